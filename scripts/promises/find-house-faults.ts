const drawers = ['utils', 'util', 'helpers', 'lib', 'common', 'misc']
const namedByCustom = /^(?:README|CREDITS|LICENSE|CHANGELOG|CONTRIBUTING|CODEOWNERS|THIRD-PARTY|Dockerfile)(?:\.\w+)?$/

/** Folders at the root that the import rules know by name (biome.jsonc). */
const roots = ['workshop', 'enquiries', 'site', 'server', 'desk', 'art', 'scripts', 'e2e', 'benchmarks', 'build']

/** What is wrong with where a file stands or how it is named, said with the repair; empty when all is well. */
export function findHouseFaults(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folders = file.split('/').slice(0, -1)
    const name = file.split('/').at(-1) ?? ''
    const faults: string[] = []
    const drawer = folders.find((folder) => drawers.includes(folder))
    if (drawer)
      faults.push(`${file} lies in a drawer called ${drawer}. Put it beside its first user, or name the folder after what it does.`)
    const mistakable = /\.tsx?$/.test(file) && folders.slice(1).find((folder) => roots.includes(folder))
    if (mistakable)
      faults.push(`${file}: the import rules would take its folder for ${mistakable}/ at the root. Give the folder another name.`)
    if (/^index\.[cm]?[jt]sx?$/.test(name)) faults.push(`${file} hides what it is. Give it the name of the thing that it holds.`)
    // Python can import no name with a hyphen in it.
    const allowed = name.endsWith('.py') ? /^[a-z0-9._]*$/ : /^[a-z0-9.-]*$/
    const odd = [...folders, namedByCustom.test(name) ? '' : name].find((part) => !(part === name ? allowed : /^[a-z0-9.-]*$/).test(part))
    if (odd) faults.push(`${file}: '${odd}' is not in kebab case. Write it in small letters, with hyphens between the words.`)
    return faults
  })
}
