import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { asNumbered, numbering } from '../numbered-statements'

const { question, templates } = choiceQuestions('8.3')

export { templates }

const OCCUPATIONS = [
  {
    who: 'bakers',
    shifts: [
      'Consumers buy more bread at each price.',
      'Each baker can bake more, at an unchanged price of bread.',
    ],
    others: [
      ['The wage of bakers falls.', 'a fall in their own wage is a movement along the curve'],
      ['A machine that replaces bakers becomes cheaper.', 'a cheaper substitute shifts demand to the left'],
      ['More people train to become bakers.', 'this shifts the supply of bakers'],
      [
        'The price of bread falls after cheap imports.',
        'a lower price lowers MRP and shifts demand to the left',
      ],
    ],
  },
  {
    who: 'bricklayers',
    shifts: ['More families order new houses.', 'The price of new houses rises.'],
    others: [
      ['The wage of bricklayers falls.', 'a fall in their own wage is a movement along the curve'],
      [
        'Houses are more often made of ready-made panels.',
        'a substitute for brick walls shifts demand to the left',
      ],
      ['Bricklayers from abroad enter the country.', 'this shifts the supply of bricklayers'],
      ['A tax is charged on firms for each bricklayer employed.', 'a cost on top of the wage lowers demand'],
    ],
  },
  {
    who: 'taxi drivers',
    shifts: ['More tourists visit the city.', 'Fares rise because trains are often late.'],
    others: [
      ['The wage of taxi drivers falls.', 'a fall in their own wage is a movement along the curve'],
      ['Taxis without drivers are licensed.', 'a substitute for drivers shifts demand to the left'],
      ['The driving test becomes easier to pass.', 'this shifts the supply of drivers'],
      [
        'The city opens a cheap underground railway.',
        'fewer taxi rides are demanded, so demand shifts to the left',
      ],
    ],
  },
  {
    who: 'software engineers',
    shifts: ['Sales of computer games rise strongly.', 'Each engineer can write more, at unchanged prices.'],
    others: [
      ['The wage of software engineers falls.', 'a fall in their own wage is a movement along the curve'],
      ['Firms buy ready-made programs from abroad instead.', 'this substitute shifts demand to the left'],
      ['More students take degrees in computing.', 'this shifts the supply of engineers'],
      [
        'The price at which games can be sold falls.',
        'a lower price lowers MRP and shifts demand to the left',
      ],
    ],
  },
] as const

question('shift-of-labour-demand', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const item = random.pick(OCCUPATIONS)
    return {
      who: item.who,
      right: random.pick<string>(item.shifts),
      wrong: random.sample<readonly [string, string]>(item.others, 3),
    }
  },
  make: ({ who, right, wrong }) => ({
    stem: '',
    prompt: [
      `Which change, other things being equal, shifts the demand for ${who} to the right?`,
      `What would cause the demand curve for ${who} to shift to the right?`,
    ],
    right,
    wrong: wrong.map(([text, error]): [string, string] => [text, `You mistook the effect: ${error}.`]),
    solution: `The demand for ${who} is derived from the demand for what they produce. It shifts to the right if their marginal revenue product rises at each number of workers: because the product sells in larger quantity or at a higher price, or because each worker produces more. “${right}” is such a change.

A change in the wage is only a movement along the curve.`,
  }),
})

const ELASTICITY = ['inelastic | small | difficult', 'elastic | large | easy'] as const

