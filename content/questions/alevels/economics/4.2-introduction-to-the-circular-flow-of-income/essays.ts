import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '4.2')

export { templates }

const FLOWS = [
  {
    flow: 'exports',
    verb: 'rise',
    why: 'because incomes in its main trading partners grow',
    offset: 'households save more of their extra income',
  },
  {
    flow: 'exports',
    verb: 'fall',
    why: 'because its main trading partners go into recession',
    offset: 'the government spends more on building roads',
  },
  {
    flow: 'investment',
    verb: 'rises',
    why: 'because firms expect higher profits',
    offset: 'firms buy most of the new machines from abroad, so that imports rise as well',
  },
  {
    flow: 'investment',
    verb: 'falls',
    why: 'because firms expect lower profits',
    offset: 'firms bought most of their machines from abroad, so that imports fall as well',
  },
]

question('circular-flow-and-rising-demand', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    ...random.pick(FLOWS),
    cause: random.pick([
      'a large cut in income tax',
      'a strong rise in consumer confidence',
      'a sharp rise in house prices',
    ]),
  }),
  make: ({ flow, verb, why, offset, cause }) => {
    const up = verb.startsWith('rise')
    const [grow, higher, more, grows, stocks, jobs] = up
      ? ['rise', 'higher', 'greater', 'rises', 'fall', 'hire more workers']
      : ['fall', 'lower', 'smaller', 'falls', 'build up', 'need fewer workers']
    const leaks = up
      ? 'households save more, pay more tax and buy more imports'
      : 'households save less, pay less tax and buy fewer imports'
    const start = flow === 'exports' ? 'Exports are' : 'Investment is'
    const limit = up
      ? 'if the economy is already at full employment, output cannot grow for long and mainly prices rise'
      : 'the fall may be short if the cause passes quickly, so that firms keep their workers and let stocks grow for a time'
    return {
      stem: `Country X has an open economy, and its circular flow of income is in equilibrium. Then its ${flow} ${verb} ${why}.`,
      parts: {
        a: explainPart({
          prompt: `Explain, using the circular flow of income, how this change in ${flow} affects the national income of Country X, **and** consider whether national income is certain to ${grow}.`,
          ao1: [
            'The circular flow of income is a model of the flows of income, spending, output and factor services between the sectors of an economy.',
            `Injections are investment, government spending and exports; leakages are saving, taxes and imports. ${start} an injection.`,
            'National income is in equilibrium when total injections equal total leakages (*I* + *G* + *X* = *S* + *T* + *M*).',
          ],
          ao2: [
            `Injections are now ${more} than leakages, so spending on home output is ${more} than output and firms' stocks ${stocks}.`,
            `Firms ${up ? 'raise' : 'cut'} output and ${jobs}, so factor incomes and national income ${grow}.`,
            `As income ${grows}, ${leaks}, until leakages equal injections again at a ${higher} national income.`,
          ],
          ao3: [
            `Comment: other flows may change at the same time; for example, if ${offset}, the effect is reduced or cancelled, because only the totals matter.`,
            `Judgement: national income is likely, but not certain, to ${grow}; it depends on the other injections and leakages, and ${limit}.`,
          ],
          solution: `Name the flow and its kind, compare the totals of injections and leakages, and follow stocks, output, jobs and income to the new equilibrium. A diagram shows households and firms with leakages *S*, *T* and *M* flowing out and injections *I*, *G* and *X* flowing in. For AO3 look at flows that change at the same time.`,
          modelAnswer: `The circular flow of income is a model that shows how income and spending pass between households, firms, the government and other countries. Investment, government spending and exports are injections into the flow. Saving, taxes and imports are leakages. National income is in equilibrium when total injections equal total leakages.

${start} an injection. When ${flow} ${verb}, injections are ${more} than leakages, so the flow is no longer in equilibrium. Spending on the output of Country X is ${more} than that output, and the stocks of firms ${stocks}. So firms ${up ? 'raise' : 'cut'} production and ${jobs}. They pay ${up ? 'more' : 'less'} in wages, interest, rent and profit, and national income ${grows}. The households whose income has changed then spend ${up ? 'more' : 'less'} in shops, so other firms are affected too. As income ${grows}, ${leaks}. Leakages ${grow} until they equal injections again. The economy is back in equilibrium at a ${higher} national income.

However, this is not certain. The model assumes that nothing else changes, but only the totals count. If, for example, ${offset}, the difference between injections and leakages becomes smaller or disappears. Also, ${limit}. So national income will probably ${grow}, but how far depends on what happens to the other flows and on how long the change in ${flow} lasts.`,
        }),
        b: debatePart({
          command: 'Assess',
          prompt: `In another country, aggregate demand (AD) increases because of ${cause}. Assess whether this increase in AD will raise real output and employment.`,
          subtopic: '4.3',
          sides: [
            [
              'output and employment rise',
              [
                "AD is total planned spending on a country's goods and services at each price level: *C* + *I* + *G* + (*X* − *M*).",
                `The chain from ${cause} to higher consumption, and a shift of AD to the right.`,
                'With spare capacity (flat part of a Keynesian AS curve), firms raise output and employ idle workers with little effect on the price level.',
                'Higher sales may lead firms to invest, which adds to AD now and to productive capacity later (LRAS right).',
              ],
            ],
            [
              'they may not rise',
              [
                'Near full employment SRAS is steep: unit costs rise and the increase in AD raises mainly the price level.',
                'At full employment (vertical LRAS), output cannot rise in the long run: there is demand-pull inflation.',
                'Extra spending may go to imports, or be saved, so that AD shifts little.',
                'Firms may meet demand by overtime, from stocks or by machines, so employment may rise less than output.',
              ],
            ],
          ],
          judgement: [
            'It depends on spare capacity, on the size of the increase and on whether it is expected to last.',
            'A supported judgement: output and jobs rise in a recession; near full employment the main effect is inflation.',
          ],
          solution:
            'Diagram: price level on the vertical axis, real output on the horizontal axis, a three-section AS curve. AD shifts right in the flat section (output rises from Y_{1} to Y_{2}, price level hardly changes) and again in the vertical section (only the price level rises, from P_{3} to P_{4}). The judgement turns on where the economy starts.',
          modelAnswer: `AD is the total planned spending on a country's goods and services at each price level. It consists of consumption, investment, government spending and net exports. After ${cause}, ${cause.includes('tax') ? 'households have more disposable income' : cause.includes('house') ? 'owners of houses feel richer' : 'households feel safer about their jobs and future incomes'}, so consumption rises and AD shifts to the right, from AD_{1} to AD_{2}.

If there is unemployment and idle machinery, this will raise output and employment. On the flat section of a Keynesian AS curve, firms can produce more without higher unit costs. Real output rises from Y_{1} to Y_{2} while the price level hardly changes. Firms need more workers, so cyclical unemployment falls. The new workers spend their wages as well. Firms that see higher sales may also invest. This adds to AD again and, later, to productive capacity, so that LRAS shifts to the right.

However, the result is different near full employment. There SRAS is steep, because firms must pay overtime, use older machines and compete for scarce skills. The same shift of AD then raises the price level a great deal and output very little. On the vertical section output cannot rise at all, and there is only demand-pull inflation. Besides, households may save a part of the extra money or spend it on foreign goods, so that AD at home shifts less than expected. And if firms think that the rise is temporary, they may sell from stock or pay for overtime instead of hiring.

So an increase in AD does not always raise output and employment. In my view the most important condition is the amount of spare capacity. In a recession, with high unemployment, I would expect real output and jobs to rise clearly. In a boom I would expect mainly inflation. The effect also depends on how much is spent on imports and on whether firms believe that it will last, since only then will they take on permanent workers.`,
        }),
      },
    }
  },
})
