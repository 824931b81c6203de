import { type Place, pushedLayers } from '@/content/figures/igcse/chemistry/metals-3'
import { metalLayers } from '@/lib/figures/chemistry/lattices'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const bold = { anchor: 'middle', cls: 'b' } as const

export const PLACES: readonly (readonly Place[])[] = [
  [
    [1, 1],
    [4, 2],
  ],
  [
    [2, 1],
    [4, 3],
    [0, 2],
  ],
  [
    [3, 1],
    [1, 2],
  ],
]

export type Panel = 'metal' | 'alloy' | 'gas' | 'pairs'

const FAR = [
  [8, 8],
  [52, 22],
  [98, 10],
  [26, 52],
  [78, 56],
  [112, 46],
] as const

const SEEN: Record<Panel, string> = {
  metal: 'circles of one size in straight layers',
  alloy: 'touching circles of two sizes in uneven layers',
  gas: 'circles of two sizes far apart',
  pairs: 'pairs of touching circles, each of two sizes, far apart',
}

function panel(x: number, y: number, kind: Panel, places: readonly Place[]) {
  if (kind === 'metal') return metalLayers(x, y, 6, 4, [], 1.45, 9)
  if (kind === 'alloy') return metalLayers(x, y, 6, 4, places, 1.45, 9)
  return FAR.map(([dx, dy], at) =>
    kind === 'gas'
      ? circle(x + dx, y + dy, at % 2 ? 11 : 8, at % 2 ? 'p w' : 'l sunk')
      : circle(x + dx, y + dy, 8, 'l sunk') + circle(x + dx + 17, y + dy, 9, 'p w'),
  ).join('')
}

/** Four boxes of particles, A to D. */
export const fourPanels = (kinds: readonly Panel[], choice: number): Figure =>
  figure(
    {
      name: `metals-3/four-boxes-${kinds.map(kind => kind.charAt(0)).join('')}-${choice}`,
      title: 'Particles in four substances',
      description: kinds.map((kind, at) => `${'ABCD'.charAt(at)}: ${SEEN[kind]}.`).join(' '),
      height: 214,
    },
    ...kinds.map((kind, at) => {
      const [x, y] = [40 + (at % 2) * 170, 28 + Math.floor(at / 2) * 104]
      return text(x - 16, y + 8, 'ABCD'.charAt(at), bold) + panel(x, y, kind, PLACES[choice] ?? [])
    }),
  )

/** Two solids, X and Y, pushed by the same force. */
export const pushedFigure = (first: string, second: string, isSwapped: boolean, choice: number): Figure => {
  const other = PLACES[choice] ?? []
  return figure(
    {
      name: `metals-3/pushed-${isSwapped ? 1 : 0}-${choice}`,
      title: `A force acts on solids ${first} and ${second}`,
      description: `An arrow pushes the top layer of each solid. ${isSwapped ? second : first}: circles of one size in straight layers. ${isSwapped ? first : second}: circles of two sizes in uneven layers.`,
      height: 118,
    },
    text(100, 16, first, bold),
    text(282, 16, second, bold),
    pushedLayers(36, 34, isSwapped ? other : []),
    pushedLayers(218, 34, isSwapped ? [] : other),
  )
}

export const hardnessBars = (values: readonly number[]): Figure =>
  chartFigure(
    { name: `metals-3/hardness-${values.join('-')}`, title: 'Hardness of four materials' },
    barChart({
      categories: ['A', 'B', 'C', 'D'],
      values,
      yLabel: 'hardness in arbitrary units',
      yEvery: 50,
      yMax: 200,
      label: 'material',
      height: 130,
    }),
  )

/** So little that the curve stays above zero at both ends. */
const ABOVE = 18

/** Hardness against the percentage of Q: `needed` at `away` on both sides of the peak. */
export function hardnessCurve(peak: number, away: number, needed: number): Figure {
  const hardness = (x: number) => needed + ABOVE - ABOVE * ((x - peak) / away) ** 2
  const points = Array.from({ length: 21 }, (_, at): [number, number] => [at * 5, hardness(at * 5)])
  const g = graph({
    x: {
      label: 'percentage of Q by mass',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 4,
    },
    y: { label: 'hardness', max: 240, ticks: [0, 40, 80, 120, 160, 200, 240], grid: true, parts: 2 },
    height: 190,
  })
  return figure(
    {
      name: `metals-3/hardness-curve-${peak}-${away}-${needed}`,
      title: 'Hardness of alloys of P and Q',
      description: `Hardness against the percentage of Q by mass, a curve that rises and then falls. Points: ${points
        .filter((_, at) => at % 2 === 0 || at * 5 === peak || Math.abs(at * 5 - peak) === away)
        .map(([x, y]) => `${x}%, ${Math.round(y)}`)
        .join('; ')}.`,
      height: 262,
    },
    g.axes,
    g.curve(points),
  )
}

/** What a stainless steel is made of. */
export const steelBars = (chromium: number, nickel: number): Figure =>
  chartFigure(
    { name: `metals-3/steel-${chromium}-${nickel}`, title: 'Composition of a stainless steel' },
    barChart({
      categories: ['X', 'chromium', 'nickel', 'others'],
      values: [98 - chromium - nickel, chromium, nickel, 2],
      yLabel: 'percentage by mass',
      yEvery: 10,
      yMax: 80,
      label: 'element',
      height: 176,
    }),
  )
