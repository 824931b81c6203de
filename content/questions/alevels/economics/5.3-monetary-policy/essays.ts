import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '5.3')

export { templates }

const RECESSIONS = [
  {
    rate: [0.25, 0.5],
    debt: [35, 40, 45],
    first: (rate: number, debt: number) =>
      `In Country X the interest rate of ${plain(rate)}% is close to zero, so there is hardly any room for monetary policy, while a national debt of ${debt}% of GDP leaves some room to borrow. I therefore judge that fiscal policy is the better choice here`,
    after: 'the central bank can help by keeping rates low',
    better: 'fiscal policy, because the rate cannot fall much further and debt is low',
  },
  {
    rate: [6, 7],
    debt: [115, 120, 130],
    first: (rate: number, debt: number) =>
      `In Country X an interest rate of ${plain(rate)}% leaves much room for a cut, while a national debt of ${debt}% of GDP may make more borrowing dear. I therefore judge that monetary policy is the better choice here, at least as a first step`,
    after: 'fiscal policy can follow if confidence stays low and spending does not recover',
    better: 'monetary policy first, because there is much room to cut the rate and debt is high',
  },
] as const

question('transmission-of-interest-rates-and-recession', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const { rate, debt, ...recession } = random.pick(RECESSIONS)
    const from = random.int(3, 5)
    return {
      ...recession,
      rate: random.pick(rate),
      debt: random.pick(debt),
      up: random.chance(0.5),
      from,
      change: random.pick([1, 1.5, 2]),
      fall: random.step(2, 5, 0.5),
    }
  },
  make: ({ first, after, better, rate, debt, up, from, change, fall }) => {
    const to = up ? from + change : from - change
    const [verb, dear, save, less, currency, hot, side, down] = up
      ? ['rise', 'dearer', 'more', 'fall', 'appreciates', 'demand for its currency rises', 'left', 'fall']
      : ['fall', 'cheaper', 'less', 'rise', 'depreciates', 'demand for its currency falls', 'right', 'rise']
    const trade = up
      ? 'Exports become dearer abroad and imports cheaper'
      : 'Exports become cheaper abroad and imports dearer'
    const doubt = up
      ? 'confident firms and households may go on borrowing, and those with loans at fixed rates do not pay more at once'
      : 'if confidence is low, firms and households may not borrow even at the lower rate'
    return {
      stem: `The central bank of a country changes its interest rate from ${plain(from)}% to ${plain(to)}%.`,
      parts: {
        a: explainPart({
          prompt: `Explain how this ${verb} in the interest rate affects consumption, investment and net exports, **and** consider how strong its effect on aggregate demand (AD) is likely to be.`,
          ao1: [
            'Monetary policy is action, usually by the central bank, on interest rates, the money supply and credit regulations to influence the economy.',
            'The interest rate is the cost of borrowing and the reward for saving.',
            'AD = *C* + *I* + *G* + (*X* − *M*): the change reaches three of its components.',
          ],
          ao2: [
            `Consumption: loans are ${dear} and saving earns ${save}, so households borrow ${up ? 'less' : 'more'} and *C* ${up ? 'falls' : 'rises'}.`,
            `Investment: borrowing to buy capital goods is ${dear}, so ${up ? 'fewer' : 'more'} projects are worth doing and *I* ${up ? 'falls' : 'rises'}.`,
            `Net exports: the country is ${up ? 'more' : 'less'} attractive for foreign savings, so its currency ${currency}; ${trade.charAt(0).toLowerCase() + trade.slice(1)}, and (*X* − *M*) tends to ${down}.`,
          ],
          ao3: [
            `Comment: ${doubt}.`,
            'Judgement: the effect is stronger when many loans have variable rates, when the currency reacts and when people expect the change to last; it takes many months.',
          ],
          solution: `Write one chain for each component: rate → cost of borrowing or exchange rate → *C*, *I* or (*X* − *M*). All three ${less}, so AD shifts ${side}. For AO3 say what could make a chain weak.`,
          modelAnswer: `Monetary policy is action, usually by the central bank, on interest rates, the money supply and credit regulations. The interest rate is the cost of borrowing and the reward for saving. When the central bank changes its rate, the other banks tend to change theirs in the same direction.

A ${verb} from ${plain(from)}% to ${plain(to)}% changes three components of AD. First, loans for cars and furniture become ${dear} and saving earns ${save}. Families with variable-rate mortgages pay ${up ? 'more' : 'less'} each month and have ${up ? 'less' : 'more'} left to spend. So consumption ${up ? 'falls' : 'rises'}. Second, firms find it ${dear} to borrow for machines, so ${up ? 'fewer' : 'more'} projects bring a profit and investment ${up ? 'falls' : 'rises'}. Third, foreign savers find the country ${up ? 'more' : 'less'} attractive than before, so ${hot} and it ${currency}. ${trade}, so net exports tend to ${down}. As a result AD shifts to the ${side}.

How strong this effect is depends on several conditions. For example, ${doubt}. Net exports change only if buyers respond to the new prices. The change in the rate, ${plain(change)} percentage point${change === 1 ? '' : 's'}, is ${change === 2 ? 'rather large, but' : 'not very large, and'} all the effects take many months. I think that AD will move in the expected direction, but that the effect will be strong only if many households and firms have loans at variable rates and people expect the new rate to last.`,
        }),
        b: debatePart({
          command: 'Evaluate',
          prompt: `In another country, Country X, real GDP has fallen by ${plain(fall)}% and unemployment has risen. The central bank's interest rate is ${plain(rate)}%, and the national debt is ${debt}% of GDP. Evaluate whether expansionary fiscal policy is a better way than expansionary monetary policy to end the recession.`,
          subtopic: '5.2',
          sides: [
            [
              'fiscal policy',
              [
                'Fiscal policy is the use of government spending and taxation; expansionary means higher spending, lower taxes or both.',
                '*G* is a part of AD, so spending acts directly even when firms and households lack confidence; tax cuts raise disposable income and *C*.',
                'It can be aimed at a region or group, and capital spending also shifts LRAS right later.',
                'AD shifts right; with spare capacity output and employment rise with little inflation.',
              ],
            ],
            [
              'monetary policy and comparison',
              [
                'Expansionary monetary policy (lower interest rates, more money, easier credit) raises *C*, *I* and net exports and shifts AD right.',
                'It can be changed quickly in small steps and adds nothing directly to government borrowing.',
                'Fiscal policy takes time to plan; tax cuts may be saved or spent on imports; the deficit adds to the national debt and to interest payments.',
                'But rates close to zero leave little room, and people without confidence may not borrow.',
              ],
            ],
          ],
          judgement: [
            `Uses the data: an interest rate of ${plain(rate)}% and debt of ${debt}% of GDP suggest ${better}.`,
            'Says on what the choice depends (confidence, room to cut, debt, time lags), and whether the two can be combined.',
          ],
          solution: `Both policies shift AD right (axes: price level, real output; output rises from Y_{1} to Y_{2} with little effect on prices when there is spare capacity). So the comparison is about speed, certainty and cost. The data point to ${better}.`,
          modelAnswer: `In a recession real GDP falls because AD is too low, so there is spare capacity. Fiscal policy changes government spending and taxes. Monetary policy changes interest rates, the money supply and credit rules. Both can shift AD to the right, from AD_{1} to AD_{2}, so that output and employment rise, with little effect on the price level as long as resources are idle.

Fiscal policy has clear strengths. Government spending is itself a part of AD. If the state builds roads, firms and workers have orders at once, even if households are afraid to spend. The spending can be aimed at the regions with most unemployment, and new roads shift LRAS right later. A cut in income tax raises disposable income and so consumption. However, projects take time to plan and a tax cut may be saved or spent on imports. The budget moves towards a deficit, the national debt rises and more interest must be paid, which leaves less for health or education. If lenders doubt that they will be repaid, they ask for higher interest.

Monetary policy avoids some of this. The rate can be cut in a day and in small steps, and government borrowing does not rise directly. Cheaper loans raise consumption and investment, and a lower exchange rate raises net exports. But the effects take many months. A rate that is close to zero cannot fall much further. And if firms expect low sales, they will not borrow to buy machines, however cheap loans are.

Which policy is better depends on the room for each. ${first(rate, debt)}. It would be wrong to see them as alternatives only: ${after}. With output ${plain(fall)}% lower than before, the depth of the recession also matters. The deeper it is and the lower confidence has fallen, the stronger is the case for government spending, which does not wait for private decisions.`,
        }),
      },
    }
  },
})
