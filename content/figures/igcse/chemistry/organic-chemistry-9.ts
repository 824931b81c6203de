import { fractionatingColumn, PETROLEUM } from '@/lib/figures/chemistry/industry'
import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rect, text } from '@/lib/figures/shapes'

const topic = 'organic-chemistry-9'

/** Boiling points in °C of the alkanes with an unbranched chain, by their number of carbon atoms. */
export const BOILS: Readonly<Record<number, number>> = {
  5: 36,
  6: 69,
  7: 98,
  8: 126,
  9: 151,
  10: 174,
  11: 196,
  12: 216,
}

/** A column with eight outlets, from the top downwards; an empty text leaves one without a label. */
export function columnFigure(name: string, labels: readonly string[], said: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A fractionating column with eight outlets',
      description: `A column into which heated petroleum flows near the bottom. Pipes leave it at eight levels, the first at the very top and the last at the bottom. ${said}`,
      height: 250,
    },
    fractionatingColumn(20, 4, { fractions: labels.map(label => ({ name: label })) }),
  )
}

/** Boiling points against the number of carbon atoms, as points on a grid. */
export function boilingFigure(name: string): Figure {
  const g = graph({
    x: { label: 'number of carbon atoms', min: 4, max: 13, ticks: [5, 6, 7, 8, 9, 10, 11, 12], grid: true },
    y: {
      label: 'boiling point / °C',
      max: 240,
      ticks: [0, 40, 80, 120, 160, 200, 240],
      grid: true,
      parts: 4,
    },
    height: 220,
  })
  const all = Object.entries(BOILS).map(([atoms, at]) => [Number(atoms), at] as const)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Boiling points of eight hydrocarbons',
      description: `A graph of the boiling point in degrees Celsius against the number of carbon atoms in a molecule. Points: ${all.map(([atoms, at]) => `${atoms} carbon atoms, ${at} °C`).join('; ')}.`,
      height: 292,
    },
    g.axes,
    g.points(all),
  )
}

type Bars = {
  name: string
  title: string
  labels: readonly string[]
  values: readonly number[]
  yLabel: string
  ticks: readonly number[]
  xLabel: string
}

/** A bar chart with finer lines, from which values are read. */
export function barsFigure({ name, title, labels, values, yLabel, ticks, xLabel }: Bars): Figure {
  const g = graph({
    x: { label: '', max: values.length, ticks: [] },
    y: { label: yLabel, max: ticks.at(-1) ?? 1, ticks, grid: true, parts: 5 },
    height: 200,
  })
  const bars = values.map((value, at) => {
    const [left, top] = g.at(at + 0.2, value)
    const [right, bottom] = g.at(at + 0.8, 0)
    return (
      rect(left, top, right - left, bottom - top, 'l w') +
      text((left + right) / 2, bottom + 15, labels[at] ?? '', { anchor: 'middle', cls: 's' })
    )
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `A bar chart with ${values.length} bars. Vertical axis: ${yLabel}. Horizontal axis: ${xLabel}. ${values.map((value, at) => `${labels[at]?.replace('\n', ' ')}: ${value}.`).join(' ')}`,
      height: 290,
    },
    g.axes,
    ...bars,
    text(200, 282, xLabel, { anchor: 'middle' }),
  )
}

const small = (x: number, y: number, content: string) => text(x, y, content, { anchor: 'middle', cls: 's' })

const column = figure(
  {
    name: `${topic}/column`,
    title: 'Fractional distillation of petroleum',
    description:
      'A column, cooler at the top and hotter at the bottom, into which heated petroleum flows near the bottom. Pipes leave it at eight levels. From the top downwards: refinery gas, gasoline or petrol, naphtha, kerosene or paraffin, diesel oil or gas oil, fuel oil, lubricating oil, and bitumen at the bottom.',
    height: 250,
  },
  fractionatingColumn(20, 4, { fractions: PETROLEUM, temperatures: ['cooler', 'hotter'] }),
)

const threeMolecules = figure(
  {
    name: `${topic}/three-molecules`,
    title: 'Displayed formulae of methane, propane and ethanol',
    description:
      'Methane: one carbon atom with four hydrogen atoms. Propane: a chain of three carbon atoms, and eight hydrogen atoms. Ethanol: two carbon atoms, five hydrogen atoms on them, and an oxygen atom with a hydrogen atom.',
    height: 130,
  },
  displayed(46, 54, 'CH4').shape,
  displayed(158, 54, 'CH3CH2CH3').shape,
  displayed(294, 54, 'CH3CH2OH').shape,
  small(46, 120, 'methane'),
  small(158, 120, 'propane'),
  small(290, 120, 'ethanol'),
)

const boiling = boilingFigure('boiling-points')

const shares = barsFigure({
  name: 'shares-of-fractions',
  title: 'Fractions of one kind of petroleum',
  labels: ['gasoline', 'kerosene', 'diesel oil', 'fuel oil'],
  values: [22, 12, 18, 30],
  yLabel: 'percentage by mass',
  ticks: [0, 10, 20, 30, 40],
  xLabel: 'fraction',
})

const unnamed = columnFigure(
  'column-with-letters',
  ['P', '', '', 'Q', '', 'R', '', 'S'],
  'Four are labelled: P the first, Q the fourth, R the sixth and S the eighth from the top.',
)

const flow = barsFigure({
  name: 'flow-times',
  title: 'Times in which three fractions flow through a funnel',
  labels: ['X', 'Y', 'Z'],
  values: [24, 92, 46],
  yLabel: 'time / s',
  ticks: [0, 20, 40, 60, 80, 100],
  xLabel: 'fraction',
})

export const figures = [column, threeMolecules, boiling, shares, unnamed, flow]
