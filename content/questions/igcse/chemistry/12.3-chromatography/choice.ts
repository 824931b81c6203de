import { bySize, inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity, roundTo } from '@/lib/exams/format'
import { LETTERS } from '../shared'
import { fourBeakers, type SetUp, scaledFigure, spotsFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('12.3', { calculator: 'needed' })

export { templates }

const SET_UP_ERRORS: Readonly<Record<SetUp, string | null>> = {
  right: null,
  under:
    'You overlooked that the spots are below the surface, so they dissolve into the liquid in the beaker.',
  ink: 'You overlooked that ink dissolves in the solvent, so its dyes mix with the spots.',
  dry: 'You overlooked that the paper does not reach the solvent, so nothing carries the dyes.',
}

const SAMPLES = ['felt-tip pens', 'food colourings', 'flower extracts', 'fabric dyes'] as const

core('which-beaker', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    kinds: random.shuffle<SetUp>(['right', 'under', 'ink', 'dry']),
    samples: random.pick(SAMPLES),
    place: random.pick(['A student', 'A technician', 'A class']),
  }),
  make: ({ kinds, samples, place }) => ({
    stem: [
      `${place} wants to separate the dyes in three ${samples} by paper chromatography. Four ways to set up the apparatus are shown.`,
      `The diagrams show four beakers with a solvent, each with a piece of paper. Spots of three ${samples} have been put on the line.`,
      `Spots of three ${samples} are to be compared by paper chromatography.`,
    ],
    figure: fourBeakers(kinds),
    prompt: [
      'Which beaker is set up correctly?',
      'Which beaker gives a chromatogram that can be used?',
      'Which diagram shows the correct apparatus?',
    ],
    options: inThisOrder(
      kinds.map((kind, at): string | Wrong => {
        const letter = ['A', 'B', 'C', 'D'][at] ?? 'A'
        const error = SET_UP_ERRORS[kind]
        return error === null ? letter : [letter, error]
      }),
    ),
    solution:
      'The line is drawn in pencil, which does not dissolve. The paper dips into the solvent, and the spots are above its surface.',
  }),
})

const HEIGHTS = [0.14, 0.29, 0.44, 0.59, 0.74, 0.89] as const

const PAIRS_OF_FOUR = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

const both = ([one, other]: readonly [number, number]) => `${LETTERS[one]} and ${LETTERS[other]}`

core('dyes-in-the-mixture', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const heights = random.shuffle([...HEIGHTS])
    const order = random.shuffle([...PAIRS_OF_FOUR])
    return {
      dyes: heights.slice(0, 4),
      present: order[0] ?? PAIRS_OF_FOUR[0],
      others: order.slice(1, 4),
      further: random.chance(0.5) ? (heights[4] ?? null) : null,
      sample: random.pick(['a green ink', 'a brown food colouring', 'a black ink', 'a purple sweet']),
    }
  },
  make: ({ dyes, present, others, further, sample }) => {
    const inMixture = [...present.map(each => dyes[each] ?? 0), ...(further === null ? [] : [further])]
    const lanes = [
      { label: 'X', spots: inMixture.toSorted((one, other) => one - other) },
      ...dyes.map((dye, at) => ({ label: LETTERS[at] ?? 'P', spots: [dye] })),
    ]
    const absent = (pair: readonly [number, number]) =>
      pair.filter(each => each !== present[0] && each !== present[1]).map(each => LETTERS[each])
    return {
      stem: [
        `The chromatogram shows ${sample}, X, and four known dyes, P, Q, R and S.`,
        `Paper chromatography is used to compare ${sample}, X, with the dyes P, Q, R and S.`,
        `A student runs a chromatogram of ${sample}, X, beside the dyes P, Q, R and S.`,
      ],
      figure: spotsFigure(lanes),
      prompt: ['Which of the dyes does X contain?', 'Which of the four dyes are present in X?'],
      right: both(present),
      wrong: others.map((pair): Wrong => {
        const missing = absent(pair)
        return [
          both(pair),
          missing.length === 2
            ? `You chose ${missing[0]} and ${missing[1]}, but X has no spot at the height of either.`
            : `You chose ${missing[0]}, but X has no spot at the height of ${missing[0]}.`,
        ]
      }),
      solution: `Look straight across from each spot of X. Spots at the same height are the same dye: ${both(present)}.${further === null ? '' : ' The other spot of X is a dye that is not among the four.'}`,
    }
  },
  verify: ({ dyes, present, further }) => {
    const mixture = new Set<number | null | undefined>([dyes[present[0]], dyes[present[1]], further])
    return LETTERS.filter((_, at) => mixture.has(dyes[at] ?? -1)).join(' and ')
  },
})

