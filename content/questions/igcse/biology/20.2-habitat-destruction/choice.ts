import {
  forestGraph,
  plotsOf,
  riverGraph,
  speciesGraph,
} from '@/content/figures/igcse/biology/human-influences-on-ecosystems-2'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { foodChain } from '@/lib/figures/biology/food-webs'
import { figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { CHAINS } from './chains'

const { core, templates } = choiceQuestions('20.2')

export { templates }

const PLOTS = ['W', 'X', 'Y', 'Z'] as const
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

core('plot-with-the-highest-biodiversity', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const spread = (numbers: readonly number[]) => {
      const kinds = random.sample([0, 1, 2, 3, 4, 5], numbers.length)
      const counts = [0, 0, 0, 0, 0, 0]
      for (const [at, kind] of kinds.entries()) counts[kind] = numbers[at] ?? 0
      return { counts, places: random.sample([...Array(16).keys()], sum(counts)) }
    }
    const rich = spread(
      random.pick([
        [2, 1, 2, 1, 1],
        [1, 3, 1, 1, 2],
        [2, 2, 2, 1, 1],
      ]),
    )
    const crowded = spread(
      random.pick([
        [9, 3, 1],
        [6, 7],
        [7, 5, 2],
      ]),
    )
    const others = [
      spread(
        random.pick([
          [3, 2, 4],
          [4, 4, 1],
        ]),
      ),
      spread(
        random.pick([
          [3, 2, 1, 3],
          [2, 1, 1, 4],
        ]),
      ),
    ]
    const plots = random.shuffle([rich, crowded, ...others])
    return { plots, right: plots.indexOf(rich), crowded: plots.indexOf(crowded) }
  },
  make: ({ plots, right, crowded }) => ({
    stem: [
      'The figure shows the organisms in four plots of equal size. Each symbol is one organism, and each kind of symbol is one species.',
      'A student maps the plants in four plots of equal size. One symbol stands for one plant, and different symbols stand for different species.',
      'Four plots of equal size are compared. In the figure each symbol stands for one organism. The kind of symbol shows its species.',
    ],
    figure: plotsOf(plots, PLOTS, `plots-${plots.map(({ counts }) => counts.join('')).join('-')}`),
    prompt: ['Which plot has the highest biodiversity?', 'In which plot is the biodiversity highest?'],
    options: inThisOrder(
      PLOTS.map((letter, at): Wrong | string =>
        at === right
          ? letter
          : [
              letter,
              at === crowded
                ? 'You counted the organisms. Biodiversity is the number of species.'
                : 'You chose a plot with fewer species than another has.',
            ],
      ),
    ),
    solution: `Count the kinds of symbols, not the symbols: ${plots
      .map(({ counts }, at) => `${PLOTS[at]} has ${counts.filter(count => count > 0).length}`)
      .join(
        ', ',
      )}. Biodiversity is the number of different species in an area, so it is highest in ${PLOTS[right]}.`,
  }),
  verify: ({ plots }) => {
    const species = plots.map(
      ({ counts }) => new Set(counts.flatMap((count, kind) => (count ? [kind] : []))).size,
    )
    return PLOTS[species.indexOf(Math.max(...species))] ?? ''
  },
})

const EFFECTS: readonly { effect: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    effect: 'soil is lost from the hills',
    right: 'There are no roots left that hold it together.',
    wrong: [
      [
        'There are no leaves left that use its water.',
        'You named an effect on the water of the soil, not a cause of its loss.',
      ],
      [
        'There are fewer worms left that feed on it.',
        'You let worms keep soil in place. It is roots that hold it.',
      ],
      [
        'There is more carbon dioxide in the air above it.',
        'You named another effect of deforestation, not the cause of this one.',
      ],
    ],
  },
  {
    effect: 'rivers flood more often',
    right: 'Less rain is caught by leaves and taken up by roots.',
    wrong: [
      [
        'Less water is taken out of the rivers by the animals.',
        'You chose the little that animals drink, not the rain that runs off.',
      ],
      [
        'More water is given out to the air by transpiration.',
        'You reversed it: without trees there is less transpiration.',
      ],
      [
        'More rain is formed in the clouds above bare ground.',
        'You let it rain more. Without trees less water enters the air.',
      ],
    ],
  },
  {
    effect: 'some species of animals become extinct',
    right: 'The animals lose places to live, to breed and to feed.',
    wrong: [
      [
        'The animals get too much oxygen from the open air.',
        'You let trees take oxygen away. They release it, and it is not the cause.',
      ],
      [
        'The animals find more food, so that too many are born.',
        'You reversed it: without the forest there is less food.',
      ],
      [
        'The animals mix with other species and breed with them.',
        'You let species breed with each other. What they lose is their habitat.',
      ],
    ],
  },
  {
    effect: 'carbon dioxide in the air increases',
    right: 'Fewer plants take in the gas for photosynthesis.',
    wrong: [
      [
        'Fewer plants take in the gas for respiration.',
        'You exchanged the processes: respiration releases carbon dioxide.',
      ],
      [
        'More of the gas is released by photosynthesis.',
        'You reversed photosynthesis: it takes carbon dioxide in.',
      ],
      [
        'More of the gas is made by roots in bare soil.',
        'You let roots live on in bare soil. Roots of dead trees do not respire.',
      ],
    ],
  },
]

