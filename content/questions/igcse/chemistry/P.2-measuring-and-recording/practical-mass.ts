import { acidAndBalance } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { pickCell } from '../cells'
import { GAS_LEAVES, KEEPS_SPRAY, SMALL_CHANGES, STAYS_SAME } from './points'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const MINUTES = [0, 1, 2, 3, 4, 5, 6] as const
const PARTS = [
  [0, 0.42, 0.68, 0.85, 0.95, 1, 1],
  [0, 0.38, 0.64, 0.82, 0.93, 1, 1],
] as const

const SOLIDS = ['marble chips', 'pieces of limestone', 'pieces of sea shells'] as const
const two = (value: number) => value.toFixed(2)

core('mass-lost-by-marble', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const final = random.pick([0.7, 0.74, 0.8, 0.86, 0.92])
    const losses = random.pick(PARTS).map(part => roundTo(0.02 * Math.round((final * part) / 0.02), 2))
    const start = roundTo(random.int(140, 175) + random.int(1, 98) / 100, 2)
    const acid = random.pick([41, 42, 43, 44, 46, 47, 48])
    if (new Set(losses).size < 6) return null
    return {
      losses,
      start,
      acid,
      masses: losses.map(each => roundTo(start - each, 2)),
      solid: random.pick(SOLIDS),
    }
  },
  make: ({ losses, start, acid, masses, solid }) => {
    const method = `Dilute hydrochloric acid is measured into a conical flask with a measuring cylinder. An excess of ${solid} is added, cotton wool is put into the neck of the flask, and the flask is placed on a balance. The mass is read every minute. The figure shows the measuring cylinder with the acid, and the balance at two times.`
    const rate = (losses[2] ?? 0) / 2
    const cells = (minutes: number): TableCell[] => {
      const [mass, loss] = [masses[minutes] ?? 0, losses[minutes] ?? 0]
      const isDrawn = minutes === 2 || minutes === 4
      return [
        { text: String(minutes) },
        isDrawn
          ? { blank: `mass after ${minutes} min`, answer: mass, marks: 1, sigFigs: 5 }
          : { text: two(mass) },
        isDrawn
          ? {
              blank: `loss after ${minutes} min`,
              answer: loss,
              marks: 1,
              follow: { from: [{ cell: `mass after ${minutes} min` }], formula: `${start} - a` },
            }
          : minutes === 3
            ? { blank: 'loss after 3 min', answer: loss, marks: 1 }
            : { text: two(loss) },
      ]
    }
    return {
      stem: [
        `A student investigates the reaction of ${solid}, calcium carbonate, with dilute hydrochloric acid by measuring mass.\n\n${method}`,
        `Calcium carbonate reacts with dilute hydrochloric acid. A class follows the reaction of ${solid}, which are calcium carbonate, with a balance.\n\n${method}`,
        `To find out how fast ${solid}, calcium carbonate, react with dilute hydrochloric acid, a student uses a balance.\n\n${method}`,
      ],
      figure: acidAndBalance(acid, [
        ['2 min', two(masses[2] ?? 0)],
        ['4 min', two(masses[4] ?? 0)],
      ]),
      parts: {
        'a.i': ask.number({
          prompt: 'State the volume of acid in the measuring cylinder.',
          command: 'State',
          objective: 'AO3',
          answer: acid,
          unit: 'cm^3',
          sigFigs: 2,
          scheme: [`${acid} cm^{3}`],
          solution: `One division is 1 cm^{3}. The bottom of the meniscus is ${acid - 40} divisions above 40.`,
        }),
        'a.ii': ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['time / min', 'mass of flask and contents / g', 'loss of mass / g'],
          rows: MINUTES.map(cells),
          scheme: [
            `mass after 2 min ${two(masses[2] ?? 0)} g`,
            `loss after 2 min ${two(losses[2] ?? 0)} g`,
            `loss after 3 min ${two(losses[3] ?? 0)} g`,
            `mass after 4 min ${two(masses[4] ?? 0)} g`,
            `loss after 4 min ${two(losses[4] ?? 0)} g`,
          ],
          solution: `Loss of mass = mass at the start − mass now. After 2 min: ${two(start)} − ${two(masses[2] ?? 0)} = ${two(losses[2] ?? 0)} g.`,
        }),
        b: plotPart({
          name: 'practical-skills-2/grid-for-losses',
          title: 'Grid for a graph of loss of mass against time',
          description:
            'Graph paper. The horizontal axis is time from 0 to 6 min, the vertical one the loss of mass from 0 to 1.0 g.',
          prompt: 'Plot the loss of mass from 0 to 6 min on the grid.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: 'time / min', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: 'loss of mass / g', min: 0, max: 1, large: 0.2, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MINUTES.map((minutes, at): Spot => [minutes, losses[at] ?? 0]),
              marks: 2,
            },
          ],
          scheme: ['at least four points within half a small square', 'all seven points'],
          solution: 'One small square is 0.2 min across and 0.04 g upwards.',
        }),
        'c.i': ask.written({
          prompt: 'Explain why the mass of the flask and its contents falls.',
          objective: 'AO3',
          lines: 1,
          scheme: [GAS_LEAVES],
          modelAnswer: 'Carbon dioxide escapes from the flask.',
          solution: 'Carbonates and acids give carbon dioxide, which passes through the cotton wool.',
        }),
        'c.ii': ask.written({
          prompt: 'State the purpose of the cotton wool.',
          command: 'State',
          objective: 'AO3',
          lines: 1,
          scheme: [KEEPS_SPRAY],
          modelAnswer: 'It keeps drops of acid in the flask.',
          solution:
            'Drops of acid that leave the flask would make the loss of mass too large. Gas can pass through the wool.',
        }),
        d: ask.number({
          prompt: 'Calculate the mean rate of loss of mass in the first 2 min.',
          objective: 'AO3',
          answer: rate,
          unit: 'g/min',
          sigFigs: 2,
          scheme: [`C1 ${two(losses[2] ?? 0)} ÷ 2`, `A1 ${two(rate)} g/min`],
          solution: `Mean rate = loss of mass ÷ time = ${two(losses[2] ?? 0)} ÷ 2 = ${two(rate)} g/min.`,
        }),
        e: ask.written({
          prompt: 'State how the table shows that the reaction has finished after 5 min.',
          command: 'State',
          objective: 'AO3',
          lines: 1,
          scheme: [STAYS_SAME],
          modelAnswer: 'The mass is the same after 5 min and after 6 min.',
          solution: 'When no more gas escapes, the mass no longer changes.',
        }),
        f: ask.table({
          lead: 'The experiment is done again with the same mass of smaller pieces and the same acid.',
          prompt: 'Complete the table to compare the results with those of the first experiment.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'compared with the first experiment'],
          rows: [
            [
              { text: 'loss of mass after 1 min' },
              pickCell('loss after 1 min in the second', 'larger', ['smaller', 'the same', 'larger']),
            ],
            [
              { text: 'loss of mass when the reaction has finished' },
              pickCell('final loss in the second', 'the same', ['smaller', 'the same', 'larger']),
            ],
          ],
          scheme: ['larger after 1 min', 'the same at the end'],
          solution:
            'Smaller pieces react faster. The same acid is used up, so the same mass of carbon dioxide is formed.',
        }),
        g: ask.written({
          lead: 'Another balance reads only to the nearest 0.1 g.',
          prompt: 'Explain why it is not suitable for this experiment.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [SMALL_CHANGES],
          modelAnswer: 'The changes in mass are small, so it is not precise enough.',
          solution: `All of the loss is only ${two(losses[6] ?? 0)} g. In steps of 0.1 g, several readings would look the same.`,
        }),
      },
    }
  },
  verify: ({ acid, start, masses }) => ({
    'a.i': acid / 1,
    d: (start - (masses[2] ?? 0)) / 2,
  }),
})
