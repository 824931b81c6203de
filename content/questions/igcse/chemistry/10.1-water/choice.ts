import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import {
  type Boiled,
  chlorineFigure,
  fourLiquids,
  type Letters4,
  removedBars,
  riverFigure,
  riverPoints,
  worksFigure,
} from './drawings'

const { core, templates } = choiceQuestions('10.1', { calculator: 'needed' })

export { templates }

const LETTERS = 'ABCD'

core('colours-of-a-water-test', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    isCopper: random.chance(0.5),
    source: random.pick(['vinegar', 'lemonade', 'milk', 'sea water', 'orange juice']),
  }),
  make: ({ isCopper, source }) => {
    const salt = isCopper ? 'anhydrous copper(II) sulfate' : 'anhydrous cobalt(II) chloride'
    const wrong: Record<string, string> = isCopper
      ? {
          'blue | white': 'You reversed the change: without water copper(II) sulfate is white.',
          'blue | pink': 'You gave the colours of cobalt(II) chloride.',
          'white | pink': 'You mixed up the two salts: only cobalt(II) chloride turns pink.',
        }
      : {
          'pink | blue': 'You reversed the change: without water cobalt(II) chloride is blue.',
          'white | blue': 'You gave the colours of copper(II) sulfate.',
          'white | pink': 'You mixed up the two salts: it is copper(II) sulfate that is white at first.',
        }
    return {
      stem: [
        `A student tests whether ${source} contains water. A drop is put on ${salt}.`,
        `A drop of ${source} is added to ${salt}. The test shows that water is present.`,
        `The presence of water in ${source} is shown with ${salt}.`,
      ],
      prompt: ['Which row gives the colours of the solid?', 'Which colours does the solid have?'],
      columns: 'before | after',
      right: isCopper ? 'white | blue' : 'blue | pink',
      wrong,
      solution: isCopper
        ? 'Water turns anhydrous copper(II) sulfate from white to blue.'
        : 'Water turns anhydrous cobalt(II) chloride from blue to pink.',
    }
  },
})

type Liquid = Boiled & { error: string }

const BELOW: readonly Liquid[] = [72, 76, 78, 82].map(at => ({
  begins: at,
  ends: at,
  error: `You took a constant boiling point for enough: this liquid is pure, but it boils at ${at} °C.`,
}))

const WIDE: readonly Liquid[] = [
  [84, 92],
  [86, 93],
  [85, 94],
].map(([begins = 0, ends = 0]) => ({
  begins,
  ends,
  error: 'You overlooked that the temperature rises while it boils, and that it boils below 100 °C.',
}))

const SALTY: readonly Liquid[] = [
  [102, 107],
  [103, 108],
  [102, 108],
].map(([begins = 0, ends = 0]) => ({
  begins,
  ends,
  error: 'You chose water with impurities: it boils above 100 °C, and the temperature rises while it boils.',
}))

const ABOVE: readonly Liquid[] = [115, 116, 118].map(at => ({
  begins: at,
  ends: at,
  error: `You took a constant boiling point for enough: this liquid is pure, but it boils at ${at} °C.`,
}))

core('which-liquid-is-pure-water', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const others = [random.pick(random.chance(0.5) ? BELOW : WIDE), random.pick(SALTY), random.pick(ABOVE)]
    const water: Liquid = { begins: 100, ends: 100, error: '' }
    return { all: random.shuffle([water, ...others]) }
  },
  make: ({ all }) => ({
    stem: [
      'Four colourless liquids, A to D, are heated until they boil. The graph shows their temperatures.',
      'A student heats four colourless liquids and draws a graph of the temperatures. Each liquid boils at the end.',
      'The graph shows the temperatures of four liquids, A to D, which are heated and then boil.',
    ],
    figure: fourLiquids(all),
    prompt: ['Which liquid is pure water?', 'Which of the liquids is pure water?'],
    options: inThisOrder(
      all.map(({ error }, at): string | Wrong =>
        error === '' ? LETTERS.charAt(at) : [LETTERS.charAt(at), error],
      ),
    ),
    solution: `Pure water boils at 100 °C, and its temperature stays there while it boils: ${LETTERS.charAt(all.findIndex(({ error }) => error === ''))}.`,
  }),
})