core('which-ink-is-pure', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const counts = random.shuffle([1, 2, 2, 3])
    return {
      lanes: counts.map(count => random.sample([...HEIGHTS], count).toSorted((one, other) => one - other)),
      kind: random.pick(['inks', 'food colourings', 'dyes from petals']),
    }
  },
  make: ({ lanes, kind }) => ({
    stem: [
      `Four ${kind}, P, Q, R and S, are tested by paper chromatography. The result is shown.`,
      `The chromatogram of four ${kind} is shown.`,
      `A scientist runs a chromatogram of four ${kind}, P, Q, R and S.`,
    ],
    figure: spotsFigure(lanes.map((spots, at) => ({ label: LETTERS[at] ?? 'P', spots }))),
    prompt: ['Which one contains only one dye?', 'Which one is not a mixture of dyes?'],
    options: inThisOrder(
      lanes.map((spots, at): string | Wrong => {
        const letter = LETTERS[at] ?? 'P'
        return spots.length === 1
          ? letter
          : [letter, `You chose a mixture: ${letter} gives ${spots.length === 2 ? 'two' : 'three'} spots.`]
      }),
    ),
    solution: 'One dye gives one spot. A mixture gives more than one spot.',
  }),
  verify: ({ lanes }) => LETTERS[lanes.findIndex(spots => spots.length === 1)] ?? '',
})

core('most-or-least-soluble', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    heights: random.sample([...HEIGHTS], 4),
    asksMost: random.chance(0.5),
    solvent: random.pick(['water', 'ethanol', 'propanone']),
  }),
  make: ({ heights, asksMost, solvent }) => {
    const wanted = asksMost ? Math.max(...heights) : Math.min(...heights)
    const opposite = asksMost ? Math.min(...heights) : Math.max(...heights)
    return {
      stem: [
        `A chromatogram of four dyes is run in ${solvent}. All four dyes are attracted to the paper equally strongly.`,
        `Four dyes, P, Q, R and S, are equally attracted to the paper. They are separated with ${solvent} as the solvent.`,
        `The paper shows four dyes after chromatography in ${solvent}. Assume that the paper attracts all of them to the same extent.`,
      ],
      figure: spotsFigure(heights.map((height, at) => ({ label: LETTERS[at] ?? 'P', spots: [height] }))),
      prompt: `Which dye is the ${asksMost ? 'most' : 'least'} soluble in ${solvent}?`,
      options: inThisOrder(
        heights.map((height, at): string | Wrong => {
          const letter = LETTERS[at] ?? 'P'
          if (height === wanted) return letter
          return [
            letter,
            height === opposite
              ? 'You turned the rule round: a more soluble dye is carried further by the solvent.'
              : `You overlooked a dye that has travelled ${asksMost ? 'further' : 'a shorter distance'}.`,
          ]
        }),
      ),
      solution: `The more soluble a dye is in the solvent, the further it is carried. The dye that has travelled ${asksMost ? 'furthest' : 'the shortest distance'} is the ${asksMost ? 'most' : 'least'} soluble.`,
    }
  },
  verify: ({ heights, asksMost }) => {
    const sorted = heights
      .map((_, at) => at)
      .toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
    return LETTERS[(asksMost ? sorted.at(-1) : sorted[0]) ?? 0] ?? ''
  },
})

core('why-dyes-separate', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    wrong: random.sample<Wrong>(
      pairs({
        'They differ in boiling point and in density at room temperature.':
          'You gave properties that matter in distillation and in floating, not on paper.',
        'They differ in melting point and in the colour of their spots.':
          'You took the colour for a cause; it only lets you see the spots.',
        'They differ in reactivity and in the salts formed with the paper.':
          'You took the separation for a chemical reaction; no new substance forms.',
        'They differ in the size of their spots and in their concentration.':
          'You took the amount of a dye for what moves it; it changes only how strong the spot is.',
        'They differ in pH and in the volume of solvent that they neutralise.':
          'You took the solvent for an acid or a base that reacts; it only dissolves the dyes.',
      }),
      3,
    ),
    colours: random.pick(['a blue and a yellow dye', 'a red and a blue dye', 'an orange and a green dye']),
  }),
  make: ({ wrong, colours }) => ({
    stem: [
      `Paper chromatography separates ${colours}.`,
      `A mixture of ${colours} gives two spots at different heights on a chromatogram.`,
      `On a chromatogram, ${colours} have travelled different distances.`,
    ],
    prompt: ['Why do the dyes separate?', 'Which differences between the dyes cause this?'],
    right: 'They differ in solubility in the solvent and in attraction to the paper.',
    wrong,
    solution:
      'A dye that is more soluble in the solvent is carried further. A dye that is more attracted to the paper is held back. So different dyes travel different distances.',
  }),
})

