import { readFile } from 'node:fs/promises'

/** A package of the lock file. `dev`: only for building and testing. */
export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  hasInstallScript?: boolean
  resolved?: string
}
export type Lock = { packages: Readonly<Record<string, LockedPackage>> }

/** Parts for building that leave something of themselves in the pages: icons, brand marks, fonts. */
export const builtIn = ['lucide-react', 'simple-icons', '@fontsource-variable/archivo', '@fontsource-variable/ibm-plex-sans']

/** Licences that let a business ship a part without giving its own sources away. OFL is the fonts'. */
const permitted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1']

export type ShippedPart = { name: string; version: string; licence: string; permitted: boolean }

/** Every package that runs on the server or stands in the pages, by name. */
export function shippedParts({ packages }: Lock): ShippedPart[] {
  return Object.entries(packages)
    .map(([path, part]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), part, path }))
    .filter(({ path, name, part }) => path !== '' && (!part.dev || builtIn.includes(name)))
    .map(({ name, part: { version = '', license: licence = 'unknown' } }) => ({
      name,
      version,
      licence,
      permitted: permitted.includes(licence),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

if (import.meta.main) {
  const parts = shippedParts(JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')))
  for (const { name, version, licence, permitted } of parts)
    console.log(`${permitted ? ' ' : '!'} ${licence.padEnd(14)} ${name} ${version}`)
  if (parts.some(({ permitted }) => !permitted)) process.exitCode = 1
}