const KINDS = {
  pure: 'pure water',
  impure: 'water with impurities',
  other: 'a pure liquid other than water',
  mixture: 'a mixture without any water',
} as const

type Kind = keyof typeof KINDS

core('what-a-liquid-is', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    kind: random.pick(['pure', 'impure', 'impure', 'other', 'mixture'] as const),
    isCopper: random.chance(0.5),
    steady: random.pick([69, 78, 82, 97]),
    rise: random.pick([2, 3, 4]),
    low: random.pick([65, 72, 81]),
  }),
  make: ({ kind, isCopper, steady, rise, low }) => {
    const hasWater = kind === 'pure' || kind === 'impure'
    const salt = isCopper ? 'copper(II) sulfate' : 'cobalt(II) chloride'
    const [before, after] = isCopper ? ['white', 'blue'] : ['blue', 'pink']
    const test = hasWater ? `turns from ${before} to ${after}` : `stays ${before}`
    const boils = {
      pure: 'at exactly 100 °C',
      impure: `from ${100 + rise} °C to ${104 + rise} °C`,
      other: `at exactly ${steady} °C`,
      mixture: `from ${low} °C to ${low + 9} °C`,
    }[kind]
    const noWater = `You overlooked the test: anhydrous ${salt} ${hasWater ? `turns ${after}, so water is` : `stays ${before}, so no water is`} present.`
    const purity =
      kind === 'pure' || kind === 'other'
        ? 'You took a sharp boiling point for a sign of impurities, but pure liquids have one.'
        : 'You overlooked that it boils over a range of temperatures, so it is not pure.'
    const errorOf = (other: Kind) => {
      const sameWater = hasWater === (other === 'pure' || other === 'impure')
      return sameWater ? purity : noWater
    }
    const others = (Object.keys(KINDS) as Kind[]).filter(each => each !== kind)
    return {
      stem: [
        `A colourless liquid boils ${boils}. When it is added to anhydrous ${salt}, the solid ${test}.`,
        `Anhydrous ${salt} ${test} when a colourless liquid is added to it. The liquid boils ${boils}.`,
        `Two tests are done with a colourless liquid. It boils ${boils}, and anhydrous ${salt} ${test} with it.`,
      ],
      prompt: ['What is the liquid?', 'Which description fits the liquid?'],
      right: KINDS[kind],
      wrong: others.map((other): Wrong => [KINDS[other], errorOf(other)]),
      solution: `Anhydrous ${salt} ${test}: water is ${hasWater ? '' : 'not '}present. The liquid boils ${boils}: it is ${kind === 'pure' || kind === 'other' ? 'pure' : 'not pure'}.`,
    }
  },
})

const STAGES = [
  { purpose: 'tastes and odours are removed', name: 'the carbon', at: 2 },
  { purpose: 'microbes are killed', name: 'the chlorine', at: 3 },
  { purpose: 'large solid particles sink and so are removed', name: 'the tank', at: 0 },
  {
    purpose: 'small solid particles are held back while the water passes',
    name: 'the sand and gravel',
    at: 1,
  },
] as const

const WHAT_FOR = [
  'You took the tank: it lets large solid particles sink.',
  'You took the sand and gravel: they filter out small solid particles.',
  'You took the carbon: it removes tastes and odours.',
  'You took the chlorine: it kills microbes.',
] as const

