import { type Place, pushedLayers } from '@/content/figures/igcse/chemistry/metals-3'
import { metalLayers } from '@/lib/figures/chemistry/lattices'
import { type Figure, figure } from '@/lib/figures/figure'
import { circle, text } from '@/lib/figures/shapes'

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
