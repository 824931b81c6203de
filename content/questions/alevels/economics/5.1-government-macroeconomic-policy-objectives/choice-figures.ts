import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = choiceQuestions('5.1')

export { templates }

type Case = 'prices' | 'output' | 'recovery'

const YEARS = [1, 2, 3, 4, 5] as const

const CLAIMS: Record<Case, readonly string[]> = {
  prices: [
    'Price stability was helped by the fall in prices between Year 2 and Year 5.',
    'Since Year 2 government policy has brought prices down.',
  ],
  output: [
    'From Year 2 to Year 4 the economy produced less each year than in the year before.',
    'The aim of growth was missed: real output was falling until Year 4.',
  ],
  recovery: [
    'In Year 5 growth was positive again, so real output was back above its level of Year 3.',
    'Thanks to the growth of Year 5, real output is now higher than it was in Year 3.',
  ],
}

const JUDGED: Record<Case, { right: string; wrong: readonly (readonly [string, string])[]; why: string }> = {
  prices: {
    right: 'It is wrong: prices rose in each of these years, though by a smaller percentage.',
    wrong: [
      [
        'It is right: prices were highest in Year 2 and fell in each year after it.',
        'You took the rate of inflation for the price level. A lower positive rate means that prices rise more slowly.',
      ],
      [
        'It is wrong: prices rose until Year 2 and then stayed the same.',
        'You took a rate that has stopped rising for a price level that has. Prices are steady only where the rate is zero.',
      ],
      [
        'It is right: prices in Year 5 were lower than in Year 1, since the rate was lower.',
        'You compared two rates as if they were price levels. Each rate is a rise on the year before.',
      ],
    ],
    why: 'The chart shows the rate of inflation, the percentage by which the price level changed in a year. It fell after Year 2 but stayed above zero, so the price level went on rising, more slowly. A fall in prices would need a rate below zero.',
  },
  output: {
    right: 'It is wrong: real output rose in each of these years, though by a smaller percentage.',
    wrong: [
      [
        'It is right: real output was highest in Year 1 and fell until Year 4.',
        'You took the rate of growth for real output. A lower positive rate means that output rises more slowly.',
      ],
      [
        'It is wrong: real output stayed the same from Year 1 to Year 4.',
        'You took a falling rate for no growth at all. Output stays the same only where the rate is zero.',
      ],
      [
        'It is right: real output in Year 4 was lower than in Year 1, since the rate was lower.',
        'You compared two rates as if they were levels of output. Each rate is a rise on the year before.',
      ],
    ],
    why: 'The chart shows the rate of growth, the percentage by which real output changed in a year. It fell until Year 4 but stayed above zero, so real output went on rising, more slowly. A fall in output would need a rate below zero.',
  },
  recovery: {
    right: 'It is wrong: the fall in real output in Year 4 was greater than the rise in Year 5.',
    wrong: [
      [
        'It is right: a positive rate after a negative one brings real output back.',
        'You looked at the signs only. How far output falls and rises again depends on the sizes of the rates.',
      ],
      [
        'It is wrong: real output fell in Year 5 as well, since the rate was below that of Year 3.',
        'You took a lower rate for a fall. The rate of Year 5 is above zero, so output rose in that year.',
      ],
      [
        'It is right: the rate rose by more from Year 4 to Year 5 than the rate of Year 5 itself.',
        'You took the rise of the line for the rise of output. Output rises by the rate of the year, not by the change of the rate.',
      ],
    ],
    why: 'Real output fell by the rate of Year 4 and then rose by the smaller rate of Year 5. So in Year 5 it was higher than in Year 4, but still lower than in Year 3.',
  },
}

question('judging-a-claim-about-two-rates', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => {
    const kind = random.pick(['prices', 'output', 'recovery'] as const)
    const start = random.step(3.5, 5, 0.5)
    const down = random.step(1, 1.5, 0.5)
    const inflation = [start, start + random.step(1, 2, 0.5), start - 0.5, start - 0.5 - down, 1]
    const low = random.step(0.5, 1, 0.5)
    const growth =
      kind === 'recovery'
        ? [random.step(2, 3, 0.5), random.step(1, 2, 0.5), 1.5, -random.step(2, 2.5, 0.5), low]
        : [low + 3, low + 2, low + 1, low, low + random.step(1, 2, 0.5)]
    return {
      kind,
      inflation,
      growth,
      who: random.pick(['A minister', 'A newspaper', 'A member of parliament']),
      claimAt: random.int(0, 1),
    }
  },
  make: ({ kind, inflation, growth, who, claimAt }) => {
    const g = graph({
      x: { label: 'Year', min: 0.7, max: 5.2, ticks: [...YEARS], grid: true },
      y: { label: '% a year', min: -3, max: 7, ticks: [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], grid: true },
      width: 282,
      height: 190,
    })
    const points = (list: readonly number[]) => YEARS.map(year => [year, list[year - 1] ?? 0] as const)
    const told = (list: readonly number[]) => list.map(each => plain(each, 1)).join(', ')
    const { right, wrong, why } = JUDGED[kind]
    return {
      stem: `The chart shows the annual rate of inflation (full line) and the annual rate of growth of real output (dashed line) of a country. ${who} says: “${CLAIMS[kind][claimAt] ?? ''}”`,
      figure: figure(
        {
          name: 'government-macroeconomic-intervention/rates-of-inflation-and-growth',
          title: 'Rates of inflation and of growth in five years',
          description: `Per cent a year on the vertical axis, Years 1 to 5 on the horizontal axis. Rate of inflation, a full line: ${told(inflation)}. Rate of growth of real output, a dashed line: ${told(growth)}.`,
          height: 270,
        },
        g.axes,
        g.line(points(inflation), 'p'),
        g.line(points(growth), 'l dash'),
      ),
      prompt: [
        'Which judgement of this claim does the chart support?',
        'Which comment on this claim is correct?',
      ],
      right,
      wrong,
      solution: why,
    }
  },
  // The level itself, from the rates.
  verify: ({ kind, inflation, growth }) => {
    let level = 100
    const levels = (kind === 'prices' ? inflation : growth).map(rate => {
      level *= 1 + rate / 100
      return level
    })
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = levels
    if (kind === 'prices')
      return second < third && third < fourth && fourth < fifth ? JUDGED.prices.right : ''
    if (kind === 'output')
      return first < second && second < third && third < fourth ? JUDGED.output.right : ''
    return fourth < fifth && fifth < third ? JUDGED.recovery.right : ''
  },
})
