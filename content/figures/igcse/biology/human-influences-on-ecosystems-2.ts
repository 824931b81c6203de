import { foodChain } from '@/lib/figures/biology/food-webs'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, curve, dot, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'human-influences-on-ecosystems-2'

const groundAt = (x: number): number => 116 + (58 * x) / 110

function treeOn(left: number, x: number): Shape {
  const [at, ground] = [left + x, groundAt(x)]
  const root = (dx: number, dy: number) => line(at, ground, at + dx, ground + dy, 'l thin')
  return (
    line(at, ground, at, ground - 24, 'l thick') +
    circle(at, ground - 34, 13, 'l gw') +
    root(-9, 12) +
    root(-2, 17) +
    root(8, 18)
  )
}

function rainOn(left: number): Shape {
  const cloud = curve(
    [
      [left + 20, 30],
      [left + 26, 16],
      [left + 56, 10],
      [left + 90, 14],
      [left + 98, 26],
      [left + 60, 32],
    ],
    'l sunk',
    true,
  )
  const drops = [24, 40, 56, 72, 88, 104].map(x => line(left + x, 38, left + x - 4, 56, 'p thin'))
  return cloud + drops.join('')
}

/** A slope above a river, in section: with trees, or bare with water that runs off. */
function slope(left: number, forest: boolean): Shape {
  const ground = polygon(
    [
      [left, 116],
      [left + 110, 174],
      [left + 118, 194],
      [left + 150, 194],
      [left + 158, 174],
      [left + 164, 174],
      [left + 164, 212],
      [left, 212],
    ],
    'l sunk',
  )
  const water = forest
    ? polygon(
        [
          [left + 115, 185],
          [left + 153.6, 185],
          [left + 150, 194],
          [left + 118, 194],
        ],
        'l w',
      )
    : polygon(
        [
          [left + 95, 166],
          [left + 164, 166],
          [left + 164, 174],
          [left + 158, 174],
          [left + 150, 194],
          [left + 118, 194],
          [left + 110, 174],
        ],
        'l w',
      )
  const onIt = forest
    ? treeOn(left, 18) + treeOn(left, 48) + treeOn(left, 78)
    : [14, 34, 54, 74].map(x => dot(left + x, groundAt(x) - 3, 'd', 2)).join('') +
      arrow(left + 8, groundAt(8) - 12, left + 42, groundAt(42) - 12, { cls: 'p' }) +
      arrow(left + 52, groundAt(52) - 12, left + 86, groundAt(86) - 12, { cls: 'p' })
  return rainOn(left) + ground + water + onIt
}

const slopes = figure(
  {
    name: `${topic}/slope-with-and-without-trees`,
    title: 'A slope above a river, with trees and without',
    description:
      'Two slopes in section, with rain above each and a river at the foot. Left: trees stand on the slope, with roots in the soil, and the river is low. Right: there are no trees. Arrows show water with particles of soil running down the slope, and the river is so full that it covers its banks.',
    height: 258,
  },
  slope(10, true),
  slope(186, false),
  text(92, 230, 'leaves catch the rain,\nroots hold the soil', { anchor: 'middle' }),
  text(268, 230, 'water runs off with soil,\nand the river floods', { anchor: 'middle' }),
)

const CHAINS = [
  ['no leaves\ncatch rain', 'more\nflooding'],
  ['no roots\nhold soil', 'loss of\nsoil'],
  ['no homes\nor food', 'fewer\nspecies'],
  ['less photo-\nsynthesis', 'more CO_{2}\nin the air'],
] as const

