import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { stillWithoutArrows } from '../12.4-separation-and-purification/drawings'
import { pickCell } from '../cells'
import { titrationFigure } from './drawings'
import { COLOURED_CRYSTALS, OF_THE_VAPOUR } from './points'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const

const NAMES = ['thermometer', 'condenser', 'gas syringe', 'thistle funnel', 'fractionating column'] as const
const COLOURS = ['blue', 'white', 'pink', 'green', 'yellow'] as const

const WATER_TESTS = [
  { reagent: 'anhydrous copper(II) sulfate', before: 'white', after: 'blue' },
  { reagent: 'anhydrous cobalt(II) chloride', before: 'blue', after: 'pink' },
] as const

core('water-from-a-solution', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    solution: random.pick([
      'aqueous sodium chloride',
      'aqueous potassium nitrate',
      'aqueous magnesium sulfate',
    ]),
    volume: random.pick([50, 80, 120, 150, 200, 250]),
    concentration: random.pick([15, 20, 24, 30, 35, 40, 45]),
    test: random.pick(WATER_TESTS),
  }),
  make: ({ solution, volume, concentration, test }) => {
    const mass = (volume * concentration) / 1000
    return {
      stem: [
        `A student obtains pure water from ${solution}, S. The figure shows the apparatus.`,
        `The apparatus in the figure is used to obtain water, R, from ${solution}, S.`,
        `Water is separated from ${solution}, S, by distillation, as shown in the figure.`,
      ],
      figure: stillWithoutArrows(),
      parts: {
        a: ask.table({
          ...AO3,
          prompt: 'Complete the table with the names of the apparatus.',
          command: 'Complete',
          head: ['letter', 'name'],
          rows: [
            [{ text: 'P' }, pickCell('name of P', 'thermometer', NAMES)],
            [{ text: 'Q' }, pickCell('name of Q', 'condenser', NAMES)],
          ],
          scheme: ['thermometer', 'condenser'],
          solution: 'P is the thermometer. The vapour is cooled and becomes a liquid in the condenser, Q.',
        }),
        b: ask.written({
          ...AO3,
          prompt: 'Explain why the bulb of P is at the side arm of the flask and not in S.',
          lines: 1,
          scheme: [OF_THE_VAPOUR],
          modelAnswer: 'So that P measures the temperature of the vapour that passes into Q.',
          solution:
            'The vapour has the boiling point of what is collected. A boiling solution is hotter than that.',
        }),
        c: ask.table({
          ...AO3,
          prompt: 'Complete the table with the end of Q at which cold water should enter the jacket.',
          command: 'Complete',
          head: ['', 'end of Q'],
          rows: [
            [{ text: 'cold water enters' }, pickCell('end of Q', 'lower end', ['lower end', 'upper end'])],
          ],
          scheme: ['lower end'],
          solution:
            'Water that enters at the lower end fills the whole jacket, so all of the tube is cooled.',
        }),
        d: ask.number({
          ...AO3,
          lead: `At the start the flask contains ${quantity(volume, 'cm^3')} of S, with ${quantity(concentration, 'g/dm^3')} of the dissolved salt.`,
          prompt:
            'Calculate the mass of solid left in the flask when all of the water has been distilled off.',
          answer: mass,
          unit: 'g',
          scheme: [`C1 ${plain(volume)} ÷ 1000 × ${plain(concentration)}`, `A1 ${quantity(mass, 'g')}`],
          solution: `${quantity(volume, 'cm^3')} = ${quantity(volume / 1000, 'dm^3')}. Mass = concentration × volume = ${plain(concentration)} × ${plain(volume / 1000)} = ${quantity(mass, 'g')}.`,
        }),
        e: ask.table({
          ...AO3,
          lead: `The student shows that R contains water with ${test.reagent}.`,
          prompt: `Complete the table with the colours of the ${test.reagent.split(' ').slice(1).join(' ')}.`,
          command: 'Complete',
          head: ['', 'colour'],
          rows: [
            [{ text: 'before R is added' }, pickCell('colour before', test.before, COLOURS)],
            [{ text: 'after R is added' }, pickCell('colour after', test.after, COLOURS)],
          ],
          scheme: [test.before, test.after],
          solution: `Water changes ${test.reagent} from ${test.before} to ${test.after}. It does not show that the water is pure.`,
        }),
      },
    }
  },
  verify: ({ volume, concentration }) => ({ d: volume / (1000 / concentration) }),
})

