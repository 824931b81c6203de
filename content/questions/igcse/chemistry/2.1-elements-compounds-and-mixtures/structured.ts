import { asItems, ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { heap } from '@/lib/figures/laboratory/contents'
import { bunsen } from '@/lib/figures/laboratory/heating'
import { bench, clamp, stand } from '@/lib/figures/laboratory/stands'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { pointer } from '@/lib/figures/shapes'
import { pickCell } from '../cells'
import { boxesFigure, type Counts } from './boxes'
import { METALS, oxygenGraph } from './oxides'
import {
  COMPOUND,
  FIXED_RATIO,
  NEW_SUBSTANCE,
  NOT_JOINED,
  OWN_PROPERTIES,
  SO_A_COMPOUND,
  TWO_KINDS,
} from './points'

const { core, templates } = questionsOf('structured', '2.1', { calculator: 'needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Elements whose molecules have two atoms, and the compound that they form: white atoms are hydrogen. */
const GASES = [
  { other: 'oxygen', symbol: 'O', compound: ['black', 'white', 'white'], formula: 'H2O', name: 'steam' },
  {
    other: 'nitrogen',
    symbol: 'N',
    compound: ['black', 'white', 'white', 'white'],
    formula: 'NH3',
    name: 'ammonia',
  },
  {
    other: 'chlorine',
    symbol: 'Cl',
    compound: ['black', 'white'],
    formula: 'HCl',
    name: 'hydrogen chloride',
  },
] as const

type Gas = (typeof GASES)[number]

const SHOWN = ['one element', 'one compound', 'two elements', 'an element and a compound'] as const

function contents({ compound }: Gas, kind: (typeof SHOWN)[number], n: number): Counts {
  if (kind === 'one element') return [[n + 3, ['black', 'black']]]
  if (kind === 'one compound') return [[n + 3, compound]]
  if (kind === 'two elements')
    return [
      [n, ['white', 'white']],
      [n, ['black', 'black']],
    ]
  return [
    [n, compound],
    [n, ['white', 'white']],
  ]
}

core('four-boxes-of-gases', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    gas: random.pick(GASES),
    order: random.shuffle(SHOWN),
    n: random.int(3, 5),
    seed: random.int(1, 900),
  }),
  make: ({ gas, order, n, seed }) => {
    const letterOf = (kind: (typeof SHOWN)[number]) => LETTERS[order.indexOf(kind)] ?? ''
    const mixed = letterOf('an element and a compound')
    return {
      stem: [
        `The boxes show particles of four gases. White circles are atoms of hydrogen, black ones atoms of ${gas.other}. Atoms that are joined touch.`,
        `Four gas jars contain hydrogen, ${gas.other} or their compound, alone or mixed. In the diagrams white circles are hydrogen atoms and black circles are ${gas.other} atoms; joined atoms touch.`,
        `A student draws the particles in four jars of gas: white circles for atoms of hydrogen, black circles for atoms of ${gas.other}. Atoms that touch are joined.`,
      ],
      figure: boxesFigure(
        order.map(kind => contents(gas, kind, n)),
        seed,
        LETTERS,
      ),
      parts: {
        a: ask.match({
          prompt: 'Identify what is in each box.',
          objective: 'AO2',
          marks: 4,
          items: asItems(LETTERS),
          targets: asItems([
            'an element',
            'a compound',
            'a mixture of two elements',
            'a mixture of an element and a compound',
            'a mixture of two compounds',
          ]),
          answer: Object.fromEntries(order.map((kind, at) => [LETTERS[at] ?? '', targetOf(kind)])),
          scheme: order.map((kind, at) => `${LETTERS[at]}: ${targetOf(kind)}`),
          solution: `Particles all alike: one substance, an element where all atoms are of one kind, a compound where unlike atoms are joined. Two kinds of particle: a mixture. ${order.map((kind, at) => `${LETTERS[at]} is ${targetOf(kind)}`).join('; ')}.`,
        }),
        b: words({
          subject: 'igcse/chemistry',
          prompt: `Deduce the formula of the compound in box ${letterOf('one compound')}.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [
            {
              text: gas.formula,
              accept: gas.formula === 'HCl' ? ['ClH'] : gas.formula === 'NH3' ? ['H3N'] : ['OH2'],
            },
          ],
          solution: `One particle has ${gas.compound.length - 1} white (hydrogen) and 1 black (${gas.other}) atom: it is ${gas.name}, $\\ce{${gas.formula}}$.`,
        }),
        c: ask.written({
          prompt: 'State what is meant by a *compound*.',
          scheme: COMPOUND,
          modelAnswer: 'A compound is two or more elements chemically joined in fixed proportions.',
          solution:
            'Name what it is made of, two or more elements, and how they are held: chemically joined.',
        }),
        d: ask.written({
          prompt: `Explain why the gas in box ${mixed} is a mixture.`,
          objective: 'AO2',
          scheme: [TWO_KINDS, NOT_JOINED],
          modelAnswer:
            'There are two kinds of particle, those of an element and those of a compound. They are not chemically joined to each other.',
          solution: 'In a mixture two or more substances are together, but nothing joins them.',
        }),
      },
    }
  },
})

const targetOf = (kind: (typeof SHOWN)[number]) =>
  kind === 'one element'
    ? 'an element'
    : kind === 'one compound'
      ? 'a compound'
      : kind === 'two elements'
        ? 'a mixture of two elements'
        : 'a mixture of an element and a compound'

const heatedTube = (): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/heated-powders',
      title: 'Powders heated in a test-tube',
      description:
        'A test-tube, clamped upright to a stand, holds a powder. The flame of a Bunsen burner is under it.',
      height: 206,
    },
    bench(192),
    stand(90, 192, 176, 'left'),
    testTube({ x: 180, y: 116, height: 96, width: 24, level: 0 }),
    heap(180, 114, 16, 22),
    clamp(90, 44, 180, 24),
    bunsen(180, 192),
    pointer(226, 98, 186, 102, 'iron and\nsulfur'),
  )

core('iron-and-sulfur-heated', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const unit = random.pick([0.4, 0.5, 0.6, 0.8, 1.2])
    const spare = random.pick([0.3, 0.5, 0.7, 0.9])
    return {
      unit,
      spare,
      isIron: random.chance(0.5),
      who: random.pick(['A student', 'A teacher', 'A technician']),
    }
  },
  make: ({ unit, spare, isIron, who }) => {
    const [iron, sulfur] = [7 * unit, 4 * unit]
    const [here, there] = isIron ? ['iron', 'sulfur'] : ['sulfur', 'iron']
    const [given, found] = isIron ? [iron, sulfur] : [sulfur, iron]
    return {
      stem: [
        `${who} mixes iron filings and powdered sulfur and heats them. A glow spreads through the powder, and a black solid, iron(II) sulfide, is left.`,
        `${who} heats a mixture of iron and sulfur in a test-tube. The mixture glows and changes into a black solid, iron(II) sulfide.`,
        `Iron and sulfur react when they are heated together. ${who} makes black iron(II) sulfide in this way.`,
      ],
      figure: heatedTube(),
      parts: {
        a: ask.table({
          prompt: 'Complete the table for the solid before and after heating.',
          head: ['', 'before heating', 'after heating'],
          rows: [
            [
              { text: 'kind of substance' },
              pickCell('kind before', 'mixture', ['element', 'compound', 'mixture']),
              pickCell('kind after', 'compound', ['element', 'compound', 'mixture']),
            ],
            [
              { text: 'proportions of iron and sulfur' },
              pickCell('proportions before', 'can vary', ['can vary', 'fixed']),
              pickCell('proportions after', 'fixed', ['can vary', 'fixed']),
            ],
          ],
          scheme: [
            'kind before: mixture',
            'kind after: compound',
            'proportions before: can vary',
            'proportions after: fixed',
          ],
          solution:
            'Before heating the two elements are only mixed, in any proportions. The reaction joins them in fixed proportions to a compound.',
        }),
        b: ask.equation({
          prompt: 'Write the symbol equation for the reaction.',
          command: 'State',
          answer: 'Fe + S -> FeS',
          states: false,
          scheme: ['Fe + S → FeS'],
          solution:
            '$\\ce{Fe + S -> FeS}$: in iron(II) sulfide there is one atom of sulfur for each atom of iron.',
        }),
        c: ask.written({
          lead: 'Before heating, a magnet pulls the iron out of the powder. After heating, it does not.',
          prompt: 'Explain why.',
          command: 'Explain',
          objective: 'AO2',
          scheme: [NEW_SUBSTANCE, OWN_PROPERTIES],
          modelAnswer:
            'The iron has combined with the sulfur to a compound. A compound has properties different from those of its elements.',
          solution: 'A mixture keeps the properties of its parts, a compound has properties of its own.',
        }),
        'd.i': ask.number({
          lead: '7.0 g of iron react completely with 4.0 g of sulfur.',
          prompt: `Calculate the mass of ${there} that reacts with ${quantity(given, 'g', 2)} of ${here}.`,
          answer: found,
          unit: 'g',
          scheme: steps(
            `${figures(given, 2)} × ${isIron ? '4.0 ÷ 7.0' : '7.0 ÷ 4.0'}`,
            quantity(found, 'g', 2),
          ),
          solution: `The proportions are fixed, so the masses keep the ratio 7.0 to 4.0. ${figures(given, 2)} × ${isIron ? '4.0 ÷ 7.0' : '7.0 ÷ 4.0'} = ${quantity(found, 'g', 2)}.`,
        }),
        'd.ii': ask.number({
          lead: `Another mixture of ${quantity(given, 'g', 2)} of ${here} and ${quantity(found + spare, 'g', 3)} of ${there} is heated.`,
          prompt: `Calculate the mass of ${there} that is left over.`,
          answer: spare,
          sigFigs: 1,
          unit: 'g',
          scheme: [quantity(spare, 'g', 1)],
          follow: { from: 'd.i', formula: `${plain(found + spare)} - x` },
          solution: `Only ${quantity(found, 'g', 2)} of the ${there} can combine. ${figures(found + spare, 3)} − ${figures(found, 2)} = ${quantity(spare, 'g', 1)} is left.`,
        }),
      },
    }
  },
  verify: ({ unit, spare, isIron }) => ({
    'd.i': isIron ? (7 * unit * 4) / 7 : (4 * unit * 7) / 4,
    'd.ii': isIron ? 4 * unit + spare - 4 * unit : 7 * unit + spare - 7 * unit,
  }),
})

core('metal-and-oxygen-by-mass', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const metal = random.pick(METALS)
    const [mass, oxygen] = random.pick(metal.readings)
    return { metal, mass, oxygen, large: random.step(20, 60, 10) }
  },
  make: ({ metal, mass, oxygen, large }) => ({
    stem: [
      `Samples of ${metal.name} of different mass are heated in oxygen until all the metal has become ${metal.oxide}. The graph shows the results.`,
      `A group of students heats samples of ${metal.name} in oxygen. Each finds the mass of oxygen that has combined with the metal.`,
      `The graph shows how much oxygen combines with different masses of ${metal.name} to form ${metal.oxide}.`,
    ],
    figure: figure(...oxygenGraph(metal)),
    parts: {
      a: ask.number({
        prompt: `Determine the mass of oxygen that combines with ${quantity(mass, 'g')} of ${metal.name}.`,
        answer: oxygen,
        unit: 'g',
        sigFigs: 1,
        tolerance: metal.steps[1] / 10,
        scheme: [quantity(oxygen, 'g', 2)],
        solution: `Go up from ${plain(mass)} g to the line and across: ${quantity(oxygen, 'g', 2)}.`,
      }),
      b: ask.number({
        prompt: `Calculate the mass of ${metal.oxide} that forms from ${quantity(mass, 'g')} of ${metal.name}.`,
        answer: mass + oxygen,
        unit: 'g',
        follow: { from: 'a', formula: `x + ${plain(mass)}` },
        scheme: [`${plain(mass)} + ${plain(oxygen)} = ${quantity(mass + oxygen, 'g')}`],
        solution: `The oxide holds the metal and the oxygen: ${plain(mass)} + ${plain(oxygen)} = ${quantity(mass + oxygen, 'g')}.`,
      }),
      c: ask.number({
        prompt: `Calculate the mass of oxygen that combines with ${quantity(large, 'g')} of ${metal.name}.`,
        answer: large * metal.ratio,
        unit: 'g',
        scheme: steps(
          `${plain(large)} × ${plain(oxygen)} ÷ ${plain(mass)}`,
          quantity(large * metal.ratio, 'g', 2),
        ),
        solution: `Masses are in proportion: ${plain(large)} × ${plain(oxygen)} ÷ ${plain(mass)} = ${quantity(large * metal.ratio, 'g', 2)}.`,
      }),
      d: ask.written({
        prompt: `Explain how the graph shows that ${metal.oxide} is a compound and not a mixture.`,
        objective: 'AO2',
        scheme: [FIXED_RATIO, SO_A_COMPOUND],
        modelAnswer:
          'The line is straight and passes through the origin, so metal and oxygen combine in fixed proportions. Only a compound has fixed proportions: a mixture would have a variable composition.',
        solution: 'Say what the straight line through the origin means, and what this tells about the oxide.',
      }),
      e: ask.equation({
        prompt: `Write the symbol equation for the reaction of ${metal.name} with oxygen.`,
        command: 'State',
        answer: `2${metal.formula.replace('O', '')} + O2 -> 2${metal.formula}`,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `$\\ce{2${metal.formula.replace('O', '')} + O2 -> 2${metal.formula}}$: oxygen molecules have two atoms, so two of each are needed.`,
      }),
    },
  }),
  verify: ({ metal, mass, large }) => ({
    a: mass * metal.ratio,
    b: mass * (1 + metal.ratio),
    c: large - large * (1 - metal.ratio),
  }),
})
