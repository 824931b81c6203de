import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '@/lib/figures/figure'
import { isInTurn } from './in-turn'
import { hashesOfNotes, type NoteLedger, type NoteToCheck, notesToCheck } from './notes-to-check'

const root = mkdtempSync(join(tmpdir(), 'markwell-notes-'))
const checker = join(root, 'checker.ts')
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(() => writeFileSync(checker, 'export const check = (text: string) => text.length > 3\n'))

const figure = (svg: string) => ({ name: 'waves/crest', svg }) as Figure
const notes = (sound: string, crest: string): NoteToCheck[] =>
  [
    ['sound', sound],
    ['light', 'Light. ::figure[A crest.]{name="waves/crest"}'],
  ].map(([subtopic = '', source = '']) => ({
    note: { level: 'igcse', subject: 'physics', topic: 'waves', subtopic, source },
    figures: new Map([['waves/crest', figure(crest)]]),
    glossary: new Map(),
  }))
const SOUND = 'igcse/physics/waves/sound'
const LIGHT = 'igcse/physics/waves/light'

/** A day on which it is the turn of none of them. */
const day = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`).find(
  each => ![SOUND, LIGHT, 'content/notes'].some(address => isInTurn(address, each)),
)

async function after(change: () => void, later: NoteToCheck[], ledger?: NoteLedger) {
  const before = await hashesOfNotes(notes('Sound.', '<a/>'), checker)
  const none: NoteLedger = { all: '', notes: {} }
  // What a run that found nothing leaves behind.
  const passed = {
    notes: Object.fromEntries(before),
    all: notesToCheck(before, none, { day: day ?? '', isAll: false }).all,
  }
  change()
  const hashes = await hashesOfNotes(later, checker)
  const { looked, isAcross } = notesToCheck(hashes, ledger ?? passed, { day: day ?? '', isAll: false })
  return { looked: [...looked], isAcross }
}

const nothing = () => {}

it.each([
  ['nothing', nothing, notes('Sound.', '<a/>'), { looked: [], isAcross: false }],
  ['a note', nothing, notes('Sound waves.', '<a/>'), { looked: [SOUND], isAcross: true }],
  ['a figure', nothing, notes('Sound.', '<b/>'), { looked: [LIGHT], isAcross: true }],
  [
    'a comment in the checker',
    () => appendFileSync(checker, '// so\n'),
    notes('Sound.', '<a/>'),
    { looked: [], isAcross: false },
  ],
  [
    'the checker',
    () => writeFileSync(checker, 'export const check = (text: string) => text.length > 4\n'),
    notes('Sound.', '<a/>'),
    { looked: [SOUND, LIGHT], isAcross: true },
  ],
])('after a change of %s, what it bears on is looked at', async (_, change, later, wanted) => {
  expect(await after(change, later)).toEqual(wanted)
})

it('an empty ledger has nothing looked at', async () => {
  const empty = { all: '', notes: {} }
  expect(await after(nothing, notes('Sound.', '<a/>'), empty)).toEqual({
    looked: [SOUND, LIGHT],
    isAcross: true,
  })
})
