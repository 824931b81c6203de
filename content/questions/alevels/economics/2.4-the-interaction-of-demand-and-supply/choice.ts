import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('2.4')

export { templates }

type Schedule = { prices: readonly number[]; demand: readonly number[]; supply: readonly number[] }

/** Five prices; demand and supply meet at the row `clears`. */
function schedule(facts: {
  first: number
  stepPrice: number
  meet: number
  clears: number
  down: number
  up: number
}): Schedule {
  const at = [0, 1, 2, 3, 4]
  return {
    prices: at.map(each => facts.first + facts.stepPrice * each),
    demand: at.map(each => facts.meet - facts.down * (each - facts.clears)),
    supply: at.map(each => facts.meet + facts.up * (each - facts.clears)),
  }
}

const scheduleTable = ({ prices, demand, supply }: Schedule, unit: string) => ({
  head: ['price / \\$', `quantity demanded / ${unit}`, `quantity supplied / ${unit}`],
  rows: prices.map((price, at) => [plain(price), plain(demand[at] ?? 0), plain(supply[at] ?? 0)]),
})

const TRADED = [
  ['apples', 'crates'],
  ['olive oil', 'litres'],
  ['honey', 'jars'],
  ['rice', 'sacks'],
] as const

question('new-equilibrium-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [good, unit] = random.pick(TRADED)
    const curve = random.pick(['demand', 'supply'] as const)
    const rise = random.chance(0.5)
    const down = random.step(20, 60, 10)
    const up = random.step(20, 60, 10)
    const clears = random.int(1, 3)
    const table = schedule({
      first: random.int(2, 6),
      stepPrice: random.pick([1, 2]),
      meet: random.step(280, 500, 20),
      clears,
      down,
      up,
    })
    const higher = (curve === 'demand') === rise
    const next = clears + (higher ? 1 : -1)
    return down === up ? null : { good, unit, curve, rise, down, up, clears, next, table }
  },
  make: ({ good, unit, curve, rise, down, up, clears, next, table }) => {
    const { prices, demand, supply } = table
    const shift = down + up
    const other = clears * 2 - next
    const [fixed, moved] = curve === 'demand' ? [supply, demand] : [demand, supply]
    const cells = (at: number, amount: number) => [money(prices[at] ?? 0), plain(amount)]
    const before = fixed[clears] ?? 0
    return {
      stem: `The table shows the market for ${good} in one week. Then ${curve} ${rise ? 'rises' : 'falls'} by ${shift} ${unit} at every price.`,
      table: scheduleTable(table, unit),
      prompt: `What are the new equilibrium price and quantity?`,
      options: rows(['price', `quantity / ${unit}`], cells(next, fixed[next] ?? 0), [
        [
          cells(next, moved[next] ?? 0),
          `You found the new price, but read the quantity from the old ${curve} column.`,
        ],
        [
          cells(clears, before + (rise ? shift : -shift)),
          'You changed the quantity at the old price. There the market no longer clears, so the price moves.',
        ],
        [
          cells(other, fixed[other] ?? 0),
          `You moved the price the wrong way: a ${rise ? 'rise' : 'fall'} in ${curve} makes it ${next > clears ? 'rise' : 'fall'}.`,
        ],
      ]),
      solution: `At the old equilibrium price, ${money(prices[clears] ?? 0)}, there is now excess ${next > clears ? 'demand' : 'supply'}, so the price ${next > clears ? 'rises' : 'falls'}. At ${money(prices[next] ?? 0)} the new quantity ${curve === 'demand' ? 'demanded' : 'supplied'} is ${plain(moved[next] ?? 0)} ${rise ? '+' : '−'} ${shift} = ${plain((moved[next] ?? 0) + (rise ? shift : -shift))} ${unit}, equal to the quantity ${curve === 'demand' ? 'supplied' : 'demanded'}.`,
    }
  },
  verify: ({ curve, rise, down, up, table }) => {
    const shift = (rise ? 1 : -1) * (down + up)
    const at = table.prices.findIndex((_, each) => {
      const wanted = (table.demand[each] ?? 0) + (curve === 'demand' ? shift : 0)
      return wanted === (table.supply[each] ?? 0) + (curve === 'supply' ? shift : 0)
    })
    return money(table.prices[at] ?? 0)
  },
})

