import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { titration } from '@/lib/figures/laboratory/reactions'
import { distillation } from '@/lib/figures/laboratory/separation'
import { arrow, centred, ellipse, polyline, type Shape, text } from '@/lib/figures/shapes'

/** A heap of solid on a watch glass. */
function heap(x: number, y: number, cls: string): Shape {
  return (
    ellipse(x, y + 3, 44, 7, 'l sheet') +
    `<path class="l ${cls}" d="M${x - 28} ${y + 2}C${x - 16} ${y - 22} ${x + 16} ${y - 22} ${x + 28} ${y + 2}Z"/>`
  )
}

function colourChange(
  y: number,
  salt: string,
  before: string,
  after: string,
  fills: readonly [string, string],
) {
  return (
    text(180, y, salt, { anchor: 'middle', cls: 'b' }) +
    heap(76, y + 44, fills[0]) +
    heap(284, y + 44, fills[1]) +
    text(76, y + 72, before, { anchor: 'middle' }) +
    text(284, y + 72, after, { anchor: 'middle' }) +
    arrow(132, y + 40, 228, y + 40, { cls: 'p' }) +
    text(180, y + 32, 'add water', { anchor: 'middle', cls: 'tp' })
  )
}

const waterTests = figure(
  {
    name: 'chemistry-of-the-environment/water-tests',
    title: 'The two chemical tests for water',
    description:
      'Above: anhydrous copper(II) sulfate, a white solid, turns blue when water is added. Below: anhydrous cobalt(II) chloride, a blue solid, turns pink when water is added.',
    height: 196,
  },
  colourChange(20, 'anhydrous copper(II) sulfate', 'white', 'blue', ['sheet', 'w']),
  colourChange(118, 'anhydrous cobalt(II) chloride', 'blue', 'pink', ['w', 'rw']),
)

const boiling = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10] },
  y: { label: 'temperature / °C', min: 80, max: 110, ticks: [80, 90, 100, 110], grid: true, parts: 5 },
  width: 250,
  height: 160,
})

const boilingWater = figure(
  {
    name: 'chemistry-of-the-environment/boiling-pure-and-impure',
    title: 'Pure water and impure water heated until they boil',
    description:
      'Temperature against time. Pure water rises from 80 °C to exactly 100 °C and then stays at 100 °C while it boils. Impure water rises to 102 °C, and its temperature goes on rising slowly, to 107 °C, while it boils.',
    height: 232,
  },
  boiling.axes,
  boiling.line(
    [
      [0, 80],
      [4, 100],
      [10, 100],
    ],
    'p thick',
  ),
  boiling.line(
    [
      [0, 80],
      [4.4, 102],
      [10, 107],
    ],
    'r thick',
  ),
  boiling.label(7.2, 97, 'pure water', { anchor: 'middle', cls: 'tp' }),
  boiling.label(5.8, 107, 'impure water', { anchor: 'middle', cls: 'tr' }),
)

const still = distillation({ liquid: 'tap water', distillate: 'distilled water' })

const distilledWater = figure(
  {
    name: 'chemistry-of-the-environment/distilled-water',
    title: 'Making distilled water',
    description: `${still.description} The boiling liquid is tap water; the distillate is distilled water. Dissolved solids stay in the flask.`,
    height: still.height,
  },
  still.shape,
)

const STAGES = [
  { name: 'sedimentation', does: 'large solid particles\nsink to the bottom' },
  { name: 'filtration', does: 'sand and gravel hold\nback smaller solids' },
  { name: 'carbon', does: 'removes tastes\nand odours' },
  { name: 'chlorination', does: 'chlorine kills microbes' },
] as const

const treatment = figure(
  {
    name: 'chemistry-of-the-environment/water-treatment',
    title: 'The treatment of the domestic water supply',
    description:
      'Four stages, one below the other, from a river or lake to homes. Sedimentation: large solid particles sink to the bottom. Filtration: sand and gravel hold back smaller solids. Carbon removes tastes and odours. Chlorination: chlorine kills microbes.',
    height: 300,
  },
  centred(90, 12, 'water from a river or lake'),
  ...STAGES.map(({ name, does }, at) => {
    const y = 42 + at * 60
    return (
      arrow(90, y - 20, 90, y, { head: 7 }) +
      box(30, y, 120, 38, name).shape +
      centred(254, y + 19, does, 's') +
      polyline(
        [
          [150, y + 19],
          [176, y + 19],
        ],
        'f',
      )
    )
  }),
  arrow(90, 260, 90, 280, { head: 7 }),
  centred(90, 289, 'to homes'),
)

const NPK = [
  { symbol: 'N', name: 'nitrogen', from: 'ammonium salts\nand nitrates' },
  { symbol: 'P', name: 'phosphorus', from: 'phosphates' },
  { symbol: 'K', name: 'potassium', from: 'potassium salts' },
] as const

const npk = figure(
  {
    name: 'chemistry-of-the-environment/npk',
    title: 'The three elements of an NPK fertiliser',
    description:
      'Three boxes. N is nitrogen, from ammonium salts and nitrates. P is phosphorus, from phosphates. K is potassium, from potassium salts. Arrows lead from all three to improved plant growth.',
    height: 190,
  },
  ...NPK.map(({ symbol, name, from }, at) => {
    const x = 8 + at * 118
    return (
      text(x + 54, 24, from.includes('\n') ? from : `\n${from}`, { anchor: 'middle', cls: 's' }) +
      box(x, 56, 108, 44, `**${symbol}**\n${name}`.replaceAll('**', '')).shape +
      arrow(x + 54, 100, x + 54 + (1 - at) * 60, 146, { cls: 'p', head: 7 })
    )
  }),
  centred(180, 164, 'improved plant growth', 'b'),
)

const making = titration({
  titrant: 'dilute sulfuric acid',
  labels: { analyte: 'aqueous\nammonia and\nindicator' },
})

const makingFertiliser = figure(
  {
    name: 'chemistry-of-the-environment/making-a-fertiliser',
    title: 'Making ammonium sulfate by neutralisation',
    description: `${making.description} The burette holds dilute sulfuric acid; the flask holds aqueous ammonia and an indicator.`,
    height: making.height,
  },
  making.shape,
)

export const figures = [waterTests, boilingWater, distilledWater, treatment, npk, makingFertiliser]
