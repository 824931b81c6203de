import { springAndRule } from '@/content/figures/igcse/physics/practical-mechanics-a'
import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { READS_RULE, STRAIGHT_LINE, THROUGH_ORIGIN } from './points-spring'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const LOADS = [0, 1, 2, 3, 4, 5] as const
const one = (value: number) => plain(value, 1)
const cm = (value: number) => `${one(value)}\u00a0cm`

/** How far readings lie from the line, in centimetres: about as many above it as below. */
const SCATTER = [
  [0.1, -0.1, 0, 0.1, -0.1],
  [-0.1, 0.1, 0.1, -0.1, 0],
  [0, 0.1, -0.1, -0.1, 0.1],
  [0.1, 0, -0.1, 0.1, 0],
] as const

core('spring-lengths-and-gradient', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const first = roundTo(random.int(52, 79) / 10, 1)
    const each = random.pick([1.4, 1.5, 1.6, 1.7, 1.8])
    const off = random.pick(SCATTER)
    const read = random.pick([2, 3, 4])
    const extensions = LOADS.map(load => roundTo(load * each + (load === 0 ? 0 : (off[load - 1] ?? 0)), 1))
    return {
      first,
      each,
      read,
      extensions,
      lengths: extensions.map(extension => roundTo(first + extension, 1)),
      who: random.pick(['She', 'He']),
    }
  },
  make: ({ first, each, read, extensions, lengths, who }) => {
    const [loaded, stretched] = [lengths[read] ?? 0, extensions[read] ?? 0]
    const other = read === 4 ? 5 : 4
    const [more, most] = [lengths[other] ?? 0, extensions[other] ?? 0]
    const cells = (load: number): TableCell[] => {
      const isRead = load === 0 || load === read
      return [
        { text: quantity(load, '', 2) },
        isRead
          ? {
              blank: `length-${load}`,
              answer: lengths[load] ?? 0,
              marks: 1,
              sigFigs: (lengths[load] ?? 0) < 10 ? 2 : 3,
            }
          : { text: one(lengths[load] ?? 0) },
        load === read || load === other
          ? {
              blank: `extension-${load}`,
              answer: extensions[load] ?? 0,
              marks: load === read ? 1 : 0,
              sigFigs: 2,
              follow:
                load === read
                  ? { from: [{ cell: `length-${load}` }, { cell: 'length-0' }], formula: 'a - b' }
                  : { from: [{ cell: 'length-0' }], formula: `${more} - a` },
            }
          : { text: one(extensions[load] ?? 0) },
      ]
    }
    const described = `The zero of the rule is level with the upper end of the spring, so that the pointer shows its length *l*. The figure also shows the rule at the pointer, drawn larger, for no load and for a load of ${quantity(read, 'N', 2)}.`
    return {
      stem: [
        `A student investigates how a steel spring stretches. ${who} hangs the spring beside a rule, reads its length without a load, and then hangs loads *L* from it, 1.0 N at a time, up to 5.0 N. ${described}`,
        `A class measures a steel spring that is to be used in a spring balance. The spring hangs from a clamp. Loads *L* from 1.0 N to 5.0 N are hung from it, and each time its length is read off a rule. ${described}`,
        `To test the suspension spring of a toy, a student fixes one end of it in a clamp and hangs masses from the other end. The load *L* is increased from zero to 5.0 N. ${who} reads the length of the spring for each load. ${described}`,
      ],
      figure: springAndRule(first, loaded, quantity(read, 'N', 2)),
      parts: {
        a: ask.table({
          lead: `The extension *e* is found from *e* = *l* − *l*_{0}, where *l*_{0} is the length without a load.`,
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['*L* / N', '*l* / cm', '*e* / cm'],
          rows: LOADS.map(cells),
          scheme: [
            `length without a load ${cm(first)}`,
            `length with ${quantity(read, 'N', 2)}: ${cm(loaded)}`,
            `extension with ${quantity(read, 'N', 2)}: ${cm(stretched)}`,
          ],
          solution: `One small division is 0.1 cm. The pointer stands at ${cm(first)} without a load and at ${cm(loaded)} with ${quantity(read, 'N', 2)}. The extension is the difference: ${one(loaded)} − ${one(first)} = ${cm(stretched)}. With ${quantity(other, 'N', 2)} it is ${one(more)} − ${one(first)} = ${cm(most)}.`,
        }),
        b: plotPart({
          name: 'practical-mechanics/grid-for-extensions',
          title: 'Grid for a graph of extension against load',
          description:
            'Graph paper. The horizontal axis is the load from 0 to 6 newtons, the vertical one the extension from 0 to 10 centimetres.',
          prompt:
            'Plot the five extensions for the loads from 1.0 N to 5.0 N. Draw the straight line of best fit.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: '*L* / N', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: '*e* / cm', min: 0, max: 10, large: 2, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: LOADS.slice(1).map((load): Spot => [load, extensions[load] ?? 0]),
              marks: 3,
              follow: LOADS.slice(1).map(load =>
                load === read || load === other ? { part: 'a', cell: `extension-${load}` } : {},
              ),
            },
            {
              task: 'line',
              gradient: [each - 0.12, each + 0.12],
              intercept: [-0.35, 0.35],
              covers: [0, 5],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'at least four points within half a small square',
            'all five points',
            'one thin straight line of best fit, points on both sides of it',
          ],
          solution:
            'One small square is 0.2 N across and 0.2 cm upwards. Draw one line with a ruler so that about as many points lie above it as below. It does not have to pass through every point.',
        }),
        c: ask.number({
          prompt:
            'Determine the gradient *G* of your line. Use a triangle that covers more than half of the line, and show your working.',
          command: 'Determine',
          objective: 'AO3',
          answer: each,
          unit: 'cm/N',
          tolerance: 0.12,
          scheme: steps(
            'rise ÷ run from two points of the line that lie more than half of its length apart',
            `${plain(each, 2)} cm/N (within 0.12)`,
          ),
          solution: `Choose two points of the line far apart, such as those at 0.5 N and at 5.0 N. Rise ÷ run = about ${plain(4.5 * each, 1)} ÷ 4.5 = ${plain(each, 1)} cm/N. A large triangle makes errors of reading less important.`,
        }),
        d: ask.written({
          lead: 'A book says that the extension of a spring is directly proportional to the load.',
          prompt: 'State **two** features of your graph that support this.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [STRAIGHT_LINE, THROUGH_ORIGIN],
          modelAnswer: 'The graph is a straight line. It passes through the origin.',
          solution:
            'Directly proportional means that twice the load gives twice the extension. Its graph is straight and starts from the origin. A straight line that misses the origin would not be enough.',
        }),
        e: ask.written({
          prompt: 'State **one** precaution for reading the lengths as accurately as possible.',
          command: 'State',
          objective: 'AO3',
          lines: 1,
          scheme: [READS_RULE],
          modelAnswer: 'Look at right angles to the rule, at the level of the pointer.',
          solution:
            'Seen from above or below, the pointer seems to stand beside another mark. That error is called parallax. A pointer close to the rule makes it smaller.',
        }),
      },
    }
  },
  verify: ({ each }) => ({ c: (5 * each - 0.5 * each) / 4.5 }),
})
