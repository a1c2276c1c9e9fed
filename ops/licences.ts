import { readFile } from 'node:fs/promises'

/** A package in the lock file. `dev`: only for building and testing. */
type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  hasInstallScript?: boolean
  resolved?: string
}
export type Lock = { packages: Readonly<Record<string, LockedPackage>> }

/** Dev dependencies that end up in the pages: icons, logos, fonts. */
export const bundled = ['lucide-react', 'simple-icons', '@fontsource-variable/archivo', '@fontsource-variable/ibm-plex-sans']

/** Licences that allow shipping without publishing our own sources. OFL is for the fonts, CC-BY for the public holidays; THIRD-PARTY.md names both. */
const permitted = [
  '(ISC AND CC-BY-3.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]

type ShippedPackage = { name: string; version: string; licence: string; permitted: boolean }

/** Returns every package that runs on the server or is delivered in pages, by name. */
export function shippedPackages({ packages }: Lock): ShippedPackage[] {
  return Object.entries(packages)
    .map(([path, part]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), part, path }))
    .filter(({ path, name, part }) => path !== '' && (!part.dev || bundled.includes(name)))
    .map(({ name, part: { version = '', license: licence = 'unknown' } }) => ({
      name,
      version,
      licence,
      permitted: permitted.includes(licence),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

if (import.meta.main) {
  const parts = shippedPackages(JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')))
  for (const { name, version, licence, permitted } of parts)
    console.log(`${permitted ? ' ' : '!'} ${licence.padEnd(14)} ${name} ${version}`)
  if (parts.some(({ permitted }) => !permitted)) process.exitCode = 1
}
