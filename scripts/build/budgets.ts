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

type What = 'document' | 'first' | 'scripts'
const NAMES: Readonly<Record<What, string>> = {
  document: 'document',
  first: 'first screen',
  scripts: 'scripts',
}

/**
 * KiB for the first screen of every page, the document until its lead, gzipped, with the head of the answer: the ten segments
 * that come in the first round trip (RFC 6928), so that no text waits for a second.
 */
const FIRST_FLIGHT = 14

export type Weighed = { family: string; pages: number; faults: string[] } & Record<What, number>

type Weight = { page: string } & Record<What, number>

const NOTHING: Weight = { page: '', document: 0, first: 0, scripts: 0 }

const heaviest = (pages: readonly Weight[], what: What) =>
  pages.reduce((most, each) => (each[what] > most[what] ? each : most), NOTHING)

function faultsOf(family: Family, pages: readonly Weight[]): string[] {
  const budget = { ...family, first: FIRST_FLIGHT }
  return (['document', 'first', 'scripts'] as const).flatMap(what => {
    const over = pages.filter(each => each[what] > budget[what])
    const worst = heaviest(over, what)
    return over.length === 0
      ? []
      : [
          `${family.name}: the ${NAMES[what]} of ${over.length} of ${pages.length} pages weigh more than ${budget[what]} KiB, ${worst.page} ${worst[what].toFixed(1)}`,
        ]
  })
}

/** A finished page: what its document and its first screen weigh gzipped, in bytes, and the scripts that it asks for at first. */
export type FinishedPage = { page: string; document: number; first: number; scripts: readonly string[] }

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
  const weighed = pages.map(({ page, document, first, scripts }) => ({
    page,
    document: document / 1024,
    first: first / 1024,
    scripts: scripts.reduce((sum, address) => sum + gzipped(address), 0) / 1024,
  }))
  const familyOf = (page: string) => families.find(family => family.pages.test(page))
  return families.map(family => {
    const own = weighed.filter(({ page }) => familyOf(page) === family)
    return {
      family: family.name,
      pages: own.length,
      document: heaviest(own, 'document').document,
      first: heaviest(own, 'first').first,
      scripts: heaviest(own, 'scripts').scripts,
      faults: faultsOf(family, own),
    }
  })
}
