import { type Figure, figure } from '@/lib/figures/figure'
import { centred, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { type VennOptions, venn } from '@/lib/figures/statistics/venn'

const [LEFT, LENGTH, LEVEL] = [36, 288, 42]

/** The place of a probability on the scale. */
export const onScale = (probability: number): Point => [LEFT + probability * LENGTH, LEVEL]

function scaleLine(): Shape {
  const ticks = Array.from({ length: 11 }, (_, at) => {
    const [x, y] = onScale(at / 10)
    const long = at % 5 === 0 ? 9 : 6
    return line(x, y - long, x, y + long, 'l thin')
  })
  const ends = (
    [
      [0, '0'],
      [0.5, '0.5'],
      [1, '1'],
    ] as const
  ).map(([at, label]) => text(onScale(at)[0], LEVEL - 16, label, { anchor: 'middle' }))
  return line(LEFT, LEVEL, LEFT + LENGTH, LEVEL) + ticks.join('') + ends.join('')
}

/** A probability scale with lettered arrows below it. */
export function scaleWithArrows(places: readonly (readonly [letter: string, probability: number])[]): Figure {
  const arrows = places.map(([letter, at]) => {
    const [x, y] = onScale(at)
    return (
      line(x, y + 42, x, y + 18) +
      polygon(
        [
          [x, y + 11],
          [x - 4, y + 20],
          [x + 4, y + 20],
        ],
        'd',
      ) +
      text(x, y + 58, letter, { anchor: 'middle', cls: 'b' })
    )
  })
  return figure(
    {
      name: 'probability/scale-with-arrows',
      title: 'A probability scale with arrows',
      description: `A line from 0 to 1 with a mark at every tenth. Arrows point to it from below: ${places.map(([letter, at]) => `${letter} at ${at}`).join(', ')}.`,
      height: 112,
    },
    scaleLine(),
    ...arrows,
  )
}

/** The scale alone, and with a letter on it. */
export function emptyScale(): Figure {
  return figure(
    {
      name: 'probability/scale',
      title: 'A probability scale',
      description:
        'A level line from 0 on the left to 1 on the right, with 0.5 in the middle and a mark at every tenth.',
      height: 74,
    },
    scaleLine(),
  )
}

export function scaleWithLetter(letter: string, at: number): Figure {
  return figure(
    {
      name: 'probability/scale-model',
      title: 'A probability scale',
      description: `A line from 0 to 1 with a mark at every tenth, and ${letter} at ${at}.`,
      height: 74,
    },
    scaleLine(),
    centred(...onScale(at), letter, 'b'),
  )
}

export function vennFigure(options: VennOptions): Figure {
  const { shape, height, description = '' } = venn(options)
  return figure({ name: 'probability/venn', title: 'A Venn diagram of two sets', description, height }, shape)
}

export function dualBars(
  categories: readonly string[],
  sets: readonly { name: string; values: readonly number[] }[],
  yLabel: string,
): Figure {
  const { shape, height, description = '' } = barChart({ categories, values: sets, yLabel, yEvery: 2 })
  return figure({ name: 'probability/dual-bar-chart', title: 'A dual bar chart', description, height }, shape)
}
