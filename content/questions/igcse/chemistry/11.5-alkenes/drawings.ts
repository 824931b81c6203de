import {
  crackingFigure,
  fractionBars,
  type Market,
} from '@/content/figures/igcse/chemistry/organic-chemistry-4'
import { type Figure, figure } from '@/lib/figures/figure'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { text } from '@/lib/figures/shapes'

/** Cracking in the laboratory with letters. */
export const lettersOfCracking = crackingFigure(
  'organic-chemistry-4/apparatus-with-letters',
  ['P', 'Q', 'R'],
  ['wool that is soaked in a liquid, marked P', 'a solid, marked Q', 'a gas, marked R,'],
)

/** Four liquids after aqueous bromine was added. */
export const bromineTubes = (all: readonly (readonly [letter: string, turns: boolean])[]): Figure =>
  figure(
    {
      name: `organic-chemistry-4/tubes-${all.map(([, turns]) => (turns ? 'c' : 'o')).join('')}`,
      title: 'Four liquids after shaking with aqueous bromine',
      description: `Four test-tubes. ${all.map(([letter, turns]) => `${letter} is ${turns ? 'colourless' : 'orange'}.`).join(' ')}`,
      height: 136,
    },
    ...all.map(([letter, turns], at) => {
      const x = 51 + at * 86
      return (
        text(x, 18, letter, { anchor: 'middle', cls: 'b' }) +
        testTube({ x, y: 104, width: 30, height: 74, level: 0.6, fill: turns ? 'sheet' : 'hl' }) +
        text(x, 124, turns ? 'colourless' : 'orange', { anchor: 'middle', cls: 's' })
      )
    }),
  )

export const marketFigure = (all: readonly Market[]): Figure =>
  fractionBars(
    `organic-chemistry-4/fractions-${all.map(({ supply }) => supply).join('-')}`,
    all,
    'fraction (larger molecules from P to S)',
  )
