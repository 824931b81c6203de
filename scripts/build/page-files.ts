import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesNamedIn, filesOfDocument } from '@/lib/offline/named-files'
import { fileOf, pagesFolder } from './build-files'

/** The page as the build has written it; `address` as browsers ask for it. */
export function htmlOf(buildFolder: string, address: string): string {
  return readFileSync(join(pagesFolder(buildFolder), `${address}.html`), 'utf8')
}

/**
 * All that the pages may ever load of the build's own files: the scripts and sheets that they name, what those name, and
 * so on. @returns addresses, sorted
 * @throws Error when a file is named that the build does not have
 */
export function filesOfPages(buildFolder: string, addresses: readonly string[]): string[] {
  const found = new Set(addresses.flatMap(address => filesOfDocument(htmlOf(buildFolder, address))))
  // A set hands out what is added while it is read.
  for (const url of found) {
    const file = fileOf(buildFolder, url)
    const named = url.endsWith('.js') ? filesNamedIn(readFileSync(file, 'utf8')) : []
    for (const each of named) found.add(each)
  }
  return [...found].sort()
}
