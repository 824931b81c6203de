import { drawn, falling, required, rising } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { DiagramCheck, Place } from '@/lib/exams/marking/diagram'
import { shiftDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '8.3')

export { templates }

const meet = (...cross: [string, string]): Place => ({ cross })
const atWage = (place: Place): Place => ({ on: 'y', beside: place })

/** Supply of a rare talent may be drawn steep or upright, and then crosses the other: it is scarcer at the wage of its own market. */
const SCARCE_TALENT: DiagramCheck[] = [
  ...falling('D1', 'D2'),
  ...rising('S1'),
  { draws: 'S2', shape: ['rises', 'upright'] },
  { moves: 'D2', to: 'right', from: 'D1' },
  { spot: meet('D2', 'S2'), to: 'up', from: meet('D2', 'S1') },
  { marks: 'W1', at: atWage(meet('D1', 'S1')) },
  { marks: 'W2', at: atWage(meet('D2', 'S2')) },
  { spot: { label: 'W2' }, to: 'up', from: { label: 'W1' } },
]

const DEMAND_AND_SUPPLY = {
  name: 'labour/wage-differential-both-drawn',
  checks: SCARCE_TALENT,
  moves: [
    { curve: 'D', to: 'right' },
    { curve: 'S', to: 'left' },
  ],
  point:
    'a labelled diagram: D₂ to the right of D₁, S₂ to the left of S₁ (it may be steep or upright), W₁ where D₁ meets S₁ and the higher W₂ where D₂ meets S₂',
  shows:
    'Two demand curves fall, D₂ to the right of D₁. Two supply curves rise, S₂ to the left of S₁. D₁ and S₁ meet at the wage W₁, D₂ and S₂ at the higher wage W₂.',
} as const

const SUPPLY_ALONE = {
  name: 'labour/wage-differential-supply-drawn',
  checks: null,
  moves: [{ curve: 'S', to: 'left' }],
  point:
    'a labelled diagram: the same D for both, S₂ to the left of S₁, W₁ and L₁ where D meets S₁, the higher W₂ and the smaller L₂ where D meets S₂',
  shows:
    'One demand curve D falls. Two supply curves rise, S₂ to the left of S₁. D and S₁ meet at the wage W₁ and the employment L₁, D and S₂ at the higher wage W₂ and the smaller employment L₂.',
} as const

const DEMAND_ALONE = {
  name: 'labour/wage-differential-demand-drawn',
  checks: null,
  moves: [{ curve: 'D', to: 'right' }],
  point:
    'a labelled diagram: the same S for both, D₂ to the right of D₁, W₁ and L₁ where D₁ meets S, the higher W₂ and the larger L₂ where D₂ meets S',
  shows:
    'One supply curve S rises. Two demand curves fall, D₂ to the right of D₁. D₁ and S meet at the wage W₁ and the employment L₁, D₂ and S at the higher wage W₂ and the larger employment L₂.',
} as const

