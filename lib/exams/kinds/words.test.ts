import { fc, typedText } from '@/lib/testing/properties'
import type { WordsPart } from '../question'
import { explain } from '../to-public'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

function wordsPart(changes: Partial<WordsPart>): WordsPart {
  const answers = changes.answers ?? [{ text: 'mitosis' }]
  const asked = changes.asked ?? 1
  return {
    kind: 'words',
    label: 'a',
    prompt: 'State the type of cell division.',
    command: 'State',
    subtopic: '1.1',
    objective: 'AO1',
    solution: '',
    marks: asked,
    asked,
    answers,
    scheme: answers.map(({ text }) => ({ code: 'B1', text })),
    ...changes,
  }
}

function mark(part: WordsPart, ...texts: string[]) {
  const marking = markPart(part, { kind: 'words', texts }, ALONE)
  if (marking.state === 'toSelfMark') throw new Error('words are marked')
  return marking
}

/** Verdict and remark of each thing that was said. */
function said(part: WordsPart, ...texts: string[]): string[] {
  const marking = mark(part, ...texts)
  return marking.state === 'marked'
    ? (marking.entries ?? []).map(({ verdict, remark }) => `${verdict}${remark ? `: ${remark}` : ''}`)
    : []
}

const only = (text: string) => wordsPart({ answers: [{ text }] })

const FROZEN = { text: 'frozen', why: 'The question asks for the change, not the state.' }

const MITOSIS = wordsPart({
  answers: [{ text: 'mitosis', accept: ['mitotic division'], allow: ['asexual division'] }],
  reject: [{ text: 'cell division', why: 'The question asks which type of division it is.' }],
  ignore: ['growth'],
  confusable: ['mitogen'],
})

/** "State two factors …" with four that are taken. */
const FACTORS = wordsPart({
  prompt: 'State two factors that affect the rate of photosynthesis.',
  asked: 2,
  answers: [
    { text: 'light intensity', accept: ['brightness of light'], against: ['darkness'] },
    { text: 'temperature' },
    { text: 'carbon dioxide concentration', accept: ['amount of carbon dioxide', 'carbon dioxide'] },
    { text: 'water' },
  ],
  reject: [{ text: 'oxygen', why: 'Oxygen is made, not used, in photosynthesis.' }],
  ignore: ['time'],
})

const GASES = wordsPart({ ...FACTORS, asked: 2, marks: 1, scheme: [{ code: 'B1', text: 'both' }] })

