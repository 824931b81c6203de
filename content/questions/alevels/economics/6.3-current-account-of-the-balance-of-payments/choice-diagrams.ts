import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rect, text } from '@/lib/figures/shapes'
import { bn } from '../shared'

const { question, templates } = choiceQuestions('6.3')

export { templates }

const PARTS = ['goods', 'services', 'primary\nincome', 'secondary\nincome'] as const
const NAMES = ['trade in goods', 'trade in services', 'primary income', 'secondary income'] as const

const REASONS = [
  [
    'Home firms lost price competitiveness against foreign makers of machines.',
    'Consumers bought more foreign cars and clothes.',
    'Foreign demand for its copper fell.',
  ],
  [
    'Fewer foreign tourists came to its hotels.',
    'Its firms sent more of their cargo with foreign shipping lines.',
    'More of its people spent their holidays abroad.',
  ],
  [
    'Foreign owners received higher dividends from its firms.',
    'It paid more interest on loans from abroad.',
    'Its people earned less interest on savings abroad.',
  ],
  [
    'Its people who work abroad sent less money to their families.',
    'It received less aid from foreign governments.',
    'Migrant workers sent more money to their families abroad.',
  ],
] as const

question('explanation-that-fits-the-chart', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const worse = random.int(0, 3)
    const before = [random.int(-14, 12), random.int(-6, 14), random.int(-10, 4), random.int(2, 12)]
    const after = before.map((each, at) =>
      at === worse ? each - random.int(12, 16) : each + random.int(-1, 2),
    )
    if ([...before, ...after].some(each => Math.abs(each) < 2 || each < -26)) return null
    const reason = random.int(0, 2)
    return { worse, before, after, reason, years: random.int(3, 6) }
  },
  make: ({ worse, before, after, reason, years }) => {
    const g = graph({
      x: { label: '', min: 0, max: 4, ticks: [] },
      y: { label: '$ billion', min: -30, max: 20, ticks: [-30, -20, -10, 0, 10, 20], grid: true },
      width: 290,
      height: 190,
    })
    const bar = (at: number, value: number, second: boolean) => {
      const [x, top] = g.at(at + (second ? 0.5 : 0.2), Math.max(value, 0))
      const [x2, bottom] = g.at(at + (second ? 0.8 : 0.5), Math.min(value, 0))
      return (
        rect(x, top, x2 - x, bottom - top, second ? 'hl' : 'w') + rect(x, top, x2 - x, bottom - top, 'l thin')
      )
    }
    const because = (at: number) => REASONS[at]?.[reason] ?? ''
    return {
      stem: `The chart shows the balances of the four components of a country’s current account in Year 1 and ${years} years later. In this time the current account balance worsened.`,
      prompt: [
        'Which explanation is best supported by the chart?',
        'Which event explains best why the balance worsened?',
      ],
      figure: figure(
        {
          name: 'international-economic-issues/four-balances-in-two-years',
          title: 'Four balances in two years',
          description: `Bars in billion dollars, for Year 1 and ${years} years later. ${NAMES.map((name, at) => `${name}: ${before[at]} and ${after[at]}`).join('; ')}.`,
          height: 294,
        },
        g.axes,
        ...PARTS.map((name, at) => {
          const [x] = g.at(at + 0.5, 0)
          return (
            bar(at, before[at] ?? 0, false) +
            bar(at, after[at] ?? 0, true) +
            text(x, 240, name, { anchor: 'middle', cls: 's' })
          )
        }),
        rect(110, 274, 12, 12, 'w') +
          rect(110, 274, 12, 12, 'l thin') +
          text(128, 284, 'Year 1', { cls: 's' }),
        rect(196, 274, 12, 12, 'hl') +
          rect(196, 274, 12, 12, 'l thin') +
          text(214, 284, `Year ${years + 1}`, { cls: 's' }),
      ),
      right: because(worse),
      wrong: [0, 1, 2, 3]
        .filter(at => at !== worse)
        .map(
          at =>
            [
              because(at),
              `You chose an event that belongs to ${NAMES[at]}. This balance went from ${bn(before[at] ?? 0)} to ${bn(after[at] ?? 0)}, so it is not why the current account worsened.`,
            ] as const,
        ),
      solution: `The balance that worsened most is that of ${NAMES[worse]}: from ${bn(before[worse] ?? 0)} to ${bn(after[worse] ?? 0)}. The others changed little. Only this event reduces credits or raises debits there.`,
    }
  },
  verify: ({ before, after, reason }) => {
    const falls = before.map((each, at) => each - (after[at] ?? 0))
    return REASONS[falls.indexOf(Math.max(...falls))]?.[reason] ?? ''
  },
})
