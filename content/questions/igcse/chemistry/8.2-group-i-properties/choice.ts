import { MELTING_POINTS } from '@/content/figures/igcse/chemistry/the-periodic-table'
import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { meltingBars, meltingFigure, PIECES, threeTroughs, troughFigure } from './drawings'

const { core, templates } = choiceQuestions('8.2', { calculator: 'needed' })

export { templates }

const NAMES = MELTING_POINTS.map(([name]) => name)

core('trends-down-group-one', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [first, last] = random.pick([
      ['lithium', 'potassium'],
      ['lithium', 'caesium'],
      ['potassium', 'lithium'],
      ['caesium', 'lithium'],
      ['rubidium', 'lithium'],
    ] as const)
    return { first, last, density: random.chance(0.5) }
  },
  make: ({ first, last, density }) => {
    const isDown = first === 'lithium'
    const [up, down] = ['increases', 'decreases']
    const [melting, other] = isDown ? [down, up] : [up, down]
    const way = isDown ? 'down' : 'up'
    return {
      stem: [
        `The properties of the Group I metals are compared, going from ${first} to ${last}.`,
        `A student goes ${way} Group I, from ${first} to ${last}, and looks for trends.`,
        `Group I is followed from ${first} to ${last}, which is ${way} the group.`,
      ],
      prompt: ['Which row describes the general trends?', 'How do the properties change in general?'],
      options: rows(
        ['melting point', density ? 'density' : 'reactivity'],
        [melting, other],
        [
          [
            [other, melting],
            `You went the wrong way: ${last} stands ${isDown ? 'below' : 'above'} ${first}.`,
          ],
          [
            [other, other],
            `You let the melting point change like the ${density ? 'density' : 'reactivity'}, but it changes the other way.`,
          ],
          [
            [melting, melting],
            `You found the trend of the melting point, but the ${density ? 'density' : 'reactivity'} changes the other way.`,
          ],
        ],
      ),
      solution: `Down Group I the melting point decreases, the density increases in general, and the reactivity increases. From ${first} to ${last} you go ${way} the group.`,
    }
  },
})

const INDICATORS = [
  { name: 'universal indicator', right: 'purple', acid: 'red' },
  { name: 'litmus', right: 'blue', acid: 'red' },
  { name: 'methyl orange', right: 'yellow', acid: 'red' },
  { name: 'thymolphthalein', right: 'blue', acid: 'colourless' },
] as const

core('metal-on-water-with-indicator', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ indicator: random.pick(INDICATORS), metal: random.pick(['lithium', 'sodium']) }),
  make: ({ indicator: { name, right, acid }, metal }) => ({
    stem: [
      `A small piece of ${metal} is added to water that contains a few drops of ${name}. It reacts until all of it has disappeared.`,
      `The diagram shows ${metal} that reacts with water. The water contains ${name}.`,
      `A teacher drops a small piece of ${metal} into a trough of water with ${name} and waits until the reaction has ended.`,
    ],
    figure: troughFigure(metal, `water with ${name}`),
    prompt: [
      'Which row names the gas, and the colour of the indicator at the end?',
      'Which gas is given off, and which colour is seen at the end?',
    ],
    options: rows(
      ['gas', 'colour at the end'],
      ['hydrogen', right],
      [
        [
          ['hydrogen', acid],
          'You named the gas, but took the solution for an acid; a hydroxide makes it alkaline.',
        ],
        [['oxygen', right], 'You found the colour, but the gas that comes from the water is hydrogen.'],
        [['oxygen', acid], 'You took the gas for oxygen and the solution for an acid.'],
      ],
    ),
    solution: `${capital(metal)} and water form ${metal} hydroxide and hydrogen. ${capital(metal)} hydroxide is an alkali, in which ${name} is ${right}.`,
  }),
})

const SYMBOLS = [
  ['lithium', 'Li'],
  ['sodium', 'Na'],
  ['potassium', 'K'],
  ['rubidium', 'Rb'],
  ['caesium', 'Cs'],
] as const

