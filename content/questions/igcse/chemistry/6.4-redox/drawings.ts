import {
  type Change,
  colourTest,
  dropInto,
  gasOverSolid,
  ringOfChanges,
  stripInSolution,
} from '@/content/figures/igcse/chemistry/chemical-reactions-3'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { titration } from '@/lib/figures/laboratory/reactions'
import { stream } from '@/lib/figures/particles'
import { centred, circle, rect } from '@/lib/figures/shapes'

/** Ions of a compound in a box, twelve places. */
export function ionsFigure(counts: readonly (readonly [ion: string, count: number])[], seed: number): Figure {
  const next = stream(seed)
  const all = counts.flatMap(([ion, count]) => Array<string>(count).fill(ion))
  const cells = Array.from({ length: 12 }, (_, at) => ({ at, by: next() })).sort((a, b) => a.by - b.by)
  return figure(
    {
      name: `chemical-reactions-3/ions-${seed}`,
      title: 'Ions of a compound',
      description: `A box with circles, each an ion of the compound. ${counts.map(([ion, count]) => `Ions ${ion.replace(/[\^{}]/g, '')}: ${count}.`).join(' ')}`,
      height: 148,
    },
    rect(76, 8, 208, 132),
    ...all.map((ion, index) => {
      const at = cells[index]?.at ?? 0
      const [x, y] = [103 + (at % 4) * 51, 32 + Math.floor(at / 4) * 42]
      const isMetal = ion === counts[0]?.[0]
      return circle(x, y, isMetal ? 19 : 17, isMetal ? 'r rw' : 'p w') + centred(x, y, ion, 's')
    }),
  )
}

/** The mass of a solid that is heated in a gas: it falls, and then stays level. */
export function massFigure(start: number, end: number, level: number): Figure {
  const g = graph({
    x: { label: 'time / minutes', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
    y: { label: 'mass of solid / g', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 10 },
    height: 180,
  })
  return figure(
    {
      name: `chemical-reactions-3/mass-${Math.round(start * 10)}-${Math.round(end * 10)}-${level}`,
      title: 'Mass of a solid against time',
      description: `The mass is ${plain(start)} g until 2 minutes, falls in a straight line to ${plain(end)} g at ${level} minutes and then stays level.`,
      height: 256,
    },
    g.axes,
    g.line([
      [0, start],
      [2, start],
      [level, end],
      [12, end],
    ]),
  )
}

export const tubeFigure = (gas: string, solid: string): Figure =>
  figure(
    {
      name: 'chemical-reactions-3/gas-over-a-solid',
      title: 'A gas passes over a heated solid',
      description: `A glass tube lies level and holds ${solid}. A flame heats it from below. At the left end ${gas} enters, and gases leave at the right end.`,
      height: 168,
    },
    gasOverSolid(gas, solid),
  )

export const stripFigure = (metal: string, solution: string): Figure =>
  figure(
    {
      name: 'chemical-reactions-3/strip-in-a-solution',
      title: 'A strip of metal in a solution',
      description: `A strip of ${metal} stands in ${solution} in a test-tube. The part of the strip that is in the solution is covered with a layer of solid.`,
      height: 178,
    },
    stripInSolution(`strip of ${metal}`, solution.replace('aqueous ', 'aqueous\n'), 'layer of solid'),
  )

export type Test = readonly [before: Change, after: Change]

/** What a liquid does to the two reagents. */
export function testsFigure(letter: string, manganate: Test, iodide: Test): Figure {
  const seen = ([[, before], [, after]]: Test) => `${before} before, ${after} after`
  return figure(
    {
      name: `chemical-reactions-3/tests-${manganate[1][1]}-${iodide[1][1]}`,
      title: 'Two tests before and after a liquid is added',
      description: `Acidified potassium manganate(VII): ${seen(manganate)} liquid ${letter} is added. Potassium iodide: ${seen(iodide)} liquid ${letter} is added.`,
      height: 152,
    },
    colourTest(90, 124, `acidified KMnO_{4},\nliquid ${letter} added`, ...manganate),
    colourTest(270, 124, `aqueous KI,\nliquid ${letter} added`, ...iodide),
  )
}

/** A formula of a drawing as a sentence says it: MnO4−. */
const spoken = (formula: string) => formula.replace(/[_^{}]/g, '')

export const ringFigure = (species: readonly string[]): Figure =>
  figure(
    {
      name: `chemical-reactions-3/ring-${species
        .map(each =>
          spoken(each)
            .replace(/[^A-Za-z0-9]/g, '')
            .toLowerCase(),
        )
        .join('-')}`,
      title: 'Changes from one substance to the next',
      description: species
        .map(
          (each, at) =>
            `Arrow ${'ABCD'.charAt(at)} leads from ${spoken(each)} to ${spoken(species[(at + 1) % 4] ?? '')}.`,
        )
        .join(' '),
      height: 180,
    },
    ringOfChanges(species),
  )

export const dropFigure = (added: string): Figure =>
  figure(
    {
      name: 'chemical-reactions-3/drop-into-iodide',
      title: 'A liquid is added to a solution',
      description: `A dropper lets ${added} fall into aqueous potassium iodide in a test-tube.`,
      height: 184,
    },
    dropInto(added.replace(' ', '\n'), 'aqueous\npotassium\niodide'),
  )

export const titrationFigure = (): Figure =>
  assembled(
    'chemical-reactions-3/manganate-in-a-burette',
    titration({
      titrant: 'acidified potassium manganate(VII)',
      analyte: 'solution with iron(II) ions',
      labels: {
        titrant: 'acidified aqueous\npotassium\nmanganate(VII)',
        analyte: 'solution with\niron(II) ions',
      },
    }),
    {
      description:
        'A burette with acidified aqueous potassium manganate(VII) is clamped upright. Its jet is over a conical flask with a solution that contains iron(II) ions. The flask stands on a white tile.',
    },
  )
