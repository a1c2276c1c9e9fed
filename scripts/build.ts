import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build as buildWithVite } from 'vite'
import { business } from '../workshop/business.ts'
import { checkBusiness } from '../workshop/check-business.ts'
import { buildSettings, checkBuildSettings } from './build-settings.ts'
import { compressFiles } from './compress-files.ts'
import { prepare } from './prepare.ts'
import { prerender } from './prerender.ts'
import { writeSearchFiles } from './search-files.ts'
import { writeUnavailablePage } from './unavailable-page.ts'

const root = new URL('../', import.meta.url)
const mark = new URL('build/built-from', root)

/** Facts or settings that no site can be built from; the message lists them all, each with its fix. */
class CannotBuild extends Error {
  override name = 'CannotBuild'

  constructor(faults: readonly string[]) {
    super(`The site cannot be built:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  }
}

/** Builds the site, or says why not, in words for people, and ends the process. */
export async function buildOrExit(): Promise<void> {
  try {
    await build()
  } catch (error) {
    if (!(error instanceof CannotBuild)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Builds the site into build/, unless it stands there already, built from these very sources. */
async function build(): Promise<void> {
  const sources = await hashSources()
  if ((await readFile(mark, 'utf8').catch(() => '')) === sources) return
  const faults = [...checkBusiness(business), ...checkBuildSettings()]
  if (faults.length > 0) throw new CannotBuild(faults)

  const started = performance.now()
  console.log('Building the site…')
  await prepare()
  await rm(new URL('build/', root), { recursive: true, force: true })
  // React has a build for development and one for production, and chooses when it is loaded.
  process.env.NODE_ENV = 'production'
  const options = { root: fileURLToPath(root), logLevel: 'warn' } as const
  await Promise.all([buildWithVite(options), buildWithVite({ ...options, build: { ssr: true } })])
  const count = await prerender()
  await rm(new URL('build/client/.vite/', root), { recursive: true, force: true })
  await writeSearchFiles(new URL('build/client/', root))
  await writeUnavailablePage(new URL('build/unavailable.html', root))
  await compressFiles(new URL('build/client/', root))
  await writeFile(mark, sources)
  console.log(`Built ${count} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** One hash over everything that the built site depends on. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([buildSettings, process.version]))
  const patterns = ['{workshop,enquiries,site,art,scripts}/**/*.*', '*.config.ts', 'package-lock.json']
  const made = /^site[\\/](public[\\/]assets|design[\\/]fonts)[\\/]|\.generated\.\w+$|\.test\.tsx?$|\.py$/
  const files = await Array.fromAsync(glob(patterns, { cwd: fileURLToPath(root) }))
  for (const file of files.filter((each) => !made.test(each)).sort()) {
    hash.update(file).update(await readFile(new URL(file.replaceAll('\\', '/'), root)))
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildOrExit()
