import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.14', { calculator: 'needed' })

export { templates }

const RUNS = [
  { who: 'A runner', does: 'runs', far: 'km', low: 8, high: 21 },
  { who: 'A swimmer', does: 'swims', far: 'km', low: 2, high: 5 },
  { who: 'A walker', does: 'walks', far: 'km', low: 6, high: 18 },
] as const

const PER_HOUR = { 'A runner': 11, 'A swimmer': 3.2, 'A walker': 4.8 } as const

core('times-on-the-display', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const run = random.pick(RUNS)
    const distance = random.int(run.low, run.high)
    const speed = PER_HOUR[run.who] * (1 + random.int(-10, 10) / 100)
    const all = Math.round((distance / speed) * 3600)
    const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60]
    const display = random.pick([1.35, 2.15, 2.45, 3.65, 1.85, 2.65, 3.15])
    return hours < 1 || seconds === 0 || minutes === 0
      ? null
      : { run, distance, hours, minutes, seconds, display }
  },
  make: ({ run: { who, does }, distance, hours, minutes, seconds, display }) => {
    const time = hours + minutes / 60 + seconds / 3600
    return {
      stem: `${who} ${does} ${quantity(distance, 'km')} in ${hours} h ${minutes} min ${seconds} s.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate the time in hours. Give your answer correct to 3 significant figures.',
            'Calculate the time as a decimal number of hours, correct to 3 significant figures.',
          ],
          sigFigs: 3,
          unit: 'h',
          scheme: [
            `M1 $${hours} + \\frac{${minutes}}{60} + \\frac{${seconds}}{3600}$`,
            `A1 ${figures(time, 3)}`,
          ],
          solution: `$${hours} + \\frac{${minutes}}{60} + \\frac{${seconds}}{3600} = ${figures(time, 5)}$ hours, or ${figures(time, 3)} to 3 significant figures. It is not ${hours}.${minutes}.`,
          answer: time,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the average speed, in km/h.',
          sigFigs: 3,
          unit: 'km/h',
          scheme: [`M1 $${distance} \\div$ their time`, `A1 ${figures(distance / time, 3)}`],
          solution: `$${distance} \\div ${figures(time, 5)} = ${figures(distance / time, 4)}$, or ${figures(distance / time, 3)} km/h. Use the time from the display, not the rounded one.`,
          answer: distance / time,
          via: [{ value: time, formula: `${distance}/x` }],
          follow: { from: 'a', formula: `${distance}/x` },
        }),
        c: ask.values({
          command: 'Complete',
          prompt: `A calculator shows ${plain(display)} for another time in hours. Complete the table with this time in hours and minutes.`,
          scheme: [`B1 ${Math.floor(display)}`, `B1 ${Math.round((display % 1) * 60)}`],
          solution: `$${plain(display % 1, 2)} \\times 60 = ${Math.round((display % 1) * 60)}$, so the time is ${Math.floor(display)} h ${Math.round((display % 1) * 60)} min.`,
          found: [
            ['hours', Math.floor(display)],
            ['minutes', Math.round((display % 1) * 60)],
          ],
        }),
      },
    }
  },
  verify: ({ distance, hours, minutes, seconds }) => {
    const all = 3600 * hours + 60 * minutes + seconds
    return { a: all / 3600, b: (distance / all) * 3600 }
  },
})

core('one-long-calculation', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [
      random.step(2.1, 9.8, 0.1),
      random.step(11.2, 48.6, 0.2),
      random.step(0.31, 0.98, 0.01),
    ]
    const angle = random.int(21, 68)
    const power = random.pick([2, 3])
    return [a, b, c].some(Number.isInteger) ? null : { a, b, c, angle, power, place: random.int(0, 2) }
  },
  make: ({ a, b, c, angle, power, place }) => {
    const inside = b / (a * c)
    const value = Math.sqrt(inside)
    const second = a ** power * Math.sin((angle * Math.PI) / 180)
    return {
      stem:
        ['Use a calculator.', 'Type each calculation in one go.', 'Do not round before the end.'][place] ??
        '',
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate $\\sqrt{\\frac{${plain(b)}}{${plain(a)} \\times ${plain(c)}}}$. Give your answer correct to 3 significant figures.`,
          sigFigs: 3,
          strictFigures: { kind: 'significant', count: 3 },
          scheme: [`B1 ${figures(value, 5)} or better`, `B1 ${figures(value, 3)}`],
          solution: `Brackets keep the denominator together: $\\frac{${plain(b)}}{${plain(a)} \\times ${plain(c)}} = ${figures(inside, 5)}$, and the root is ${figures(value, 5)}, or ${figures(value, 3)}.`,
          answer: value,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate $${plain(a)}^${power} \\times \\sin ${angle}^\\circ$.`,
          sigFigs: 3,
          scheme: [`B1 ${figures(second, 3)}`],
          solution: `In degree mode $\\sin ${angle}^\\circ = ${figures(Math.sin((angle * Math.PI) / 180), 4)}$. $${plain(a)}^${power} \\times ${figures(Math.sin((angle * Math.PI) / 180), 4)} = ${figures(second, 3)}$.`,
          answer: second,
        }),
      },
    }
  },
  verify: ({ a, b, c, angle, power }) => ({
    a: Math.exp((Math.log(b) - Math.log(a) - Math.log(c)) / 2),
    b: Math.exp(power * Math.log(a)) * Math.cos(((90 - angle) * Math.PI) / 180),
  }),
})
