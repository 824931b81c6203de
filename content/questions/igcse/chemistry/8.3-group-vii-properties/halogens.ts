import { RANGES, type State } from '@/content/figures/igcse/chemistry/the-periodic-table-2'

export type Halogen = {
  name: string
  halide: string
  symbol: string
  /** mass of its molecules, as whole grams of a mole are compared */
  mass: number
  state: State
  colour: string
  inWater: string
  melts: number
  boils: number
}

const rangeOf = (symbol: string) =>
  RANGES.find(each => each.symbol === `${symbol}_{2}`) ?? { melts: 0, boils: 0 }

const halogen = (facts: Omit<Halogen, 'melts' | 'boils'>): Halogen => {
  const { melts, boils } = rangeOf(facts.symbol)
  return { ...facts, melts, boils }
}

export const CHLORINE = halogen({
  name: 'chlorine',
  halide: 'chloride',
  symbol: 'Cl',
  mass: 71,
  state: 'gas',
  colour: 'pale yellow-green',
  inWater: 'pale green',
})

export const BROMINE = halogen({
  name: 'bromine',
  halide: 'bromide',
  symbol: 'Br',
  mass: 160,
  state: 'liquid',
  colour: 'red-brown',
  inWater: 'orange',
})

export const IODINE = halogen({
  name: 'iodine',
  halide: 'iodide',
  symbol: 'I',
  mass: 254,
  state: 'solid',
  colour: 'grey-black',
  inWater: 'brown',
})

/** From the most to the least reactive. */
export const HALOGENS = [CHLORINE, BROMINE, IODINE] as const

/** A halogen with a halide from which it sets another halogen free. */
export const DISPLACEMENTS: readonly (readonly [Halogen, Halogen])[] = [
  [CHLORINE, BROMINE],
  [CHLORINE, IODINE],
  [BROMINE, IODINE],
]

export const METALS = [
  { name: 'potassium', symbol: 'K' },
  { name: 'sodium', symbol: 'Na' },
] as const

/** The equation as it is typed. */
export const displacement = (one: Halogen, other: Halogen, metal: string) =>
  `${one.symbol}2 + 2${metal}${other.symbol} -> 2${metal}${one.symbol} + ${other.symbol}2`

export const stateAt = ({ melts, boils }: Halogen, temperature: number): State =>
  temperature < melts ? 'solid' : temperature < boils ? 'liquid' : 'gas'

/** A temperature with a true minus. */
export const degrees = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)} °C`