question('disequilibrium-from-a-table', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [good, unit] = random.pick(TRADED)
    const clears = random.int(1, 3)
    const at = random.pick([0, 1, 2, 3, 4].filter(each => each !== clears))
    const table = schedule({
      first: random.int(2, 6),
      stepPrice: random.pick([1, 2]),
      meet: random.step(280, 500, 20),
      clears,
      down: random.step(20, 60, 10),
      up: random.step(30, 70, 10),
    })
    return { good, unit, at, clears, table, gap: Math.abs((table.demand[at] ?? 0) - (table.supply[at] ?? 0)) }
  },
  make: ({ good, unit, at, clears, table, gap }) => {
    const tooHigh = at > clears
    const [kind, other] = tooHigh ? ['excess supply', 'excess demand'] : ['excess demand', 'excess supply']
    const [way, back] = tooHigh ? ['fall', 'rise'] : ['rise', 'fall']
    const half = Math.abs((table.demand[at] ?? 0) - (table.demand[clears] ?? 0))
    return {
      stem: `The table shows the market for ${good} in one week. At the moment the price is ${money(table.prices[at] ?? 0)}.`,
      table: scheduleTable(table, unit),
      prompt: 'Which row describes the market at this price, and what the price tends to do?',
      columns: `market | amount / ${unit} | price tends to`,
      right: `${kind} | ${plain(gap)} | ${way}`,
      wrong: {
        [`${other} | ${plain(gap)} | ${back}`]:
          'You exchanged the two: excess demand means that more is demanded than supplied, and it makes the price rise.',
        [`${kind} | ${plain(gap)} | ${back}`]: `You have the imbalance right, but ${tooHigh ? 'sellers with unsold stock cut the price' : 'buyers who compete for too few goods make the price rise'}.`,
        [`${kind} | ${plain(half)} | ${way}`]:
          'You compared the quantity demanded with that at equilibrium. The imbalance is the gap between demand and supply at the present price.',
      },
      solution: `At ${money(table.prices[at] ?? 0)} the quantity demanded is ${plain(table.demand[at] ?? 0)} and the quantity supplied ${plain(table.supply[at] ?? 0)} ${unit}: ${kind} of ${plain(gap)} ${unit}. The price tends to ${way} until the two are equal, at ${money(table.prices[clears] ?? 0)}.`,
    }
  },
  verify: ({ table, at }) =>
    (table.demand[at] ?? 0) > (table.supply[at] ?? 0) ? 'excess demand' : 'excess supply',
})

type Way = 'up' | 'down'

const NEWS: readonly {
  good: string
  demand: Readonly<Record<Way, readonly string[]>>
  supply: Readonly<Record<Way, readonly string[]>>
}[] = [
  {
    good: 'electric bicycles',
    demand: {
      up: ['petrol becomes dearer', 'cycling comes into fashion'],
      down: ['bus fares are cut', 'cycling goes out of fashion'],
    },
    supply: {
      up: ['batteries become cheaper', 'new firms enter the market'],
      down: ['batteries become dearer', 'wages in bicycle factories rise'],
    },
  },
  {
    good: 'coffee',
    demand: {
      up: ['tea becomes dearer', 'more people come to like coffee'],
      down: ['tea becomes cheaper', 'coffee machines become dearer'],
    },
    supply: {
      up: ['the weather is good for coffee plants', 'fertiliser becomes cheaper'],
      down: ['disease destroys coffee plants', 'a tax is placed on coffee growers'],
    },
  },
  {
    good: 'new homes',
    demand: {
      up: ['the population of the region grows', 'incomes rise'],
      down: ['people leave the region', 'incomes fall'],
    },
    supply: {
      up: ['building materials become cheaper', 'the government pays a subsidy to builders'],
      down: ['building materials become dearer', 'the wages of builders rise'],
    },
  },
  {
    good: 'rice',
    demand: {
      up: ['bread, a substitute, becomes dearer', 'the population grows'],
      down: ['bread, a substitute, becomes cheaper', 'tastes change to noodles made of wheat'],
    },
    supply: {
      up: ['new seeds raise the harvest', 'the rains come in time'],
      down: ['a flood destroys part of the harvest', 'farm workers are paid more'],
    },
  },
]

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A change of income has a clear direction only for a normal good. */
function incomeNote(texts: readonly string[]): string {
  return texts.some(text => text.includes('incomes')) ? 'The product is a normal good. ' : ''
}

