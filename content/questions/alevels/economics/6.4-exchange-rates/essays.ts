import { drawn } from '@/lib/exams/authoring/diagram'
import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { shiftDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '6.4')

export { templates }

const MOVES = [
  {
    up: true,
    causes:
      'a rise in foreign demand for the exports of Country X and a rise in its interest rate above those abroad',
    first: 'foreigners need more of the currency to pay for more exports, so demand for the currency rises',
    second:
      'saving in Country X brings a higher return than abroad, so hot money flows in and demand for the currency rises',
    doubt:
      'the interest rate may have been raised because inflation is high, and high inflation makes exports less competitive and weakens the currency',
  },
  {
    up: false,
    causes:
      'a rate of inflation that is higher than abroad and a fall in its interest rate below those abroad',
    first:
      'exports become less competitive and imports look cheaper, so demand for the currency falls and its supply rises',
    second:
      'saving in Country X brings a lower return than abroad, so hot money flows out and the supply of the currency rises',
    doubt:
      'foreign firms may build factories in Country X at the same time, which raises demand for its currency',
  },
  {
    up: false,
    causes:
      'a rise in its imports of consumer goods and a wave of investment by its firms in other countries',
    first: 'importers offer more of the currency to pay foreign sellers, so the supply of the currency rises',
    second: 'firms sell the currency to buy factories abroad, so the supply of the currency rises',
    doubt:
      'the central bank may raise its interest rate, which attracts hot money and raises demand for the currency',
  },
]

const USES = [
  {
    use: 'imports of machines and equipment',
    view: 'Here the extra imports are mainly machines. They raise productivity and may bring more exports later, so the deficit may correct itself and I would worry less',
  },
  {
    use: 'imports of consumer goods that are paid for with loans from abroad',
    view: 'Here the extra imports are mainly consumer goods bought on credit. They bring no exports later, but the loans must be repaid with interest, so I think that this deficit is a problem',
  },
]

