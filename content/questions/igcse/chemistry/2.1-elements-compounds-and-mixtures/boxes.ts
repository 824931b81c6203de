import {
  type Ball,
  describeParticles,
  type Particle,
  particlesIn,
  repeated,
} from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import type { Random } from '@/lib/exams/random'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

export type Counts = readonly (readonly [count: number, atoms: Particle])[]

export const KINDS: readonly Ball[] = ['white', 'black', 'blue']

/** What a box may show, and how its particles are counted. */
export const CONTENTS = {
  'one element only': (random: Random, [a]: readonly Ball[]): Counts =>
    random.chance(0.5)
      ? [[random.int(7, 10), [a ?? 'white']]]
      : [[random.int(6, 8), [a ?? 'white', a ?? 'white']]],
  'one compound only': (random: Random, [a = 'white', b = 'black']: readonly Ball[]): Counts => [
    [random.int(6, 8), random.chance(0.5) ? [a, b] : [a, b, b]],
  ],
  'a mixture of two elements': (random: Random, [a = 'white', b = 'black']: readonly Ball[]): Counts => [
    [random.int(3, 5), [a, a]],
    [random.int(3, 5), random.chance(0.5) ? [b] : [b, b]],
  ],
  'a mixture of an element and a compound': (
    random: Random,
    [a = 'white', b = 'black', c = 'blue']: readonly Ball[],
  ): Counts => [
    [random.int(3, 5), random.chance(0.5) ? [a, b] : [a, b, b]],
    [random.int(3, 5), random.chance(0.5) ? [b, b] : [c]],
  ],
  'a mixture of two compounds': (
    random: Random,
    [a = 'white', b = 'black', c = 'blue']: readonly Ball[],
  ): Counts => [
    [random.int(3, 5), [a, b]],
    [random.int(3, 5), random.chance(0.5) ? [a, b, b] : [a, c]],
  ],
} as const

export type Content = keyof typeof CONTENTS

export const NAMES = Object.keys(CONTENTS) as Content[]

/** Boxes in two columns, each with its letter or word beside or above it. */
export function boxesFigure(boxes: readonly Counts[], seed: number, labels: readonly string[]): Figure {
  const words = labels.some(label => label.length > 1)
  const top = words ? 24 : 6
  const rows = Math.ceil(boxes.length / 2)
  return figure(
    {
      name: `atoms-elements-and-compounds/boxes-${seed}`,
      title: boxes.length === 1 ? 'Particles in a box' : 'Particles in boxes',
      description: `Circles of one size and filling are atoms of one element. ${boxes.map((counts, at) => `${labels[at] ? `Box ${labels[at]}: ` : 'In the box: '}${describeParticles(counts)}.`).join(' ')}`,
      height: top + rows * 120,
    },
    ...boxes.map((counts, at) => {
      const x = boxes.length === 1 ? 94 : 32 + (at % 2) * 176
      const y = top + Math.floor(at / 2) * 120
      const label = labels[at] ?? ''
      return (
        particlesIn([x, y], [142, 110], repeated(counts), seed + at) +
        (words
          ? text(x + 71, y - 8, label, { anchor: 'middle', cls: 'b' })
          : text(x - 16, y + 60, label, { anchor: 'middle', cls: 'b' }))
      )
    }),
  )
}
