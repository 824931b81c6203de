import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { capital, LETTERS } from '../shared'
import { filterFigure, fractionsFigure, type Range, rangesFigure, stillFigure } from './drawings'

const { core, templates } = choiceQuestions('12.4', { calculator: 'needed' })

export { templates }

const AT_A_FUNNEL = [
  { solid: 'sand', dissolved: 'sodium chloride' },
  { solid: 'chalk', dissolved: 'sugar' },
  { solid: 'copper(II) oxide', dissolved: 'copper(II) sulfate' },
  { solid: 'barium sulfate', dissolved: 'sodium chloride' },
  { solid: 'clay', dissolved: 'potassium nitrate' },
  { solid: 'silver chloride', dissolved: 'sodium nitrate' },
] as const

core('two-names-at-a-funnel', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ pair: random.pick(AT_A_FUNNEL) }),
  make: ({ pair: { solid, dissolved } }) => ({
    stem: [
      `A mixture of insoluble ${solid} and aqueous ${dissolved} is separated as shown.`,
      `Aqueous ${dissolved} contains insoluble ${solid}. The mixture is poured into the funnel that is shown.`,
      `The diagram shows how ${solid}, which is insoluble, is separated from aqueous ${dissolved}.`,
    ],
    figure: filterFigure(),
    prompt: ['Which row describes X and Y?', 'Which row is correct?'],
    columns: 'X | Y',
    right: `residue of ${solid} | filtrate with ${dissolved}`,
    wrong: {
      [`filtrate of ${solid} | residue with ${dissolved}`]:
        'You exchanged the two names; the residue is what stays in the paper.',
      [`residue of ${dissolved} | filtrate with ${solid}`]:
        'You exchanged the two substances; what is dissolved passes through the paper.',
      [`filtrate of ${dissolved} | residue with ${solid}`]:
        'You exchanged both the names and the substances.',
    },
    solution: `X stays in the paper: it is the residue, the insoluble ${solid}. Y has passed through: it is the filtrate, with the dissolved ${dissolved}.`,
  }),
})

const PLACES = [
  {
    at: 'P',
    asks: ['Which letter shows what measures the boiling point?', 'Where is the boiling point read?'],
    did: 'You chose the thermometer, which measures the temperature of the vapour.',
    why: 'P is the thermometer.',
  },
  {
    at: 'Q',
    asks: ['Where does the vapour become a liquid?', 'Which letter shows where condensing takes place?'],
    did: 'You chose the condenser, where the vapour becomes a liquid.',
    why: 'Q is the condenser. Cold water around the tube cools the vapour.',
  },
  {
    at: 'R',
    asks: ['Where is the distillate?', 'Which letter shows the pure solvent that has been collected?'],
    did: 'You chose the distillate, the pure liquid that has been collected.',
    why: 'R is the distillate.',
  },
  {
    at: 'S',
    asks: ['Where is the dissolved solid at the end?', 'Which letter shows what becomes more concentrated?'],
    did: 'You chose the solution in the flask, where the dissolved solid stays.',
    why: 'S is the solution. The solvent leaves it as vapour, and the dissolved solid stays.',
  },
] as const

core('letter-of-the-still', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    place: random.int(0, 3),
    liquid: random.pick([
      'sea water',
      'aqueous copper(II) sulfate',
      'aqueous sodium chloride',
      'aqueous potassium nitrate',
      'a sugar solution',
    ]),
  }),
  make: ({ place, liquid }) => {
    const asked = PLACES[place] ?? PLACES[0]
    return {
      stem: [
        `The apparatus is used to obtain pure water from ${liquid}.`,
        `A student distils ${liquid} in the apparatus that is shown.`,
        `Pure water is separated from ${liquid} by simple distillation. The apparatus is shown.`,
      ],
      figure: stillFigure(),
      prompt: [...asked.asks],
      options: inThisOrder(
        PLACES.map((each): string | Wrong => (each.at === asked.at ? each.at : [each.at, each.did])),
      ),
      solution: asked.why,
    }
  },
})

