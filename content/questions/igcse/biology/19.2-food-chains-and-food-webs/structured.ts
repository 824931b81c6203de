import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { describePyramid, ecologicalPyramid, energyFlow } from '@/lib/figures/biology/pyramids'
import { figure } from '@/lib/figures/figure'
import { BIOMASS_OF_A_TREE, LEVEL_IS, LOSSES, OVERHARVESTED, SHORT_CHAIN, WEB_IS } from './points'
import { chainsTo, LAKE, REEF, SEA, type Web, webFigure } from './webs'

const { core, supplement, templates } = questionsOf('structured', '19.2', { calculator: 'needed' })

export { templates }

const FISHED: readonly {
  web: Web
  taken: string
  level: string
  prey: string
  hunter: string
  chain: readonly string[]
  others: string
}[] = [
  {
    web: LAKE,
    taken: 'pike',
    level: 'tertiary consumer',
    prey: 'sticklebacks',
    hunter: 'heron',
    chain: ['algae', 'water flea', 'stickleback', 'pike', 'heron'],
    others: 'fourth',
  },
  {
    web: REEF,
    taken: 'grouper',
    level: 'secondary consumer',
    prey: 'parrotfish',
    hunter: 'shark',
    chain: ['algae', 'parrotfish', 'grouper', 'shark'],
    others: 'third',
  },
  {
    web: SEA,
    taken: 'herring',
    level: 'secondary consumer',
    prey: 'copepods',
    hunter: 'squid',
    chain: ['phytoplankton', 'copepod', 'herring', 'squid', 'seal'],
    others: 'third',
  },
]

const CONSUMERS = ['primary consumer', 'secondary consumer', 'tertiary consumer', 'quaternary consumer']

core('web-with-a-fishery', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({ one: random.pick(FISHED), boats: random.int(3, 9) }),
  make: ({ one, boats }) => {
    const top = one.chain.at(-1) ?? ''
    const foods = one.web.eats.filter(([eater]) => eater === one.taken).map(([, food]) => food)
    return {
      stem: [
        `The figure shows a food web of ${one.web.place}.`,
        `Scientists study which organisms of ${one.web.place} eat which. The figure shows the food web.`,
        `A student draws a food web of ${one.web.place}, as in the figure.`,
      ],
      figure: webFigure(one.web),
      parts: {
        'a.i': ask.written({
          prompt: 'State what is meant by a *food web*.',
          scheme: [WEB_IS],
          lines: 2,
          modelAnswer: 'A network of interconnected food chains.',
          solution: 'One chain shows one way of the energy. A web shows all the chains that share organisms.',
        }),
        'a.ii': words({
          subject: 'igcse/biology',
          prompt: `State the trophic level of the ${one.taken} in this food web.`,
          objective: 'AO2',
          answers: [{ text: one.level, accept: [`${one.others} trophic level`, `${one.others} level`] }],
          reject: [
            ...CONSUMERS.filter(name => name !== one.level).map(text => ({
              text,
              why: `Count along a chain from the producer to the ${one.taken}.`,
            })),
            { text: 'carnivore', why: 'This says what it eats, not its position.' },
            { text: 'consumer', why: 'All levels above the producers are consumers: say which.' },
          ],
          solution: `It eats ${foods.join(' and ')}. Counted from the producers, the ${one.taken} is the ${one.others} organism of each chain: a ${one.level}.`,
        }),
        'a.iii': ask.number({
          prompt: `State the number of food chains in this web that lead from a producer to the ${top}.`,
          objective: 'AO2',
          form: 'integer',
          answer: chainsTo(one.web.eats, top),
          scheme: [`A1 ${chainsTo(one.web.eats, top)}`],
          solution: `Follow the arrows back from the ${top}. Each way to a producer is a chain: ${chainsTo(one.web.eats, top)}.`,
        }),
        b: ask.order({
          prompt: 'Put these organisms into the order of a food chain. Begin with the producer.',
          command: 'Identify',
          objective: 'AO2',
          marks: 2,
          items: asItems([...one.chain].sort()),
          answer: [...one.chain],
          scheme: sequenceScheme(one.chain.length, 2),
          solution: `${one.chain.join(' → ')}. Each arrow leads from the food to the eater.`,
        }),
        c: ask.written({
          lead: `In ${boats} years, fishing boats remove nearly all the ${one.taken}.`,
          prompt: `Predict and explain the effect on the number of ${one.prey} and on the number of ${one.hunter}s.`,
          command: 'Predict',
          objective: 'AO2',
          scheme: OVERHARVESTED(one.prey, one.hunter, one.taken),
          modelAnswer: `The number of ${one.prey} increases, because fewer of them are eaten. The number of ${one.hunter}s decreases, because they have less food.`,
          solution: `What was eaten by the ${one.taken} increases, since fewer are eaten. What lived on it decreases, since it has less food.`,
        }),
      },
    }
  },
  verify: ({ one }) => {
    let [count, ends] = [0, [one.chain.at(-1) ?? '']]
    while (ends.length > 0) {
      const next = ends.flatMap(end =>
        one.web.eats.filter(([eater]) => eater === end).map(([, food]) => food),
      )
      count += ends.filter(end => !one.web.eats.some(([eater]) => eater === end)).length
      ends = next
    }
    return { 'a.iii': count }
  },
})