const PAIRS = [
  {
    high: 'football players in the first league',
    low: 'nurses',
    each: DEMAND_AND_SUPPLY,
    hint: 'treat them as if they were of similar size, with different demand and different supply',
    stem: 'In Country X, football players in the first league earn forty times as much as nurses. Their matches are shown on television in many countries. Most nurses work in state hospitals, where patients do not pay.',
    mrp: 'Millions of people can watch the same match, so that one excellent player may bring a club very much revenue from television, tickets and shirts. A nurse looks after a few patients at a time, and in a state hospital they do not pay. The MRP of a nurse, as far as it can be measured, is far lower',
    drawnAs:
      'The diagram treats the two groups as if they were of similar size. D₂, the demand for players, lies to the right of D₁, the demand for nurses, S₂ lies to the left of S₁, and W₂ is above W₁ for both reasons',
    supply:
      'Millions of young people would like to play in the first league, but very few are good enough, and no wage can increase their number quickly, so the supply of such talent is very inelastic. Nursing takes some years of training that many people can complete. If as many people could play like the best as can learn to be nurses, players would be cheap, however many watched',
    rent: 'Most players would go on playing for a small part of what they earn, because their next best job pays little. The greater part of their pay is economic rent, while transfer earnings are a much larger share of the pay of nurses',
    power:
      'Clubs compete for players, who have agents and can move abroad, so they receive most of their MRP. The state is almost the only employer of nurses, a monopsony that can pay less than a competitive market would',
    verdict:
      'For players and nurses I judge that the view is right about one half. A high MRP is necessary, since no club would pay a player more than he or she brings in, but it would not be sufficient if talent was not so rare. On the side of the nurses the view is weakest: their pay is decided by the state as a large employer, and a wage that is low because patients do not pay says nothing about what their work is worth to society',
    notes: {
      mrp: 'one match is sold to millions of viewers; a nurse looks after a few patients, who do not pay',
      supply: 'few have the talent and no wage increases their number quickly; many can train as nurses',
      rent: 'most of a player’s pay is rent; transfer earnings are a larger share for nurses',
      power: 'clubs compete for players; the state is a monopsony for nurses',
    },
    verdictPoint:
      'a conclusion such as: MRP is necessary but only scarce talent makes pay so high, and the pay of nurses is decided by the state rather than by MRP',
  },
  {
    high: 'mechanics on oil platforms',
    low: 'mechanics on land',
    each: SUPPLY_ALONE,
    hint: 'assume for simplicity that the demand curve is the same for both',
    stem: 'Off the coast of Country X, mechanics on oil platforms earn twice as much as mechanics with the same qualification on land. They live on the platform for three weeks at a time, work at night as well, and have more accidents.',
    mrp: 'A pump that stands still on a platform stops the flow of valuable oil, so a mechanic who repairs it may add more to revenue than one who repairs a lorry. But both have the same skill and repair about as much in an hour, and an oil company hires mechanics only until the MRP of the last of them has fallen to what he or she costs',
    drawnAs:
      'The diagram assumes for simplicity that the MRP curve, D, is the same for both groups. S₂, the supply of mechanics to platforms, lies to the left of S₁, the supply on land. As fewer people go to sea at each wage, only L₂ are employed there, at the higher wage W₂',
    supply:
      'But people compare the net advantages of jobs and not wages alone. Weeks away from the family, night work and danger are non-wage factors that make the job on a platform less attractive, so that fewer people offer themselves at each wage. The higher pay is a compensating differential, which makes up for them',
    rent: 'A mechanic who just about prefers the platform would return to land for any less, so the whole of this higher wage is transfer earnings. Only those who do not mind the sea receive economic rent',
    power:
      'The two groups do the same kind of work, and a mechanic can move from one to the other, so neither discrimination nor immobility explains the gap. A trade union on the platforms may have some power, as a strike would stop the oil, and oil companies can afford to pay',
    verdict:
      'For the mechanics I judge that the view confuses cause and effect. In equilibrium the MRP of the last mechanic on a platform is indeed higher, but only because so few are willing to go there. The cause is supply: danger, night work and absence from home. A part of the gap may still be due to the value of the oil, and this could be tested: if platforms became as safe and pleasant as a workshop on land, what was left of the gap would have to be explained by MRP or by a union',
    notes: {
      mrp: 'a pump that stands still stops the oil, but skill and output in an hour are the same',
      supply:
        'net advantages: absence, night work and danger make supply smaller; a compensating differential',
      rent: 'for the last mechanic the higher wage is transfer earnings; rent for those who do not mind the sea',
      power: 'no immobility or discrimination; a union may gain something, as a strike stops the oil',
    },
    verdictPoint:
      'a conclusion such as: no, MRP at the margin is higher because few are willing to go; compensation for danger and absence is the cause',
  },
  {
    high: 'software developers',
    low: 'care workers',
    each: DEMAND_ALONE,
    hint: 'assume for simplicity that the supply curve is the same for both',
    stem: 'In Country X, software developers earn three times as much as care workers, who look after old people in their homes. The training for either takes about two years. Nine in ten care workers are women. Most of them are employed by the towns, which pay for the care out of taxes.',
    mrp: 'A program that is written once can be sold to any number of customers at hardly any extra cost, so that one developer may add very much to the revenue of a firm. A care worker can wash and feed only a few people in a day, and this cannot be done faster without harm. As the towns decide what is paid for care, its MRP depends on them',
    drawnAs:
      'In the diagram the supply curve S is taken to be the same for both, as the training is equally long. D₂, the demand for developers, lies to the right of D₁, the demand for care workers, so their wage W₂ is above W₁',
    supply:
      'But if supply really were the same, care workers would train as developers until the wages came closer to each other. That this does not happen shows that they are immobile. Not everyone has the talent to write programs, girls may be led early to other subjects, and some like to care for people and accept less pay for it',
    rent: 'Developers whose talent is rare receive economic rent, and this can last, since training cannot create talent',
    power:
      'In each town the town itself is almost the only employer of care workers, a monopsony whose wage is below MRP, and workers who visit homes alone are hard to organise in a trade union. There may be discrimination as well: if work that is mostly done by women is thought to be worth less, the demand for it is below its true value. Developers, in contrast, can choose among many firms, at home and abroad',
    verdict:
      'For developers and care workers I judge that the view explains a good part of the gap but not the whole. The productivity of developers is really raised by a product that can be copied. But the low pay of care workers follows from the budgets and the power of the towns, and perhaps from discrimination, and not from a low value of what they do. Their MRP cannot be observed apart from what the towns are willing to pay, so to explain pay by it comes close to arguing in a circle',
    notes: {
      mrp: 'a program can be copied at hardly any cost; care takes time, and towns decide what is paid for it',
      supply:
        'with equal supply people would change; talent, early choices and preference make workers immobile',
      rent: 'rent for rare talent, which lasts, as training cannot create it',
      power: 'towns as monopsonies, few unions, perhaps discrimination; developers can choose among firms',
    },
    verdictPoint:
      'a conclusion such as: a good part for developers, but the pay of care workers reflects budgets, monopsony and perhaps discrimination; their MRP is not observed independently',
  },
] as const