const SALTS = [
  { alkali: 'sodium hydroxide', acid: 'hydrochloric acid', salt: 'sodium chloride' },
  { alkali: 'potassium hydroxide', acid: 'hydrochloric acid', salt: 'potassium chloride' },
  { alkali: 'sodium hydroxide', acid: 'nitric acid', salt: 'sodium nitrate' },
  { alkali: 'potassium hydroxide', acid: 'nitric acid', salt: 'potassium nitrate' },
] as const

const GLASSWARE = ['burette', 'conical flask', 'volumetric pipette', 'beaker', 'measuring cylinder'] as const

/** Of litmus and thymolphthalein the change is as sure as of methyl orange, whose end-point is named differently. */
const INDICATORS = [
  { indicator: 'thymolphthalein', before: 'blue', after: 'colourless' },
  { indicator: 'litmus', before: 'blue', after: 'red' },
] as const
const read = (volume: number) => `${volume.toFixed(1)}\u00a0cm^{3}`

const SHADES = ['blue', 'colourless', 'red', 'yellow', 'green'] as const

core('salt-from-an-alkali', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.int(0, 24) / 10
    const used = random.int(151, 289) / 10
    return { start, end: start + used, used, salt: random.pick(SALTS), shade: random.pick(INDICATORS) }
  },
  make: ({ start, end, used, salt: { alkali, acid, salt }, shade }) => {
    const steps = [
      { id: 'pipette', text: `measure the aqueous ${alkali} and add the indicator` },
      { id: 'titrate', text: 'add acid until the indicator just changes colour' },
      { id: 'again', text: 'mix the same volumes again without the indicator' },
      { id: 'evaporate', text: 'heat the solution to the crystallising point and leave it to cool' },
    ]
    return {
      stem: [
        `A student makes crystals of ${salt} from aqueous ${alkali} and dilute ${acid}. The figure shows the apparatus for the first part.`,
        `Crystals of ${salt} are made from dilute ${acid} and aqueous ${alkali}. For the first part the apparatus in the figure is used.`,
        `The figure shows part of the preparation of ${salt} crystals. Dilute ${acid} is added to aqueous ${alkali}.`,
      ],
      figure: titrationFigure(),
      parts: {
        a: ask.table({
          ...AO3,
          prompt: 'Complete the table with the names of the apparatus.',
          command: 'Complete',
          head: ['letter', 'name'],
          rows: [
            [{ text: 'A' }, pickCell('name of A', 'burette', GLASSWARE)],
            [{ text: 'B' }, pickCell('name of B', 'conical flask', GLASSWARE)],
          ],
          scheme: ['burette', 'conical flask'],
          solution: 'The acid is added from the burette, A, to the alkali in the conical flask, B.',
        }),
        b: ask.order({
          ...AO3,
          prompt: 'Put the steps of the preparation into order.',
          command: 'Identify',
          marks: 2,
          items: steps,
          answer: steps.map(({ id }) => id),
          scheme: sequenceScheme(steps.length, 2),
          solution:
            'The titration with the indicator gives the volume of acid. The same volumes are then mixed without it, and the solution is crystallised.',
        }),
        c: ask.number({
          ...AO3,
          lead: `A contains the acid. Its reading is ${read(start)} at the start and ${read(end)} at the end.`,
          prompt: 'Calculate the volume of acid that was added.',
          answer: used,
          sigFigs: 3,
          unit: 'cm^3',
          scheme: [`B1 ${read(used)}`],
          solution: `${end.toFixed(1)} − ${start.toFixed(1)} = ${read(used)}.`,
        }),
        d: ask.table({
          ...AO3,
          lead: `The indicator is ${shade.indicator}.`,
          prompt: 'Complete the table with its colours in B.',
          command: 'Complete',
          head: ['', 'colour in B'],
          rows: [
            [{ text: 'before acid is added' }, pickCell('colour before', shade.before, SHADES)],
            [{ text: 'after an excess of acid is added' }, pickCell('colour after', shade.after, SHADES)],
          ],
          scheme: [shade.before, shade.after],
          solution: `In alkali ${shade.indicator} is ${shade.before}, in acid it is ${shade.after}.`,
        }),
        e: ask.written({
          ...AO3,
          prompt: 'Explain why crystals are not made from the mixture that contains the indicator.',
          lines: 1,
          scheme: [COLOURED_CRYSTALS],
          modelAnswer: 'The indicator would make the crystals impure.',
          solution: 'The indicator stays in the solution and would be in the crystals.',
        }),
      },
    }
  },
  verify: ({ start, end }) => ({ c: (end * 10 - start * 10) / 10 }),
})
