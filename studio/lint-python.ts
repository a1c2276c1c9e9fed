import { readdir, readFile, writeFile } from 'node:fs/promises'
import { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs'

/** Checks the Python in scenes/ with Ruff, which npm installs as WebAssembly: no Python is needed. With --write, formats it first. */
const folder = new URL('./scenes/', import.meta.url)

const select = ['B', 'E4', 'E7', 'E9', 'F', 'PIE', 'W']
// Closures in loops are called at once (B023), zipped lists are built side by side (B905), and i and l are indices and lengths (E741).
const ignore = ['B023', 'B905', 'E741']
const format = { 'skip-magic-trailing-comma': true }
const options = { 'target-version': 'py311', 'line-length': 140, format, lint: { select, ignore } }
const ruff = new Workspace(options, PositionEncoding.Utf16)
const write = process.argv.includes('--write')

const problems: string[] = []
for (const path of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.py')).sort()) {
  const file = new URL(path, folder)
  const given = await readFile(file, 'utf8')
  const source = ruff.format(given)
  if (source !== given && write) await writeFile(file, source)
  else if (source !== given) problems.push(`scenes/${path}: not formatted; run npm run format\n`)
  for (const { code, message, start_location: at } of ruff.check(source) as Diagnostic[]) {
    problems.push(`scenes/${path}:${at.row}:${at.column} ${code ?? 'syntax'}: ${message}\n`)
  }
}

process.stderr.write(problems.join(''))
process.exitCode = problems.length > 0 ? 1 : 0
