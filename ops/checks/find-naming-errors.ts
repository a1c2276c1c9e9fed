const catchAlls = ['utils', 'util', 'helpers', 'lib', 'common', 'misc']
const conventionalNames = /^(?:README|CREDITS|LICENSE|CHANGELOG|CONTRIBUTING|CODEOWNERS|THIRD-PARTY|Dockerfile)(?:\.\w+)?$/

/** Folders at the root that the import rules know by name (biome.jsonc). */
const roots = ['workshop', 'content', 'domain', 'ui', 'art', 'site', 'server', 'desk', 'build', 'ops', 'e2e', 'benchmarks', 'dist']

/** Finds files whose folder or name breaks our rules. Each error says how to fix it. */
export function findNamingErrors(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folders = file.split('/').slice(0, -1)
    const name = file.split('/').at(-1) ?? ''
    const errors: string[] = []
    const catchAll = folders.find((folder) => catchAlls.includes(folder))
    if (catchAll)
      errors.push(
        `${file} is in a catch-all folder called ${catchAll}. Put it beside its first user, or name the folder after what it does.`,
      )
    const ambiguous = /\.tsx?$/.test(file) && folders.slice(1).find((folder) => roots.includes(folder))
    if (ambiguous) errors.push(`${file}: the import rules would mistake its folder for ${ambiguous}/ at the root. Rename the folder.`)
    if (/^index\.[cm]?[jt]sx?$/.test(name)) errors.push(`${file} does not say what it contains. Name it after its content.`)
    const odd = [...folders, conventionalNames.test(name) ? '' : name].find((part) => !/^[a-z0-9.-]*$/.test(part))
    if (odd) errors.push(`${file}: '${odd}' is not in kebab case. Use lower case, with hyphens between words.`)
    return errors
  })
}
