import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { foodChain } from '@/lib/figures/biology/food-webs'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'
import { LEVELS, membersOf, placesOf, WEBS, type Web, webFigure } from './webs'

const { core, templates } = choiceQuestions('19.2')

export { templates }

const CHAINS = [
  { place: 'a meadow', names: ['grass', 'grasshopper', 'frog', 'snake', 'hawk'] },
  { place: 'a garden', names: ['lettuce', 'slug', 'beetle', 'hedgehog', 'owl'] },
  { place: 'a lake', names: ['algae', 'water flea', 'minnow', 'perch', 'pike'] },
  { place: 'the sea', names: ['plankton', 'krill', 'fish', 'seal', 'orca'] },
  { place: 'a wood', names: ['oak tree', 'aphid', 'spider', 'robin', 'hawk'] },
] as const

type Chain = (typeof CHAINS)[number]

const chainFigure = ({ place, names }: Chain) =>
  figure(
    {
      name: `organisms-and-their-environment/chain-${place.split(' ').at(-1)}`,
      title: `A food chain of ${place}`,
      description: `Five names in a row, joined by arrows to the right: ${names.join(', ')}.`,
      height: 56,
    },
    foodChain(names, { y: 28 }),
  )

core('what-an-arrow-shows', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ chain: random.pick(CHAINS), at: random.int(0, 3) }),
  make: ({ chain, at }) => {
    const [one = '', two = ''] = chain.names.slice(at, at + 2)
    return {
      stem: [
        `The diagram shows a food chain of ${chain.place}.`,
        `A student draws a food chain of ${chain.place}.`,
        `Five organisms of ${chain.place} form a food chain.`,
      ],
      figure: chainFigure(chain),
      prompt: [
        `What does the arrow from ${one} to ${two} show?`,
        `What is the meaning of the arrow between ${one} and ${two}?`,
      ],
      right: `Energy is transferred from ${one} to ${two}.`,
      wrong: {
        [`Energy is transferred from ${two} to ${one}.`]:
          'You read the arrow backwards. It points in the direction of the energy.',
        [`Energy is recycled between ${one} and ${two}.`]:
          'You gave energy a way back, but it flows in one direction.',
        [`Light energy is passed on from ${one} to ${two}.`]:
          'You chose the wrong form: the energy in food is chemical energy.',
      },
      solution: `An arrow leads from the food to the eater, in the direction in which energy is transferred: from ${one} to ${two}.`,
    }
  },
})

const ERRORS = [
  'You chose the producer, which makes its own organic nutrients.',
  'You chose the primary consumer, the first organism that feeds on another.',
  'You chose the secondary consumer, the second one that feeds on another organism.',
  'You chose the tertiary consumer, the third one that feeds on another organism.',
  'You chose the quaternary consumer, the fourth one that feeds on another organism.',
] as const

core('consumer-in-a-chain', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ chain: random.pick(CHAINS), at: random.int(1, 4), without: random.int(0, 4) }),
  make: ({ chain, at, without }) => {
    const left = without === at ? (at + 2) % 5 : without
    return {
      stem: [
        `The diagram shows a food chain of ${chain.place}.`,
        `Here is a food chain of ${chain.place}.`,
        `A student finds this food chain in ${chain.place}.`,
      ],
      figure: chainFigure(chain),
      prompt: `Which organism is the ${LEVELS[at]}?`,
      right: chain.names[at] ?? '',
      wrong: chain.names.flatMap((name, place): Wrong[] =>
        place === at || place === left ? [] : [[name, ERRORS[place] ?? '']],
      ),
      solution: `The chain begins with the producer, ${chain.names[0]}. Then come the primary, secondary, tertiary and quaternary consumers. The ${LEVELS[at]} is the ${chain.names[at]}.`,
    }
  },
  verify: ({ chain, at }) => chain.names.slice(at)[0] ?? '',
})

const namesOf = (places: readonly number[]) =>
  places
    .toSorted()
    .map(place => `a ${LEVELS[place]}`)
    .join(' and ')

core('level-in-a-web', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const web: Web = random.pick(WEBS)
    const asked = random.int(1, 3)
    const all = membersOf(web).map(name => ({ name, places: placesOf(web, name) }))
    const right = all.filter(({ places }) => places.includes(asked))
    const wrong = all.filter(({ places }) => !places.includes(asked))
    if (right.length === 0 || wrong.length < 3) return null
    return { web, asked, one: random.pick(right), others: random.sample(wrong, 3) }
  },
  make: ({ web, asked, one, others }) => ({
    stem: [
      `The diagram shows a food web of ${web.place}.`,
      `A scientist draws a food web of ${web.place}.`,
      `Some organisms of ${web.place} feed on one another as the diagram shows.`,
    ],
    figure: webFigure(web),
    prompt: `Which organism is a ${LEVELS[asked]}?`,
    right: one.name,
    wrong: others.map(
      ({ name, places }): Wrong => [name, `You chose ${name}, which is ${namesOf(places)} in this web.`],
    ),
    solution: `Count along a chain from a producer: the first eater is a primary consumer, and so on. In this web ${one.name} is ${namesOf(one.places)}.`,
  }),
})

