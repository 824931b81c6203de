import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { minimumWageDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '8.3')

export { templates }

const LOW_PAID = [
  {
    workers: 'hotel cleaners',
    stem: 'In a city of Country X, more than a hundred hotels employ cleaners. The government plans a national minimum wage well above what cleaners now earn.',
    demand:
      'Most of the work of cleaning a room cannot be done by machines, but guests can spend their holidays in other countries, so the demand for cleaners is neither very elastic nor very inelastic',
    employers:
      'With over a hundred hotels a cleaner can look for another employer, so no hotel can push pay far below what a competitive market would give',
    quality: 'Cleaners who stay longer need less training and work faster, which pays back part of the cost',
    response: 'some hotels may clean rooms every second day only',
    verdict:
      'For the cleaners I judge that some unemployment is likely, since employers compete with each other and the minimum is well above the present wage, but that few jobs will be lost, as machines can hardly take their place. A smaller rise at first would show how many jobs are at risk',
    verdictPoint:
      'a conclusion such as: with many employers and a high minimum some jobs are likely to be lost, but not many, as machines can hardly replace cleaners',
  },
  {
    workers: 'workers on a tea estate',
    stem: 'In a remote district of Country X, a single tea estate is almost the only employer. The government plans a national minimum wage a little above what its workers now earn.',
    demand:
      'The estate sells at a world price which it cannot change, and machines for picking exist, so in the long run its demand for labour is likely to be elastic',
    employers:
      'As almost the only employer the estate faces the whole supply of labour of the district and is close to a monopsony',
    quality:
      'Better paid workers can eat better and may be ill less often, which raises what each of them picks',
    response: 'the estate may buy machines for picking if the minimum is raised again and again',
    verdict:
      'For the tea estate I judge that employment is unlikely to fall, and may even rise, because the estate has the power of a monopsony and the minimum is only a little above the present wage. The claim would come true if the minimum were raised much further: above the competitive wage more people would seek work than the estate employs, and above the marginal revenue product of the workers employed today jobs would be lost as well',
    verdictPoint:
      'a conclusion such as: a single employer and a small rise make a loss of jobs unlikely, as long as the minimum stays below MRP at the present employment',
  },
  {
    workers: 'supermarket staff',
    stem: 'In Country X, four large chains of supermarkets employ most of the shop workers. The government plans a national minimum wage moderately above what they now earn.',
    demand:
      'Wages are a small part of the cost of a supermarket, most of which is the goods that it sells, but checkouts without staff are a close substitute for some of the labour',
    employers:
      'Four chains have some power over pay, more in small towns with one shop than in cities, so that part of the market resembles a monopsony',
    quality:
      'Staff who are better paid stay longer and serve customers better, which lowers the cost of hiring and training',
    response: 'the chains may install more checkouts without staff',
    verdict:
      'For supermarket staff I judge that the number of jobs will change little in the first years, because the chains have some power over pay and wages are a small part of their costs. In the long run some loss of jobs is more likely, as staff become dearer compared with checkouts that need none, above all in cities',
    verdictPoint:
      'a conclusion such as: little change at first, because of the power of the chains, and some loss of jobs later, as machines replace staff',
  },
] as const

