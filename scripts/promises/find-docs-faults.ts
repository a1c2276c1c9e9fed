import { matchesGlob } from 'node:path'

/** What the documents are held against. */
export type House = {
  /** Files of the checkout, from its root. */
  files: readonly string[]
  /** Whether git ignores a path, because something generates it. */
  isGenerated: (path: string) => boolean
  /** Names of the scripts in package.json. */
  scripts: readonly string[]
  /** Everything that reads environment variables, as one text. */
  sources: string
}

/** Variables that Node and the machine read, not we. */
const ofTheMachine = ['CI', 'HOME', 'NODE_ENV', 'NODE_OPTIONS', 'PATH', 'TZ']

const bareFile = /^[\w.-]+\.(?:tsx?|m?js|css|json|md|ya?ml|sh)$/
const anyFile = /\.(?:tsx?|m?js|css|json|md|ya?ml|sh|svg|sql|avif|webp|jpe?g|png|woff2)$/

/**
 * What a document names that is not there: paths in backticks and in relative links, scripts of npm, environment variables. Each fault
 * says what its reader would have met, and the repair.
 *
 * It does not see a folder that is named without a slash at its end and whose first part is unknown too, nor a variable of one word
 * (`PORT`) unless it is set (`PORT=3000`) or begins a row of a table.
 */
export function findDocsFaults(name: string, text: string, house: House): string[] {
  return text.split('\n').flatMap((line, at) => {
    const where = `${name}:${at + 1}`
    const quoted = [...line.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner)
    const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target))
    const run = [...line.matchAll(/\bnode ([\w./-]+\.ts)\b/g)].map(([, script = '']) => script)
    const paths = [...quoted.filter((word) => looksLikePath(word, house)), ...links, ...run].map(bare)
    return [
      ...paths
        .filter((path) => !exists(path, name, house))
        .map((path) => `${where} sends its reader to ${path}, and nothing is there. Mend the path, or take the sentence away.`),
      ...scriptsIn(line)
        .filter((script) => !house.scripts.includes(script))
        .map((script) => `${where} tells its reader to run npm's script ${script}, which package.json does not have. Mend the name.`),
      ...variablesIn(line, quoted)
        .filter((variable) => !new RegExp(`\\b${variable}\\b`).test(house.sources))
        .map((variable) => `${where} lets its reader set ${variable}, which nothing reads. Mend the name, or take the variable away.`),
    ]
  })
}

/** A path without what is only a pointer into the file: a line, a heading. */
function bare(path: string): string {
  return path.replace(/[#?].*$/, '').replace(/:\d+(?:[-:]\d+)?$/, '')
}

function looksLikePath(word: string, { files }: House): boolean {
  // Spaces and braces belong to code, a first slash to an address of the site, an @ to a package.
  if (/[\s<>(){}=,;…]|^[/@$]|^https?:|^node:/.test(word)) return false
  const path = bare(word)
  if (!path.includes('/')) return bareFile.test(path)
  const [first = ''] = path.split('/')
  return path.endsWith('/') || first.startsWith('.') || anyFile.test(path) || files.some((file) => file.startsWith(`${first}/`))
}

function exists(path: string, from: string, { files, isGenerated }: House): boolean {
  const folder = new URL('.', `file:///${from}`)
  const candidates = [path, decodeURI(new URL(path, folder).pathname).slice(1)].map((one) => one.replace(/^\.\//, '').replace(/\/$/, ''))
  const isThere = (one: string) =>
    one === '' || files.some((file) => matchesGlob(file, one) || matchesGlob(file, `${one}/**`)) || isGenerated(one)
  // A file named alone may stand anywhere: the text around it says where.
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
  return [...new Set([...set, ...rows, ...compound])].filter((variable) => !ofTheMachine.includes(variable))
}
