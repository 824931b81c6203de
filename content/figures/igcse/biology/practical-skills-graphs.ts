import { roundTo } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { describeScale, tubeReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { balance } from '@/lib/figures/laboratory/stands'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, curve, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { PONDWEED, pondweed } from './plant-nutrition'

const topic = 'practical-skills'

/** Six tubes of sucrose solution, a cylinder of plant tissue in each. */
export function cylindersInTubes(concentrations: readonly string[], tissue: string): Figure {
  const tubes = concentrations.map((each, at) => {
    const x = 92 + at * 48
    return (
      testTube({ x, y: 140, width: 30, height: 112, level: 0.72 }) +
      rect(x - 6, 88, 12, 44, 'l hl', 2) +
      text(x, 160, each, { anchor: 'middle', cls: 's' })
    )
  })
  return figure(
    {
      name: `${topic}/cylinders-in-tubes`,
      title: 'Cylinders of plant tissue in sucrose solutions',
      description: `Six test-tubes in a row, filled to the same level. A cylinder of ${tissue} of the same size stands under the surface in each. Below the tubes the concentration of sucrose in mol per dm³: ${concentrations.join(', ')}.`,
      height: 190,
    },
    ...tubes,
    label('solution', 4, 56, 81, 74, 'start'),
    label('cylinder', 4, 110, 86, 116, 'start'),
    text(212, 182, 'concentration of sucrose / mol per dm^{3}', { anchor: 'middle', cls: 's' }),
  )
}

function weighed(x: number, reading: string, when: string): Shape {
  return (
    balance(x, 100, reading, 'g', 144) +
    rect(x - 26, 49, 52, 11, 'l hl', 2) +
    text(x, 124, when, { anchor: 'middle' })
  )
}

/** The same cylinder on a balance twice. */
export function weighedTwice(start: string, end: string): Figure {
  return figure(
    {
      name: `${topic}/weighed-twice`,
      title: 'A cylinder on a balance, at the start and after one hour',
      description: `Two drawings of a top-pan balance with a cylinder on it. At the start its display shows ${start} g, after one hour ${end} g.`,
      height: 134,
    },
    weighed(88, start, 'at the start'),
    arrow(166, 80, 194, 80),
    weighed(272, end, 'after one hour'),
  )
}

/** Pondweed that gives off gas, the lamp at a distance. */
export const pondweedAtLamp = (distance: string): Figure =>
  figure(
    {
      name: `${topic}/pondweed-at-lamp`,
      title: 'Apparatus for collecting gas from pondweed',
      description: `${PONDWEED} The distance from the lamp to the pondweed is marked: ${distance}.`,
      height: 252,
    },
    pondweed({ distance }),
  )

const CLOSED_END: Scale = { from: 0, to: 5, division: 0.1, numbered: 1 }

/** Parts of an upturned tube with gas above water, one beside the other: its zero is above. */
export function gasAbove(readings: readonly (readonly [value: number, when: string])[]): Figure {
  return figure(
    {
      name: `${topic}/gas-in-the-tube`,
      title: 'The surface of the water in the tube at three times',
      description: `Parts of an upturned tube with a scale in cm³ whose numbers grow downwards. Gas is above the water in it. ${readings.map(([value, when]) => `At ${when}: ${describeScale(CLOSED_END, value, 'cm³')}`).join(' ')}`,
      height: 206,
    },
    ...readings.map(([value, when], at) => {
      const x = 60 + at * 118
      return (
        tubeReading({ x, y: 22, value, scale: CLOSED_END, zero: 'above', height: 160, width: 58 }) +
        text(x, 14, 'cm^{3}', { anchor: 'middle', cls: 's' }) +
        text(x, 200, when, { anchor: 'middle' })
      )
    }),
    text(96, 50, 'gas', { cls: 's' }),
    text(92, 168, 'water', { cls: 's' }),
  )
}

const SECONDS = 10
/** Where in a beat its peak lies. */
const PEAK = 0.35

/** What a sensor on a finger shows in ten seconds: one peak for each beat. */
export function pulseTraces(traces: readonly (readonly [beats: number, when: string])[]): Figure {
  const told = traces.map(([beats, when]) => {
    const period = SECONDS / beats
    return `${when}: equal peaks ${roundTo(period, 2)} s apart from ${roundTo(PEAK * period, 2)} s to ${roundTo(SECONDS - (1 - PEAK) * period, 2)} s.`
  })
  return figure(
    {
      name: `${topic}/pulse-traces`,
      title: 'Signal of a pulse sensor in ten seconds',
      description: `Graphs of the signal of a sensor against time from 0 to 10 s, one above the other; each peak is one pulse. ${told.join(' ')}`,
      height: 24 + traces.length * 128,
    },
    ...traces.map(([beats, when], row) => {
      const g = graph({
        x: { label: 'time / s', max: SECONDS, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
        y: { label: '', max: 1.1 },
        left: 20,
        top: 28 + row * 128,
        width: 320,
        height: 66,
      })
      const period = SECONDS / beats
      const points = Array.from({ length: beats }, (_, at): Point[] => [
        [at * period, 0.15],
        [(at + PEAK) * period, 1],
        [(at + 0.7) * period, 0.3],
      ]).flat()
      return g.axes + g.line([...points, [SECONDS, 0.15]]) + text(20, 18 + row * 128, when, { cls: 'b' })
    }),
  )
}

const FOOT = 118

/** The axes of a small sketch of a graph, its name below. */
const sketchAxes = (x: number, name: string, y: string, across: string): Shape =>
  line(x, 26, x, FOOT) +
  line(x, FOOT, x + 98, FOOT) +
  text(x, 16, y, { cls: 's' }) +
  text(x + 98, FOOT + 18, across, { anchor: 'end', cls: 's' }) +
  text(x + 49, FOOT + 44, name, { anchor: 'middle', cls: 'b' })

const sketchBars = (x: number, heights: readonly number[], width: number, pitch: number): Shape =>
  heights.map((height, at) => rect(x + at * pitch, FOOT - height, width, height, 'l w')).join('')

const CURVE: readonly Point[] = [
  [0, 8],
  [22, 40],
  [44, 60],
  [66, 72],
  [88, 76],
]

const kindsOfGraph = figure(
  {
    name: `${topic}/kinds-of-graph`,
    title: 'A line graph, a bar chart and a histogram',
    description:
      'Three sketches. A line graph of a rate against temperature: crosses and a smooth curve that rises and levels off. A bar chart of the number of plants of four species: four bars of equal width with gaps between them. A histogram of the number of leaves against their length: five bars of equal width that touch.',
    height: 172,
  },
  sketchAxes(14, 'line graph', 'rate', 'temperature'),
  curve(
    CURVE.map(([x, y]): Point => [14 + x, FOOT - y]),
    'p',
  ),
  ...CURVE.map(([x, y]) => {
    const [px, py] = [14 + x, FOOT - y]
    return line(px - 3, py - 3, px + 3, py + 3) + line(px - 3, py + 3, px + 3, py - 3)
  }),
  sketchAxes(134, 'bar chart', 'number', 'species'),
  sketchBars(142, [50, 78, 34, 62], 14, 23),
  sketchAxes(254, 'histogram', 'number', 'length'),
  sketchBars(262, [18, 48, 80, 56, 22], 17, 17),
)

const gasTimes: readonly Point[] = [
  [5, 0.5],
  [10, 0.7],
  [15, 1.3],
  [20, 1.6],
  [25, 2.1],
  [30, 2.3],
]

const gasGraph = graph({
  x: { label: 'time / min', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true, parts: 5 },
  y: {
    label: 'volume of gas / cm^{3}',
    max: 3,
    ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3],
    grid: true,
    parts: 5,
  },
  height: 190,
})

const bestFitLine = figure(
  {
    name: `${topic}/best-fit`,
    title: 'A line of best fit, and its gradient',
    description:
      'Graph of the volume of gas in cm³ against time from 0 to 30 minutes, both axes with unit and even steps. Six crosses lie near a straight line from 0.4 cm³ at 5 min to 2.4 cm³ at 30 min, some just above it and some just below. Dashed lines make a large triangle under the line from 5 min and 0.4 cm³ to 30 min and 2.4 cm³: 25 min across and 2.0 cm³ up.',
    height: 272,
  },
  gasGraph.axes,
  gasGraph.line([
    [5, 0.4],
    [30, 2.4],
  ]),
  gasGraph.points(gasTimes),
  gasGraph.gradient([5, 0.4], [30, 2.4], '25 min', ''),
  gasGraph.label(30, 1.3, '2.0 cm^{3}', { dx: -6, anchor: 'end' }),
)

/** A straight line of the volume of gas in a syringe, which was not empty at the start. */
export function gasLine(start: number, rate: number): Figure {
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
    y: { label: 'volume of gas / cm^{3}', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true, parts: 5 },
    height: 200,
  })
  return figure(
    {
      name: `${topic}/gas-line`,
      title: 'Graph of the volume of gas against time',
      description: `Time from 0 to 10 minutes is on the horizontal axis, the volume of gas from 0 to 30 cm³ on the vertical one. A straight line rises from ${start} cm³ at 0 min to ${start + 10 * rate} cm³ at 10 min.`,
      height: 282,
    },
    g.axes,
    g.line([
      [0, start],
      [10, start + 10 * rate],
    ]),
  )
}

