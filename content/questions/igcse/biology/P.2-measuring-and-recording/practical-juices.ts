import { buretteEnds, juiceInBurette } from '@/content/figures/igcse/biology/practical-skills-measuring'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { wordsCell } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { BURETTE_BETTER, EASIER_TO_SEE, JUICES_KEPT, OWN_COLOUR } from './points-others'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const
const SUBJECT = 'igcse/biology'

/** Vitamin C in mg per cm³ of fresh juice, about. */
const JUICES = [
  ['kiwi', 0.85],
  ['papaya', 0.62],
  ['orange', 0.5],
  ['lemon', 0.43],
  ['mango', 0.34],
  ['lime', 0.29],
  ['melon', 0.24],
  ['tomato', 0.19],
] as const

core('vitamin-c-of-four-juices', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const pure = random.pick([2.8, 3, 3.2])
    const juices = random.shuffle(random.sample(JUICES, 4)).map(([name, held]) => ({
      name,
      used: roundTo(pure / held + random.pick([-0.1, 0, 0.1]), 1),
    }))
    const asked = random.int(0, 3)
    const boiled = roundTo((juices[asked]?.used ?? 0) * random.pick([1.25, 1.4, 1.6, 1.75]), 1)
    const descending = juices.toSorted((one, other) => one.used - other.used)
    const isShuffled = juices.some(({ name }, at) => name !== descending[at]?.name)
    return isShuffled ? { pure, juices, asked, boiled, descending } : null
  },
  make: ({ pure, juices, asked, boiled, descending }) => {
    const { name, used } = juices[asked] ?? { name: '', used: 1 }
    const listed = `${juices
      .slice(0, -1)
      .map(each => each.name)
      .join(', ')} and ${juices[3]?.name}`
    const held = pure / used
    const left = (used / boiled) * 100
    const shown = (value: number) => plain(value, 1)
    const steps = [
      '- 5.0 cm^{3} of DCPIP solution is put into a flask.',
      '- A burette is filled with juice to the 0.0 mark.',
      '- Juice is added, with shaking, until the DCPIP has just changed colour. Then the burette is read.',
      '- This is done with each juice, and with a solution of pure vitamin C.',
    ].join('\n')
    return {
      stem: [
        `A student compares the concentration of vitamin C in ${listed} juice. The figure shows the apparatus.\n\n${steps}`,
        `The maker of a fruit drink wants to know which juice contains the most vitamin C, so ${listed} juice are tested with DCPIP and the apparatus in the figure.\n\n${steps}`,
        `DCPIP is used to test for vitamin C. A student uses the apparatus in the figure to test ${listed} juice.\n\n${steps}`,
      ],
      figure: juiceInBurette(),
      parts: {
        'a.i': ask.table({
          ...AO3,
          lead: 'The next figure shows parts of the burette when the DCPIP has just changed colour.',
          prompt: 'Read the burette for each juice, and complete the table.',
          command: 'Complete',
          figure: buretteEnds(
            'burette-for-juices',
            juices.map(each => ({ name: each.name, value: each.used })),
          ),
          head: ['juice', 'volume of juice / cm^{3}'],
          rows: juices.map(each => [
            { text: each.name },
            { blank: `volume-${each.name}`, answer: each.used, sigFigs: 2, tolerance: 0.05, marks: 1 },
          ]),
          scheme: juices.map(each => `${each.name}: ${shown(each.used)} cm^{3} (± 0.05 cm^{3})`),
          solution: `Read the bottom of the meniscus. The numbers of a burette grow downwards, and each small division is 0.1 cm^{3}: ${juices.map(each => `${each.name} ${shown(each.used)}`).join(', ')} cm^{3}.`,
        }),
        'a.ii': ask.table({
          ...AO3,
          prompt: 'Complete the table for the test with the solution of pure vitamin C.',
          command: 'Complete',
          head: ['', 'colour in the flask'],
          rows: [
            [
              { text: 'before vitamin C is added' },
              wordsCell('colour-before', 'blue', {
                subject: SUBJECT,
                accept: ['dark blue', 'deep blue', 'blue colour'],
              }),
            ],
            [
              { text: 'at the end' },
              wordsCell('colour-after', 'colourless', {
                subject: SUBJECT,
                accept: ['no colour', 'colourless solution', 'none', 'it is colourless'],
                reject: ['clear', 'coloured'],
              }),
            ],
          ],
          scheme: ['blue', 'colourless'],
          solution:
            'DCPIP is blue, and vitamin C takes its colour away. Write “colourless”, not “clear”: a blue solution is clear as well.',
        }),
        'a.iii': ask.written({
          ...AO3,
          prompt:
            'Suggest why the student adds the juice from a burette instead of counting drops from a dropping pipette.',
          lines: 2,
          scheme: [BURETTE_BETTER],
          modelAnswer: 'The drops differ in size, and a burette measures the volume more precisely.',
          solution: 'A burette can be read to 0.1 cm^{3} or better. Drops are not all of the same volume.',
        }),
        'b.i': plotPart({
          ...AO3,
          name: 'practical-skills-measuring/grid-for-juices',
          title: 'Grid for a bar chart of the volumes of juice',
          description: `Graph paper for a bar chart. The names ${juices.map(each => each.name).join(', ')} stand along the horizontal axis. The vertical axis is the volume of juice from 0 to 20 cubic centimetres.`,
          prompt: 'Draw a bar chart of the volumes on the grid.',
          command: 'Plot',
          axes: {
            x: { label: '', min: 0, max: 10, large: 2, parts: 2 },
            y: { label: 'volume of juice / cm^{3}', min: 0, max: 20, large: 5, parts: 10 },
            bars: juices.map((each, at) => ({ id: each.name, text: each.name, at: 2 * at + 2 })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(juices.map(each => [each.name, each.used])),
              marks: 2,
            },
          ],
          scheme: ['at least two bars of the right height, within half a small square', 'all four bars'],
          solution: 'One small square is 0.5 cm^{3}. Separate juices have separate bars of the same width.',
        }),
        'b.ii': ask.order({
          ...AO3,
          prompt: 'Put the juices into order of their concentration of vitamin C, the highest first.',
          command: 'Identify',
          marks: 2,
          items: juices.map(each => ({ id: each.name, text: each.name })),
          answer: descending.map(each => each.name),
          scheme: sequenceScheme(4, 2),
          solution: `The less juice is needed for the same volume of DCPIP, the more vitamin C is in each cm^{3}: ${descending.map(each => each.name).join(', ')}.`,
        }),
        'c.i': ask.number({
          ...AO3,
          lead: `The solution of pure vitamin C has a concentration of 1.0 mg/cm^{3}. ${quantity(pure, 'cm^3', 2)} of it changes the colour of the DCPIP.`,
          prompt: 'Calculate the mass of vitamin C that changes the colour of 5.0 cm^{3} of the DCPIP.',
          answer: pure,
          unit: 'mg',
          scheme: [`${shown(pure)} mg`],
          solution: `Mass = concentration × volume = 1.0 × ${shown(pure)} = ${shown(pure)} mg.`,
        }),
        'c.ii': ask.number({
          ...AO3,
          prompt: `Calculate the concentration of vitamin C in the ${name} juice.`,
          answer: held,
          unit: 'mg/cm^3',
          tolerance: (pure / (used - 0.1) - held) * 1.02,
          follow: { from: 'c.i', formula: `x/${used}` },
          scheme: [`C1 ${shown(pure)} ÷ ${shown(used)}`, `A1 ${figures(held, 2)} mg/cm^{3}`],
          solution: `${shown(used)} cm^{3} of ${name} juice contain ${shown(pure)} mg of vitamin C: ${shown(pure)} ÷ ${shown(used)} = ${quantity(held, 'mg/cm^3', 2)}.`,
        }),
        d: ask.written({
          ...AO3,
          prompt: 'State **two** variables that must be the same for all the juices.',
          marks: 2,
          lines: 2,
          scheme: [...JUICES_KEPT],
          modelAnswer: 'The volume of DCPIP solution and the concentration of DCPIP solution.',
          solution:
            'Only the kind of juice may change. The DCPIP, the temperature and the age of the juices must be the same.',
        }),
        e: ask.written({
          ...AO3,
          prompt:
            'Suggest why the change of colour is harder to see with some juices than with pure vitamin C, and how the student could make it easier to see.',
          marks: 2,
          scheme: [OWN_COLOUR, EASIER_TO_SEE],
          modelAnswer: 'The juices have a colour of their own. Stand the flask on a white tile.',
          solution:
            'The colour of a juice mixes with that of the DCPIP. A white tile, or a finished flask to compare with, makes small changes of colour visible.',
        }),
        f: ask.number({
          ...AO3,
          lead: `The student boils ${name} juice for ten minutes, lets it cool and adds water until it has its first volume again. Now ${quantity(boiled, 'cm^3', boiled < 10 ? 2 : 3)} of it changes the colour of the same volume of DCPIP.`,
          prompt: 'Calculate the percentage of the vitamin C that is left after boiling.',
          answer: left,
          unit: '%',
          tolerance: 10.5 / boiled,
          scheme: [`C1 ${shown(used)} ÷ ${shown(boiled)}`, `A1 ${figures(left, 2)}%`],
          solution: `The same mass of vitamin C is now in more juice. Each cm^{3} holds ${shown(used)} ÷ ${shown(boiled)} × 100 = ${quantity(left, '%', 2)} of what it held before.`,
        }),
      },
    }
  },
  verify: ({ pure, juices, asked, boiled }) => {
    const used = juices[asked]?.used ?? 1
    return { 'c.i': 1 * pure, 'c.ii': 1 / (used / pure), f: (100 * (pure / boiled)) / (pure / used) }
  },
})
