import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { indirectTax, priceLimit, subsidy } from '@/lib/figures/economics/interventions'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('3.2')

export { templates }

const AXES = 'Price on the vertical axis, quantity on the horizontal axis.'

const TAX_CLAIMS = [
  {
    demand: 'inelastic',
    claim: 'producers bear the tax, because they are the ones who send it to the government',
    right:
      'The price rises by P_{1}P_{2}, which is greater than P_{1}P_{3}, so consumers bear more of the tax.',
    wrong: {
      'The price rises by P_{3}P_{2}, which is the whole tax, so producers bear none of it.':
        'You took the tax for the rise in price. Consumers paid P_{1} before, so the price rises by P_{1}P_{2} only.',
      'The quantity falls by Q_{2}Q_{1}, which is small, so producers bear more of the tax.':
        'You drew the opposite conclusion: as consumers hardly reduce their purchases, they bear more.',
      'The supply moves up by the whole tax, so consumers and producers share it equally.':
        'You took the shift of supply for the sharing. It is equal only if demand and supply are equally elastic.',
    },
    why: 'Who sends the money does not decide who bears it. Consumers pay P_{2} instead of P_{1}; producers keep P_{3} instead of P_{1}. Demand is less elastic than supply, so the first difference is the greater.',
  },
  {
    demand: 'elastic',
    claim: 'producers simply add the tax to the price, so consumers bear all of it',
    right: 'Producers keep P_{3}, and P_{3}P_{1} is greater than P_{1}P_{2}, so they bear more of the tax.',
    wrong: {
      'Producers keep P_{1} as before, and consumers pay P_{2}, so the tax is shared equally.':
        'You overlooked that producers hand over the tax. They keep P_{3}, not P_{1}.',
      'The price rises by P_{3}P_{2}, which is the whole tax, so producers bear none of it.':
        'You took the tax for the rise in price. Consumers paid P_{1} before, so the price rises by P_{1}P_{2} only.',
      'The quantity falls to Q_{2}, so nobody bears the tax on the units that are still sold.':
        'You looked at the units that are no longer sold. On each unit still sold the tax has to be paid.',
    },
    why: 'The price rises by P_{1}P_{2} only, less than the tax P_{3}P_{2}. Demand is more elastic than supply, so producers cannot pass on much.',
  },
  {
    demand: 'elastic',
    claim: 'a tax on this good will bring in revenue but hardly change how much of it is bought',
    right: 'The quantity falls from Q_{1} to Q_{2}, a large fall, because demand is price elastic.',
    wrong: {
      'The price rises from P_{1} to P_{2}, a small rise, because demand is price inelastic.':
        'You exchanged the two: where demand is inelastic, the price rises by much.',
      'The price rises from P_{3} to P_{2}, so consumers buy as much as before.':
        'You overlooked the quantity axis. At P_{2} consumers buy Q_{2} instead of Q_{1}.',
      'The supply moves up, so producers offer more at each price and the quantity rises.':
        'You took a move upwards for more supply. At each price producers offer less than before.',
    },
    why: 'Demand is flat, so a small rise in price leads to a large fall in quantity. Revenue is raised on Q_{2} only.',
  },
] as const

