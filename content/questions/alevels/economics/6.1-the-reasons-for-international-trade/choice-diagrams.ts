import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { comparativeAdvantage } from '@/lib/figures/economics/trade'
import { figure } from '@/lib/figures/figure'
import { capital } from '../shared'

const { question, templates } = choiceQuestions('6.1')

export { templates }

const GOODS = [
  ['wheat', 'cloth'],
  ['fruit', 'machines'],
  ['timber', 'phones'],
  ['fish', 'furniture'],
] as const

type Ends = { x: number; y: number }

const PAIRS: readonly { home: Ends; away: Ends }[] = [
  { home: { x: 80, y: 80 }, away: { x: 60, y: 30 } },
  { home: { x: 90, y: 45 }, away: { x: 30, y: 30 } },
  { home: { x: 80, y: 40 }, away: { x: 20, y: 20 } },
  { home: { x: 60, y: 90 }, away: { x: 40, y: 20 } },
  { home: { x: 80, y: 80 }, away: { x: 50, y: 50 } },
  { home: { x: 90, y: 60 }, away: { x: 60, y: 40 } },
  { home: { x: 60, y: 90 }, away: { x: 40, y: 60 } },
]

const costOf = ({ x, y }: Ends) => y / x

question('whether-trade-can-help-both', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    pair: random.pick(PAIRS),
    goods: random.pick(GOODS),
    who: random.pick(['A minister of Country X', 'A newspaper in Country X', 'A trade union in Country X']),
  }),
  make: ({ pair: { home, away }, goods: [first, second], who }) => {
    const gap = costOf(home) - costOf(away)
    const yes = (good: string) =>
      `It is wrong: Country X can gain, because it has a lower opportunity cost in ${good}.`
    const none = 'It is right: Country X cannot gain, because opportunity costs are equal in both countries.'
    const right = gap === 0 ? none : yes(gap < 0 ? first : second)
    const reasons: [string, string][] = [
      [
        yes(first),
        gap === 0
          ? `You did not compare the gradients. One unit of ${first} costs ${plain(costOf(home), 2)} units of ${second} in both countries.`
          : `You compared the wrong way round. One unit of ${first} costs more ${second} in Country X than in Country Y.`,
      ],
      [
        yes(second),
        gap === 0
          ? `You looked at how much can be made and not at what is given up. The curves are parallel, so the costs of ${second} are the same.`
          : `You compared the wrong way round. One unit of ${second} costs more ${first} in Country X than in Country Y.`,
      ],
      [
        none,
        'You took straight curves for equal costs. The costs are equal only if the curves are parallel.',
      ],
    ]
    return {
      stem: `The diagram shows what two countries of the same size, X and Y, can produce of ${first} and ${second}. ${who} says: “We can make more of both goods than Country Y. So we cannot gain from trade with it.”`,
      prompt: [
        'Which judgement of this claim does the diagram support?',
        'Which comment on this claim is correct?',
      ],
      figure: figure(
        {
          name: 'international-economic-issues/claim-about-trade',
          title: 'Production possibility curves of two countries',
          description: `${capital(second)} in units on the vertical axis, ${first} in units on the horizontal axis. Two straight lines. Country X: from ${home.y} units of ${second} to ${home.x} units of ${first}. Country Y: from ${away.y} units of ${second} to ${away.x} units of ${first}.`,
          height: 270,
        },
        comparativeAdvantage({
          x: `${first} / units`,
          y: `${second} / units`,
          max: 100,
          countries: [
            { name: 'X', ...home },
            { name: 'Y', ...away },
          ],
        }),
      ),
      right,
      wrong: [
        ...reasons.filter(([text]) => text !== right),
        [
          'It is right: Country X cannot gain, because it has an absolute advantage in both goods.',
          'You took absolute for comparative advantage. Gains from trade depend on opportunity cost.',
        ],
      ],
      solution: `The opportunity cost of one unit of ${first} is ${home.y} ÷ ${home.x} = ${plain(costOf(home), 2)} units of ${second} in Country X and ${away.y} ÷ ${away.x} = ${plain(costOf(away), 2)} in Country Y. ${gap === 0 ? 'They are equal, so neither country has a comparative advantage and trade in these goods brings no gain' : `Country X has the lower cost in ${gap < 0 ? first : second}. It gains by making this good and buying the other from Country Y, although it can make more of both`}.`,
    }
  },
  verify: ({ pair: { home, away }, goods: [first, second] }) => {
    const cross = home.y * away.x - away.y * home.x
    return cross === 0
      ? 'It is right: Country X cannot gain, because opportunity costs are equal in both countries.'
      : `It is wrong: Country X can gain, because it has a lower opportunity cost in ${cross < 0 ? first : second}.`
  },
})
