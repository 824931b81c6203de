import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fileOf } from './build-files'

/**
 * What a page may weigh on its first visit, gzipped KiB: the document with its styles and data, and the scripts that
 * it asks for at first. React and Next alone are 136 of the scripts. A page belongs to the first family that fits.
 * Raise a figure only with a reason in the message of the commit.
 */
type Family = { name: string; pages: RegExp; document: number; scripts: number }

const FAMILIES: readonly Family[] = [
  { name: 'note', pages: /^reader(\/[^/]+){4}$/, document: 40, scripts: 168 },
  { name: 'glossary', pages: /^reader(\/[^/]+){2}\/glossary$/, document: 32, scripts: 161 },
  { name: 'topic', pages: /^reader\//, document: 24, scripts: 161 },
  { name: 'revision list', pages: /^revision-notes(\/[^/]+){2}$/, document: 30, scripts: 159 },
  { name: 'subject', pages: /^(igcse|alevels)\/[^/]+$/, document: 37, scripts: 156 },
  { name: 'sitting, review, print', pages: /^mock-exam(\/[^/]+){3}$/, document: 10, scripts: 192 },
  { name: 'mock list', pages: /^mock-exam(\/|$)/, document: 28, scripts: 168 },
  { name: 'deck', pages: /^flashcards(\/[^/]+){2}$/, document: 93, scripts: 165 },
  { name: 'sheet', pages: /^sheets\//, document: 32, scripts: 157 },
  {
    name: 'form',
    pages: /^(account|reset-password|tutor\/answer|offline|search)$/,
    document: 19,
    scripts: 192,
  },
  { name: 'text', pages: /./, document: 26, scripts: 162 },
]

export type Weighed = { family: string; pages: number; document: number; scripts: number; faults: string[] }

type Weight = { page: string; document: number; scripts: number }

const heaviest = (pages: readonly Weight[], what: 'document' | 'scripts') =>
  pages.reduce<Weight>((most, each) => (each[what] > most[what] ? each : most), {
    page: '',
    document: 0,
    scripts: 0,
  })

function faultsOf(family: Family, pages: readonly Weight[]): string[] {
  return (['document', 'scripts'] as const).flatMap(what => {
    const over = pages.filter(each => each[what] > family[what])
    const worst = heaviest(over, what)
    return over.length === 0
      ? []
      : [
          `${family.name}: the ${what} of ${over.length} of ${pages.length} pages weigh more than ${family[what]} KiB, ${worst.page} ${worst[what].toFixed(1)}`,
        ]
  })
}

/** A finished page: what its document weighs gzipped, in bytes, and the scripts that it asks for at first. */
export type FinishedPage = { page: string; document: number; scripts: readonly string[] }

/** @returns the heaviest pages of each family, KiB, and a sentence for each budget that is not kept */
export function weighPages(
  buildFolder: string,
  pages: readonly FinishedPage[],
  families = FAMILIES,
): Weighed[] {
  const known = new Map<string, number>()
  const gzipped = (address: string) => {
    const file = fileOf(buildFolder, address)
    const size = known.get(address) ?? gzipSync(readFileSync(file)).length
    known.set(address, size)
    return size
  }
  const weighed = pages.map(({ page, document, scripts }) => ({
    page,
    document: document / 1024,
    scripts: scripts.reduce((sum, address) => sum + gzipped(address), 0) / 1024,
  }))
  const familyOf = (page: string) => families.find(family => family.pages.test(page))
  return families.map(family => {
    const own = weighed.filter(({ page }) => familyOf(page) === family)
    return {
      family: family.name,
      pages: own.length,
      document: heaviest(own, 'document').document,
      scripts: heaviest(own, 'scripts').scripts,
      faults: faultsOf(family, own),
    }
  })
}