const TREES = [
  { tree: 'oak tree', pest: 'caterpillars', mass: 0.5, eater: 'blue tits', each: 11, top: 'hawk' },
  { tree: 'apple tree', pest: 'moth larvae', mass: 0.2, eater: 'sparrows', each: 25, top: 'cat' },
  { tree: 'fig tree', pest: 'beetles', mass: 0.4, eater: 'lizards', each: 15, top: 'snake' },
] as const

core('pyramids-of-one-tree', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    one: random.pick(TREES),
    pests: random.step(400, 900, 50),
    eaters: random.int(6, 9),
    scale: random.pick([4, 5, 10]),
  }),
  make: ({ one, pests, eaters, scale }) => {
    const levels = [
      { name: one.tree, value: 1 },
      { name: one.pest, value: pests },
      { name: one.eater, value: eaters },
    ]
    const [pestMass, eaterMass] = [pests * one.mass, eaters * one.each]
    return {
      stem: [
        `The figure shows a pyramid of numbers for one ${one.tree} and the animals that live on it.`,
        `A student counts the animals of one ${one.tree} and draws the pyramid of numbers in the figure.`,
        `On one ${one.tree} live ${one.pest}, which eat its leaves, and ${one.eater}, which eat the ${one.pest}. The figure shows a pyramid of numbers.`,
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment/numbers-${pests}-${eaters}`,
          title: 'A pyramid of numbers',
          description: describePyramid(levels),
          height: 128,
        },
        ecologicalPyramid(levels),
      ),
      parts: {
        'a.i': words({
          subject: 'igcse/biology',
          prompt: `State the trophic level of the ${one.eater}.`,
          objective: 'AO2',
          answers: [{ text: 'secondary consumer', accept: ['third trophic level', 'third level'] }],
          reject: [
            { text: 'primary consumer', why: `The ${one.pest} are the primary consumers.` },
            { text: 'tertiary consumer', why: 'The tree is a producer, not a consumer.' },
            { text: 'carnivore', why: 'This says what they eat, not their position.' },
          ],
          solution: `The tree is the producer and the ${one.pest} are primary consumers, so the ${one.eater} are secondary consumers.`,
        }),
        'a.ii': ask.written({
          prompt: 'State what is meant by *trophic level*.',
          scheme: [LEVEL_IS],
          lines: 2,
          modelAnswer: 'The position of an organism in a food chain, food web or ecological pyramid.',
          solution: 'Producer, primary consumer and so on are positions: trophic levels.',
        }),
        'b.i': ask.table({
          lead: `The mean mass of the ${one.pest} is ${quantity(one.mass, 'g')}, that of the ${one.eater} ${quantity(one.each, 'g')}.`,
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['trophic level', 'number', 'biomass / g'],
          rows: [
            [{ text: one.tree }, { text: '1' }, { text: '250 000' }],
            [{ text: one.pest }, { text: String(pests) }, { blank: one.pest, answer: pestMass, marks: 1 }],
            [
              { text: one.eater },
              { text: String(eaters) },
              { blank: one.eater, answer: eaterMass, marks: 1 },
            ],
          ],
          marks: 2,
          scheme: [`${plain(pestMass)}`, `${plain(eaterMass)}`],
          solution: `Biomass = number × mass of one: ${pests} × ${one.mass} = ${quantity(pestMass, 'g')}, and ${eaters} × ${one.each} = ${quantity(eaterMass, 'g')}.`,
        }),
        'b.ii': ask.number({
          lead: `The student draws the bars for the ${one.pest} and the ${one.eater} of a pyramid of biomass. The scale is ${quantity(1, 'mm')} for ${quantity(scale, 'g')}.`,
          prompt: `Calculate the width of the bar for the ${one.pest}.`,
          answer: pestMass / scale,
          unit: 'mm',
          scheme: [`A1 ${quantity(pestMass / scale, 'mm')}`],
          solution: `Width = ${plain(pestMass)} ÷ ${scale} = ${quantity(pestMass / scale, 'mm')}.`,
        }),
        c: ask.written({
          prompt:
            'Describe how the shape of the pyramid of biomass differs from the pyramid of numbers, and explain why biomass is better here.',
          scheme: BIOMASS_OF_A_TREE,
          modelAnswer:
            'In the pyramid of biomass the bar for the tree is the widest. Biomass takes into account the size of the organisms: the tree is only one, but it is very large.',
          solution:
            'One tree is a very narrow bar among hundreds of insects. Its mass is far larger than theirs, and mass says how much food there is.',
        }),
      },
    }
  },
  verify: ({ one, pests, scale }) => ({
    'b.ii': pests / (scale / one.mass),
  }),
})

const GRASSLANDS = [
  ['grass', 'locust', 'frog', 'snake'],
  ['grass', 'vole', 'weasel', 'owl'],
  ['wheat', 'mouse', 'stoat', 'eagle'],
  ['clover', 'beetle', 'shrew', 'kestrel'],
] as const

supplement('energy-in-a-grassland', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const first = random.step(20000, 48000, 4000)
    const second = first * random.pick([0.05, 0.06, 0.08, 0.1])
    const percent = random.pick([5, 10, 15, 20])
    const third = (second * percent) / 100
    const fourth = third * random.pick([0.05, 0.1])
    const all = [first, second, third, fourth].map(value => Number(value.toFixed(6)))
    return all.every(value => Number.isInteger(value))
      ? { all, percent, chain: random.pick(GRASSLANDS) }
      : null
  },
  make: ({ all, percent, chain }) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = all
    const [plant, one, two, three] = chain
    return {
      stem: [
        'The figure shows the energy that reaches each trophic level of a food chain on one square metre of land in one year.',
        'Scientists measure the energy that passes along a food chain on one square metre of land in one year. The figure shows the results.',
        'In the figure are the amounts of energy that reach four trophic levels of a grassland, for one square metre and one year.',
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment/energy-chain-${all.join('-')}`,
          title: 'Energy along a food chain',
          description: `Four boxes joined by arrows: ${chain.map((name, at) => `${name} ${plain(all[at] ?? 0)} kJ`).join(', ')}.`,
          height: 82,
        },
        energyFlow(
          chain.map((name, at) => ({ name, value: all[at] ?? 0 })),
          { losses: ['', '', '', ''] },
        ),
      ),
      parts: {
        'a.i': ask.number({
          prompt: `Calculate the energy that is **not** transferred from the ${plant} to the ${one}.`,
          answer: first - second,
          unit: 'kJ',
          sigFigs: 3,
          scheme: [`A1 ${quantity(first - second, 'kJ')}`],
          solution: `${plain(first)} − ${plain(second)} = ${quantity(first - second, 'kJ')}.`,
        }),
        'a.ii': ask.number({
          prompt: `Calculate the percentage of the energy of the ${one} that is transferred to the ${two}.`,
          answer: percent,
          unit: '%',
          scheme: [`C1 ${plain(third)} ÷ ${plain(second)} × 100`, `A1 ${percent}%`],
          solution: `Energy at the higher level ÷ energy at the level below × 100 = ${plain(third)} ÷ ${plain(second)} × 100 = ${percent}%.`,
        }),
        b: ask.written({
          prompt: `State **three** ways in which energy is lost between the ${one} and the ${two}.`,
          marks: 3,
          scheme: LOSSES,
          modelAnswer:
            'Heat from respiration, parts that are not eaten, and egested material such as faeces.',
          solution: 'Only the energy in new tissue that is eaten and digested can reach the next level.',
        }),
        c: ask.written({
          prompt: `Explain why no further consumer lives on the ${three} in this chain.`,
          scheme: SHORT_CHAIN,
          modelAnswer: 'Energy is lost at each transfer. Too little energy is left to support another level.',
          solution: `Only ${quantity(fourth, 'kJ')} of ${quantity(first, 'kJ')} reach the ${three}. This is too little for a further level.`,
        }),
        d: ask.choice({
          lead: 'The results are also drawn as a pyramid of energy.',
          prompt: 'What is an advantage of a pyramid of energy over a pyramid of biomass?',
          right: 'It is always upright, since energy is lost at each transfer.',
          wrong: {
            'It is always upright, since large organisms contain more energy.':
              'You found that it is upright, but not because of the size of organisms.',
            'It can be drawn from one measurement at one moment.':
              'You reversed it: energy is measured over a period of time, biomass at one moment.',
            'It takes into account the mass of each organism.': 'You described a pyramid of biomass.',
          },
          solution:
            'No level can receive more energy than the one below, so the bars always become narrower.',
        }),
      },
    }
  },
  verify: ({ all }) => {
    const [first = 0, second = 1, third = 0] = all
    return { 'a.i': first - second, 'a.ii': 100 - ((second - third) / second) * 100 }
  },
})
