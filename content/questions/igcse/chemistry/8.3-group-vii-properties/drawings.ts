import {
  closedFlask,
  describeRanges,
  RANGES,
  rangeBars,
  type Seen,
  tubeRows,
} from '@/content/figures/igcse/chemistry/the-periodic-table-2'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { drop } from '@/lib/figures/laboratory/contents'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { pointer, polygon, rect, text } from '@/lib/figures/shapes'
import { BROMINE, CHLORINE, type Halogen } from './halogens'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** Three closed flasks with letters; only their states are told. */
export const flasksFigure = (all: readonly (readonly [letter: string, of: Halogen])[]): Figure =>
  figure(
    {
      name: `the-periodic-table-2/flasks-${all.map(([, { state }]) => state).join('-')}`,
      title: 'Three halogens in closed flasks',
      description: `Three closed flasks. ${all.map(([letter, { state }]) => `${letter} holds a ${state}.`).join(' ')}`,
      height: 152,
    },
    ...all.map(
      ([letter, { state }], at) =>
        closedFlask(60 + at * 120, 112, state) +
        text(60 + at * 120, 130, letter, bold) +
        text(60 + at * 120, 146, state, small),
    ),
  )

/** A halogen in water is dropped into a solution. */
export const dropperFigure = (halogen: string, salt: string): Figure =>
  figure(
    {
      name: `the-periodic-table-2/dropper-${halogen}-${salt.replaceAll(' ', '-')}`,
      title: 'A halogen is added to a solution',
      description: `A dropper with aqueous ${halogen} above a test-tube that is half full of aqueous ${salt}.`,
      height: 184,
    },
    rect(144, 4, 12, 22, 'l sunk'),
    rect(146, 26, 8, 30, 'l sunk'),
    polygon(
      [
        [146, 56],
        [154, 56],
        [151.5, 66],
        [148.5, 66],
      ],
      'l sunk',
    ),
    drop(150, 84),
    testTube({ x: 150, y: 176, width: 36, height: 104, level: 0.5, fill: 'sheet' }),
    pointer(206, 46, 155, 44, `aqueous\n${halogen}`),
    pointer(206, 146, 162, 146, `aqueous\n${salt.replace(' ', '\n')}`),
  )

/** What is seen when aqueous chlorine and aqueous bromine are added to a chloride, a bromide or an iodide. */
function seenWith(added: Halogen, of: Halogen): Seen {
  if (of.symbol === 'I') return { colour: 'brown' }
  if (of.symbol === 'Br') return { colour: 'orange' }
  return { colour: added.inWater }
}

/** Three solutions, each with two halogens. */
export function testedSolutions(all: readonly (readonly [letter: string, of: Halogen])[]): Figure {
  const rows = [CHLORINE, BROMINE].map(
    added => [`aqueous\n${added.name}\nadded`, all.map(([, of]) => seenWith(added, of))] as const,
  )
  const told = all.map(
    ([letter, of]) =>
      `${letter}: ${seenWith(CHLORINE, of).colour} with aqueous chlorine, ${seenWith(BROMINE, of).colour} with aqueous bromine.`,
  )
  return figure(
    {
      name: `the-periodic-table-2/tested-${rows.map(([, seen]) => seen.map(({ colour }) => colour.charAt(0)).join('')).join('-')}`,
      title: 'Three solutions after aqueous halogens were added',
      description: `Two rows of test-tubes with the colours of the mixtures. ${told.join(' ')}`,
      height: 224,
    },
    tubeRows(
      all.map(([letter]) => letter),
      rows,
    ),
  )
}

const WITHOUT_FLUORINE = RANGES.slice(1)

/** The ranges in which halogens are liquid. */
export function rangesFigure(withFluorine = false): Figure {
  const all = withFluorine ? RANGES : WITHOUT_FLUORINE
  return figure(
    {
      name: `the-periodic-table-2/liquid-${all.length}`,
      title: 'Melting points and boiling points of halogens',
      description: `A bar for each halogen. Its lower end is the melting point, its upper end the boiling point. ${describeRanges(all)}`,
      height: 284,
    },
    rangeBars(all, withFluorine ? -250 : -150),
  )
}

/** Electrons of an atom, all of them or those of its outer shell. */
export const atomOfX = (letter: string, shells: readonly number[], isOuterOnly: boolean): Figure =>
  figure(
    {
      name: `the-periodic-table-2/atom-of-${letter.toLowerCase()}-${shells.join('-')}`,
      title: `Electrons in an atom of element ${letter}`,
      description: isOuterOnly
        ? `One circle around the symbol ${letter}, the outer shell, with ${shells[0]} crosses.`
        : `Circles around the symbol ${letter} with crosses: ${shells.join(', ')} from the inner shell outwards.`,
      height: isOuterOnly ? 110 : 130,
    },
    electronShells(180, isOuterOnly ? 55 : 65, shells, {
      nucleus: letter,
      firstRadius: isOuterOnly ? 44 : 20,
      gap: 18,
    }),
  )

/** Bromine set free against chlorine passed in: a line that becomes level. */
export function brineFigure(needed: number, most: number): Figure {
  const g = graph({
    x: {
      label: 'mass of chlorine passed in / kg',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 10,
    },
    y: {
      label: 'mass of bromine formed / kg',
      max: 200,
      ticks: [0, 40, 80, 120, 160, 200],
      grid: true,
      parts: 10,
    },
    height: 190,
  })
  return figure(
    {
      name: `the-periodic-table-2/brine-${Math.round(most)}`,
      title: 'Bromine formed against chlorine passed in',
      description: `The mass of bromine rises from zero in a straight line up to ${most} kg, which is reached at ${needed} kg of chlorine, and is level from there on.`,
      height: 266,
    },
    g.axes,
    g.line([
      [0, 0],
      [needed, most],
      [100, most],
    ]),
  )
}
