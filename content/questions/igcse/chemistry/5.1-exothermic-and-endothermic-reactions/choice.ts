import type { Pathway } from '@/content/figures/igcse/chemistry/chemical-energetics'
import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import {
  type Levels,
  letteredFigure,
  levelsFigure,
  scaledFigure,
  sketchFigure,
  thermometers,
} from './drawings'

const { core, supplement, templates } = choiceQuestions('5.1', { calculator: 'needed' })

export { templates }

const OUT = 'transferred to the surroundings'
const IN = 'taken in from the surroundings'

const HAPPENINGS = {
  exothermic: [
    'Magnesium ribbon burns in air.',
    'Aqueous sodium hydroxide neutralises dilute hydrochloric acid.',
    'Ethanol burns in a spirit burner.',
    'Iron powder reacts with oxygen in a hand warmer.',
  ],
  endothermic: [
    'Ammonium nitrate dissolves in water in a cold pack.',
    'Citric acid reacts with sodium hydrogencarbonate in a beaker and cools it.',
    'Ammonium chloride dissolves in water, an endothermic process.',
    'Hydrated barium hydroxide and ammonium chloride react in a flask that becomes very cold.',
  ],
} as const

core('energy-and-surroundings', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const kind = random.pick(['exothermic', 'endothermic'] as const)
    return { kind, happening: random.pick<string>(HAPPENINGS[kind]) }
  },
  make: ({ kind, happening }) => {
    const isOut = kind === 'exothermic'
    const [energy, other] = isOut ? [OUT, IN] : [IN, OUT]
    const [way, opposite] = isOut ? ['increases', 'decreases'] : ['decreases', 'increases']
    return {
      stem: happening,
      prompt: [
        'Which row describes the transfer of thermal energy and the temperature of the surroundings?',
        'What happens to thermal energy and to the temperature of the surroundings?',
        'Which row is correct for the thermal energy and for the temperature of the surroundings?',
      ],
      options: rows(
        ['thermal energy', 'temperature of the surroundings'],
        [energy, way],
        [
          [
            [energy, opposite],
            `You found where the energy goes, but the surroundings then get ${isOut ? 'warmer' : 'colder'}.`,
          ],
          [
            [other, way],
            `You reversed the transfer: the surroundings get ${isOut ? 'warmer because energy comes to them' : 'colder because energy leaves them'}.`,
          ],
          [[other, opposite], `You took the process for an ${isOut ? 'endothermic' : 'exothermic'} one.`],
        ],
      ),
      solution: `The process is ${kind}: thermal energy is ${energy}, whose temperature ${way}.`,
    }
  },
})

const MIXED = [
  'a solid is stirred into water',
  'two solutions are mixed',
  'a powder is added to an acid',
  'a solid is added to a solution',
]

core('two-thermometers', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const before = random.int(17, 25)
    const change = random.chance(0.5) ? random.int(6, 19) : -random.int(5, 13)
    const after = before + change
    return after === Math.abs(change) ? null : { before, after, what: random.pick(MIXED) }
  },
  make: ({ before, after, what }) => {
    const change = after - before
    const [way, other] = change > 0 ? ['rises', 'falls'] : ['falls', 'rises']
    const [kind, opposite] = change > 0 ? ['exothermic', 'endothermic'] : ['endothermic', 'exothermic']
    const size = quantity(Math.abs(change), '°C')
    return {
      stem: [
        `The temperature in a cup is read before and after ${what}.`,
        `A student reads a thermometer before ${what} and again afterwards.`,
        `In an experiment ${what}. The thermometer is read before and after.`,
      ],
      figure: thermometers(before, after),
      prompt: [
        'Which row describes the result?',
        'How does the temperature change, and what kind of process is it?',
      ],
      options: rows(
        ['temperature', 'kind of process'],
        [`${way} by ${size}`, kind],
        [
          [
            [`${way} by ${size}`, opposite],
            `You read the change correctly, but a temperature that ${way} shows an ${kind} process.`,
          ],
          [[`${other} by ${size}`, opposite], 'You took the second reading for the first.'],
          [[`${way} by ${quantity(after, '°C')}`, kind], 'You took the last reading for the change.'],
        ],
      ),
      solution: `The temperature goes from ${quantity(before, '°C')} to ${quantity(after, '°C')}: it ${way} by ${size}. Thermal energy is ${change > 0 ? OUT : IN}, so the process is ${kind}.`,
    }
  },
  verify: ({ before, after }) => {
    let steps = 0
    for (let at = Math.min(before, after); at < Math.max(before, after); at += 1) steps += 1
    return `${after > before ? 'rises' : 'falls'} by ${quantity(steps, '°C')}`
  },
})

