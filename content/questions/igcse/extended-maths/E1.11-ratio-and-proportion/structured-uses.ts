import { ask } from '@/lib/exams/authoring/ask'
import { gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.11')

export { templates }

const RECIPES = [
  {
    people: 'pancakes',
    makes: [4, 6, 8],
    things: ['flour', 'milk', 'sugar'],
    units: ['g', 'ml', 'g'],
    each: [
      [20, 45, 5],
      [25, 60, 5],
      [5, 10, 5],
    ],
  },
  {
    people: 'bowls of soup',
    makes: [4, 6, 8],
    things: ['lentils', 'stock', 'cream'],
    units: ['g', 'ml', 'ml'],
    each: [
      [30, 60, 5],
      [150, 250, 10],
      [10, 25, 5],
    ],
  },
  {
    people: 'biscuits',
    makes: [12, 16, 20],
    things: ['flour', 'butter', 'honey'],
    units: ['g', 'g', 'ml'],
    each: [
      [12, 20, 1],
      [6, 11, 1],
      [2, 4, 1],
    ],
  },
] as const

core('recipe-for-more', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const recipe = random.pick(RECIPES)
    const makes = random.pick(recipe.makes)
    const wanted = makes + random.pick([makes / 2, makes, makes * 1.5])
    const each = recipe.each.map(([low, high, by]) => random.step(low, high, by))
    const [one = 0, two = 0] = each
    const limit = random.int(3, 5) * makes - 1
    const stock = two * limit + (two < 10 ? Math.floor(two / 2) : 5 * Math.floor(two / 10))
    return one === two ? null : { makes, wanted, each, limit, stock, recipe }
  },
  make: ({ makes, wanted, each, limit, stock, recipe: { people, things, units } }) => {
    const [one = 0, two = 0] = each
    return {
      stem: [
        `The table shows what is needed for ${makes} ${people}.`,
        `A recipe for ${makes} ${people} is given in the table.`,
        `For ${makes} ${people} a cook takes the amounts in the table.`,
      ],
      table: {
        head: ['', `for ${makes} ${people}`],
        rows: things.map((thing, at) => [thing, quantity((each[at] ?? 0) * makes, units[at] ?? '')]),
      },
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the amount of ${things[0]} needed for ${wanted} ${people}.`,
          sigFigs: 3,
          unit: units[0],
          scheme: [`M1 $${one * makes} \\div ${makes} \\times ${wanted}$`, `A1 ${plain(one * wanted)}`],
          solution: `$${one * makes} \\div ${makes} = ${one}$ for each, and $${one} \\times ${wanted} = ${one * wanted}$.`,
          answer: one * wanted,
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `The cook has plenty of the rest, but only ${quantity(stock, units[1])} of ${things[1]}.`,
          prompt: `Work out the greatest number of ${people} that can be made.`,
          scheme: [
            `M1 $${stock} \\div ${two}$, or $${stock} \\div ${two * makes} \\times ${makes}$`,
            `A1 ${limit}`,
          ],
          solution: `Each needs $${two * makes} \\div ${makes} = ${two}$ ${units[1]}. $${two} \\times ${limit} = ${two * limit}$, and one more would need ${two * (limit + 1)} ${units[1]}. So ${limit}.`,
          answer: limit,
        }),
        c: ask.values({
          command: 'Write',
          prompt: `Write the ratio of the amount of ${things[0]} to the amount of ${things[1]}, as numbers in ${units[0] === units[1] ? units[0] : `${units[0]} and ${units[1]}`}, in its simplest form.`,
          objective: 'AO1',
          scheme: [`B1 ${one / gcd(one, two)}`, `B1 ${two / gcd(one, two)}`],
          solution: `Divide both amounts by their highest common factor: $${one * makes} : ${two * makes} = ${one / gcd(one, two)} : ${two / gcd(one, two)}$.`,
          found: [
            [things[0], one / gcd(one, two)],
            [things[1], two / gcd(one, two)],
          ],
        }),
      },
    }
  },
  verify: ({ makes, wanted, each, stock }) => {
    const [one = 0, two = 0] = each
    let made = 0
    while ((made + 1) * two <= stock) made += 1
    return { a: (one * makes * wanted) / makes, b: made }
  },
})

const PEOPLE = [
  ['Asha', 'Ben', 'Chloe'],
  ['Dina', 'Emil', 'Farah'],
  ['Gita', 'Hugo', 'Ivan'],
] as const

core('two-ratios-joined', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample([2, 3, 4, 5, 7], 2) as [number, number]
    const [c, d] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    if (gcd(a, b) > 1 || gcd(c, d) > 1 || b === c) return null
    const common = (b * c) / gcd(b, c)
    const parts = [(a * common) / b, common, (d * common) / c]
    const [one = 0, , three = 0] = parts
    const unit = random.pick([3, 4, 5, 6, 8])
    return one === three || Math.max(...parts) > 40
      ? null
      : { a, b, c, d, parts, unit, names: random.pick(PEOPLE) }
  },
  make: ({ a, b, c, d, parts, unit, names: [first, second, third] }) => {
    const [one = 0, two = 0, three = 0] = parts
    const [more, less] = one > three ? [first, third] : [third, first]
    const apart = Math.abs(one - three) * unit
    const total = (one + two + three) * unit
    return {
      stem: [
        `${first}, ${second} and ${third} share a sum of money. The ratio of ${first}’s share to ${second}’s share is $${a} : ${b}$. The ratio of ${second}’s share to ${third}’s share is $${c} : ${d}$.`,
        `Three friends share a prize. The ratio of ${first}’s part to ${second}’s part is $${a} : ${b}$, and the ratio of ${second}’s part to ${third}’s part is $${c} : ${d}$.`,
        `${first}, ${second} and ${third} are paid for the hours they have worked. The ratio of ${first}’s pay to ${second}’s pay is $${a} : ${b}$. The ratio of ${second}’s pay to ${third}’s pay is $${c} : ${d}$.`,
      ],
      parts: {
        a: ask.values({
          command: 'Work out',
          prompt: `Work out the ratio of the amounts for ${first}, ${second} and ${third}, in its simplest form.`,
          marks: 3,
          scheme: [`B1 ${one}`, `B1 ${two}`, `B1 ${three}`],
          solution: `Make the part of ${second} the same in both ratios: ${two}. $${a} : ${b} = ${one} : ${two}$ and $${c} : ${d} = ${two} : ${three}$, so the ratio is $${one} : ${two} : ${three}$.`,
          found: [
            [first, one],
            [second, two],
            [third, three],
          ],
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: `${more} receives ${money(apart)} more than ${less}. Work out the total amount.`,
          unit: '$',
          scheme: [`M1 ${money(apart)} ÷ their ${Math.abs(one - three)}`, `A1 ${money(total)}`],
          solution: `The difference is ${Math.abs(one - three)} parts, so one part is ${money(unit)}. There are ${one + two + three} parts: ${money(total)}.`,
          answer: total,
        }),
      },
    }
  },
  verify: ({ a, b, c, d, parts, unit }) => {
    const [, two = 0] = parts
    const middle = two * unit
    return { b: (middle * a) / b + middle + (middle * d) / c }
  },
})

const PACKS = ['rice', 'dog food', 'washing powder', 'coffee beans'] as const

core('best-value-of-packs', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const masses = [random.step(250, 450, 50), random.step(600, 900, 50), random.step(1200, 2000, 100)]
    const rates = masses.map(() => random.int(52, 68))
    const cents = masses.map((mass, at) => (mass * (rates[at] ?? 0)) / 100)
    return new Set(rates).size < 3 || !cents.every(Number.isInteger)
      ? null
      : { masses, cents, rates, asked: random.int(1, 2), what: random.pick(PACKS) }
  },
  make: ({ masses, cents, rates, asked, what }) => {
    const best = rates.indexOf(Math.min(...rates))
    const names = ['small', 'medium', 'large']
    const [mass = 1, price = 0, rate = 0] = [masses[asked], (cents[asked] ?? 0) / 100, rates[asked]]
    return {
      stem: [
        `A shop sells ${what} in three packs.`,
        `The table shows the mass and the price of three packs of ${what}.`,
        `There are three sizes of pack for ${what}.`,
      ],
      table: {
        head: ['pack', 'mass / g', 'price'],
        rows: names.map((name, at) => [name, plain(masses[at] ?? 0), money((cents[at] ?? 0) / 100)]),
      },
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table with the price of 100 g in each pack.',
          head: ['pack', 'price of 100 g / cents'],
          rows: names.map((name, at) => [
            { text: name },
            at === 0
              ? { text: plain(rates[at] ?? 0) }
              : { blank: `${name} pack`, answer: rates[at] ?? 0, marks: 1 },
          ]),
          scheme: [`B1 ${rates[1]}`, `B1 ${rates[2]}`],
          solution: [1, 2]
            .map(
              at =>
                `The ${names[at]} pack has ${plain((masses[at] ?? 0) / 100)} times 100 g: $${plain(cents[at] ?? 0)} \\div ${plain((masses[at] ?? 0) / 100)} = ${rates[at]}$ cents.`,
            )
            .join(' '),
        }),
        b: ask.table({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Determine which pack is the best value.',
          head: ['', 'pack'],
          rows: [
            [
              { text: 'best value' },
              { blank: 'best value', answer: names[best] ?? '', mode: 'pick', choices: names, marks: 1 },
            ],
          ],
          scheme: [`B1 ${names[best]}`],
          solution: `The price of 100 g is ${names.map((name, at) => `${rates[at]} cents in the ${name} pack`).join(', ')}. The lowest is the best value: the ${names[best]} pack.`,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Calculate the cost of ${quantity(3600, 'g')} of ${what} at the same rate as in the ${names[asked]} pack.`,
          sigFigs: 3,
          unit: '$',
          tolerance: 0.0051,
          scheme: [
            `M1 $\\frac{${plain(price, 2)}}{${mass}} \\times 3600$, or their ${rate} × 36 cents`,
            `A1 ${money((rate * 36) / 100)}`,
          ],
          solution: `$3600$ g is 36 times 100 g: $36 \\times ${rate} = ${plain(rate * 36)}$ cents, which is ${money((rate * 36) / 100)}.`,
          answer: (rate * 36) / 100,
        }),
      },
    }
  },
  verify: ({ masses, cents, asked }) => ({ c: (((cents[asked] ?? 0) / (masses[asked] ?? 1)) * 3600) / 100 }),
})
