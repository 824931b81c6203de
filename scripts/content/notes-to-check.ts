import type { Figure } from '@/lib/figures/figure'
import type { NoteSource } from '@/lib/notes/check-note'
import type { Glossary } from '@/lib/notes/glossary'
import { bundle, contentHash, keptIn, writeWhole } from './bundle'
import { termsElsewhere } from './glossaries'
import { isInTurn } from './in-turn'
import { addressOf, NOTES, namedFigures, noteAddresses } from './note-files'

const LEDGER_FILE = `${NOTES}/ledger.json`
const CHECKER = 'scripts/content/check-one.ts'

/** What passed: each note with its figures, by the check of its time, and all of them beside each other. */
export type NoteLedger = { all: string; notes: Readonly<Record<string, string>> }
export type NoteToCheck = { note: NoteSource; figures: ReadonlyMap<string, Figure>; glossary: Glossary }

/** Damaged, it counts as none: then everything is looked at. */
export function noteLedger(): NoteLedger {
  const { all = '', notes = {} } = keptIn<Partial<NoteLedger>>(LEDGER_FILE, {})
  return { all, notes }
}

/** Of each note, the figures it names and the code that judges them; syllabuses are part of that. */
export async function hashesOfNotes(
  notes: readonly NoteToCheck[],
  checker = CHECKER,
): Promise<Map<string, string>> {
  const code = contentHash((await bundle(checker)).code)
  return new Map(
    notes.map(({ note, figures, glossary }) => {
      const named = JSON.stringify([
        namedFigures(note, name => figures.get(name)),
        termsElsewhere(note, glossary),
      ])
      return [addressOf(note), contentHash(code, addressOf(note), note.source, named)]
    }),
  )
}

const hashOfAll = (hashes: ReadonlyMap<string, string>) => contentHash(...[...hashes].flat())

/** Which notes are looked at, and whether all are compared with each other. */
export function notesToCheck(
  hashes: ReadonlyMap<string, string>,
  ledger: NoteLedger,
  { day, isAll }: { day: string; isAll: boolean },
): { looked: Set<string>; isAcross: boolean; all: string } {
  const looked = [...hashes].filter(
    ([address, hash]) => isAll || ledger.notes[address] !== hash || isInTurn(address, day),
  )
  const all = hashOfAll(hashes)
  const isAcross = isAll || ledger.all !== all || isInTurn(NOTES, day)
  return { looked: new Set(looked.map(([address]) => address)), isAcross, all }
}

type Outcome = {
  hashes: ReadonlyMap<string, string>
  looked: ReadonlySet<string>
  wrong: ReadonlySet<string>
  /** Whether all notes there are were compared, and nothing was wrong. */
  isWhole: boolean
}

/** What passed is entered; what is wrong, or gone, leaves. */
export function writeNoteLedger(before: NoteLedger, { hashes, looked, wrong, isWhole }: Outcome): void {
  const notes: Record<string, string> = {}
  for (const address of noteAddresses()) {
    const hash = looked.has(address) ? hashes.get(address) : before.notes[address]
    if (hash !== undefined && !wrong.has(address)) notes[address] = hash
  }
  const all = isWhole ? hashOfAll(hashes) : wrong.size > 0 ? '' : before.all
  writeWhole(LEDGER_FILE, `${JSON.stringify({ all, notes }, null, 2)}\n`)
}
