import { type Point, type Shape, text } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { oval, pieces } from './organic'
import { placed } from './placed'

export type ToothType = 'incisor' | 'canine' | 'premolar' | 'molar'

/** Outlines about x = 0, crown up: straight between pieces, smooth within one. */
const SHAPES: Readonly<Record<ToothType, readonly (readonly Point[])[]>> = {
  incisor: [
    [
      [-13, 18],
      [0, 16],
      [13, 18],
    ],
    [
      [13, 18],
      [11, 42],
      [8, 68],
      [5, 100],
      [0, 134],
    ],
    [
      [0, 134],
      [-5, 100],
      [-8, 68],
      [-11, 42],
      [-13, 18],
    ],
  ],
  canine: [
    [
      [0, 8],
      [8, 26],
      [12, 46],
      [9, 70],
      [6, 104],
      [1, 140],
    ],
    [
      [1, 140],
      [-5, 104],
      [-9, 70],
      [-12, 46],
      [-8, 26],
      [0, 8],
    ],
  ],
  premolar: [
    [
      [-14, 36],
      [-13, 24],
      [-7, 19],
      [0, 28],
      [7, 19],
      [13, 24],
      [14, 36],
      [10, 68],
      [7, 98],
      [1, 130],
    ],
    [
      [1, 130],
      [-6, 98],
      [-10, 68],
      [-14, 36],
    ],
  ],
  molar: [
    [
      [-25, 40],
      [-24, 25],
      [-16, 19],
      [-8, 28],
      [0, 21],
      [8, 28],
      [16, 19],
      [24, 25],
      [25, 40],
      [20, 68],
      [20, 96],
      [13, 130],
    ],
    [
      [13, 130],
      [6, 108],
      [0, 88],
      [-6, 108],
      [-13, 130],
    ],
    [
      [-13, 130],
      [-20, 96],
      [-20, 68],
      [-25, 40],
    ],
  ],
}

const SEEN: Readonly<Record<ToothType, string>> = {
  incisor: 'a flat crown with a straight, sharp edge and one root',
  canine: 'a pointed crown and one long root',
  premolar: 'a crown with two bumps and one root',
  molar: 'a wide crown with several bumps and two roots',
}

/** Teeth from the side in a row, crowns up, each with its words below. Canvas 360 wide, 170 high. */
export function teethInARow(types: readonly ToothType[], words: readonly string[]): Shape {
  return types
    .map((type, at) => {
      const x = 48 + at * 88
      return (
        placed(pieces(SHAPES[type], 'l sheet'), { x }) +
        text(x, 162, words[at] ?? '', { anchor: 'middle', cls: (words[at] ?? '').length === 1 ? 'b' : 's' })
      )
    })
    .join('')
}

export function describeTeeth(types: readonly ToothType[], words: readonly string[]): string {
  const each = types.map((type, at) => `${words[at]}: ${SEEN[type]}`)
  return `Teeth seen from the side, crowns up. ${each.join('. ')}.`
}

/** One side of the arch, from the middle of the front: place from the middle, radii along and across the arch, turn. */
const HALF: readonly (readonly [number, number, number, number, number])[] = [
  [10, 24, 9, 5, -4],
  [29, 29, 9, 5, -20],
  [45, 41, 8, 7, -44],
  [57, 58, 9, 9, -64],
  [65, 78, 9, 9, -74],
  [72, 104, 14, 12, -82],
  [77, 134, 14, 12, -86],
  [80, 164, 13, 12, -90],
]

function jawSide(way: 1 | -1): Shape {
  return HALF.map(([x, y, along, across, turn], at) => {
    const cusp = at === 2 ? oval(180 + way * x, y, 2, 2, 0, 'l thin d') : ''
    const groove =
      at > 2
        ? oval(180 + way * x, y, along * 0.5, 0.6, way * turn, 'l thin') +
          (at > 4 ? oval(180 + way * x, y, 0.6, across * 0.5, way * turn, 'l thin') : '')
        : ''
    return oval(180 + way * x, y, along, across, way * turn, 'l sheet') + cusp + groove
  }).join('')
}

/** All teeth of a lower jaw, seen from above; the front is at the top. */
export const lowerJaw = drawing({
  title: 'The teeth of a lower jaw from above',
  height: 190,
  left: 84,
  right: 276,
  tells:
    'Sixteen teeth stand in an arch that opens downwards; the front of the mouth is at the top. On each side, from the front: two narrow teeth with a straight edge, one with a single point, two with a groove, and three wide ones with grooves that cross.',
  parts: {
    incisor: { at: [151, 29], side: 'left', seen: 'a narrow tooth with a straight edge at the front' },
    premolar: { at: [115, 78], side: 'left', seen: 'the second tooth behind the pointed one' },
    canine: { at: [225, 41], side: 'right', seen: 'the tooth with a single point' },
    molar: { at: [252, 104], side: 'right', seen: 'a wide tooth near the back' },
  },
  draw: () => jawSide(-1) + jawSide(1),
})
