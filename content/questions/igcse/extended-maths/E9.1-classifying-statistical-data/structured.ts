import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import type { TableCell } from '@/lib/exams/question'
import { total } from '@/lib/figures/statistics/statistics'
import { numberCell, pickCell } from '../data-tables'
import { tallyFigure } from './drawings'

const { core, templates } = questionsOf('structured', 'E9.1')

export { templates }

const QUALITATIVE = [
  'the colour of a car',
  'the language that a person speaks at home',
  'the favourite subject of a student',
  'the make of a phone',
  'the blood group of a patient',
  'the taste of an ice cream',
]
const DISCRETE = [
  'the number of pages of a book',
  'the number of goals in a match',
  'the number of rooms in a house',
  'the number of emails that arrive on a day',
  'the number of seeds in an apple',
  'the number of passengers on a bus',
]
const CONTINUOUS = [
  'the mass of a parcel',
  'the time taken to run 100 m',
  'the length of a leaf',
  'the temperature of a room',
  'the volume of water in a glass',
  'the height of a tree',
]
const KINDS = ['qualitative', 'discrete', 'continuous']

core('kinds-of-data', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const items = [
      { text: random.pick(QUALITATIVE), kind: 'qualitative' },
      ...random.sample(DISCRETE, random.int(1, 2)).map(text => ({ text, kind: 'discrete' })),
    ]
    const rest = random.sample(CONTINUOUS, 4 - items.length).map(text => ({ text, kind: 'continuous' }))
    return { items: random.shuffle([...items, ...rest]) }
  },
  make: ({ items }) => ({
    stem: [
      'Data can be qualitative, or quantitative and discrete, or quantitative and continuous.',
      'A student sorts data into three kinds: qualitative, discrete and continuous.',
      'Data are qualitative or quantitative, and quantitative data are discrete or continuous.',
    ],
    parts: {
      a: ask.table({
        command: 'Complete',
        prompt: [
          'Complete the table.',
          'For each of these, write what kind of data it is.',
          'Choose the right word for each row.',
        ],
        head: ['Data', 'Kind'],
        rows: items.map(({ text, kind }, at): TableCell[] => [
          { text },
          pickCell(`row ${at + 1}`, kind, KINDS, { inOrder: true }),
        ]),
        scheme: items.map(({ text, kind }) => `B1 ${text}: ${kind}`),
        solution: `What is said in words is qualitative. What is counted is discrete: it jumps from one value to the next. What is measured is continuous: it can take any value between two others.\n\n${items.map(({ text, kind }) => `- ${text}: ${kind}`).join('\n')}`,
      }),
    },
  }),
})

const COUNTED = [
  {
    heading: 'Points',
    says: 'Mia plays a game several times. The tally chart shows how many points she scores.',
    things: 'games',
    of: 'points',
    share: 'In what fraction of the games does she score 2 points or more?',
    sum: 'Work out the total number of points that she scores in all these games.',
  },
  {
    heading: 'Visits',
    says: 'Some students say how often they visited a library last month. The tally chart shows their answers.',
    things: 'students',
    of: 'visits',
    share: 'What fraction of the students visited the library at least twice?',
    sum: 'Work out the total number of visits of all these students.',
  },
  {
    heading: 'Errors',
    says: 'A factory counts the errors in some circuits. The tally chart shows the results.',
    things: 'circuits',
    of: 'errors',
    share: 'What fraction of the circuits have 2 errors or more?',
    sum: 'Work out the total number of errors in all these circuits.',
  },
] as const

core('from-a-tally-chart', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const counts = [0, 1, 2, 3].map(() => random.int(3, 17))
    const n = total(counts)
    const over = (counts[2] ?? 0) + (counts[3] ?? 0)
    const fine =
      new Set(counts).size === 4 &&
      counts.some(count => count > 10) &&
      [24, 30, 32, 36, 40, 45].includes(n) &&
      [2, 3, 4, 5, 8, 9].some(below => (over * below) % n === 0)
    return fine ? { kind: random.int(0, 2), counts, n, over } : null
  },
  make: ({ kind, counts, n, over }) => {
    const { heading, says, things, of, share, sum: asksSum } = COUNTED[kind] ?? COUNTED[0]
    const sum = total(counts.map((count, at) => count * at))
    return {
      stem: says,
      figure: tallyFigure(
        heading,
        counts.map((count, at) => ({ label: String(at), count })),
      ),
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: ['Complete the frequency table.', 'Write down the frequencies.'],
          head: [heading, 'Frequency'],
          rows: counts.map((count, at) => [
            { text: String(at) },
            numberCell(`frequency ${at}`, count, { marks: at < 2 ? 0 : 1 }),
          ]),
          scheme: [`B1 ${counts[2]} for 2`, `B1 ${counts[3]} for 3`],
          solution: `A full group stands for five. ${counts.map((count, at) => `${at}: $${Math.floor(count / 5)} \\times 5 + ${count % 5} = ${count}$`).join(', ')}.`,
        }),
        b: ask.fraction({
          command: 'Find',
          objective: 'AO1',
          prompt: `${share} Give your answer in its simplest form.`,
          scheme: [
            `M1 $\\frac{${counts[2]} + ${counts[3]}}{${n}}$, with their frequencies`,
            `A1 $${frac(over, n)}$`,
          ],
          solution: `There are $${counts.join(' + ')} = ${n}$ ${things}, and $${counts[2]} + ${counts[3]} = ${over}$ of them belong to 2 or 3 ${of}: $\\frac{${over}}{${n}}${frac(over, n) === `\\frac{${over}}{${n}}` ? '' : ` = ${frac(over, n)}`}$.`,
          answer: over / n,
        }),
        c: ask.number({
          command: 'Work out',
          prompt: asksSum,
          scheme: [`M1 $${counts.map((count, at) => `${at} \\times ${count}`).join(' + ')}$`, `A1 ${sum}`],
          solution: `Multiply each value by its frequency: $${counts.map((count, at) => `${at} \\times ${count}`).join(' + ')} = ${sum}$.`,
          answer: sum,
        }),
      },
    }
  },
  verify: ({ counts }) => {
    let [many, all, sum] = [0, 0, 0]
    counts.forEach((count, value) => {
      for (let k = 0; k < count; k += 1) {
        all += 1
        sum += value
        if (value >= 2) many += 1
      }
    })
    return { b: many / all, c: sum }
  },
})