/** A line of best fit through five points, to be read between them. */
export function waterLoss(gradient: number, intercept: number): Figure {
  const at = (x: number) => intercept + gradient * x
  const g = graph({
    x: { label: 'wind speed / m per s', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true, parts: 5 },
    y: {
      label: 'loss of water / mg per min',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 5,
    },
    height: 200,
  })
  return figure(
    {
      name: `${topic}/water-loss`,
      title: 'Graph of the loss of water from a shoot against wind speed',
      description: `Wind speed from 0 to 5 m per s is on the horizontal axis, the loss of water from 0 to 100 mg per min on the vertical one. Five crosses at 1, 2, 3, 4 and 5 m per s lie on a straight line from ${at(0)} at zero to ${at(5)} at 5 m per s. A large square has five small ones on each axis.`,
      height: 282,
    },
    g.axes,
    g.line([
      [0, at(0)],
      [5, at(5)],
    ]),
    g.points([1, 2, 3, 4, 5].map((x): Point => [x, at(x)])),
  )
}

export const GRAPH_FAULTS = ['uneven', 'unit', 'small', 'point'] as const
export type GraphFault = (typeof GRAPH_FAULTS)[number]

/** A graph of five results with one fault. */
export function faultyGraph(volumes: readonly number[], fault: GraphFault, moved: number): Figure {
  const uneven = fault === 'uneven'
  const max = fault === 'small' ? 50 : 20
  const step = fault === 'small' ? 10 : 5
  const place = (minute: number) =>
    !uneven || minute <= 4 ? minute : minute <= 8 ? 4 + (minute - 4) / 2 : minute - 2
  const printed = uneven ? [0, 2, 4, 8, 10] : [0, 2, 4, 6, 8, 10]
  const label = fault === 'unit' ? 'volume of gas' : 'volume of gas / cm^{3}'
  const g = graph({
    x: {
      label: 'time / min',
      max: uneven ? 8 : 10,
      ticks: printed.map((_, at) => 2 * at),
      format: value => String(printed[value / 2] ?? ''),
      grid: true,
      parts: 2,
    },
    y: {
      label,
      max,
      ticks: Array.from({ length: max / step + 1 }, (_, at) => at * step),
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  const seen = volumes.map((volume, at) => volume + (fault === 'point' && at === moved ? 3 : 0))
  return figure(
    {
      name: `${topic}/graph-of-a-student`,
      title: 'The graph that a student drew',
      description: `The horizontal axis has the label time / min and, at equal distances, the numbers ${printed.join(', ')}. The vertical axis has the label ${label.replace('^{3}', '³')} and numbers from 0 to ${max} in steps of ${step}. Crosses at ${seen.map((volume, at) => `${2 * (at + 1)} and ${volume}`).join('; ')}.`,
      height: 272,
    },
    g.axes,
    g.points(seen.map((volume, at): Point => [place(2 * (at + 1)), volume])),
  )
}

export const figures: Figure[] = [kindsOfGraph, bestFitLine]
