import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '4.4')

export { templates }

const SITUATIONS = [
  {
    idle: true,
    facts: (jobless: number) =>
      `In Country X ${jobless + 6}% of the labour force is unemployed after a recession, many factories stand idle, and inflation is 0.5%.`,
    first:
      'demand-side causes matter more, because idle workers and factories can be put to work without much inflation',
    later: 'once capacity is used again, only a shift of LRAS lets growth continue',
  },
  {
    idle: false,
    facts: (jobless: number) =>
      `In Country X only ${jobless}% of the labour force is unemployed, nearly all firms work at full capacity, and inflation is ${jobless + 4}%.`,
    first:
      'supply-side causes matter more, because output is limited by capacity and a rise in AD would mainly raise the price level',
    later: 'enough AD is still needed to buy the output of the new capacity',
  },
]

question('causes-of-growth-and-falling-prices', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    ...random.pick(SITUATIONS),
    jobless: random.int(3, 5),
    fall: random.step(1, 2.5, 0.5),
  }),
  make: ({ idle, facts, first, later, jobless, fall }) => ({
    stem: facts(jobless),
    parts: {
      a: explainPart({
        prompt:
          'Explain how causes on the demand side and causes on the supply side can lead to economic growth, **and** consider which of them is likely to matter more for growth in Country X at present.',
        ao1: [
          'Economic growth is an increase in real GDP over time; in the long run it is an increase in productive potential.',
          'A demand-side cause: for example, a rise in consumption, investment, government spending or net exports.',
          'A supply-side cause: for example, more or better capital, a larger or better trained labour force, or new technology.',
        ],
        ao2: [
          'Demand side: AD shifts right, firms raise output and employ resources that were idle, so real GDP rises (actual growth).',
          'Supply side: the quantity or quality of resources rises, so productivity and capacity rise and LRAS shifts right (potential growth).',
          'A diagram or a further link: on a PPC, a point inside moves towards the curve, or the curve shifts outwards; or investment works on both sides.',
        ],
        ao3: [
          `Comment that uses the facts: Country X ${idle ? 'has much spare capacity' : 'has hardly any spare capacity'}.`,
          `Judgement: at present ${first}; but ${later}.`,
        ],
        solution: `Take one chain for each side. Diagram: price level and real output on the axes; AD shifts right (output Y_{1} to Y_{2}) and, in a second step, LRAS shifts right so that output can rise further. For AO3 read the stem: ${idle ? 'high unemployment and low inflation mean spare capacity' : 'low unemployment and high inflation mean that the economy is near full capacity'}.`,
        modelAnswer: `Economic growth is an increase in real GDP over time. In the long run it means an increase in productive potential.

On the demand side, growth is caused by a rise in a component of AD. For example, lower income tax leaves households with more disposable income, so consumption rises. Or incomes abroad rise, so exports rise. AD shifts right from AD_{1} to AD_{2}. Firms sell more and raise output by using workers and machines that were idle, so real GDP rises from Y_{1} to Y_{2}. This is actual growth.

On the supply side, growth is caused by more or better resources. Training raises the productivity of workers, new machines add to capital and new technology gives more output from the same inputs. LRAS shifts right, and the PPC of the country shifts outwards. This is potential growth. Investment belongs to both sides: spending on machines adds to AD now and to capacity later.

${idle ? `In Country X there is high unemployment, many factories are idle and inflation is low. So there is much spare capacity, and more AD would put it to use with little effect on prices. A rise in capacity alone would only leave more of it idle.` : `In Country X unemployment is low, firms work at full capacity and inflation is high. So there is hardly any spare capacity, and more AD would mainly raise the price level. Output can grow only if capacity grows.`} I think that at present ${first}. However, ${later}. So lasting growth needs both, and which matters more depends on how much spare capacity there is.`,
      }),
      b: debatePart({
        command: 'Assess',
        prompt: `The consumer price index of another country falls by ${plain(fall)}% in a year and is expected to fall further. Assess whether deflation is good for an economy.`,
        subtopic: '4.6',
        sides: [
          [
            'good',
            [
              'Deflation is a sustained fall in the general price level; the inflation rate is negative.',
              'If it comes from higher productivity or lower costs, SRAS or LRAS shifts right: output rises and the price level falls.',
              'The purchasing power of savings and of fixed incomes rises.',
              'If prices fall compared with other countries, exports become more competitive and imports look dearer, so net exports may rise.',
            ],
          ],
          [
            'harmful',
            [
              'If it comes from falling AD (AD shifts left), output and employment fall together with prices.',
              'Consumers may wait for lower prices, so consumption and AD fall further.',
              'The real value of debts rises: households and firms with debts spend and invest less.',
              'Profits fall when wages do not fall with prices, so firms cut jobs and investment.',
            ],
          ],
        ],
        judgement: [
          'It depends above all on the cause, and also on the rate, on how long it lasts and on how much debt there is.',
          'A supported judgement: supply-side deflation can be good; deflation from weak AD that is expected to continue is harmful.',
        ],
        solution:
          'Two diagrams with price level and real output on the axes: AS shifts right along AD (P_{1} to P_{2}, output rises) and AD shifts left along SRAS (P_{1} to P_{2}, output falls). The same fall in prices has opposite results for output, so the cause decides.',
        modelAnswer: `Deflation is a sustained fall in the general price level, so the rate of inflation is negative. It differs from disinflation, when prices still rise but more slowly.

Deflation can be good. Suppose that productivity rises because of new technology. Costs per unit fall and SRAS and LRAS shift right. The price level falls from P_{1} to P_{2} while real output rises from Y_{1} to Y_{2}. Consumers can buy more with the same income. A pension that is fixed in money gains real value, and so do savings. If prices in other countries do not fall and the exchange rate does not rise, exports become more competitive and imports look dearer, so net exports may rise. This adds to output and jobs.

However, deflation is often a sign of weak AD. When consumption or investment falls, AD shifts left. Then the price level falls, but output and employment fall too. If people expect prices to fall by another ${plain(fall)}%, they may put off buying cars or furniture, and AD falls again. Debts become heavier in real terms, because the sum to be repaid stays the same while prices, and often money incomes, fall. Households and firms with debts spend less. Wages are not easily cut, so profits fall when prices do, and firms reduce investment and jobs. The central bank can hardly help when interest rates are close to zero already.

In my judgement the cause decides. Deflation that comes from rising productivity is good, because output and real incomes rise. Deflation that comes from falling AD harms an economy, and it can last because people wait and debts grow in real terms. Here further falls are expected, so I think that the danger is greater than the benefit unless costs are clearly falling. A fall of ${plain(fall)}% in one year would do little harm by itself; several years of it, in a country where households and firms owe a great deal, would do much.`,
      }),
    },
  }),
})