core('stage-of-a-water-works', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    stage: random.pick(STAGES),
    letters: random.shuffle(['A', 'B', 'C', 'D']) as unknown as Letters4,
    town: random.pick(['a town', 'a village', 'a city', 'an island']),
  }),
  make: ({ stage, letters, town }) => ({
    stem: [
      `The diagram shows how river water is treated before it is supplied to the homes of ${town}.`,
      `River water passes four stages at the water works of ${town}.`,
      `The domestic water of ${town} comes from a river. The diagram shows its treatment.`,
    ],
    figure: worksFigure(letters),
    prompt: [
      `At which stage does this happen: ${stage.purpose}?`,
      `Which letter shows the stage where ${stage.purpose}?`,
    ],
    options: inThisOrder(
      [...LETTERS].map((letter): string | Wrong => {
        const at = letters.indexOf(letter)
        return at === stage.at ? letter : [letter, WHAT_FOR[at] ?? '']
      }),
    ),
    solution: `In the order of the diagram: large solids sink in the tank, sand and gravel filter out small solids, carbon removes tastes and odours, chlorine kills microbes. So it is ${stage.name}, ${letters[stage.at]}.`,
  }),
})

const FAULTS = {
  solids: { stage: 'filtration', why: 'most insoluble solids are still in the water' },
  odours: { stage: 'use of carbon', why: 'most tastes and odours are still in the water' },
  microbes: { stage: 'chlorination', why: 'most microbes are still alive' },
} as const

type Fault = keyof typeof FAULTS

const FAULT_ERRORS: Record<Fault, string> = {
  solids: 'You overlooked that nearly all the solids are removed, so filtration works.',
  odours: 'You overlooked that nearly all tastes and odours are removed, so the carbon works.',
  microbes: 'You overlooked that nearly all the microbes are killed, so chlorination works.',
}

core('stage-that-fails', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    fault: random.pick(['solids', 'odours', 'microbes'] as const),
    good: [random.pick([94, 96, 98]), random.pick([92, 94, 96, 98]), random.pick([96, 98])],
    bad: random.pick([4, 6, 8, 12]),
  }),
  make: ({ fault, good, bad }) => {
    const [solids = 0, odours = 0, microbes = 0] = good
    const bars = { solids, odours, microbes, [fault]: fault === 'solids' ? bad + 30 : bad }
    const others = (Object.keys(FAULTS) as Fault[]).filter(each => each !== fault)
    return {
      stem: [
        'The chart shows how much of what is in river water a water works removes or kills. One stage of the works has broken down.',
        'One stage of a water works does not work. The chart shows what happens to the impurities of the river water.',
        'Water is tested before and after treatment. The chart shows how much is removed or killed. One stage has failed.',
      ],
      figure: removedBars(bars),
      prompt: ['Which stage has failed?', 'Which stage must be repaired?'],
      right: FAULTS[fault].stage,
      wrong: [
        ...others.map((each): Wrong => [FAULTS[each].stage, FAULT_ERRORS[each]]),
        [
          'distillation',
          'You chose a method of the laboratory: domestic water is not treated by distillation.',
        ],
      ],
      solution: `The low bar shows that ${FAULTS[fault].why}. It is the ${FAULTS[fault].stage} that should prevent this.`,
    }
  },
})

const riverEnd = (from: number, to: number, limit: number, steps = 2000) => {
  let below = 0
  for (let at = 0; at < steps; at += 1) {
    const share = (at + 0.5) / steps
    if (10 - share * 8 < limit) below += (to - from) / steps
  }
  return below
}