const MIXTURES = [
  { liquids: ['propanone', 'water'], boils: [56, 100] },
  { liquids: ['hexane', 'octane'], boils: [69, 126] },
  { liquids: ['pentane', 'heptane'], boils: [36, 98] },
  { liquids: ['methanol', 'butan-1-ol'], boils: [65, 118] },
] as const

const percent = (value: number) => quantity(value, '%', 2)

core('share-of-a-fraction', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const total = random.pick([40, 50, 60, 80, 90])
    const first = random.int(3, total / 2 - 3) * 2
    const second = total - first
    const isFirst = random.chance(0.5)
    const [mine, other] = isFirst ? [first, second] : [second, first]
    const right = (100 * mine) / total
    const slips = threeSlips(
      random,
      right,
      [
        [
          (100 * other) / total,
          'You took the other liquid; the one with the lower boiling point is collected first.',
        ],
        [mine, 'You gave the volume in cm^{3}; it must be divided by the total volume.'],
        [(100 * mine) / other, 'You divided by the volume of the other liquid, not by the total volume.'],
        [100 - mine, 'You read the scale to 100 cm^{3}, but less was collected.'],
      ],
      percent,
    )
    const ok = slips?.every(([value]) => value > 0 && value < 100 && Math.abs(value - right) > 1.5)
    return slips && ok && Number.isInteger(right * 2)
      ? { first, second, isFirst, right, slips, at: random.int(0, 3) }
      : null
  },
  make: ({ first, second, isFirst, right, slips, at }) => {
    const mixture = MIXTURES[at] ?? MIXTURES[0]
    const [low, high] = mixture.liquids
    const asked = isFirst ? low : high
    const [mine, total] = [isFirst ? first : second, first + second]
    return {
      stem: [
        `A mixture of ${low} (boiling point ${mixture.boils[0]} °C) and ${high} (${mixture.boils[1]} °C) is separated completely by fractional distillation.`,
        `Fractional distillation separates a mixture of ${high} (boiling point ${mixture.boils[1]} °C) and ${low} (${mixture.boils[0]} °C) completely.`,
        `All of a mixture of ${low} (boiling point ${mixture.boils[0]} °C) and ${high} (${mixture.boils[1]} °C) is distilled with a fractionating column.`,
      ],
      figure: fractionsFigure([first, second], mixture.boils),
      prompt: [
        `What percentage by volume of the liquid collected is ${asked}?`,
        `What is the percentage by volume of ${asked} in all that is collected?`,
      ],
      options: bySize({ right, wrong: slips, print: percent }),
      solution: `${capital(low)} has the lower boiling point and is collected first: ${quantity(first, 'cm^3')}. Then ${high} follows: ${quantity(second, 'cm^3')}. Percentage of ${asked}: ${mine} ÷ ${total} × 100 = ${percent(right)}.`,
    }
  },
  verify: ({ first, second, isFirst }) => 100 - (100 * (isFirst ? second : first)) / (first + second),
})

const WAYS = {
  both: 'Add water, filter, add ethanol to the residue, filter, dry the residue.',
  water: 'Add water, filter, then crystallise the filtrate.',
  ethanol: 'Add ethanol, filter, then crystallise the filtrate.',
  mixed: 'Add water, filter, then wash and dry the residue.',
} as const