core('equation-with-water', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ metal: random.pick(SYMBOLS) }),
  make: ({ metal: [name, symbol] }) => ({
    stem: [
      `${capital(name)} reacts with cold water.`,
      `A very small piece of ${name} is put into cold water and reacts.`,
      `The element ${name}, ${symbol}, is in Group I and reacts with water.`,
    ],
    prompt: ['Which equation is correct?', 'Which equation describes the reaction?'],
    right: `2${symbol} + 2H_{2}O → 2${symbol}OH + H_{2}`,
    wrong: {
      [`2${symbol} + H_{2}O → ${symbol}_{2}O + H_{2}`]:
        'You formed the oxide, but in water the hydroxide is formed.',
      [`${symbol} + 2H_{2}O → ${symbol}(OH)_{2} + H_{2}`]: `You gave the ion of ${name} the charge 2+, but a metal of Group I forms an ion with 1+.`,
      [`${symbol} + H_{2}O → ${symbol}OH + H`]:
        'You wrote single atoms of hydrogen, but the gas consists of molecules H_{2}.',
    },
    solution: `A metal of Group I forms its hydroxide, ${symbol}OH, and hydrogen, H_{2}. To have an even number of hydrogen atoms on both sides, two atoms of ${name} react with two molecules of water.`,
  }),
})

const BOILING = [
  ['lithium', 2, 1342],
  ['sodium', 3, 883],
  ['potassium', 4, 759],
  ['rubidium', 5, 688],
  ['caesium', 6, 671],
] as const

core('missing-melting-point', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const at = random.int(1, 3)
    const [above, missing, below] = [MELTING_POINTS[at - 1], MELTING_POINTS[at], MELTING_POINTS[at + 1]]
    if (!above || !missing || !below) return null
    const [high, right, low] = [above[2], missing[2], below[2]]
    const wrong = threeSlips(
      random,
      right,
      [
        [
          Math.round(high + 0.4 * (high - low)),
          `You chose more than for ${above[0]}, but the melting point decreases down the group.`,
        ],
        [
          high + Math.round(high - low),
          `You let the melting point rise far above that of ${above[0]}, the wrong way down the group.`,
        ],
        [Math.round(low * 0.7), `You chose less than for ${below[0]}, which stands further down the group.`],
        [Math.round(low * 0.3), `You continued far beyond ${below[0]}, but the metal stands above it.`],
      ],
      value => quantity(value, '°C'),
    )
    return wrong ? { missing, above, below, right, wrong } : null
  },
  make: ({ missing: [name, period], above, below, right, wrong }) => ({
    stem: [
      `The crosses show the melting points of metals of Group I. The cross for ${name}, in Period ${period}, is left out.`,
      `A student plots the melting points of four metals of Group I against the period. ${capital(name)} is in Period ${period}.`,
      `Melting points of metals of Group I are shown, but the one of ${name}, in Period ${period}, is missing.`,
    ],
    figure: meltingFigure(name),
    prompt: [
      `Which value is the best prediction for the melting point of ${name}?`,
      `What is the most likely melting point of ${name}?`,
    ],
    options: numbers({ right, unit: '°C', wrong }),
    solution: `Down the group the melting points decrease. The one of ${name} lies between those of ${above[0]}, ${quantity(above[2], '°C')}, and ${below[0]}, ${quantity(below[2], '°C')}: ${quantity(right, '°C')}.`,
  }),
  verify: ({ above, below, right, wrong }) =>
    [right, ...wrong.map(([value]) => value)].find(value => value < above[2] && value > below[2]) ?? NaN,
})

core('which-bar-is-the-metal', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const shown = random.shuffle(random.sample(MELTING_POINTS, 4))
    // Some order, but not that of the group, which the stem names.
    if (shown.every(([, period], at) => at === 0 || period > (shown[at - 1]?.[1] ?? 0))) return null
    return { shown, asked: random.pick(shown)[0] }
  },
  make: ({ shown, asked }) => {
    const inOrder = NAMES.filter(name => shown.some(([each]) => each === name))
    const list = `${inOrder.slice(0, -1).join(', ')} and ${inOrder.at(-1) ?? ''}`
    return {
      stem: [
        `The bar chart shows the melting points of ${list}, but not in this order.`,
        `P, Q, R and S are ${list}, in another order. Their melting points are shown.`,
        `Four bars, in no special order, show the melting points of ${list}.`,
      ],
      figure: meltingBars(shown.map(([, , value]) => value)),
      prompt: [`Which bar belongs to ${asked}?`, `Which letter stands for ${asked}?`],
      options: inThisOrder(
        shown.map(([name], at): string | Wrong => {
          const letter = ['P', 'Q', 'R', 'S'][at] ?? ''
          return name === asked
            ? letter
            : [letter, `You chose ${letter}, the bar of ${name}: melting points decrease down the group.`]
        }),
      ),
      solution: `Down Group I the melting points decrease. So from the highest bar to the lowest: ${inOrder.join(', ')}.`,
    }
  },
})

