import {
  type PollenMove,
  pollenMoves,
  type SeedTube,
  seedTubes,
  twoGrains,
} from '@/content/figures/igcse/biology/reproduction-2'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { insectFlower, pollenTube } from '@/lib/figures/biology/flowers'

const { core, supplement, templates } = choiceQuestions('16.3')

export { templates }

const INSECT_PLANTS = [
  'a cherry tree',
  'a tomato plant',
  'a bean plant',
  'a primrose',
  'a plum tree',
] as const

const FLOWER_PARTS = ['anther', 'stigma', 'sepal', 'ovary', 'petal', 'filament'] as const
type FlowerPart = (typeof FLOWER_PARTS)[number]

const DOES: Record<FlowerPart, { asked: string; error: string }> = {
  anther: { asked: 'makes pollen grains', error: 'You chose an anther, which makes pollen grains.' },
  stigma: {
    asked: 'receives pollen grains',
    error: 'You chose the stigma, which receives pollen grains.',
  },
  sepal: {
    asked: 'protected the flower when it was a bud',
    error: 'You chose a sepal, which protects the bud.',
  },
  ovary: { asked: 'contains the ovules', error: 'You chose the ovary, which contains the ovules.' },
  petal: { asked: 'attracts insects by its colour', error: 'You chose a petal, which attracts insects.' },
  filament: { asked: 'holds up an anther', error: 'You chose a filament, which holds up an anther.' },
}

