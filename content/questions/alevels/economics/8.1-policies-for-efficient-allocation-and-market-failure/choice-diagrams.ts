import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import type { Point } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('8.1')

export { templates }

const PERMIT_EVENTS = [
  [
    'A recession lowers the output of the firms.',
    'falls',
    'do not change',
    'Demand for permits shifts to the left.',
  ],
  [
    'A cheaper filter that removes the gas comes on the market.',
    'falls',
    'do not change',
    'Firms cut more themselves, so demand for permits shifts to the left.',
  ],
  [
    'World demand for the products of the firms rises strongly.',
    'rises',
    'do not change',
    'Firms want to produce and emit more, so demand for permits shifts to the right.',
  ],
  [
    'The government issues fewer permits than before.',
    'rises',
    'fall',
    'The supply of permits shifts to the left.',
  ],
  [
    'A group of citizens buys permits and destroys them.',
    'rises',
    'fall',
    'Fewer permits are left for firms: their supply shifts to the left.',
  ],
  [
    'The government issues more permits than before.',
    'falls',
    'rise',
    'The supply of permits shifts to the right.',
  ],
] as const

question('event-in-a-market-for-permits', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    event: random.pick(PERMIT_EVENTS),
    cap: random.step(40, 60, 4),
    gas: random.pick(['carbon dioxide', 'sulfur dioxide', 'methane']),
  }),
  make: ({ event: [event, price, emissions, why], cap, gas }) => {
    const m = market({ x: 'Quantity of permits', y: 'Price of a permit', width: 250 })
    const turned = price === 'falls' ? 'rises' : 'falls'
    const fixed = emissions === 'do not change'
    return {
      stem: `The diagram shows the market for permits to emit ${gas}. Firms use all permits that they hold, and their price stays above zero. ${event}`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/permits-before-an-event',
          title: 'A market for permits',
          description:
            'The price of a permit on the vertical axis, the quantity of permits on the horizontal axis. Demand D slopes down. Supply S is upright at Q1. They meet at price P1.',
          height: 262,
        },
        m.axes,
        m.straight([6, 92], [92, 6], '*D*'),
        m.straight([cap, 0], [cap, 92], '*S*'),
        m.read([cap, 98 - cap], '*Q*_{1}', '*P*_{1}'),
      ),
      prompt: [
        'Which row shows the effects on the price of a permit and on total emissions?',
        'What happens to the price of a permit and to total emissions?',
      ],
      columns: 'price of a permit | total emissions',
      right: `${price} | ${emissions}`,
      wrong: fixed
        ? {
            [`${price} | ${price === 'falls' ? 'fall' : 'rise'}`]:
              'You moved along an ordinary supply curve. The number of permits is fixed, so total emissions are too.',
            [`${turned} | do not change`]:
              'You shifted demand the wrong way. Ask whether firms now want more permits or fewer.',
            [`${price} | ${price === 'falls' ? 'rise' : 'fall'}`]:
              'You let the price decide total emissions. A change in price only brings demand back to the fixed number of permits.',
          }
        : {
            [`${price} | do not change`]:
              'You left total emissions where they were. The number of permits for firms has changed, and with it the total.',
            [`${turned} | ${emissions}`]:
              'You have total emissions right, but the price wrong: it moves against the number of permits.',
            [`${turned} | do not change`]:
              'You shifted demand. It is the supply of permits that changes here.',
          },
      solution: `${why} So the price of a permit ${price}.

Total emissions are set by the number of permits that firms hold: they ${emissions}.`,
    }
  },
  verify: ({ event: [event] }) =>
    /recession|cheaper|issues more/.test(event) ? 'falls' : /World|fewer|destroys/.test(event) ? 'rises' : '',
})

