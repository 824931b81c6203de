import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files below the folder whose names have the ending, sorted. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Where pages lie below the build's folder. */
export const pagesFolder = (buildFolder: string) => join(buildFolder, 'server', 'app')

/** The file of the build behind an address. */
export const fileOf = (buildFolder: string, address: string) =>
  join(buildFolder, address.replace('/_next/', ''))