core('statement-about-chromatogram', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [a = 0, b = 0, c = 0, d = 0] = random.shuffle([...HEIGHTS])
    return {
      a,
      b,
      c,
      d,
      names: random.pick([
        ['W', 'X', 'Y', 'Z'],
        ['J', 'K', 'L', 'M'],
        ['E', 'F', 'G', 'H'],
      ] as const),
      takes: random.int(0, 2),
    }
  },
  make: ({ a, b, c, d, names: [one, two, three, four], takes }) => {
    const rising = (...spots: number[]) => spots.toSorted((low, high) => low - high)
    const right = [
      `${one} and ${two} have exactly one dye in common.`,
      `${one} could be a mixture of ${three} and other dyes.`,
      `${four} contains a dye that none of the others contains.`,
    ][takes] as string
    return {
      stem: [
        `The chromatogram shows four inks, ${one}, ${two}, ${three} and ${four}. Each spot is one dye.`,
        `Four inks, ${one}, ${two}, ${three} and ${four}, are run on the same paper. Each spot is a single dye.`,
        `A detective compares four inks, ${one}, ${two}, ${three} and ${four}. Each spot on the chromatogram is one dye.`,
      ],
      figure: spotsFigure([
        { label: one, spots: rising(a, b, c) },
        { label: two, spots: rising(b, d) },
        { label: three, spots: [a] },
        { label: four, spots: rising(c, nextTo([a, b, c, d])) },
      ]),
      prompt: ['Which statement is correct?', 'Which statement does the chromatogram support?'],
      right,
      wrong: {
        [`${one} can be made by mixing ${two} and ${three} only.`]: `You overlooked that ${two} has a dye that ${one} does not have.`,
        [`${three} and ${four} have one of their dyes in common.`]: `You overlooked that no spot of ${four} is level with the spot of ${three}.`,
        [`${two} and ${four} contain exactly the same two dyes.`]: `You counted the spots of ${two} and ${four}, but their heights are different.`,
      },
      solution: `Spots at the same height are the same dye. ${right} ${one} has three dyes: one of them is in ${two}, one is the dye of ${three}, one is in ${four}.`,
    }
  },
})

/** A height that none of the given spots has. */
function nextTo(taken: readonly number[]): number {
  return HEIGHTS.find(each => !taken.includes(each)) ?? 0
}

const asFactor = (value: number) => figures(value, 2)

supplement('rf-of-a-spot', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const front = random.pick([8, 9, 10])
    const asked = random.int(4, 2 * front - 4) / 2
    const other = random.int(3, 2 * front - 2) / 2
    if (Math.abs(other - asked) < 1) return null
    const right = asked / front
    const slips = threeSlips(
      random,
      right,
      [
        [front / asked, 'You divided the wrong way round: the distance of the solvent is the divisor.'],
        [
          (front - asked) / front,
          'You measured from the spot to the solvent front; measure from the baseline to the spot.',
        ],
        [other / front, 'You used the spot of the other substance.'],
        [
          asked / (front + other),
          'You added the two other distances; divide by the distance of the solvent only.',
        ],
        [
          asked / 10,
          'You moved the decimal point of the distance and did not divide by that of the solvent.',
        ],
      ],
      asFactor,
    )
    return slips && { front, asked, other, right, slips, onLeft: random.chance(0.5) }
  },
  make: ({ front, asked, other, right, slips, onLeft }) => {
    const letter = onLeft ? 'J' : 'K'
    return {
      stem: [
        'The chromatogram shows two substances, J and K.',
        'Two amino acids, J and K, are separated by paper chromatography. The paper has been sprayed.',
        'A student measures the distances on a chromatogram of J and K.',
      ],
      figure: scaledFigure(
        [
          { label: 'J', centimetres: [onLeft ? asked : other] },
          { label: 'K', centimetres: [onLeft ? other : asked] },
        ],
        front,
      ),
      prompt: [
        `What is the *R*_{f} value of ${letter}?`,
        `What is the *R*_{f} value of substance ${letter}?`,
      ],
      options: bySize({ right, wrong: slips, print: asFactor }),
      solution: `*R*_{f} = distance travelled by the substance ÷ distance travelled by the solvent = ${asked.toFixed(1)} ÷ ${front.toFixed(1)} = ${asFactor(right)}.`,
    }
  },
  verify: ({ front, asked }) => 1 / (front / asked),
})