question('tax-above-the-external-cost', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const isFailure = random.chance(0.5)
    const external = isFailure ? random.int(20, 22) : random.int(29, 32)
    const tax = external + (isFailure ? random.int(35, 37) : random.int(18, 20))
    const letters = random.shuffle(['J', 'K', 'L'])
    return { external, tax, letters, good: random.pick(['plastic', 'cement', 'coal', 'leather']) }
  },
  make: ({ external, tax, letters, good }) => {
    const [before = '', after = '', under = ''] = letters
    const m = market({ y: 'Price, costs, benefits', width: 250 })
    const [best, taxed] = [(100 - external) / 2, (100 - tax) / 2]
    const lossBefore: Point[] = [
      [best, 100 - best],
      [50, 50],
      [50, 50 + external],
    ]
    const lossAfter: Point[] = [
      [taxed, 100 - taxed],
      [taxed, taxed + external],
      [best, 100 - best],
    ]
    const below: Point[] = [
      [taxed, taxed + external],
      [best, best + external],
      [best, best],
      [taxed, taxed],
    ]
    const isFailure = tax - external > external
    const yes = `It is government failure, because ${after} is larger than ${before}.`
    const no = `It is not government failure, because ${after} is smaller than ${before}.`
    const misjudged =
      'You misjudged the areas. Compare the heights and widths of the two triangles on the sides of Q*.'
    const wrong: [string, string][] = isFailure
      ? [
          [no, misjudged],
          [
            `It is not government failure, because ${before} no longer exists.`,
            `You looked only at the loss that is removed. Output is now below Q*, which causes the new loss ${after}.`,
          ],
          [
            `It is not government failure, because ${under} is a saving of private costs.`,
            `You took ${under} for a private cost. It lies between MPC and MSC, so it is an external cost.`,
          ],
        ]
      : [
          [yes, misjudged],
          [
            'It is government failure, because output is now below Q*.',
            'You asked for a perfect result. The tax is too high, but the loss that it leaves is smaller than the loss before.',
          ],
          [
            `It is government failure, because ${under} is lost as well as ${after}.`,
            `You counted ${under} as a loss. It is a cost to third parties that is avoided when less is produced.`,
          ],
        ]
    return {
      stem: `The diagram shows the market for ${good}, which causes an external cost. A tax of *t* per unit moves output from Q_{1} to Q_{2}. Q* is the efficient output. The tax costs nothing to collect. Government failure means that the welfare loss is larger than without the tax.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/tax-above-external-cost',
          title: 'A tax that is larger than the external cost',
          description: `Marginal social benefit MSB falls. Marginal private cost MPC, marginal social cost MSC and MPC + t rise, one above the other. MSB meets MPC at Q1, MSC at Q*, and MPC + t at Q2, the smallest quantity. Triangle ${before} lies between MSC and MSB from Q* to Q1. Triangle ${after} lies between MSB and MSC from Q2 to Q*. Area ${under} lies between MSC and MPC from Q2 to Q*.`,
          height: 262,
        },
        m.area(lossBefore, undefined, 'w'),
        m.area(lossAfter, undefined, 'rw'),
        m.area(below, under, 'gw'),
        m.axes,
        m.straight([15, 85], [92, 8], '*MSB*'),
        m.straight([4, 4], [80, 80], '*MPC*'),
        m.straight([2, 2 + external], [92 - external, 92], '*MSC*', 'p'),
        m.straight([1, 1 + tax], [94 - tax, 94], '', 'r'),
        m.label(90 - tax, 94, '*MPC* + *t*', 'end'),
        m.read([50, 50], '*Q*_{1}', ''),
        m.read([best, 100 - best], '*Q**', ''),
        m.read([taxed, 100 - taxed], '*Q*_{2}', ''),
        m.label(50 - (50 - best) / 3, 48 + external / 2, before, 'middle'),
        m.label(taxed + (best - taxed) / 3, 98 - taxed - (tax - external) / 2, after, 'middle'),
      ),
      prompt: [
        'Which statement about the tax is correct?',
        'What does the diagram show about the effect of the tax?',
      ],
      right: isFailure ? yes : no,
      wrong,
      solution: `Before the tax too much is produced, and the welfare loss is ${before}. The tax is larger than the external cost, so output falls below Q*, and units that are worth more than their social cost are no longer produced: the loss is now ${after}.

The tax is government failure if the loss is larger than **before**. Here ${after} is ${isFailure ? 'larger' : 'smaller'} than ${before}, so ${isFailure ? 'the tax makes matters worse' : 'the tax is too high, but still better than none'}. ${under} is an external cost that is avoided, so it is no loss.`,
    }
  },
  verify: ({ external, tax, letters }) => {
    const [before, after] = letters
    let [lossBefore, lossAfter] = [0, 0]
    for (let q = 0; q < 50; q += 0.01) {
      const net = 100 - q - (q + external)
      if (net < 0) lossBefore -= net
      if (net > 0 && 100 - q < q + tax) lossAfter += net
    }
    return lossAfter > lossBefore
      ? `It is government failure, because ${after} is larger than ${before}.`
      : `It is not government failure, because ${after} is smaller than ${before}.`
  },
})
