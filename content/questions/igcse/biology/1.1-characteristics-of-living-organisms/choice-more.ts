import { bySize, inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { cellScene, inAndOut, massGraph, type Period, type SceneKind } from './drawings'

const { core, templates } = choiceQuestions('1.1')

export { templates }

const PERIODS: readonly (Period & { error: string | null })[] = [
  { fresh: 25, dry: 10, error: null },
  {
    fresh: 20,
    dry: 0,
    error: 'You went by the fresh mass, but without a rise in dry mass only water was taken up.',
  },
  { fresh: 0, dry: -5, error: 'You chose a period in which the dry mass falls.' },
  {
    fresh: -15,
    dry: 0,
    error: 'You chose a period in which the plant loses water and its dry mass does not change.',
  },
]

core('period-of-growth', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    periods: random.shuffle(PERIODS),
    plant: random.pick(['a bean plant', 'a tomato plant', 'a sunflower', 'a young cabbage', 'a maize plant']),
  }),
  make: ({ periods, plant }) => ({
    stem: [
      `For four periods, A to D, ${plant} is kept in different conditions. The graph shows its mass with water (fresh mass) and without water (dry mass).`,
      `The graph shows how the fresh mass and the dry mass of ${plant} change in four periods, A to D. Fresh mass includes water.`,
      `A scientist works out the dry mass of ${plant} and weighs it with its water (fresh mass). Its conditions change after each of the periods A to D.`,
    ],
    figure: massGraph(periods),
    prompt: ['In which period does the plant grow?', 'Which period shows growth?'],
    options: inThisOrder(
      periods.map(({ error }, at): string | Wrong =>
        error ? ['ABCD'.charAt(at), error] : 'ABCD'.charAt(at),
      ),
    ),
    solution:
      'Growth is a permanent increase in size and dry mass. Only in one period does the dry mass rise. A change in fresh mass alone is a change in water.',
  }),
  verify: ({ periods }) => 'ABCD'.charAt(periods.findIndex(({ dry }) => dry > 0)),
})

core('percentage-rise-in-dry-mass', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [dry, later] = random.pick([
      [10, 15],
      [10, 25],
      [20, 25],
      [20, 30],
      [20, 35],
      [20, 45],
      [25, 30],
    ] as const)
    const fresh = random.pick([40, 50, 60] as const)
    const full = fresh + random.pick([20, 25, 30])
    // Else the wrong mass would give the right answer too.
    if ((full - fresh) * dry === (later - dry) * fresh) return null
    const right = ((later - dry) / dry) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [((full - fresh) / fresh) * 100, 'You took the fresh mass, which includes water.'],
        [((later - dry) / later) * 100, 'You divided by the mass at the end, not by the one at the start.'],
        [(later / dry) * 100, 'You gave the new mass as a percentage of the old one, not the increase.'],
        [later - dry, 'You gave the increase in grams, not as a percentage.'],
        [((full - later - (fresh - dry)) / (fresh - dry)) * 100, 'You took the mass of the water.'],
      ],
      value => `${Math.round(value)}%`,
    )
    return wrong && ((full - later - (fresh - dry)) / (fresh - dry)) * 100 > 0
      ? {
          dry,
          later,
          fresh,
          full,
          right,
          wrong,
          what: random.pick(['lettuces', 'seedlings of maize', 'bean plants', 'radish plants']),
        }
      : null
  },
  make: ({ dry, later, fresh, full, right, wrong, what }) => ({
    stem: [
      `The chart shows the fresh mass and the dry mass of a sample of ${what} on two days. Both samples have the same number of plants.`,
      `Equal numbers of ${what} are weighed on two days, with their water (fresh mass) and without it (dry mass).`,
      `On two days a student finds the fresh mass and the dry mass of equal numbers of ${what}.`,
    ],
    figure: chartFigure(
      {
        name: 'characteristics-and-classification-of-living-organisms/masses-on-two-days',
        title: 'Masses on two days',
      },
      barChart({
        categories: ['fresh mass', 'dry mass'],
        values: [
          { name: 'day 1', values: [fresh, dry] },
          { name: 'day 15', values: [full, later] },
        ],
        yLabel: 'mass / g',
        yEvery: 10,
        yMax: 90,
      }),
    ),
    prompt: [
      'Which percentage shows best how much the plants have grown?',
      'What is the percentage growth of the plants, by the mass that shows growth better?',
    ],
    options: bySize({ right, wrong, print: value => `${Math.round(value)}%` }),
    solution: `Growth is an increase in dry mass: from ${dry} g to ${later} g. (${later} − ${dry}) ÷ ${dry} × 100 = ${Math.round(right)}%.`,
  }),
  verify: ({ dry, later }) => `${Math.round((100 * later) / dry - 100)}%`,
})

