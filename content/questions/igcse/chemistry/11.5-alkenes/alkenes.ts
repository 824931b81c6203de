import type { Market } from '@/content/figures/igcse/chemistry/organic-chemistry-4'
import {
  BUT_1_ENE,
  BUT_2_ENE,
  type Compound,
  chain,
  ETHENE,
  PROPENE,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { count, formulaOf, type Look } from '../11.4-alkanes/alkanes'

/** Alkenes, what cracking makes of alkanes, and what adds to a double bond. */

export const alkene = (n: number) => `C${n}H${2 * n}`

const [H3, H2] = ['three H atoms', 'two H atoms']
const [H2B, HB, B2] = ['two H atoms and a Br atom', 'one H atom and a Br atom', 'two Br atoms']

export const DIBROMO_12_ETHANE = { typed: 'CH2BrCH2Br', seen: chain('two', H2B, H2B) }
export const DIBROMO_11_ETHANE = {
  typed: 'CH3CHBr2',
  seen: chain('two', H3, 'one H atom and two Br atoms'),
}
export const BROMOETHANE = { typed: 'CH3CH2Br', seen: chain('two', H3, H2B) }
export const BROMOETHENE = {
  typed: 'CH2=CHBr',
  seen: `two carbon atoms joined by a double bond; one carries ${H2}, the other ${HB}`,
}
export const DIBROMO_12_PROPANE = { typed: 'CH3CHBrCH2Br', seen: chain('three', H3, HB, H2B) }
export const DIBROMO_13_PROPANE = { typed: 'CH2BrCH2CH2Br', seen: chain('three', H2B, H2, H2B) }
export const DIBROMO_22_PROPANE = { typed: 'CH3CBr2CH3', seen: chain('three', H3, B2, H3) }
export const BROMO_1_PROPANE = { typed: 'CH3CH2CH2Br', seen: chain('three', H3, H2, H2B) }
export const BROMO_2_PROPANE = { typed: 'CH3CHBrCH3', seen: chain('three', H3, HB, H3) }
export const BROMOPROPENE = {
  typed: 'CH2=CHCH2Br',
  seen: `three carbon atoms in a chain, with a double bond from the first to the second; from the left they carry ${H2}, one H atom, ${H2B}`,
}
export const DIBROMO_12_BUTANE = { typed: 'CH3CH2CHBrCH2Br', seen: chain('four', H3, H2, HB, H2B) }
export const DIBROMO_23_BUTANE = { typed: 'CH3CHBrCHBrCH3', seen: chain('four', H3, HB, HB, H3) }
export const DIBROMO_14_BUTANE = { typed: 'CH2BrCH2CH2CH2Br', seen: chain('four', H2B, H2, H2, H2B) }
export const DIBROMO_13_BUTANE = { typed: 'CH3CHBrCH2CH2Br', seen: chain('four', H3, HB, H2, H2B) }
export const BROMO_2_BUTANE = { typed: 'CH3CH2CHBrCH3', seen: chain('four', H3, H2, HB, H3) }
export const DIBROMO_12_PENTANE = {
  typed: 'CH3CH2CH2CHBrCH2Br',
  seen: chain('five', H3, H2, H2, HB, H2B),
}
export const DIBROMO_23_PENTANE = { typed: 'CH3CH2CHBrCHBrCH3', seen: chain('five', H3, H2, HB, HB, H3) }

/** An alkene with what forms from it. */
export type Adding = {
  one: Compound
  n: number
  dibromo: Look
  saturated: { name: string; typed: string }
  alcohols: readonly string[]
}

export const ADDING: readonly Adding[] = [
  {
    one: ETHENE,
    n: 2,
    dibromo: DIBROMO_12_ETHANE,
    saturated: { name: 'ethane', typed: 'CH3CH3' },
    alcohols: ['CH3CH2OH'],
  },
  {
    one: PROPENE,
    n: 3,
    dibromo: DIBROMO_12_PROPANE,
    saturated: { name: 'propane', typed: 'CH3CH2CH3' },
    alcohols: ['CH3CH(OH)CH3', 'CH3CH2CH2OH'],
  },
  {
    one: BUT_1_ENE,
    n: 4,
    dibromo: DIBROMO_12_BUTANE,
    saturated: { name: 'butane', typed: 'CH3CH2CH2CH3' },
    alcohols: ['CH3CH2CH(OH)CH3', 'CH3CH2CH2CH2OH'],
  },
  {
    one: BUT_2_ENE,
    n: 4,
    dibromo: DIBROMO_23_BUTANE,
    saturated: { name: 'butane', typed: 'CH3CH2CH2CH3' },
    alcohols: ['CH3CH2CH(OH)CH3'],
  },
]

/** One way in which an alkane breaks: so many molecules of an alkene, and one other molecule. */
export type Break = {
  from: number
  alkenes: readonly (readonly [count: number, n: number])[]
  hydrogen: boolean
}

export const carbonsLeft = ({ from, alkenes }: Break) =>
  from - alkenes.reduce((sum, [times, n]) => sum + times * n, 0)

/** What is formed beside the alkenes and hydrogen that are told. */
export const otherProduct = (one: Break) => (one.hydrogen ? alkene : formulaOf)(carbonsLeft(one))

const told = ({ alkenes, hydrogen }: Break) => [
  ...alkenes.map(([times, n]) => `${count(times)}${alkene(n)}`),
  ...(hydrogen ? ['H2'] : []),
]

export const breaking = (one: Break, other: string) =>
  [`${formulaOf(one.from)} -> ${other}`, ...told(one)].join(' + ')

/** Supply and demand in per cent, by size of the molecules; `short` has too little, `left` too much. */
export const MARKETS: readonly { all: readonly Market[]; short: string; left: string }[] = [
  {
    all: [
      { name: 'P', supply: 8, demand: 24 },
      { name: 'Q', supply: 14, demand: 16 },
      { name: 'R', supply: 22, demand: 24 },
      { name: 'S', supply: 34, demand: 14 },
    ],
    short: 'P',
    left: 'S',
  },
  {
    all: [
      { name: 'P', supply: 6, demand: 8 },
      { name: 'Q', supply: 12, demand: 28 },
      { name: 'R', supply: 18, demand: 20 },
      { name: 'S', supply: 38, demand: 16 },
    ],
    short: 'Q',
    left: 'S',
  },
  {
    all: [
      { name: 'P', supply: 10, demand: 30 },
      { name: 'Q', supply: 16, demand: 18 },
      { name: 'R', supply: 32, demand: 14 },
      { name: 'S', supply: 20, demand: 18 },
    ],
    short: 'P',
    left: 'R',
  },
  {
    all: [
      { name: 'P', supply: 12, demand: 14 },
      { name: 'Q', supply: 14, demand: 34 },
      { name: 'R', supply: 36, demand: 18 },
      { name: 'S', supply: 16, demand: 12 },
    ],
    short: 'Q',
    left: 'R',
  },
]