const effects = figure(
  {
    name: `${topic}/effects-of-deforestation`,
    title: 'Effects of deforestation',
    description:
      'A flow diagram. From the box “trees are cut down” four arrows lead to: no leaves catch rain, then more flooding; no roots hold soil, then loss of soil; no homes or food, then fewer species; less photosynthesis, then more carbon dioxide.',
    height: 208,
  },
  box(100, 6, 160, 32, 'trees are cut down').shape,
  ...CHAINS.map(([because, effect], at) => {
    const left = 3 + at * 89.5
    const [one, two] = [box(left, 80, 85, 44, because), box(left, 156, 85, 44, effect, 'l w')]
    return link([135 + at * 30, 38], one.top) + one.shape + link(one.bottom, two.top) + two.shape
  }),
)

const kelp = figure(
  {
    name: `${topic}/food-chain-of-a-kelp-forest`,
    title: 'A food chain in a kelp forest',
    description: 'A food chain. Arrows lead from kelp to sea urchins, and from sea urchins to sea otters.',
    height: 62,
  },
  foodChain(['kelp', 'sea urchins', 'sea otters'], { x: 30, width: 300, y: 28 }),
)

/** Flow of a river after rain: its flow before, and the hour and height of its peak. */
export type Flood = { base: number; hour: number; peak: number }

export const flowAt = ({ base, hour, peak }: Flood, at: number): number =>
  base + (peak - base) * ((at / hour) * Math.exp(1 - at / hour)) ** 3

/** Two curves of the flow of a river after rain; the second is dashed. */
export function riverGraph(
  floods: readonly [Flood, Flood],
  names: readonly [string, string],
  facts: { name: string; title: string },
): Figure {
  const chart = graph({
    x: {
      label: 'time after the rain begins / h',
      max: 48,
      ticks: [0, 8, 16, 24, 32, 40, 48],
      grid: true,
      parts: 2,
    },
    y: {
      label: 'flow of the river / m^{3} per s',
      max: 80,
      ticks: [0, 20, 40, 60, 80],
      grid: true,
      parts: 5,
    },
  })
  const drawn = floods.map(
    (flood, at) =>
      chart.plot(hour => flowAt(flood, hour), 0, 48, at === 0 ? 'p' : 'r dash') +
      chart.label(flood.hour, flood.peak, names[at] ?? '', { dy: -7, dx: 2, cls: 'b' }),
  )
  return figure(
    {
      name: `${topic}/${facts.name}`,
      title: facts.title,
      description: `Flow of a river in cubic metres per second against time from 0 to 48 hours after rain begins. ${floods
        .map(
          ({ base, hour, peak }, at) =>
            `${names[at]}${at === 1 ? ', dashed,' : ''} begins at ${base} and has its peak of ${peak} at ${hour} hours.`,
        )
        .join(' ')}`,
      height: 246,
    },
    chart.axes,
    ...drawn,
  )
}

/** Area of a forest, every ten years from 1980. */
export function forestGraph(areas: readonly number[], name: string, title: string): Figure {
  const years = areas.map((_, at) => 1980 + at * 10)
  const chart = graph({
    x: { label: 'year', min: 1980, max: 2020, ticks: years, grid: true, parts: 2 },
    y: {
      label: 'area of forest / thousand km^{2}',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 5,
    },
  })
  const points = areas.map((area, at) => [1980 + at * 10, area] as const)
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `Area of forest in thousands of square kilometres against the year: ${points.map(([year, area]) => `${area} in ${year}`).join(', ')}.`,
      height: 246,
    },
    chart.axes,
    chart.line(points),
    chart.points(points),
  )
}