core('steps-from-solubilities', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    kinds: random.shuffle(['both', 'water', 'ethanol'] as const),
    asked: random.int(0, 2),
    names: random.pick([
      ['X', 'Y', 'Z'],
      ['J', 'K', 'L'],
      ['E', 'F', 'G'],
    ] as const),
  }),
  make: ({ kinds, asked, names }) => {
    const want = kinds[asked] ?? 'both'
    const wanted = names[asked] ?? 'X'
    const nameOf = (kind: 'both' | 'water' | 'ethanol') => names[kinds.indexOf(kind)] ?? 'X'
    const errors = {
      both: `You chose the way to ${nameOf('both')}, which dissolves in neither solvent.`,
      water: `You chose the way to ${nameOf('water')}, which dissolves in water.`,
      ethanol: `You chose the way to ${nameOf('ethanol')}, which dissolves in ethanol.`,
      mixed: `You overlooked that the residue is then a mixture of ${nameOf('both')} and ${nameOf('ethanol')}.`,
    }
    return {
      stem: [
        `A powder is a mixture of three solids, ${names[0]}, ${names[1]} and ${names[2]}. The table shows their solubilities.`,
        `Three solids, ${names[0]}, ${names[1]} and ${names[2]}, are mixed. A student wants one of them pure. The table shows in which solvents they dissolve.`,
        `The table shows whether three solids, ${names[0]}, ${names[1]} and ${names[2]}, dissolve in water and in ethanol. The solids are mixed.`,
      ],
      table: {
        head: ['solid', 'in water', 'in ethanol'],
        rows: kinds.map((kind, at) => [
          names[at] ?? '',
          kind === 'water' ? 'soluble' : 'insoluble',
          kind === 'ethanol' ? 'soluble' : 'insoluble',
        ]),
      },
      prompt: [`Which steps give pure ${wanted}?`, `How is pure ${wanted} obtained from the mixture?`],
      right: WAYS[want],
      wrong: (['both', 'water', 'ethanol', 'mixed'] as const)
        .filter(each => each !== want)
        .map((each): Wrong => [WAYS[each], errors[each]]),
      solution:
        want === 'both'
          ? `Water removes ${nameOf('water')} and ethanol removes ${nameOf('ethanol')}. ${wanted} dissolves in neither and is the last residue.`
          : `Only ${wanted} dissolves in ${want}. The others stay in the filter, and ${wanted} is crystallised from the filtrate.`,
    }
  },
})

core('ranges-of-four-samples', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const melts = random.int(80, 150)
    const ranges: Range[] = random.shuffle([
      [melts, melts],
      [melts - 3, melts - 1],
      [melts - 8, melts - 3],
      [melts - 15, melts - 6],
    ])
    return { melts, ranges, asksPure: random.chance(0.5), low: Math.floor((melts - 18) / 5) * 5 }
  },
  make: ({ melts, ranges, asksPure, low }) => {
    const isAsked = ([from, to]: Range) => (asksPure ? from === to : to - from === 9)
    return {
      stem: [
        'The diagram shows at which temperatures four samples, A, B, C and D, of the same compound melt.',
        'Four samples, A, B, C and D, of one compound are heated slowly. Each bar shows from where to where a sample melts.',
        'A chemist heats four samples, A, B, C and D, of the same solid and notes when each begins and ends to melt.',
      ],
      figure: rangesFigure(ranges, low),
      prompt: asksPure
        ? ['Which sample is pure?', 'Which sample contains no impurity?']
        : ['Which sample contains the most impurity?', 'Which sample is the least pure?'],
      options: inThisOrder(
        ranges.map((range, at): string | Wrong => {
          const letter = 'ABCD'.charAt(at)
          if (isAsked(range)) return letter
          if (range[0] === range[1])
            return [letter, 'You chose the sample with a sharp melting point, which is the pure one.']
          return [
            letter,
            asksPure
              ? `You overlooked that ${letter} melts over a range of temperatures.`
              : `You overlooked a sample that melts lower and over a wider range than ${letter}.`,
          ]
        }),
      ),
      solution: asksPure
        ? `A pure substance melts at one fixed temperature, here ${melts} °C. Impurities make it melt lower and over a range.`
        : 'The more impurity there is, the lower is the melting temperature and the wider the range.',
    }
  },
  verify: ({ ranges, asksPure }) => {
    const wide = ranges.map(([from, to]) => to - from)
    return 'ABCD'.charAt(wide.indexOf(asksPure ? Math.min(...wide) : Math.max(...wide)))
  },
})

const LIQUIDS = [
  { name: 'water', melts: 0, boils: 100, other: 'salt', shift: [4, 1] },
  { name: 'water', melts: 0, boils: 100, other: 'salt', shift: [6, 2] },
  { name: 'water', melts: 0, boils: 100, other: 'sugar', shift: [4, 1] },
  { name: 'water', melts: 0, boils: 100, other: 'sugar', shift: [7, 2] },
  { name: 'ethanoic acid', melts: 17, boils: 118, other: 'a dissolved solid', shift: [4, 3] },
  { name: 'ethanoic acid', melts: 17, boils: 118, other: 'a dissolved solid', shift: [3, 2] },
] as const

