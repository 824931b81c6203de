import { pivotReading, ruleOnPivot } from '@/content/figures/igcse/physics/practical-mechanics-a'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { againstTenth, verdict } from '../practical-shared-a'
import { CENTRE_OF_LOAD, FINDS_BALANCE } from './points-balance'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const one = (value: number) => plain(value, 1)
const cm = (value: number) => `${one(value)}\u00a0cm`

core('mass-of-a-rule-by-moments', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const rule = random.int(92, 134)
    const load = random.pick([80, 100, 120])
    const middle = roundTo(50 + random.pick([-4, -3, -2, 2, 3, 4]) / 10, 1)
    const first = random.pick([5, 8])
    const second = first + 10
    const pivotFor = (at: number, off: number) => {
      // Load and rule balance where their moments are equal; a reading is wrong by some millimetres.
      const exact = (load * at + rule * middle) / (load + rule)
      return roundTo(exact + off / 10, 1)
    }
    const [one, two] = random.pick([
      [3, -3],
      [-3, 2],
      [2, -4],
      [-2, 4],
    ] as const)
    const pivots = [pivotFor(first, one), pivotFor(second, two)] as const
    const arms = pivots.map(
      (pivot, at) => [roundTo(pivot - (at ? second : first), 1), roundTo(middle - pivot, 1)] as const,
    )
    const masses = arms.map(([a, b]) => roundTo((load * a) / b, 6))
    const [m1 = 0, m2 = 0] = masses
    const apart = (100 * Math.abs(m1 - m2)) / m1
    // Readings that are no number of centimetres, and a difference that is clearly within 10 %.
    return apart > 7.5 || apart < 1 || pivots.some(each => Number.isInteger(each))
      ? null
      : {
          load,
          middle,
          first,
          second,
          pivots,
          arms,
          masses: [m1, m2] as const,
          apart,
          who: random.pick(['She', 'He']),
        }
  },
  make: ({ load, middle, first, second, pivots, arms, masses, apart, who }) => {
    const [[a1, b1] = [0, 0], [a2, b2] = [0, 0]] = arms
    const [m1, m2] = masses
    const printed = [roundTo(m1, 0), roundTo(m2, 0)] as const
    const mean = (m1 + m2) / 2
    return {
      stem: [
        `A student finds the mass of a metre rule by moments. ${who} first balances the rule alone on a pivot and marks the point G above the pivot. Then ${who.toLowerCase()} puts a load of ${quantity(load, 'g')} on the rule and moves the rule on the pivot until it balances again. The figure, which is not to scale, shows the distances *a* and *b*.`,
        `In a class there is no balance, so the mass of a metre rule is found with a known load of ${quantity(load, 'g')} and a pivot. The rule is balanced without the load, and the point above the pivot is called G. With the load on it, the rule is moved until it balances again. The figure, which is not to scale, shows the distances *a* and *b*.`,
        `A shopkeeper of old times weighed things by balancing them against the weight of a rod. A student does the same with a metre rule: ${who.toLowerCase()} balances it alone on a pivot, at the point G, and then with a load of ${quantity(load, 'g')} on it. The distances *a* and *b* are shown in the figure, which is not to scale.`,
      ],
      figure: ruleOnPivot(),
      parts: {
        a: ask.number({
          lead: 'The next figure shows part of the rule when it balances **without** the load.',
          figure: pivotReading(middle, 'alone'),
          prompt: 'State the position of G on the rule.',
          command: 'State',
          objective: 'AO3',
          answer: middle,
          unit: 'cm',
          sigFigs: 3,
          scheme: [cm(middle)],
          solution: `One small division is 0.1 cm. The edge of the pivot is at ${cm(middle)}. G does not have to be at 50.0 cm, since a rule is seldom quite uniform.`,
        }),
        'b.i': ask.table({
          lead: `The load is placed with its centre at the ${one(first)} cm mark. The next figure shows part of the rule when it balances **with** the load.`,
          figure: pivotReading(pivots[0], 'loaded'),
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'length / cm'],
          rows: [
            [
              { text: 'position of the pivot on the rule' },
              { blank: 'pivot', answer: pivots[0], marks: 1, sigFigs: 3, unit: 'cm' },
            ],
            [
              { text: '*a*, from the centre of the load to the pivot' },
              {
                blank: 'a',
                answer: a1,
                marks: 1,
                sigFigs: 3,
                unit: 'cm',
                follow: { from: [{ cell: 'pivot' }], formula: `a - ${first}` },
              },
            ],
            [
              { text: '*b*, from the pivot to G' },
              {
                blank: 'b',
                answer: b1,
                marks: 1,
                sigFigs: 3,
                unit: 'cm',
                follow: { from: [{ part: 'a' }, { cell: 'pivot' }], formula: 'a - b' },
              },
            ],
          ],
          scheme: [`pivot at ${cm(pivots[0])}`, `*a* = ${cm(a1)}`, `*b* = ${cm(b1)}`],
          solution: `The edge of the pivot is at ${cm(pivots[0])}. *a* = ${one(pivots[0])} − ${one(first)} = ${cm(a1)}. *b* = ${one(middle)} − ${one(pivots[0])} = ${cm(b1)}.`,
        }),
        'b.ii': ask.table({
          lead: `The mass *m* of the rule follows from *m* = ${load} g × *a* ÷ *b*. The load is then moved to the ${one(second)} cm mark, and *a* and *b* are measured again.`,
          prompt: 'Complete the table with the two values of *m*.',
          command: 'Complete',
          objective: 'AO3',
          head: ['centre of the load / cm', '*a* / cm', '*b* / cm', '*m* / g'],
          rows: [
            [
              { text: one(first) },
              { text: 'see (b)(i)' },
              { text: 'see (b)(i)' },
              {
                blank: 'first mass',
                answer: m1,
                marks: 1,
                sigFigs: 2,
                unit: 'g',
                follow: {
                  from: [
                    { part: 'b.i', cell: 'a' },
                    { part: 'b.i', cell: 'b' },
                  ],
                  formula: `${load}*a/b`,
                },
              },
            ],
            [
              { text: one(second) },
              { text: one(a2) },
              { text: one(b2) },
              { blank: 'second mass', answer: m2, marks: 1, sigFigs: 2, unit: 'g' },
            ],
          ],
          scheme: [
            `${load} × ${one(a1)} ÷ ${one(b1)} = ${quantity(m1, 'g', 3)}`,
            `${load} × ${one(a2)} ÷ ${one(b2)} = ${quantity(m2, 'g', 3)}`,
          ],
          solution: `The moments of the load and of the rule are equal and opposite: ${load} × *a* = *m* × *b*. So *m* = ${load} × ${one(a1)} ÷ ${one(b1)} = ${quantity(m1, 'g', 3)}, and *m* = ${load} × ${one(a2)} ÷ ${one(b2)} = ${quantity(m2, 'g', 3)}. The lengths have three figures, so the masses are given to no more than three.`,
        }),
        'c.i': ask.table({
          prompt:
            'Calculate the difference between the two values of *m* as a percentage of the first value, and the mean of the two values.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['', 'result'],
          rows: [
            [
              { text: 'difference / %' },
              {
                blank: 'apart',
                answer: roundTo(apart, 6),
                marks: 1,
                sigFigs: 1,
                tolerance: Math.max(
                  0.06,
                  Math.abs(apart - (100 * Math.abs(printed[0] - printed[1])) / printed[0]) + 0.06,
                ),
                unit: '%',
                signFree: true,
                follow: {
                  from: [
                    { part: 'b.ii', cell: 'first mass' },
                    { part: 'b.ii', cell: 'second mass' },
                  ],
                  formula: '100*sqrt((a - b)^2)/a',
                },
              },
            ],
            [
              { text: 'mean value of *m* / g' },
              {
                blank: 'mean',
                answer: roundTo(mean, 6),
                marks: 1,
                sigFigs: 2,
                unit: 'g',
                follow: {
                  from: [
                    { part: 'b.ii', cell: 'first mass' },
                    { part: 'b.ii', cell: 'second mass' },
                  ],
                  formula: '(a + b)/2',
                },
              },
            ],
          ],
          scheme: [`about ${quantity(apart, '%', 2)}`, quantity(mean, 'g', 3)],
          solution: `Difference = ${quantity(Math.abs(m1 - m2), 'g', 2)}. As a percentage: ${quantity(Math.abs(m1 - m2), '', 3)} ÷ ${quantity(m1, '', 3)} × 100 = ${quantity(apart, '%', 2)}. The mean is (${quantity(m1, '', 3)} + ${quantity(m2, '', 3)}) ÷ 2 = ${quantity(mean, 'g', 3)}.`,
        }),
        'c.ii': ask.written({
          lead: 'Two results are taken to be the same, within the limits of experimental accuracy, if they are no more than 10% apart.',
          prompt:
            'State whether your two values of *m* can be taken to be the same. Give a reason for your answer.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [
            verdict('yes, they can be taken to be the same', true, true),
            againstTenth('because the difference between them is less than 10%', true, true),
          ],
          modelAnswer: `Yes, because they differ by only ${quantity(apart, '%', 2)}, which is less than 10%.`,
          solution: `${quantity(apart, '%', 2)} is less than 10%, so the two values are equal within the limits of experimental accuracy. They need not be exactly equal.`,
        }),
        'd.i': ask.written({
          lead: 'The load is a disc that is about 3 cm wide and hides the marks below it.',
          prompt: `Describe how the student can place it so that its centre is at the ${one(first)} cm mark.`,
          command: 'Describe',
          objective: 'AO3',
          lines: 2,
          scheme: [CENTRE_OF_LOAD],
          modelAnswer: `Read the marks at both edges of the disc. They must be equally far from ${one(first)} cm.`,
          solution: `The centre lies halfway between the edges. For a disc 3.0 cm wide they stand at ${one(first - 1.5)} cm and ${one(first + 1.5)} cm. A line through the centre, drawn on the disc down to its edge, helps as well.`,
        }),
        'd.ii': ask.written({
          prompt:
            'The rule tips to one side or the other and hardly ever stays level. Describe how the student can find the position of balance as accurately as possible.',
          command: 'Describe',
          objective: 'AO3',
          lines: 2,
          scheme: [FINDS_BALANCE],
          modelAnswer:
            'Move the rule slowly until it just tips to the left and then until it just tips to the right. Take the position halfway between these two.',
          solution:
            'The rule balances somewhere between the place where it just tips to the left and the one where it just tips to the right. A sharper pivot and moving the rule by very small steps bring these two closer together.',
        }),
      },
    }
  },
  verify: ({ pivots, arms }) => ({ a: pivots[1] + (arms[1]?.[1] ?? 0) }),
})
