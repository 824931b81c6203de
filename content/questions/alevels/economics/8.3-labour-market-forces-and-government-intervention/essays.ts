import { drawn, readOff, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { minimumWageDiagram, monopsonyDiagram } from '../diagrams-a2'

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

const ORGANISED = [
  {
    workers: 'the miners',
    stem: 'A copper mine is almost the only employer in a remote valley of Country X. Its miners have founded a trade union, which nearly all of them have joined. The union demands a higher wage. The mine sells its copper at a high world price.',
    employers:
      'As almost the only employer, the mine faces nearly the whole supply of labour of the valley, and few miners can easily move to another district because of their houses and families. This is close to the model',
    power:
      'Nearly all the miners belong to the union, nobody else in the valley can take their places, and a mine with a high profit has much to lose by a strike and the means to pay more',
    jobs: 'At any wage between W₁ and the MRP at L₁ the mine would employ more miners. Wages are an important part of the cost of copper, however, and machines can dig as well, so in the long run the demand for miners is fairly elastic',
    more: 'Fewer accidents, for which a union may press as well, would raise both the supply of miners and what each of them produces',
    verdict:
      'For the miners I judge that the view is right as long as the union is content with a wage close to W₂. The mine has the power of a monopsony, its profit is high and the union is strong enough to limit this power. If the union went above the MRP at L₁, jobs would be lost, and if the world price of copper fell, MRP would shift to the left and the same wage would cost jobs',
    notes: {
      employers: 'almost the only employer of the valley, and miners who can hardly move',
      power: 'nearly all are members, nobody can replace them, and a high profit is at stake',
      jobs: 'room for more up to MRP at L₁; wages a large share of cost, machines in the long run',
      more: 'fewer accidents',
    },
    verdictPoint:
      'a conclusion such as: right for a monopsony with a strong union, up to the MRP at L₁ and as long as the price of copper holds',
  },
  {
    workers: 'the lorry drivers',
    stem: 'In Country X, two thousand small firms carry goods by lorry. They compete on price with one another and with firms from abroad. A fifth of their drivers belong to a trade union, which demands a wage well above the present one.',
    employers:
      'With two thousand firms, a driver who is badly paid can go to another, so that none of the firms has power over the wage. Each of them is a wage taker, and the model of a monopsony does not fit',
    power:
      'Only a fifth of the drivers are members, firms can employ others or leave the work to foreign rivals, and firms that compete on price earn little more than normal profit, so a strike can hardly force them to pay more',
    jobs: 'Wages are a large part of the cost of carrying goods, and customers can change to foreign firms or to the railway. The demand for drivers is therefore elastic, and a wage well above the equilibrium would cost many jobs',
    more: 'Lorry drivers who stay longer with a firm and are better trained have fewer accidents, and a union that helps with training may raise MRP somewhat',
    verdict:
      'For the lorry drivers I judge that the view is wrong. The market is close to a competitive one, so a higher wage without higher productivity means fewer jobs, and the union hardly has the power to obtain it in any case. It could do more for its members through training and safety, or by asking for a law on driving hours for all firms, foreign ones included',
    notes: {
      employers: 'two thousand firms, each a wage taker: no monopsony',
      power: 'few members, other drivers and foreign rivals, firms with little more than normal profit',
      jobs: 'wages a large share of cost, foreign firms and railway as substitutes: elastic',
      more: 'longer stay and training mean fewer accidents',
    },
    verdictPoint:
      'a conclusion such as: wrong for a competitive market with elastic demand and few members, unless productivity rises',
  },
  {
    workers: 'the teachers',
    stem: 'Nearly all schools in Country X belong to the Ministry of Education, which decides on the wage of teachers. It has more posts than it can fill at this wage. Four in five teachers belong to a trade union, which demands a higher wage. The budget of the ministry is fixed for two years.',
    employers:
      'The ministry is the only large employer of teachers, so it does have the power of a monopsony. The unfilled posts fit the diagram: at W₁ it would like to employ more teachers than L₁, since their MRP is above the wage, but nobody else will come at this wage. But it does not seek profit, and what a teacher adds to revenue can only be estimated, as lessons are not sold',
    power:
      'Four in five teachers are members, and nobody can replace them quickly. A strike costs the ministry no profit, but parents who are voters, and it is their anger that counts',
    jobs: 'The limit is the budget. The money that is now left over because posts are unfilled can pay for a higher wage and some more teachers. Beyond that, and as long as the budget is fixed, each rise of the wage means that fewer teachers can be paid',
    more: 'Teachers who are better paid stay longer, and experienced teachers give better lessons, although no revenue shows it',
    verdict:
      'For the teachers I judge that the view is right within narrow limits. A moderate rise would fill posts that are empty for lack of applicants, so that wage and employment rise together. A large one would probably meet the fixed budget before it met MRP. After two years it becomes a political decision whether taxpayers will pay more, and the model can show only that the power to pay too little is there',
    notes: {
      employers: 'the only large employer; unfilled posts fit the model, but it seeks no profit',
      power: 'four in five are members and hard to replace; parents are voters',
      jobs: 'the money of unfilled posts pays for a small rise, then the fixed budget is the limit',
      more: 'experienced teachers stay, though no revenue shows it',
    },
    verdictPoint:
      'a conclusion such as: right for a moderate rise that fills empty posts, within the limits of a fixed budget; afterwards a political decision',
  },
] as const

question('trade-union-wage-and-employment', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(ORGANISED) }),
  make: ({ each }) => {
    const { checks, drawing } = monopsonyDiagram(each.workers)
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram of a monopsony labour market, evaluate the view that the trade union can raise both the wage and the employment of ${each.workers}. Mark the wage and the employment without the union as W₁ and L₁, and draw the union wage W₂ as a level line where AC, the supply of labour, meets MRP.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'both may rise',
              [
                'trade union: an organisation of workers that bargains with employers over pay and conditions; collective bargaining replaces bargaining by each worker',
                required(
                  drawn(
                    'a labelled diagram of the monopsony: MRP, AC (the supply of labour) and MC above it, L₁ where MC = MRP, W₁ on AC at L₁',
                    ...checks,
                  ),
                ),
                drawn(
                  'the union wage in it: W₂ and L₂ where AC meets MRP, both above W₁ and L₁',
                  ...readOff(['AC', 'MRP'], 'W2', 'L2'),
                ),
                'a monopsony must raise the wage of all to attract one more worker, so MC is above AC, and the wage is below MRP',
                'at a union wage MC of labour is level up to AC, so holding back employment no longer keeps pay low: employment rises, up to L₂',
                `productivity: MRP may shift to the right; ${each.notes.more}`,
              ],
            ],
            [
              'the wage rises and employment falls, or neither changes',
              [
                'competitive market: a wage above the equilibrium means a movement up along the demand for labour, jobs are lost and more people look for work',
                'in a monopsony too, a wage above MRP at L₁ reduces employment below L₁',
                `demand for labour and jobs here: ${each.notes.jobs}`,
                `power of the union: ${each.notes.power}`,
              ],
            ],
          ],
          judgement: [
            `tests the assumption of a monopsony: ${each.notes.employers}`,
            'relates the result to the level of the wage: up to W₂, between W₂ and MRP at L₁, above it',
            'distinguishes what the union can obtain (power) from what happens to jobs if it does',
            each.verdictPoint,
          ],
          solution:
            'Draw MRP, the supply of labour AC and, steeper, MC. Find L₁ where MC meets **MRP**, but read W₁ off **AC**. Show the union wage at W₂ and say why MC becomes level there, which is the heart of the argument. Then ask three things of the stem: is the employer a monopsony, is the union strong enough, and how high may the wage go before jobs are lost?',
          modelAnswer: [
            'A trade union is an organisation of workers that bargains with employers over pay and conditions on behalf of its members. A single worker who asks for more pay can be replaced, but all of them together hardly can.',
            'Consider first a monopsony, a single buyer of labour. In the diagram AC is the supply curve of labour: it shows the wage that has to be paid to attract each number of workers. In order to attract one more, the employer has to raise the pay of all, so the marginal cost of labour, MC, lies above AC. The employer maximises profit at L₁, where MC equals MRP, the revenue that the last worker adds. The wage is W₁, read off AC. It is less than MRP, and both wage and employment are below W₂ and L₂, the level at which AC meets MRP and to which a competitive market would lead.',
            'Now a union obtains the wage W₂ for everyone. Nobody may be employed for less, but up to L₂ enough people will work at this wage. One more worker then costs exactly W₂, as the pay of the others no longer has to rise. The marginal cost of labour has become a level line as far as L₂. Each worker between L₁ and L₂ adds more to revenue than that, so the employer hires until L₂. Wage and employment have risen together, at the expense of profit. Between W₂ and the MRP at L₁ employment is still larger than L₁ though smaller than L₂. Above that MRP, it falls below L₁ even in a monopsony.',
            `In a competitive labour market the result is another one. The wage is already equal to MRP. If a union pushes it up, each firm moves up along its MRP curve and employs fewer workers, while more people want such jobs. Those who keep their work gain, and those who lose it or do not find it pay the price. Which of the two models is nearer to the truth here? ${each.employers}.`,
            `Even where a higher wage need not cost jobs, the union has to be able to obtain it. It is strong if most workers belong to it, if they are hard to replace and if the employer can afford to pay. ${each.power}. How many jobs are at stake depends on the elasticity of demand for labour, that is, on the share of wages in cost, on substitutes for labour and on the demand for the product. ${each.jobs}. There is a further way in which wage and employment may rise together, whatever the market: the union may agree to new methods or help to improve training and conditions, so that the MRP curve shifts to the right. ${each.more}.`,
            `The view is thus right under three conditions. The employer must have power over the wage, the union must be strong enough to take it away, and its demand must not go too far. If the first is missing, a higher wage costs jobs unless productivity rises. If the second is missing, nothing happens. If the third is, jobs are lost even in a monopsony. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
