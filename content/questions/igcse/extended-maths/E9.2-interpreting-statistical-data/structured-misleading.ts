import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { numberCell } from '../data-tables'
import { cutBars } from './drawings'
import { NOT_FROM_ZERO, ONE_SIDED, TOO_SMALL } from './points'

const { core, templates } = questionsOf('structured', 'E9.2')

export { templates }

const ADVERTS = [
  {
    label: 'Number of members',
    who: 'A tennis club',
    claim: 'The number of our members',
    years: ['2023', '2025'],
    when: (year: string) => `in ${year}`,
  },
  {
    label: 'Tickets sold',
    who: 'A theatre',
    claim: 'The number of tickets that we sell',
    years: ['April', 'May'],
    when: (month: string) => `in ${month}`,
  },
  {
    label: 'Loaves of bread sold',
    who: 'A baker',
    claim: 'The number of loaves that we sell',
    years: ['Week 1', 'Week 2'],
    when: (week: string) => `in ${week.toLowerCase()}`,
  },
] as const

core('misleading-bar-chart', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const min = random.pick([80, 160, 180, 240, 360, 400, 480, 720])
    const step = random.pick([5, 10, 20])
    const one = min + 2 * step
    const times = random.int(2, 3)
    const other = min + 2 * step * times
    const rise = ((other - one) / one) * 100
    return Number.isInteger(rise * 2) && rise < 60
      ? { kind: random.int(0, 2), min, step, one, other, times }
      : null
  },
  make: ({ kind, min, step, one, other, times }) => {
    const { label, who, claim, years, when } = ADVERTS[kind] ?? ADVERTS[0]
    const often = times === 2 ? 'doubled' : 'become three times as large'
    const rise = ((other - one) / one) * 100
    return {
      stem: `${who} prints the bar chart in an advertisement, with the words: “${claim} has ${often}.”`,
      figure: cutBars([...years], [one, other], {
        label,
        min,
        max: min + step * (2 * times + 1),
        every: step,
      }),
      parts: {
        a: ask.table({
          command: 'Write down',
          objective: 'AO1',
          prompt: [`Write down the two numbers that the chart shows.`, 'Read both numbers from the chart.'],
          head: [...years],
          rows: [[numberCell('first', one), numberCell('second', other)]],
          scheme: [`B1 ${one}`, `B1 ${other}`],
          solution: `Read the tops of the bars on the scale: ${one} and ${other}.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          subtopic: 'E1.13',
          objective: 'AO1',
          prompt: [
            `Work out the percentage increase from ${years[0]} to ${years[1]}.`,
            'Work out by how many per cent the number really increases.',
          ],
          scheme: [`M1 $\\frac{${other} - ${one}}{${one}} \\times 100$`, `A1 ${plain(rise)}`],
          solution: `The increase is $${other} - ${one} = ${other - one}$. As a percentage of the number ${when(years[0] ?? '')}: $\\frac{${other - one}}{${one}} \\times 100 = ${plain(rise)}$%.`,
          answer: rise,
          unit: '%',
        }),
        c: ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: [
            'Give one reason why the chart is misleading.',
            'Explain what makes the increase look much larger than it is.',
          ],
          lines: 2,
          scheme: [NOT_FROM_ZERO(min)],
          modelAnswer: `The vertical axis does not start at 0. It starts at ${min}.`,
          solution: `The axis begins at ${min}. Only the tops of the bars are seen, and one of them is ${times === 2 ? 'twice' : 'three times'} as tall as the other. With a scale from 0 the bars would differ much less.`,
        }),
      },
    }
  },
  verify: ({ one, other }) => ({ b: (other / one) * 100 - 100 }),
})

const SMALL = [
  'Of the 1200 students of a school, 4 are chosen at random and asked how they travel to school.',
  'A firm makes 50 000 batteries a year. To find out how long they last, it tests 3, chosen at random.',
  'Of the 30 000 adults of a town, 6 are chosen at random and asked how they will vote.',
]
const BIASED = [
  'A sports club asks all its 800 members whether the town needs a new swimming pool.',
  'A magazine about cars asks 2000 of its readers how they travel to work.',
  'To find out how long people work, 900 people are called on their phones at home, on weekdays at 11 am.',
]
const SCALE = [
  'In a bar chart of the sales of two shops, the vertical axis begins at 900.',
  'In a bar chart, the vertical scale shows 0, 10, 20, 50, 100 at equal distances.',
  'In a pictogram, the symbol for 10 large boxes is drawn twice as wide as the symbol for 10 small boxes.',
]
const SOUND = [
  'A factory tests every 20th lamp that it makes, 1500 lamps in all.',
  'Of the 1200 students of a school, 300 are chosen at random and asked how long they sleep.',
  'Of the 9000 trees in a forest, 600 are chosen at random and measured.',
]
const SURVEYS = [
  {
    says: (n: number) =>
      `Tara wants to know how often people in her town travel by bus. One Tuesday morning she asks ${n} people who wait at a bus stop.`,
    place: 'at a bus stop',
    does: 'use the bus often',
  },
  {
    says: (n: number) =>
      `Karim wants to know how many hours a week the people of his town do sport. One evening he asks ${n} people in a gym.`,
    place: 'in a gym',
    does: 'do more sport',
  },
  {
    says: (n: number) =>
      `Wei wants to know how many books a year the people of her town read. On a Saturday she asks ${n} people in a bookshop.`,
    place: 'in a bookshop',
    does: 'read more books',
  },
] as const

core('limits-of-a-survey', {
  facts: { difficulty: 3, checked: '2026-11-30' },
  values: random => ({
    small: random.pick(SMALL),
    biased: random.pick(BIASED),
    scale: random.pick(SCALE),
    sound: random.pick(SOUND),
    kind: random.int(0, 2),
    n: random.pick([10, 12, 15]),
  }),
  make: ({ small, biased, scale, sound, kind, n }) => {
    const { says, place, does } = SURVEYS[kind] ?? SURVEYS[0]
    return {
      stem: 'This question is about surveys and diagrams that may mislead.',
      parts: {
        a: ask.match({
          command: 'Complete',
          prompt: 'For each of these, choose the problem, if there is one.',
          items: [small, biased, scale, sound].map(text => ({ id: text, text })),
          targets: [
            { id: 'small', text: 'the sample is too small' },
            { id: 'biased', text: 'the sample is biased' },
            { id: 'scale', text: 'the scale or the size misleads' },
            { id: 'none', text: 'none of these problems' },
          ],
          answer: { [small]: 'small', [biased]: 'biased', [scale]: 'scale', [sound]: 'none' },
          scheme: matchScheme(4, 2),
          solution:
            'A few answers out of thousands can differ much from the rest by chance: the sample is too small. If those who are asked have something in common that matters for the answer, the sample is biased. Axes that do not begin at 0, uneven scales and symbols of different sizes mislead the eye. A large sample chosen at random has none of these problems.',
        }),
        b: ask.written({
          command: 'Give',
          objective: 'AO2',
          lead: says(n),
          prompt: [
            'Give two reasons why the answers may not be typical of the whole town.',
            'Give two reasons why these results are not reliable for the town as a whole.',
          ],
          lines: 3,
          scheme: [TOO_SMALL, ONE_SIDED(place, does)],
          modelAnswer:
            `The sample is too small, as only ${n} people are asked. It is biased, because people ${place} ${does} than others do.`.replace(
              'often than others do',
              'more often than others do',
            ),
          solution: `${n} people are few for a town. And all of them are asked in one place at one time, where people are found who ${does}.`,
        }),
      },
    }
  },
})