/** Number of species that live in what is left of a forest: `all` in 100 km², `few` in 20 km². */
export function speciesGraph(all: number, few: number): Figure {
  const power = Math.log(all / few) / Math.log(5)
  const chart = graph({
    x: { label: 'area of forest left / km^{2}', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    y: {
      label: 'number of species of birds',
      max: 120,
      ticks: [0, 20, 40, 60, 80, 100, 120],
      grid: true,
      parts: 5,
    },
  })
  const inArea = (area: number) => all * (area / 100) ** power
  return figure(
    {
      name: `${topic}/species-and-area-${all}-${few}`,
      title: 'Species of birds and area of forest',
      description: `Number of species of birds against the area of forest left, from 4 to 100 square kilometres. The curve rises less and less steeply: ${few} species at 20, ${Math.round(inArea(60))} at 60, ${all} at 100.`,
      height: 246,
    },
    chart.axes,
    chart.plot(inArea, 4, 100),
  )
}

const SYMBOLS: readonly ((x: number, y: number) => Shape)[] = [
  (x, y) => dot(x, y, 'd', 4.5),
  (x, y) => circle(x, y, 5),
  (x, y) => rect(x - 4.5, y - 4.5, 9, 9),
  (x, y) =>
    polygon([
      [x, y - 5.5],
      [x + 5.5, y + 4.5],
      [x - 5.5, y + 4.5],
    ]),
  (x, y) => line(x - 4.5, y - 4.5, x + 4.5, y + 4.5) + line(x - 4.5, y + 4.5, x + 4.5, y - 4.5),
  (x, y) =>
    polygon(
      [
        [x, y - 6],
        [x + 6, y],
        [x, y + 6],
        [x - 6, y],
      ],
      'd',
    ),
]

const SHAPES = ['filled circle', 'open circle', 'square', 'triangle', 'cross', 'filled diamond'] as const

/** Four plots, in each of which a symbol stands for an organism, and each kind of symbol for a species. */
export function plotsOf(
  plots: readonly { counts: readonly number[]; places: readonly number[] }[],
  letters: readonly string[],
  name: string,
): Figure {
  const drawn = plots.map(({ counts, places }, at) => {
    const left = 6 + at * 89
    const all = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
    return (
      rect(left, 24, 82, 82) +
      text(left + 41, 17, letters[at] ?? '', { anchor: 'middle', cls: 'b' }) +
      all
        .map((kind, index) => {
          const place = places[index] ?? 0
          return SYMBOLS[kind]?.(left + 13 + (place % 4) * 18.5, 37 + Math.floor(place / 4) * 18.5) ?? ''
        })
        .join('')
    )
  })
  const told = plots.map(
    ({ counts }, at) =>
      `Plot ${letters[at]}: ${counts
        .flatMap((count, kind) => (count > 0 ? [`${count} of the ${SHAPES[kind]}`] : []))
        .join(', ')}.`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Organisms in four plots',
      description: `Four square plots of equal size with symbols. ${told.join(' ')}`,
      height: 114,
    },
    ...drawn,
  )
}

export const STEPS = [
  'more nitrate\nions in water',
  'producers\ngrow more',
  'producers die,\nmore decay',
  'decomposers\nrespire more',
  'less dissolved\noxygen',
  'fish and\nothers die',
] as const

/** The steps of eutrophication in two rows, read along the first and back along the second; a letter can hide one. */
export function stepsOfEutrophication(hidden?: { step: number; letter: string }): Figure {
  const boxes = STEPS.map((step, at) => {
    const place = at < 3 ? at : 5 - at
    const isHidden = hidden?.step === at
    return box(
      6 + place * 121,
      at < 3 ? 10 : 92,
      106,
      46,
      isHidden ? hidden.letter : step,
      isHidden ? 'l w' : 'l sheet',
    )
  })
  const links = boxes.slice(1).map((to, at) => {
    const from = boxes[at]
    if (!from) return ''
    if (at === 2) return link(from.bottom, to.top)
    return at < 2 ? link(from.right, to.left) : link(from.left, to.right)
  })
  return figure(
    {
      name: `${topic}/${hidden ? `steps-${hidden.letter.toLowerCase()}-${hidden.step}` : 'eutrophication'}`,
      title: 'Eutrophication step by step',
      description: `Six boxes joined by arrows, in this order: ${STEPS.map((step, at) => (hidden?.step === at ? `a box with the letter ${hidden.letter}` : step.replace('\n', ' '))).join('; ')}.`,
      height: 148,
    },
    ...boxes.map(({ shape }) => shape),
    ...links,
  )
}

