import { bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { dot, line, type Point, text } from '@/lib/figures/shapes'
import { dollars } from '../shared'

const { question, templates } = choiceQuestions('6.2')

export { templates }

const GOODS = ['lamps', 'shirts', 'bicycles', 'pans', 'tyres'] as const

/** A straight demand and a straight supply curve, a world price and a tariff, all in round numbers. */
function tariffCase(random: Random) {
  const world = random.pick([10, 20])
  const tariff = random.pick([5, 10])
  const supplied = random.step(10, 30, 10)
  const more = random.pick([10, 20])
  const less = random.pick([10, 20])
  const supplied2 = supplied + more
  const demanded2 = supplied2 + random.step(20, 40, 10)
  const demanded = demanded2 + less
  return demanded > 100 ? null : { world, tariff, supplied, supplied2, demanded, demanded2 }
}

const TARIFF_ASKED = ['revenue', 'imports', 'fall'] as const

question('tariff-diagram-with-numbers', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const drawn = tariffCase(random)
    if (!drawn) return null
    const { world, tariff, supplied, supplied2, demanded, demanded2 } = drawn
    const asked = random.pick(TARIFF_ASKED)
    const [before, after] = [demanded - supplied, demanded2 - supplied2]
    const right = asked === 'revenue' ? tariff * after : asked === 'imports' ? after : before - after
    const slips: Slip[] =
      asked === 'revenue'
        ? [
            [tariff * before, 'You took the imports before the tariff.'],
            [tariff * demanded2, 'You took all that consumers buy. Only imported units pay the tariff.'],
            [(world + tariff) * after, 'You multiplied by the whole price instead of the tariff.'],
            [tariff * (before - after), 'You took the fall in imports.'],
            [tariff * supplied2, 'You took home output, on which no tariff is paid.'],
          ]
        : asked === 'imports'
          ? [
              [before, 'You read the imports before the tariff.'],
              [before - after, 'You found the fall in imports.'],
              [demanded2, 'You read total consumption after the tariff.'],
              [supplied2, 'You read home output after the tariff.'],
              [demanded2 - supplied, 'You used home output before the tariff.'],
              [demanded - supplied2, 'You used consumption before the tariff.'],
            ]
          : [
              [after, 'You found the imports that remain after the tariff.'],
              [before, 'You found the imports before the tariff.'],
              [demanded - demanded2, 'You found the fall in consumption only. Home output rises as well.'],
              [supplied2 - supplied, 'You found the rise in home output only. Consumption falls as well.'],
              [demanded, 'You read consumption before the tariff.'],
            ]
    const print: Print = value => plain(value)
    const wrong = threeSlips(random, right, slips, print)
    return wrong && { ...drawn, asked, before, after, right, wrong, good: random.pick(GOODS) }
  },
  make: ({
    world,
    tariff,
    supplied,
    supplied2,
    demanded,
    demanded2,
    asked,
    before,
    after,
    right,
    wrong,
    good,
  }) => {
    // The price, in steps of the tariff above the world price, at which the curves cross.
    const cross = (demanded - supplied) / (supplied2 - supplied + demanded - demanded2)
    const high = cross + 0.8
    const top = world + high * tariff
    const g = graph({
      x: {
        label: `quantity of ${good} / thousand`,
        max: 110,
        ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
      },
      y: { label: 'price / $', max: top * 1.06, ticks: [world, world + tariff] },
      width: 290,
    })
    const dollars_: Print = value => `\\$${plain(value)} thousand`
    const units: Print = value => `${plain(value)} thousand`
    const print = asked === 'revenue' ? dollars_ : units
    // Each curve is drawn a little beyond its two points.
    const beyond = (from: number, to: number, steps: number): Point => [
      from + (to - from) * steps,
      world + tariff * steps,
    ]
    const low = Math.max(-0.8, -(supplied / (supplied2 - supplied)) + 0.05)
    const down = Math.max(-0.8, -((108 - demanded) / (demanded - demanded2)))
    return {
      stem: `The diagram shows the domestic demand (D) and domestic supply (S) of ${good} in a country. The world price is ${dollars(world)}. A tariff of ${dollars(tariff)} is put on each imported unit.`,
      figure: figure(
        {
          name: 'international-economic-issues/tariff-with-numbers',
          title: 'Domestic demand and supply, the world price and a tariff',
          description: `Price in dollars on the vertical axis, quantity of ${good} in thousands on the horizontal. Supply S rises through ${supplied} at a price of ${world} and ${supplied2} at ${world + tariff}. Demand D falls through ${demanded} at ${world} and ${demanded2} at ${world + tariff}. Horizontal lines stand at the world price of ${world} and at the price with tariff of ${world + tariff}.`,
          height: 252,
        },
        g.axes,
        g.line([beyond(supplied, supplied2, low), beyond(supplied, supplied2, high)], 'l'),
        g.label(...beyond(supplied, supplied2, high), '*S*', { dy: -6 }),
        g.line([beyond(demanded, demanded2, down), beyond(demanded, demanded2, high)], 'l'),
        g.label(...beyond(demanded, demanded2, high), '*D*', { dy: -6, anchor: 'end' }),
        g.line(
          [
            [0, world],
            [106, world],
          ],
          'p',
        ),
        g.line(
          [
            [0, world + tariff],
            [106, world + tariff],
          ],
          'p',
        ),
        ...(
          [
            [supplied, world],
            [demanded, world],
            [supplied2, world + tariff],
            [demanded2, world + tariff],
          ] as const
        ).map(([x, y]) => line(...g.at(x, y), ...g.at(x, 0), 'l dash thin') + dot(...g.at(x, y))),
      ),
      prompt: {
        revenue: 'What is the government’s revenue from the tariff?',
        imports: 'What is the quantity imported after the tariff?',
        fall: 'By how much does the tariff reduce the quantity imported?',
      }[asked],
      options: bySize({ right, wrong, print }),
      solution: `Imports are demand minus domestic supply. At ${dollars(world)}: ${demanded} − ${supplied} = ${before} thousand. At ${dollars(world + tariff)}: ${demanded2} − ${supplied2} = ${after} thousand.

${
  asked === 'revenue'
    ? `The tariff is paid on the imports that remain: ${tariff} × ${after} thousand = ${dollars_(right)}.`
    : asked === 'imports'
      ? `After the tariff ${units(right)} units are imported.`
      : `Imports fall by ${before} − ${after} = ${units(right)} units.`
}`,
    }
  },
  verify: ({ tariff, supplied, supplied2, demanded, demanded2, asked }) => {
    if (asked === 'fall') return `${plain(supplied2 - supplied + (demanded - demanded2))} thousand`
    let imports = 0
    for (let unit = supplied2; unit < demanded2; unit += 1) imports += 1
    return asked === 'imports' ? `${plain(imports)} thousand` : `\\$${plain(imports * tariff)} thousand`
  },
})

