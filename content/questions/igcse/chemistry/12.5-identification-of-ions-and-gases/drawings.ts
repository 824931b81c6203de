import {
  below,
  damp,
  gasIntoTube,
  splint,
  tubeWith,
  wireInFlame,
} from '@/content/figures/igcse/chemistry/experimental-techniques-5'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { label } from '@/lib/figures/laboratory/labels'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-5'

export type Tube = { letter: string; solid: boolean; words: string }

/** Test-tubes side by side, with what is seen in each below it. */
export function tubesFigure(tubes: readonly Tube[], title = 'Results in test-tubes'): Figure {
  const pitch = 360 / tubes.length
  return figure(
    {
      name: `${topic}/results-in-tubes`,
      title,
      description: tubes
        .map(({ letter, words }) => `Tube ${letter}: ${words.replaceAll('\n', ' ').replace(/\.$/, '')}.`)
        .join(' '),
      height: 140 + 15 * Math.max(...tubes.map(({ words }) => words.split('\n').length)),
    },
    ...tubes.map(
      ({ letter, solid, words }, at) =>
        text((at + 0.5) * pitch, 16, letter, { anchor: 'middle', cls: 'b' }) +
        tubeWith((at + 0.5) * pitch, 116, solid) +
        below((at + 0.5) * pitch, 136, words),
    ),
  )
}

export type GasTest = 'lighted' | 'glowing' | 'litmus'

const SAID: Record<GasTest, string> = {
  lighted: 'A lighted splint is held to the mouth of a test-tube of gas.',
  glowing: 'A glowing splint is held in the mouth of a test-tube of gas.',
  litmus: 'Damp litmus paper is held in the mouth of a test-tube of gas.',
}

const TOOL: Record<GasTest, string> = {
  lighted: 'lighted splint',
  glowing: 'glowing splint',
  litmus: 'damp litmus paper',
}

/** A gas in a tube and what is held to it. */
export const gasTestFigure = (test: GasTest): Figure =>
  figure(
    {
      name: `${topic}/gas-test-${test}`,
      title: 'A test for a gas',
      description: SAID[test],
      height: 150,
    },
    testTube({ x: 130, y: 138, width: 30, height: 84, level: 0 }),
    test === 'litmus' ? damp(130, 54) : splint(130, test === 'lighted' ? 50 : 66, test === 'lighted'),
    test === 'litmus' ? label(TOOL[test], 196, 44, 136, 44, 'start') : text(196, 36, TOOL[test]),
    label('gas X', 196, 110, 132, 112, 'start'),
  )

export const acidOnSolidFigure = (solid: string, acid: string, liquid: string): Figure =>
  figure(
    {
      name: `${topic}/solid-and-acid`,
      title: 'A solid and an acid',
      description: `A test-tube holds ${solid} and ${acid}; bubbles rise. A delivery tube leads the gas from the bung into ${liquid} in a second test-tube.`,
      height: 192,
    },
    gasIntoTube({ solid, acid, liquid }),
  )

export const flameFigure = (): Figure =>
  figure(
    {
      name: `${topic}/wire-in-a-flame`,
      title: 'A sample in a flame',
      description: 'A clean wire with a little of a sample is held in the blue flame of a Bunsen burner.',
      height: 204,
    },
    wireInFlame(),
    label('sample', 226, 84, 160, 57, 'start'),
  )

/** One solution, and what is seen in two or three tests: boxes joined by arrows. */
export function testsFigure(name: string, tests: readonly (readonly [test: string, seen: string])[]): Figure {
  const top = 8
  const width = tests.length === 2 ? 148 : 108
  const start = box(120, top, 120, 34, name)
  const at = (index: number) => 8 + (index + 0.5) * (344 / tests.length)
  return figure(
    {
      name: `${topic}/tests-on-a-solution`,
      title: `Tests on ${name}`,
      description: `From ${name} arrows lead to the tests and their results. ${tests.map(([test, seen]) => `${test.replaceAll('\n', ' ')}: ${seen.replaceAll('\n', ' ').replace(/\.$/, '')}.`).join(' ')}`,
      height: 224,
    },
    start.shape,
    ...tests.map(([test, seen], index) => {
      const first = box(at(index) - width / 2, 72, width, 56, test)
      const second = box(at(index) - width / 2, 160, width, 56, seen, 'l hl')
      return (
        first.shape +
        second.shape +
        link([150 + (60 * index) / Math.max(1, tests.length - 1), top + 34], first.top) +
        link(first.bottom, second.top)
      )
    }),
  )
}
