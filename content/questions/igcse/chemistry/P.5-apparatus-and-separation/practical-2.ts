import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { INSOLUBLE_IN_IT, PENCIL_STAYS } from '../12.3-chromatography/points'
import { filterFigure } from '../12.4-separation-and-purification/drawings'
import { pickCell } from '../cells'
import { tankFigure } from './drawings'
import { DYES_WASH_OFF, SALT_STAYS, SPOTS_UNDER, WASH_IT } from './points'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const
const subject = 'igcse/chemistry'

const SOLVENTS = ['water', 'ethanol', 'propanone'] as const

core('inks-in-a-tank', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const front = random.pick([8, 10])
    return {
      front,
      moved: (front * (2 * random.int(2, 8) + 1)) / 20,
      solvent: random.pick(SOLVENTS),
      pure: random.pick(['A', 'B', 'C']),
      counts: random.sample([2, 3, 4], 2),
    }
  },
  make: ({ front, moved, solvent, pure, counts: [first = 2, second = 3] }) => {
    const others = ['A', 'B', 'C'].filter(each => each !== pure)
    const spots = ['A', 'B', 'C'].map(each => [each, each === pure ? 1 : each === others[0] ? first : second])
    const counted = spots.map(([ink, count]) => `ink ${ink}: ${count}`).join('; ')
    return {
      stem: [
        `A student wants to find the dyes in three inks, A, B and C, by chromatography with ${solvent}. The figure shows the set-up at the start. There is a fault in it.`,
        `Three inks, A, B and C, are put on chromatography paper. The figure shows how a student stands the paper in ${solvent}. The set-up has a fault.`,
        `The figure shows a set-up for chromatography of three inks, A, B and C, with ${solvent} as solvent. The student has made a mistake.`,
      ],
      figure: tankFigure(),
      parts: {
        a: ask.written({
          ...AO3,
          prompt: 'Describe the fault in the set-up and what it would do.',
          marks: 2,
          scheme: [SPOTS_UNDER, DYES_WASH_OFF],
          modelAnswer:
            'The spots are below the surface of the solvent. The inks would dissolve into the solvent.',
          solution: 'The start line must be above the solvent, so that the solvent rises past the spots.',
        }),
        b: words({
          ...AO3,
          subject,
          prompt: 'Name what is used to draw the start line.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'pencil', accept: ['graphite', 'lead pencil'] }],
          reject: [{ text: 'pen', why: 'The ink of a pen would run.' }],
          solution: 'The line is drawn with a pencil.',
        }),
        c: ask.written({
          ...AO3,
          prompt: 'Explain why this is used and not a pen.',
          lines: 1,
          scheme: [PENCIL_STAYS],
          modelAnswer: 'Pencil does not dissolve in the solvent.',
          solution: 'The ink of a pen would dissolve and give spots of its own.',
        }),
        d: ask.number({
          ...AO3,
          lead: `The fault is corrected. The solvent front moves ${quantity(front, 'cm', 2)} from the start line. One spot moves ${quantity(moved, 'cm', 2)}.`,
          prompt: 'Calculate the *R*_{f} value of this spot.',
          answer: moved / front,
          unit: '',
          scheme: [`C1 ${plain(moved)} ÷ ${plain(front)}`, `A1 ${plain(moved / front)}`],
          solution: `*R*_{f} = distance moved by the spot ÷ distance moved by the solvent = ${plain(moved)} ÷ ${plain(front)} = ${plain(moved / front)}.`,
        }),
        e: words({
          ...AO3,
          subject,
          lead: `The number of spots that each ink gives is counted. ${counted}.`.replace('. ink', '. Ink'),
          prompt: 'Identify the ink that contains one dye only.',
          mode: 'exact',
          answers: [{ text: pure, accept: [`ink ${pure}`, `Ink ${pure}`, pure.toLowerCase()] }],
          solution: `Ink ${pure} gives one spot only.`,
        }),
        f: ask.written({
          ...AO3,
          lead: 'A spot of a fourth ink stays on the start line.',
          prompt: 'Suggest why this spot does not move.',
          lines: 1,
          scheme: [INSOLUBLE_IN_IT(solvent)],
          modelAnswer: `The dye is insoluble in ${solvent}.`,
          solution: 'What does not dissolve in the solvent is not carried up the paper.',
        }),
      },
    }
  },
  verify: ({ front, moved }) => ({ d: 1 - (front - moved) / front }),
})