question('causes-of-exchange-rate-changes-and-deficits', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    ...random.pick(MOVES),
    ...random.pick(USES),
    size: random.int(4, 8),
    years: random.int(5, 9),
  }),
  make: ({ up, causes, first, second, doubt, use, view, size, years }) => {
    const move = up ? 'appreciate' : 'depreciate'
    const noun = up ? 'appreciation' : 'depreciation'
    const start = up
      ? 'demand rises from D_{1} to D_{2} and the rate rises from e_{1} to e_{2}'
      : `supply rises from S_{1} to S_{2}${first.includes('demand') ? ', demand falls from D_{1} to D_{2}' : ''} and the rate falls from e_{1} to e_{2}`
    const { checks, drawing } = shiftDiagram({
      name: 'rates/causes-drawn',
      moves: [
        { curve: up ? 'D' : 'S', to: 'right' },
        ...(!up && first.includes('demand') ? [{ curve: 'D', to: 'left' } as const] : []),
      ],
      x: 'Quantity of the currency',
      y: 'Price of the currency',
      value: 'e',
      shows: `The market for the currency: ${start}.`,
    })
    return {
      stem: 'Country X has a floating exchange rate.',
      parts: {
        a: explainPart({
          prompt: `Explain, with the help of a diagram, how ${causes} can change its exchange rate, **and** consider whether its currency is certain to ${move}.`,
          ...drawing,
          ao1: [
            'The exchange rate is the price of one currency in terms of another.',
            'A floating rate is set by demand for and supply of the currency, without intervention by the government.',
            `${up ? 'An appreciation is a rise' : 'A depreciation is a fall'} in the price of a currency in terms of another under a floating exchange rate.`,
          ],
          ao2: [
            `First cause: ${first}.`,
            `Second cause: ${second}.`,
            drawn(`A correct diagram of the currency market: ${start}.`, ...checks),
          ],
          ao3: [
            `Comment: other causes may pull the other way; for example, ${doubt}.`,
            `Judgement: the currency is likely to ${move}, but it depends on the strength of all the forces and on what speculators expect.`,
          ],
          solution: `For each cause ask: does it change demand for or supply of the currency, and in which direction? Diagram: price of the currency in a foreign currency on the vertical axis, quantity of the currency on the horizontal axis; ${start}.`,
          modelAnswer: `The exchange rate is the price of one currency in terms of another. Under a floating rate it is set by demand for and supply of the currency, without intervention by the government. Demand comes from people abroad who want to buy the country's exports, save in its banks or buy its firms. Supply comes from residents who want to buy or invest abroad.

The first cause acts as follows: ${first}. The second works through flows of money for saving or investment: ${second}. On a diagram with the price of the currency on the vertical axis and its quantity on the horizontal axis, ${start}. ${up ? 'At the old rate more of the currency would be demanded than supplied, so its price is bid up until the two are equal again' : 'At the old rate more of the currency would be supplied than demanded, so its price falls until the two are equal again'}. The currency has ${move}d.

However, it is not certain. Other forces may pull the other way. For example, ${doubt}. Speculators matter too: if they expect the ${noun} to go on, they ${up ? 'buy' : 'sell'} now and make it larger. So I think that the currency is likely to ${move} if nothing else changes, but the result depends on which forces are stronger and on what people expect.`,
        }),
        b: debatePart({
          command: 'Discuss',
          prompt: `Another country has had a current account deficit of about ${size}% of GDP for ${years} years, mainly because of ${use}. Discuss whether a deficit on the current account is always a problem.`,
          subtopic: '6.3',
          sides: [
            [
              'a problem',
              [
                'The current account records trade in goods, trade in services, primary income and secondary income; in a deficit debits are greater than credits.',
                'Net exports are a part of AD: lower exports and higher imports reduce AD, output and employment.',
                'The gap must be financed by borrowing abroad, selling assets or using reserves; interest and profits worsen primary income later.',
                'A floating currency tends to depreciate, so imports become dearer; lenders may lose confidence.',
              ],
            ],
            [
              'not a problem',
              [
                'Residents use more goods and services than they produce, so living standards are higher in the short run.',
                'Imported machines and materials raise productivity, output and exports later.',
                'Cheap imports and lower AD keep inflation down; near full employment this is welcome.',
                'A small or short deficit, for example after a bad harvest or in a boom, may correct itself; depreciation helps.',
              ],
            ],
          ],
          judgement: [
            'Uses size, duration, cause and finance to decide when a deficit is a problem, including the case in the question.',
            'A supported judgement on the word **always**.',
          ],
          solution:
            'Define the deficit with all four parts, then give effects inside the country (AD, output, prices, living standards) and outside it (debt, exchange rate). A fall in net exports can be shown as AD shifting left from AD_{1} to AD_{2}, with output falling from Y_{1} to Y_{2}. Decide by size, duration, cause and finance.',
          modelAnswer: `The current account records trade in goods, trade in services, primary income and secondary income. It is in deficit when the money leaving the country through these four parts is greater than the money entering.

A deficit can be a problem for several reasons. First, net exports are part of AD. If residents buy more imports and foreigners buy fewer exports, AD is lower than it would have been. Output and employment fall, above all in industries that compete with imports. Second, the gap must be paid for. The country borrows from abroad, sells assets to foreigners or uses its reserves. Later it must pay interest and profits, so that primary income gets worse and the deficit may grow. Third, more of its currency is supplied than demanded in trade, so a floating exchange rate tends to fall. Imported food and fuel become dearer. If lenders lose confidence, money may leave suddenly.

However, a deficit also has advantages. People can consume more than they produce, so their standard of living is higher in the short run. Cheap imports keep inflation low, and if the economy is near full employment, lower AD is welcome. If firms import machines, productivity rises and exports may rise later. A deficit that follows from a bad harvest disappears with the next good one. Finally, a depreciation makes exports cheaper and imports dearer, which can correct the deficit in time if demand is elastic enough.

So a deficit is not always a problem. It depends on its size compared with GDP, on how long it lasts, on its cause and on how it is financed. A deficit of ${size}% of GDP for ${years} years is neither small nor short. ${view}. Long-term investment by foreign firms would be a safer way to finance it than short-term loans. My judgement is that deficits which pay for future output are acceptable, while lasting ones which pay for present consumption are not.`,
        }),
      },
    }
  },
})
