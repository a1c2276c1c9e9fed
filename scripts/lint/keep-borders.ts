import { dirname, join, relative, resolve, sep } from 'node:path'

/** For each folder of the house, what it may import besides itself; `*` is everything. Packages are free to all. */
const mayImport: Record<string, readonly string[]> = {
  workshop: [],
  enquiries: ['workshop'],
  site: ['workshop', 'enquiries', 'art'],
  server: ['workshop', 'enquiries'],
  art: ['workshop'],
  e2e: ['*'],
  benchmarks: ['*'],
  scripts: ['*'],
  // The settings of the tools, which stand at the root.
  '.': ['workshop', 'enquiries', 'site', 'server', 'art', 'scripts'],
}

/** Single files that may import more than their folder. */
const exceptions: readonly { file: RegExp; mayImport: string }[] = [
  { file: /^server\/main\.ts$/, mayImport: 'build' },
  { file: /\.test\.tsx?$/, mayImport: 'scripts/find-chromium.ts' },
]

/**
 * What is wrong with an import, said to the one who wrote it; undefined when it is allowed.
 * @param file path of the importing file from the root, with forward slashes
 * @param imported path of what it imports, likewise
 */
export function findBorderFault(file: string, imported: string): string | undefined {
  const from = topFolder(file)
  const allowed = [...(mayImport[from] ?? []), ...exceptions.filter((one) => one.file.test(file)).map((one) => one.mayImport)]
  const isAllowed = allowed.some((path) => path === '*' || imported === path || imported.startsWith(`${path}/`))
  if (isAllowed || topFolder(imported) === from) return undefined
  return `${file} may not import ${imported}: ${from} may import ${allowed.join(', ') || 'nothing'} besides itself (scripts/lint/keep-borders.ts).`
}

function topFolder(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return rest.length > 0 ? first : '.'
}

type Source = { type: string; value?: unknown }
type Importing = { source: Source | null }
type Context = { filename: string; report(fault: { node: Source; message: string }): void }

const root = resolve(import.meta.dirname, '../..')
const fromRoot = (path: string) => relative(root, path).split(sep).join('/')

/** The rule for Oxlint, which asks for a default export. It sees imports, types' imports and re-exports whose path is written out. */
export default {
  meta: { name: 'house' },
  rules: {
    borders: {
      create(context: Context) {
        const see = ({ source }: Importing) => {
          if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
          const imported = fromRoot(join(dirname(context.filename), source.value))
          const message = findBorderFault(fromRoot(context.filename), imported)
          if (message) context.report({ node: source, message })
        }
        return { ImportDeclaration: see, ExportNamedDeclaration: see, ExportAllDeclaration: see, ImportExpression: see, TSImportType: see }
      },
    },
  },
}