it.each<[WordsPart, string[], number]>([
  [MITOSIS, ['mitosis'], 1],
  [MITOSIS, ['Mitosis.'], 1],
  [MITOSIS, ['mytosis'], 1],
  // Half-way to another term is as near to it as a slip allows.
  [only('glycogen'), ['glucogen'], 0],
  [only('glucagon'), ['glycagon'], 0],
  [only('glycogen'), ['glycojen'], 1],
  [only('glycogen'), ['glycogin'], 1],
  [only('velocity'), ['velosity'], 1],
  [only('refraction'), ['refaction'], 1],
  // A process may be named by any form of its verb, spelt as it is.
  [only('freezing'), ['frozen'], 1],
  [only('freezing'), ['it froze'], 1],
  [only('freezing'), ['freezes'], 1],
  [only('freezing'), ['frozem'], 0],
  [only('freezing'), ['melted'], 0],
  [only('melting'), ['melted'], 1],
  [only('melting'), ['molten'], 1],
  [only('melting'), ['frozen'], 0],
  [only('boiling'), ['boiled'], 1],
  [only('boiling'), ['evaporated'], 0],
  [only('evaporation'), ['evaporated'], 1],
  [only('evaporation'), ['evaporates'], 1],
  [only('evaporation'), ['condensed'], 0],
  [only('condensation'), ['condensed'], 1],
  [only('condensation'), ['condenses'], 1],
  [wordsPart({ answers: [{ text: 'freezing' }], reject: [FROZEN] }), ['frozen'], 0],
  [wordsPart({ answers: [{ text: 'freezing' }], confusable: ['frozen'] }), ['frozen'], 0],
  [MITOSIS, ['by mitosis'], 0],
  [MITOSIS, ['it is mitosis'], 1],
  [MITOSIS, ['mitotic divison'], 1],
  [MITOSIS, ['asexual division'], 1],
  [MITOSIS, ['mitosis, not meiosis'], 1],
  [MITOSIS, ['mitosis (growth)'], 1],
  [MITOSIS, ['mitosis (the sort in skin)'], 1],
  [MITOSIS, ['meiosis'], 0],
  [MITOSIS, ['miosis'], 0],
  [MITOSIS, ['mitogen'], 0],
  [MITOSIS, ['mitosis or meiosis'], 0],
  [MITOSIS, ['mitosis/meiosis'], 0],
  [MITOSIS, ['mitosis (meiosis)'], 0],
  [MITOSIS, ['cell division'], 0],
  [MITOSIS, ['growth'], 0],
  [MITOSIS, ['binary fission'], 0],
  [FACTORS, ['temperature', 'light intensity'], 2],
  [FACTORS, ['temperature and light intensity', ''], 2],
  [FACTORS, ['Temprature', 'light intensty'], 2],
  [FACTORS, ['carbon dioxide, temperature'], 2],
  [FACTORS, ['amount of carbon dioxide', 'oxygen'], 1],
  [FACTORS, ['temperature'], 1],
  [FACTORS, ['temperature', 'temperature'], 1],
  [FACTORS, ['brightness of the light', 'light intensity'], 1],
  // The list rule: a wrong one uses up a place, one that is ignored does not, nor does one that says the same.
  [FACTORS, ['temperature, water', 'oxygen'], 1],
  [FACTORS, ['temperature, water', 'oxygen, soil'], 0],
  [FACTORS, ['temperature, water', 'time'], 2],
  [FACTORS, ['temperature, water', 'light intensity'], 2],
  [FACTORS, ['temperature, water', 'temperature'], 2],
  [FACTORS, ['oxygen', 'soil, temperature'], 0],
  // A contradiction cancels, and takes one place with what it contradicts.
  [FACTORS, ['light intensity', 'darkness'], 0],
  [FACTORS, ['light intensity, darkness', 'temperature'], 1],
  // One mark for both.
  [GASES, ['temperature', 'water'], 1],
  [GASES, ['temperature', 'soil'], 0],
])('%# %j earns %i', (part, texts, earned) => {
  const marking = mark(part as WordsPart, ...(texts as string[]))
  expect(marking.earned).toBe(earned)
  const points = marking.state === 'marked' ? marking.points.filter(Boolean).length : 0
  expect(points).toBe(earned)
})

it('each thing that was said has its verdict with a reason', () => {
  expect(said(MITOSIS, 'mytosis')).toEqual(['right: Spelling forgiven: read as “mitosis”.'])
  expect(said(MITOSIS, 'asexual division')).toEqual(['right: Allowed, for “mitosis”.'])
  expect(said(MITOSIS, 'cell division')).toEqual([
    'wrong: Rejected: The question asks which type of division it is.',
  ])
  expect(said(MITOSIS, 'meiosis')).toEqual(['wrong: Could be taken for “meiosis”, which is another term.'])
  expect(said(MITOSIS, 'budding')).toEqual(['wrong: Not among the answers of the scheme.'])
  expect(said(FACTORS, 'time', 'light intensity, darkness')).toEqual([
    'ignored: Neither right nor wrong: it takes no place.',
    'wrong: Cancelled: another of your answers contradicts it.',
    'wrong: Contradicts what is right.',
  ])
  expect(said(FACTORS, 'water', 'water')).toEqual(['right', 'ignored: Says the same as an answer before it.'])
})

it('the points that are ticked are the answers that were credited', () => {
  expect(mark(FACTORS, 'water', 'temperature')).toMatchObject({ points: [false, true, false, true] })
  expect(mark(FACTORS, 'water, oxygen', 'temperature')).toMatchObject({
    earned: 1,
    verdict: 'partly',
    error: 'Oxygen is made, not used, in photosynthesis.',
  })
})