const m = market({ width: 250 })

const AREAS = [
  {
    what: 'the government’s revenue from the tariff',
    right: [3],
    why: 'The tariff is paid on the imports that remain: the rectangle between the two prices, from domestic supply to demand at the higher price.',
  },
  {
    what: 'the fall in consumer surplus',
    right: [1, 2, 3, 4],
    why: 'Consumers pay more and buy less: they lose the whole area to the left of demand between the two prices.',
  },
  {
    what: 'the rise in the surplus of domestic producers',
    right: [1],
    why: 'Domestic firms sell more at a higher price: they gain the area to the left of supply between the two prices.',
  },
  {
    what: 'the part of the consumers’ loss that nobody gains',
    right: [2, 4],
    why: 'Of the consumers’ loss, one area goes to producers and one to the government. The two triangles are gained by nobody.',
  },
] as const

question('areas-of-the-tariff-diagram', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const asked = random.int(0, 3)
    const letters = random.shuffle(['W', 'X', 'Y', 'Z'])
    return { asked, letters }
  },
  make: ({ asked, letters }) => {
    const named = (list: readonly number[]) => {
      const names = list.map(at => letters[at - 1] ?? '').sort()
      return names.length === 1
        ? `area ${names[0]}`
        : names.length === 4
          ? 'the sum of all four areas'
          : `${names.join(' + ')}`
    }
    const item = AREAS[asked] ?? AREAS[0]
    const small = { cls: 's', anchor: 'middle' as const }
    const spot = (x: number, y: number, at: number) => text(...m.at(x, y), letters[at - 1] ?? '', small)
    return {
      stem: 'The diagram shows the market for a good in a small country. D and S are domestic demand and supply. A tariff raises the price from the world price P_{w} to P_{w} + *t*.',
      figure: figure(
        {
          name: 'international-economic-issues/tariff-areas',
          title: 'Four areas between the world price and the price with tariff',
          description: `Price on the vertical axis, quantity on the horizontal. Domestic demand D slopes down and domestic supply S slopes up. Two horizontal lines below their crossing: the world price Pw and, above it, Pw plus t. Between the lines are four areas from left to right: ${letters[0]} to the left of supply, triangle ${letters[1]} below supply, rectangle ${letters[2]} in the middle, and triangle ${letters[3]} below demand.`,
          height: 262,
        },
        m.area(
          [
            [0, 20],
            [20, 20],
            [40, 40],
            [0, 40],
          ],
          undefined,
          'sunk',
        ),
        m.area(
          [
            [40, 20],
            [60, 20],
            [60, 40],
            [40, 40],
          ],
          undefined,
          'sunk',
        ),
        m.axes,
        m.demand(),
        m.supply(),
        m.straight([0, 20], [92, 20], 'P_{w}'),
        m.straight([0, 40], [92, 40], 'P_{w} + *t*'),
        line(...m.at(40, 40), ...m.at(40, 20), 'l thin'),
        line(...m.at(60, 40), ...m.at(60, 20), 'l thin'),
        spot(13, 28, 1),
        spot(35, 23, 2),
        spot(50, 28, 3),
        spot(65, 23, 4),
      ),
      prompt: `What shows ${item.what}?`,
      right: named(item.right),
      wrong: AREAS.filter((_, at) => at !== asked).map(
        ({ right, what }): Wrong => [named(right), `You chose what shows ${what}.`],
      ),
      solution: `${item.why}\n\nIn the diagram this is ${named(item.right)}.`,
    }
  },
})