const centimetres = (value: number) => quantity(value, 'cm')

supplement('height-on-the-paper', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const start = random.pick([1.5, 2, 2.5])
    const run = random.pick([8, 10, 12])
    const factor = random.pick([0.25, 0.35, 0.4, 0.55, 0.6, 0.65, 0.75])
    const right = roundTo(start + factor * run, 3)
    const slips = threeSlips(
      random,
      right,
      [
        [roundTo(factor * run, 3), 'You gave the distance from the baseline, not from the lower edge.'],
        [
          roundTo(factor * (run + start), 3),
          'You took the distance of the solvent from the lower edge, but it counts from the baseline.',
        ],
        [
          roundTo(start + run - factor * run, 3),
          'You measured the distance downwards from the solvent front.',
        ],
        [
          roundTo(start + factor * (run + start), 3),
          'You counted the gap below the baseline in the distance of the solvent, and then added it again.',
        ],
        [roundTo(run - factor * run, 3), 'You found the gap between the spot and the solvent front.'],
      ],
      centimetres,
    )
    return (
      slips && { start, run, factor, right, slips, what: random.pick(['dye', 'sugar', 'amino acid', 'drug']) }
    )
  },
  make: ({ start, run, factor, right, slips, what }) => ({
    stem: [
      `The baseline of a chromatogram is ${quantity(start, 'cm')} above the lower edge of the paper. At the end, the solvent front is ${quantity(roundTo(start + run, 1), 'cm')} above the lower edge. The *R*_{f} value of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} in this solvent is ${figures(factor, 2)}.`,
      `A paper has its baseline ${quantity(start, 'cm')} above its lower edge. The solvent stops ${quantity(roundTo(start + run, 1), 'cm')} above the lower edge. In this solvent, ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} has an *R*_{f} value of ${figures(factor, 2)}.`,
    ],
    prompt: [
      `How far is the spot of the ${what} above the lower edge of the paper?`,
      `What is the distance from the lower edge of the paper to the spot of the ${what}?`,
    ],
    options: bySize({ right, wrong: slips, print: centimetres }),
    solution: `The solvent has travelled ${quantity(roundTo(start + run, 1), 'cm')} − ${quantity(start, 'cm')} = ${quantity(run, 'cm')}. The ${what} has travelled ${figures(factor, 2)} × ${run} = ${quantity(roundTo(factor * run, 3), 'cm')} from the baseline, so it is ${centimetres(right)} above the lower edge.`,
  }),
  verify: ({ start, run, factor }) => Math.round(start * 100 + run * factor * 100) / 100,
})

const ACIDS = ['glycine', 'alanine', 'valine', 'leucine'] as const
const FACTORS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const

supplement('identify-from-a-table', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const order = random.shuffle([...PAIRS_OF_FOUR])
    return {
      front: random.pick([5, 8, 10] as const),
      known: random.sample([...FACTORS], 4).toSorted((one, other) => one - other),
      present: order[0] ?? PAIRS_OF_FOUR[0],
      others: order.slice(1, 4),
      source: random.pick(['a protein', 'an extract of seeds', 'a sports drink']),
    }
  },
  make: ({ front, known, present, others, source }) => {
    const named = ([one, other]: readonly [number, number]) => `${ACIDS[one]} and ${ACIDS[other]}`
    const factors = present.map(each => known[each] ?? 0)
    return {
      stem: [
        `Two amino acids from ${source} are separated by paper chromatography, and the paper is sprayed with a locating agent. The table shows the *R*_{f} values of four amino acids in the same solvent.`,
        `The chromatogram shows the amino acids from ${source} after spraying. The table gives *R*_{f} values of amino acids in the solvent that was used.`,
      ],
      table: {
        head: ['amino acid', '*R*_{f}'],
        rows: ACIDS.map((acid, at) => [acid, figures(known[at] ?? 0, 2)]),
      },
      figure: scaledFigure(
        [{ label: 'X', centimetres: factors.map(each => roundTo(each * front, 2)) }],
        front,
      ),
      prompt: ['Which amino acids are present?', 'Which two amino acids does the chromatogram show?'],
      right: named(present),
      wrong: others.map((pair): Wrong => {
        const absent = pair.filter(each => !(present as readonly number[]).includes(each))
        return [
          named(pair),
          `You chose ${absent.map(each => ACIDS[each]).join(' and ')}, but no spot has this *R*_{f} value: ${absent.map(each => `it would be ${quantity(roundTo((known[each] ?? 0) * front, 2), 'cm')} above the baseline`).join(', and ')}.`,
        ]
      }),
      solution: `Divide the distance of each spot by the distance of the solvent, ${quantity(front, 'cm')}: ${factors.map(each => `${figures(each * front, 2)} ÷ ${front} = ${figures(each, 2)}`).join(' and ')}. These are the *R*_{f} values of ${named(present)}.`,
    }
  },
  verify: ({ front, known, present }) => {
    const spots = new Set(present.map(each => Math.round((known[each] ?? 0) * front * 100)))
    return ACIDS.filter((_, at) => spots.has(Math.round((known[at] ?? -1) * front * 100))).join(' and ')
  },
})