const NOT_SHOWN: Readonly<Record<string, string>> = {
  movement: 'You chose movement, but the organism stays in its place.',
  respiration: 'You chose respiration, which is a set of reactions inside cells and cannot be seen.',
  sensitivity: 'You chose sensitivity, but no change in the surroundings is detected.',
  growth: 'You chose growth, but no permanent increase in size and dry mass is shown.',
  reproduction: 'You chose reproduction, but the number of organisms stays the same.',
  excretion: 'You chose excretion, but nothing that is waste or in excess leaves the organism.',
  nutrition: 'You chose nutrition, but no materials for energy or growth are taken in.',
}

const PICTURED: readonly { kind: SceneKind; told: string; apart: readonly string[]; why: string }[] = [
  {
    kind: 'reproduction',
    told: 'The nucleus divides first.',
    apart: ['growth'],
    why: 'At the end there are two organisms of the same kind.',
  },
  {
    kind: 'nutrition',
    told: 'The dark body is a smaller organism.',
    apart: ['movement', 'sensitivity'],
    why: 'The smaller organism is taken in. It supplies materials for energy, growth and development.',
  },
  {
    kind: 'movement',
    told: 'The dark square is a grain of sand, which stays in its place.',
    apart: ['sensitivity', 'growth'],
    why: 'The grain of sand shows that the organism has changed its place.',
  },
  {
    kind: 'excretion',
    told: 'Water that the cell does not need collects in a space inside it.',
    apart: ['movement'],
    why: 'Water in excess of requirements is removed from the organism.',
  },
]

core('one-cell-at-three-times', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const item = random.pick(PICTURED)
    const others = Object.keys(NOT_SHOWN).filter(name => name !== item.kind && !item.apart.includes(name))
    return {
      item,
      wrong: random.sample(others, 3),
      where: random.pick(['a pond', 'a ditch', 'wet moss', 'a lake']),
    }
  },
  make: ({ item: { kind, told, why }, wrong, where }) => ({
    stem: [
      `The diagram shows a single-celled organism from ${where} at three times. ${told}`,
      `A student watches a single-celled organism from ${where} with a microscope and draws it three times. ${told}`,
      `An organism from ${where} consists of one cell. The diagram shows it at three times. ${told}`,
    ],
    figure: cellScene(kind),
    prompt: [
      'Which characteristic of living organisms is shown?',
      'Of which characteristic of living organisms is this an example?',
    ],
    right: kind,
    wrong: wrong.map((name): Wrong => [name, NOT_SHOWN[name] ?? '']),
    solution: `${why} This is ${kind}.`,
  }),
})

core('arrows-that-show-excretion', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.shuffle(['P', 'Q', 'R', 'S', 'T']),
    animal: random.pick(['a sheep', 'a dog', 'a rabbit', 'a horse', 'a human']),
    leaves: random.chance(0.5),
  }),
  make: ({ letters, animal, leaves }) => {
    const [food = '', undigested = '', oxygen = '', dioxide = '', urea = ''] = letters
    const both = (one: string, other: string) => [one, other].toSorted().join(' and ')
    return {
      stem: [
        `The diagram shows substances that enter and leave the body of ${animal}.`,
        `Arrows P to T show what goes into the body of ${animal} and what comes out of it.`,
        `The diagram is a plan of the body of ${animal}, with substances that pass in and out.`,
      ],
      figure: inAndOut(letters),
      prompt: ['Which arrows show excretion?', 'Which two arrows are examples of excretion?'],
      right: both(dioxide, urea),
      wrong: [
        [
          both(undigested, urea),
          'You took egestion for excretion: undigested food has not taken part in metabolism.',
        ],
        leaves
          ? [
              both(undigested, dioxide),
              'You took egestion for excretion and left out what the kidneys remove.',
            ]
          : [both(oxygen, urea), 'You chose the uptake of oxygen, which the cells need for respiration.'],
        leaves
          ? [
              both(food, undigested),
              'You chose what enters the gut and what leaves it undigested: nutrition and egestion.',
            ]
          : [both(oxygen, dioxide), 'You chose both gases, but oxygen is taken in, not removed.'],
      ],
      solution:
        'Excretion is the removal of waste products of metabolism and of substances in excess of requirements. Carbon dioxide and urea are such waste products, and salts can be in excess. Undigested food is egested.',
    }
  },
})

