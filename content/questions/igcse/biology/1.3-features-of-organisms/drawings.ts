import {
  RING,
  SCATTERED,
  stemSection,
} from '@/content/figures/igcse/biology/characteristics-and-classification-of-living-organisms'
import { placed } from '@/lib/figures/biology/placed'
import { VERTEBRATE_TELLS, type Vertebrate, vertebrate } from '@/lib/figures/biology/vertebrates'
import { type Figure, figure } from '@/lib/figures/figure'
import { circle, curve, dot, ellipse, line, type Point, polyline, rect, text } from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms'
const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Jointed legs on both sides of a body. */
function legs(x: number, roots: readonly number[], waist: number, reach: number): string {
  const centre = ((roots[0] ?? 0) + (roots.at(-1) ?? 0)) / 2
  return roots
    .flatMap(y =>
      [-1, 1].map(side => {
        const lean = (y - centre) * 0.5
        const path: Point[] = [
          [x + side * waist, y],
          [x + side * (waist + reach * 0.5), y - 6 + lean * 0.4],
          [x + side * (waist + reach), y + 4 + lean],
        ]
        return polyline(path)
      }),
    )
    .join('')
}

function feelers(x: number, y: number, spread: number, height: number): string {
  return [-1, 1]
    .map(side =>
      curve([
        [x + side * 3, y],
        [x + side * spread * 0.6, y - height * 0.7],
        [x + side * spread, y - height],
      ]),
    )
    .join('')
}

export type Arthropod = { group: string; seen: string; why: string; draw: (x: number) => string }

export const ARTHROPODS: readonly Arthropod[] = [
  {
    group: 'insect',
    seen: 'three parts of the body, three pairs of legs on the middle part and one pair of antennae',
    why: 'three pairs of legs',
    draw: x =>
      legs(x, [70, 79, 88], 4, 28) +
      ellipse(x, 112, 12, 24, 'l sunk') +
      ellipse(x, 79, 11, 13, 'l sunk') +
      circle(x, 58, 9, 'l sunk') +
      feelers(x, 50, 16, 24),
  },
  {
    group: 'arachnid',
    seen: 'two parts of the body, four pairs of legs on the front part and no antennae',
    why: 'four pairs of legs and no antennae',
    draw: x =>
      legs(x, [56, 64, 72, 80], 4, 32) + ellipse(x, 106, 17, 24, 'l sunk') + ellipse(x, 68, 13, 16, 'l sunk'),
  },
  {
    group: 'crustacean',
    seen: 'a front part with five pairs of legs and two pairs of antennae, and a hind part of several segments',
    why: 'two pairs of antennae and five pairs of legs',
    draw: x =>
      legs(x, [56, 66, 76, 86, 96], 4, 29) +
      [100, 108, 116, 124].map((y, at) => rect(x - 12 + at * 1.5, y, 24 - at * 3, 8, 'l sunk', 3)).join('') +
      ellipse(x, 76, 14, 25, 'l sunk') +
      feelers(x, 53, 10, 22) +
      feelers(x, 54, 26, 32),
  },
  {
    group: 'myriapod',
    seen: 'a head with one pair of antennae and a long body of ten similar segments, each with a pair of legs',
    why: 'many similar segments with legs on each',
    draw: x => {
      const roots = Array.from({ length: 10 }, (_, at) => 60 + at * 8)
      return (
        roots.map(y => line(x - 9, y, x - 22, y + 5) + line(x + 9, y, x + 22, y + 5)).join('') +
        roots.map(y => rect(x - 9, y - 4, 18, 8, 'l sunk', 3)).join('') +
        circle(x, 48, 8, 'l sunk') +
        feelers(x, 41, 15, 20)
      )
    },
  },
]

/** One animal in the middle of the canvas. */
export const oneArthropod = ({ draw, seen }: Pick<Arthropod, 'draw' | 'seen'>): Figure =>
  figure(
    {
      name: `${topic}/animal-from-above`,
      title: 'A small animal from above',
      description: `An animal seen from above. It has ${seen}.`,
      height: 150,
    },
    draw(180),
  )

export const twoArthropods = (one: Arthropod, other: Arthropod): Figure =>
  figure(
    {
      name: `${topic}/two-animals-from-above`,
      title: 'Two small animals, W and X',
      description: `Two animals seen from above. W has ${one.seen}. X has ${other.seen}.`,
      height: 166,
    },
    one.draw(100) + other.draw(260),
    text(100, 160, 'W', { anchor: 'middle', cls: 'b' }),
    text(260, 160, 'X', { anchor: 'middle', cls: 'b' }),
  )

export const fourVertebrates = (kinds: readonly Vertebrate[]): Figure =>
  figure(
    {
      name: `${topic}/four-animals-from-the-side`,
      title: 'Four animals, A to D',
      description: `Four animals with a backbone, seen from the side. ${kinds.map((kind, at) => `${LETTERS[at]}: ${VERTEBRATE_TELLS[kind]}`).join('; ')}.`,
      height: 96,
    },
    ...kinds.map((kind, at) => vertebrate(kind, 48 + 88 * at, 38, 0.66)),
    ...kinds.map((_, at) => text(48 + 88 * at, 90, LETTERS[at] ?? '', { anchor: 'middle', cls: 'b' })),
  )