question('which-new-equilibrium', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const news = random.pick(NEWS)
    const from = { d: random.int(0, 1), s: random.int(0, 1) }
    const change = random.pick(['demand', 'supply', 'both'] as const)
    const demandWay: Way = from.d === 0 ? 'up' : 'down'
    const supplyWay: Way = from.s === 0 ? 'up' : 'down'
    const texts = [
      ...(change === 'supply' ? [] : [random.pick(news.demand[demandWay])]),
      ...(change === 'demand' ? [] : [random.pick(news.supply[supplyWay])]),
    ]
    return { good: news.good, from, change, demandWay, supplyWay, texts, letters: random.shuffle(LETTERS) }
  },
  make: ({ good, from, change, demandWay, supplyWay, texts, letters }) => {
    const m = market()
    const letter = (d: number, s: number) => letters[d * 2 + s] ?? ''
    const start = letter(from.d, from.s)
    const onlyDemand = letter(1 - from.d, from.s)
    const onlySupply = letter(from.d, 1 - from.s)
    const both = letter(1 - from.d, 1 - from.s)
    const right = { demand: onlyDemand, supply: onlySupply, both }[change]
    const shiftOf = (way: Way) => (way === 'up' ? 'right' : 'left')
    const errors: Record<string, string> = {
      [start]: 'You left the market where it was, although something other than the price has changed.',
      [onlyDemand]: `You shifted the demand curve only. Ask for each change whether it acts on buyers or on sellers.`,
      [onlySupply]: `You shifted the supply curve only. Ask for each change whether it acts on buyers or on sellers.`,
      [both]:
        'You shifted both curves, but only one determinant has changed. The other side moves along its curve.',
    }
    const crossings = [0, 1].flatMap(d => [0, 1].map(s => ({ d, s, point: m.equilibrium(d * 26, s * 26) })))
    return {
      stem: `The diagram shows the market for ${good}, which is at first in equilibrium at point ${start}. ${incomeNote(texts)}${sentence(texts.join(', and at the same time '))}.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/four-crossings',
          title: 'Two demand curves and two supply curves',
          description: `Price is on the vertical axis and quantity on the horizontal axis. Demand curve D2 lies to the right of D1, and supply curve S2 to the right of S1. D1 and S1 cross at ${letter(0, 0)}, D1 and S2 at ${letter(0, 1)}, D2 and S1 at ${letter(1, 0)}, D2 and S2 at ${letter(1, 1)}.`,
          height: 262,
        },
        m.axes,
        m.demand('*D*_{1}'),
        m.demand('*D*_{2}', 26),
        m.supply('*S*_{1}'),
        m.supply('*S*_{2}', 26),
        ...crossings.map(
          ({ d, s, point }) => dot(...m.at(...point)) + m.label(point[0] + 3.4, point[1] - 2, letter(d, s)),
        ),
      ),
      prompt: 'Which point shows the new equilibrium?',
      options: inThisOrder(
        LETTERS.map((each): string | Wrong => (each === right ? each : [each, errors[each] ?? ''])),
      ),
      solution: `${texts.map(text => `“${sentence(text)}”`).join(' and ')}: ${change === 'supply' ? '' : `demand shifts to the ${shiftOf(demandWay)}, from *D*_{${from.d + 1}} to *D*_{${2 - from.d}}`}${change === 'both' ? ', and ' : ''}${change === 'demand' ? '' : `supply shifts to the ${shiftOf(supplyWay)}, from *S*_{${from.s + 1}} to *S*_{${2 - from.s}}`}${change === 'both' ? '' : `; the ${change === 'demand' ? 'supply' : 'demand'} curve stays`}. The new curves cross at ${right}.`,
    }
  },
  verify: ({ from, change, letters }) => {
    const [d, s] = [change === 'supply' ? from.d : 1 - from.d, change === 'demand' ? from.s : 1 - from.s]
    return letters[[0, 1, 2, 3].find(each => Math.floor(each / 2) === d && each % 2 === s) ?? 0] ?? ''
  },
})

const UNSURE = 'may rise or fall'

question('two-shifts-at-once', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const news = random.pick(NEWS)
    const demand = random.pick(['up', 'down'] as const)
    const supply = random.pick(['up', 'down'] as const)
    return {
      good: news.good,
      demand,
      supply,
      texts: [random.pick(news.demand[demand]), random.pick(news.supply[supply])],
    }
  },
  make: ({ good, demand, supply, texts }) => {
    const word = (way: Way) => (way === 'up' ? 'rises' : 'falls')
    const same = demand === supply
    const sure = word(demand)
    const right = same ? [UNSURE, sure] : [sure, UNSURE]
    const other = sure === 'rises' ? 'falls' : 'rises'
    const wrong: [string[], string][] = same
      ? [
          [
            [sure, sure],
            'You assumed that demand shifts further than supply. Nothing is said about the sizes of the shifts.',
          ],
          [
            [other, sure],
            'You assumed that supply shifts further than demand. Nothing is said about the sizes of the shifts.',
          ],
          [
            [sure, UNSURE],
            'You exchanged price and quantity: both shifts move the quantity in the same direction.',
          ],
        ]
      : [
          [
            [sure, sure],
            'You assumed that demand shifts further than supply. Nothing is said about the sizes of the shifts.',
          ],
          [
            [sure, other],
            'You assumed that supply shifts further than demand. Nothing is said about the sizes of the shifts.',
          ],
          [
            [UNSURE, sure],
            'You exchanged price and quantity: both shifts move the price in the same direction.',
          ],
        ]
    return {
      stem: `In the market for ${good}, ${texts[0]}, and at the same time ${texts[1]}. ${incomeNote(texts)}The sizes of the two shifts are not known.`,
      prompt: 'What happens to the equilibrium price and quantity?',
      options: rows(['price', 'quantity'], right, wrong),
      solution: `Demand ${word(demand)}: alone this makes price and quantity ${demand === 'up' ? 'rise' : 'fall'}. Supply ${word(supply)}: alone this makes the price ${supply === 'up' ? 'fall and the quantity rise' : 'rise and the quantity fall'}.

Both move the ${same ? 'quantity' : 'price'} the same way, so it certainly ${sure}. They move the ${same ? 'price' : 'quantity'} in opposite ways, so it depends on which shift is larger.`,
    }
  },
  verify: ({ demand, supply }) => {
    const seen = new Set<number>()
    const sign = (way: Way) => (way === 'up' ? 1 : -1)
    for (const d of [1, 2, 3])
      for (const s of [1, 2, 3]) seen.add(Math.sign(sign(demand) * d - sign(supply) * s))
    return seen.size > 1 ? UNSURE : seen.has(1) ? 'rises' : 'falls'
  },
})

const LINKS = [
  { kind: 'joint supply', first: 'beef', second: 'leather' },
  { kind: 'joint supply', first: 'lamb meat', second: 'wool' },
  { kind: 'joint demand', first: 'printers', second: 'printer ink' },
  { kind: 'joint demand', first: 'tennis rackets', second: 'tennis balls' },
  { kind: 'alternative demand', first: 'tea', second: 'coffee' },
  { kind: 'alternative demand', first: 'rice', second: 'pasta' },
  { kind: 'derived demand', first: 'new homes', second: 'bricks' },
  { kind: 'derived demand', first: 'cars', second: 'steel' },
] as const

type Link = (typeof LINKS)[number]['kind']

// What a rise in demand for the first good (for joint and alternative demand: a rise in its price) does to the second.
const EFFECTS: Readonly<Record<Link, { curve: string; up: boolean }>> = {
  'joint supply': { curve: 'supply', up: true },
  'joint demand': { curve: 'demand', up: false },
  'alternative demand': { curve: 'demand', up: true },
  'derived demand': { curve: 'demand', up: true },
}

function linkWords(kind: Link, first: string, second: string): string {
  const both = `${sentence(first)} and ${second}`
  switch (kind) {
    case 'joint supply':
      return `${both} are in joint supply: both come from the same animals.`
    case 'joint demand':
      return `${both} are in joint demand: they are used together (complements).`
    case 'alternative demand':
      return `${both} are in alternative demand: they satisfy the same want (substitutes).`
    case 'derived demand':
      return `The demand for ${second} is derived from the demand for ${first}.`
  }
}

question('linked-markets', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ ...random.pick(LINKS), more: random.chance(0.5) }),
  make: ({ kind, first, second, more }) => {
    const byPrice = kind === 'joint demand' || kind === 'alternative demand'
    const { curve, up } = EFFECTS[kind]
    const shifted = up === more
    const price = (curve === 'demand') === shifted ? 'rises' : 'falls'
    const cells = (link: string, side: string, right: boolean) => [
      link,
      `${side} shifts ${right ? 'right' : 'left'}`,
      (side === 'demand') === right ? 'rises' : 'falls',
    ]
    const otherLink: Record<Link, Link> = {
      'joint supply': 'joint demand',
      'joint demand': 'alternative demand',
      'alternative demand': 'joint demand',
      'derived demand': 'joint supply',
    }
    const swapped = otherLink[kind]
    const otherSide = curve === 'demand' ? 'supply' : 'demand'
    return {
      stem: byPrice
        ? `${more ? 'Higher' : 'Lower'} costs of production make the price of ${first} ${more ? 'rise' : 'fall'}.`
        : `The demand for ${first} ${more ? 'rises' : 'falls'}, and the output of ${first} ${more ? 'rises' : 'falls'} with it.`,
      prompt: `Which row shows how the markets for ${first} and ${second} are linked, and the effect on the market for ${second}?`,
      options: rows(['link', `market for ${second}`, `price of ${second}`], cells(kind, curve, shifted), [
        [
          cells(kind, curve, !shifted),
          `You have the link right, but not the direction of the shift in the market for ${second}.`,
        ],
        [
          kind === 'joint supply'
            ? cells(swapped, 'demand', !shifted)
            : kind === 'derived demand'
              ? cells(swapped, 'supply', shifted)
              : cells(swapped, curve, !shifted),
          `You took the link for ${swapped}. ${linkWords(kind, first, second)}`,
        ],
        [
          cells(kind, otherSide, shifted),
          `You have the link right, but in the market for ${second} it acts on ${curve}, not on ${otherSide}.`,
        ],
      ]),
      solution: `${linkWords(kind, first, second)} ${
        kind === 'joint supply'
          ? `${more ? 'More' : 'Less'} ${first} is produced, and ${more ? 'more' : 'less'} ${second} with it`
          : kind === 'joint demand'
            ? `${sentence(first)} ${more ? 'are dearer, so fewer are bought, and less is wanted of what is used with them' : 'are cheaper, so more are bought, and more is wanted of what is used with them'}`
            : kind === 'alternative demand'
              ? `Buyers turn ${more ? `from ${first} to ${second}` : `from ${second} to ${first}`}`
              : `${more ? 'More' : 'Fewer'} ${first} need ${more ? 'more' : 'less'} of what they are made of`
      }: in the market for ${second} ${curve} shifts to the ${shifted ? 'right' : 'left'}, and the price ${price}.`,
    }
  },
})

const FUNCTIONS = ['rationing', 'signalling', 'incentivising'] as const

const PRICE_STORIES = [
  {
    cause: 'A drought reduces the harvest of wheat, and the price of wheat rises.',
    texts: [
      'The smaller harvest goes to those buyers who are willing and able to pay the higher price.',
      'The higher price informs farmers and bakers that wheat has become scarcer.',
      'Farmers plant more wheat because it now brings more profit.',
    ],
  },
  {
    cause: 'Battery makers want more lithium, and its price rises.',
    texts: [
      'The present output goes to those battery makers who are willing and able to pay the higher price.',
      'The higher price informs mining firms that more lithium is wanted.',
      'Mining firms open new mines because these now promise more profit.',
    ],
  },
  {
    cause: 'Tourists come to an island in large numbers, and the price of a hotel room rises.',
    texts: [
      'The rooms that exist go to those guests who are willing and able to pay the higher price.',
      'The higher price informs investors that rooms on the island are in demand.',
      'House owners turn their homes into guest houses because of the profit to be made.',
    ],
  },
] as const

question('functions-of-price', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(PRICE_STORIES), order: random.shuffle([0, 1, 2]) }),
  make: ({ cause, texts, order }) => {
    const cells = order.map(at => FUNCTIONS[at] ?? '')
    const swap = (one: string, two: string) =>
      cells.map(cell => (cell === one ? two : cell === two ? one : cell))
    return {
      stem: `${cause}\n\n${order.map((at, place) => `- Effect ${place + 1}: ${texts[at]}`).join('\n')}`,
      prompt: 'Which function of price does each effect show?',
      options: rows(['effect 1', 'effect 2', 'effect 3'], cells, [
        [
          swap('rationing', 'signalling'),
          'You exchanged rationing and signalling: rationing decides who gets a scarce product, signalling carries information.',
        ],
        [
          swap('signalling', 'incentivising'),
          'You exchanged signalling and incentivising: a signal informs, an incentive is a reason to act.',
        ],
        [
          swap('rationing', 'incentivising'),
          'You exchanged rationing and incentivising: rationing decides who gets a scarce product, an incentive is a reason to act.',
        ],
      ]),
      solution:
        'Rationing: the higher price limits the scarce product to those willing and able to pay. Signalling: the change in price carries information on scarcity and wants. Incentivising: the higher price gives a reason to produce more.',
    }
  },
})
