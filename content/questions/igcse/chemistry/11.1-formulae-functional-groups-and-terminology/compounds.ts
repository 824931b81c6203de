/** Compounds that the questions on formulae and series draw. */

export type Series = 'alkane' | 'alkene' | 'alcohol' | 'carboxylic acid'

export const SERIES: readonly Series[] = ['alkane', 'alkene', 'alcohol', 'carboxylic acid']

export type Compound = {
  name: string
  series: Series
  /** its structural formula, as it is typed */
  typed: string
  atoms: { C: number; H: number; O: number }
  /** what the drawing shows, in words */
  seen: string
}

const compound = (
  series: Series,
  name: string,
  typed: string,
  [C, H, O]: readonly [number, number, number],
  seen: string,
): Compound => ({ name, series, typed, atoms: { C, H, O }, seen })

/** What a drawn chain of single bonds shows. */
export const chain = (count: string, ...carry: readonly string[]) =>
  `${count} carbon atoms in a chain of single bonds; from the left they carry ${carry.join(', ')}`

export const OH = 'two H atoms and an O atom that carries an H atom'

export const ACID_END = 'an O atom by a double bond and an O atom that carries an H atom'

export const METHANE = compound(
  'alkane',
  'methane',
  'CH4',
  [1, 4, 0],
  'one carbon atom, which carries four H atoms',
)
export const ETHANE = compound(
  'alkane',
  'ethane',
  'CH3CH3',
  [2, 6, 0],
  chain('two', 'three H atoms', 'three H atoms'),
)
export const PROPANE = compound(
  'alkane',
  'propane',
  'CH3CH2CH3',
  [3, 8, 0],
  chain('three', 'three H atoms', 'two H atoms', 'three H atoms'),
)
export const BUTANE = compound(
  'alkane',
  'butane',
  'CH3CH2CH2CH3',
  [4, 10, 0],
  chain('four', 'three H atoms', 'two H atoms', 'two H atoms', 'three H atoms'),
)
export const ETHENE = compound(
  'alkene',
  'ethene',
  'CH2=CH2',
  [2, 4, 0],
  'two carbon atoms joined by a double bond; each carries two H atoms',
)
export const PROPENE = compound(
  'alkene',
  'propene',
  'CH2=CHCH3',
  [3, 6, 0],
  'three carbon atoms in a chain, with a double bond from the first to the second; from the left they carry two H atoms, one H atom, three H atoms',
)
export const BUT_1_ENE = compound(
  'alkene',
  'but-1-ene',
  'CH2=CHCH2CH3',
  [4, 8, 0],
  'four carbon atoms in a chain, with a double bond from the first to the second; from the left they carry two H atoms, one H atom, two H atoms, three H atoms',
)
export const BUT_2_ENE = compound(
  'alkene',
  'but-2-ene',
  'CH3CH=CHCH3',
  [4, 8, 0],
  'four carbon atoms in a chain, with a double bond from the second to the third; from the left they carry three H atoms, one H atom, one H atom, three H atoms',
)
export const METHANOL = compound(
  'alcohol',
  'methanol',
  'CH3OH',
  [1, 4, 1],
  'one carbon atom, which carries three H atoms and an O atom that carries an H atom',
)
export const ETHANOL = compound(
  'alcohol',
  'ethanol',
  'CH3CH2OH',
  [2, 6, 1],
  chain('two', 'three H atoms', OH),
)
export const PROPAN_1_OL = compound(
  'alcohol',
  'propan-1-ol',
  'CH3CH2CH2OH',
  [3, 8, 1],
  chain('three', 'three H atoms', 'two H atoms', OH),
)
export const PROPAN_2_OL = compound(
  'alcohol',
  'propan-2-ol',
  'CH3CH(OH)CH3',
  [3, 8, 1],
  chain('three', 'three H atoms', 'one H atom and an O atom that carries an H atom', 'three H atoms'),
)
export const BUTAN_1_OL = compound(
  'alcohol',
  'butan-1-ol',
  'CH3CH2CH2CH2OH',
  [4, 10, 1],
  chain('four', 'three H atoms', 'two H atoms', 'two H atoms', OH),
)
export const METHANOIC_ACID = compound(
  'carboxylic acid',
  'methanoic acid',
  'HCOOH',
  [1, 2, 2],
  `one carbon atom, which carries one H atom, ${ACID_END}`,
)
export const ETHANOIC_ACID = compound(
  'carboxylic acid',
  'ethanoic acid',
  'CH3COOH',
  [2, 4, 2],
  chain('two', 'three H atoms', ACID_END),
)
export const PROPANOIC_ACID = compound(
  'carboxylic acid',
  'propanoic acid',
  'CH3CH2COOH',
  [3, 6, 2],
  chain('three', 'three H atoms', 'two H atoms', ACID_END),
)
export const BUTANOIC_ACID = compound(
  'carboxylic acid',
  'butanoic acid',
  'CH3CH2CH2COOH',
  [4, 8, 2],
  chain('four', 'three H atoms', 'two H atoms', 'two H atoms', ACID_END),
)