core('part-of-a-flower', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.sample(FLOWER_PARTS, 4)
    return { order, right: random.pick(order), plant: random.pick(INSECT_PLANTS) }
  },
  make: ({ order, right, plant }) => ({
    stem: [
      `The diagram shows a flower of ${plant}, cut in half.`,
      `A student cuts a flower of ${plant} in half and draws it. Four parts are labelled.`,
      `Four parts of a flower of ${plant} are labelled A to D in the diagram.`,
    ],
    figure: insectFlower.figure({
      name: `reproduction/cut-${order.map(part => part.slice(0, 2)).join('')}`,
      title: 'A flower cut in half',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: `Which part ${DOES[right].asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), DOES[part].error],
      ),
    ),
    solution: `The part that ${DOES[right].asked} is the ${right}. ${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}.`,
  }),
})

const WIND_PLANTS = ['a maize plant', 'a wheat plant', 'a rye plant', 'a hazel tree'] as const

const WRONG_OF_WIND: Record<string, string> = {
  'large and bright | inside the flower | sticky': 'You described an insect-pollinated flower.',
  'small and dull | inside the flower | feathery':
    'You had petals and stigma right, but anthers inside the flower are not reached by the wind.',
  'large and bright | outside the flower | feathery':
    'You had anthers and stigma right, but wind does not have to be attracted by petals.',
}

const WRONG_OF_INSECTS: Record<string, string> = {
  'small and dull | outside the flower | feathery': 'You described a wind-pollinated flower.',
  'large and bright | outside the flower | feathery':
    'You had the petals right, but such anthers and stigmas belong to pollination by wind.',
  'small and dull | inside the flower | sticky':
    'You had anthers and stigma right, but small, dull petals do not attract insects.',
}

core('carried-by-wind', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ plant: random.pick(WIND_PLANTS), isWind: random.chance(0.5) }),
  make: ({ plant, isWind }) => ({
    stem: isWind
      ? [
          `The pollen of ${plant} is carried by wind.`,
          `A student looks at the wind-pollinated flowers of ${plant}.`,
          `The flowers of ${plant} are pollinated by wind.`,
        ]
      : [
          'The pollen of a foxglove is carried by insects.',
          'A student looks at the insect-pollinated flowers of a sweet pea.',
          'The flowers of an apple tree are pollinated by insects.',
        ],
    prompt: ['Which row describes these flowers?', 'Which features do the flowers have?'],
    columns: 'petals | anthers | stigma',
    right: isWind
      ? 'small and dull | outside the flower | feathery'
      : 'large and bright | inside the flower | sticky',
    wrong: isWind ? WRONG_OF_WIND : WRONG_OF_INSECTS,
    solution: isWind
      ? 'Wind need not be attracted, so petals are small and dull. Anthers hang outside, where wind blows the pollen away, and a feathery stigma catches pollen from the air.'
      : 'Large, bright petals attract insects. Anthers and stigma stand inside the flower, where an insect brushes against them, and the stigma is sticky so that pollen stays on it.',
  }),
})

core('two-pollen-grains', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    windFirst: random.chance(0.5),
    asksWind: random.chance(0.5),
    insect: random.step(60, 90, 5),
    wind: random.step(20, 35, 5),
    letters: random.pick(['JK', 'PQ', 'XY', 'RS']),
  }),
  make: ({ windFirst, asksWind, insect, wind, letters }) => {
    const [one, two] = [letters.charAt(0), letters.charAt(1)]
    const [windLetter, insectLetter] = windFirst ? [one, two] : [two, one]
    const [right, other] = asksWind ? [windLetter, insectLetter] : [insectLetter, windLetter]
    const good = asksWind ? 'light, so that it is carried far' : 'spiky, so that it clings to a body'
    const bad = asksWind ? 'spiky, so that it clings to a body' : 'light, so that it is carried far'
    const grain = (isWind: boolean) =>
      isWind
        ? { letter: windLetter, kind: 'wind' as const, micrometres: wind }
        : { letter: insectLetter, kind: 'insect' as const, micrometres: insect }
    return {
      stem: [
        'The diagram shows pollen grains of two species of plant.',
        'A scientist finds two kinds of pollen grains in a sample of soil. They are shown in the diagram.',
        `Pollen grains ${one} and ${two} come from two different species of plant.`,
      ],
      figure: twoGrains(
        `reproduction/grains-${letters.toLowerCase()}-${insect}-${wind}${windFirst ? 'a' : 'b'}`,
        [grain(windFirst), grain(!windFirst)],
      ),
      prompt: asksWind
        ? 'Which grain is carried by wind, and which of its features helps?'
        : 'Which grain is carried by insects, and which of its features helps?',
      columns: 'grain | feature that helps',
      right: `${right} | ${good}`,
      wrong: {
        [`${other} | ${bad}`]: asksWind
          ? 'You chose the grain that insects carry.'
          : 'You chose the grain that wind carries.',
        [`${right} | ${bad}`]: 'You chose the right grain, but gave it a feature of the other one.',
        [`${other} | ${good}`]: 'You gave the right feature, but this grain does not have it.',
      },
      solution: `Grain ${windLetter} is small, light and smooth: wind carries it. Grain ${insectLetter} is larger and its spikes cling to the body of an insect.`,
    }
  },
})

const FACTORS: Record<Exclude<SeedTube, 'control'>, string> = {
  dry: 'water',
  oil: 'oxygen',
  cold: 'a suitable temperature',
}

const SEEDS = ['cress', 'pea', 'radish', 'mustard', 'bean'] as const

core('tubes-to-compare', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(['control', 'dry', 'oil', 'cold'] as const),
    factor: random.pick(['dry', 'oil', 'cold'] as const),
    seeds: random.pick(SEEDS),
    letters: random.pick(['PQRS', 'WXYZ', 'JKLM']),
  }),
  make: ({ order, factor, seeds, letters }) => {
    const letter = (kind: SeedTube) => letters.charAt(order.indexOf(kind))
    const pair = (one: SeedTube, other: SeedTube) => [letter(one), letter(other)].sort().join(' and ')
    const others = order.filter(kind => kind !== factor && kind !== 'control')
    const [first, second] = [others[0] ?? 'dry', others[1] ?? 'oil']
    const control = letter('control')
    return {
      stem: [
        `A student investigates what ${seeds} seeds need to germinate. The diagram shows the four tubes.`,
        `Four tubes with ${seeds} seeds are set up as shown in the diagram.`,
        `The diagram shows how a student sets up an investigation with ${seeds} seeds.`,
      ],
      figure: seedTubes({
        name: `reproduction/tubes-${letters.toLowerCase()}${order.map(kind => kind.charAt(0)).join('')}`,
        kinds: order,
        letters,
      }),
      prompt: `Which two tubes should be compared to find out whether ${seeds} seeds need ${FACTORS[factor]} for germination?`,
      right: pair('control', factor),
      wrong: [
        [
          pair(factor, first),
          `You compared two tubes that differ in two conditions; tube ${control} has everything that seeds need.`,
        ],
        [
          pair('control', second),
          `You compared tubes that differ in another condition, ${FACTORS[second as 'dry']}.`,
        ],
        [
          pair(first, second),
          `You left out the tube without ${FACTORS[factor]} and the control, tube ${control}.`,
        ],
      ],
      solution: `The two tubes must differ in one condition only. Tube ${control} has water, oxygen and a suitable temperature; tube ${letter(factor)} lacks only ${FACTORS[factor]}.`,
    }
  },
})

const MOVES = ['same flower', 'same plant', 'other plant', 'other species'] as const

supplement('arrows-of-pollen', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(MOVES),
    isSelf: random.chance(0.5),
    insect: random.pick(['bees', 'hoverflies', 'moths', 'beetles']),
  }),
  make: ({ order, isSelf, insect }) => {
    const letter = (move: PollenMove) => 'PQRS'.charAt(order.indexOf(move))
    const pair = (one: PollenMove, other: PollenMove) => [letter(one), letter(other)].sort().join(' and ')
    return {
      stem: [
        `The arrows in the diagram show how ${insect} carry pollen from anthers to stigmas.`,
        `Pollen is carried by ${insect} from anthers to stigmas as the arrows in the diagram show.`,
        `The diagram shows three plants. Each arrow shows pollen that ${insect} carry from an anther to a stigma.`,
      ],
      figure: pollenMoves(
        `reproduction/arrows-${order.map(move => move.replace(' ', '')).join('-')}`,
        Object.fromEntries(order.map(move => [move, letter(move)])),
      ),
      prompt: isSelf
        ? 'Which arrows show self-pollination?'
        : 'Which arrow or arrows show cross-pollination?',
      right: isSelf ? pair('same flower', 'same plant') : `${letter('other plant')} only`,
      wrong: isSelf
        ? [
            [
              `${letter('same flower')} only`,
              'You left out the transfer to another flower on the same plant, which is self-pollination too.',
            ],
            [
              pair('same plant', 'other plant'),
              'You took every transfer to another flower of the species; it is the plant that counts.',
            ],
            [pair('other plant', 'other species'), 'You chose the transfers between different plants.'],
          ]
        : [
            [
              pair('same plant', 'other plant'),
              'You took the transfer to another flower on the same plant for cross-pollination.',
            ],
            [
              pair('other plant', 'other species'),
              'You included a plant of another species; cross-pollination is within one species.',
            ],
            [
              pair('same flower', 'same plant'),
              'You chose the two transfers that stay on one plant: self-pollination.',
            ],
          ],
      solution: `${letter('same flower')} and ${letter('same plant')} stay on plant 1: self-pollination. ${letter('other plant')} leads to a different plant of the same species: cross-pollination. ${letter('other species')} leads to another species.`,
    }
  },
})

const EVENTS = [
  {
    what: 'A new disease reaches both islands.',
    crossWins: true,
    reason: 'more variation',
  },
  {
    what: 'In a few hundred years the climate of both islands becomes much drier.',
    crossWins: true,
    reason: 'more variation',
  },
  {
    what: 'The only insects that visit the flowers die out on both islands.',
    crossWins: false,
    reason: 'no need of pollinators',
  },
  {
    what: 'After a storm only one plant of each species is left.',
    crossWins: false,
    reason: 'no need of other plants',
  },
] as const

supplement('two-populations', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    event: random.pick(EVENTS),
    letters: random.pick(['MN', 'NM', 'XY', 'YX']),
    place: random.pick(['small', 'warm', 'rocky', 'flat']),
  }),
  make: ({ event, letters, place }) => {
    const [self, cross] = [letters.charAt(0), letters.charAt(1)]
    const [right, other] = event.crossWins ? [cross, self] : [self, cross]
    const away = event.crossWins ? 'no need of pollinators' : 'more variation'
    return {
      stem: [
        `On one ${place} island the plants of species ${self} are all self-pollinated. On another one the plants of species ${cross} are all cross-pollinated by insects. ${event.what}`,
        `Plants of species ${self} reproduce by self-pollination. On a neighbouring ${place} island, plants of species ${cross} are cross-pollinated by insects. ${event.what}`,
        `Species ${cross} is cross-pollinated by insects and species ${self} is self-pollinated. They grow on two ${place} islands. ${event.what}`,
      ],
      prompt: [
        'Which population is more likely to survive, and why?',
        'Which species is more likely to survive, and which feature of the population is the reason?',
      ],
      columns: 'species | reason',
      right: `${right} | ${event.reason}`,
      wrong: {
        [`${other} | ${event.reason}`]: event.crossWins
          ? 'You reversed the effects: self-pollination gives less variation.'
          : 'You reversed the effects: cross-pollination needs pollinators and other plants.',
        [`${other} | ${away}`]: event.crossWins
          ? 'You gave a true advantage of self-pollination, but it does not help against this change.'
          : 'You gave a true advantage of cross-pollination, but here these plants can make no seeds at all.',
        [`${right} | ${away}`]: event.crossWins
          ? 'You chose the right species, but it does need pollinators.'
          : 'You chose the right species, but self-pollination gives less variation.',
      },
      solution: event.crossWins
        ? 'Cross-pollination combines alleles of two plants, so there is more variation. Some plants are more likely to survive a change in the environment.'
        : 'Self-pollination needs no pollinators and no second plant, so the plants still make seeds.',
    }
  },
})

const TUBE_PARTS = ['stigma', 'style', 'micropyle', 'female nucleus'] as const

const TUBE_ASKS: Record<(typeof TUBE_PARTS)[number], { prompt: string; error: string; why: string }> = {
  stigma: {
    prompt: 'On which part do pollen grains land in pollination?',
    error: 'You chose the stigma, on which pollen grains land.',
    why: 'Pollination is the transfer of pollen grains to the stigma.',
  },
  style: {
    prompt: 'Down which part does the pollen tube grow to reach the ovary?',
    error: 'You chose the style, down which the pollen tube grows.',
    why: 'The pollen tube grows down the style.',
  },
  micropyle: {
    prompt: 'Through which part does the pollen tube enter the ovule?',
    error: 'You chose the micropyle, the opening of the ovule.',
    why: 'The pollen tube enters the ovule through the micropyle.',
  },
  'female nucleus': {
    prompt: 'With which part does the pollen nucleus fuse?',
    error: 'You chose the nucleus in the ovule, with which the pollen nucleus fuses.',
    why: 'In fertilisation the pollen nucleus fuses with the nucleus in the ovule.',
  },
}

supplement('path-of-the-pollen-tube', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(TUBE_PARTS),
    right: random.pick(TUBE_PARTS),
    plant: random.pick(['a lily', 'a tulip', 'a poppy', 'a cherry tree']),
  }),
  make: ({ order, right, plant }) => ({
    stem: [
      `The diagram shows part of a flower of ${plant} after pollination.`,
      `A student draws a section of part of a flower of ${plant} after pollination.`,
      `Part of a flower of ${plant}, cut lengthwise after pollination, is shown in the diagram.`,
    ],
    figure: pollenTube.figure({
      name: `reproduction/after-pollination-${order.map(part => part.slice(0, 3)).join('')}`,
      title: 'Part of a flower after pollination',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: TUBE_ASKS[right].prompt,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), TUBE_ASKS[part].error],
      ),
    ),
    solution: TUBE_ASKS[right].why,
  }),
})
