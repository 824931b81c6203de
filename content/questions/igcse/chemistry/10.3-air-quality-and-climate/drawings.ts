import { type Figure, figure } from '@/lib/figures/figure'
import { box, link, row } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import type { Shape } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const named = (name: string) => `chemistry-of-the-environment-3/${name}`

const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A source, a substance X and its effect. */
export const sourceAndEffect = (source: string, effect: string): Figure =>
  figure(
    {
      name: named(`from-${slug(source)}-to-${slug(effect)}`),
      title: 'A source, X and its effect',
      description: `Three boxes joined by arrows: ${source.replaceAll('\n', ' ')}, then X, then ${effect.replaceAll('\n', ' ')}.`,
      height: 92,
    },
    box(6, 10, 142, 72, source).shape,
    link([148, 46], [170, 46]),
    box(170, 22, 36, 48, 'X').shape,
    link([206, 46], [228, 46]),
    box(228, 10, 126, 72, effect).shape,
  )

/** A fuel with two supplies of air; letters for what forms beside water. */
export const twoSupplies = (fuel: string, good: string, poor: string, isGoodFirst: boolean): Figure => {
  const lines = [
    ['plenty of air', good],
    ['too little air', poor],
  ]
  const shown = isGoodFirst ? lines : lines.toReversed()
  return figure(
    {
      name: named(`supplies-${fuel}-${good}-${poor}-${isGoodFirst ? 1 : 2}`.toLowerCase()),
      title: `Combustion of ${fuel}`,
      description: shown
        .map(
          ([air, letter]) =>
            `An arrow leads from ${fuel} and ${air} to a flame, another to ${letter} and water.`,
        )
        .join(' '),
      height: 134,
    },
    ...shown.map(([air, letter], at) =>
      row(6, 8 + at * 64, 102, [`${fuel},\n${air}`, 'flame', `${letter} and\nwater`], {
        gap: 20,
        height: 52,
      }),
    ),
  )
}

export type LeafBoxes = Readonly<
  Record<'carbon dioxide' | 'water' | 'glucose' | 'oxygen' | 'chlorophyll', string>
>

/** What a leaf takes in and forms in the light. */
export function leafFigure(shown: LeafBoxes): Figure {
  const leaf = box(134, 12, 92, 108, `leaf in\nthe light,\nwith\n${shown.chlorophyll}`, 'l gw')
  const sides: readonly (readonly [number, number, string])[] = [
    [6, 20, shown['carbon dioxide']],
    [6, 76, shown.water],
    [250, 20, shown.glucose],
    [250, 76, shown.oxygen],
  ]
  const drawn = sides.map(([x, y, label]): Shape => {
    const each = box(x, y, 104, 36, label)
    return each.shape + (x < 100 ? link(each.right, [134, y + 18]) : link([226, y + 18], each.left))
  })
  const [first, second, third, fourth] = sides.map(([, , label]) => label)
  return figure(
    {
      name: named(`leaf-${slug([...sides.map(([, , label]) => label), shown.chlorophyll].join(' '))}`),
      title: 'A leaf in the light',
      description: `A box for a leaf in the light, with ${shown.chlorophyll}. Arrows lead to it from boxes labelled ${first} and ${second}, and from it to boxes labelled ${third} and ${fourth}.`,
      height: 132,
    },
    leaf.shape,
    ...drawn,
  )
}

/** Carbon dioxide in a closed greenhouse over four periods of three hours. */
export function closedGreenhouse(start: number, changes: readonly number[]): Figure {
  const g = graph({
    x: { label: 'time / hours', max: 12, ticks: [0, 3, 6, 9, 12], grid: true, parts: 3 },
    y: { label: 'carbon dioxide / ppm', max: 800, ticks: [0, 200, 400, 600, 800], grid: true },
    height: 180,
  })
  const levels = [0, 1, 2, 3, 4].map(at => changes.slice(0, at).reduce((sum, change) => sum + change, start))
  return figure(
    {
      name: named(`closed-${start}-${changes.map(each => Math.abs(each)).join('-')}`),
      title: 'Carbon dioxide in a closed greenhouse',
      description: `Carbon dioxide in ppm against time in hours, straight lines between these points: ${levels.map((level, at) => `${level} at ${at * 3} h`).join(', ')}. The four lines are labelled A, B, C, D in order of time.`,
      height: 254,
    },
    g.axes,
    g.line(levels.map((level, at): [number, number] => [at * 3, level])),
    ...changes.map((change, at) =>
      g.label(at * 3 + 1.5, (levels[at] ?? 0) + change / 2, 'ABCD'.charAt(at), {
        dx: change < 0 ? 8 : -14,
        dy: -8,
      }),
    ),
  )
}

/** Gases that warm the Earth, released for a kilogram of each food. */
export const foodBars = (beef: number, lamb: number): Figure =>
  chartFigure(
    { name: named(`foods-${beef}-${lamb}`), title: 'Greenhouse gases and food' },
    barChart({
      categories: ['beef', 'lamb', 'chicken', 'eggs'],
      values: [beef, lamb, 10, 5],
      yLabel: 'mass released / kg',
      yEvery: 5,
      yMax: 60,
      label: '1 kg of food',
      height: 190,
    }),
  )

export type Exhaust = { before: number; after: number }

/** Nitrogen monoxide at 2000 °C, with lines before and after a converter. */
export function exhaustFigure({ before, after }: Exhaust): Figure {
  const g = graph({
    x: {
      label: 'temperature in the engine / °C',
      min: 1600,
      max: 2200,
      ticks: [1600, 1800, 2000, 2200],
      grid: true,
    },
    y: { label: 'mass of NO / mg', max: 600, ticks: [0, 100, 200, 300, 400, 500, 600], grid: true, parts: 5 },
    height: 190,
  })
  const low = Math.round(before / 4)
  return figure(
    {
      name: named(`exhaust-${before}-${after}`),
      title: 'Nitrogen monoxide in an exhaust',
      description: `Mass of nitrogen monoxide in milligrams against temperature in the engine. Before the converter it rises in a curve from a low value at 1600 °C to ${before} mg at 2000 °C and more above. After the converter it rises slowly, to ${after} mg at 2000 °C.`,
      height: 264,
    },
    g.axes,
    g.curve(
      [
        [1600, low],
        [1800, Math.round(before * 0.55)],
        [2000, before],
        [2100, Math.round(before * 1.28)],
      ],
      'r',
    ),
    g.curve([
      [1600, after / 2],
      [2000, after],
      [2200, after * 1.3],
    ]),
    g.label(1620, before, 'before the converter'),
    g.label(1780, after, 'after the converter', { dy: -14 }),
  )
}