core('three-pieces-on-water', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const metals = random.shuffle(['lithium', 'sodium', 'potassium'])
    const [one = '', two = '', three = ''] = metals
    const others = random.sample(
      [
        [one, three, two],
        [two, one, three],
        [three, two, one],
        [two, three, one],
        [three, one, two],
      ],
      3,
    )
    return { metals, others }
  },
  make: ({ metals, others }) => ({
    stem: [
      'P, Q and R are lithium, sodium and potassium, in one order or another. A piece of each is put on cold water.',
      'Small pieces of lithium, sodium and potassium, marked P, Q and R in no special order, react with cold water.',
      'The diagram shows three metals, P, Q and R, on cold water. They are lithium, sodium and potassium, in no special order.',
    ],
    figure: threeTroughs(metals),
    prompt: ['Which row identifies the metals?', 'What are P, Q and R?'],
    options: rows(
      ['P', 'Q', 'R'],
      metals,
      others.map(cells => {
        const at = cells.findIndex((cell, place) => cell !== metals[place])
        const seen = PIECES[metals[at] ?? '']?.[1].replace('\n', ' ') ?? ''
        return [
          cells,
          `You took ${'PQR'.charAt(at)} for ${cells[at] ?? ''}, but this piece ${seen.replace('no flame', 'and there is no flame').replace('lilac flame', 'with a lilac flame')}.`,
        ] as const
      }),
    ),
    solution:
      'Lithium does not melt. Sodium and potassium melt to a ball, and only potassium burns with a lilac flame.',
  }),
})

const LIQUID_AT = [
  { from: 32, to: 36, liquid: 1 },
  { from: 45, to: 58, liquid: 2 },
  { from: 70, to: 92, liquid: 3 },
  { from: 110, to: 165, liquid: 4 },
] as const

core('liquid-at-a-temperature', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { from, to, liquid } = random.pick(LIQUID_AT)
    return {
      liquid,
      temperature: random.int(from, to),
      upwards: random.shuffle([1, 2, 3, 4].filter(each => each !== liquid)),
    }
  },
  make: ({ liquid, temperature, upwards }) => {
    const named = (count: number) => {
      const names = NAMES.slice(-count).toReversed()
      return count === 1 ? `${names[0]} only` : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
    }
    return {
      stem: [
        `The crosses show the melting points of the five metals of Group I, from lithium (Period 2) to caesium (Period 6). The metals are warmed from 20 °C to ${quantity(temperature, '°C')}, without air.`,
        `Pieces of lithium (Period 2), sodium, potassium, rubidium and caesium (Period 6) are kept at ${quantity(temperature, '°C')} in sealed tubes without air. The graph shows their melting points.`,
        `In a sealed oven at ${quantity(temperature, '°C')}, without air, there are five tubes with the metals of Group I, lithium (Period 2) to caesium (Period 6). Their melting points are shown.`,
      ],
      figure: meltingFigure(),
      prompt: [
        `Which metals are liquid at ${quantity(temperature, '°C')}?`,
        `Which of the five are molten at ${quantity(temperature, '°C')}?`,
      ],
      right: named(liquid),
      wrong: upwards.map(
        (count): Wrong => [
          named(count),
          count < liquid
            ? `You left out ${NAMES[5 - liquid]}, whose melting point is below ${quantity(temperature, '°C')}.`
            : `You included ${NAMES[5 - count]}, whose melting point is above ${quantity(temperature, '°C')}.`,
        ],
      ),
      solution: `A metal is liquid above its melting point. Crosses below the height of ${quantity(temperature, '°C')} belong to ${named(liquid)}.`,
    }
  },
  verify: ({ temperature }) => {
    const molten = MELTING_POINTS.filter(([, , value]) => value < temperature)
      .map(([name]) => name)
      .reverse()
    return molten.length === 1
      ? `${molten[0]} only`
      : `${molten.slice(0, -1).join(', ')} and ${molten.at(-1) ?? ''}`
  },
})

const IN_OIL = [
  { name: 'lithium', density: 0.53, melts: 181 },
  { name: 'sodium', density: 0.97, melts: 98 },
  { name: 'potassium', density: 0.86, melts: 64 },
  { name: 'rubidium', density: 1.53, melts: 39 },
] as const

