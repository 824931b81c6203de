import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = choiceQuestions('3.1')

export { templates }

const PROBLEMS = [
  {
    problem: 'missing market',
    texts: [
      'No firm offers to build a flood barrier for a town.',
      'No firm offers to light the streets of a village.',
      'No firm offers to keep pirates away from a coast.',
    ],
  },
  {
    problem: 'under-consumption',
    texts: [
      'People underrate the benefit of health checks.',
      'Young workers underrate how much a pension will matter to them.',
      'Parents underrate how much dental care helps their children.',
    ],
  },
  {
    problem: 'over-consumption',
    texts: [
      'People underrate the harm of cigarettes.',
      'Players underrate the losses from online gambling.',
      'Young people underrate the harm of strong alcohol.',
    ],
  },
  {
    problem: 'unstable price',
    texts: [
      'The price of cocoa changes by half from year to year with the weather.',
      'The price of wheat falls by a third after each good harvest.',
      'The price of a raw material doubles and halves within months.',
    ],
  },
  {
    problem: 'unaffordable price',
    texts: [
      'At the equilibrium rent, families with low incomes cannot find a home.',
      'At the equilibrium price, poor households cannot pay for bread.',
      'At the equilibrium price, many patients cannot pay for a medicine.',
    ],
  },
] as const

question('match-reason-to-problem', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    picked: random
      .sample(PROBLEMS, 3)
      .map(({ problem, texts }) => ({ problem, text: random.pick<string>(texts) })),
  }),
  make: ({ picked }) => {
    const cells = picked.map(({ problem }) => problem as string)
    const swap = (one: number, two: number) =>
      cells.map((cell, at) => (at === one ? (cells[two] ?? '') : at === two ? (cells[one] ?? '') : cell))
    const error = (one: number, two: number) =>
      `You exchanged “${cells[one]}” and “${cells[two]}”: ask whether the good is sold at all, in which quantity, and at what price.`
    return {
      stem: `A government observes three situations.\n\n${picked.map(({ text }, at) => `- Situation ${at + 1}: ${text}`).join('\n')}`,
      prompt: 'Which market problem does each situation show?',
      options: rows(['situation 1', 'situation 2', 'situation 3'], cells, [
        [swap(0, 1), error(0, 1)],
        [swap(1, 2), error(1, 2)],
        [swap(0, 2), error(0, 2)],
      ]),
      solution: picked
        .map(({ problem, text }) =>
          `- ${text} This is a case of ${/^[aeiou]/.test(problem) ? 'an' : 'a'} ${problem}.`.replace(
            /an? (under|over)-/,
            '$1-',
          ),
        )
        .join('\n'),
    }
  },
})