export const COMPOUNDS: readonly Compound[] = [
  ETHANE,
  PROPANE,
  BUTANE,
  ETHENE,
  PROPENE,
  BUT_1_ENE,
  BUT_2_ENE,
  METHANOL,
  ETHANOL,
  PROPAN_1_OL,
  PROPAN_2_OL,
  METHANOIC_ACID,
  ETHANOIC_ACID,
  PROPANOIC_ACID,
  BUTANOIC_ACID,
]

export const ofSeries = (series: Series) => COMPOUNDS.filter(each => each.series === series)

/** A formula as it is typed, with its numbers lowered; `=` stays. */
export const lowered = (typed: string) => typed.replace(/(?<=[A-Za-z)])(\d+)/g, '_{$1}')

const counted = (symbol: string, count: number) =>
  count === 0 ? '' : count === 1 ? symbol : `${symbol}${count}`

export const molecularOf = (C: number, H: number, O: number) =>
  counted('C', C) + counted('H', H) + counted('O', O)

/** By the general formula; `n` as it stands there, so that an acid has one carbon atom more. */
export function memberOf(series: Series, n: number): string {
  if (series === 'alkane') return `C${n}H${2 * n + 2}`
  if (series === 'alkene') return `C${n}H${2 * n}`
  return `C${n}H${2 * n + 1}${series === 'alcohol' ? 'OH' : 'COOH'}`
}

export const GENERAL: Readonly<Record<Series, string>> = {
  alkane: '$\\mathrm{C}_n\\mathrm{H}_{2n+2}$',
  alkene: '$\\mathrm{C}_n\\mathrm{H}_{2n}$',
  alcohol: '$\\mathrm{C}_n\\mathrm{H}_{2n+1}\\mathrm{OH}$',
  'carboxylic acid': '$\\mathrm{C}_n\\mathrm{H}_{2n+1}\\mathrm{COOH}$',
}

export const GROUP: Readonly<Record<Series, string>> = {
  alkane: 'only C and H atoms and only single bonds',
  alkene: 'a C=C double bond',
  alcohol: 'an –OH group on a carbon atom without C=O',
  'carboxylic acid': 'a –COOH group',
}

export const article = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** Boiling points in °C by number of carbon atoms, of straight chains. */
export const BOILING = [
  { series: 'alkane', from: 4, points: [-1, 36, 69, 98, 126, 151], axis: { min: -40, max: 160 } },
  { series: 'alcohol', from: 1, points: [65, 78, 97, 118, 138, 157], axis: { min: 40, max: 180 } },
  { series: 'alkene', from: 5, points: [30, 63, 94, 121, 147, 171], axis: { min: 0, max: 180 } },
] as const

export type Boiling = (typeof BOILING)[number]
