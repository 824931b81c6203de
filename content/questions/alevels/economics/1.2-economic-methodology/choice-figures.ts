import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = choiceQuestions('1.2')

export { templates }

const THINGS = [
  { have: 'a fast internet connection', cause: 'the firms there cut the monthly charge' },
  { have: 'solar panels', cause: 'electricity became more expensive there' },
  { have: 'an electric car', cause: 'petrol became more expensive there' },
  { have: 'a washing machine', cause: 'incomes rose there' },
] as const

const REGIONS = [
  ['North', 'South'],
  ['East', 'West'],
  ['Coast', 'Inland'],
] as const

type Shares = readonly [before: number, after: number]

/** Testable statements: the sentence, and by how much the chart makes it true (negative: it is false). */
function testable([first, second]: readonly [string, string], one: Shares, two: Shares) {
  return [
    {
      kind: 'gap',
      text: 'The gap between the two regions was smaller in Year 10 than in Year 1.',
      margin: Math.abs(one[0] - two[0]) - Math.abs(one[1] - two[1]),
    },
    {
      kind: 'gap',
      text: `The share rose by more percentage points in ${first} than in ${second}.`,
      margin: one[1] - one[0] - (two[1] - two[0]),
    },
    { kind: 'double', text: `The share in ${first} more than doubled.`, margin: one[1] - 2 * one[0] },
    { kind: 'double', text: `The share in ${second} more than doubled.`, margin: two[1] - 2 * two[0] },
    { kind: 'half', text: `In Year 10 the share in ${first} was below one half.`, margin: 50 - one[1] },
    { kind: 'half', text: `In Year 10 the share in ${second} was below one half.`, margin: 50 - two[1] },
  ]
}

question('false-but-positive-statement', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const regions = random.pick(REGIONS)
    const one: Shares = [random.step(15, 40, 5), random.step(35, 75, 5)]
    const two: Shares = [random.step(10, 35, 5), random.step(30, 70, 5)]
    if (one[0] - two[0] < 5 || one[1] - two[1] < 10) return null
    if (one[1] - one[0] < 15 || two[1] - two[0] < 15) return null
    const all = testable(regions, one, two)
    if (all.some(({ margin }) => Math.abs(margin) < 5)) return null
    const right = random.pick(all.filter(({ margin }) => margin < 0))
    const fitting = all.filter(({ margin, kind }) => margin > 0 && kind !== right.kind)
    if (fitting.length === 0) return null
    return {
      regions,
      one,
      two,
      right: right.text,
      fits: random.pick(fitting).text,
      thing: random.pick(THINGS),
      value: random.pick([
        'A gap of this size between the two regions is unfair.',
        `The share in ${regions[1]} was still too low in Year 10.`,
        `The government should do more for ${regions[1]} than for ${regions[0]}.`,
      ]),
      causeAt: random.pick(regions),
    }
  },
  make: ({ regions, one, two, right, fits, thing, value, causeAt }) => {
    const chart = barChart({
      categories: regions,
      values: [
        { name: 'Year 1', values: [one[0], two[0]] },
        { name: 'Year 10', values: [one[1], two[1]] },
      ],
      yLabel: 'Households / %',
      yEvery: 10,
      yMax: 80,
    })
    return {
      stem: `The chart shows the share of households with ${thing.have} in two regions of a country, ${regions[0]} and ${regions[1]}.`,
      figure: chartFigure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/shares-in-two-regions',
          title: 'Shares of households in two regions and two years',
        },
        chart,
      ),
      prompt: [
        'Which statement is positive, but shown by the chart to be false?',
        'Which is a positive statement that the chart contradicts?',
      ],
      right,
      wrong: {
        [fits]:
          'You took a positive statement that the chart supports. Positive statements may be true or false.',
        [value]:
          'You took a normative statement. It is a value judgement, which no figures can prove true or false.',
        [`The share in ${causeAt} rose because ${thing.cause}.`]:
          'You took a positive statement that the chart leaves open. It shows no causes, so it cannot contradict this.',
      },
      solution: `A positive statement can be tested against facts, and the test may show that it is false. The chart gives ${one[0]}% and ${one[1]}% for ${regions[0]}, ${two[0]}% and ${two[1]}% for ${regions[1]}, so “${right}” is tested and fails. The statement with “because” is positive too, but a chart that shows no causes cannot test it. “${value}” is a value judgement.`,
    }
  },
})
