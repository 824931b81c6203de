import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { line, rect } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('1.1', { calculator: 'needed' })

export { templates }

const STACKS = [
  { who: 'A student', what: 'coin', thickness: [1.5, 2.5], tall: 54 },
  { who: 'A shopkeeper', what: 'plastic counter', thickness: [2.5, 4], tall: 46 },
  { who: 'A builder', what: 'floor tile', thickness: [4, 6.5], tall: 66 },
  { who: 'An engineer', what: 'metal washer', thickness: [1.5, 3], tall: 50 },
  { who: 'A librarian', what: 'thin book', thickness: [5, 8], tall: 68 },
] as const

const print = (value: number) => quantity(value, 'mm', 2)

/** Where an end of the row is, in small divisions from the numbered mark before it. */
function placeOf(reading: number): string {
  const [mark, over] = [Math.floor(reading / 10), reading % 10]
  if (over === 0) return `at the mark ${mark}`
  return `${over} small ${over === 1 ? 'division' : 'divisions'} after the mark ${mark}`
}

core('thickness-of-one-in-a-row-beside-a-rule', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const stack = random.pick(STACKS)
    const [least, most] = stack.thickness
    const thickness = random.step(least, most, 0.5)
    const count = random.int(5, 8)
    const total = count * thickness
    const start = random.int(4, 18) // all readings in mm
    const end = start + total
    if (start % 10 === 0 || end > 58 || total % 1 !== 0) return null
    const slips: Slip[] = [
      [
        end / count,
        'You used the reading at the right-hand end as the length. The row does not begin at the zero of the rule.',
      ],
      [
        total / (count - 1),
        'You divided by the number of places where two of them touch, not by the number of them.',
      ],
      [total / (count + 1), 'You counted the edges of the row as well, which gives one too many.'],
      [
        total / count / 10,
        'You worked in cm and wrote mm. 1 cm is 10 mm, so the reading in cm must be multiplied by 10.',
      ],
      [
        (end - 10 * Math.floor(start / 10)) / count,
        'You began at the numbered mark on the left of the row, not at the edge of the row.',
      ],
    ]
    const wrong = threeSlips(random, thickness, slips, print)
    return wrong ? { stack, count, start, end, total, thickness, wrong } : null
  },
  make: ({ stack, count, start, end, total, thickness, wrong }) => {
    const { shape, at } = rule({
      x: 24,
      y: 92,
      length: 288,
      scale: { from: 0, to: 6, division: 0.1, numbered: 1 },
    })
    const [[left], [right]] = [at(start / 10), at(end / 10)]
    const each = (right - left) / count
    const many = `${stack.what}s`
    return {
      stem: `${stack.who} puts some identical ${many} together in a row, without gaps, beside a rule. The diagram shows them from the side.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/row-beside-a-rule',
          title: 'A row of equal objects that lies along the edge of a rule',
          description: `${count} equal ${many} stand on edge side by side along the marked edge of a rule. The rule is numbered in centimetres and divided into millimetres. The row does not begin at the zero mark: its left end is ${placeOf(start)}, and its right end is ${placeOf(end)}.`,
          height: 132,
        },
        shape,
        ...Array.from({ length: count }, (_, place) =>
          rect(left + place * each, 88 - stack.tall, each, stack.tall, 'l sunk'),
        ),
        line(left, 88, left, 92, 'l thin'),
        line(right, 88, right, 92, 'l thin'),
      ),
      prompt: [`What is the thickness of **one** ${stack.what}?`, `How thick is **one** ${stack.what}?`],
      options: numbers({ right: thickness, wrong, unit: 'mm', sigFigs: 2 }),
      solution: `The row reaches from ${quantity(start / 10, 'cm', start < 10 ? 1 : 2)} to ${quantity(end / 10, 'cm', 2)}, so its length is ${quantity(end, 'mm')} − ${quantity(start, 'mm')} = ${quantity(total, 'mm')}.

There are ${count} ${many}, so one of them has a thickness of ${quantity(total, 'mm')} ÷ ${count} = ${print(thickness)}.`,
    }
  },
  // By laying them one after the other until the right-hand reading is reached.
  verify: ({ start, end, count }) => {
    for (let tenths = 1; tenths < 200; tenths += 1)
      if (10 * start + count * tenths >= 10 * end) return tenths / 10
    return 0
  },
})