const METHODS = [
  {
    name: 'tariff',
    told: 'Importers of steel must pay 15% of its value to the government.',
    why: 'It is a tax on imports.',
  },
  {
    name: 'import quota',
    told: 'Not more than 40 000 foreign cars may enter the country in a year.',
    why: 'It is a limit on the quantity of imports.',
  },
  {
    name: 'export subsidy',
    told: 'The government pays farmers \\$20 for each tonne of rice that they sell abroad.',
    why: 'It is a payment to domestic firms for what they export.',
  },
  {
    name: 'embargo',
    told: 'All trade in weapons with a neighbouring country is forbidden.',
    why: 'It is a complete ban on trade in a good or with a country.',
  },
  {
    name: 'excessive administrative burden',
    told: 'Each crate of imported fruit needs six forms, and the checks take three weeks.',
    why: 'Long forms and slow checks cost importers time and money.',
  },
] as const

const METHOD_ERRORS: Record<string, string> = {
  tariff: 'You chose a tax on imports.',
  'import quota': 'You chose a limit on the quantity or value of imports in a period.',
  'export subsidy': 'You chose a payment to domestic firms for goods that they export.',
  embargo: 'You chose a complete ban on trade in a good or with a country.',
  'excessive administrative burden': 'You chose red tape: rules and forms that cost importers time.',
}

question('name-the-method-of-protection', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(METHODS)
    return {
      item,
      wrong: random.sample(
        METHODS.filter(({ name }) => name !== item.name),
        3,
      ),
    }
  },
  make: ({ item, wrong }) => ({
    stem: item.told,
    prompt: 'Which method of protection is this?',
    right: item.name,
    wrong: wrong.map(({ name }): Wrong => [name, METHOD_ERRORS[name] ?? '']),
    solution: `${item.why} This is called ${item.name === 'excessive administrative burden' ? 'an excessive administrative burden, or red tape' : `${/^[aei]/.test(item.name) ? 'an' : 'a'} ${item.name}`}.`,
  }),
})

const TRADED = [
  ['cars', 'them'],
  ['shoes', 'them'],
  ['televisions', 'them'],
  ['sugar', 'it'],
  ['steel', 'it'],
  ['cheese', 'it'],
] as const