const PATHS: readonly { path: Pathway; names: readonly string[]; says: string }[] = [
  {
    path: { reactants: 56, peak: 86, products: 16 },
    names: ['CH_{4} + 2O_{2}', 'CO_{2} + 2H_{2}O'],
    says: 'methane and oxygen',
  },
  {
    path: { reactants: 50, peak: 88, products: 22 },
    names: ['2Mg + O_{2}', '2MgO'],
    says: 'magnesium and oxygen',
  },
  {
    path: { reactants: 60, peak: 82, products: 30 },
    names: ['Zn + CuSO_{4}', 'ZnSO_{4} + Cu'],
    says: 'zinc and copper(II) sulfate',
  },
  {
    path: { reactants: 18, peak: 88, products: 60 },
    names: ['CaCO_{3}', 'CaO + CO_{2}'],
    says: 'calcium carbonate',
  },
  {
    path: { reactants: 24, peak: 84, products: 52 },
    names: ['ZnCO_{3}', 'ZnO + CO_{2}'],
    says: 'zinc carbonate',
  },
  {
    path: { reactants: 28, peak: 90, products: 48 },
    names: ['N_{2} + O_{2}', '2NO'],
    says: 'nitrogen and oxygen',
  },
]

core('reading-a-pathway', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const item = random.pick(PATHS)
    return { item, at: PATHS.indexOf(item) }
  },
  make: ({ at, item: { path, names, says } }) => {
    const isOut = path.products < path.reactants
    const statement = (exo: boolean, why: string) =>
      `The reaction is ${exo ? 'exothermic' : 'endothermic'}, because ${why}.`
    const lower = 'the products have less energy than the reactants'
    const higher = 'the products have more energy than the reactants'
    const [true_, false_] = isOut ? [lower, higher] : [higher, lower]
    return {
      stem: [
        `The diagram shows the energy during a reaction of ${says}.`,
        `The reaction pathway diagram is for a reaction of ${says}.`,
        `A reaction of ${says} is shown in a reaction pathway diagram.`,
      ],
      figure: sketchFigure(path, names, String(at)),
      prompt: ['Which statement is correct?', 'What does the diagram show?'],
      right: statement(isOut, true_),
      wrong: {
        [statement(isOut, false_)]:
          'You named the kind of reaction, but compared the levels the wrong way round.',
        [statement(!isOut, false_)]: 'You took the level of the products for that of the reactants.',
        [statement(!isOut, isOut ? 'the path first rises to a peak' : 'the path falls after the peak')]:
          `You looked at the peak, but only the levels of reactants and products tell the kind of reaction.`,
      },
      solution: `Compare the two levels: ${true_}. So thermal energy is ${isOut ? 'given out, and the reaction is exothermic' : 'taken in, and the reaction is endothermic'}. Every path rises over a peak first.`,
    }
  },
})

core('levels-of-four-reactions', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const asksOut = random.chance(0.5)
    const all = Array.from({ length: 4 }, (): Levels => [random.step(60, 460, 20), random.step(60, 460, 20)])
    const gains = all.map(([r, p]) => (asksOut ? r - p : p - r))
    const best = Math.max(...gains)
    const place = gains.indexOf(best)
    const others = gains.filter((_, at) => at !== place)
    // One reaction of the other kind has a larger difference, and two of the same kind are smaller.
    const fits =
      best >= 80 &&
      best <= 260 &&
      new Set(gains).size === 4 &&
      others.filter(each => each >= 40 && each <= best - 40).length === 2 &&
      others.some(each => each <= -best - 20) &&
      // The largest value is not simply that of the highest first level.
      Math.max(...all.map(each => Math.max(...each))) !== Math.max(...(all[place] ?? [0]))
    return fits ? { all, asksOut, place } : null
  },
  make: ({ all, asksOut, place }) => {
    const verb = asksOut ? 'gives out' : 'takes in'
    const [found = 0, end = 0] = all[place] ?? []
    return {
      stem: [
        'The diagram shows the energy R of the reactants and the energy P of the products of four reactions, A, B, C and D.',
        'For each of four reactions, A to D, the level R is the energy of the reactants and the level P that of the products.',
        'Four reactions are compared. R marks the energy of the reactants, P the energy of the products.',
      ],
      figure: levelsFigure(all),
      prompt: [
        `Which reaction ${verb} the most thermal energy?`,
        `In which reaction is the most thermal energy ${asksOut ? 'given out' : 'taken in'}?`,
      ],
      options: inThisOrder(
        all.map(([r, p], at): string | Wrong => {
          const letter = 'ABCD'.charAt(at)
          if (at === place) return letter
          const size = quantity(Math.abs(r - p), 'kJ/mol')
          return p < r === asksOut
            ? [letter, `You chose a reaction that ${verb} thermal energy, but only ${size}.`]
            : [
                letter,
                `You looked at the size of the difference only: this reaction ${asksOut ? 'takes in' : 'gives out'} ${size}.`,
              ]
        }),
      ),
      solution: `A reaction ${verb} energy where P is ${asksOut ? 'below' : 'above'} R. For ${'ABCD'.charAt(place)} the difference is ${Math.max(found, end)} − ${Math.min(found, end)} = ${quantity(Math.abs(found - end), 'kJ/mol')}, the largest of these.`,
    }
  },
  verify: ({ all, asksOut }) => {
    const sorted = all.map(([r, p], at) => ({ at, rise: p - r })).toSorted((a, b) => a.rise - b.rise)
    return 'ABCD'.charAt((asksOut ? sorted[0] : sorted[3])?.at ?? 0)
  },
})

