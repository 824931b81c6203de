import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, standardForm, toSigFigs } from '@/lib/exams/format'
import { standard } from '../shared'

const { core, templates } = questionsOf('structured', 'E1.8', { calculator: 'needed' })

export { templates }

/** Invented places, so that nobody knows their numbers. */
const COUNTRIES = ['Alba', 'Boria', 'Corland', 'Dessa', 'Elmar', 'Farsia'] as const

core('countries-people-and-areas', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const names = random.sample(COUNTRIES, 3)
    const people = [5, 4, 4].map(power => toSigFigs(random.int(110, 980) * 10 ** power, 3))
    const areas = [3, 2, 3].map(power => toSigFigs(random.int(112, 970) * 10 ** power, 3))
    const [big = 0, small = 0] = people
    return big < 4 * small ? null : { names, people, areas }
  },
  make: ({ names, people, areas }) => {
    const [one = 0, two = 0, three = 0] = people
    const [areaOne = 0] = areas
    return {
      stem: [
        'The table shows the number of people and the area of three countries.',
        'A student makes a table of the population and the area of three countries.',
        'Three countries are compared in the table.',
      ],
      table: {
        head: ['country', 'population', 'area / km^{2}'],
        rows: names.map((name, at) => [name, standard(people[at] ?? 0), standard(areas[at] ?? 0)]),
      },
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate the total population of the three countries. Give your answer in standard form.`,
          sigFigs: 3,
          form: 'standard',
          scheme: [
            `M1 ${plain(one + two + three)}`,
            `A1 ${standardForm(one + two + three, 4)}, or to 3 significant figures`,
          ],
          solution: `${standard(one)} + ${standard(two)} + ${standard(three)} = ${plain(one + two + three)} = ${standardForm(one + two + three, 4)}.`,
          answer: one + two + three,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Calculate the number of people per square kilometre in ${names[0]}.`,
          sigFigs: 3,
          scheme: [
            `M1 (${standard(one)}) ÷ (${standard(areaOne)})`,
            `A1 ${plain(toSigFigs(one / areaOne, 3))}`,
          ],
          solution: `Divide the population by the area: ${plain(one)} ÷ ${plain(areaOne)} = ${plain(toSigFigs(one / areaOne, 3))}.`,
          answer: one / areaOne,
        }),
        c: ask.number({
          command: 'Calculate',
          lead: `The population of ${names[0]} is *k* times the population of ${names[1]}.`,
          prompt: 'Calculate the value of *k*.',
          sigFigs: 3,
          scheme: [`M1 (${standard(one)}) ÷ (${standard(two)})`, `A1 ${plain(toSigFigs(one / two, 3))}`],
          solution: `${plain(one)} ÷ ${plain(two)} = ${plain(toSigFigs(one / two, 3))}.`,
          answer: one / two,
        }),
      },
    }
  },
  verify: ({ people, areas }) => ({
    a: people.reduce((sum, each) => sum + each, 0),
    b: Math.exp(Math.log(people[0] ?? 1) - Math.log(areas[0] ?? 1)),
    c: 1 / ((people[1] ?? 0) / (people[0] ?? 1)),
  }),
})

const THINGS = [
  {
    what: 'a grain of sand',
    unit: 'g',
    power: -3,
    many: 'grains',
    all: 'a bag of sand',
    same: 'the bag of sand',
    bigs: [3, 4],
  },
  {
    what: 'a drop of water',
    unit: 'g',
    power: -2,
    many: 'drops',
    all: 'the water in a container',
    same: 'the water in the container',
    bigs: [3, 4],
  },
  {
    what: 'a sheet of gold leaf',
    unit: 'g',
    power: -2,
    many: 'sheets',
    all: 'a bar of gold',
    same: 'the bar of gold',
    bigs: [3],
  },
] as const

core('very-small-masses', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'not-needed' },
  values: random => {
    const front = random.pick([2, 4, 5, 8])
    const times = random.pick([1.2, 1.6, 2.4, 3.2, 3.6, 4.8, 6, 7.2])
    const thing = random.pick(THINGS)
    const big = random.pick(thing.bigs)
    const quotient = Number((times / front).toPrecision(6))
    const halves = random.pick([3, 6, 9])
    return front * halves < 10 ? null : { front, times, thing, big, quotient, halves }
  },
  make: ({ front, times, thing: { what, unit, power, many, all, same }, big, quotient, halves }) => {
    const each = front * 10 ** power
    const whole = times * 10 ** big
    const count = whole / each
    const together = Number((front * halves).toPrecision(4))
    return {
      stem: `The mass of ${what} is $${front} \\times 10^{${power}}$ ${unit}. The mass of ${all} is $${times} \\times 10^{${big}}$ ${unit}.`,
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the mass of ${halves} ${many}. Give your answer in standard form.`,
          sigFigs: 3,
          form: 'standard',
          unit,
          scheme: [
            `M1 $${together} \\times 10^{${power}}$ or ${plain(together * 10 ** power)}`,
            `A1 $${together / 10 ** Math.floor(Math.log10(together))} \\times 10^{${power + Math.floor(Math.log10(together))}}$`,
          ],
          solution: `$${halves} \\times ${front} = ${together}$, so the mass is $${together} \\times 10^{${power}} = ${standardLatex(together * 10 ** power)}$ ${unit}.`,
          answer: together * 10 ** power,
        }),
        b: ask.number({
          command: 'Work out',
          prompt: [
            `Work out the number of ${many} that have the same mass as ${same}. Give your answer in standard form.`,
            `Work out how many ${many} have the same mass as ${same}. Give your answer in standard form.`,
          ],
          sigFigs: 3,
          form: 'standard',
          scheme: [
            `M1 $\\frac{${times} \\times 10^{${big}}}{${front} \\times 10^{${power}}}$`,
            `M1 ${plain(quotient)}, or $10^{${big - power}}$`,
            `A1 $${standardLatex(count)}$`,
          ],
          solution: `$${times} \\div ${front} = ${quotient}$ and $10^{${big}} \\div 10^{${power}} = 10^{${big} - (${power})} = 10^{${big - power}}$. ${quotient < 1 ? `$${quotient} \\times 10^{${big - power}} = ${standardLatex(count)}$.` : `The number is $${standardLatex(count)}$.`}`,
          answer: count,
        }),
      },
    }
  },
  verify: ({ front, times, thing: { power }, big, halves }) => ({
    a: Number(`${front}e${power}`) * halves,
    b: Number(`${times}e${big}`) / Number(`${front}e${power}`),
  }),
})

function standardLatex(value: number): string {
  const power = Math.floor(Math.log10(value) + 1e-12)
  return `${Number((value / 10 ** power).toPrecision(6))} \\times 10^{${power}}`
}
