import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { metalBars, oneStrip, stripsFigure } from './drawings'

const { supplement, templates } = choiceQuestions('9.4', { calculator: 'needed' })

export { templates }

/** From the most reactive, with a salt as it is labelled in a drawing. */
const METALS = [
  { name: 'magnesium', solution: 'magnesium\nsulfate' },
  { name: 'zinc', solution: 'zinc\nsulfate' },
  { name: 'iron', solution: 'iron(II)\nsulfate' },
  { name: 'copper', solution: 'copper(II)\nsulfate' },
  { name: 'silver', solution: 'silver\nnitrate' },
] as const

type Pair = { metal: number; salt: number }

const nameOf = (at: number) => METALS[at]?.name ?? ''

supplement('strips-in-solutions', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const asksReaction = random.chance(0.5)
    const pair = (reacts: boolean): Pair => {
      const [one, other] = random.sample([0, 1, 2, 3, 4], 2).toSorted((a, b) => a - b)
      return reacts ? { metal: one ?? 0, salt: other ?? 1 } : { metal: other ?? 1, salt: one ?? 0 }
    }
    const tubes = random.shuffle([
      pair(asksReaction),
      pair(!asksReaction),
      pair(!asksReaction),
      pair(!asksReaction),
    ])
    const seen = new Set(tubes.map(({ metal, salt }) => `${metal}${salt}`))
    const solutions = new Set(tubes.map(({ salt }) => salt))
    return seen.size === 4 && solutions.size >= 3 ? { tubes, asksReaction } : null
  },
  make: ({ tubes, asksReaction }) => {
    const reacts = ({ metal, salt }: Pair) => metal < salt
    const answer = tubes.find(tube => reacts(tube) === asksReaction) ?? { metal: 0, salt: 1 }
    return {
      stem: [
        'A strip of metal is put into each of four aqueous solutions, as shown.',
        'The diagram shows strips of metals in aqueous solutions of salts of other metals.',
        'A student puts four clean strips of metal into four aqueous solutions.',
      ],
      figure: stripsFigure(
        tubes.map(({ metal, salt }) => ({
          metal: nameOf(metal),
          solution: METALS[salt]?.solution ?? '',
          fill: 'sheet',
        })),
      ),
      prompt: asksReaction
        ? ['In which tube does a reaction take place?', 'In which tube is a metal displaced?']
        : ['In which tube does **no** reaction take place?', 'In which tube is **no** metal displaced?'],
      options: inThisOrder(
        tubes.map((tube, at): string | Wrong => {
          const letter = 'ABCD'.charAt(at)
          if (reacts(tube) === asksReaction) return letter
          const [metal, other] = [nameOf(tube.metal), nameOf(tube.salt)]
          return [
            letter,
            asksReaction
              ? `You took ${metal} for more reactive than ${other}, but ${other} is higher in the series.`
              : `You took ${metal} for less reactive than ${other}, but ${metal} is higher in the series.`,
          ]
        }),
      ),
      solution: `A metal displaces a less reactive metal from its solution. ${
        asksReaction
          ? `Only ${nameOf(answer.metal)} is more reactive than the metal in its solution, ${nameOf(answer.salt)}.`
          : `${nameOf(answer.metal)[0]?.toUpperCase()}${nameOf(answer.metal).slice(1)} is less reactive than ${nameOf(answer.salt)}, so nothing happens there. The other three metals are more reactive than the metal in their solution.`
      }`,
    }
  },
})

const SEEN = [
  {
    metal: 'zinc',
    solution: 'aqueous copper(II) sulfate',
    other: 'copper',
    from: 'blue',
    to: 'colourless',
    solid: 'red-brown',
  },
  {
    metal: 'magnesium',
    solution: 'aqueous copper(II) sulfate',
    other: 'copper',
    from: 'blue',
    to: 'colourless',
    solid: 'red-brown',
  },
  {
    metal: 'iron',
    solution: 'aqueous copper(II) sulfate',
    other: 'copper',
    from: 'blue',
    to: 'pale green',
    solid: 'red-brown',
  },
  {
    metal: 'copper',
    solution: 'aqueous silver nitrate',
    other: 'silver',
    from: 'colourless',
    to: 'blue',
    solid: 'grey',
  },
  {
    metal: 'magnesium',
    solution: 'aqueous iron(II) sulfate',
    other: 'iron',
    from: 'pale green',
    to: 'colourless',
    solid: 'dark grey',
  },
  {
    metal: 'zinc',
    solution: 'aqueous iron(II) sulfate',
    other: 'iron',
    from: 'pale green',
    to: 'colourless',
    solid: 'dark grey',
  },
] as const