core('impurity-shifts', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ liquid: random.pick(LIQUIDS) }),
  make: ({ liquid: { name, melts, boils, other, shift } }) => {
    const cell = (value: number, way: number) =>
      `about ${plain(value + way * (value === melts ? shift[0] : shift[1]))} °C`
    return {
      stem: [
        `Pure ${name} melts at ${melts} °C and boils at ${boils} °C. A sample contains ${other} as an impurity.`,
        `A sample of ${name} contains some ${other.replace('a ', '')}. Pure ${name} melts at ${melts} °C and boils at ${boils} °C.`,
        `The melting point of pure ${name} is ${melts} °C and its boiling point is ${boils} °C. Some ${other.replace('a ', '')} is added.`,
      ],
      prompt: [
        'Which row could be measured for the sample?',
        'Which temperatures are possible for this sample?',
      ],
      columns: 'begins to melt at | begins to boil at',
      right: `${cell(melts, -1)} | ${cell(boils, 1)}`,
      wrong: {
        [`${cell(melts, -1)} | ${cell(boils, -1)}`]:
          'You lowered both; an impurity raises the boiling point.',
        [`${cell(melts, 1)} | ${cell(boils, 1)}`]: 'You raised both; an impurity lowers the melting point.',
        [`${cell(melts, 1)} | ${cell(boils, -1)}`]: 'You changed both points in the wrong direction.',
      },
      solution: 'An impurity lowers the melting point and raises the boiling point.',
    }
  },
})

core('left-in-the-flask', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const start = random.int(32, 46)
    const boils = [0, 1, 2, 3].map(each => start + each * random.int(24, 32))
    const spread = boils.every((each, at) => at === 0 || each - (boils[at - 1] ?? 0) >= 20)
    return spread ? { boils, order: random.shuffle([0, 1, 2, 3]), now: random.int(1, 2) } : null
  },
  make: ({ boils, order, now }) => {
    const letter = (rank: number) => LETTERS[order.indexOf(rank)] ?? 'P'
    const listed = (ranks: readonly number[]) =>
      ranks
        .map(letter)
        .toSorted()
        .join(ranks.length === 2 ? ' and ' : ', ')
    const all = [0, 1, 2, 3]
    const left = all.filter(rank => rank >= now)
    return {
      stem: [
        'A mixture of four miscible liquids, P, Q, R and S, is separated by fractional distillation.',
        'Four miscible liquids, P, Q, R and S, are heated in a flask with a fractionating column. They separate completely.',
        'The table shows four liquids that are mixed. They are separated completely with a fractionating column.',
      ],
      table: {
        head: ['liquid', 'boiling point / °C'],
        rows: order.map((rank, at) => [LETTERS[at] ?? '', plain(boils[rank] ?? 0)]),
      },
      prompt: [
        `The thermometer at the top of the column shows ${boils[now]} °C for the first time. Which liquids are still in the flask?`,
        `Which liquids are in the flask when the vapour at the top of the column first reaches ${boils[now]} °C?`,
      ],
      right: `${listed(left)} only`,
      wrong: [
        [
          `${listed(all.filter(rank => rank < now))} only`,
          'You chose what has distilled already; low boiling points go first.',
        ],
        [
          `${listed(all.filter(rank => rank > now))} only`,
          `You left out ${letter(now)}, which begins to distil at this temperature.`,
        ],
        [
          `${listed(now === 1 ? [0, 1] : [0, 1, 2])} only`,
          'You chose the liquids that boil up to this temperature; those with higher boiling points are in the flask.',
        ],
      ],
      solution: `Liquids with lower boiling points have distilled. At ${boils[now]} °C, ${letter(now)} begins to distil, and all liquids with boiling points from ${boils[now]} °C upwards are in the flask: ${listed(left)}.`,
    }
  },
  verify: ({ boils, order, now }) => {
    const rest = LETTERS.filter((_, at) => (boils[order[at] ?? 0] ?? 0) >= (boils[now] ?? 0))
    return `${rest.join(rest.length === 2 ? ' and ' : ', ')} only`
  },
})
