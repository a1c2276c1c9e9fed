import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { factProblems } from '../domain/facts/facts-schema.ts'
import { firstFacts } from '../workshop/first-facts.ts'
import { buildSettings, checkBuildSettings } from './build-settings.ts'

const root = new URL('../', import.meta.url)
const marker = new URL('dist/built-from', root)

/** Invalid facts or settings; the message lists them all, each with its fix. */
class BuildError extends Error {
  override name = 'BuildError'

  constructor(errors: readonly string[]) {
    super(`The site can't be built:\n${errors.map((error) => `- ${error}`).join('\n')}`)
  }
}

/** Builds the site and its server into dist/, unless the sources are unchanged since the last build. */
async function build(): Promise<void> {
  const sources = await hashSources()
  if ((await readFile(marker, 'utf8').catch(() => '')) === sources) return
  const errors = [...factProblems(firstFacts).map((problem) => `workshop/first-facts.ts: ${problem}`), ...checkBuildSettings()]
  if (errors.length > 0) throw new BuildError(errors)

  const started = performance.now()
  console.log('Building the site…')
  // Loaded lazily: Vite and sharp take half a second, and usually nothing has changed.
  const { buildSite } = await import('./build-site.ts')
  await buildSite()
  await writeFile(marker, sources)
  console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** Returns a hash over everything that the build depends on. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([buildSettings, process.version]))
  const patterns = ['{workshop,content,domain,ui,site,server,desk,art,build,ops}/**/*.*', '*.config.{js,ts}', 'package-lock.json']
  const generated = /^(site[\\/]public[\\/]assets|ui[\\/]fonts)[\\/]|\.generated\.\w+$|\.test\.tsx?$/
  const files = await Array.fromAsync(glob(patterns, { cwd: fileURLToPath(root) }))
  for (const file of files.filter((each) => !generated.test(each)).sort()) {
    hash.update(file).update(await readFile(new URL(file.replaceAll('\\', '/'), root)))
  }
  return hash.digest('hex')
}

try {
  await build()
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
