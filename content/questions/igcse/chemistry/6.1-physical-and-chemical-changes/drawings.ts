import {
  describeParticles,
  type Particle,
  particlesIn,
  repeated,
} from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { flaskWithTube } from '@/content/figures/igcse/chemistry/chemical-reactions-1'
import { flaskOnBalance } from '@/content/figures/igcse/chemistry/stoichiometry'
import { type Figure, figure } from '@/lib/figures/figure'
import { heap } from '@/lib/figures/laboratory/contents'
import { crucible } from '@/lib/figures/laboratory/dishes'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { arrow, centred, line, pointer, rect, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const

export type Counts = readonly (readonly [count: number, atoms: Particle])[]

/** What is in a box at first, and four boxes with letters. */
export function boxesFigure(start: Counts, all: readonly Counts[], key: string): Figure {
  const at = (index: number) => [20 + (index % 2) * 176, 124 + Math.floor(index / 2) * 106] as const
  return figure(
    {
      name: `chemical-reactions-1/boxes-${key}`,
      title: 'Particles in a box at the start, and four other boxes',
      description: `Start: ${describeParticles(start)}. ${all.map((counts, index) => `${'ABCD'.charAt(index)}: ${describeParticles(counts)}.`).join(' ')}`,
      height: 338,
    },
    particlesIn([108, 8], [144, 84], repeated(start), 5),
    text(180, 110, 'start', bold),
    ...all.flatMap((counts, index) => {
      const [x, y] = at(index)
      return [
        particlesIn([x, y], [144, 84], repeated(counts), 11 + index),
        text(x + 72, y + 99, 'ABCD'.charAt(index), bold),
      ]
    }),
  )
}

/** Steps of a process in their order, each in a box. */
export function stepsFigure(steps: readonly string[], key: string): Figure {
  const size = 52
  return figure(
    {
      name: `chemical-reactions-1/steps-${key}`,
      title: 'Steps of a process',
      description: `Boxes from top to bottom. ${steps.map((step, at) => `${at + 1}: ${step}`).join(' ')}`,
      height: steps.length * size - 6,
    },
    ...steps.flatMap((step, at) => [
      rect(12, 6 + at * size, 336, 32, 'l w', 4),
      centred(34, 22 + at * size, String(at + 1), 'b'),
      text(56, 27 + at * size, step),
      at > 0 ? arrow(180, 6 + at * size - 19, 180, 5 + at * size, { head: 6 }) : '',
    ]),
  )
}

export const closedFlask = (reading: string): Figure =>
  figure(
    {
      name: 'chemical-reactions-1/closed-flask',
      title: 'A flask with a bung on a balance',
      description: `A conical flask with lumps of a solid in a liquid stands on a balance that reads ${reading} g. The flask is closed by a bung.`,
      height: 192,
    },
    flaskOnBalance(180, 182, reading, true),
  )

export const tubeInFlask = (reading: string): Figure =>
  figure(
    {
      name: 'chemical-reactions-1/tube-in-a-flask',
      title: 'A closed flask with two solutions on a balance',
      description: `A conical flask with a bung stands on a balance that reads ${reading} g. It holds a solution. A small open tube with a second solution leans in it.`,
      height: 190,
    },
    flaskWithTube(130, 182, reading),
    pointer(206, 40, 148, 32, 'bung'),
    pointer(206, 84, 142, 100, 'small tube with\nthe second solution'),
    pointer(206, 132, 166, 132, 'first solution'),
  )

/** Solids that are heated in open crucibles. */
export const heatedCrucibles = (letters: readonly string[]): Figure =>
  figure(
    {
      name: `chemical-reactions-1/heated-${letters.join('').toLowerCase()}`,
      title: 'Solids are heated in crucibles',
      description: `${letters.length} crucibles without lids, marked ${letters.join(', ')}, each with a solid in it. Each stands in a support above a flame.`,
      height: 128,
    },
    ...letters.flatMap((letter, at) => {
      const x = 70 + at * 110
      return [
        crucible({ x, y: 70, width: 52, height: 40, level: 0, lid: false }),
        heap(x, 69, 24, 15, 'l sunk'),
        line(x - 40, 62, x - 21, 62),
        line(x + 21, 62, x + 40, 62),
        flameAt(x, 120, 36),
        line(x - 34, 122, x + 34, 122),
        text(x, 18, letter, bold),
      ]
    }),
  )
