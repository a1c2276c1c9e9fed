import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'

/** The path of a program; the Debian package of its name is installed where it is missing and we may. */
export async function findProgram(name: string, say: (line: string) => void = console.log): Promise<string | undefined> {
  const found = lookForProgram(name)
  if (found || !canInstallDebianPackages()) return found
  say(`${name}: not here, so the Debian package is installed`)
  await installDebianPackage(name)
  return lookForProgram(name)
}

/** Looks without installing anything. */
export function lookForProgram(name: string): string | undefined {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
