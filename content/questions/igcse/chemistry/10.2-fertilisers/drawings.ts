import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { titration } from '@/lib/figures/laboratory/reactions'
import { centred, line, rect, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

export type Npk = readonly [n: number, p: number, k: number]

/** What a soil contains and what a crop needs, for the three elements. */
export const soilBars = (soil: Npk, crop: Npk): Figure =>
  chartFigure(
    {
      name: `chemistry-of-the-environment/soil-${soil.join('-')}-crop-${crop.join('-')}`,
      title: 'Elements in a soil and needed by a crop',
    },
    barChart({
      categories: ['nitrogen', 'phosphorus', 'potassium'],
      values: [
        { name: 'in the soil', values: soil },
        { name: 'needed by the crop', values: crop },
      ],
      yLabel: 'mass / kg per hectare',
      yEvery: 20,
      yMax: 140,
    }),
  )

/** A burette with one liquid above a flask with another. */
export function neutralising(acid: string, alkali: string): Figure {
  const drawn = titration({
    titrant: acid,
    labels: { burette: '', tap: '', tile: '', analyte: alkali.replaceAll(' ', '\n') },
  })
  return figure(
    {
      name: `chemistry-of-the-environment/${acid} ${alkali}`.toLowerCase().replace(/[^a-z/-]+/g, '-'),
      title: 'An acid and an alkali',
      description: `A burette with ${acid} is clamped above a conical flask with ${alkali}.`,
      height: drawn.height,
    },
    drawn.shape,
  )
}

export type Trial = { start: number; top: number; enough: number }

/** The yield of a crop against the mass of fertiliser: it rises in a straight line, then stays level. */
export function trialFigure({ start, top, enough }: Trial): Figure {
  const g = graph({
    x: {
      label: 'mass of fertiliser / kg per hectare',
      max: 300,
      ticks: [0, 50, 100, 150, 200, 250, 300],
      grid: true,
      parts: 5,
    },
    y: {
      label: 'yield / tonnes per hectare',
      max: 10,
      ticks: [0, 2, 4, 6, 8, 10],
      grid: true,
      parts: 4,
    },
    height: 180,
  })
  return figure(
    {
      name: `chemistry-of-the-environment/trial-${start}-${top}-${enough}`,
      title: 'Yield of a crop against the mass of fertiliser',
      description: `A straight line rises from ${start} tonnes per hectare without fertiliser to ${top} tonnes per hectare at ${enough} kg per hectare. From there to 300 kg per hectare the line is level.`,
      height: 258,
    },
    g.axes,
    g.line([
      [0, start],
      [enough, top],
      [300, top],
    ]),
  )
}

/** A bag of fertiliser with its mass and its percentages of N, P and K. */
export function bagFigure(mass: number, [n, p, k]: Npk): Figure {
  const rows: [string, number][] = [
    ['nitrogen, N', n],
    ['phosphorus, P', p],
    ['potassium, K', k],
  ]
  return figure(
    {
      name: `chemistry-of-the-environment/bag-${mass}-${n}-${p}-${k}`,
      title: 'A bag of fertiliser',
      description: `The label of the bag: ${mass} kg; percentages by mass: ${rows.map(([name, value]) => `${name}, ${value}%`).join('; ')}.`,
      height: 190,
    },
    rect(84, 8, 192, 174, 'l sheet', 10),
    line(84, 26, 276, 26, 'l dash'),
    centred(180, 48, `NPK fertiliser ${mass} kg`, 'b'),
    centred(180, 72, 'percentages by mass', 's'),
    ...rows.map(
      ([name, value], at) =>
        text(104, 102 + at * 28, name) + text(256, 102 + at * 28, `${value}%`, { anchor: 'end' }),
    ),
  )
}
