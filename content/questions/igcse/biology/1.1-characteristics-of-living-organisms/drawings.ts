import { ovalPoints } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, curve, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms'

/** How fresh mass and dry mass change in one period. */
export type Period = { fresh: number; dry: number }

const START = { fresh: 45, dry: 20 }

/** Fresh and dry mass at the end of each period. */
export function massesAfter(periods: readonly Period[]): { fresh: number[]; dry: number[] } {
  const [fresh, dry] = [[START.fresh], [START.dry]]
  for (const each of periods) {
    fresh.push((fresh.at(-1) ?? 0) + each.fresh)
    dry.push((dry.at(-1) ?? 0) + each.dry)
  }
  return { fresh, dry }
}

export function massGraph(periods: readonly Period[]): Figure {
  const { fresh, dry } = massesAfter(periods)
  const days = [0, 5, 10, 15, 20]
  const g = graph({
    x: { label: 'time / days', max: 20, ticks: days, grid: true },
    y: { label: 'mass / g', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  })
  const points = (values: readonly number[]) => values.map((value, at): Point => [days[at] ?? 0, value])
  return figure(
    {
      name: `${topic}/two-masses`,
      title: 'The fresh mass and the dry mass of a plant',
      description: `A line graph of mass in grams against time in days. On days 0, 5, 10, 15 and 20 the fresh mass is ${fresh.join(', ')} and the dry mass ${dry.join(', ')}. The four periods of five days are named A, B, C and D.`,
      height: 246,
    },
    g.axes,
    g.line(points(fresh)),
    g.line(points(dry), 'r'),
    ...[0, 1, 2, 3].map(at =>
      g.label(2.5 + 5 * at, 101, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b', dy: 14 }),
    ),
    g.label(0.4, START.fresh, 'fresh mass', { cls: 's', dy: periods[0] && periods[0].fresh > 0 ? 18 : -8 }),
    g.label(0.4, START.dry, 'dry mass', { cls: 's', dy: 20 }),
  )
}

/** A cell that changes its shape, with its nucleus, at the origin. */
function blob(shape: number): Shape {
  const outline = ovalPoints(0, 0, 34, 27, 0, 12).map(([px, py], at): Point => {
    const swell = 1 + 0.2 * Math.sin(at * 2.1 + shape * 1.7) + 0.08 * Math.cos(at * 3.3 + shape)
    return [px * swell, py * swell]
  })
  return curve(outline, 'l sheet', true)
}

const nucleus = (x: number, y: number): Shape => circle(x, y, 7, 'l sunk')
const at = (x: number, shape: Shape): Shape => placed(shape, { x, y: 56 })

const SCENES = {
  reproduction: {
    told: 'First one cell with one nucleus. Then a longer cell with two nuclei and a narrow middle. Then two cells, each with a nucleus.',
    draw: () =>
      at(60, blob(0) + nucleus(4, 2)) +
      at(
        180,
        curve(
          [
            [-46, 0],
            [-36, -22],
            [-14, -20],
            [0, -7],
            [16, -21],
            [38, -20],
            [46, 2],
            [36, 22],
            [14, 19],
            [0, 8],
            [-16, 20],
            [-38, 20],
          ],
          'l sheet',
          true,
        ) +
          nucleus(-26, 0) +
          nucleus(26, 0),
      ) +
      at(274, placed(blob(1) + nucleus(2, 3), { scale: 0.6 })) +
      at(330, placed(blob(4) + nucleus(-2, 2), { scale: 0.6 })),
  },
  nutrition: {
    told: 'First a cell with a small green cell beside it. Then two arms of the cell lie round the green cell. Then the green cell lies inside the cell, in a small space.',
    draw: () =>
      at(54, blob(0) + nucleus(-8, 2)) +
      circle(108, 56, 8, 'l gd') +
      at(
        170,
        curve(
          [
            [-34, 0],
            [-22, -24],
            [4, -26],
            [30, -22],
            [44, -10],
            [26, -9],
            [16, 0],
            [26, 10],
            [44, 12],
            [28, 24],
            [2, 26],
            [-24, 22],
          ],
          'l sheet',
          true,
        ) + nucleus(-14, 0),
      ) +
      circle(202, 56, 8, 'l gd') +
      at(296, blob(2) + nucleus(-12, 2) + circle(12, 0, 13, 'l w') + circle(12, 0, 7, 'l gd')),
  },
  movement: {
    told: 'In each picture a cell and the same grain of sand. First the cell lies left of the grain, then above it, then right of it.',
    draw: () =>
      placed(blob(0) + nucleus(2, 2), { x: 36, y: 44, scale: 0.72 }) +
      placed(blob(2) + nucleus(2, 2), { x: 180, y: 38, scale: 0.72 }) +
      placed(blob(5) + nucleus(2, 2), { x: 326, y: 44, scale: 0.72 }) +
      [72, 180, 290].map(x => rect(x - 6, 76, 12, 12, 'l d2', 2)).join(''),
  },
  excretion: {
    told: 'First a cell with a small clear space. Then the space is large and full. Then it has opened to the outside, and arrows lead out of it.',
    draw: () =>
      at(60, blob(0) + nucleus(-10, 2) + circle(14, 0, 5, 'l w')) +
      at(180, blob(0) + nucleus(-10, 2) + circle(14, 0, 14, 'l w')) +
      at(296, blob(0) + nucleus(-10, 2)) +
      arrow(316, 50, 344, 40) +
      arrow(316, 60, 344, 70),
  },
} as const

export type SceneKind = keyof typeof SCENES

export const cellScene = (kind: SceneKind): Figure =>
  figure(
    {
      name: `${topic}/one-cell-three-times`,
      title: 'A single-celled organism at three times',
      description: `Three pictures of a single-celled organism, 1 to 3. ${SCENES[kind].told}`,
      height: 128,
    },
    SCENES[kind].draw(),
    ...[60, 180, 300].map((x, index) => text(x, 120, String(index + 1), { anchor: 'middle', cls: 'b' })),
  )

export const SUBSTANCES = ['food', 'undigested food', 'oxygen', 'carbon dioxide', 'urea and salts'] as const

/** What enters and leaves an animal; each substance with its letter. */
export function inAndOut(letters: readonly string[]): Figure {
  const [food, undigested, oxygen, dioxide, urea] = letters
  const word = (x: number, y: number, letter = '', substance = '', anchor: 'start' | 'end' = 'start') =>
    text(x, y, letter, { anchor, cls: 'b' }) + text(x, y + 16, substance, { anchor, cls: 's' })
  return figure(
    {
      name: `${topic}/into-and-out-of-an-animal`,
      title: 'What enters and leaves the body of an animal',
      description: `A plan of an animal. A gut runs through its body from left to right. Arrow ${food} leads food into the gut and arrow ${undigested} leads undigested food out of its other end. From the lungs, arrow ${oxygen} leads oxygen in and arrow ${dioxide} leads carbon dioxide out. Arrow ${urea} leads urea and salts out of the kidneys.`,
      height: 196,
    },
    rect(88, 10, 164, 176, 'l sheet', 18),
    rect(88, 26, 164, 34, 'l sunk'),
    text(170, 48, 'gut', { anchor: 'middle' }),
    rect(100, 84, 62, 44, 'l w', 8),
    text(131, 110, 'lungs', { anchor: 'middle' }),
    rect(174, 130, 66, 40, 'l rw', 8),
    text(207, 154, 'kidneys', { anchor: 'middle' }),
    arrow(54, 43, 98, 43),
    arrow(242, 43, 288, 43),
    arrow(54, 96, 98, 96),
    arrow(100, 118, 54, 118),
    arrow(240, 150, 288, 150),
    word(48, 38, food, SUBSTANCES[0], 'end'),
    word(292, 38, undigested, 'undigested', 'start') + text(292, 70, 'food', { cls: 's' }),
    word(48, 86, oxygen, SUBSTANCES[2], 'end'),
    word(48, 124, dioxide, 'carbon', 'end') + text(48, 156, 'dioxide', { anchor: 'end', cls: 's' }),
    word(292, 146, urea, 'urea,', 'start') + text(292, 178, 'salts', { cls: 's' }),
  )
}
