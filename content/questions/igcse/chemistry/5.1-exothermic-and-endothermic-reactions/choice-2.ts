import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { bondsText, CALCULATED, LADDERS, piecesOf, sidesOf } from './bonds'
import { equationFigure, fourLinesFigure, namelessFigure, scaledFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('5.1', { calculator: 'needed' })

export { templates }

const signed = (value: number) => `${value > 0 ? '+' : ''}${quantity(value, 'kJ/mol')}`

const STIRRED = ['water', 'dilute hydrochloric acid', 'aqueous copper(II) sulfate'] as const

core('line-of-a-reaction-in-a-cup', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    isOut: random.chance(0.5),
    liquid: random.pick(STIRRED),
    letters: random.shuffle(['A', 'B', 'C', 'D']),
  }),
  make: ({ isOut, liquid, letters }) => {
    const kind = isOut ? 'exothermic' : 'endothermic'
    const reasons = [
      isOut ? null : 'You chose a rise in temperature, which an exothermic reaction causes.',
      isOut ? 'You chose a fall in temperature, which an endothermic reaction causes.' : null,
      'You chose a line without a change, but every such reaction transfers thermal energy.',
      'You chose a line that changes before the solid is added, when nothing reacts yet.',
    ]
    return {
      stem: [
        `A solid at room temperature is added to ${liquid} at room temperature. The reaction that follows is ${kind} and is over quickly.`,
        `A solid reacts quickly with ${liquid} in an ${kind} reaction. Both are at room temperature at first.`,
        `At room temperature a student adds a solid to ${liquid} in a beaker. A fast ${kind} reaction takes place.`,
      ],
      figure: fourLinesFigure(isOut, letters),
      prompt: [
        'Which line shows the temperature of the mixture?',
        'Which line is the temperature of the contents of the beaker?',
      ],
      options: inThisOrder(
        ['A', 'B', 'C', 'D'].map((letter): string | Wrong => {
          const reason = reasons[letters.indexOf(letter)]
          return reason ? [letter, reason] : letter
        }),
      ),
      solution: `When the solid is added the reaction begins. Thermal energy is ${isOut ? 'given out, so the temperature rises; afterwards the mixture slowly cools to room temperature' : 'taken in, so the temperature falls; afterwards the mixture slowly warms to room temperature'}. This is line ${letters[isOut ? 0 : 1]}.`,
    }
  },
})

const GIVING = [
  'combustion of propane',
  'combustion of charcoal',
  'neutralisation of nitric acid',
  'neutralisation of sulfuric acid',
  'combustion of sulfur',
  'combustion of magnesium',
] as const

const TAKING = [
  'thermal decomposition of calcium carbonate',
  'thermal decomposition of zinc carbonate',
  'thermal decomposition of copper(II) carbonate',
  'thermal decomposition of magnesium carbonate',
] as const

core('a-pair-of-one-kind', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    isOut: random.chance(0.5),
    giving: random.sample(GIVING, 4),
    taking: random.sample(TAKING, 4),
  }),
  make: ({ isOut, giving, taking }) => {
    const [mine, others] = isOut ? [giving, taking] : [taking, giving]
    const kind = isOut ? 'exothermic' : 'endothermic'
    const wrongWay = isOut ? 'takes in' : 'gives out'
    const pair = (one = '', other = '') => `${one} | ${other}`
    return {
      stem: '',
      prompt: [`In which row are both reactions ${kind}?`, `Which row has two ${kind} reactions?`],
      columns: 'first reaction | second reaction',
      right: pair(mine[0], mine[1]),
      wrong: {
        [pair(mine[2], others[0])]: `You overlooked the second reaction: it ${wrongWay} thermal energy.`,
        [pair(others[1], mine[3])]: `You overlooked the first reaction: it ${wrongWay} thermal energy.`,
        [pair(others[2], others[3])]:
          `You chose two reactions that ${isOut ? 'take in' : 'give out'} thermal energy.`,
      },
      solution: `Combustion and neutralisation give out thermal energy and are exothermic. Thermal decomposition takes in thermal energy and is endothermic. Both are ${kind} in: ${mine[0]}, ${mine[1]}.`,
    }
  },
})

