import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'

/** Returns the path of a program. Installs its Debian package if it is missing and we have permission. */
export async function findProgram(name: string, debianPackage = name): Promise<string | undefined> {
  const found = lookForProgram(name)
  if (found || !canInstallDebianPackages()) return found
  console.log(`${name}: not found, installing the Debian package ${debianPackage}`)
  await installDebianPackage(debianPackage)
  return lookForProgram(name)
}

/** Like `findProgram`, but installs nothing. */
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
