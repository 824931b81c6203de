import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '2.5')

export { templates }

const CHEAPER = [
  {
    product: 'wheat',
    news: 'a new kind of seed',
    tax: 'a subsidy for fertiliser',
    weather: 'good weather',
    weatherText: 'the same fields bring a larger harvest, so more is offered at every price',
    brief: 'the weather may be bad again next year',
    elastic: 'price inelastic',
    why: 'wheat is a necessity with few close substitutes',
    effect:
      'Since demand is inelastic, the price falls by a large percentage and the quantity rises little. Consumers pay much less for all the wheat that they buy, so the gain in consumer surplus is large. Producers receive much less for each tonne, and the small rise in quantity does little to make up for it',
    verdict:
      'Consumers are therefore likely to gain more, and those farmers who do not use the new seed may lose',
    verdictPoint: 'a conclusion such as: consumers gain more, since demand for wheat is inelastic',
  },
  {
    product: 'life-saving medicines',
    news: 'a new production method',
    tax: 'the end of a tax on medicines',
    weather: 'the entry of more firms',
    weatherText: 'the new firms add their output to that of the others, so more is offered at every price',
    brief: 'the new firms may leave again if profits fall',
    elastic: 'very price inelastic',
    why: 'patients cannot do without them and there are no close substitutes',
    effect:
      'Since demand is very inelastic, the price falls by a large percentage and the quantity hardly rises. Patients pay much less for what they would have bought in any case, so the gain in consumer surplus is large. Firms pass on nearly all of their saving, so their own gain is small',
    verdict:
      'Consumers are therefore likely to gain more, provided that firms compete with each other and the price really falls',
    verdictPoint:
      'a conclusion such as: consumers gain more, since demand is very inelastic, if firms compete',
  },
  {
    product: 'electric scooters',
    news: 'a new way of making batteries',
    tax: 'a subsidy to producers of clean vehicles',
    weather: 'the entry of more firms',
    weatherText: 'the new firms add their output to that of the others, so more is offered at every price',
    brief: 'the new firms may leave again if profits fall',
    elastic: 'price elastic',
    why: 'bicycles, buses and mopeds are close substitutes',
    effect:
      'Since demand is elastic, a small fall in price is enough to sell a much larger quantity. Consumers gain only a little on each scooter, although many more buy one. Producers save costs, receive almost the old price and sell far more, so the gain in producer surplus is large',
    verdict:
      'Producers are therefore likely to gain more at first, although new firms may enter later and push the price further down',
    verdictPoint: 'a conclusion such as: producers gain more at first, since demand for scooters is elastic',
  },
]