core('metals-in-warm-oil', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const shown = random.shuffle(IN_OIL)
    return {
      shown,
      asked: random.pick(shown),
      oil: random.pick([0.88, 0.9, 0.91, 0.92]),
      temperature: random.pick([70, 75, 80, 85, 90]),
    }
  },
  make: ({ shown, asked, oil, temperature }) => {
    const stateOf = ({ density, melts }: (typeof IN_OIL)[number]) =>
      `${melts > temperature ? 'a solid' : 'a liquid'} that ${density < oil ? 'floats' : 'sinks'}`
    return {
      stem: [
        `Four metals of Group I, P, Q, R and S, are put into oil of density ${oil.toFixed(2)} g/cm^{3}. The oil is kept at ${quantity(temperature, '°C')}.`,
        `P, Q, R and S are metals of Group I. Small pieces of them are warmed in oil to ${quantity(temperature, '°C')}. The density of the oil is ${oil.toFixed(2)} g/cm^{3}.`,
        `Oil with a density of ${oil.toFixed(2)} g/cm^{3} is heated to ${quantity(temperature, '°C')}. Pieces of four metals of Group I, P to S, are put into it.`,
      ],
      table: {
        head: ['metal', 'melting point / °C', 'density in g/cm^{3}'],
        rows: shown.map(({ melts, density }, at) => [
          ['P', 'Q', 'R', 'S'][at] ?? '',
          plain(melts),
          density.toFixed(2),
        ]),
      },
      prompt: [
        `Which metal is ${stateOf(asked)} in the oil?`,
        `At ${quantity(temperature, '°C')}, which metal is ${stateOf(asked)} in the oil?`,
      ],
      options: inThisOrder(
        shown.map((each, at): string | Wrong => {
          const letter = ['P', 'Q', 'R', 'S'][at] ?? ''
          return each === asked
            ? letter
            : [
                letter,
                `You chose ${letter}, but at ${quantity(temperature, '°C')} this metal is ${stateOf(each)} in the oil.`,
              ]
        }),
      ),
      solution: `It is ${asked.melts > temperature ? 'solid, because its melting point is above' : 'liquid, because its melting point is below'} ${quantity(temperature, '°C')}, and it ${asked.density < oil ? 'floats, because its density is lower' : 'sinks, because its density is higher'} than that of the oil.`,
    }
  },
})

core('state-and-reactivity-predicted', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const at = random.int(2, 4)
    const [melting, boiling] = [MELTING_POINTS[at], BOILING[at]]
    if (!melting || !boiling) return null
    const isLiquid = random.chance(0.5)
    const temperature = isLiquid ? melting[2] + random.int(6, 40) : melting[2] - random.int(5, 18)
    return {
      name: melting[0],
      melts: melting[2],
      boils: boiling[2],
      isLiquid,
      temperature,
      than: random.pick(['sodium', 'lithium']),
    }
  },
  make: ({ name, melts, boils, isLiquid, temperature, than }) => {
    const [state, other] = isLiquid ? ['liquid', 'solid'] : ['solid', 'liquid']
    return {
      stem: [
        `${capital(name)} is below ${than} in Group I. It melts at ${quantity(melts, '°C')} and boils at ${quantity(boils, '°C')}.`,
        `A data book gives the melting point ${quantity(melts, '°C')} and the boiling point ${quantity(boils, '°C')} for ${name}, a metal of Group I below ${than}.`,
        `The metal ${name} stands below ${than} in Group I. Its melting point is ${quantity(melts, '°C')}, its boiling point ${quantity(boils, '°C')}.`,
      ],
      prompt: [`Which row is correct for ${name}?`, `What can be predicted about ${name}?`],
      options: rows(
        [`state at ${quantity(temperature, '°C')}`, 'reaction with water'],
        [state, `faster than ${than}`],
        [
          [
            [other, `faster than ${than}`],
            `You found the reactivity, but ${quantity(temperature, '°C')} is ${isLiquid ? 'above the melting point and below the boiling point' : 'below the melting point'}.`,
          ],
          [[state, `slower than ${than}`], 'You found the state, but reactivity increases down the group.'],
          [
            [other, `slower than ${than}`],
            'You mixed up both: compare with the melting point, and remember that reactivity increases down the group.',
          ],
        ],
      ),
      solution: `${quantity(temperature, '°C')} is ${isLiquid ? `between the melting point and the boiling point, so ${name} is liquid` : `below the melting point, so ${name} is solid`}. Reactivity increases down the group, so it reacts faster than ${than}.`,
    }
  },
})