question('tariff-or-quota-effects', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    quota: random.chance(0.5),
    good: random.pick(TRADED),
  }),
  make: ({ quota, good }) => {
    const gain = quota ? 'no' : 'yes'
    return {
      stem: `A small country imports ${good[0]} at the world price and also produces ${good[1]} at home. It introduces ${quota ? 'an import quota, with licences given away free' : 'a tariff'}.`,
      prompt: 'Which row shows the effects?',
      columns: 'domestic price | domestic output | government gains revenue',
      right: `rises | rises | ${gain}`,
      wrong: {
        [`rises | rises | ${quota ? 'yes' : 'no'}`]: quota
          ? 'You treated the quota as a tax. With free licences the government receives nothing.'
          : 'You overlooked that a tariff is a tax on imports.',
        [`rises | falls | ${gain}`]:
          'You have domestic output the wrong way round: at a higher price home firms supply more.',
        [`falls | rises | ${gain}`]:
          'You have the price the wrong way round: fewer imports at the old price would leave a shortage.',
      },
      solution: `${quota ? 'The supply of imports is limited, so the price rises. The licences are free, so the government earns nothing.' : 'Importers pay the tax, so the price at home rises; the government receives the tariff on the imports that remain.'} At the higher price domestic firms extend their output.`,
    }
  },
})

const REASONS = [
  {
    name: 'infant industry',
    said: 'Our new firms are small and have high costs. Give them ten years to grow and to learn, and they will compete.',
    why: 'The industry is new, and protection is asked for until its costs have fallen.',
  },
  {
    name: 'dumping',
    said: 'Foreign firms sell here below cost to drive us out, and will raise their prices later.',
    why: 'Foreign goods are sold below their cost of production, which is unfair competition.',
  },
  {
    name: 'strategic industry',
    said: 'In a war the country must be able to produce its own food and fuel.',
    why: 'The goods are needed in a crisis, when imports may stop.',
  },
  {
    name: 'government revenue',
    said: 'It is hard to collect income tax here, but every ship must pass the port.',
    why: 'A tariff is a source of money for the government.',
  },
  {
    name: 'employment',
    said: 'The mill is old, but it employs half the town. If imports close it, they will all lose their jobs.',
    why: 'Jobs in a declining industry are to be kept.',
  },
] as const

question('argument-for-protection', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(REASONS)
    return {
      item,
      wrong: random.sample(
        REASONS.filter(({ name }) => name !== item.name),
        3,
      ),
    }
  },
  make: ({ item, wrong }) => ({
    stem: `A speaker asks for a tariff: “${item.said}”`,
    prompt: 'Which argument for protection is this?',
    right: item.name,
    wrong: wrong.map(
      ({ name, why }): Wrong => [
        name,
        `You chose an argument that says something else: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
      ],
    ),
    solution: `${item.why} This is the ${item.name} argument.`,
  }),
})

const CLAIMS = [
  {
    plan: 'A government plans a tariff on imported steel to save jobs.',
    right: [
      'Car makers who use steel would have higher costs and employ fewer workers.',
      'Jobs saved in one industry may be lost in others that use its product.',
    ],
  },
  {
    plan: 'A government plans to protect a new electronics industry with a tariff that has no end date.',
    right: [
      'Without foreign competition the firms would have little reason to cut their costs.',
      'An infant industry needs protection only until it has grown. Without an end date it may never become efficient.',
    ],
  },
  {
    plan: 'A government of a country that exports much wheat plans a tariff on cars from its main customer.',
    right: [
      'The customer would probably put a tariff on wheat.',
      'Retaliation would cost output and jobs in the export industry.',
    ],
  },
  {
    plan: 'A government of a country in which the poor spend most of their income on imported rice plans a tariff on rice.',
    right: [
      'The price of food would rise most for those who can least afford it.',
      'A tariff raises the price for consumers, and poor households spend the largest part of their income on rice.',
    ],
  },
] as const

const EMPTY: readonly Wrong[] = pairs({
  'The government would receive revenue from the tariff.': 'You chose an effect that speaks for the tariff.',
  'Domestic firms in the industry would sell more at a higher price.':
    'You chose the aim of the tariff, not an argument against it.',
  'Fewer goods of this kind would be imported.':
    'You chose the aim of the tariff, not an argument against it.',
  'Workers in the industry would have more time to learn new skills.':
    'You chose an effect that speaks for the tariff.',
  'The current account deficit might become smaller.': 'You chose an effect that speaks for the tariff.',
})

question('strongest-argument-against-a-tariff', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => ({ item: random.pick(CLAIMS), wrong: random.sample(EMPTY, 3) }),
  make: ({ item, wrong }) => ({
    stem: item.plan,
    prompt: 'Which statement is the strongest argument against this plan?',
    right: item.right[0],
    wrong,
    solution: item.right[1],
  }),
})