core('letters-on-a-pathway', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const isOut = random.chance(0.5)
    const high = random.step(52, 60, 4)
    const low = random.step(16, 26, 5)
    return { isOut, high, low, peak: random.step(82, 90, 4) }
  },
  make: ({ isOut, high, low, peak }) => {
    const path = isOut ? { reactants: high, peak, products: low } : { reactants: low, peak, products: high }
    const [energy, opposite] = isOut ? ['given out', 'taken in'] : ['taken in', 'given out']
    return {
      stem: [
        'The reaction pathway diagram of a reaction has the letters P, Q and R in place of its labels.',
        'Three labels of a reaction pathway diagram are replaced by the letters P, Q and R.',
        'In the diagram of the energy during a reaction, P, Q and R stand for three labels.',
      ],
      figure: namelessFigure(path),
      prompt: ['What do the letters stand for?', 'Which row gives the three labels?'],
      options: rows(
        ['P', 'Q', 'R'],
        ['reactants', 'products', `energy ${energy}`],
        [
          [
            ['reactants', 'products', `energy ${opposite}`],
            `You reversed the transfer of energy: the products have ${isOut ? 'less' : 'more'} energy than the reactants.`,
          ],
          [
            ['products', 'reactants', `energy ${energy}`],
            'You read the reaction from right to left, but it proceeds from left to right.',
          ],
          [
            ['products', 'reactants', `energy ${opposite}`],
            'You read the whole diagram from right to left, but the reaction proceeds from left to right.',
          ],
        ],
      ),
      solution: `The reaction proceeds from left to right, from the reactants, P, to the products, Q. The products have ${isOut ? 'less' : 'more'} energy, so the difference, R, is ${energy}.`,
    }
  },
})

core('largest-transfer-in-a-table', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const asksIn = random.chance(0.5)
    const runs = Array.from({ length: 4 }, () => {
      const start = random.int(16, 24)
      return { start, end: start + (random.chance(0.5) ? random.int(3, 15) : -random.int(3, 13)) }
    })
    const gains = runs.map(({ start, end }) => (asksIn ? start - end : end - start))
    const best = Math.max(...gains)
    const place = gains.indexOf(best)
    const kinds = gains.filter(each => each > 0).length
    const ends = runs.map(({ end }) => end)
    const extreme = asksIn ? Math.min(...ends) : Math.max(...ends)
    // The last reading alone does not tell.
    const fits =
      kinds === 2 &&
      new Set(gains).size === 4 &&
      gains.some(each => -each > best) &&
      runs[place]?.end !== extreme
    return fits ? { asksIn, runs, place, extreme } : null
  },
  make: ({ asksIn, runs, place, extreme }) => {
    const { start, end } = runs[place] ?? { start: 0, end: 0 }
    const [verb, change] = asksIn ? ['takes in', 'falls'] : ['gives out', 'rises']
    return {
      stem: [
        'In four experiments the same mass of a different solid is added to the same volume of water.',
        'Four solids of equal mass are each stirred into equal volumes of water.',
        'Equal masses of four solids are added to equal volumes of water, and the temperatures are read.',
      ],
      table: {
        head: ['experiment', 'temperature at the start / °C', 'temperature at the end / °C'],
        rows: runs.map((run, at) => ['ABCD'.charAt(at), plain(run.start), plain(run.end)]),
      },
      prompt: [
        `Which experiment ${verb} the most thermal energy?`,
        `In which experiment is the most thermal energy ${asksIn ? 'taken in' : 'given out'}?`,
      ],
      options: inThisOrder(
        runs.map((run, at): string | Wrong => {
          const letter = 'ABCD'.charAt(at)
          if (at === place) return letter
          if (run.start > run.end !== asksIn)
            return [letter, `You overlooked that this temperature ${asksIn ? 'rises' : 'falls'}.`]
          return [
            letter,
            run.end === extreme
              ? `You looked for the ${asksIn ? 'lowest' : 'highest'} temperature, not for the largest change.`
              : `You chose a temperature that ${change}, but another one ${change} by more.`,
          ]
        }),
      ),
      solution: `Thermal energy is ${asksIn ? 'taken in' : 'given out'} where the temperature ${change}. The largest change is in ${'ABCD'.charAt(place)}: from ${quantity(start, '°C')} to ${quantity(end, '°C')}, which is ${quantity(Math.abs(end - start), '°C')}.`,
    }
  },
  verify: ({ asksIn, runs }) => {
    const sorted = runs
      .map(({ start, end }, at) => ({ at, rise: end - start }))
      .toSorted((a, b) => a.rise - b.rise)
    return 'ABCD'.charAt((asksIn ? sorted[0] : sorted[3])?.at ?? 0)
  },
})

