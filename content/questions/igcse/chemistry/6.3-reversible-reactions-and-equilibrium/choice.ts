import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { reactantGraph, saltInTube, threeBaths, twoConcentrations, yieldGraph } from './drawings'
import { kindOf, YIELDS } from './reactions'

const { core, supplement, templates } = choiceQuestions('6.3', { calculator: 'needed' })

export { templates }

const SALTS = [
  { name: 'copper(II) sulfate', hydrated: 'blue', anhydrous: 'white', others: ['pink', 'blue'] },
  { name: 'cobalt(II) chloride', hydrated: 'pink', anhydrous: 'blue', others: ['blue', 'white'] },
] as const

core('colours-of-two-salts', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ salt: random.pick(SALTS), startsWet: random.chance(0.5) }),
  make: ({ salt, startsWet }) => {
    const { name, hydrated, anhydrous, others } = salt
    const other = name === 'copper(II) sulfate' ? 'cobalt(II) chloride' : 'copper(II) sulfate'
    const [first, second] = startsWet ? [anhydrous, hydrated] : [hydrated, anhydrous]
    const [otherFirst, otherSecond] = startsWet ? [others[1], others[0]] : others
    const kind = startsWet ? 'hydrated' : 'anhydrous'
    return {
      stem: startsWet
        ? [
            `Crystals of hydrated ${name} are heated until they no longer change. The solid is cooled, and water is added.`,
            `A student heats hydrated ${name} in a test-tube, lets the solid cool, and then adds a few drops of water.`,
            `The water is driven out of hydrated ${name} by heating. Later water is added to the cold solid.`,
          ]
        : [
            `A few drops of water are added to anhydrous ${name}. The solid that forms is then heated until it no longer changes.`,
            `A student adds a little water to anhydrous ${name} and later heats the solid strongly enough to drive the water out.`,
            `Anhydrous ${name} is left in damp air until it has taken up water. Then it is heated until it no longer changes.`,
          ],
      figure: saltInTube(`${kind} ${name}`, startsWet),
      prompt: ['Which colours are seen?', 'Which row gives the colours of the solid?'],
      columns: startsWet
        ? 'after it is heated | after water is added'
        : 'after it takes up water | after it is heated',
      right: `${first} | ${second}`,
      wrong: {
        [`${second} | ${first}`]: `You exchanged the colours of hydrated and anhydrous ${name}.`,
        [`${otherFirst} | ${otherSecond}`]: `You gave the colours of ${other}.`,
        [`${first} | ${first}`]: 'You took the second change for impossible, but the reaction is reversible.',
      },
      solution: `Hydrated ${name} is ${hydrated}, anhydrous ${name} is ${anhydrous}. Heating drives the water out; adding water brings it back.`,
    }
  },
})

/** When the lines become level, and where the axis of time ends. */
const UNTIL = [
  [20, 25],
  [20, 50],
  [30, 50],
  [30, 75],
  [40, 50],
  [40, 100],
  [60, 75],
  [60, 150],
] as const

supplement('when-equilibrium-is-reached', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [end, longest] = random.pick(UNTIL)
    const right = end
    const wrong = threeSlips(
      random,
      right,
      [
        [0, 'You chose the start, where the forward rate is at its greatest and the reverse rate is zero.'],
        [end / 2, 'You chose the time at which the concentrations are equal; they still change after it.'],
        [end / 4, 'You chose a time at which both lines are still steep.'],
        [longest, 'You chose the end of the graph, but the lines are level before that.'],
        [(end + longest) / 2, 'You chose a time at which the lines have been level for a while.'],
      ],
      value => quantity(value, 's', 3),
    )
    return wrong ? { end, longest, wrong, start: random.pick([0.6, 1.2, 2.4]) } : null
  },
  make: ({ end, longest, wrong, start }) => ({
    stem: [
      'X reacts to form Y in a reversible reaction in a closed container: X(g) ⇌ Y(g).',
      'In a closed container the gas X forms the gas Y, and Y can form X again: X(g) ⇌ Y(g).',
      'A closed container holds only X(g) at the start. The reaction is X(g) ⇌ Y(g).',
    ],
    figure: twoConcentrations(start, end, longest),
    prompt: [
      'At which time is equilibrium first reached?',
      'When does the mixture first come to equilibrium?',
    ],
    options: numbers({ right: end, wrong, unit: 's' }),
    solution: `At equilibrium the concentrations no longer change: both lines are level from ${quantity(end, 's')} on. Where the lines cross, the concentrations are equal, but they still change.`,
  }),
  verify: ({ start, end, longest }) => {
    // The first time after which X, stepped along its curve, stays where it ends.
    const x = (time: number) => start / 3 + ((2 * start) / 3) * Math.max(0, 1 - time / end) ** 2
    let time = 0
    while (Math.abs(x(time) - x(longest)) > 1e-9) time += 0.5
    return time
  },
})

