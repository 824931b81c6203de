import { burningJar, tubesInTwoRows } from '@/content/figures/igcse/chemistry/acids-bases-and-salts'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, line, pointer, rect, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const

/** An element burns in a jar of oxygen, with a test paper at its wall. */
export const jarFigure = (element: string, paper: string): Figure =>
  figure(
    {
      name: 'acids-bases-and-salts/element-in-a-jar',
      title: 'An element burns in a gas jar',
      description: `A gas jar with a lid. A spoon with ${element}, burning, hangs in it from above. A strip of ${paper} stands at the wall of the jar.`,
      height: 178,
    },
    burningJar(130, 162),
    pointer(214, 62, 146, 68, 'oxygen'),
    pointer(214, 128, 157, 120, paper.replace(' litmus', '\nlitmus').replace(' indicator', '\nindicator')),
    pointer(64, 120, 120, 108, element.replace(' ', '\n'), 'end'),
  )

/** Two jars side by side, each with its element. */
export const twoJars = (one: string, other: string): Figure =>
  figure(
    {
      name: 'acids-bases-and-salts/two-jars',
      title: 'Two elements burn in gas jars of oxygen',
      description: `Two gas jars with lids. In jar 1 ${one} burns on a spoon, in jar 2 ${other}. A strip of damp universal indicator paper stands at the wall of each jar.`,
      height: 196,
    },
    burningJar(88, 156),
    burningJar(262, 156),
    centred(175, 60, 'damp\nindicator\npaper', 's'),
    line(158, 86, 113, 108, 'l thin'),
    line(192, 86, 276, 126, 'l thin'),
    text(88, 174, 'jar 1', bold),
    text(262, 174, 'jar 2', bold),
    text(88, 191, one, { anchor: 'middle' }),
    text(262, 191, other, { anchor: 'middle' }),
  )

export type Tested = { name: string; inAcid: boolean; inAlkali: boolean }

/** Four oxides in an acid and in an alkali: where the oxide has dissolved, no solid is left. */
export function testedOxides(all: readonly Tested[], acid: string, alkali: string): Figure {
  const seen = ({ name, inAcid, inAlkali }: Tested) =>
    `${name}: ${inAcid ? 'no solid' : 'solid'} left in the acid, ${inAlkali ? 'no solid' : 'solid'} left in the alkali.`
  return figure(
    {
      name: `acids-bases-and-salts/tested-${all.map(each => `${Number(each.inAcid)}${Number(each.inAlkali)}`).join('-')}`,
      title: 'Insoluble oxides in an acid and in an alkali',
      description: `A column of two test-tubes for each oxide, the upper with excess ${acid}, the lower with excess ${alkali}. ${all.map(seen).join(' ')}`,
      height: 244,
    },
    tubesInTwoRows(
      all.map(({ name }) => name),
      [
        [`excess\n${acid.replace(' ', '\n')}`, all.map(({ inAcid }) => !inAcid)],
        [`excess\n${alkali.replace(' ', '\n')}`, all.map(({ inAlkali }) => !inAlkali)],
      ],
    ),
  )
}

const GROUPS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** Periods 2 to 4 of the main groups, empty but for letters. */
export function tableFigure(
  marks: readonly (readonly [letter: string, group: number, period: number])[],
): Figure {
  const [left, top, size] = [46, 30, 34]
  const columnOf = (group: number) => left + (group - 1) * size + (group > 2 ? 30 : 0)
  return figure(
    {
      name: `acids-bases-and-salts/places-${marks.map(([, group, period]) => `${group}${period}`).join('-')}`,
      title: 'Part of the Periodic Table',
      description: `Groups I to VIII, Periods 2 to 4. ${marks.map(([letter, group, period]) => `${letter} stands in Group ${GROUPS[group - 1]}, Period ${period}.`).join(' ')}`,
      height: 140,
    },
    ...GROUPS.map((name, at) =>
      text(columnOf(at + 1) + size / 2, top - 10, name, { anchor: 'middle', cls: 's' }),
    ),
    ...[2, 3, 4].map(period =>
      text(30, top + (period - 2) * size + 22, String(period), { anchor: 'middle', cls: 's' }),
    ),
    ...[2, 3, 4].flatMap(period =>
      GROUPS.map((_, at) => rect(columnOf(at + 1), top + (period - 2) * size, size, size, 'l sheet')),
    ),
    ...marks.map(([letter, group, period]) =>
      centred(columnOf(group) + size / 2, top + (period - 2) * size + size / 2, letter, 'b'),
    ),
  )
}

/** The mass of sulfur dioxide that is left, against the mass of calcium oxide: a line down to zero. */
export function scrubberFigure(start: number, needed: number): Figure {
  const g = graph({
    x: {
      label: 'mass of calcium oxide added / kg',
      max: 8,
      ticks: [0, 2, 4, 6, 8],
      grid: true,
      parts: 10,
    },
    y: { label: 'mass of sulfur dioxide left / kg', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 10 },
    height: 180,
  })
  return figure(
    {
      name: `acids-bases-and-salts/gas-left-${Math.round(start * 10)}`,
      title: 'Sulfur dioxide that is left against calcium oxide added',
      description: `The mass of sulfur dioxide is ${plain(start)} kg where no calcium oxide is added. It falls in a straight line and reaches zero at ${plain(needed)} kg of calcium oxide.`,
      height: 256,
    },
    g.axes,
    g.line([
      [0, start],
      [needed, 0],
    ]),
  )
}