const PRECIPITATES = [
  {
    salt: 'barium sulfate',
    with: ['barium chloride', 'sodium sulfate'],
    left: 'sodium chloride',
    colour: 'white',
    not: ['barium carbonate', 'copper(II) oxide'],
  },
  {
    salt: 'silver chloride',
    with: ['silver nitrate', 'sodium chloride'],
    left: 'sodium nitrate',
    colour: 'white',
    not: ['silver bromide', 'lead(II) chloride'],
  },
  {
    salt: 'silver iodide',
    with: ['silver nitrate', 'potassium iodide'],
    left: 'potassium nitrate',
    colour: 'yellow',
    not: ['silver chloride', 'lead(II) iodide'],
  },
] as const

core('an-insoluble-salt', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ made: random.pick(PRECIPITATES), volume: random.pick([20, 25, 30, 50]) }),
  make: ({ made, volume }) => {
    const [one, two] = made.with
    const choices = [one, two, ...made.not]
    const steps = [
      { id: 'mix', text: 'mix the two solutions and stir' },
      { id: 'filter', text: 'filter the mixture' },
      { id: 'rinse', text: 'pour distilled water over the residue' },
      { id: 'oven', text: 'leave the residue in a warm oven' },
    ]
    return {
      stem: [
        `A student makes the insoluble salt ${made.salt} from ${quantity(volume, 'cm^3')} of each of two aqueous solutions. The figure shows the mixture in a funnel.`,
        `Two aqueous solutions, ${quantity(volume, 'cm^3')} of each, are mixed to make ${made.salt}, which is insoluble. The mixture is then poured into the funnel in the figure.`,
        `The insoluble salt ${made.salt} is made by precipitation from two solutions of ${quantity(volume, 'cm^3')} each. The figure shows how it is separated.`,
      ],
      figure: filterFigure(),
      parts: {
        a: ask.table({
          ...AO3,
          prompt: `Complete the table with the two soluble substances from which ${made.salt} can be made.`,
          command: 'Complete',
          head: ['contains the ion', 'substance'],
          rows: [
            [{ text: made.salt.split(' ')[0] ?? '' }, pickCell('first substance', one, choices)],
            [{ text: made.salt.split(' ')[1] ?? '' }, pickCell('second substance', two, choices)],
          ],
          scheme: [one, two],
          solution: `Both must be soluble in water: ${one} and ${two}.`,
        }),
        b: ask.table({
          ...AO3,
          prompt: 'Complete the table with the colour of the precipitate.',
          command: 'Complete',
          head: ['', 'colour'],
          rows: [[{ text: 'X' }, pickCell('colour of X', made.colour, ['white', 'cream', 'yellow', 'blue'])]],
          scheme: [made.colour],
          solution: `A precipitate of ${made.salt} is ${made.colour}.`,
        }),
        c: ask.order({
          ...AO3,
          prompt: 'Put the steps of the preparation into order.',
          command: 'Identify',
          marks: 3,
          items: steps,
          answer: steps.map(({ id }) => id),
          scheme: sequenceScheme(steps.length, 3),
          solution: 'Mix, filter, rinse, dry.',
        }),
        'd.i': ask.written({
          ...AO3,
          lead: 'Another student takes X from the funnel in the figure and dries it at once.',
          prompt: 'Explain why the dry X of this student is not pure.',
          lines: 1,
          scheme: [SALT_STAYS(made.left)],
          modelAnswer: `It still contains some ${made.left} from the solution.`,
          solution: `Some of the filtrate clings to X. As it dries, ${made.left} is left behind.`,
        }),
        'd.ii': ask.written({
          ...AO3,
          prompt: 'Suggest an improvement.',
          lines: 1,
          scheme: [WASH_IT],
          modelAnswer: 'Wash X with distilled water before it is dried.',
          solution: 'Water carries soluble substances away, but X does not dissolve.',
        }),
      },
    }
  },
})
