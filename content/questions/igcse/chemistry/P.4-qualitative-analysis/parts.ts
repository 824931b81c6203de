import { ask } from '@/lib/exams/authoring/ask'
import { words } from '@/lib/exams/authoring/words'
import type { MarkPoint } from '@/lib/exams/question'
import { formulaCell } from '../cells'
import { precipitateOf } from '../ion-points'
import { type Cation, COPPER } from '../ions'
import {
  DARK_BLUE_SOLUTION,
  INSOLUBLE_IN_EXCESS,
  LIGHT_BLUE_PRECIPITATE,
  RED_BROWN_PRECIPITATE,
  SOLUBLE_IN_EXCESS,
} from './points'

/** Parts of which every analysis has some. */

type Anion = {
  name: string
  /** as it is typed */
  typed: string
  /** as it is printed */
  formula: string
  seen: string
  silver: boolean
}

const anion = (name: string, typed: string, formula: string, colour: string, silver = true): Anion => ({
  name,
  typed,
  formula,
  seen: `${colour} ppt.`,
  silver,
})

export const CHLORIDE = anion('chloride', 'Cl-', 'Cl^{−}', 'white')
export const BROMIDE = anion('bromide', 'Br-', 'Br^{−}', 'cream')
export const IODIDE = anion('iodide', 'I-', 'I^{−}', 'yellow')
export const SULFATE = anion('sulfate', 'SO42-', 'SO_{4}^{2−}', 'white', false)

export const SILVER = 'dilute nitric acid, then aqueous silver nitrate'
const BARIUM = 'dilute nitric acid, then aqueous barium nitrate'

export const reagentFor = ({ silver }: Anion) => (silver ? SILVER : BARIUM)

/** The rows of both tests for anions. */
export const anionRows = (ion: Anion): string[][] => [
  [`${BARIUM}, are added`, ion.silver ? 'no change' : ion.seen],
  ...(ion.silver ? [[`${SILVER}, are added`, ion.seen]] : []),
]

const precipitate = (colour: string): MarkPoint => {
  if (colour === 'light blue') return LIGHT_BLUE_PRECIPITATE
  if (colour === 'red-brown') return RED_BROWN_PRECIPITATE
  return precipitateOf(colour as 'white' | 'cream' | 'yellow' | 'green')
}

export const precipitateSeen = (ion: Anion) => precipitate(ion.seen.replace(' ppt.', ''))

type Observed = { lead?: string; prompt: string; scheme: MarkPoint[]; modelAnswer: string; solution: string }

/** What is seen in one test. */
export const seen = ({ lead, ...facts }: Observed) =>
  ask.written({
    ...facts,
    ...(lead !== undefined && { lead }),
    objective: 'AO3',
    lines: facts.scheme.length,
  })

const dissolves = (is: boolean) => (is ? SOLUBLE_IN_EXCESS : INSOLUBLE_IN_EXCESS)
const said = (is: boolean) => (is ? 'soluble in excess' : 'insoluble in excess')

/** Aqueous sodium hydroxide, in a few drops and in excess. */
export const withHydroxide = (ion: Cation, sample: string, lead?: string) =>
  seen({
    lead,
    prompt: `Describe what is seen when aqueous sodium hydroxide is added to ${sample}, first a few drops and then an excess.`,
    scheme: [precipitate(ion.colour), dissolves(ion.inSodiumHydroxide)],
    modelAnswer: `A ${ion.colour} precipitate forms, which is ${said(ion.inSodiumHydroxide)}.`,
    solution: `With ${ion.name} ions aqueous sodium hydroxide gives a ${ion.colour} precipitate, ${said(ion.inSodiumHydroxide)}. One mark is for each stage.`,
  } as Observed)

/** Aqueous ammonia, in a few drops and in excess. */
export const withAmmoniaSeen = (ion: Cation, sample: string) =>
  seen({
    prompt: `Describe what is seen when aqueous ammonia is added to ${sample}, first a few drops and then an excess.`,
    scheme: [precipitate(ion.colour), ion === COPPER ? DARK_BLUE_SOLUTION : dissolves(ion.inAmmonia)],
    modelAnswer:
      ion === COPPER
        ? 'A light blue precipitate forms, which is soluble in excess and gives a dark blue solution.'
        : `A ${ion.colour} precipitate forms, which is ${said(ion.inAmmonia)}.`,
    solution: `With ${ion.name} ions aqueous ammonia gives a ${ion.colour} precipitate, ${ion === COPPER ? 'soluble in excess, giving a dark blue solution' : said(ion.inAmmonia)}.`,
  })

type Ion = { typed: string; formula: string; why: string }

export const cationIon = ({ name, formula }: Cation, why: string): Ion => ({
  typed: formula.replace(/[\^{}]/g, ''),
  formula,
  why: `${why} shows ${name} ions`,
})

/** The formulae of the two ions of an unknown. */
export const twoIons = (
  sample: string,
  positive: Ion,
  negative: Anion | Ion,
  tests: string[][],
  lead?: string,
) =>
  ask.table({
    lead: lead ?? `The next table shows tests on ${sample} and what is seen.`,
    ...(tests.length > 0 && { table: { head: ['test', 'observations'], rows: tests } }),
    prompt: `Complete the table with the formulae of the two ions in ${sample}.`,
    command: 'Complete',
    objective: 'AO3',
    head: ['', 'formula of the ion'],
    rows: [
      [{ text: 'positive ion' }, formulaCell('positive ion', positive.typed)],
      [{ text: 'negative ion' }, formulaCell('negative ion', negative.typed)],
    ],
    scheme: [positive.formula, negative.formula],
    solution: `${positive.why}. ${'why' in negative ? negative.why : `The ${negative.seen.replace('ppt.', 'precipitate')} with ${reagentFor(negative).replace(', then', ' and')} shows ${negative.name} ions`}.`,
  })

const FLAME_COLOURS = ['red', 'yellow', 'lilac', 'orange-red', 'light green', 'blue-green']

/** The colour of a flame. */
export const flameColour = (substance: string, ion: { name: string; colour: string }, lead?: string) =>
  words({
    subject: 'igcse/chemistry',
    ...(lead !== undefined && { lead }),
    prompt: `State the colour of the flame in a flame test on ${substance}.`,
    objective: 'AO3',
    mode: 'words',
    answers: [{ text: ion.colour, accept: FLAME_ALSO[ion.colour] ?? [] }],
    confusable: FLAME_COLOURS.filter(each => each !== ion.colour),
    solution: `${ion.name.charAt(0).toUpperCase()}${ion.name.slice(1)} ions colour a flame ${ion.colour}.`,
  })

const FLAME_ALSO: Readonly<Record<string, string[]>> = {
  red: ['red flame', 'crimson'],
  yellow: ['yellow flame'],
  lilac: ['lilac flame'],
  'orange-red': ['orange-red flame', 'red-orange', 'brick red'],
}

const GASES: Readonly<Record<string, string>> = {
  ammonia: 'NH3',
  'carbon dioxide': 'CO2',
  chlorine: 'Cl2',
  'sulfur dioxide': 'SO2',
}

/** The name of a gas. */
export const gasNamed = (prompt: string, gas: keyof typeof GASES, solution: string, lead?: string) =>
  words({
    subject: 'igcse/chemistry',
    ...(lead !== undefined && { lead }),
    prompt,
    command: 'Identify',
    objective: 'AO3',
    mode: 'words',
    answers: [{ text: gas, accept: [GASES[gas] ?? gas] }],
    solution,
  })
