import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { tariff } from '@/lib/figures/economics/trade'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('6.2')

export { templates }

const CLAIMS = [
  {
    claim:
      'What consumers lose through the tariff, producers and the government gain, so the country loses nothing.',
    right: 'Consumers lose W + X + Y + Z, but producers gain only W and the government only Y.',
    wrong: {
      'Consumers lose X + Z, and neither producers nor the government gain anything.':
        'You gave what the country as a whole loses. Consumers also lose W and Y, which go to others.',
      'Consumers lose W + X + Y + Z, but producers gain only Y and the government only W.':
        'You exchanged the two. Revenue is the tariff times the imports that remain, Y.',
      'Consumers lose Y + Z, but producers gain only W and the government only X.':
        'You counted only the units to the right of home output. Consumers pay more for all units up to Q_{3}.',
    },
    why: 'The price rises from P_{w} to P_{t}, so consumer surplus falls by W + X + Y + Z. Producer surplus rises by W, revenue is Y. X and Z go to nobody.',
  },
  {
    claim: 'The higher the tariff, the more revenue the government receives.',
    right: 'A higher tariff also reduces imports; at the crossing of home demand and supply they are zero.',
    wrong: {
      'A higher tariff also raises imports, because home firms cannot sell at the higher price.':
        'You reversed the effect. At a higher price home firms supply more and consumers buy less.',
      'A higher tariff is paid by foreign firms only, so that the government receives nothing.':
        'You took the question who bears it for the revenue. The government receives Y in any case.',
      'A higher tariff leaves imports unchanged, because consumers need the good.':
        'You took demand for perfectly inelastic. Imports fall from Q_{1}Q_{4} to Q_{2}Q_{3}.',
    },
    why: 'Revenue is the tariff times imports. As the tariff rises, imports, the gap between home supply and demand, shrink. At the crossing of the two there is nothing left to tax.',
  },
  {
    claim: 'Since imports fall, home firms replace all the units that are no longer imported.',
    right: 'Imports fall by Q_{1}Q_{2} + Q_{3}Q_{4}, but home firms produce only Q_{1}Q_{2} more.',
    wrong: {
      'Imports fall by Q_{1}Q_{4}, but home firms produce only Q_{2}Q_{3} more.':
        'You took all imports for the fall. The imports Q_{2}Q_{3} remain.',
      'Imports fall by Q_{2}Q_{3}, but home firms produce only Q_{1}Q_{2} more.':
        'You took the imports that remain for those that are lost.',
      'Imports fall by Q_{1}Q_{2} + Q_{3}Q_{4}, but home firms produce only Q_{3}Q_{4} more.':
        'You exchanged the two sides. Q_{3}Q_{4} is what consumers no longer buy.',
    },
    why: 'At the higher price home output extends from Q_{1} to Q_{2}, while consumers reduce their purchases from Q_{4} to Q_{3}. Only the first part replaces imports.',
  },
] as const

question('evidence-against-a-claim-about-a-tariff', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(CLAIMS),
    size: random.int(16, 20),
    good: random.pick(['steel', 'shoes', 'sugar', 'tyres', 'furniture']),
    who: random.pick(['A minister', 'A newspaper', 'A producer']),
  }),
  make: ({ item, size, good, who }) => ({
    stem: `The diagram shows the effect of a tariff on imported ${good}. ${who} says: “${item.claim}”`,
    prompt: [
      'Which evidence from the diagram contradicts this claim?',
      'What in the diagram is the best argument against this claim?',
    ],
    figure: figure(
      {
        name: 'international-economic-issues/tariff-and-a-claim',
        title: 'A tariff on imports',
        description:
          'Price on the vertical axis, quantity on the horizontal axis. Home supply and home demand cross above the world price Pw. The price with the tariff is Pt. Home supply is Q1 at Pw and Q2 at Pt; home demand is Q4 at Pw and Q3 at Pt. Between the two prices lie area W left of home supply, triangle X below home supply, rectangle Y between Q2 and Q3, and triangle Z below home demand.',
        height: DIAGRAM_HEIGHT,
      },
      tariff({
        tariff: size,
        letters: { producerGain: 'W', productionLoss: 'X', revenue: 'Y', consumptionLoss: 'Z' },
      }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