question('size-of-over-or-under-consumption', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const low = random.int(1, 2)
    const actual = random.int(2, 4)
    const informed = random.int(2, 4)
    const each = random.pick([10, 20, 50, 100])
    const gap = Math.abs(actual - informed)
    // The quantity that is neither the gap nor twice the gap stands among the options.
    const other = [actual, informed].find(amount => amount !== gap && amount !== 2 * gap)
    return gap === 0 || other === undefined
      ? null
      : {
          low,
          actual,
          informed,
          each,
          consumed: other * each,
          who: random.pick(['a good', 'a service', 'a product']),
        }
  },
  make: ({ low, actual, informed, each, consumed, who }) => {
    // Supply P = low + Q; each demand falls by one step of price for each step of quantity.
    const under = actual < informed
    const gap = Math.abs(actual - informed) * each
    const ticks = (end: number, size: number) => Array.from({ length: end + 1 }, (_, at) => at * size)
    const g = graph({
      x: { label: 'Quantity / thousand units', max: 7 * each, ticks: ticks(7, each), grid: true },
      y: { label: 'Price / $', max: 9, ticks: ticks(9, 1), grid: true },
      width: 270,
      height: 194,
    })
    const cut = (start: number): [number, number] => [Math.max(0, start - 8.8), Math.min(6.4, start - 0.6)]
    const drawn = (start: number, name: string, cls: string, dx: number) => {
      const [from, to] = cut(start)
      return (
        g.line(
          [
            [from * each, start - from],
            [to * each, start - to],
          ],
          cls,
        ) + g.label(to * each, start - to, name, { dx, dy: -4 })
      )
    }
    const top = (quantity: number) => low + 2 * quantity
    const print = (value: number) => `${plain(value)} thousand`
    const [word, other] = under ? ['under-consumed', 'over-consumed'] : ['over-consumed', 'under-consumed']
    return {
      stem: `The diagram shows the market for ${who}. *S* is supply, *D*_{1} is actual demand, and *D*_{2} is demand if consumers had full information.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention/two-demands-on-a-grid',
          title: 'Supply and two demand curves on a grid',
          description: `Price in dollars is on the vertical axis and quantity in thousand units on the horizontal axis. Supply S rises from ${low} ${low === 1 ? 'dollar' : 'dollars'} on the price axis. It meets the falling demand curve D1 at ${plain(actual * each)} thousand units and ${low + actual} dollars, and the falling demand curve D2 at ${plain(informed * each)} thousand units and ${low + informed} dollars.`,
          height: 280,
        },
        g.axes,
        g.line(
          [
            [0, low],
            [6.2 * each, low + 6.2],
          ],
          'l',
        ),
        g.label(6.2 * each, low + 6.2, '*S*', { dx: 5, dy: 4 }),
        drawn(top(actual), '*D*_{1}', 'p', 5),
        drawn(top(informed), '*D*_{2}', 'l', 5),
        g.guide(actual * each, low + actual),
        g.guide(informed * each, low + informed),
      ),
      prompt: 'Which row describes consumption in a free market?',
      columns: 'the good is | by (units)',
      right: `${word} | ${print(gap)}`,
      wrong: {
        [`${other} | ${print(gap)}`]:
          'You exchanged the two demand curves: *D*_{1} decides what is bought in a free market.',
        [`${word} | ${print(2 * gap)}`]:
          'You took the horizontal distance between the demand curves at one price. Compare the quantities at which they meet supply.',
        [`${word} | ${print(consumed)}`]:
          'You gave a quantity consumed, not the difference between two quantities.',
      },
      solution: `In a free market *D*_{1} meets *S* at ${print(actual * each)} units. With full information *D*_{2} meets *S* at ${print(informed * each)} units. So the good is ${word} by ${print(gap)} units.`,
    }
  },
  verify: ({ actual, informed }) => (actual > informed ? 'over-consumed' : 'under-consumed'),
})

const PUBLIC = [
  { good: 'a beam of light from a lighthouse', users: 'shipowners' },
  { good: 'a flood barrier', users: 'house owners' },
  { good: 'street lighting', users: 'residents' },
  { good: 'the defence of a coast', users: 'inhabitants' },
] as const

question('why-no-firm-supplies-it', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(PUBLIC), form: random.int(0, 1) }),
  make: ({ good, users, form }) => {
    const right =
      form === 0
        ? `${users.charAt(0).toUpperCase() + users.slice(1)} who do not pay cannot be excluded, so a firm would collect too little revenue.`
        : `Each of the ${users} can hope to benefit without paying, so hardly any firm could cover its costs.`
    return {
      stem: '',
      prompt: `Why would a free market **not** provide ${good}?`,
      right,
      wrong: {
        [`Each of the ${users} who uses it leaves less for the others, so that demand is too low.`]:
          'You called the good rival. One person’s use of a public good leaves no less for the others.',
        [`${users.charAt(0).toUpperCase() + users.slice(1)} place no value on it, so nobody would be ready to use it.`]:
          'You thought that a missing market means a missing want. People value the good but need not pay to have it.',
        'The government provides it, so no firm is needed to produce it.':
          'You took the result for the cause. The government steps in because no firm supplies the good.',
      },
      solution: `The good is non-excludable: those who do not pay benefit as well. So there are free riders, a firm cannot collect enough revenue to cover its cost, and the market is missing. A government can provide the good, since it can make people pay taxes.`,
    }
  },
})

const STAPLES = ['onions', 'wheat', 'cocoa', 'potatoes', 'coffee'] as const

const FRUITS = ['apples', 'oranges', 'grapes', 'melons', 'pears'] as const

question('good-or-poor-harvest', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const good = random.chance(0.5)
    const quantity = random.step(200, 600, 100)
    const price = random.step(200, 500, 50)
    const elastic = random.chance(0.5)
    const [small, large] = elastic
      ? [random.pick([10, 15]), random.pick([20, 30])]
      : [random.pick([5, 10]), random.pick([20, 30, 40])]
    const [more, less] = elastic ? [large, small] : [small, large]
    const [newQuantity, newPrice] = good
      ? [(quantity * (100 + more)) / 100, (price * (100 - less)) / 100]
      : [(quantity * (100 - more)) / 100, (price * (100 + less)) / 100]
    const change = Math.abs(newQuantity * newPrice - quantity * price) / 1000
    const naive = (Math.abs(newQuantity - quantity) * price) / 1000
    return Math.abs(change - naive) > 0.5 && Number.isInteger(newPrice)
      ? {
          crop: random.pick<string>(elastic ? FRUITS : STAPLES),
          good,
          elastic,
          quantity,
          price,
          newQuantity,
          newPrice,
          more,
          less,
          change,
          naive,
        }
      : null
  },
  make: ({ crop, good, elastic, quantity, price, newQuantity, newPrice, more, less, change, naive }) => {
    const [kind, other] = elastic ? ['elastic', 'inelastic'] : ['inelastic', 'elastic']
    // Revenue moves with the quantity where demand is elastic, and with the price where it is inelastic.
    const up = good === elastic
    const print = (value: number, up: boolean) =>
      `${up ? 'rises' : 'falls'} by \\$${plain(Math.round(value * 100) / 100)} million`
    return {
      stem: `In a normal year farmers sell ${quantity} thousand tonnes of ${crop} at \\$${price} a tonne. After a ${good ? 'good' : 'poor'} harvest they sell ${newQuantity} thousand tonnes at \\$${newPrice} a tonne. Demand has not changed.`,
      prompt: 'Which row describes demand and the revenue of the farmers?',
      columns: 'demand is price | total revenue',
      right: `${kind} | ${print(change, up)}`,
      wrong: {
        [`${other} | ${print(change, up)}`]: `You turned elasticity round: the price changes by ${elastic ? 'only ' : ''}${less}% and the quantity by ${elastic ? '' : 'only '}${more}%.`,
        [`${kind} | ${print(naive, good)}`]:
          'You valued the change in the quantity at the old price. The new price applies to all tonnes sold.',
        [`${other} | ${print(naive, good)}`]:
          'You valued the change in the quantity at the old price, and turned elasticity round.',
      },
      solution: `The quantity changes by ${more}% and the price by ${less}% the other way, so demand is price ${kind}. Revenue goes from ${quantity} × ${price} = ${plain(quantity * price)} to ${newQuantity} × ${newPrice} = ${plain(newQuantity * newPrice)} thousand dollars: it ${print(change, up)}.

Such swings of price and income are a reason for a government to stabilise the price.`,
    }
  },
  verify: ({ quantity, price, newQuantity, newPrice }) =>
    Math.abs(newQuantity / quantity - 1) < Math.abs(newPrice / price - 1) ? 'inelastic' : 'elastic',
})

const SIDES = [
  {
    plan: 'to subsidise visits to opera houses as a merit good',
    against: [
      'Whether people ought to go to the opera more often is a value judgement.',
      'The money could be used for health care instead.',
      'Ministers may know no better than consumers what visits are worth.',
    ],
    backs: pairs({
      'Many people learn to value opera only after several visits.':
        'You chose an argument for the plan: it says that people underrate the benefit at first.',
      'Without help, many families cannot afford a ticket.':
        'You chose an argument for the plan: a subsidy makes tickets affordable.',
      'Few people have good information on what is offered.':
        'You chose an argument for the plan: imperfect information leads to under-consumption.',
    }),
  },
  {
    plan: 'to tax sweets as a demerit good',
    against: [
      'Adults can judge for themselves what sweets do to them.',
      'The tax takes a larger share of low incomes than of high ones.',
      'Experts do not agree on how many sweets are too many.',
    ],
    backs: pairs({
      'Children do not understand the effect of sweets on their teeth.':
        'You chose an argument for the plan: imperfect information leads to over-consumption.',
      'The harm of sweets shows only after many years.':
        'You chose an argument for the plan: harm that lies far ahead is easily underrated.',
      'The revenue could be spent on dental care.':
        'You chose an argument for the plan: it names a use of the revenue.',
    }),
  },
  {
    plan: 'to hold the price of bread below its equilibrium',
    against: [
      'Bakers would make less bread, and queues would form.',
      'Rich households would also pay the lower price.',
      'Bread might be sold illegally at higher prices.',
    ],
    backs: pairs({
      'Bread is a necessity that has no close substitute for the poor.':
        'You chose an argument for the plan: it explains why affordable bread matters.',
      'The equilibrium price takes up half the income of some families.':
        'You chose an argument for the plan: bread is not affordable for them.',
      'The plan needs little tax revenue.':
        'You chose an argument for the plan: it would be cheap for the government.',
    }),
  },
] as const

question('argument-against-intervention', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const { plan, against, backs } = random.pick(SIDES)
    return { plan, right: random.pick<string>(against), backs }
  },
  make: ({ plan, right, backs }) => ({
    stem: `A government plans ${plan}.`,
    prompt: 'Which of these is an argument **against** the plan?',
    right,
    wrong: backs.map(([text, error]): Wrong => [text, error]),
    solution: `“${right.replace(/\.$/, '')}” speaks against the plan. The other three support it. A judgement has to weigh the two sides: intervention is justified only if its likely benefit is greater than its cost.`,
  }),
})

const PRICE_AIMS = [
  {
    market: 'rented homes',
    right: 'Families with low incomes may not be able to pay the equilibrium rent.',
    low: false,
  },
  {
    market: 'bread',
    right: 'Poor households may not be able to pay the equilibrium price of a necessity.',
    low: false,
  },
  { market: 'a medicine', right: 'Some patients may not be able to pay the equilibrium price.', low: false },
  {
    market: 'milk',
    right: 'The equilibrium price may leave dairy farmers with too little income to live on.',
    low: true,
  },
  {
    market: 'unskilled labour',
    right: 'The equilibrium wage may leave workers with too little income to live on.',
    low: true,
  },
] as const

question('control-of-an-equilibrium-price', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => random.pick(PRICE_AIMS),
  make: ({ market, right, low }) => {
    const word = market === 'unskilled labour' ? 'wage' : market === 'rented homes' ? 'rent' : 'price'
    return {
      stem: `The market for ${market} is in equilibrium.`,
      prompt: `Why might a government nevertheless wish to control the ${word}?`,
      right,
      wrong: {
        'At the equilibrium, more is demanded than is supplied.':
          'You described excess demand. At the equilibrium the two quantities are equal.',
        'At the equilibrium, sellers cannot sell all that they offer.':
          'You described excess supply. At the equilibrium all that is offered is sold.',
        'An equilibrium, once reached, cannot be changed by demand or supply.':
          'You thought that an equilibrium lasts for ever. It changes whenever demand or supply changes.',
      },
      solution: `In equilibrium the quantity demanded equals the quantity supplied, but that does not make the result fair: the market rations by ability to pay. ${right} So a government may set ${low ? 'a minimum' : 'a maximum'} ${word}.`,
    }
  },
})