const FROM_AMOUNTS = [
  {
    equation: 'N2(g) + 3H2(g) <=> 2NH3(g)',
    gas: 'hydrogen',
    symbol: 'H2',
    asked: 'ammonia',
    with: 'excess nitrogen',
    per: 3,
    gives: 2,
    start: 3,
    used: [0.6, 0.9, 1.2, 1.5, 1.8],
  },
  {
    equation: '2SO2(g) + O2(g) <=> 2SO3(g)',
    gas: 'oxygen',
    symbol: 'O2',
    asked: 'sulfur trioxide',
    with: 'excess sulfur dioxide',
    per: 1,
    gives: 2,
    start: 1,
    used: [0.3, 0.4, 0.6, 0.7, 0.8],
  },
  {
    equation: 'CO(g) + 2H2(g) <=> CH3OH(g)',
    gas: 'hydrogen',
    symbol: 'H2',
    asked: 'methanol',
    with: 'excess carbon monoxide',
    per: 2,
    gives: 1,
    start: 3,
    used: [0.8, 1, 1.2, 1.6, 1.8],
  },
] as const

supplement('amounts-at-equilibrium', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(FROM_AMOUNTS)
    const used = random.pick(item.used)
    const left = Math.round((item.start - used) * 10) / 10
    const right = (used * item.gives) / item.per
    const wrong = threeSlips(
      random,
      right,
      [
        [used, `You took as many moles of ${item.asked} as of ${item.gas}; use the numbers in the equation.`],
        [(used * item.per) / item.gives, 'You turned the ratio of the equation upside down.'],
        [
          (left * item.gives) / item.per,
          `You used the ${item.gas} that is left, not the part that has reacted.`,
        ],
        [
          (item.start * item.gives) / item.per,
          `You let all of the ${item.gas} react, but some is left at equilibrium.`,
        ],
        [left, `You read the amount of ${item.gas} at equilibrium.`],
      ],
      value => quantity(value, 'mol', 2),
    )
    return wrong ? { item, used, left, right, wrong } : null
  },
  make: ({ item, used, left, right, wrong }) => ({
    stem: [
      `${item.gas === 'oxygen' ? 'Oxygen' : 'Hydrogen'} reacts with ${item.with} in a closed container. There is no ${item.asked} at the start.\n\n$\\ce{${item.equation}}$`,
      `The graph shows the amount of ${item.gas} in a closed container with ${item.with}. At the start the container holds no ${item.asked}.\n\n$\\ce{${item.equation}}$`,
      `A mixture of ${item.gas} with ${item.with} comes to equilibrium in a closed container. It contains no ${item.asked} at first.\n\n$\\ce{${item.equation}}$`,
    ],
    figure: reactantGraph({ gas: item.gas, symbol: item.symbol, start: item.start, end: left }),
    prompt: `What is the amount of ${item.asked} at equilibrium?`,
    options: numbers({ right, wrong, unit: 'mol', sigFigs: 2 }),
    solution: `At equilibrium ${quantity(left, 'mol', 2)} of ${item.gas} is left, so ${plain(item.start)} − ${plain(left)} = ${quantity(used, 'mol', 2)} has reacted. ${item.per} mol of ${item.gas} gives ${item.gives} mol of ${item.asked}: ${plain(used)} × ${item.gives} ÷ ${item.per} = ${quantity(right, 'mol', 2)}.`,
  }),
  verify: ({ item, left }) => {
    // Small steps of the reaction until the amount that is left has been reached.
    const step = 0.001
    let [reactant, product] = [item.start as number, 0]
    while (reactant > left + 1e-9) {
      reactant -= step * item.per
      product += step * item.gives
    }
    return Math.round(product * 100) / 100
  },
})

