import { readdir, readFile } from 'node:fs/promises'
import { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs'

/** Checks the Python in art/scenes/ with Ruff, which npm installs as WebAssembly: no Python is needed. */
const folder = new URL('../art/scenes/', import.meta.url)

const select = ['B', 'E4', 'E7', 'E9', 'F', 'PIE', 'W']
// Closures in loops are called at once (B023), zipped lists are built side by side (B905), and i and l are indices and lengths (E741).
const ignore = ['B023', 'B905', 'E741']
const ruff = new Workspace({ 'target-version': 'py311', lint: { select, ignore } }, PositionEncoding.Utf16)

const problems: string[] = []
for (const path of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.py')).sort()) {
  const source = await readFile(new URL(path, folder), 'utf8')
  for (const { code, message, start_location: at } of ruff.check(source) as Diagnostic[]) {
    problems.push(`art/scenes/${path}:${at.row}:${at.column} ${code ?? 'syntax'}: ${message}\n`)
  }
}

process.stderr.write(problems.join(''))
process.exitCode = problems.length > 0 ? 1 : 0