/** Animals that students have not met: one of each group. */
export const UNFAMILIAR: readonly Pick<Arthropod, 'group' | 'seen' | 'draw'>[] = [
  {
    group: 'insect',
    seen: 'a head with one pair of long antennae, a middle part with three pairs of jointed legs and a long hind part of nine segments that ends in three threads. It has no wings',
    draw: x =>
      legs(x, [62, 71, 80], 6, 26) +
      [-1, 0, 1]
        .map(side =>
          curve([
            [x + side * 2, 126],
            [x + side * 7, 136],
            [x + side * 14, 147],
          ]),
        )
        .join('') +
      Array.from({ length: 9 }, (_, at) =>
        rect(x - 9 + at * 0.8, 88 + at * 4.4, 18 - at * 1.6, 4.4, 'l sunk', 1),
      ).join('') +
      ellipse(x, 72, 10, 17, 'l sunk') +
      circle(x, 49, 7, 'l sunk') +
      feelers(x, 43, 30, 38),
  },
  {
    group: 'arachnid',
    seen: 'a small front part with four pairs of long jointed legs, and a broad hind part with a row of spots. It has no antennae and no wings',
    draw: x =>
      legs(x, [50, 57, 64, 71], 4, 56) +
      ellipse(x, 100, 24, 32, 'l sunk') +
      [86, 98, 110].map(y => dot(x - 8, y, 'd2', 2.6) + dot(x + 8, y, 'd2', 2.6)).join('') +
      ellipse(x, 60, 12, 15, 'l sunk'),
  },
  {
    group: 'crustacean',
    seen: 'two pairs of antennae, one long and one short, and an oval body of seven broad segments with a pair of jointed legs on each, and a short hind end',
    draw: x =>
      legs(x, [58, 68, 78, 88, 98, 108, 118], 18, 18) +
      rect(x - 12, 124, 24, 14, 'l sunk', 6) +
      [0, 1, 2, 3, 4, 5, 6]
        .map(at => {
          const half = 20 + 6 * Math.sin((Math.PI * (at + 0.5)) / 7)
          return rect(x - half, 54 + at * 10, half * 2, 10, 'l sunk', 4)
        })
        .join('') +
      ellipse(x, 48, 13, 8, 'l sunk') +
      feelers(x, 42, 32, 30) +
      feelers(x, 41, 7, 12),
  },
  {
    group: 'myriapod',
    seen: 'a head with one pair of antennae and a long, narrow body of fourteen similar segments, each with a pair of jointed legs',
    draw: x =>
      Array.from({ length: 14 }, (_, at) => 40 + at * 7)
        .map(y =>
          [-1, 1]
            .map(side => {
              const path: Point[] = [
                [x + side * 8, y],
                [x + side * 18, y - 2],
                [x + side * 26, y + 5],
              ]
              return polyline(path)
            })
            .join(''),
        )
        .join('') +
      Array.from({ length: 14 }, (_, at) => rect(x - 8, 36.5 + at * 7, 16, 7, 'l sunk', 2)).join('') +
      circle(x, 29, 8, 'l sunk') +
      feelers(x, 23, 22, 14),
  },
]

/** The underside of a leaf of many leaflets, with round patches on them. */
function frond(): string {
  const leaflets = Array.from({ length: 9 }, (_, at) => {
    const [x, reach] = [96 + at * 21, 40 - at * 3.2]
    const one = (way: 1 | -1) =>
      ellipse(x, 74 + way * (reach / 2 + 2), 8.6, reach / 2, 'l gw') +
      Array.from({ length: Math.floor(reach / 9) }, (__, step) =>
        [-3.6, 3.6].map(dx => dot(x + dx, 74 + way * (7 + step * 8), 'd2', 1.9)).join(''),
      ).join('')
    return one(1) + one(-1)
  })
  return `${line(44, 74, 286, 74)}${leaflets.join('')}`
}

const PLANT_PARTS = {
  fern: {
    title: 'The underside of a leaf',
    told: 'A long leaf made of two rows of leaflets along a stalk, seen from below. On every leaflet are two rows of small round dark patches.',
    draw: () => frond(),
  },
  monocotyledon: {
    title: 'A stem, cut across',
    told: 'A round slice of a stem with twelve small bundles spread over the whole slice.',
    draw: () => placed(stemSection(0, 0, SCATTERED), { x: 180, y: 74, scale: 2.2 }),
  },
  dicotyledon: {
    title: 'A stem, cut across',
    told: 'A round slice of a stem with eight small bundles that stand in a circle near the edge.',
    draw: () => placed(stemSection(0, 0, RING), { x: 180, y: 74, scale: 2.2 }),
  },
} as const

export type PlantGroup = keyof typeof PLANT_PARTS

export const partOfAPlant = (group: PlantGroup): Figure =>
  figure(
    {
      name: `${topic}/part-of-a-plant`,
      title: PLANT_PARTS[group].title,
      description: PLANT_PARTS[group].told,
      height: 148,
    },
    PLANT_PARTS[group].draw(),
  )
