import { roundTo } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { describeScale, tubeReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { balance } from '@/lib/figures/laboratory/stands'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
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

export const figures: Figure[] = []
