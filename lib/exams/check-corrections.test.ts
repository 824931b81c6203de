import { allBlueprints } from './blueprints'
import { correctionFaults } from './check-corrections'
import type { Change, Correction } from './correction'
import { choiceBank } from './testing'

// Its options are the statements "the right one", "one", "two" and "three"; checked on 2026-11-20.
const bank = choiceBank(['1'], 2)
const [template] = bank.filter(({ id }) => id === '1.2/q1')
const foreign = allBlueprints().find(({ subject }) => subject !== 'physics')?.paperId
const PAPER = 'igcse-physics-paper-2.1x7k2.K7QF3M'

const correction = (change: Change, more: Partial<Correction> = {}): Correction => ({
  id: 'one',
  template: 'igcse/physics/1.2/q1',
  part: '',
  drawnBefore: '2026-11-24',
  change,
  reason: 'The figure shows another metal than the text.',
  day: '2026-11-24',
  ...more,
})
const swap = (from: string, to: string): Change => ({ key: { from, to } })

/** Letters of the very draw that question 7 of the paper is. */
function lettersOfDraw(): { right: string; wrong: string } {
  const [part] = template?.draw(`${PAPER}#7`).question.parts ?? []
  const errors = part?.kind === 'choice' ? part.options.map(({ error }) => error) : []
  return {
    right: 'ABCD'[errors.indexOf(null)] ?? '',
    wrong: 'ABCD'[errors.findIndex(error => error !== null)] ?? '',
  }
}
const { right, wrong } = lettersOfDraw()
const ofPaper = { paper: PAPER, part: '7', drawnBefore: undefined }

it.each<[string, Correction]>([
  ['everyone', correction({ everyone: true })],
  ['an option by its text', correction(swap('the right one', 'two'))],
  ['a further option', correction({ alsoRight: 'three' })],
  ['letters of the very draw', correction(swap(right, wrong), ofPaper)],
  [
    'an option that a mended template has no longer',
    correction(swap('old', 'two'), { drawnBefore: '2026-11-20' }),
  ],
])('finds no fault in %s', (_, each) => {
  expect(correctionFaults(each, bank)).toEqual([])
})

it.each<[string, Correction, RegExp]>([
  [
    'a template that is not there',
    correction({ everyone: true }, { template: 'igcse/physics/1.2/q9' }),
    /no template/,
  ],
  ['a part that is not there', correction({ everyone: true }, { part: 'b' }), /no part "b"/],
  [
    'a paper of no plan',
    correction({ everyone: true }, { ...ofPaper, paper: PAPER.replace('2', '99') }),
    /no paper/,
  ],
  [
    'a paper of another subject',
    correction({ everyone: true }, { ...ofPaper, paper: `${foreign}.1x7k2.K7QF3M` }),
    /another subject/,
  ],
  ['another key', correction(swap('one', 'two')), /the key is not "one"/],
  ['an option that is in no draw', correction({ alsoRight: 'four' }), /no option is "four"/],
  ['another letter of the very draw', correction(swap(wrong, right), ofPaper), /right already/],
  ['a cell of a choice', correction({ alsoRight: 'two', cell: 'a' }), /no cells/],
  [
    'a cell even when mended',
    correction({ alsoRight: 'two', cell: 'a' }, { drawnBefore: '2026-11-20' }),
    /no cells/,
  ],
  [
    'a formula that does not compile',
    correction({ everyone: true }, { reason: 'It is $\\frac{1}{$ and not more.' }),
    /cannot be set/,
  ],
])('finds %s', (_, each, fault) => {
  expect(correctionFaults(each, bank)).toEqual([expect.stringMatching(fault)])
})
