import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'

/** The path of a program; its Debian package, usually of the same name, is installed where it is missing and we may. */
export async function findProgram(name: string, debianPackage = name): Promise<string | undefined> {
  const found = lookForProgram(name)
  if (found || !canInstallDebianPackages()) return found
  console.log(`${name}: not here, so the Debian package ${debianPackage} is installed`)
  await installDebianPackage(debianPackage)
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