core('cause-of-an-effect', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    ...random.pick(EFFECTS),
    place: random.pick(['a large forest', 'the forest of an island', 'the forest of a mountain range']),
  }),
  make: ({ effect, right, wrong, place }) => ({
    stem: [
      `After ${place} is cut down, ${effect}.`,
      `People cut down ${place}. In the years that follow, ${effect}.`,
      `When ${place} is cleared, one of the effects is that ${effect}.`,
    ],
    prompt: ['What explains this effect?', 'Which reason explains it?'],
    right,
    wrong,
    solution: `Deforestation has this effect because of what trees did before. ${right}`,
  }),
})

const FATES = [
  { use: 'The wood is burnt on the ground.', back: 'burning of wood', name: 'burning' },
  { use: 'The trunks are left on the ground and rot.', back: 'decomposition of wood', name: 'decomposition' },
  { use: 'The wood is sold as fuel.', back: 'burning of wood', name: 'burning' },
] as const

core('two-changes-of-carbon-dioxide', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    ...random.pick(FATES),
    land: random.pick(['a forest', 'a rainforest', 'a hillside of pine trees']),
  }),
  make: ({ use, back, name, land }) => ({
    stem: [
      `People cut down ${land} to build houses. ${use}`,
      `To make room for a road and houses, ${land} is cut down. ${use}`,
      `A company clears ${land} to build on the land. ${use}`,
    ],
    prompt: 'Which row explains why carbon dioxide in the air increases?',
    columns: `photosynthesis on this land | ${back}`,
    right: 'takes in less carbon dioxide | releases carbon dioxide',
    wrong: {
      'takes in more carbon dioxide | releases carbon dioxide':
        'You let photosynthesis increase, but there are fewer plants.',
      'takes in less carbon dioxide | takes in carbon dioxide': `You reversed the second process: ${name} releases carbon dioxide.`,
      'releases more carbon dioxide | takes in carbon dioxide':
        'You reversed both: photosynthesis takes carbon dioxide in, and wood releases it when it is burnt or rots.',
    },
    solution: `With fewer plants less carbon dioxide is taken in by photosynthesis. In ${name}, the carbon in the wood becomes carbon dioxide. Both changes increase it in the air.`,
  }),
})

const FORESTS = ['a country', 'an island', 'a river basin'] as const

core('percentage-of-forest-lost', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const first = random.pick([80, 100])
    const drops = [1, 2, 3, 4].map(() => random.step(4, 12, 4))
    const areas = [first]
    for (const drop of drops) areas.push((areas.at(-1) ?? 0) - drop)
    const until = random.pick([3, 4])
    const last = areas[until] ?? 0
    const lost = first - last
    const right = (lost / first) * 100
    const slips = threeSlips(
      random,
      right,
      [
        [lost, 'You gave the decrease in thousand square kilometres, not as a percentage.'],
        [(last / first) * 100, 'You gave the percentage of the forest that is left.'],
        [(lost / last) * 100, 'You divided by the area at the end, not by that of 1980.'],
        [((drops[0] ?? 0) / first) * 100, 'You took the decrease of the first ten years alone.'],
      ],
      value => `${plain(Math.round(value))}%`,
    )
    return slips && Number.isInteger(right)
      ? { areas, until, first, last, right, slips, place: random.pick(FORESTS) }
      : null
  },
  make: ({ areas, until, first, last, right, slips, place }) => ({
    stem: [
      `The graph shows the area of forest of ${place}.`,
      `The forest of ${place} was measured every ten years. The graph shows its area.`,
      `Satellites show how the area of forest of ${place} changes, as in the graph.`,
    ],
    figure: forestGraph(areas, `forest-${areas.join('-')}`, 'Area of forest since 1980'),
    prompt: `What is the percentage decrease from 1980 to ${1980 + until * 10}?`,
    options: bySize({ right, wrong: slips, print: value => `${plain(Math.round(value))}%` }),
    solution: `The area falls from ${first} to ${last} thousand km^{2}. Decrease ÷ area at first × 100 = ${first - last} ÷ ${first} × 100 = ${plain(right)}%.`,
  }),
  verify: ({ areas, until, first }) => 100 - (100 * (areas[until] ?? 0)) / first,
})

