import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { total } from '@/lib/figures/statistics/statistics'
import { pickCell } from '../data-tables'
import { pieFigure, stackedBars } from './drawings'

const { core, templates } = questionsOf('structured', 'E9.4', { calculator: 'needed' })

export { templates }

const ASKED = [
  {
    names: ['Cinema', 'Museum', 'Zoo', 'Theatre'],
    says: 'Some people are asked where they would like to go on a day out. The pie chart shows their answers.',
    who: 'people',
    chose: (name: string) => `choose the ${name.toLowerCase()}`,
  },
  {
    names: ['English', 'Spanish', 'Hindi', 'Arabic'],
    says: 'The students of a language school speak four different languages at home. The pie chart shows how many students speak each of them.',
    who: 'students',
    chose: (name: string) => `speak ${name}`,
  },
  {
    names: ['Wheat', 'Maize', 'Rice', 'Beans'],
    says: 'The pie chart shows how a farmer uses the fields of a large farm. Each hectare is used for one crop.',
    who: 'hectares',
    chose: (name: string) => `are used for ${name.toLowerCase()}`,
  },
] as const

core('read-a-pie-chart', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const per = random.pick([1.5, 2, 2.5, 3, 4, 5, 6]) // degrees for one
    const a = per * random.int(20, 60)
    const b = per * random.int(16, 50)
    const times = random.pick([2, 3, 4])
    const small = (360 - a - b) / (times + 1)
    const n = 360 / per
    const fine =
      Number.isInteger(a) &&
      Number.isInteger(b) &&
      Number.isInteger(small) &&
      Number.isInteger(small / per) &&
      small >= 28 &&
      a >= 60 &&
      a !== 90 &&
      b !== 90 &&
      Math.abs(a - b) >= 8 &&
      b >= 40
    return fine ? { kind: random.int(0, 2), a, b, small, times, n } : null
  },
  make: ({ kind, a, b, small, times, n }) => {
    const { names, says, who, chose } = ASKED[kind] ?? ASKED[0]
    const [first, second, third, fourth] = names
    const x = (a * n) / 360
    const y = (b * n) / 360
    const word = times === 2 ? 'twice' : times === 3 ? 'three times' : 'four times'
    const left = 360 - a - b
    return {
      stem: `${says} ${x} ${who} ${chose(first)}.`,
      figure: pieFigure([
        { label: first, value: a, mark: `${a}°` },
        { label: second, value: b, mark: `${b}°` },
        { label: third, value: small * times },
        { label: fourth, value: small },
      ]),
      parts: {
        a: ask.whole({
          command: 'Calculate',
          prompt: [
            `Calculate the total number of ${who}.`,
            `How many ${who} does the whole pie chart stand for?`,
          ],
          scheme: [`M1 $\\frac{360}{${a}} \\times ${x}$`, `A1 ${n}`],
          solution: `${a}° stand for ${x} ${who}, so 360° stand for $\\frac{360}{${a}} \\times ${x} = ${n}$.`,
          answer: n,
        }),
        b: ask.whole({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate how many ${who} ${chose(second)}.`,
          scheme: [`M1 $\\frac{${b}}{360} \\times ${n}$ or $\\frac{${b}}{${a}} \\times ${x}$`, `A1 ${y}`],
          solution: `$\\frac{${b}}{360} \\times ${n} = ${y}$.`,
          answer: y,
          follow: { from: 'a', formula: `${b}*x/360` },
        }),
        c: ask.whole({
          command: 'Calculate',
          lead: `The number of ${who} who ${chose(third)} is ${word} the number who ${chose(fourth)}.`
            .replaceAll('hectares who', 'hectares that')
            .replace('number who are', 'number that are'),
          prompt: `Calculate the angle of the sector labelled ${third}.`,
          scheme: [
            `M1 $360 - ${a} - ${b}$, or ${left}`,
            `M1 $\\frac{${times}}{${times + 1}} \\times ${left}$`,
            `A1 ${small * times}`,
          ],
          solution: `The other two sectors have $360 - ${a} - ${b} = ${left}$ degrees. They are in the ratio ${times}:1, so ${third} has $\\frac{${times}}{${times + 1}} \\times ${left} = ${small * times}$ degrees.`,
          answer: small * times,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ a, b, times, n }) => ({
    a: n,
    b: b / (360 / n),
    c: 360 - a - b - (360 - a - b) / (1 + times),
  }),
})

const STACKS = [
  {
    title: 'Electricity made in four years',
    categories: ['2010', '2015', '2020', '2025'],
    names: ['coal', 'gas', 'wind'],
    yLabel: 'Electricity / TWh',
    says: 'The composite bar chart shows how much electricity a country makes from coal, gas and wind in four years.',
    each: 'year',
    asks: (name: string, place: string) => `How much electricity is made from ${name} in ${place}?`,
    share: (name: string, place: string) =>
      `Calculate the percentage of the electricity in ${place} that is made from ${name}.`,
    of: 'electricity',
    unit: 'TWh',
  },
  {
    title: 'Tickets sold on four days',
    categories: ['Monday', 'Friday', 'Saturday', 'Sunday'],
    names: ['child', 'adult', 'senior'],
    yLabel: 'Number of tickets',
    says: 'The composite bar chart shows how many child, adult and senior tickets a small theatre sells on four days.',
    each: 'day',
    asks: (name: string, place: string) => `How many ${name} tickets are sold on ${place}?`,
    share: (name: string, place: string) =>
      `Calculate the percentage of the tickets on ${place} that are ${name} tickets.`,
    of: 'tickets',
    unit: '',
  },
  {
    title: 'Vehicles on four roads',
    categories: ['Road A', 'Road B', 'Road C', 'Road D'],
    names: ['cars', 'buses', 'lorries'],
    yLabel: 'Number of vehicles',
    says: 'The composite bar chart shows how many cars, buses and lorries pass on each of four roads in one hour.',
    each: 'road',
    asks: (name: string, place: string) => `How many ${name} pass on ${place}?`,
    share: (name: string, place: string) =>
      `Calculate the percentage of the vehicles on ${place} that are ${name}.`,
    of: 'vehicles',
    unit: '',
  },
] as const

core('read-a-composite-bar-chart', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const draw = () => [0, 1, 2, 3].map(() => 5 * random.int(2, 7))
    const [low, mid, top] = [draw(), draw(), draw()]
    const sums = low.map((each, at) => each + (mid[at] ?? 0) + (top[at] ?? 0))
    const shares = top.map((each, at) => each / (sums[at] ?? 1))
    const best = shares.indexOf(Math.max(...shares))
    const asked = random.pick([0, 1, 2, 3].filter(at => at !== best))
    const fine =
      shares.filter(share => share > (shares[best] ?? 0) - 0.03).length === 1 &&
      // The greatest share is not the greatest amount.
      top.some((each, at) => at !== best && each > (top[best] ?? 0)) &&
      (shares[best] ?? 0) !== 0.5 &&
      (shares[asked] ?? 0) !== 0.5 &&
      mid[asked] !== low[asked] &&
      ((mid[asked] ?? 0) * 100) % (sums[asked] ?? 1) !== 0 &&
      new Set(sums).size === 4
    return fine ? { kind: random.int(0, 2), low, mid, top, best, asked } : null
  },
  make: ({ kind, low, mid, top, best, asked }) => {
    const {
      title,
      categories,
      names,
      yLabel,
      says,
      each,
      asks,
      share: asksShare,
      of,
      unit,
    } = STACKS[kind] ?? STACKS[0]
    const sums = low.map((value, at) => value + (mid[at] ?? 0) + (top[at] ?? 0))
    const place = categories[asked] ?? ''
    const [bottom, middle, upper] = names
    const value = mid[asked] ?? 0
    const sum = sums[asked] ?? 1
    const share = (value / sum) * 100
    const angle = ((top[asked] ?? 0) / sum) * 360
    const told = categories.map(
      (name, at) =>
        `${name}: $\\frac{${top[at]}}{${sums[at]}} = ${figures((top[at] ?? 0) / (sums[at] ?? 1), 3)}$`,
    )
    const thing = (name: string) => (kind === 1 ? `${name} tickets` : name)
    return {
      stem: says,
      figure: stackedBars(
        title,
        categories,
        [
          { name: bottom, values: low },
          { name: middle, values: mid },
          { name: upper, values: top },
        ],
        yLabel,
      ),
      parts: {
        a: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: asks(middle, place),
          scheme: [`B1 ${value}`],
          solution: `The part for ${thing(middle)} runs from ${low[asked]} to ${(low[asked] ?? 0) + value}: $${(low[asked] ?? 0) + value} - ${low[asked]} = ${value}$.`,
          answer: value,
          unit,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          subtopic: 'E1.13',
          prompt: asksShare(middle, place),
          scheme: [
            `M1 $\\frac{${value}}{${sum}} \\times 100$, with their ${value}`,
            `A1 ${figures(share, 3)}`,
          ],
          solution: `The whole bar is ${sum}: $\\frac{${value}}{${sum}} \\times 100 = ${figures(share, 3)}$%.`,
          answer: share,
          unit: '%',
          follow: { from: 'a', formula: `100*x/${sum}` },
        }),
        c: ask.table({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the ${each} for which the **proportion** of ${thing(upper)} is greatest.`,
          head: [`The ${each} with the greatest proportion`],
          rows: [[pickCell('greatest', categories[best] ?? '', categories, { inOrder: true })]],
          scheme: [`B1 ${categories[best]}`],
          solution: `Divide the part for ${thing(upper)} by the whole bar. ${told.join(', ')}. The greatest of these belongs to ${categories[best]}, although its part for ${thing(upper)} is not the tallest.`,
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          lead: `The ${of} for ${place} ${kind === 0 ? 'is' : 'are'} shown in a pie chart.`,
          prompt: `Calculate the angle of the sector for ${thing(upper)}.`,
          scheme: [`M1 $\\frac{${top[asked]}}{${sum}} \\times 360$`, `A1 ${figures(angle, 3)}`],
          solution: `$\\frac{${top[asked]}}{${sum}} \\times 360 = ${plain(roundTo(angle, 1))}$ degrees.`,
          answer: angle,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ low, mid, top, asked }) => {
    const at = (list: readonly number[], index: number) => list[index] ?? 0
    const ends = (index: number) => [at(low, index), at(low, index) + at(mid, index)] as const
    const [from, to] = ends(asked)
    const whole = total([low, mid, top].map(list => at(list, asked)))
    const rest = total([low, mid].map(list => at(list, asked)))
    return {
      a: to - from,
      b: 100 - (100 * (at(low, asked) + at(top, asked))) / whole,
      d: 360 - (360 * rest) / (rest + at(top, asked)),
    }
  },
})