question('wage-differentials-and-mrp', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ pair: random.pick(PAIRS) }),
  make: ({ pair }) => {
    const { checks, drawing } = shiftDiagram({
      name: pair.each.name,
      moves: pair.each.moves,
      x: 'Number of workers',
      y: 'Wage',
      value: 'W',
      amount: 'L',
      title: 'Two labour markets in one diagram',
      shows: pair.each.shows,
    })
    return {
      stem: pair.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram, evaluate the view that ${pair.high} are paid more than ${pair.low} because their marginal revenue product is higher. Draw both labour markets in one diagram (1 for ${pair.low}, 2 for ${pair.high}) and ${pair.hint}.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'marginal revenue product',
              [
                'MRP = MPP × MR; demand for labour is derived demand; a firm employs workers up to the point where MRP = MC of labour, in a competitive market the wage',
                required(drawn(pair.each.point, ...(pair.each.checks ?? checks))),
                `MRP here: ${pair.notes.mrp}`,
                'skills, capital per worker and a dearer product raise MRP; no firm goes on paying a worker more than his or her MRP',
              ],
            ],
            [
              'supply',
              [
                'the wage depends on supply too: MRP falls as more are employed, so MRP at the margin is high where supply is small',
                `supply here: ${pair.notes.supply}`,
                `transfer earnings and economic rent: ${pair.notes.rent}`,
              ],
            ],
            [
              'imperfect markets and measurement',
              [
                `power of employers, unions and agents, mobility, discrimination: ${pair.notes.power}`,
                'MRP is hard to measure in a team, and where the product is not sold',
              ],
            ],
          ],
          judgement: [
            'tests “because”: in equilibrium wage and MRP are equal whatever the cause, so equality alone does not prove the view',
            'weighs demand against supply and the power of each side for these two occupations',
            'distinguishes what workers add to revenue from what their work is worth to society',
            pair.verdictPoint,
          ],
          solution:
            'Explain the demand for labour by MRP and draw both markets in one diagram: W₂ has to be **above** W₁. Then ask *why* MRP at the margin is higher: because the curve lies further out, or because so few workers supply this kind of labour? Add what a competitive market leaves out: power, immobility, discrimination. Judge which of these matters most for the two occupations of the stem.',
          modelAnswer: [
            'The demand for labour is derived from the demand for what workers produce. Marginal revenue product is the revenue that one more worker adds, marginal physical product times marginal revenue. A firm that maximises profit employs workers until MRP equals the marginal cost of labour. In a competitive labour market this cost is the wage, and the MRP curve of a firm is its demand for labour. The wage of an occupation should therefore be high if its workers are skilled, have much capital to work with or produce something that sells at a high price.',
            `${pair.mrp}. ${pair.drawnAs}. Pay that stays high requires a high MRP of some kind.`,
            `But a demand curve alone does not fix a wage. MRP falls as more workers are employed, because of diminishing returns and because more output may have to be sold at a lower price. How high it is at the margin depends on how many there are, and so on supply. If an occupation is open to many, people enter it until its wage is no better than elsewhere. ${pair.supply}. So the statement that the wage equals MRP, which is true for every occupation in a competitive equilibrium, is not yet an explanation. It would be true whether the gap came from demand or from supply.`,
            `Transfer earnings are the least that keeps a worker in the present job, and economic rent is what he or she earns above that. The more inelastic supply is, the larger is the share of rent. ${pair.rent}.`,
            `Furthermore, labour markets are not always competitive. A monopsony pays less than MRP, a trade union may push pay up, workers may not be able to move to better-paid occupations or regions, and employers may undervalue the MRP of a group, which is discrimination. ${pair.power}. MRP is also hard to measure in a team or where a service is not sold, and it is not the same as value to society, since it leaves out external benefits.`,
            `To say that some are paid more *because* their MRP is higher is correct only if MRP differs for reasons of its own, such as skill, equipment or the price of the product. Where it differs because few can or will do the work, supply is the cause, and where one side has power, the wage need not equal MRP at all. ${pair.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