supplement('seen-in-a-displacement', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(SEEN),
    time: random.pick(['an hour', 'some time', 'half an hour'] as const),
  }),
  make: ({ item: { metal, solution, other, from, to, solid }, time }) => ({
    stem: [
      `A strip of ${metal} is put into ${solution} and left for ${time}. There is more than enough ${metal}.`,
      `The beaker holds ${solution}. An excess of ${metal} is put into it. It stands for ${time}, until the reaction is complete.`,
      `An excess of ${metal} stands in ${solution}, as shown. After ${time} nothing changes any more.`,
    ],
    figure: oneStrip(metal, solution, from === 'blue'),
    prompt: ['What is seen at the end?', `Which row describes what is seen after ${time}?`],
    columns: `the solution | solid on the ${metal}`,
    right: `${from} turns to ${to} | ${solid} solid`,
    wrong: {
      [`stays ${from} | ${solid} solid`]: `You saw that ${other} forms, but then its ions leave the solution, and ions of ${metal} take their place.`,
      [`${from} turns to ${to} | no solid`]: `You saw that the ions in the solution change, but the ions of ${other} become solid ${other}.`,
      [`stays ${from} | no solid`]: `You took ${metal} for less reactive than ${other}, but it displaces ${other}.`,
    },
    solution: `${metal.charAt(0).toUpperCase()}${metal.slice(1)} is more reactive than ${other} and displaces it. The ${solid} solid is ${other}. The solution now holds ions of ${metal}: it is ${to}.`,
  }),
})

const FOURS = [
  ['P', 'Q', 'R', 'S'],
  ['W', 'X', 'Y', 'Z'],
  ['J', 'K', 'L', 'M'],
] as const

supplement('order-from-displacements', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const letters = random.pick(FOURS)
    return { letters, order: random.shuffle(letters), missing: random.int(0, 3) }
  },
  make: ({ letters, order, missing }) => {
    const rank = (letter: string) => order.indexOf(letter as never)
    const left = letters[missing] ?? 'P'
    const asRows = letters
      .filter(letter => letter !== left)
      .map(metal => [
        metal,
        ...letters.map(salt =>
          salt === metal ? 'not tested' : rank(metal) < rank(salt) ? 'reaction' : 'none',
        ),
      ])
    const right = order.join(', ')
    const without = order.filter(letter => letter !== left)
    const exchanged = (one: number) =>
      order
        .map((letter, at) => (at === one ? order[one + 1] : at === one + 1 ? order[one] : letter))
        .join(', ')
    const candidates: Wrong[] = [
      [order.toReversed().join(', '), 'You listed the metals from the least to the most reactive.'],
      [
        [...without, left].join(', '),
        `You put ${left} last because it was not tested as a metal, but the column of its solution shows its place.`,
      ],
      [
        [left, ...without].join(', '),
        `You put ${left} first, but the column of its solution shows that another metal displaces it.`,
      ],
      [
        exchanged(1),
        `You exchanged ${order[1]} and ${order[2]}: look which of them displaces the other from its solution.`,
      ],
      [
        exchanged(0),
        `You exchanged ${order[0]} and ${order[1]}: look which of them displaces the other from its solution.`,
      ],
    ]
    const seen = new Set([right])
    const wrong = candidates.filter(([text]) => !seen.has(text) && seen.add(text)).slice(0, 3)
    return {
      stem: [
        `Metals are put into aqueous solutions of the salts of the metals ${letters.join(', ')}. The table shows where a reaction takes place. Metal ${left} itself was not available.`,
        `A student has aqueous salts of four metals, ${letters.join(', ')}, but no piece of metal ${left}. The table shows which of the other metals react with the solutions.`,
        `The table shows the results when three of the metals ${letters.join(', ')} are put into aqueous salts of all four. There was no sample of metal ${left}.`,
      ],
      table: { head: ['metal', ...letters.map(letter => `salt of ${letter}`)], rows: asRows },
      prompt: 'What is the order of reactivity, the most reactive first?',
      right,
      wrong,
      solution: `A metal displaces every metal below it. The more reactions a metal shows, the higher it stands. The column of ${left} shows which metals displace it: these stand above it, the others below. The order is ${right}.`,
    }
  },
})

const PAIRS = [
  {
    metal: 'copper',
    mass: 64,
    other: 'silver',
    otherMass: 108,
    ratio: 2,
    solution: 'silver nitrate',
    equation: 'Cu + 2Ag+ -> Cu^2+ + 2Ag',
  },
  {
    metal: 'zinc',
    mass: 65,
    other: 'silver',
    otherMass: 108,
    ratio: 2,
    solution: 'silver nitrate',
    equation: 'Zn + 2Ag+ -> Zn^2+ + 2Ag',
  },
  {
    metal: 'magnesium',
    mass: 24,
    other: 'silver',
    otherMass: 108,
    ratio: 2,
    solution: 'silver nitrate',
    equation: 'Mg + 2Ag+ -> Mg^2+ + 2Ag',
  },
  {
    metal: 'magnesium',
    mass: 24,
    other: 'copper',
    otherMass: 64,
    ratio: 1,
    solution: 'copper(II) sulfate',
    equation: 'Mg + Cu^2+ -> Mg^2+ + Cu',
  },
  {
    metal: 'iron',
    mass: 56,
    other: 'copper',
    otherMass: 64,
    ratio: 1,
    solution: 'copper(II) sulfate',
    equation: 'Fe + Cu^2+ -> Fe^2+ + Cu',
  },
] as const