const COLOURED = [
  { x: 'colourless', y: 'brown', between: 'pale brown', state: 'g' },
  { x: 'pink', y: 'blue', between: 'violet', state: 'aq' },
  { x: 'yellow', y: 'red', between: 'orange', state: 'aq' },
  { x: 'blue', y: 'yellow', between: 'green', state: 'aq' },
] as const

supplement('three-baths', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    item: random.pick(COLOURED),
    exothermic: random.chance(0.5),
    warm: random.step(20, 30, 5),
    hot: random.step(70, 90, 10),
  }),
  make: ({ item: { x, y, between, state }, exothermic, warm, hot }) => {
    const [cold, heated] = exothermic ? [y, x] : [x, y]
    const [more, less] = exothermic ? ['X', 'Y'] : ['Y', 'X']
    const [right, opposite] = [kindOf(exothermic), kindOf(!exothermic)]
    const equation = `X(${state}) ⇌ Y(${state})`
    return {
      stem: [
        `X is ${x} and Y is ${y}. Three sealed tubes contain the same mixture at equilibrium: ${equation}. The colours are seen after some time in three baths.`,
        `The reaction ${equation} comes to equilibrium in three sealed tubes at different temperatures. X is ${x}, Y is ${y}.`,
        `Three sealed tubes with the same mixture are put into three baths. In each, ${equation} is at equilibrium. X is ${x}, and Y is ${y}.`,
      ],
      figure: threeBaths([
        { bath: 'ice', colour: cold },
        { bath: `${warm} °C`, colour: between },
        { bath: `${hot} °C`, colour: heated },
      ]),
      prompt: [
        'Which conclusion about the forward reaction is correct?',
        'What is the forward reaction, and why?',
      ],
      columns: 'the forward reaction is | reason',
      right: `${right} | The hot mixture contains more ${more}.`,
      wrong: {
        [`${opposite} | The hot mixture contains more ${more}.`]:
          'You read the colours well, but a higher temperature shifts the equilibrium in the endothermic direction.',
        [`${opposite} | The hot mixture contains more ${less}.`]: `You exchanged the colours: ${heated} in the hot tube is the colour of ${more}.`,
        [`${right} | The hot mixture contains more ${less}.`]: `You named the right kind of reaction, but the hot tube has the colour of ${more}.`,
      },
      solution: `The hot tube is ${heated}: it contains more ${more}. A higher temperature shifts the equilibrium in the endothermic direction, here to the ${exothermic ? 'left, so the forward reaction is exothermic' : 'right, so the forward reaction is endothermic'}.`,
    }
  },
})

supplement('reading-the-yield', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { read, temperatures } = random.pick(YIELDS)
    const [one, other] = random.pick([
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const)
    const [high, low] = [read[one], read[other]]
    const right = high - low
    const third = read.find(each => each !== high && each !== low) ?? 0
    const wrong = threeSlips(
      random,
      right,
      [
        [high, `You read the curve of ${temperatures[one]} °C only.`],
        [low, `You read the curve of ${temperatures[other]} °C only.`],
        [Math.abs(high - third), `You took another curve for that of ${temperatures[other]} °C.`],
        [Math.abs(low - third), `You took another curve for that of ${temperatures[one]} °C.`],
        [high + low, 'You added the two percentages.'],
      ],
      value => quantity(value, '%'),
    )
    return wrong ? { read, temperatures, one, other, right, wrong } : null
  },
  make: ({ read, temperatures, one, other, right, wrong }) => ({
    stem: [
      'The graph shows the percentage of ammonia at equilibrium in a mixture made from nitrogen and hydrogen.',
      'Nitrogen and hydrogen come to equilibrium with ammonia. The percentage of ammonia depends on pressure and temperature as shown.',
      'The percentage of ammonia at equilibrium in the Haber process is shown for three temperatures.',
    ],
    figure: yieldGraph(read.map((at200, at) => ({ at200, label: `${temperatures[at]} °C` }))),
    prompt: `What is the difference between the percentages of ammonia at ${temperatures[one]} °C and at ${temperatures[other]} °C when the pressure is 200 atm?`,
    options: numbers({ right, wrong, unit: '%' }),
    solution: `At 200 atm the curves read ${quantity(read[one], '%')} and ${quantity(read[other], '%')}. The difference is ${quantity(right, '%')}. The lower the temperature, the more ammonia: the forward reaction is exothermic.`,
  }),
  verify: ({ read, one, other }) => (read[one] * 2 - read[other] * 2) / 2,
})
