import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { centred, line, type Shape } from '@/lib/figures/shapes'

type Series = {
  name: string
  /** of the first member */
  carbons: 1 | 2
  names: readonly string[]
  /** boiling points in °C, rounded */
  boil: readonly number[]
  end: 'H' | 'OH' | 'COOH' | 'C=C'
}

const SERIES: readonly Series[] = [
  {
    name: 'alkanes',
    carbons: 1,
    names: ['methane', 'ethane', 'propane', 'butane'],
    boil: [-161, -89, -42, -1],
    end: 'H',
  },
  {
    name: 'alkenes',
    carbons: 2,
    names: ['ethene', 'propene', 'but-1-ene', 'pent-1-ene'],
    boil: [-104, -48, -6, 30],
    end: 'C=C',
  },
  {
    name: 'alcohols',
    carbons: 1,
    names: ['methanol', 'ethanol', 'propan-1-ol', 'butan-1-ol'],
    boil: [65, 78, 97, 118],
    end: 'OH',
  },
  {
    name: 'carboxylic acids',
    carbons: 1,
    names: ['methanoic acid', 'ethanoic acid', 'propanoic acid', 'butanoic acid'],
    boil: [101, 118, 141, 164],
    end: 'COOH',
  },
]

type Set = { series: number; member: number }

const seriesOf = ({ series }: Set) => SERIES[series] ?? (SERIES[0] as Series)
const carbonsOf = (values: Set) => seriesOf(values).carbons + values.member - 1

function hydrogensOf(values: Set): number {
  const carbons = carbonsOf(values)
  const { end } = seriesOf(values)
  return end === 'H' || end === 'OH' ? 2 * carbons + 2 : 2 * carbons
}

const oxygensOf = (values: Set) => ({ H: 0, 'C=C': 0, OH: 1, COOH: 2 })[seriesOf(values).end]

/** CH₃OH and the like: the group stands at its end. */
function formulaOf(values: Set): string {
  const { end } = seriesOf(values)
  const counted = (symbol: string, count: number) => (count === 1 ? symbol : `${symbol}${subscript(count)}`)
  const carbons = carbonsOf(values)
  const hydrogens = hydrogensOf(values)
  if (end === 'OH') return `${counted('C', carbons)}${counted('H', hydrogens - 1)}OH`
  if (end === 'COOH' && carbons === 1) return 'HCOOH'
  if (end === 'COOH') return `${counted('C', carbons - 1)}${counted('H', hydrogens - 1)}COOH`
  return `${counted('C', carbons)}${counted('H', hydrogens)}`
}

const subscript = (count: number) =>
  [...String(count)].map(digit => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '').join('')

const [STEP, MIDDLE, BOND, GAP] = [44, 80, 44, 9]

const bond = (x1: number, y1: number, x2: number, y2: number, aside = 0) => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [sx, sy] = [-uy * aside, ux * aside]
  return line(x1 + ux * GAP + sx, y1 + uy * GAP + sy, x2 - ux * GAP + sx, y2 - uy * GAP + sy)
}

const single = (x: number, y: number, dx: number, dy: number, symbol: string) =>
  bond(x, y, x + dx, y + dy) + centred(x + dx, y + dy, symbol)

const double = (x: number, y: number, toX: number, toY: number) =>
  bond(x, y, toX, toY, 3) + bond(x, y, toX, toY, -3)

/** An atom of carbon of the chain with what hangs on it. */
function carbon(values: Set, at: number, x: number): Shape {
  const { end } = seriesOf(values)
  const [first, last] = [at === 0, at === carbonsOf(values) - 1]
  const acid = end === 'COOH' && last
  const unsaturated = end === 'C=C' && at < 2
  const hydroxyl = single(x, MIDDLE, BOND, 0, 'O') + single(x + BOND, MIDDLE, STEP, 0, 'H')
  const rightEnd = last ? (end === 'OH' || end === 'COOH' ? hydroxyl : single(x, MIDDLE, BOND, 0, 'H')) : ''
  const up = acid
    ? double(x, MIDDLE, x, MIDDLE - BOND) + centred(x, MIDDLE - BOND, 'O')
    : single(x, MIDDLE, 0, -BOND, 'H')
  // Each carbon atom of a double bond has one hydrogen atom less.
  const down = acid || unsaturated ? '' : single(x, MIDDLE, 0, BOND, 'H')
  const next = last
    ? ''
    : unsaturated && at === 0
      ? double(x, MIDDLE, x + STEP, MIDDLE)
      : bond(x, MIDDLE, x + STEP, MIDDLE)
  return (
    centred(x, MIDDLE, 'C') + (first ? single(x, MIDDLE, -BOND, 0, 'H') : '') + up + down + rightEnd + next
  )
}

function draw(values: Set): Shape {
  const carbons = carbonsOf(values)
  const { end } = seriesOf(values)
  const wide = (carbons - 1) * STEP + (end === 'OH' || end === 'COOH' ? BOND + STEP : BOND)
  const from = 180 - (wide - BOND) / 2
  return Array.from({ length: carbons }, (_, at) => carbon(values, at, from + at * STEP)).join('')
}

function says(values: Set): Said {
  const { name, names, boil, end } = seriesOf(values)
  const at = values.member - 1
  const carbons = carbonsOf(values)
  const mass = 12 * carbons + hydrogensOf(values) + 16 * oxygensOf(values)
  const group = {
    H: 'only single bonds',
    'C=C': 'a double bond between its first two carbon atoms',
    OH: 'an OH group at its end',
    COOH: 'at its end a carbon atom with a double bond to O and a single bond to OH',
  }[end]
  return {
    description: `The displayed formula of ${names[at]}, a member of the ${name}: a chain of ${carbons} carbon atom${carbons === 1 ? '' : 's'} with ${group}.`,
    readings: [
      ['Name', names[at] ?? ''],
      ['Formula', formulaOf(values)],
      ['Relative molecular mass', fixed(mass)],
      ['Boiling point', `${fixed(boil[at] ?? 0)} °C`],
    ],
  }
}

export const moving = explorable({
  title: 'Homologous series: the first four members',
  height: 160,
  values: {
    series: {
      label: 'Series',
      min: 0,
      max: 3,
      step: 1,
      start: 0,
      choices: SERIES.map(({ name }) => name),
    },
    member: { label: 'Member', min: 1, max: 4, step: 1, start: 2 },
  },
  draw,
  says,
})