it('case and signs count where the part says so', () => {
  const genotype = wordsPart({ answers: [{ text: 'Tt' }], mode: 'exact' })
  expect(mark(genotype, 'Tt').earned).toBe(1)
  expect(mark(genotype, 'tt').earned).toBe(0)
  const ion = wordsPart({ answers: [{ text: 'Fe^{3+}' }], mode: 'formula' })
  expect(mark(ion, 'Fe3+').earned).toBe(1)
  expect(mark(ion, 'fe3+').earned).toBe(0)
  expect(mark(ion, 'Fe3−').earned).toBe(0)
})

it('nothing but the number of lines leaves the server before hand-in', () => {
  expect(publicField(MITOSIS)).toEqual({ kind: 'words', lines: 1 })
  expect(publicField(FACTORS)).toEqual({ kind: 'words', lines: 2 })
  expect(explain(FACTORS, '1').answer).toBe(
    'Any two of: light intensity or brightness of light; temperature; carbon dioxide concentration or amount of carbon dioxide or carbon dioxide; water',
  )
})

it('lines without a word are no answer', () => {
  expect(mark(FACTORS, '', '  ').state).toBe('unanswered')
  expect(mark(FACTORS).state).toBe('unanswered')
})

it.each<[string, Partial<WordsPart>, RegExp | null]>([
  ['as it should be', MITOSIS, null],
  ['a list as it should be', FACTORS, null],
  ['one mark for two', GASES, null],
  ['none asked', { asked: 0 }, /asks for 0 answers/],
  ['too many asked', { asked: 7 }, /asks for 7 answers/],
  ['more asked than there are', { asked: 2 }, /1 answers, but 2 are asked/],
  ['more marks than answers', { marks: 2 }, /more marks than answers/],
  ['a scheme of another length', { scheme: [] }, /neither a point for each/],
  ['an empty text', { answers: [{ text: 'mitosis', accept: [' '] }] }, /is empty/],
  ['a text that cannot be typed', { answers: [{ text: 'mitosis '.repeat(20) }] }, /longer than can be typed/],
  ['signs without a mode', { answers: [{ text: 'x = 2' }] }, /no mode/],
  ['capitals without a mode', { answers: [{ text: 'DNA' }] }, /no mode/],
  [
    'terms of a formula',
    { answers: [{ text: 'CO' }], mode: 'formula', confusable: ['Co'] },
    /mode is not words/,
  ],
  ['a reject without a reason', { reject: [{ text: 'meiosis', why: 'no' }] }, /has no reason/],
  [
    'a reject that is taken',
    { reject: [{ text: 'mitosis', why: 'It is the answer itself.' }] },
    /does not take its own|must not/,
  ],
  ['a term that is taken', { confusable: ['mitosis'], ignore: [] }, /takes "mitosis"/],
  ['what is ignored and right', { ignore: ['mytosis'] }, /takes "mytosis"/],
  [
    'two answers that are one',
    { asked: 2, answers: [{ text: 'cell wall' }, { text: 'cell walls' }] },
    /stands for two answers/,
  ],
  [
    'an answer against itself',
    { answers: [{ text: 'mitosis', against: ['mitosis'] }] },
    /is right and contradicts/,
  ],
])('a fault for every way to write it wrongly: %s', (_, changes, fault) => {
  const faults = partFaults(wordsPart(changes)).join('; ')
  if (fault === null) expect(faults).toBe('')
  else expect(faults).toMatch(fault)
})

it('whatever is typed is marked, within its marks', () => {
  const texts = fc.array(
    fc.oneof(
      typedText(120),
      fc.constantFrom(
        'mitosis',
        'temperature / water',
        'a'.repeat(120),
        '((((',
        'not not not',
        ' , ; / and or',
      ),
    ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.constantFrom(MITOSIS, FACTORS, GASES), texts, (part, typed) => {
      const { earned } = mark(part, ...typed)
      expect(earned).toBeGreaterThanOrEqual(0)
      expect(earned).toBeLessThanOrEqual(part.marks)
    }),
  )
})