supplement('what-the-spray-does', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    what: random.pick(['amino acids', 'sugars', 'colourless drugs', 'colourless vitamins']),
    agent: random.chance(0.5),
    wrong: random.sample<Wrong>(
      pairs({
        'to make the substances travel further up the paper':
          'You thought that the spray moves the substances, but it is used after the run.',
        'to make the substances more soluble in the solvent':
          'You thought of the choice of a solvent; the spray is used after the run.',
        'to stop the solvent from evaporating from the paper':
          'You gave the purpose of the lid on the beaker.',
        'to remove the impurities from the separated spots':
          'You took the spray for a way to purify; it only shows where the spots are.',
        'to mark the highest level that the solvent reached':
          'You took the spray for the mark at the solvent front, which is drawn in pencil.',
      }),
      3,
    ),
  }),
  make: ({ what, agent, wrong }) => ({
    stem: [
      `A mixture of ${what} is separated by paper chromatography. The dry paper is then sprayed with ${agent ? 'a locating agent' : 'a liquid before the *R*_{f} values are found'}.`,
      `After a chromatogram of ${what} has been run and dried, it is sprayed with ${agent ? 'a locating agent' : 'a suitable reagent'}.`,
    ],
    prompt: ['What is the purpose of the spray?', 'Why is the paper sprayed?'],
    right: 'to make the colourless spots visible on the paper',
    wrong,
    solution: `The spots of ${what} cannot be seen. A locating agent gives coloured spots, so their positions can be measured.`,
  }),
})

supplement('spot-in-a-second-run', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const factor = random.pick([0.3, 0.4, 0.6, 0.7, 0.8])
    const first = random.pick([6, 8, 10])
    const second = random.pick([5, 9, 12, 14])
    const spot = roundTo(factor * first, 3)
    const right = roundTo(factor * second, 3)
    const slips = threeSlips(
      random,
      right,
      [
        [spot, 'You took the distance for fixed; it is the *R*_{f} value that stays the same.'],
        [
          roundTo(spot + second - first, 3),
          'You added the difference between the two solvent fronts; the distances are in proportion.',
        ],
        [roundTo(second - factor * second, 3), 'You found the gap between the spot and the solvent front.'],
        [roundTo((first * factor * first) / second, 1), 'You turned the proportion round.'],
        [roundTo(spot / 2 + right / 2, 1), 'You took a value in the middle between the two runs.'],
      ].filter(([value]) => Number(value) > 0) as [number, string][],
      centimetres,
    )
    return slips && { factor, first, second, spot, right, slips, dye: random.pick(['red', 'blue', 'yellow']) }
  },
  make: ({ first, second, spot, right, slips, dye }) => ({
    stem: [
      `In a chromatogram, a ${dye} dye travels ${quantity(spot, 'cm')} while the solvent travels ${quantity(first, 'cm')}. The dye is run again on the same kind of paper in the same solvent, until the solvent has travelled ${quantity(second, 'cm')}.`,
      `Two chromatograms of a ${dye} dye are run in the same solvent on the same kind of paper. In the first, the dye is ${quantity(spot, 'cm')} and the solvent front ${quantity(first, 'cm')} above the baseline. In the second, the solvent front is ${quantity(second, 'cm')} above the baseline.`,
    ],
    prompt: [
      `How far does the ${dye} dye travel in the second run?`,
      `What is the distance from the baseline to the ${dye} spot in the second run?`,
    ],
    options: bySize({ right, wrong: slips, print: centimetres }),
    solution: `The *R*_{f} value is the same in both runs: ${spot} ÷ ${first} = ${figures(spot / first, 2)}. In the second run the dye travels ${figures(spot / first, 2)} × ${second} = ${centimetres(right)}.`,
  }),
  verify: ({ spot, first, second }) => Math.round(((spot * second) / first) * 1000) / 1000,
})