type ShapeName = 'upright' | 'tree' | 'parasite' | 'inverted'

const WIDTHS: Record<ShapeName, readonly number[]> = {
  upright: [110, 48, 16],
  tree: [8, 110, 36],
  parasite: [110, 10, 84],
  inverted: [16, 48, 110],
}
const SHAPES = ['upright', 'tree', 'parasite', 'inverted'] as const

function pyramidOf(shape: ShapeName, middle: number, foot: number): Shape {
  return WIDTHS[shape]
    .map((wide, at) => rect(middle - wide / 2, foot - 24 * (at + 1), wide, 24, 'l w'))
    .join('')
}

const fourPyramids = (order: readonly ShapeName[]) =>
  figure(
    {
      name: `organisms-and-their-environment/four-pyramids-${order.map(name => name.charAt(0)).join('')}`,
      title: 'Four pyramids, A to D',
      description: `Four pyramids of three bars each. The widths of the bars, from the foot upwards: ${order.map((name, at) => `${'ABCD'.charAt(at)} ${WIDTHS[name].join(', ')}`).join('; ')}.`,
      height: 226,
    },
    ...order.map((name, at) => {
      const [middle, foot] = [92 + (at % 2) * 176, 84 + Math.floor(at / 2) * 118]
      return (
        pyramidOf(name, middle, foot) +
        line(middle - 70, foot, middle + 70, foot, 'l thin') +
        text(middle, foot + 20, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' })
      )
    }),
  )

const SHAPE_CASES: readonly { what: string; kind: string; shape: ShapeName; why: string }[] = [
  {
    what: 'one oak tree → hundreds of caterpillars → some blue tits',
    kind: 'numbers',
    shape: 'tree',
    why: 'There is one tree, so the lowest bar is very narrow. Many caterpillars live on it, and they feed fewer birds.',
  },
  {
    what: 'one rose bush → hundreds of aphids → some ladybirds',
    kind: 'numbers',
    shape: 'tree',
    why: 'There is one bush, so the lowest bar is very narrow. Many aphids live on it, and they feed fewer ladybirds.',
  },
  {
    what: 'thousands of grass plants → one rabbit → hundreds of fleas on the rabbit',
    kind: 'numbers',
    shape: 'parasite',
    why: 'There are many grass plants, one rabbit and many small fleas, so the bar in the middle is the narrowest.',
  },
  {
    what: 'thousands of grass plants → hundreds of grasshoppers → some frogs',
    kind: 'numbers',
    shape: 'upright',
    why: 'The numbers become smaller from level to level, so each bar is narrower than the one below.',
  },
  {
    what: 'one oak tree → hundreds of caterpillars → some blue tits',
    kind: 'biomass',
    shape: 'upright',
    why: 'The one tree is very large. All caterpillars together have less mass than it, and the birds have less than the caterpillars.',
  },
  {
    what: 'thousands of grass plants → one rabbit → hundreds of fleas on the rabbit',
    kind: 'biomass',
    shape: 'upright',
    why: 'The fleas are many but tiny: together they have less mass than the rabbit, and the rabbit has less than the grass.',
  },
]

const SHAPE_ERRORS: Record<ShapeName, string> = {
  upright: 'You chose the pyramid whose bars become narrower from level to level.',
  tree: 'You chose the pyramid with a narrow bar for the producer, as if one large plant were counted.',
  parasite:
    'You chose the pyramid with a narrow bar in the middle, as if one animal carried many small ones.',
  inverted: 'You chose the pyramid that stands on its head: the bar at the foot is for the producers.',
}

core('shape-of-a-pyramid', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ one: random.pick(SHAPE_CASES), order: random.shuffle(SHAPES) }),
  make: ({ one, order }) => ({
    stem: [
      `This is a food chain: ${one.what}.`,
      `A student counts and weighs the organisms of a food chain: ${one.what}.`,
      `Organisms feed on one another in this way: ${one.what}.`,
    ],
    figure: fourPyramids(order),
    prompt: `Which diagram is the pyramid of ${one.kind} for this chain?`,
    options: inThisOrder(
      order.map((name, at): Wrong | string =>
        name === one.shape ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), SHAPE_ERRORS[name]],
      ),
    ),
    solution: one.why,
  }),
})

const HARVESTS = [
  { web: 0, taken: 'pike', up: ['stickleback'], down: ['heron', 'water flea'] },
  { web: 1, taken: 'herring', up: ['copepod'], down: ['squid', 'seal'] },
  { web: 1, taken: 'krill', up: ['phytoplankton'], down: ['whale'] },
  { web: 2, taken: 'grouper', up: ['parrotfish'], down: ['shark', 'seagrass'] },
] as const