core('length-of-river-without-fish', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const river = {
      enters: random.pick([1, 2, 3]),
      falls: 4,
      recovers: random.pick([8, 12]),
    }
    const limit = random.pick([4, 6, 8])
    const share = (limit - 2) / 8
    const first = river.enters + (1 - share) * river.falls
    const last = river.enters + river.falls + share * river.recovers
    const right = last - first
    const wrong = threeSlips(
      random,
      right,
      [
        [
          river.falls + river.recovers,
          'You took the whole length in which the oxygen is below its first value.',
        ],
        [last, 'You gave the place where there is enough oxygen again, not the length.'],
        [first, 'You gave the place where the oxygen first becomes too low, not the length.'],
        [20 - right, 'You gave the length in which the fish can live.'],
        [last - river.enters, 'You began where the oxygen starts to fall, not where it becomes too low.'],
      ],
      value => quantity(value, 'km'),
    )
    return wrong
      ? {
          river,
          limit,
          right,
          first,
          last,
          wrong,
          fish: random.pick(['one kind of fish', 'one species of fish']),
        }
      : null
  },
  make: ({ river, limit, right, first, last, wrong, fish }) => ({
    stem: [
      `Water with nitrates and phosphates flows from a farm into a river. The graph shows the oxygen dissolved in the river. In water with less than ${quantity(limit, 'mg/dm^3')} of oxygen ${fish} cannot live.`,
      `Fertiliser is washed into a river, and the dissolved oxygen changes as the graph shows. To live, ${fish} must have at least ${quantity(limit, 'mg/dm^3')} of oxygen.`,
      `The graph shows dissolved oxygen in a river that takes up fertiliser from fields. Where there is less than ${quantity(limit, 'mg/dm^3')} of oxygen, ${fish} cannot live.`,
    ],
    figure: riverFigure(river),
    prompt: [
      'In what length of the river is there too little oxygen?',
      'How long is the part of the river with too little oxygen for these fish?',
    ],
    options: numbers({ right, unit: 'km', wrong }),
    solution: `The oxygen is below ${quantity(limit, 'mg/dm^3')} from ${quantity(first, 'km')} to ${quantity(last, 'km')}: ${plain(last)} − ${plain(first)} = ${quantity(right, 'km')}.`,
  }),
  verify: ({ river, limit }) => {
    const [, from, low, to] = riverPoints(river).map(([x]) => x)
    const falling = riverEnd(from ?? 0, low ?? 0, limit)
    const rising = riverEnd(low ?? 0, to ?? 0, limit)
    return Math.round((falling + rising) * 100) / 100
  },
})

const GOOD_PAIRS = [
  ['dissolved oxygen', 'needed by aquatic life'],
  ['sewage', 'can spread disease'],
  ['nitrates', 'cause deoxygenation'],
  ['phosphates', 'cause deoxygenation'],
  ['plastics', 'harm aquatic life'],
  ['compounds of lead', 'are toxic'],
] as const

const BAD_PAIRS: readonly Wrong[] = [
  ['nitrates | kill harmful microbes', 'You gave nitrates the effect of chlorine.'],
  ['sewage | removes tastes and odours', 'You gave sewage the effect of carbon.'],
  ['dissolved oxygen | causes disease', 'You took oxygen for a harmful substance; fish need it.'],
  ['plastics | are essential minerals', 'You took plastics for metal compounds, some of which are minerals.'],
  ['phosphates | increase dissolved oxygen', 'You reversed the effect: phosphates lead to deoxygenation.'],
  [
    'compounds of lead | essential for life',
    'You took lead for a metal whose compounds are essential; its compounds are toxic.',
  ],
  ['dissolved oxygen | is toxic to fish', 'You took oxygen for a toxic substance; fish need it to live.'],
  ['sewage | makes water fit to drink', 'You overlooked that sewage contains microbes that cause disease.'],
]

core('substance-and-its-effect', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    pair: random.pick(GOOD_PAIRS),
    wrong: random.sample(BAD_PAIRS, 3),
    place: random.pick(['a river', 'a lake', 'a stream']),
  }),
  make: ({ pair, wrong, place }) => ({
    stem: '',
    prompt: [
      `Which row gives a substance in the water of ${place} and its effect correctly?`,
      `Which substance in the water of ${place} is given with its correct effect?`,
    ],
    columns: 'substance | effect',
    right: pair.join(' | '),
    wrong: Object.fromEntries(wrong),
    solution:
      'Dissolved oxygen is needed by aquatic life. Harmful are toxic metal compounds, plastics, the microbes of sewage, and nitrates and phosphates, which lead to deoxygenation.',
  }),
})

