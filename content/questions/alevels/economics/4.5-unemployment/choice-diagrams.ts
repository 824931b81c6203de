import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = choiceQuestions('4.5')

export { templates }

const CYCLICAL = 'cyclical: unemployment rises and vacancies fall in both years'
const STRUCTURAL = 'structural: unemployment rises although vacancies rise as well'
const SEASONAL = 'seasonal: both go up and down with the time of year'
const FRICTIONAL = 'frictional: both are low and hardly change'

// Eight quarters of two years: per cent of the labour force without a job, vacancies in per cent of it.
const PATTERNS = [
  { right: CYCLICAL, jobless: [4, 4.5, 5.5, 6.5, 7.5, 8, 8.5, 9], vacant: [4, 3.5, 3, 2.5, 2, 1.5, 1.5, 1] },
  { right: STRUCTURAL, jobless: [4.5, 5, 5.5, 6.5, 7, 7.5, 8, 8.5], vacant: [2, 2, 2.5, 3, 3, 3.5, 4, 4] },
  { right: SEASONAL, jobless: [8, 5.5, 4, 6.5, 8, 5.5, 4, 6.5], vacant: [1, 2.5, 3.5, 2, 1, 2.5, 3.5, 2] },
  { right: FRICTIONAL, jobless: [3, 3, 2.5, 3, 3, 2.5, 3, 3], vacant: [2, 1.5, 2, 2, 2, 2, 1.5, 2] },
] as const

const WRONG: Record<string, string> = {
  [CYCLICAL]: 'You took it for a lack of demand. Then unemployment rises for a time while vacancies fall.',
  [STRUCTURAL]:
    'You took it for a mismatch of skills. Then there are many vacancies which the unemployed cannot fill.',
  [SEASONAL]:
    'You took it for a pattern of the year. Then the lines go up and down in the same quarters of both years.',
  [FRICTIONAL]: 'You took it for the time between two jobs. Then unemployment is low and steady.',
}

const WHY: Record<string, string> = {
  [CYCLICAL]:
    'Unemployment rises while firms offer fewer and fewer jobs. This is what a fall in aggregate demand leads to.',
  [STRUCTURAL]:
    'Firms offer more and more jobs, yet unemployment rises. The unemployed lack the skills for these jobs, or live elsewhere: a change in the structure of the economy.',
  [SEASONAL]:
    'Both lines repeat in the second year what they did in the first. The demand for labour follows the seasons.',
  [FRICTIONAL]:
    'A low and steady rate, with vacancies all the time, is what the search for the next job leads to.',
}

question('type-of-unemployment-from-a-chart', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    at: random.int(0, 3),
    more: random.pick([0, 0.5, 1]),
    place: random.pick(['in a region', 'in a country', 'on an island', 'in a city']),
  }),
  make: ({ at, more, place }) => {
    const item = PATTERNS[at] ?? PATTERNS[0]
    const jobless = item.jobless.map((each, quarter) => [quarter + 1, each + more] as const)
    const vacant = item.vacant.map((each, quarter) => [quarter + 1, each] as const)
    const g = graph({
      x: { label: 'quarter', min: 0.5, max: 8.6, ticks: [1, 2, 3, 4, 5, 6, 7, 8], grid: true },
      y: { label: '% of the labour force', max: 11, ticks: [0, 2, 4, 6, 8, 10], grid: true },
      width: 240,
    })
    const told = (list: readonly (readonly [number, number])[]) =>
      list.map(([, each]) => plain(each, 1)).join(', ')
    return {
      stem: `The chart shows unemployment and unfilled vacancies ${place} in the eight quarters of two years.`,
      prompt: [
        'Which type of unemployment does the chart suggest, and why?',
        'Which conclusion about the type of unemployment is best supported?',
      ],
      figure: figure(
        {
          name: 'the-macroeconomy/unemployment-and-vacancies',
          title: 'Unemployment and vacancies in eight quarters',
          description: `Per cent of the labour force on the vertical axis, quarters 1 to 8 on the horizontal axis. Unemployment, a full line: ${told(jobless)}. Vacancies, a dashed line: ${told(vacant)}.`,
          height: 246,
        },
        g.axes,
        g.line(jobless, 'p'),
        g.line(vacant, 'l dash'),
        g.label(8, jobless[7]?.[1] ?? 0, 'unemployed', { dx: 5, dy: 4, cls: 's' }),
        g.label(8, vacant[7]?.[1] ?? 0, 'vacancies', { dx: 5, dy: 4, cls: 's' }),
      ),
      right: item.right,
      wrong: PATTERNS.filter(each => each !== item).map(({ right }) => [right, WRONG[right] ?? ''] as const),
      solution: WHY[item.right] ?? '',
    }
  },
})