question('conditions-for-elastic-labour-demand', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    asked: random.int(0, 1),
    drawn: random.sample([0, 1, 2, 3], 3),
    form: random.pick(['least', 'fewest'] as const),
    who: random.pick(['pilots', 'waiters', 'weavers', 'warehouse workers', 'surgeons']),
  }),
  make: ({ asked, drawn, form, who }) => {
    const right = ELASTICITY[asked] ?? ''
    const cells = right.split(' | ')
    const turn: Record<string, string> = {
      inelastic: 'elastic',
      elastic: 'inelastic',
      small: 'large',
      large: 'small',
      difficult: 'easy',
      easy: 'difficult',
    }
    const turned = (...at: number[]) =>
      cells.map((cell, place) => (at.includes(place) ? (turn[cell] ?? '') : cell)).join(' | ')
    const all: [string, string][] = [
      [
        turned(0),
        'You have the demand for the product wrong. If consumers respond strongly to a higher price, fewer workers are needed.',
      ],
      [
        turned(1),
        'You have the share of wages in costs wrong. If it is large, a higher wage raises the price of the product by more.',
      ],
      [
        turned(2),
        'You have the replacement by machines wrong. If it is easy, a higher wage soon costs jobs.',
      ],
      [turned(0, 1, 2), 'You chose the opposite case.'],
    ]
    const small = asked === 0
    return {
      stem: `Some employers of ${who} must pay a wage that is 10% higher.`,
      prompt:
        form === 'least'
          ? `Under which conditions is their demand for ${who} **${small ? 'least' : 'most'}** elastic?`
          : `Under which conditions do they cut the number of ${who} by the **${small ? 'smallest' : 'largest'}** percentage?`,
      columns: `demand for the product | wages as a share of total cost | replacing ${who} by machines`,
      right,
      wrong: Object.fromEntries(drawn.map(at => all[at] ?? ['', ''])),
      solution: `A higher wage raises costs and so the price of the product. The ${small ? 'smaller the share of wages, the less the price rises, and if demand for the product is inelastic, sales hardly fall' : 'larger the share of wages, the more the price rises, and if demand for the product is elastic, sales fall by much'}. If workers are ${small ? 'difficult' : 'easy'} to replace by machines, ${small ? 'few' : 'many'} lose their jobs in this way. So demand for ${who} is ${small ? 'least' : 'most'} elastic.`,
    }
  },
})

const EVENTS = [
  ['The price of the crops that they pick rises.', 'demand', 'right', 'Their MRP rises.'],
  ['Machines that pick the crops become much cheaper.', 'demand', 'left', 'Machines replace them.'],
  [
    'Consumers turn to imported crops.',
    'demand',
    'left',
    'Demand for labour is derived from demand for the crops.',
  ],
  [
    'A better method lets each of them pick more, and the price of crops stays the same.',
    'demand',
    'right',
    'Their MRP rises.',
  ],
  [
    'Wages in nearby factories, where they could work too, rise.',
    'supply',
    'left',
    'Some move to the factories.',
  ],
  [
    'The government lets workers from abroad do this work.',
    'supply',
    'right',
    'More people offer this work at each wage.',
  ],
  [
    'New rules make the work much safer, at no cost to farms.',
    'supply',
    'right',
    'A non-wage factor improves, so more people offer this work at each wage.',
  ],
  [
    'A new law asks for a year of training before anyone may do this work.',
    'supply',
    'left',
    'Fewer people offer this work at each wage.',
  ],
] as const

question('event-in-a-competitive-labour-market', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    event: random.pick(EVENTS),
    crop: random.pick(['fruit', 'tea', 'cotton', 'vegetables']),
  }),
  make: ({ event: [event, curve, side, why], crop }) => {
    const up = side === 'right'
    const wage = (curve === 'demand') === up ? 'rises' : 'falls'
    const jobs = up ? 'rises' : 'falls'
    const other = (word: string) => (word === 'rises' ? 'falls' : 'rises')
    const name = (which: string, to: string) => `${which}, to the ${to}`
    const away = up ? 'left' : 'right'
    return {
      stem: `Workers who pick ${crop} are hired in a perfectly competitive labour market. ${event.replace('the crops', `the ${crop}`).replace('of crops', `of ${crop}`).replace('imported crops', `imported ${crop}`)}`,
      prompt: [
        'Which row shows the curve that shifts and the effects?',
        'Which row shows what happens in this labour market?',
      ],
      columns: 'curve of labour that shifts | wage | employment',
      right: `${name(curve, side)} | ${wage} | ${jobs}`,
      wrong: {
        [`${name(curve, side)} | ${other(wage)} | ${jobs}`]:
          curve === 'supply'
            ? 'You have the shift right. But the new equilibrium lies on the old demand curve, so wage and employment move in opposite directions.'
            : 'You have the shift right. But the new equilibrium lies on the old supply curve, so wage and employment move together.',
        [`${name(curve === 'demand' ? 'supply' : 'demand', side)} | ${curve === 'demand' ? other(wage) : jobs} | ${jobs}`]: `You shifted the wrong curve. The event changes the ${curve === 'demand' ? 'number of workers that farms want at each wage' : 'number of people who offer this work'}.`,
        [`${name(curve, away)} | ${other(wage)} | ${other(jobs)}`]:
          'You have the right curve but the wrong direction of the shift.',
      },
      solution: `${why} The ${curve} of labour shifts to the ${side}.

Along the ${curve === 'demand' ? 'supply' : 'demand'} curve, which has not moved, the wage ${wage} and employment ${jobs}.`,
    }
  },
  verify: ({ event: [event] }) =>
    /^(The price|A better)/.test(event)
      ? 'demand, to the right'
      : /Machines|Consumers/.test(event)
        ? 'demand, to the left'
        : /abroad|safer/.test(event)
          ? 'supply, to the right'
          : 'supply, to the left',
})

