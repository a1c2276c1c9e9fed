import { matchesGlob } from 'node:path'

/** What documents may refer to. */
export type Repository = {
  /** Files of the checkout, relative to its root. */
  files: readonly string[]
  /** Whether git ignores a path, because something generates it. */
  isGenerated: (path: string) => boolean
  /** Names of the scripts in package.json. */
  scripts: readonly string[]
  /** Everything that reads environment variables, as one text. */
  sources: string
}

/** Variables that Node or the system reads, not our code. */
const systemVariables = ['CI', 'HOME', 'NODE_ENV', 'NODE_OPTIONS', 'PATH', 'TZ']

const bareFile = /^[\w.-]+\.(?:tsx?|m?js|css|json|md|ya?ml|sh)$/
const anyFile = /\.(?:tsx?|m?js|css|json|md|ya?ml|sh|svg|sql|avif|webp|jpe?g|png|woff2)$/

/**
 * Finds references to things that don't exist: paths in backticks and relative links, npm scripts, environment variables. Each error says
 * how to fix it.
 *
 * It misses a folder without a trailing slash if its first segment doesn't exist either, and single-word variables (`PORT`) unless they are set
 * (`PORT=3000`) or start a table row.
 */
export function findDocErrors(name: string, text: string, repository: Repository): string[] {
  return text.split('\n').flatMap((line, at) => {
    const where = `${name}:${at + 1}`
    const quoted = [...line.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner)
    const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target))
    const commands = [...line.matchAll(/\bnode ([\w./-]+\.ts)\b/g)].map(([, script = '']) => script)
    const paths = [...quoted.filter((word) => looksLikePath(word, repository)), ...links, ...commands].map(withoutAnchor)
    return [
      ...paths
        .filter((path) => !exists(path, name, repository))
        .map((path) => `${where} refers to ${path}, which does not exist. Correct the path or remove the reference.`),
      ...scriptsIn(line)
        .filter((script) => !repository.scripts.includes(script))
        .map(
          (script) =>
            `${where} refers to npm ${script === 'start' || script === 'test' ? '' : 'run '}${script}, which package.json does not have. Correct the name.`,
        ),
      ...variablesIn(line, quoted)
        .filter((variable) => !new RegExp(`\\b${variable}\\b`).test(repository.sources))
        .map((variable) => `${where} refers to the variable ${variable}, which nothing reads. Correct the name or remove it.`),
    ]
  })
}

/** Removes a line number or heading from a path. */
function withoutAnchor(path: string): string {
  return path.replace(/[#?].*$/, '').replace(/:\d+(?:[-:]\d+)?$/, '')
}

function looksLikePath(word: string, { files }: Repository): boolean {
  // Spaces and braces mean code, a leading slash a URL path of the site, an @ a package.
  if (/[\s<>(){}=,;…]|^[/@$]|^https?:|^node:/.test(word)) return false
  const path = withoutAnchor(word)
  if (!path.includes('/')) return bareFile.test(path)
  const [first = ''] = path.split('/')
  return path.endsWith('/') || first.startsWith('.') || anyFile.test(path) || files.some((file) => file.startsWith(`${first}/`))
}

function exists(path: string, from: string, { files, isGenerated }: Repository): boolean {
  const folder = new URL('.', `file:///${from}`)
  const candidates = [path, decodeURI(new URL(path, folder).pathname).slice(1)].map((one) => one.replace(/^\.\//, '').replace(/\/$/, ''))
  const isThere = (one: string) =>
    one === '' || files.some((file) => matchesGlob(file, one) || matchesGlob(file, `${one}/**`)) || isGenerated(one)
  // A file name without a folder may be anywhere; the text around it says where.
  return candidates.some(isThere) || (!path.includes('/') && files.some((file) => file.endsWith(`/${path}`)))
}

function scriptsIn(line: string): string[] {
  const run = [...line.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => script)
  return [...run, ...[...line.matchAll(/\bnpm (test|start)\b/g)].map(([, script = '']) => script)]
}

function variablesIn(line: string, quoted: readonly string[]): string[] {
  const set = [...line.matchAll(/(?:^|[\s`])([A-Z][A-Z0-9_]+)=/g)].map(([, variable = '']) => variable)
  const rows = [...line.matchAll(/^\s*\|\s*`([A-Z][A-Z0-9_]+)`/g)].map(([, variable = '']) => variable)
  const compound = quoted.filter((word) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(word))
  return [...new Set([...set, ...rows, ...compound])].filter((variable) => !systemVariables.includes(variable))
}