/** Dissolved oxygen along a river into which sewage flows at 2 km; it is lowest at 6 km. */
export function sewageGraph(high: number, low: number, name: string): Figure {
  const chart = graph({
    x: {
      label: 'distance along the river / km',
      max: 20,
      ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
      grid: true,
    },
    y: {
      label: 'dissolved oxygen / mg per dm^{3}',
      max: 12,
      ticks: [0, 2, 4, 6, 8, 10, 12],
      grid: true,
      parts: 4,
    },
  })
  const oxygen = (at: number) => {
    const part = (at - 2) / 4
    return high - (high - low) * (part * Math.exp(1 - part)) ** 1.5
  }
  return figure(
    {
      name: `${topic}/${name.replace('.', '-')}`,
      title: 'Dissolved oxygen along a river below a sewage outlet',
      description: `Dissolved oxygen in milligrams per cubic decimetre against distance along the river. Sewage enters at 2 km. Up to there the oxygen is ${high}. It falls to ${low} at 6 km and rises slowly again, to nearly ${high} at 20 km.`,
      height: 246,
    },
    chart.axes,
    chart.line([
      [0, high],
      [2, high],
    ]),
    chart.plot(oxygen, 2, 20),
    arrow(...chart.at(2, 11.6), ...chart.at(2, high + 0.2), { cls: 'l' }),
    chart.label(2, 11.2, 'sewage enters', { dx: 6 }),
  )
}

const hump = (day: number, peak: number, power: number): number =>
  ((day / peak) * Math.exp(1 - day / peak)) ** power