const GROUPED = [
  {
    says: (n: number) => `A driver counts the passengers on each of ${n} journeys. The numbers are listed.`,
    of: 'Passengers',
    label: 'Number of journeys',
    things: 'journeys',
    more: (value: number) => `that have ${value} passengers or more`,
    start: 10,
    width: 10,
  },
  {
    says: (n: number) => `The numbers of emails that ${n} workers receive on a day are listed.`,
    of: 'Emails',
    label: 'Number of workers',
    things: 'workers',
    more: (value: number) => `who receive ${value} emails or more`,
    start: 0,
    width: 10,
  },
  {
    says: (n: number) => `The marks of ${n} students in a short test are listed.`,
    of: 'Mark',
    label: 'Number of students',
    things: 'students',
    more: (value: number) => `who have a mark of ${value} or more`,
    start: 1,
    width: 5,
  },
] as const

core('group-data-into-classes', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { start, width } = GROUPED[kind] ?? GROUPED[0]
    const n = random.pick([20, 25])
    const data = Array.from({ length: n }, () => random.int(start, start + 4 * width - 1))
    const counts = [0, 1, 2, 3].map(
      at => data.filter(each => Math.floor((each - start) / width) === at).length,
    )
    // Ends of classes are met, and every class holds something.
    const edges =
      data.some(each => (each - start) % width === 0) && data.some(each => (each - start + 1) % width === 0)
    return edges && Math.min(...counts) >= 2 && Math.max(...counts) <= 10 && new Set(counts).size >= 3
      ? { kind, data, counts }
      : null
  },
  make: ({ kind, data, counts }) => {
    const { says, of, label, things, more, start, width } = GROUPED[kind] ?? GROUPED[0]
    const n = data.length
    const share = (100 * ((counts[2] ?? 0) + (counts[3] ?? 0))) / n
    const names = counts.map((_, at) => `${start + at * width}–${start + (at + 1) * width - 1}`)
    return {
      stem: `${says(n)}\n\n${data.join(', ')}`,
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: [
            'Complete the grouped frequency table.',
            'Group the data: complete the frequency table.',
            'Write down the frequency of each class.',
          ],
          head: [of, 'Frequency'],
          rows: names.map((name, at) => [
            { text: name },
            numberCell(name, counts[at] ?? 0, { marks: at === 3 ? 0 : 1 }),
          ]),
          scheme: names.slice(0, 3).map((name, at) => `B1 ${counts[at]} for ${name}`),
          solution: `Go through the list once and make a tally mark for each value. The ends belong to their class: ${start + width - 1} is counted in ${names[0]}, and ${start + width} in ${names[1]}. ${names.map((name, at) => `${name}: ${counts[at]}`).join(', ')}. Check: $${counts.join(' + ')} = ${n}$.`,
        }),
        b: plotPart({
          name: 'statistics/grouped-bars',
          title: 'Grid for a frequency diagram',
          description: `Graph paper for a bar chart. The classes ${names.join(', ')} stand along the horizontal axis, ${of.toLowerCase()}. The vertical axis is the ${label.toLowerCase()}, from 0 to 10.`,
          command: 'Draw',
          objective: 'AO2',
          prompt: ['Draw a bar chart of the grouped data.', 'Show the frequencies in a bar chart.'],
          axes: {
            x: { label: of, min: 0, max: 13, large: 1, parts: 1 },
            y: { label, min: 0, max: 10, large: 1, parts: 2 },
            bars: names.map((name, at) => ({ id: `class ${at + 1}`, text: name, at: 2 * at + 2 })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(counts.map((count, at) => [`class ${at + 1}`, count])),
              marks: 2,
            },
          ],
          scheme: ['B1 at least two bars of the right height', 'B1 all four bars'],
          solution: `The heights of the bars are the frequencies: ${counts.join(', ')}.`,
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO1',
          subtopic: 'E1.13',
          prompt: `Work out the percentage of the ${things} ${more(start + 2 * width)}.`,
          scheme: [
            `M1 $\\frac{${counts[2]} + ${counts[3]}}{${n}} \\times 100$, with their frequencies`,
            `A1 ${share}`,
          ],
          solution: `These are the last two classes: $\\frac{${counts[2]} + ${counts[3]}}{${n}} \\times 100 = ${share}$%.`,
          answer: share,
          unit: '%',
        }),
      },
    }
  },
  verify: ({ kind, data }) => {
    const { start, width } = GROUPED[kind] ?? GROUPED[0]
    const low = data.filter(each => each < start + 2 * width).length
    return { c: 100 - (100 * low) / data.length }
  },
})