supplement('the-reverse-on-a-scale', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const reactants = random.step(80, 320, 20)
    const products = random.step(80, 320, 20)
    const peak = random.step(Math.max(reactants, products) + 60, 460, 20)
    const change = products - reactants
    return Math.abs(change) < 60 ? null : { reactants, products, peak }
  },
  make: path => {
    const { reactants, products, peak } = path
    const change = products - reactants
    const active = quantity(peak - products, 'kJ/mol')
    return {
      stem: [
        'A reaction is reversible. The diagram is the reaction pathway diagram of the forward reaction, from left to right.',
        'The diagram shows the energy during the forward reaction of a reversible reaction.',
        'In a reversible reaction the reverse reaction follows the path of the forward reaction from right to left.',
      ],
      figure: scaledFigure(path),
      prompt: [
        'Which row gives the enthalpy change and the activation energy of the **reverse** reaction?',
        'What are the enthalpy change and the activation energy of the **reverse** reaction?',
      ],
      options: rows(
        ['Δ*H*', '*E*_{a}'],
        [signed(-change), active],
        [
          [[signed(change), active], 'You kept the sign of Δ*H* of the forward reaction.'],
          [
            [signed(-change), quantity(peak - reactants, 'kJ/mol')],
            'You took the activation energy of the forward reaction.',
          ],
          [
            [signed(change), quantity(peak - reactants, 'kJ/mol')],
            'You gave both values of the forward reaction.',
          ],
        ],
      ),
      solution: `The reverse reaction starts at the products of the forward reaction, at ${products}. Δ*H* = ${reactants} − ${products} = ${signed(-change)}. *E*_{a} = ${peak} − ${products} = ${active}.`,
    }
  },
  verify: ({ reactants, products, peak }) => signed(peak - products - (peak - reactants)),
})

const NEEDED = [
  ['Petrol vapour and air do not react in a cold engine until there is a spark.', 'spark'],
  ['Methane and air from a gas tap do not react until they are lit by a flame.', 'flame'],
  ['Hydrogen and oxygen can be kept together for years, but explode when there is a spark.', 'spark'],
  ['Magnesium ribbon does not burn in air until it is held in a flame.', 'flame'],
] as const

supplement('why-a-spark-is-needed', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(NEEDED) }),
  make: ({ item: [stem, source] }) => ({
    stem: `${stem} The reaction is exothermic.`,
    prompt: [`Why is the ${source} needed?`, `Which statement explains why the ${source} is needed?`],
    right: `It gives colliding particles at least the activation energy, *E*_{a}.`,
    wrong: {
      'It makes the enthalpy change of the reaction, Δ*H*, negative.':
        'You linked it to Δ*H*, but Δ*H* depends only on the energies of reactants and products.',
      'It lowers the activation energy of the reaction, *E*_{a}.':
        'You described a catalyst; a source of energy leaves the activation energy as it is.',
      'It lets the particles collide, which they do not do before.':
        'You thought that cold particles do not collide, but they do; they have too little energy to react.',
    },
    solution: `Particles react only when they collide with at least the activation energy. At room temperature almost none have it. The ${source} supplies it, and the energy that is given out then keeps the reaction going.`,
  }),
})

const COUNTED = [...CALCULATED, ...LADDERS].filter(({ equation }) => {
  const sides = sidesOf(equation)
  return sides.every(side => bondsText(side) !== bondsText(side, false))
})

supplement('bonds-broken-and-made', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const reaction = random.pick(COUNTED)
    const [left = [], right = []] = sidesOf(reaction.equation)
    return { at: COUNTED.indexOf(reaction), reaction, left, right }
  },
  make: ({ at, reaction, left, right }) => ({
    stem: [
      `${reaction.says}. The equation is shown with displayed formulae. The enthalpy change is to be calculated from bond energies.`,
      `${reaction.says}, as shown in the diagram. A student uses bond energies to calculate Δ*H*.`,
      `The diagram shows the molecules in a reaction. ${reaction.says}. Δ*H* is to be found from bond energies.`,
    ],
    figure: equationFigure(piecesOf(left), piecesOf(right), `n${at}`),
    prompt: [
      'For which bonds is energy absorbed, and for which is energy released?',
      'Which row shows the bonds for which energy is absorbed and released?',
    ],
    options: rows(
      ['energy absorbed', 'energy released'],
      [bondsText(left), bondsText(right)],
      [
        [
          [bondsText(right), bondsText(left)],
          'You exchanged the two: breaking bonds absorbs energy, making bonds releases it.',
        ],
        [
          [bondsText(left), bondsText(right, false)],
          'You left out the numbers in front of the formulae of the products.',
        ],
        [
          [bondsText(left, false), bondsText(right)],
          'You left out the numbers in front of the formulae of the reactants.',
        ],
      ],
    ),
    solution: `Energy is absorbed to break the bonds of all molecules of the reactants: ${bondsText(left)}. Energy is released when the bonds of all molecules of the products are made: ${bondsText(right)}.`,
  }),
})