question('who-gains-from-lower-costs', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ each: random.pick(CHEAPER) }),
  make: ({ each }) => ({
    stem: `In Country X, ${each.news} lowers the cost of producing ${each.product}. Demand for ${each.product} is ${each.elastic}.`,
    parts: {
      a: explainPart({
        prompt: `Explain how ${each.news}, ${each.tax} and ${each.weather} would each affect the supply curve of ${each.product}, and consider which of the three is likely to have the most lasting effect.`,
        subtopic: '2.1',
        ao1: [
          'supply: the quantity that firms are willing and able to sell at each price in a period',
          'a change in a determinant other than the own price shifts the whole supply curve; the own price causes a movement along it',
          'a rise in supply is a shift to the right: diagram with S₁ and S₂',
        ],
        ao2: [
          `${each.news}: better technology lowers costs, so more is supplied at every price`,
          `${each.tax}: lowers what production costs the firm, so supply shifts to the right (down)`,
          `${each.weather}: ${each.weatherText}`,
        ],
        ao3: [
          `compares how long each lasts, for example: knowledge is not lost again, while ${each.brief}`,
          'a supported conclusion on the most lasting effect',
        ],
        solution:
          'Diagram: price and quantity on the axes; the supply curve shifts to the right from S₁ to S₂. Explain the **reason** for each of the three shifts: lower costs through technology, lower costs through the government, and more output. Do not confuse the shift with an extension of supply, which a higher own price would cause. Compare how lasting the three are and decide, for the two AO3 marks.',
        modelAnswer: [
          `Supply is the quantity that firms are willing and able to sell at each price in a given period. A change in the price of ${each.product} itself causes a movement along the supply curve. A change in any other determinant shifts the whole curve. All three events raise supply, so on a diagram the curve shifts to the right from S₁ to S₂.`,
          `The first, ${each.news}, is a change in technology. The same resources produce more, so each unit costs less to make. More is therefore supplied at every price. The second, ${each.tax}, is a decision of the government. It lowers the cost that firms have to bear, so they are willing to sell the same quantity at a lower price: the curve shifts down, and so to the right. The third, ${each.weather}, is different, since no input becomes cheaper for a firm: ${each.weatherText}.`,
          `New technology is likely to have the most lasting effect. Once the knowledge exists, it is not lost, and it spreads from one producer to the others. What a government decides can be changed by the next government, when money is short or aims differ. The third effect may be brief as well, since ${each.brief}. So I would put technology first, although this depends on whether still better methods replace it, which would shift supply even further.`,
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt: `Assess whether consumers will gain more than producers from the lower cost of producing ${each.product}.`,
        command: 'Assess',
        sides: [
          [
            'consumers',
            [
              'consumer surplus: the difference between what consumers are willing to pay and what they pay; area below the demand curve and above the price',
              'supply shifts to the right, price falls and quantity rises, so consumer surplus is certain to rise',
              'buyers pay less for the old quantity, and new buyers come in: diagram',
              'the more inelastic the demand, the more the price falls and the more existing buyers gain',
            ],
          ],
          [
            'producers',
            [
              'producer surplus: the price received minus the lowest price that producers would accept; area above the supply curve and below the price',
              'producer surplus gains from lower costs and a larger quantity, but loses from the lower price: the result may be a rise or a fall',
              'the more elastic the demand, the less the price falls and the more producers gain',
            ],
          ],
        ],
        judgement: [
          `uses the fact that demand is ${each.elastic} to compare the two gains`,
          'what it depends on, such as elasticity of demand and supply, competition, entry of new firms, who adopts the technology',
          each.verdictPoint,
        ],
        solution:
          'Diagram: D, S₁ and S₂ with S₂ to the right; price falls from P₁ to P₂ and quantity rises from Q₁ to Q₂. The rise in consumer surplus is the area between P₁ and P₂ up to the demand curve. Producer surplus was the triangle between S₁ and P₁; now it is the triangle between S₂ and P₂. Draw demand with the elasticity that the question gives: the steeper it is, the more the price falls. Consumer surplus is certain to rise, producer surplus is not.',
        modelAnswer: [
          'Consumer surplus is the difference between what consumers are willing to pay and what they do pay. On a diagram it is the area below the demand curve and above the price. Producer surplus is the price received minus the lowest price that producers would accept: the area above the supply curve and below the price.',
          'Lower costs shift the supply curve to the right from S₁ to S₂. The price falls from P₁ to P₂ and the quantity rises from Q₁ to Q₂. Consumers are certain to gain. They pay less for the old quantity Q₁, and the lower price brings in new buyers up to Q₂. The demand curve has not moved, so the area between it and the price can only become larger.',
          'For producers there are two effects. They gain because each unit costs less to make and more units are sold. But they also receive a lower price for every unit. Producer surplus may therefore rise or fall, and this depends on how far the price falls.',
          `Here elasticity is decisive. Demand is ${each.elastic}, because ${each.why}. ${each.effect}.`,
          `${each.verdict}. This comparison depends on other things too. If supply is elastic and firms compete strongly, most of the saving reaches consumers in the form of a lower price. If there are few sellers, they may keep the price up and take most of the gain themselves. It also makes a difference which producers we mean: those who adopt the new method first still receive almost the old price, while those who keep their old costs lose surplus as the price falls. So consumers are sure to gain, but how their gain compares with that of producers depends above all on the elasticity of demand.`,
        ].join('\n\n'),
      }),
    },
  }),
})
