import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { arrow } from '@/lib/figures/shapes'

/** The natural rate, %; there inflation is what people expect. */
const NATURAL = 5
/** Inflation falls as one over unemployment, so the curve is steep where labour is scarce. */
const BEND = 15

type Set = { unemployment: number; expected: number }

const inflationAt = (unemployment: number, expected: number) =>
  expected + BEND / unemployment - BEND / NATURAL

function draw({ unemployment, expected }: Set): string {
  const g = graph({
    x: { label: 'unemployment / %', max: 10, ticks: [0, 2, 4, 5, 6, 8, 10], grid: true },
    y: { label: 'inflation / %', min: -2, max: 12, ticks: [-2, 0, 2, 4, 6, 8, 10, 12], grid: true },
    height: 196,
  })
  const curveFor = (prices: number, cls: string) =>
    g.plot(at => inflationAt(at, prices), Math.max(2.4, BEND / (12 - prices + BEND / NATURAL)), 10, cls)
  const inflation = inflationAt(unemployment, expected)
  const surprise = inflation - expected
  const [fromX, fromY] = g.at(9.6, inflationAt(9.6, expected))
  return (
    g.axes +
    g.line(
      [
        [NATURAL, -2],
        [NATURAL, 12],
      ],
      'g',
    ) +
    g.label(NATURAL, 12, 'long run', { dx: 5, dy: 12, cls: 's' }) +
    (expected === 2 ? '' : curveFor(2, 'l dash thin')) +
    curveFor(expected, 'p') +
    g.guide(unemployment, inflation) +
    // Where next year's curve goes, when people come to expect what they see.
    (Math.abs(surprise) < 0.4 ? '' : arrow(fromX, fromY, fromX, fromY - surprise * 8, { cls: 'r', head: 6 }))
  )
}

function says({ unemployment, expected }: Set): Said {
  const inflation = inflationAt(unemployment, expected)
  const shown = `${fixed(inflation, 1)} %`
  const surprise = inflation - expected
  const next = Math.abs(surprise) < 0.05 ? 'stays' : surprise > 0 ? 'moves up' : 'moves down'
  return {
    description: `A Phillips curve. People expect inflation of ${fixed(expected, 1)} %. The short-run curve falls from the upper left and cuts the upright long-run curve at an unemployment of ${NATURAL} %, where inflation is as expected. At ${fixed(unemployment, 1)} % unemployment inflation is ${shown}. When people come to expect that, the short-run curve ${next}.`,
    readings: [
      ['Inflation', shown],
      ['Unexpected part', `${fixed(surprise, 1)} points`],
      ['Short-run curve then', next],
    ],
  }
}

export const moving = explorable({
  title: 'Phillips curves, short run and long run',
  height: 276,
  values: {
    unemployment: { label: 'Unemployment', unit: '%', min: 3, max: 9, step: 0.1, start: 4 },
    expected: { label: 'Expected inflation', unit: '%', min: 2, max: 9, step: 0.1, start: 2 },
  },
  draw,
  says,
})