const WAGE_TAKER = {
  correct: [
    [
      'The supply of labour to it is perfectly elastic at the market wage.',
      'It is one of many employers, so it can hire as many as it wants at this wage.',
    ],
    [
      'Its marginal cost of labour is equal to the wage.',
      'One more worker costs the market wage, and the pay of the others does not change.',
    ],
    [
      'It employs workers up to the number at which MRP equals the wage.',
      'Up to there each worker adds at least as much to revenue as to cost.',
    ],
    [
      'If it alone can sell at a higher price, it employs more workers at the same wage.',
      'A higher price raises MRP at each number of workers, and one firm alone does not move the wage.',
    ],
    [
      'If it offers less than the market wage, it cannot keep any workers.',
      'Workers know the market wage and can move freely to another employer.',
    ],
  ],
  wrong: [
    [
      'It must offer a higher wage in order to hire one more worker.',
      'This is true of a monopsonist. A wage taker can hire any number at the market wage.',
    ],
    [
      'Its average cost of labour is below its marginal cost of labour.',
      'Both are equal to the market wage. They differ only if the firm must raise the wage to hire more.',
    ],
    [
      'The total of its wages is equal to what all its workers together add to revenue.',
      'The wage equals the MRP of the last worker only. Those before add more, which pays for the other factors.',
    ],
    [
      'It lowers the market wage when it dismisses some of its workers.',
      'It is too small a part of the market to change the wage.',
    ],
  ],
} as const

question('firm-in-a-perfect-labour-market', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: numbering(random, WAGE_TAKER),
    who: random.pick(['A café', 'A small farm', 'A cleaning firm', 'A restaurant']),
  }),
  make: ({ item, who }) =>
    asNumbered(item, {
      told: `${who} hires workers in a perfectly competitive labour market. Consider three statements about this firm.`,
      asked: 'Which statements are correct?',
    }),
})

const RENT_CHANGES = {
  more: [
    [
      'Demand for them rises, but their number cannot be raised.',
      'The wage rises and nobody new enters, so the whole rise is economic rent.',
    ],
    [
      'Pay in the other jobs that they could do falls.',
      'Less is needed to keep them where they are, so more of their wage is economic rent.',
    ],
  ],
  less: [
    ['Pay in the other jobs that they could do rises.', 'more is now needed to keep them in this work'],
    [
      'Customers become less willing to pay for their services.',
      'the wage falls, while pay in their next best job is the same',
    ],
    [
      'Their work becomes harder, so that more leave at each wage.',
      'more is now needed to keep them in this work',
    ],
    [
      'A law sets a maximum on their pay, below its present level.',
      'the wage falls, but what they could earn elsewhere does not',
    ],
  ],
} as const

question('share-of-economic-rent', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    right: random.pick<readonly [string, string]>(RENT_CHANGES.more),
    wrong: random.sample<readonly [string, string]>(RENT_CHANGES.less, 3),
    who: random.pick(['heart surgeons', 'airline pilots', 'veterinary surgeons', 'patent lawyers']),
  }),
  make: ({ right: [right, why], wrong, who }) => ({
    stem: `The earnings of ${who} consist of transfer earnings and economic rent.`,
    prompt: [
      'Which change, other things being equal, raises the share of economic rent in their earnings?',
      'Which change would make economic rent a larger part of these earnings?',
    ],
    right,
    wrong: wrong.map(([text, error]): [string, string] => [
      text,
      `You chose a change that lowers the share: ${error}.`,
    ]),
    solution: `Transfer earnings are the least that keeps workers in their present work: the pay in their next best job. Whatever is paid above this is economic rent. ${why}

The other three changes raise transfer earnings, or lower the wage towards them.`,
  }),
})