question('evidence-against-a-claim-about-a-tax', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(TAX_CLAIMS),
    amount: random.int(26, 34),
    who: random.pick(['A newspaper', 'A minister', 'A student', 'A shop owner']),
    good: random.pick(['a good', 'a consumer good', 'a widely sold good']),
  }),
  make: ({ item, amount, who, good }) => ({
    stem: `The diagram shows a specific tax on ${good}. ${who} claims: “In this market ${item.claim}.”`,
    prompt: [
      'Which evidence from the diagram contradicts the claim?',
      'What in the diagram is the best argument against this claim?',
    ],
    figure: figure(
      {
        name: 'government-microeconomic-intervention/tax-and-a-claim',
        title: 'A specific tax',
        description: `${AXES} The tax moves supply up from S to S + tax. Demand D is ${item.demand === 'elastic' ? 'flat' : 'steep'}. Before the tax the market is at P1 and Q1; with it consumers pay P2 and sellers keep P3 at Q2.`,
        height: DIAGRAM_HEIGHT,
      },
      indirectTax({ demand: item.demand, amount }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const SUBSIDY_CASES = [
  {
    responses: { demand: 'inelastic' },
    aim: 'to raise the quantity consumed greatly',
    seen: 'Demand D is steep.',
    right: 'The price falls to P_{2}, but consumers buy hardly more: demand is price inelastic.',
    wrong: {
      'The price stays at P_{1}, so consumers buy no more: producers keep the subsidy.':
        'You overlooked that the price falls from P_{1} to P_{2}.',
      'The price rises to P_{3}, so consumers buy less: the subsidy raises costs.':
        'You took what producers receive for what consumers pay. Consumers pay P_{2}.',
      'Producers receive P_{3}, but supply hardly more: supply is perfectly inelastic.':
        'You found the small rise in quantity but not its cause. Supply slopes up; it is demand that is steep.',
    },
    why: 'With steep demand even a large fall in price raises the quantity only from Q_{1} to Q_{2}. The government pays the subsidy on all of Q_{2} and gets little more consumption for it.',
  },
  {
    responses: { demand: 'elastic' },
    aim: 'to make the good much cheaper for consumers',
    seen: 'Demand D is flat.',
    right:
      'The price falls only to P_{2}: the greater part of the subsidy, P_{1}P_{3}, stays with producers.',
    wrong: {
      'The price falls to P_{2}: the whole subsidy, P_{2}P_{3}, reaches consumers, which costs too much.':
        'You took the subsidy for the fall in price. Consumers gain P_{1}P_{2} on each unit.',
      'The price rises to P_{3}: consumers have to pay the subsidy in a higher price.':
        'You took what producers receive for what consumers pay. Consumers pay P_{2}.',
      'The quantity hardly rises: consumers do not respond to a lower price.':
        'You read the diagram the wrong way. Demand is flat, so the quantity rises by much; it is the price that changes little.',
    },
    why: 'Demand is more elastic than supply, so a small fall in price sells the larger quantity. Producers receive P_{3} instead of P_{1}, which is the greater part of the subsidy.',
  },
  {
    responses: { supply: 'inelastic' },
    aim: 'to raise the quantity consumed greatly',
    seen: 'Supply S is steep.',
    right: 'Producers can hardly raise their output: the quantity goes only from Q_{1} to Q_{2}.',
    wrong: {
      'Consumers hardly respond to a lower price: the quantity goes only from Q_{1} to Q_{2}.':
        'You saw the small rise in quantity but not its cause. The steep curve is supply, not demand.',
      'The whole subsidy, P_{2}P_{3}, goes to consumers: producers have no reason to raise their output.':
        'You took the subsidy for the fall in price. The price falls by P_{1}P_{2} only, and producers receive more than before.',
      'The quantity rises so much that the government cannot pay for it.':
        'You took the shift of supply for the rise in quantity. Q_{1} and Q_{2} lie close together.',
    },
    why: 'Supply is price inelastic: although sellers receive P_{3} instead of P_{1}, they can hardly offer more. The greater part of the subsidy, P_{1}P_{3}, goes to producers for nearly the same quantity.',
  },
] as const

question('criticism-of-a-subsidy', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(SUBSIDY_CASES),
    amount: random.int(26, 34),
    good: random.pick(['school meals', 'bus journeys', 'fresh fruit', 'solar lamps', 'cooking gas']),
  }),
  make: ({ item, amount, good }) => ({
    stem: `A government pays a subsidy to sellers of ${good}. Its only aim is ${item.aim}. The diagram shows the effects.`,
    prompt: [
      'Which criticism of the subsidy is best supported by the diagram?',
      'Why does the subsidy serve this aim badly?',
    ],
    figure: figure(
      {
        name: 'government-microeconomic-intervention/subsidy-criticism',
        title: 'A subsidy to sellers',
        description: `${AXES} The subsidy moves supply down from S to S + subsidy. ${item.seen} Before the subsidy the market is at P1 and Q1; with it consumers pay P2 and sellers receive P3 at Q2.`,
        height: DIAGRAM_HEIGHT,
      },
      subsidy({ ...item.responses, amount }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const LIMITS = [
  {
    kind: 'maximum',
    stem: 'A government sets a maximum price for',
    goods: ['rented flats', 'bread', 'cooking oil'],
    claim: 'All consumers gain, because the price is lower.',
    right: 'It goes too far: only Q_{s} is sold, so some who paid P_{e} before now find nothing to buy.',
    wrong: {
      'It is right: at the lower price consumers can buy Q_{d}, more than before.':
        'You took the quantity demanded for the quantity bought. Sellers supply only Q_{s}.',
      'It is wrong: sellers are free to charge P_{e}, so that no consumer gains.':
        'You took a maximum price that binds for one that has no effect. It lies below P_{e}.',
      'It goes too far: Q_{d} is sold, but the government must pay for the difference.':
        'You mixed it up with a subsidy. A maximum price brings no extra supply.',
    },
    why: 'At the maximum price Q_{d} is demanded but only Q_{s} supplied. Those who obtain the good pay less; others, who would have bought it at P_{e}, go without.',
  },
  {
    kind: 'minimum',
    stem: 'A government sets a minimum price, without buying anything itself, for',
    goods: ['milk', 'wheat', 'sugar'],
    claim: 'All producers gain, because the price is higher.',
    right:
      'It goes too far: only Q_{d} is bought, so producers sell less than at P_{e} and some cannot sell.',
    wrong: {
      'It is right: at the higher price producers sell Q_{s}, more than before.':
        'You took the quantity supplied for the quantity sold. Consumers buy only Q_{d}.',
      'It is wrong: consumers are free to pay P_{e}, so that no producer gains.':
        'You took a minimum price that binds for one that has no effect. It lies above P_{e}.',
      'It goes too far: Q_{s} is sold, but consumers receive the difference as a subsidy.':
        'You mixed it up with a subsidy. A minimum price makes the good dearer for consumers.',
    },
    why: 'At the minimum price Q_{s} is supplied but only Q_{d} bought. Those who still sell receive more for each unit; others are left with goods that nobody buys.',
  },
  {
    kind: 'minimum',
    stem: 'A government sets a minimum price, and buys what is left over at this price, for',
    goods: ['maize', 'butter', 'cotton'],
    claim: 'The scheme costs taxpayers only the higher price on what they themselves buy.',
    right: 'It is wrong: the government also pays the minimum price for all units from Q_{d} to Q_{s}.',
    wrong: {
      'It is right: consumers buy Q_{s} and pay the higher price for it themselves.':
        'You took the quantity supplied for the quantity that consumers buy. They buy only Q_{d}.',
      'It is wrong: the government also pays P_{e} for all units from Q_{e} to Q_{s}.':
        'You measured from the equilibrium. The surplus begins at Q_{d}, and each unit costs the minimum price.',
      'It is wrong: the government also pays the rise in price for all units up to Q_{d}.':
        'You took the scheme for a subsidy. Consumers pay the minimum price for Q_{d} themselves.',
    },
    why: 'Consumers buy Q_{d}. The surplus from Q_{d} to Q_{s} is bought by the government at the minimum price, paid for by taxes, and must be stored as well.',
  },
] as const

question('judging-a-claim-about-a-price-limit', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => {
    const item = random.pick(LIMITS)
    return {
      item,
      good: random.pick<string>(item.goods),
      price: item.kind === 'maximum' ? random.int(24, 30) : random.int(68, 74),
      who: random.pick(['A minister says', 'A newspaper writes', 'A speaker claims']),
    }
  },
  make: ({ item, good, price, who }) => ({
    stem: `${item.stem} ${good}. ${who}: “${item.claim}”`,
    prompt: [
      'Which judgement of this claim is best supported by the diagram?',
      'Which comment on this claim is correct?',
    ],
    figure: figure(
      {
        name: 'government-microeconomic-intervention/price-limit-and-a-claim',
        title: `A ${item.kind} price`,
        description: `${AXES} Demand D and supply S meet at Pe and Qe. The level line of the ${item.kind} price lies ${item.kind === 'maximum' ? 'below' : 'above'} Pe. It meets demand at Qd and supply at Qs.`,
        height: DIAGRAM_HEIGHT,
      },
      priceLimit({ kind: item.kind, price, gap: '' }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