question('minimum-wage-and-unemployment', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(LOW_PAID) }),
  make: ({ each }) => {
    const { checks, drawing } = minimumWageDiagram(each.workers)
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram of a competitive labour market, evaluate the claim that the minimum wage will cause unemployment among ${each.workers}.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'unemployment',
              [
                'demand for labour is derived from demand for the product; a profit-maximising firm employs up to the point where MRP equals the marginal cost of labour',
                required(
                  drawn(
                    'a labelled diagram: D, S, W₁ and L₁ where they meet, NMW above W₁, L₂ on D and L₃ on S',
                    ...checks,
                  ),
                ),
                'employment falls from L₁ to L₂, as workers whose MRP is below the minimum are not worth employing',
                'more people offer to work at the higher wage: L₃; the excess supply L₃ − L₂ is unemployment, of which L₁ − L₂ are jobs lost',
                `elasticity of the demand for labour decides the size: ${each.demand}`,
                'higher costs may raise the price of the product and reduce its sales',
              ],
            ],
            [
              'little unemployment or none',
              [
                'monopsony: MC of labour above its supply curve (AC), employment where MC = MRP, wage below the competitive level',
                'with a minimum wage up to MRP at that employment, MC is level until it reaches the supply curve, so that wage and employment may both rise',
                `productivity: ${each.quality}; MRP shifts to the right`,
                'low-paid workers spend most of what they earn, so that demand for products and for labour may rise',
                'a minimum at or below the equilibrium wage has no effect; a rise in the demand for labour may outweigh it',
              ],
            ],
          ],
          judgement: [
            `tests the assumption of a competitive labour market against the number of employers: ${each.employers}`,
            'considers the level of the minimum compared with the present wage and with MRP',
            `distinguishes the short run from the long run: ${each.response}`,
            each.verdictPoint,
          ],
          solution:
            'Explain the demand for labour by MRP first. In the diagram W₁ and L₁ stand where D meets S, the minimum **above** W₁, L₂ on demand and L₃ on supply. Say which part of L₃ − L₂ is jobs lost and which is new people who look for work. Then ask whether this market is competitive: explain in words, or by a second diagram, what changes with a monopsony. Judge by the number of employers, the size of the rise and the elasticity of demand.',
          modelAnswer: [
            `The demand for labour is a derived demand: ${each.workers} are employed because of what they help to sell. A worker's marginal revenue product is his or her marginal physical product times marginal revenue. It falls as more workers are added, because of diminishing returns. A firm that maximises profit employs workers up to the point where MRP equals the marginal cost of labour. In a competitive market no firm can influence the wage, so this marginal cost is the wage, and D in the diagram is the sum of the firms' MRP curves. S rises, since a higher wage draws more people into the occupation.`,
            `Without intervention the wage is W₁ and employment L₁, where D meets S. A national minimum wage above W₁ is shown by the level line NMW. Firms now employ only L₂, where this line meets D, because beyond it a worker adds less to revenue than he or she costs. At the same time L₃ people wish to work. The excess supply L₃ − L₂ is unemployment. Only L₁ − L₂ of it are jobs lost, while the rest are people who did not offer such work at the old wage. How large the loss is depends on the elasticity of demand for labour, and so on substitutes for labour, on the share of wages in costs and on the elasticity of demand for the product. ${each.demand}. It depends on time too: as years go by, ${each.response}.`,
            'However, this result assumes that employers compete for workers. A monopsony is a single buyer of labour. It faces the whole rising supply curve of labour, which is its average cost, and to attract one more worker it has to raise the pay of all. Its marginal cost of labour is therefore above the supply curve. It employs workers up to the point where this marginal cost equals MRP, and pays the wage that supply requires for that number, which is less than MRP. Employment and wage are both lower than in competition. If a minimum wage is now set between this wage and MRP, the cost of one more worker is simply the minimum, as long as there are people who are willing to work for it. The employer no longer has a reason to hold back in order to keep pay low, and employment can rise along with the wage, most of all if the minimum is set at the competitive level.',
            `How much of this applies here? ${each.employers}. There are further reasons why jobs may not be lost. ${each.quality}. In the terms of the diagram, D shifts to the right. The low-paid spend most of what they earn, so that a general rise in low wages may raise the demand for many products, though employers whose profits fall may spend less. And a minimum that lies below the equilibrium wage has no effect at all.`,
            `The claim is therefore right for one kind of market and at least doubtful for another. Theory alone cannot decide it, because the effect depends on how much power employers have over pay, on how high the minimum is set compared with the present wage and with MRP, and on how easily labour can be replaced. Nor are lost jobs alone decisive for the policy, since those who keep theirs gain. But the claim is about unemployment. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