/** Algae, bacteria and dissolved oxygen of a lake after fertiliser has run into it. */
export function lakeGraph(
  heights: { algae: number; bacteria: number; oxygen: number },
  names: { algae: string; bacteria: string; oxygen: string },
  facts: { name: string; description: string },
): Figure {
  const chart = graph({
    x: {
      label: 'time after the fertiliser enters / days',
      max: 30,
      ticks: [0, 5, 10, 15, 20, 25, 30],
      grid: true,
    },
    y: { label: 'amount / arbitrary units', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  })
  return figure(
    {
      name: `${topic}/${facts.name}`,
      title: 'Changes in a lake',
      description: facts.description,
      height: 246,
    },
    chart.axes,
    chart.plot(day => 6 + (heights.algae - 6) * hump(day, 9, 4), 0, 30, 'g'),
    chart.plot(day => 4 + (heights.bacteria - 4) * hump(day, 18, 8), 0, 30, 'r dash'),
    chart.plot(day => heights.oxygen - (heights.oxygen - 8) * hump(day, 20, 8), 0, 30, 'p'),
    chart.label(4.6, heights.algae * 0.6, names.algae, { anchor: 'end', cls: 'b' }),
    chart.label(18, heights.bacteria, names.bacteria, { dy: -7, dx: 14, anchor: 'middle', cls: 'b' }),
    chart.label(1, heights.oxygen, names.oxygen, { dy: -7, cls: 'b' }),
  )
}

export type Ray = 'light' | 'up' | 'back' | 'out'

/** Light and heat between the Sun, the Earth and its greenhouse gases; letters can take the place of words. */
export function greenhouse(letters?: Readonly<Record<Ray, string>>): Figure {
  const cls = letters ? 'b' : ''
  const named = letters ?? {
    light: 'light from\nthe Sun',
    up: 'heat',
    back: 'heat is\nsent back',
    out: 'heat escapes',
  }
  return figure(
    {
      name: `${topic}/${letters ? `greenhouse-${Object.values(letters).join('').toLowerCase()}` : 'greenhouse-effect'}`,
      title: 'The greenhouse effect',
      description: `The Sun, a layer of carbon dioxide and methane, and the surface of the Earth below it. Four arrows: ${letters ? `${letters.light} from` : 'light from'} the Sun through the layer to the surface; ${letters ? letters.up : 'heat'} from the surface up to the layer; ${letters ? letters.back : 'heat'} from the layer down to the surface; ${letters ? letters.out : 'heat'} from the surface through the layer to space.`,
      height: 226,
    },
    circle(40, 34, 18, 'l hl'),
    text(64, 30, 'Sun'),
    text(352, 24, 'space', { anchor: 'end' }),
    rect(8, 96, 344, 26, 'l dash w'),
    text(202, 114, 'carbon dioxide and methane', { anchor: 'middle' }),
    rect(8, 194, 344, 26, 'l sunk'),
    text(180, 212, 'surface of the Earth', { anchor: 'middle' }),
    arrow(54, 50, 108, 192, { cls: 'l' }),
    arrow(160, 192, 196, 124, { cls: 'r' }),
    arrow(206, 124, 240, 192, { cls: 'r' }),
    arrow(326, 192, 326, 34, { cls: 'r' }),
    text(86, letters ? 164 : 150, named.light, { anchor: 'end', cls }),
    text(164, 160, named.up, { anchor: 'end', cls }),
    text(236, letters ? 164 : 150, named.back, { cls }),
    text(318, 78, named.out, { anchor: 'end', cls }),
  )
}

/** Carbon dioxide in the air, as measured on Hawaii, in parts per million. */
export const CARBON_DIOXIDE: readonly (readonly [year: number, ppm: number])[] = [
  [1960, 317],
  [1970, 326],
  [1980, 339],
  [1990, 354],
  [2000, 370],
  [2010, 390],
  [2020, 414],
]

export function carbonDioxideGraph(name: string): Figure {
  const chart = graph({
    x: { label: 'year', min: 1960, max: 2020, ticks: CARBON_DIOXIDE.map(([year]) => year), grid: true },
    y: {
      label: 'carbon dioxide in the air / parts per million',
      min: 300,
      max: 420,
      ticks: [300, 320, 340, 360, 380, 400, 420],
      grid: true,
      parts: 10,
    },
    height: 200,
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Carbon dioxide in the air since 1960',
      description: `Carbon dioxide in parts per million against the year. The curve rises more and more steeply: ${CARBON_DIOXIDE.map(([year, ppm]) => `${ppm} in ${year}`).join(', ')}.`,
      height: 278,
    },
    chart.axes,
    chart.curve(CARBON_DIOXIDE),
    chart.points(CARBON_DIOXIDE),
  )
}

/** Mass of two bags that lie in moist soil; the first curve falls to nothing, the second hardly. */
export function bagsGraph(months: number, names: readonly [string, string]): Figure {
  const chart = graph({
    x: { label: 'time in the soil / months', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
    y: { label: 'mass / % of the mass at first', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  })
  return figure(
    {
      name: `${topic}/bags-${names.join('').toLowerCase()}-${months}`,
      title: 'Mass of two objects in soil',
      description: `Mass as a percentage of that at first against time from 0 to 12 months. ${names[0]} falls from 100 to nearly 0 at ${months} months. ${names[1]}, dashed, is still at 98 after 12 months.`,
      height: 246,
    },
    chart.axes,
    chart.plot(
      at => 100 / (1 + Math.exp((at - months / 2) * (9 / months))) + 100 * Math.exp(-at) * 0.011,
      0,
      12,
    ),
    chart.line(
      [
        [0, 100],
        [12, 98],
      ],
      'r dash',
    ),
    chart.label(months / 2 + 0.5, 52, names[0], { dx: 6, cls: 'b' }),
    chart.label(11, 98, names[1], { dy: 18, cls: 'b' }),
  )
}

export const figures = [
  slopes,
  effects,
  kelp,
  stepsOfEutrophication(),
  sewageGraph(9, 1.5, 'sewage-and-oxygen'),
  greenhouse(),
  carbonDioxideGraph('carbon-dioxide-since-1960'),
]
