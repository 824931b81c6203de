/** What `npm run questions:check` found without fault; kept in content/questions/ledger.json. */
export type Passed = {
  /** Of all that was looked at: tells whether it was changed since. */
  hash: string
  /** Of the check that it passed. */
  by: string
  /** Day of the check. */
  on: string
}

/** A file of templates; its hash is of its code with all that it uses. */
export type LedgerFile = Passed & {
  templates: number
  /** How many of them compute their answers a second way, which must agree. */
  derived: number
  /** How many a second person has read against the syllabus, and the last day of it. */
  read: number
  readOn: string | null
}
export type Ledger = {
  draws: number
  /** Hash of all that docs/papers.md and `apart` were written from. */
  report: string
  /** By paper id, how many of its numbered mocks from the first on share no template. */
  apart: Readonly<Record<string, number>>
  /** By paper id; the hash is of the blueprint and of the files that it draws on. */
  papers: Readonly<Record<string, Passed>>
  files: Readonly<Record<string, LedgerFile>>
}

/** The same for one paper: all files that it draws on. */
export type LedgerEntry = {
  apart: number
  templates: number
  draws: number
  derived: number
  read: number
  /** The oldest check among the files. */
  on: string
  readOn: string | null
  /** Files that were written or changed since they were last checked. */
  changed: number
}

/** Null when none of the files was ever checked. `hashes`: the files as they are now, by address. */
export function ledgerEntry(
  ledger: Ledger,
  paperId: string,
  hashes: ReadonlyMap<string, string>,
): LedgerEntry | null {
  const found = [...hashes].flatMap(([address, hash]) => {
    const file = ledger.files[address]
    return file?.hash === hash ? [file] : []
  })
  if (found.length === 0) return null
  const sum = (of: (file: LedgerFile) => number) => found.reduce((all, file) => all + of(file), 0)
  return {
    apart: ledger.apart[paperId] ?? 1,
    templates: sum(file => file.templates),
    draws: ledger.draws,
    derived: sum(file => file.derived),
    read: sum(file => file.read),
    on: found.map(({ on }) => on).sort()[0] ?? '',
    readOn:
      found
        .flatMap(({ readOn }) => readOn ?? [])
        .sort()
        .at(-1) ?? null,
    changed: hashes.size - found.length,
  }
}
