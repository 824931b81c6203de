import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = choiceQuestions('5.3')

export { templates }

const CASES = [
  {
    direction: 'lowered',
    aim: 'to raise aggregate demand',
    claim: 'It worked equally well in both countries, because both rates changed by the same amount.',
    effect: 'rise',
  },
  {
    direction: 'raised',
    aim: 'to reduce demand-pull inflation',
    claim: 'It worked equally well in both countries, because both rates changed by the same amount.',
    effect: 'fall',
  },
] as const

question('investment-and-the-interest-rate', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => {
    const low = random.pick([2, 3])
    const high = low + random.pick([3, 4])
    return {
      item: random.pick(CASES),
      steepFirst: random.chance(0.5),
      low,
      high,
      little: random.pick([1, 2]),
      much: random.pick([7, 8, 9]),
      middle: random.step(50, 60, 5),
    }
  },
  make: ({ item, steepFirst, low, high, little, much, middle }) => {
    const mid = (low + high) / 2
    const invested = (slope: number, rate: number) => middle - slope * (rate - mid)
    const slopes = steepFirst ? [little, much] : [much, little]
    const [x = 0, y = 0] = slopes.map(slope => slope * (high - low))
    const flat = steepFirst ? 'Y' : 'X'
    const steep = steepFirst ? 'X' : 'Y'
    const [more, less] = [Math.max(x, y), Math.min(x, y)]
    const sum = (amount: number) => `\\$${amount} billion`
    const [from, to] = item.direction === 'lowered' ? [high, low] : [low, high]
    const g = graph({
      x: { label: 'investment / $ billion', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
      y: { label: 'interest rate / %', max: 9, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
      width: 270,
      height: 180,
    })
    const [bottom, top] = [Math.max(low - 1.2, 0.4), high + 1.2]
    const curve = (slope: number) =>
      [
        [invested(slope, top), top],
        [invested(slope, bottom), bottom],
      ] as const
    return {
      stem: `The diagram shows how investment depends on the interest rate in Country X (*I*_{X}) and in Country Y (*I*_{Y}). Both central banks ${item.direction} the interest rate from ${from}% to ${to}% ${item.aim}. A newspaper says: “${item.claim}”`,
      prompt: [
        'Which judgement of this statement does the diagram support?',
        'Which comment on this statement is correct?',
      ],
      figure: figure(
        {
          name: 'government-macroeconomic-intervention/investment-and-interest',
          title: 'Investment and the interest rate in two countries',
          description: `Interest rate in per cent on the vertical axis, investment in billion dollars on the horizontal axis. Two straight falling lines cross at ${mid}% and ${middle}. The line of Country ${steep} is steeper: at ${low}% investment is ${invested(little, low)}, at ${high}% it is ${invested(little, high)}. In Country ${flat} it is ${invested(much, low)} and ${invested(much, high)}.`,
          height: 264,
        },
        g.axes,
        g.line(curve(little), 'l'),
        g.line(curve(much), 'p'),
        g.label(...curve(little)[0], `*I*_{${steep}}`, { dx: -3, dy: -9 }),
        g.label(...curve(much)[0], `*I*_{${flat}}`, { dx: -8, dy: -9 }),
      ),
      right: `It is wrong: the ${item.effect} in investment was ${sum(more)} in Country ${flat} but ${sum(less)} in Country ${steep}.`,
      wrong: {
        [`It is wrong: the ${item.effect} in investment was ${sum(more)} in Country ${steep} but ${sum(less)} in Country ${flat}.`]:
          'You exchanged the two lines. Where the line is steep, investment responds little.',
        'It is right: the same change in the interest rate leads to the same change in investment.':
          'You overlooked the slopes. They show that firms respond differently.',
        'It is right: the two lines cross, so investment is the same in both countries.':
          'You looked at the crossing only. What counts is how far investment moves from one rate to the other.',
      },
      solution: `From ${from}% to ${to}%, investment changes by ${sum(less)} in Country ${steep} and by ${sum(more)} in Country ${flat}. Investment is part of aggregate demand, so monetary policy has the greater effect in Country ${flat}, ceteris paribus.`,
    }
  },
  verify: ({ item, steepFirst, low, high, little, much }) =>
    `It is wrong: the ${item.effect} in investment was \\$${much * high - much * low} billion in Country ${steepFirst ? 'Y' : 'X'} but \\$${little * high - little * low} billion in Country ${steepFirst ? 'X' : 'Y'}.`,
})
