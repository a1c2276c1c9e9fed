import { parseAst } from 'vite'
import { features } from 'web-features'
import { supportedBrowsers } from '../ui/supported-browsers.ts'

/** A key of browser-compat-data, such as javascript.builtins.Promise.withResolvers, with the version of each browser that has it. */
type Feature = { key: string; support: Readonly<Record<string, string | undefined>> }

const all: Feature[] = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature'
    ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => ({ key, support: { ...support } }))
    : [],
)

const ofScripts = all.filter(({ key }) => /^(?:api|javascript\.builtins)\./.test(key))
const older = ofScripts.filter(({ support }) => isInAll(support)).map(({ key }) => inCode(key))
// Code says only a method's name, which may be that of an older one.
const olderMethods = new Set(older.map((name) => `.${name.split('.').at(-1)}`))
const newer = new Map(
  ofScripts
    .filter(({ support }) => !isInAll(support))
    .map(({ key }) => [inCode(key), key] as const)
    .filter(([name]) => !older.includes(name) && !olderMethods.has(name)),
)

/** Returns a feature as code has it: a global such as 'Temporal', a static method such as 'URL.parse', a method such as '.toSorted'. */
function inCode(key: string): string {
  const [name = '', owner = ''] = key
    .replace(/^(?:api|javascript\.builtins)\./, '')
    .split('.')
    .reverse()
  return name.endsWith('_static') ? `${owner}.${name.slice(0, -'_static'.length)}` : owner ? `.${name}` : name
}

type Node = { type?: string; name?: string; callee?: Node; object?: Node; property?: Node }

/** Returns the features that a script calls or constructs and some supported browser doesn't have. */
export function newerFeaturesIn(code: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const feature = newer.get(name)
    if (feature) found.add(feature)
  }
  const visit = (node: Node) => {
    const { type, object, property } = node
    if (type === 'NewExpression' && node.callee?.name) add(node.callee.name)
    if (type === 'CallExpression' && node.callee?.type === 'MemberExpression') add(`.${node.callee.property?.name}`)
    if (type === 'MemberExpression' && object?.name) {
      add(object.name)
      add(`${object.name}.${property?.name}`)
    }
    for (const child of Object.values(node).flat()) if (typeof child === 'object' && child !== null) visit(child as Node)
  }
  visit(parseAst(code) as Node)
  return [...found].sort()
}

function isInAll(support: Feature['support']): boolean {
  return Object.entries(supportedBrowsers).every(([browser, version]) => isAtMost(support[browser], version))
}

/** Whether a version, such as '17.4' or '≤79', is no later than another. False if it is missing. */
function isAtMost(version: string | undefined, latest: string): boolean {
  if (!version) return false
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  const [latestMajor = 0, latestMinor = 0] = latest.split('.').map(Number)
  return major < latestMajor || (major === latestMajor && minor <= latestMinor)
}