core('soil-from-a-hill', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [forest, grass, bare] = [random.pick([5, 10]), random.pick([15, 20]), random.step(60, 90, 5)]
    const plots = random.pick([50, 150, 200, 250])
    const right = (bare - forest) * plots
    const slips = threeSlips(
      random,
      right,
      [
        [bare * plots, 'You left out what is lost from the forest in any case.'],
        [(bare + forest) * plots, 'You added the two masses instead of taking the difference.'],
        [(grass - forest) * plots, 'You read the bar for grass.'],
        [(bare - grass) * plots, 'You compared bare soil with grass, but the hill was covered by forest.'],
        [bare - forest, 'You gave the difference for one plot of 100 square metres.'],
      ],
      value => quantity(value, 'kg'),
    )
    return slips && { forest, grass, bare, plots, right, slips }
  },
  make: ({ forest, grass, bare, plots, right, slips }) => ({
    stem: [
      `The chart shows the mass of soil that is lost each year from slopes with different plants. A hill of ${quantity(plots * 100, 'm^2')} is covered by forest. All its trees are cut down, and the soil stays bare.`,
      `Scientists measured the soil lost each year from equal slopes. The chart shows their results. Later, a forest that covers a hill of ${quantity(plots * 100, 'm^2')} is cut down, and the soil is left bare.`,
    ],
    figure: chartFigure(
      {
        name: `human-influences-on-ecosystems-2/soil-${forest}-${grass}-${bare}`,
        title: 'Soil lost from slopes',
      },
      barChart({
        categories: ['forest', 'grass', 'bare soil'],
        values: [forest, grass, bare],
        yLabel: 'soil lost in a year / kg per 100 m^{2}',
        yEvery: 10,
        yMax: 100,
        height: 200,
      }),
    ),
    prompt: [
      'How much more soil does the hill lose each year?',
      'By how much does the yearly loss of soil from the hill increase?',
    ],
    options: bySize({ right, wrong: slips, print: value => quantity(value, 'kg') }),
    solution: `The hill has ${plain(plots * 100)} ÷ 100 = ${plots} times 100 m^{2}. Each loses ${bare} − ${forest} = ${quantity(bare - forest, 'kg')} more. Together: ${plots} × ${bare - forest} = ${quantity(right, 'kg')}.`,
  }),
  verify: ({ forest, bare, plots }) => {
    let more = 0
    for (let plot = 0; plot < plots; plot += 1) more += bare - forest
    return more
  },
})

core('river-before-and-after', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    forest: { base: 10, hour: random.pick([16, 20]), peak: random.step(24, 36, 4) },
    bare: { base: 10, hour: random.pick([6, 8]), peak: random.step(56, 72, 4) },
    isFirst: random.chance(0.5),
    place: random.pick(['a valley', 'the hills above a town', 'a mountain slope']),
  }),
  make: ({ forest, bare, isFirst, place }) => {
    const [after, before] = isFirst ? ['X', 'Y'] : ['Y', 'X']
    return {
      stem: [
        `The graph shows the flow of a river after two equal rainstorms: one before and one after the forest of ${place} was cut down.`,
        `The forest of ${place} was cut down. The graph shows the flow of a river there after a rainstorm before, and after an equal one later.`,
        `Curves X and Y show the flow of a river after equal rainstorms. One was measured before the forest of ${place} was cut down, the other afterwards.`,
      ],
      figure: riverGraph(isFirst ? [bare, forest] : [forest, bare], ['X', 'Y'], {
        name: `river-${isFirst ? 'x' : 'y'}-${bare.hour}-${bare.peak}-${forest.hour}-${forest.peak}`,
        title: 'Flow of a river after rain',
      }),
      prompt: 'Which row is correct?',
      columns: 'curve after deforestation | reason',
      right: `${after} | more water runs off over the ground at once`,
      wrong: {
        [`${after} | more water is given out to the air by leaves`]:
          'You chose the right curve, but after deforestation there are fewer leaves, and less transpiration.',
        [`${before} | more water soaks into the bare ground`]:
          'You reversed it: without trees less rain soaks into the ground.',
        [`${before} | fewer leaves delay the rain on its way`]:
          'You took the low, late curve. If fewer leaves delay the rain, it reaches the river sooner.',
      },
      solution: `Without trees the rain is not caught by leaves or taken up by roots. It runs off over the ground, so the flow rises sooner and higher: curve ${after}.`,
    }
  },
})