core('chlorine-for-a-day', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const dose = random.pick([1.2, 1.4, 1.6, 1.8, 2.2])
    const volume = random.pick([2000, 4000, 5000, 6000, 8000])
    const right = (dose * volume) / 1000
    const wrong = threeSlips(
      random,
      right,
      [
        [dose * volume, 'You gave the mass in grams: 1 kg is 1000 g.'],
        [(dose * volume) / 100, 'You divided by 100, but 1 kg is 1000 g.'],
        [volume / dose / 1000, 'You divided the volume by the mass for each cubic metre.'],
        [volume / 1000, 'You took 1 g for each cubic metre and did not read the graph.'],
        [(3 * volume) / 1000, 'You took the largest mass on the axis instead of the one at 100 microbes.'],
      ],
      value => quantity(value, 'kg', 3),
    )
    return wrong ? { dose, volume, right, wrong } : null
  },
  make: ({ dose, volume, right, wrong }) => ({
    stem: [
      `A water works treats ${plain(volume)} m^{3} of water a day. The graph shows the effect of chlorine. Only 100 living microbes in 1 dm^{3} are allowed.`,
      `The graph shows how many microbes in a sample of water survive chlorination. A works treats ${plain(volume)} m^{3} of this water a day, and 100 living microbes in 1 dm^{3} are allowed.`,
      `Each day ${plain(volume)} m^{3} of water is chlorinated so that 100 living microbes are left in 1 dm^{3}. The graph shows the effect of chlorine on this water.`,
    ],
    figure: chlorineFigure(dose),
    prompt: [
      'What is the least mass of chlorine needed a day? [1 mg/dm^{3} = 1 g/m^{3}]',
      'What mass of chlorine must at least be added each day? [1 mg/dm^{3} = 1 g/m^{3}]',
    ],
    options: numbers({ right, unit: 'kg', sigFigs: 3, wrong }),
    solution: `100 microbes are left at ${quantity(dose, 'mg/dm^3')}, which is ${plain(dose)} g for each cubic metre. ${plain(dose)} × ${plain(volume)} = ${plain(dose * volume)} g = ${quantity(right, 'kg', 3)}.`,
  }),
  verify: ({ dose, volume }) => (dose * (volume * 1000)) / 1e6,
})

core('solids-in-spring-water', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const volume = random.pick([20, 25, 40, 50, 200, 250])
    const right = random.pick([0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 1.2])
    const mass = Math.round(right * volume * 1000) / 1e6
    const wrong = threeSlips(
      random,
      right,
      [
        [mass * 1000, 'You multiplied by 1000 and did not divide by the volume of the sample.'],
        [right / 10, 'You took 1 dm^{3} for 100 cm^{3}, but it is 1000 cm^{3}.'],
        [mass, 'You gave the mass in the sample, not in 1 dm^{3}.'],
        [right * 10, 'You took 1 dm^{3} for 10 000 cm^{3}, but it is 1000 cm^{3}.'],
        [mass * volume, 'You multiplied by the volume of the sample instead of dividing by it.'],
      ],
      value => quantity(value, 'g', 3),
    )
    return wrong
      ? { volume, right, mass, wrong, source: random.pick(['a spring', 'a well', 'a lake']) }
      : null
  },
  make: ({ volume, right, mass, wrong, source }) => ({
    stem: [
      `A sample of ${quantity(volume, 'cm^3')} of clear water from ${source} is evaporated completely. ${quantity(mass, 'g')} of solid is left.`,
      `When ${quantity(volume, 'cm^3')} of filtered water from ${source} is evaporated to dryness, ${quantity(mass, 'g')} of solid is left.`,
      `To find out how pure the water of ${source} is, ${quantity(volume, 'cm^3')} of it is filtered and evaporated. ${quantity(mass, 'g')} of solid is left.`,
    ],
    prompt: [
      'What mass of solid is dissolved in 1 dm^{3} of the water?',
      'Which mass of dissolved solid does 1 dm^{3} of the water contain?',
    ],
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `1 dm^{3} is 1000 cm^{3}: ${plain(mass)} ÷ ${volume} × 1000 = ${quantity(right, 'g')}.`,
  }),
  verify: ({ volume, mass }) => mass * (1000 / volume),
})