const SKETCHES: Record<'exothermic' | 'endothermic', Pathway> = {
  exothermic: { reactants: 56, peak: 90, products: 24 },
  endothermic: { reactants: 30, peak: 90, products: 60 },
}

const LENGTHS = [
  'the rise from the reactants to the peak, which is the activation energy',
  'the rise from the products to the peak, which is the activation energy of the reverse reaction',
  'the difference of reactants and products, which is the enthalpy change',
  'the whole energy of the reactants, which is not measured by this diagram',
]

supplement('arrows-on-a-pathway', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    kind: random.pick(['exothermic', 'endothermic'] as const),
    letters: random.shuffle(['A', 'B', 'C', 'D']),
    asked: random.pick([0, 2]),
  }),
  make: ({ kind, letters, asked }) => {
    const what = asked === 0 ? 'activation energy' : 'enthalpy change'
    const symbol = asked === 0 ? '*E*_{a}' : 'Δ*H*'
    return {
      stem: [
        `The diagram is the reaction pathway diagram of an ${kind} reaction.`,
        `Four energies are marked by arrows in the pathway diagram of an ${kind} reaction.`,
        `A student marks four arrows in the reaction pathway diagram of an ${kind} reaction.`,
      ],
      figure: letteredFigure(SKETCHES[kind], letters),
      prompt: [
        `Which arrow shows the ${what}, ${symbol}, of the reaction?`,
        `Which arrow is the ${what}, ${symbol}?`,
      ],
      options: inThisOrder(
        ['A', 'B', 'C', 'D'].map((letter): string | Wrong => {
          const at = letters.indexOf(letter)
          return at === asked ? letter : [letter, `You chose ${LENGTHS[at]}.`]
        }),
      ),
      solution:
        asked === 0
          ? `*E*_{a} is measured from the level of the reactants up to the peak: ${letters[0]}.`
          : `Δ*H* is the difference between the levels of the reactants and of the products: ${letters[2]}.`,
    }
  },
})

const signed = (value: number) => `${value > 0 ? '+' : ''}${quantity(value, 'kJ/mol')}`

supplement('energies-from-a-scale', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const reactants = random.step(80, 320, 20)
    const products = random.step(80, 320, 20)
    const peak = random.step(Math.max(reactants, products) + 60, 440, 20)
    const change = products - reactants
    if (Math.abs(change) < 60 || peak - reactants === Math.abs(change)) return null
    return { reactants, products, peak }
  },
  make: path => {
    const { reactants, products, peak } = path
    const change = products - reactants
    const active = quantity(peak - reactants, 'kJ/mol')
    return {
      stem: [
        'The reaction pathway diagram has a scale of energy.',
        'The energies in a reaction can be read from the diagram.',
        'The diagram shows the energy during a reaction, in kJ/mol.',
      ],
      figure: scaledFigure(path),
      prompt: [
        'Which row gives the enthalpy change and the activation energy of the reaction?',
        'What are the enthalpy change and the activation energy of this reaction?',
      ],
      options: rows(
        ['Δ*H*', '*E*_{a}'],
        [signed(change), active],
        [
          [[signed(-change), active], 'You subtracted in the wrong order: Δ*H* is products minus reactants.'],
          [
            [signed(change), quantity(peak, 'kJ/mol')],
            'You read the energy at the peak, but *E*_{a} is measured from the reactants.',
          ],
          [
            [signed(change), quantity(peak - products, 'kJ/mol')],
            'You measured *E*_{a} from the level of the products.',
          ],
        ],
      ),
      solution: `Δ*H* = products − reactants = ${products} − ${reactants} = ${signed(change)}. *E*_{a} = peak − reactants = ${peak} − ${reactants} = ${active}.`,
    }
  },
  verify: ({ reactants, products, peak }) => {
    const down = peak - products
    const up = peak - reactants
    return signed(up - down)
  },
})
