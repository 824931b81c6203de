import {
  BUTANE,
  chain,
  ETHANE,
  METHANE,
  molecularOf,
  PROPANE,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'

/** Alkanes that the questions burn and chlorinate. */

export type Alkane = { name: string; n: number; typed: string; seen: string }

/** The number before a formula or behind a symbol; one is not written. */
export const count = (number: number) => (number === 1 ? '' : String(number))

/** As it is typed: C3H8. */
export const formulaOf = (n: number) => molecularOf(n, 2 * n + 2, 0)

export const monochloroOf = (n: number) => `C${count(n)}H${2 * n + 1}Cl`

const COUNTED = ['', '', '', '', '', 'five', 'six', 'seven'] as const

/** A longer unbranched alkane. */
const long = (name: string, n: number): Alkane => ({
  name,
  n,
  typed: `CH3${'CH2'.repeat(n - 2)}CH3`,
  seen: `${COUNTED[n]} carbon atoms in a chain of single bonds; the first and the last carry three H atoms each, the others two H atoms each`,
})

const short = ({ name, typed, seen, atoms }: typeof METHANE): Alkane => ({ name, n: atoms.C, typed, seen })

export const GASES: readonly Alkane[] = [METHANE, ETHANE, PROPANE, BUTANE].map(short)

export const DRAWN: readonly Alkane[] = [...GASES, long('pentane', 5), long('hexane', 6), long('heptane', 7)]

/** Molecules of the alkane in an equation of whole numbers. */
export const taken = (n: number) => (n % 2 === 0 ? 2 : 1)

export const oxygenFor = (n: number) => (taken(n) * (3 * n + 1)) / 2

/** Complete combustion, as it is typed. */
export function burning(n: number): string {
  const of = taken(n)
  return `${count(of)}${formulaOf(n)} + ${oxygenFor(n)}O2 -> ${count(of * n)}CO2 + ${of * (n + 1)}H2O`
}

/** Combustion with so little oxygen that carbon is left. */
export function smoking(n: number): string {
  const of = taken(n)
  return `${count(of)}${formulaOf(n)} + ${count((of * (n + 1)) / 2)}O2 -> ${count(of * n)}C + ${of * (n + 1)}H2O`
}

export const chlorinating = (n: number) => `${formulaOf(n)} + Cl2 -> ${monochloroOf(n)} + HCl`

/** A molecule that only questions on substitution draw. */
export type Look = { typed: string; seen: string }

const [H3, H2, H1] = ['three H atoms', 'two H atoms', 'one H atom']
const [H2X, HX, HX2, X3] = [
  'two H atoms and a Cl atom',
  'one H atom and a Cl atom',
  'one H atom and two Cl atoms',
  'three Cl atoms',
]

const alone = (carries: string) => `one carbon atom, which carries ${carries}`

export const CHLOROMETHANE = { typed: 'CH3Cl', seen: alone('three H atoms and a Cl atom') }
export const DICHLOROMETHANE = { typed: 'CH2Cl2', seen: alone('two H atoms and two Cl atoms') }
export const TETRACHLOROMETHANE = { typed: 'CCl4', seen: alone('four Cl atoms') }
export const CHLOROETHANE = { typed: 'CH3CH2Cl', seen: chain('two', H3, H2X) }
export const CHLORO_1_PROPANE = { typed: 'CH3CH2CH2Cl', seen: chain('three', H3, H2, H2X) }
export const CHLORO_2_PROPANE = { typed: 'CH3CHClCH3', seen: chain('three', H3, HX, H3) }
export const TWO_NEIGHBOURS_2 = { typed: 'CH2ClCH2Cl', seen: chain('two', H2X, H2X) }
export const TWO_ON_ONE_2 = { typed: 'CH3CHCl2', seen: chain('two', H3, HX2) }
export const THREE_ON_ONE_2 = { typed: 'CH3CCl3', seen: chain('two', H3, X3) }
export const TWO_NEIGHBOURS_3 = { typed: 'CH3CHClCH2Cl', seen: chain('three', H3, HX, H2X) }
export const TWO_ENDS_3 = { typed: 'CH2ClCH2CH2Cl', seen: chain('three', H2X, H2, H2X) }
export const CHLOROETHENE = {
  typed: 'CH2=CHCl',
  seen: `two carbon atoms joined by a double bond; one carries ${H2}, the other ${HX}`,
}
export const CHLOROPROPENE = {
  typed: 'CH2=CHCH2Cl',
  seen: `three carbon atoms in a chain, with a double bond from the first to the second; from the left they carry ${H2}, ${H1}, ${H2X}`,
}

/** Solids that show water, and what they show otherwise. */
export const SOLIDS = [
  {
    name: 'anhydrous copper(II) sulfate',
    turns: 'white to blue',
    back: 'blue to white',
    other: 'blue to pink',
  },
  {
    name: 'anhydrous cobalt(II) chloride',
    turns: 'blue to pink',
    back: 'pink to blue',
    other: 'white to blue',
  },
] as const
