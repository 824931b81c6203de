import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { bench, stopwatch } from '@/lib/figures/laboratory/stands'
import { circle, dimension, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { SPEED_EQUATION } from '../equations'
import { isNeat, rounded } from '../shared'
import { manySheets, PERPENDICULAR, REACTION_TIME, SENSORS_AND_TIMER } from './points-core'

const { core, templates } = questionsOf('structured', '1.1', { calculator: 'needed' })

export { templates }

/** Flat things of one size, and between which thicknesses one of them is, in mm. */
const SHEETS = [
  { many: 'glass slides', one: 'glass slide', counts: [30, 40], from: 1, to: 1.3 },
  { many: 'plastic cards', one: 'plastic card', counts: [40, 50, 60], from: 0.7, to: 0.9 },
  { many: 'coins', one: 'coin', counts: [15, 20, 25], from: 1.6, to: 2.2 },
  { many: 'sheets of plywood', one: 'sheet of plywood', counts: [10, 12, 15, 16], from: 2.6, to: 3.4 },
] as const

/** Thicknesses of a stack, in whole mm, from which that of one comes out in two figures. */
const stacksOf = ({ from, to }: { from: number; to: number }, count: number): number[] =>
  Array.from({ length: 27 }, (_, at) => 28 + at).filter(
    stack => stack / count >= from && stack / count <= to && isNeat(stack / count),
  )

const INSTRUMENTS = [
  {
    measured: 'volume of the water in a cup',
    answer: 'measuring cylinder',
    accept: ['graduated cylinder', 'graduated measuring cylinder', 'cylinder', 'measuring jug'],
  },
  {
    measured: 'time for a student to run 100 m',
    answer: 'stop-watch',
    accept: [
      'stopwatch',
      'stop watch',
      'stop-clock',
      'stopclock',
      'digital stopwatch',
      'electronic stopwatch',
      'timer',
      'digital timer',
      'electronic timer',
      'light gates and timer',
      'clock',
      'watch',
    ],
  },
  {
    measured: 'mass of a stone',
    answer: 'balance',
    accept: [
      'top-pan balance',
      'electronic balance',
      'electric balance',
      'digital balance',
      'mass balance',
      'beam balance',
      'weighing balance',
      'scale',
      'scales',
      'weighing scale',
      'weighing machine',
      'kitchen scale',
      'electronic scale',
      'digital scale',
    ],
  },
] as const

core('sheets-beside-a-rule', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const sheet = random.pick(SHEETS)
    const count = random.pick(sheet.counts)
    const stack = random.pick(stacksOf(sheet, count)) // mm
    const start = random.int(6, 14) // mm
    if (start === 10 || (start + stack) % 10 === 0 || start + stack > 66) return null
    return { sheet, count, stack, start, instruments: random.sample(INSTRUMENTS, 2) }
  },
  make: ({ sheet, count, stack, start, instruments }) => {
    const { many, one } = sheet
    const end = start + stack
    const scale = rule({ x: 22, y: 108, length: 294, scale: { from: 0, to: 7, division: 0.1, numbered: 1 } })
    const [left, right] = [scale.at(start / 10)[0], scale.at(end / 10)[0]]
    const edges = Array.from({ length: count - 1 }, (_, at) => left + ((at + 1) * (right - left)) / count)
    return {
      stem: `A student measures the thickness of ${many}, which are all alike. The student presses ${count} of them together and puts a rule beside the stack, as the diagram shows. The scale of the rule is in centimetres.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/stack-beside-a-rule',
          title: `A stack of ${many} beside a rule`,
          description: `A rule from 0 to 7 centimetres with ten small divisions to a centimetre. A stack of thin flat things stands on it. The left side of the stack is not at zero: it is ${start} small divisions from zero. The right side is ${end} small divisions from zero.`,
          height: 156,
        },
        rect(left, 44, right - left, 62, 'l sheet'),
        ...edges.map(x => line(x, 44, x, 106, 'l thin')),
        line(left, 100, left, 108, 'l thin'),
        line(right, 100, right, 108, 'l thin'),
        text((left + right) / 2, 32, `${count} ${many}`, { anchor: 'middle' }),
        scale.shape,
      ),
      parts: {
        a: ask.number({
          prompt: `Determine the thickness of the stack of ${count} ${many}.`,
          answer: stack,
          unit: 'mm',
          tolerance: 0.6,
          scheme: steps(
            `readings ${quantity(start / 10, 'cm')} and ${quantity(end / 10, 'cm')}`,
            `${quantity(stack, 'mm')} (${quantity(stack / 10, 'cm')})`,
          ),
          solution: `The stack does not begin at zero, so take a reading at both sides: ${quantity(start / 10, 'cm')} and ${quantity(end / 10, 'cm')}. The thickness is their difference, ${plain(end / 10, 1)} − ${plain(start / 10, 1)} = ${quantity(stack / 10, 'cm')} = ${quantity(stack, 'mm')}.`,
        }),
        b: ask.number({
          prompt: `Calculate the thickness of one ${one}.`,
          answer: stack / count,
          unit: 'mm',
          follow: { from: 'a', formula: `x/${count}` },
          scheme: steps(`${stack} ÷ ${count}`, quantity(stack / count, 'mm', 2)),
          solution: `The stack holds ${count} of equal thickness: ${stack} ÷ ${count} = ${quantity(stack / count, 'mm', 2)}.`,
        }),
        c: ask.written({
          prompt: `Explain why the student measures a stack of ${count} ${many} and not only one.`,
          scheme: manySheets(count),
          modelAnswer: `One ${one} is too thin to be measured accurately with a rule, because the smallest division of the rule is 1 mm. With ${count} of them the error of the reading is shared among ${count}, so the thickness of one is more accurate.`,
          solution: `A rule can be read to about half a millimetre. For one ${one} this is a large part of the result; for ${count} together it is a small part, and it is divided by ${count} as well.`,
        }),
        d: ask.written({
          prompt: 'State where the eye of the student must be when the student reads the rule.',
          lines: 1,
          scheme: [PERPENDICULAR],
          modelAnswer:
            'The eye must be straight in front of the mark, so that the line of sight is perpendicular to the rule.',
          solution:
            'Seen from one side, the edge of the stack seems to be at another mark: a parallax error. Looking at right angles to the scale avoids it.',
        }),
        e: ask.table({
          prompt: 'Complete the table with the name of a suitable measuring instrument for each quantity.',
          head: ['quantity', 'instrument'],
          rows: instruments.map(({ measured, answer, accept }, at) => [
            { text: measured },
            wordsCell(`instrument-${at + 1}`, answer, { subject: 'igcse/physics', accept: [...accept] }),
          ]),
          scheme: instruments.map(({ answer }) => answer),
          solution: `The instrument fits what is measured: ${instruments.map(({ measured, answer }) => `${measured}, ${answer}`).join('; ')}.`,
        }),
      },
    }
  },
  verify: ({ count, stack, start }) => {
    const [from, to] = [start * 0.1, (start + stack) * 0.1]
    return { a: (to - from) * 10, b: (10 * to) / count - (10 * from) / count }
  },
})

const MOVERS = [
  { stem: 'A battery-powered toy car moves at constant speed along a straight track', of: 'car' },
  { stem: 'A small robot on wheels moves at constant speed across a level floor', of: 'robot' },
  { stem: 'A trolley moves at constant speed along a level bench', of: 'trolley' },
  { stem: 'A toy train moves at constant speed along a straight piece of railway', of: 'train' },
] as const

/** A vehicle seen from its side; (x, y) is on the ground below its left end. */
const vehicle = (x: number, y: number): Shape =>
  rect(x, y - 26, 52, 17, 'l sheet', 3) +
  circle(x + 12, y - 6, 6, 'l sunk') +
  circle(x + 40, y - 6, 6, 'l sunk')

core('time-between-two-lines', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const mean = random.step(2.2, 4.4, 0.1)
    const [one, other] = [random.step(0.05, 0.14, 0.01), random.step(0.05, 0.14, 0.01)]
    const far = random.step(1.2, 2.4, 0.2)
    if (one === other) return null
    const times = random.shuffle([mean + one, mean + other, mean - one - other]).map(time => roundTo(time, 2))
    const speed = far / mean
    if (speed < 0.35 || speed > 0.9) return null
    return { mover: random.pick(MOVERS), mean, times, far, further: random.pick([5, 6, 8, 9]) }
  },
  make: ({ mover, mean, times, far, further }) => {
    const { of } = mover
    const speed = far / mean
    const sum = times.map(time => plain(time, 2)).join(' + ')
    return {
      stem: `${mover.stem}. A student measures the time that the front of the ${of} takes from line P to line Q, which are ${quantity(far, 'm', 2)} apart. The student repeats the measurement twice. The diagram shows the stop-watch after each measurement.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-stop-watches',
          title: 'Two lines on the track, and a stop-watch after each of three measurements',
          description: `A vehicle moves to the right towards line P. Line Q is ${plain(far, 1)} metres beyond P. Below are three displays of a stop-watch, in seconds: ${times.map(time => plain(time, 2)).join(', ')}.`,
          height: 228,
        },
        bench(78),
        vehicle(22, 78),
        line(96, 40, 96, 92, 'l dash'),
        line(316, 40, 316, 92, 'l dash'),
        text(96, 34, 'P', { anchor: 'middle', cls: 'b' }),
        text(316, 34, 'Q', { anchor: 'middle', cls: 'b' }),
        dimension(97, 90, 315, 90, quantity(far, 'm', 2), [206, 108]),
        ...times.map((time, at) => stopwatch(66 + at * 114, 168, `${plain(time, 2)} s`)),
        ...['first', 'second', 'third'].map((name, at) =>
          text(66 + at * 114, 221, name, { anchor: 'middle', cls: 's' }),
        ),
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the average of the three times.',
          answer: mean,
          unit: 's',
          scheme: steps(`(${sum}) ÷ 3`, quantity(mean, 's', 3)),
          solution: `Add the three readings and divide by three: (${sum}) ÷ 3 = ${quantity(mean, 's', 3)}.`,
        }),
        'b.i': ask.written({
          prompt: 'State the equation that links speed, distance and time.',
          subtopic: '1.2',
          lines: 1,
          scheme: [SPEED_EQUATION],
          modelAnswer: 'speed = distance ÷ time',
          solution: 'Speed is the distance travelled per unit time, so the distance is divided by the time.',
        }),
        'b.ii': ask.number({
          prompt: `Calculate the speed of the ${of}.`,
          subtopic: '1.2',
          answer: speed,
          unit: 'm/s',
          follow: { from: 'a', formula: `${far}/x` },
          scheme: steps(`${quantity(far, '', 2)} ÷ ${plain(mean, 2)}`, rounded(speed, 'm/s')),
          solution: `Speed = distance ÷ time = ${quantity(far, '', 2)} ÷ ${plain(mean, 2)} = ${rounded(speed, 'm/s')}. The average time is used because it is more reliable than a single reading.`,
        }),
        'b.iii': ask.number({
          prompt: `The ${of} goes on at this speed. Calculate the time that it takes to travel ${quantity(further, 'm', 2)}.`,
          command: 'Calculate',
          subtopic: '1.2',
          answer: further / speed,
          unit: 's',
          follow: { from: 'b.ii', formula: `${further}/x` },
          via: [{ value: speed, formula: `${further}/x` }],
          scheme: steps(
            `time = distance ÷ speed, or ${quantity(further, '', 2)} ÷ ${quantity(speed, '', 3)}`,
            rounded(further / speed, 's'),
          ),
          solution: `Time = distance ÷ speed = ${quantity(further, '', 2)} ÷ ${quantity(speed, '', 3)} = ${rounded(further / speed, 's')}.`,
        }),
        'c.i': ask.written({
          prompt: `The speed of the ${of} is the same each time. Suggest why the three readings are different.`,
          command: 'Suggest',
          lines: 2,
          scheme: [REACTION_TIME],
          modelAnswer:
            'The student does not start and stop the watch at exactly the right moment, because the reaction time is not always the same.',
          solution:
            'Between seeing the vehicle at a line and pressing the button some tenths of a second pass. This reaction time is not the same each time.',
        }),
        'c.ii': ask.written({
          prompt: 'Suggest how the student can measure the time from P to Q without this error.',
          command: 'Suggest',
          lines: 2,
          scheme: [SENSORS_AND_TIMER],
          modelAnswer: 'The student can put light gates at P and Q and connect them to a digital timer.',
          solution:
            'Light gates start and stop a digital timer by themselves when the vehicle passes, so that no reaction time enters.',
        }),
      },
    }
  },
  verify: ({ times, far, further }) => {
    const mean = times.reduce((sum, time) => sum + time / 3, 0)
    return { a: mean, 'b.ii': 1 / (mean / far), 'b.iii': (mean * further) / far }
  },
})