core('effect-of-overharvesting', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const { web, taken, up, down } = random.pick(HARVESTS)
    const both = random.chance(0.4) && down.length > 1
    const pair = both
      ? random.shuffle(down)
      : random.shuffle([random.pick(up as readonly string[]), random.pick(down as readonly string[])])
    return { web: WEBS[web], taken, up: up as readonly string[], pair }
  },
  make: ({ web, taken, up, pair }) => {
    const [one = '', two = ''] = pair
    const way = (name: string) => (up.includes(name) ? 'increases' : 'decreases')
    const other = (name: string) => (up.includes(name) ? 'decreases' : 'increases')
    return {
      stem: [
        `The diagram shows a food web of ${web.place}. Fishing boats remove nearly all the ${taken}.`,
        `In ${web.place}, people overharvest ${taken}: nearly all are removed. The diagram shows the food web before this.`,
        `People catch nearly all the ${taken} in ${web.place}. The diagram shows the food web before this.`,
      ],
      figure: webFigure(web),
      prompt: [
        'How do the numbers of two other organisms change?',
        'What happens to the numbers of two other organisms?',
      ],
      columns: `${one} | ${two}`,
      right: `${way(one)} | ${way(two)}`,
      wrong: {
        [`${other(one)} | ${way(two)}`]: `You went wrong with ${one}: ask whether it is eaten less, eaten more, or has less food.`,
        [`${way(one)} | ${other(two)}`]: `You went wrong with ${two}: ask whether it is eaten less, eaten more, or has less food.`,
        [`${other(one)} | ${other(two)}`]: 'You reversed both effects.',
      },
      solution: `Without ${taken}, ${up.join(' and ')} ${up.length > 1 ? 'are' : 'is'} eaten less and increases in number. What this organism eats then decreases, and so does an animal that has lost its food. So ${one} ${way(one)} and ${two} ${way(two)}.`,
    }
  },
})

const FOREIGN = [
  { place: 'an island', on: 'on', foreign: 'rats', native: 'wrens', prey: 'crickets' },
  { place: 'a tropical island', on: 'on', foreign: 'tree snakes', native: 'fantails', prey: 'spiders' },
  { place: 'a lake', on: 'in', foreign: 'perch', native: 'small cichlids', prey: 'insect larvae' },
  { place: 'an island', on: 'on', foreign: 'mongooses', native: 'lizards', prey: 'beetles' },
] as const

core('a-foreign-species', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    one: random.pick(FOREIGN),
    year: random.int(3, 6),
    high: random.step(70, 90, 5),
    low: random.step(10, 25, 5),
  }),
  make: ({ one: { place, on, foreign, native, prey }, year, high, low }) => {
    const chart = graph({
      x: { label: 'time / years', max: 16, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], grid: true },
      y: {
        label: 'number as percentage of the highest',
        max: 110,
        ticks: [0, 20, 40, 60, 80, 100],
        grid: true,
      },
    })
    return {
      stem: [
        `In year ${year}, ${foreign} are brought to ${place} for the first time. The graph shows the numbers of two native animals, ${native} and ${prey}.`,
        `The graph shows the numbers of ${native} and of ${prey} ${on} ${place}. People bring ${foreign} there for the first time in year ${year}.`,
        `Scientists count ${native} and ${prey}, two native animals of ${place}. In year ${year} people introduce ${foreign}.`,
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment/introduced-${prey.replace(' ', '-')}-${year}-${high}-${low}`,
          title: 'Numbers of two native animals',
          description: `Numbers as a percentage of the highest, against time from 0 to 16 years. The line of ${native} is level at ${high} until year ${year}, then falls to ${low}. The dashed line of ${prey} is level at ${low + 15} until year ${year}, then rises to 100.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, high],
          [year, high],
        ]),
        chart.curve([
          [year, high],
          [year + 2, high - 12],
          [year + 5, (high + low) / 2 - 8],
          [year + 8, low + 3],
          [16, low],
        ]),
        chart.line(
          [
            [0, low + 15],
            [year, low + 15],
          ],
          'l dash',
        ),
        chart.curve(
          [
            [year, low + 15],
            [year + 2, low + 22],
            [year + 5, 78],
            [year + 8, 97],
            [16, 100],
          ],
          'l dash',
        ),
        chart.label(0.3, high + 5, native),
        chart.label(0.3, low + 5, prey),
      ),
      prompt: ['Which explanation fits the graph?', 'What could explain both lines?'],
      right: `The ${foreign} eat ${native}, and ${native} eat ${prey}.`,
      wrong: {
        [`The ${foreign} eat ${prey}, and ${native} eat ${prey}.`]: `You explained the fall of ${native} by a lack of food, but ${prey} increase.`,
        [`The ${native} eat ${foreign}, and ${foreign} eat ${prey}.`]: `You turned a feeding step round: more food would not make ${native} decrease.`,
        [`The ${prey} eat ${native}, and ${foreign} eat ${prey}.`]: `You let the ${foreign} eat ${prey}, but then ${prey} would decrease.`,
      },
      solution: `After year ${year}, ${native} decrease, so the ${foreign} harm them: they eat ${native} (or their eggs or young). Fewer ${native} eat fewer ${prey}, so ${prey} increase.`,
    }
  },
})