core('hunter-removed-from-a-chain', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => random.pick(CHAINS),
  make: ({ hunter, grazer, plant, others, place, how }) => {
    const are = plant === 'young trees' ? 'are' : 'is'
    return {
      stem: [
        `The diagram shows a food chain ${place}. Many species of ${others} live among the ${plant}. ${how} None ${hunter === 'wolves' ? 'were' : 'are'} left.`,
        `${how} Now they are gone. The diagram shows the food chain of which they were a part, ${place}. Many species of ${others} live among the ${plant}.`,
        `${place.charAt(0).toUpperCase()}${place.slice(1)}, the ${plant} ${are} the habitat of many species of ${others}. The diagram shows a food chain. ${how} None are left.`,
      ],
      figure: figure(
        {
          name: `human-influences-on-ecosystems-2/chain-of-${hunter.replace(' ', '-')}`,
          title: 'A food chain',
          description: `A food chain. Arrows lead from ${plant} to ${grazer}, and from ${grazer} to ${hunter}.`,
          height: 60,
        },
        foodChain([plant, grazer, hunter], { x: 24, width: 312, y: 28 }),
      ),
      prompt: 'What is the most likely effect?',
      columns: `number of ${grazer} | amount of ${plant} | biodiversity of ${others}`,
      right: 'increases | decreases | decreases',
      wrong: {
        'increases | increases | increases': `You let the ${plant} increase, but more ${grazer} eat more of the ${plant}.`,
        'decreases | increases | increases': `You let the ${grazer} decrease, but nothing eats them now.`,
        'increases | decreases | increases': `You let the ${others} gain, but they lose the ${plant} in which they live.`,
      },
      solution: `Fewer ${grazer} are eaten, so they increase. They eat more of the ${plant}. The ${others} that live there lose their habitat, so there are fewer species.`,
    }
  },
})

core('species-lost-with-the-forest', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [all, few] = random.pick([
      [80, 48],
      [80, 52],
      [80, 56],
      [100, 60],
      [100, 64],
      [100, 68],
      [120, 72],
      [120, 84],
    ] as const)
    const right = ((all - few) / all) * 100
    const slips = threeSlips(
      random,
      right,
      [
        [all - few, 'You gave the number of species that are lost, not the percentage.'],
        [(few / all) * 100, 'You gave the percentage of the species that are left.'],
        [80, 'You gave the percentage of the forest that is lost.'],
        [((all - few) / few) * 100, 'You divided by the number of species at the end.'],
        [20, 'You gave the percentage of the forest that is left.'],
      ],
      value => `${plain(Math.round(value))}%`,
    )
    return slips && { all, few, right, slips }
  },
  make: ({ all, few, right, slips }) => ({
    stem: [
      'The graph shows how many species of birds live in a forest when a part of it has been cut down. The forest had an area of 100 km^{2}. Then 80% of it is cut down.',
      'A forest of 100 km^{2} is cut down, until one fifth of it is left. The graph shows how the number of species of birds depends on the area that is left.',
      'Scientists count the species of birds in a forest of 100 km^{2} while more and more of it is cut down. In the end, 20 km^{2} are left.',
    ],
    figure: speciesGraph(all, few),
    prompt: [
      'What percentage of the species of birds is lost?',
      'By what percentage does the biodiversity of the birds decrease?',
    ],
    options: bySize({ right, wrong: slips, print: value => `${plain(Math.round(value))}%` }),
    solution: `There are ${all} species in 100 km^{2}, and ${few} in 20 km^{2}. ${all} − ${few} = ${all - few} are lost: ${all - few} ÷ ${all} × 100 = ${plain(right)}%.`,
  }),
  verify: ({ all, few }) => 100 - (few / all) * 100,
})
