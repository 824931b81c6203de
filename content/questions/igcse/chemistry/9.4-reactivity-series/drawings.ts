import {
  fizzing,
  ladder,
  type Step,
  type Strip,
  steamTube,
  stripInBeaker,
  stripsInTubes,
} from '@/content/figures/igcse/chemistry/metals'
import { type Figure, figure } from '@/lib/figures/figure'
import { pointer, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

const many = (count: number) =>
  count === 0 ? 'no bubbles' : count < 6 ? 'a few bubbles' : count < 13 ? 'some bubbles' : 'very many bubbles'

/** Pieces of metals W, X, Y … in tubes of the same liquid. */
export function tubesOfLiquid(marks: readonly (readonly [letter: string, bubbles: number])[]): Figure {
  return figure(
    {
      name: `metals/tubes-${marks.map(([, count]) => count).join('-')}`,
      title: 'Metals in test-tubes',
      description: `A test-tube with a piece of metal in a liquid for each letter. ${marks.map(([letter, count]) => `${letter}: ${many(count)}.`).join(' ')}`,
      height: 138,
    },
    fizzing(marks.map(([above, bubbles]) => ({ above, bubbles }))),
  )
}

/** Part of the series with gaps A to D. */
export function gapsFigure(steps: readonly Step[]): Figure {
  return figure(
    {
      name: 'metals/part-of-the-series',
      title: 'Part of the reactivity series with four gaps',
      description: `From the most reactive to the least reactive: ${steps.map(({ name, isGap }) => (isGap ? `gap ${name}` : name)).join(', ')}.`,
      height: 46 + steps.length * 22,
    },
    text(180, 16, 'most reactive', bold),
    ladder(110, 24, steps),
    text(180, 40 + steps.length * 22, 'least reactive', bold),
  )
}

/** A bar for each metal. */
export function metalBars(
  names: readonly string[],
  values: readonly number[],
  yLabel: string,
  every: number,
  max: number,
  title: string,
): Figure {
  return chartFigure(
    { name: `metals/bars-${values.join('-').replaceAll('.', 'p')}`, title },
    barChart({ categories: names, values, yLabel, yEvery: every, yMax: max, label: 'metal', height: 130 }),
  )
}

/** Strips of metals in solutions, A to D. */
export function stripsFigure(tubes: readonly Strip[]): Figure {
  return figure(
    {
      name: 'metals/strips-in-solutions',
      title: 'Strips of metals in solutions',
      description: tubes
        .map(
          ({ metal, solution }, at) =>
            `${'ABCD'.charAt(at)}: ${metal} in ${solution.replaceAll('\n', ' ').replaceAll(/[{}_^]/g, '')}.`,
        )
        .join(' '),
      height: 200,
    },
    stripsInTubes(tubes.map((tube, at) => ({ ...tube, letter: 'ABCD'.charAt(at) }))),
  )
}

/** One strip in a beaker, as it is put in. */
export function oneStrip(metal: string, solution: string, isBlue: boolean): Figure {
  return figure(
    {
      name: `metals/strip-of-${metal}`,
      title: `A strip of ${metal} in a solution`,
      description: `A strip of ${metal} stands in a beaker of ${solution.replace('\n', ' ')}. The moment is that when the strip is put in.`,
      height: 186,
    },
    stripInBeaker(180, 142, { metal, solution, fill: isBlue ? 'w' : 'sheet' }),
    pointer(214, 36, 188, 48, metal),
    text(180, 164, solution, small),
  )
}

/** Magnesium over a flame in steam; the gas is called X. */
export const steamFigure = (): Figure =>
  figure(
    {
      name: 'metals/metal-and-damp-wool',
      title: 'A metal is heated beside damp mineral wool',
      description:
        'A glass tube lies level, closed at its left end. Damp mineral wool lies at the closed end, and magnesium ribbon in the middle, where a Bunsen burner heats the tube. A tube leads from the bung at the right end; gas X leaves there.',
      height: 220,
    },
    steamTube({ wool: 'damp\nmineral wool', metal: 'magnesium', end: 'gas X' }, false),
  )