supplement('mass-displaced', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const pair = random.pick(PAIRS)
    const moles = random.pick([0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05])
    const { mass, otherMass, ratio } = pair
    const right = moles * ratio * otherMass
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (moles * ratio * otherMass) / 2,
          ratio === 2
            ? 'You took one mole of silver for each mole of metal, but the equation shows two.'
            : 'You divided by two, but the equation shows one mole of each metal.',
        ],
        [
          moles * otherMass * ratio * 2,
          ratio === 2
            ? 'You multiplied by two twice: the equation shows two moles of silver for each mole of metal.'
            : 'You multiplied by two, but the equation shows one mole of each metal.',
        ],
        [moles * mass, 'You gave the mass of the metal that reacts; its atoms have another mass.'],
        [
          (moles * mass * ratio * mass) / otherMass,
          'You turned the ratio of the relative atomic masses upside down.',
        ],
      ],
      value => figures(value, 3),
    )
    return wrong ? { pair, moles, right, wrong } : null
  },
  make: ({ pair: { metal, mass, other, otherMass, ratio, solution, equation }, moles, right, wrong }) => ({
    stem: [
      `${quantity(moles * mass, 'g', 3)} of ${metal} reacts completely with an excess of aqueous ${solution}.`,
      `An excess of aqueous ${solution} is added to ${quantity(moles * mass, 'g', 3)} of ${metal}. All the ${metal} reacts.`,
      `All of a piece of ${metal}, ${quantity(moles * mass, 'g', 3)}, reacts when it is left in excess aqueous ${solution}.`,
    ],
    prompt: `$\\ce{${equation}}$\n\nWhich mass of ${other} is formed? [*A*_{r}: ${metal}, ${mass}; ${other}, ${otherMass}]`,
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `Moles of ${metal}: ${quantity(moles * mass, 'g', 3)} ÷ ${mass} = ${figures(moles, 2)} mol. ${ratio === 2 ? `The equation shows two moles of silver for each: ${figures(moles * 2, 2)} mol. ` : 'One mole of copper forms for each. '}Mass: ${figures(moles * ratio, 2)} × ${otherMass} = ${quantity(right, 'g', 3)}.`,
  }),
  verify: ({ pair: { mass, otherMass, ratio }, moles }) => (ratio * otherMass * (moles * mass)) / mass,
})

supplement('heat-of-displacement', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const iron = random.int(9, 12)
    return {
      rises: {
        magnesium: random.int(32, 38),
        aluminium: random.int(1, 4),
        zinc: iron + random.int(5, 8),
        iron,
      },
      order: random.shuffle(['magnesium', 'aluminium', 'zinc', 'iron'] as const),
      seconds: random.pick([30, 45, 60] as const),
      other: random.pick(['zinc', 'iron'] as const),
    }
  },
  make: ({ rises, order, seconds, other }) => ({
    stem: [
      `Metals are added to aqueous copper(II) sulfate. The chart shows how much the temperature has risen after ${quantity(seconds, 's')}.`,
      `A student adds an excess of four metals to samples of aqueous copper(II) sulfate and measures the rise in temperature in ${quantity(seconds, 's')}.`,
      `The chart shows the rise in temperature, ${quantity(seconds, 's')} after an excess of a metal is added to aqueous copper(II) sulfate.`,
    ],
    figure: metalBars(
      order,
      order.map(metal => rises[metal]),
      'rise in temperature / °C',
      10,
      40,
      'Rise in temperature with four metals',
    ),
    prompt: [
      `Why is the rise with aluminium smaller than the rise with ${other}?`,
      `Why does the temperature rise less with aluminium than with ${other}?`,
    ],
    right: 'A layer of aluminium oxide keeps the solution away from the metal.',
    wrong: {
      [`Aluminium forms positive ions less readily than ${other}.`]: `You judged by the chart alone, but aluminium is higher in the series than ${other}.`,
      'Aluminium is less reactive than copper and does not displace it.':
        'You overlooked the place of aluminium: it is far above copper in the series.',
      'A layer of copper covers aluminium before the reaction begins.':
        'You saw that a layer is the cause, but copper forms only by the reaction itself.',
    },
    solution: `By its place in the series aluminium should give more heat than ${other}. But its surface is covered with unreactive aluminium oxide, which sticks to it and keeps the copper(II) ions away.`,
  }),
})