const NOT_ALIVE: readonly { told: string; it: string; right: readonly string[]; wrong: readonly Wrong[] }[] =
  [
    {
      told: 'The flame of a candle moves, takes in oxygen and gives out carbon dioxide.',
      it: 'the flame',
      right: [
        'It has no cells in which it could respire.',
        'It does not respond to stimuli and has no cells.',
      ],
      wrong: pairs({
        'It does not give out any waste product.': 'You overlooked the carbon dioxide that it gives out.',
        'It does not take in any substance.': 'You overlooked the oxygen that it takes in.',
        'It does not change its position.': 'You overlooked that the flame moves.',
      }),
    },
    {
      told: 'A crystal of salt in salt solution becomes larger from day to day.',
      it: 'the crystal',
      right: ['It does not respire, and it has no cells.', 'It does not excrete, and it has no cells.'],
      wrong: pairs({
        'It does not increase in size or mass.': 'You overlooked that the crystal becomes larger.',
        'It increases in size too slowly.': 'You went by the speed, but many organisms grow slowly.',
        'It needs a solution around it.': 'You went by its surroundings, but many organisms live in water.',
      }),
    },
    {
      told: 'A robot cuts the grass. It turns round when it touches a tree and drives to a socket when its battery is low.',
      it: 'the robot',
      right: ['It does not grow or make more of its kind.', 'It does not reproduce, and it has no cells.'],
      wrong: pairs({
        'It does not change its position.': 'You overlooked that the robot drives about.',
        'It does not detect changes around it.': 'You overlooked that it detects a tree.',
        'It needs a supply of energy.': 'You chose something that organisms need as well.',
      }),
    },
    {
      told: 'A car burns petrol with oxygen, gives out waste gases and brakes by itself when it detects an obstacle.',
      it: 'the car',
      right: ['It does not grow, and it does not reproduce.', 'It does not make more of its own kind.'],
      wrong: pairs({
        'It does not give out any waste.': 'You overlooked the waste gases.',
        'It does not respond to changes.': 'You overlooked that it detects an obstacle and brakes.',
        'It takes in fuel and oxygen.':
          'You chose something that is like the nutrition and gas exchange of organisms.',
      }),
    },
  ]

core('why-it-is-not-alive', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const item = random.pick(NOT_ALIVE)
    return { item, right: random.pick(item.right) }
  },
  make: ({ item: { told, it, wrong }, right }) => ({
    stem: [
      told,
      `A child asks whether this is alive. ${told}`,
      `Not everything that moves or gets larger is alive. ${told}`,
    ],
    prompt: [`Which is a correct reason why ${it} is not a living organism?`, `Why is ${it} **not** alive?`],
    right,
    wrong,
    solution: `Living organisms show all seven characteristics. ${right} The other statements are false, or they are true of organisms too.`,
  }),
})

const RESPIRE = [
  'It takes place in all living cells of the organism.',
  'It breaks down nutrient molecules inside cells.',
  'It releases energy that is used for metabolism.',
] as const

const DO_NOT_RESPIRE: readonly Wrong[] = pairs({
  'It makes energy out of oxygen from the air.':
    'You let energy be made, but it is released from nutrient molecules.',
  'It takes place only when the organism moves.':
    'You joined respiration to movement, but cells respire all the time.',
  'It takes oxygen from the air into the body.':
    'You described breathing or gas exchange, not reactions in cells.',
  'It removes the waste products of metabolism.': 'You described excretion.',
  'It takes in materials for energy and growth.': 'You described nutrition.',
  'It takes place only while there is no light.':
    'You thought that cells respire in the dark only, but they do all the time.',
})

core('statement-about-respiration', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    organism: random.pick([
      'a mushroom',
      'a bean plant',
      'a lizard',
      'an oak tree',
      'an earthworm',
      'a moss',
    ]),
    right: random.pick(RESPIRE),
    wrong: random.sample(DO_NOT_RESPIRE, 3),
  }),
  make: ({ organism, right, wrong }) => ({
    stem: [
      `Like every organism, ${organism} respires.`,
      `Respiration is one of the characteristics that ${organism} shows.`,
      `A student writes about respiration in ${organism}.`,
    ],
    prompt: [
      'Which statement about this process is correct?',
      'Which statement about its respiration is correct?',
    ],
    right,
    wrong,
    solution:
      'Respiration is the chemical reactions in cells that break down nutrient molecules and release energy for metabolism. It takes place in all living cells, all the time.',
  }),
})
