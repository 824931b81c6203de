import {
  acidBox,
  type Counts,
  describeAcid,
  phBoxes,
  phMarks,
  type Tube,
  tubeAt,
  warmedTube,
} from '@/content/figures/igcse/chemistry/acids-bases-and-salts'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { type Point, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** Solutions marked by letters on a scale of pH. */
export function scaleFigure(marks: readonly (readonly [letter: string, ph: number])[]): Figure {
  return figure(
    {
      name: `acids-bases-and-salts/scale-${marks.map(([, ph]) => ph).join('-')}`,
      title: 'Solutions on the pH scale',
      description: `A row of boxes from 0 to 14. ${marks.map(([letter, ph]) => `An arrow marked ${letter} points to ${ph}.`).join(' ')}`,
      height: 94,
    },
    phMarks(44, marks),
    phBoxes(46),
    text(20, 86, 'pH'),
  )
}

export type Labelled = Tube & { letter: string; under: string; seen: string }

/** Test-tubes in a row, up to four, each with a letter above and words below. */
export function tubesInARow(tubes: readonly Labelled[], name: string): Figure {
  return figure(
    {
      name: `acids-bases-and-salts/${name}`,
      title: 'Test-tubes in a row',
      description: tubes.map(({ letter, seen }) => `${letter}: ${seen}.`).join(' '),
      height: 166,
    },
    ...tubes.map((tube, at) => {
      const x = 180 + (at - (tubes.length - 1) / 2) * 88
      return text(x, 18, tube.letter, bold) + tubeAt(x, 126, tube) + text(x, 144, tube.under, small)
    }),
  )
}

/** Four boxes A to D with particles of an acid in water. */
export function fourAcids(all: readonly Counts[], seed: number): Figure {
  return figure(
    {
      name: `acids-bases-and-salts/boxes-${all.map(({ whole }) => whole).join('-')}`,
      title: 'Particles of an acid HA in water',
      description: all.map((each, at) => `Box ${'ABCD'.charAt(at)}: ${describeAcid(each)}.`).join(' '),
      height: 262,
    },
    ...all.map((each, at) => {
      const [x, y] = [6 + (at % 2) * 180, 4 + Math.floor(at / 2) * 132]
      return acidBox(x, y, each, seed + at) + text(x + 84, y + 121, 'ABCD'.charAt(at), bold)
    }),
  )
}

export const litmusFigure = (paper: string): Figure =>
  figure(
    {
      name: 'acids-bases-and-salts/warmed-mixture',
      title: 'A mixture is warmed in a test-tube',
      description: `A test-tube holds a mixture of a solid and a liquid and is heated gently by a flame below. Bubbles rise. A strip of ${paper} hangs in the mouth of the tube.`,
      height: 204,
    },
    warmedTube('mixture', paper.replace(' litmus', '\nlitmus')),
  )

const PARTS = [0.3, 0.5, 0.7, 0.8, 0.88, 0.94, 0.975, 0.99, 0.998]

/** pH while a strong alkali is added to 25 cm³ of a strong acid, neutral at `neutral` cm³. */
export function phCurve(neutral: number, start: 1 | 2): Figure {
  const moles = 25 * 10 ** -start
  const ph = (volume: number) => {
    const left = moles * (1 - volume / neutral)
    const concentration = Math.abs(left) / (25 + volume)
    return left > 0 ? -Math.log10(concentration) : 14 + Math.log10(concentration)
  }
  const before = [0, ...PARTS].map(part => part * neutral)
  const after = PARTS.map(part => (2 - part) * neutral).reverse()
  const points: Point[] = [
    ...before.map((v): Point => [v, ph(v)]),
    [neutral, 7],
    ...after.filter(v => v < 40).map((v): Point => [v, ph(v)]),
    [40, ph(40)],
  ]
  const g = graph({
    x: {
      label: 'volume of alkali added / cm^{3}',
      max: 40,
      ticks: [0, 10, 20, 30, 40],
      grid: true,
      parts: 5,
    },
    y: { label: 'pH', max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14], grid: true, parts: 2 },
    height: 180,
  })
  return figure(
    {
      name: `acids-bases-and-salts/ph-and-volume-${start}-${neutral}`,
      title: 'pH of a mixture against the volume of alkali added',
      description: `The pH is ${start} at 0 cm³ and rises slowly at first. At ${neutral} cm³ the line is almost vertical, from about pH 4 to about pH 10. It then levels off and ends at about pH ${Math.round(ph(40))} at 40 cm³.`,
      height: 256,
    },
    g.axes,
    g.line(points),
  )
}

/** Hydrogen from excess magnesium and two acids: both curves end at the same volume. */
export function hydrogenFigure(final: number, fast: number, slow: number): Figure {
  const g = graph({
    x: { label: 'time / s', max: 200, ticks: [0, 40, 80, 120, 160, 200], grid: true, parts: 4 },
    y: {
      label: 'volume of hydrogen / cm^{3}',
      max: 80,
      ticks: [0, 20, 40, 60, 80],
      grid: true,
      parts: 5,
    },
    height: 160,
  })
  const reached = (end: number) => (time: number) => final * (1 - (1 - Math.min(time, end) / end) ** 2)
  return figure(
    {
      name: `acids-bases-and-salts/hydrogen-${final}-${fast}-${slow}`,
      title: 'Volume of hydrogen against time for two acids',
      description: `Two curves start at the origin. P rises steeply and levels off at ${final} cm³ at ${fast} s. Q rises less steeply and levels off at ${final} cm³ at ${slow} s.`,
      height: 238,
    },
    g.axes,
    g.plot(reached(fast), 0, 200),
    g.plot(reached(slow), 0, 200, 'p'),
    g.label(fast * 0.3, final * 0.51, 'P', { dx: -8, dy: -6, anchor: 'end', cls: 'b' }),
    g.label(slow * 0.4, final * 0.64, 'Q', { dx: 8, dy: 14, cls: 'b' }),
  )
}

/** A solid and an acid; the gas goes into a jar over water. */
export const collected = (solid: string, acid: string): Figure =>
  assembled(
    'acids-bases-and-salts/gas-over-water',
    gasCollection({ by: 'over-water', solid, liquid: acid, gas: 'gas' }),
    { title: 'A gas is made and collected over water' },
  )
