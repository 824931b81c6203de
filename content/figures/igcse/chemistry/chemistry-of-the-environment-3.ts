import { figure } from '@/lib/figures/figure'
import { box, chain, link } from '@/lib/figures/flow'
import { arrow, circle, line, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pie } from '@/lib/figures/statistics/pie'

const cleanAir = chartFigure(
  { name: 'chemistry-of-the-environment-3/clean-dry-air', title: 'Composition of clean, dry air' },
  pie({
    slices: [
      { label: 'nitrogen', value: 78, mark: '78%' },
      { label: 'oxygen', value: 21, mark: '21%' },
      { label: 'others', value: 1, mark: '' },
    ],
  }),
)

const gas = (x: number, y: number): Shape => circle(x, y, 9, 'l w')

export type GreenhouseLetters = Readonly<Record<'sun' | 'emitted' | 'returned' | 'escapes', string>>

const ways = (cls: string) => [
  arrow(54, 26, 54, 218, { cls, head: 8 }),
  arrow(150, 218, 150, 118, { cls: 'p', head: 8 }),
  arrow(159, 115, 206, 216, { cls: 'p', head: 7 }),
  arrow(296, 218, 296, 28, { cls: 'p dash', head: 7 }),
]

const ground = [
  line(14, 222, 346, 222, 'l thick'),
  text(180, 242, 'surface of the Earth', { anchor: 'middle' }),
  text(346, 18, 'space', { anchor: 'end', cls: 's' }),
  ...[24, 104, 150, 206, 256, 336].map((x, at) => gas(x, at % 2 === 0 ? 106 : 92)),
  text(168, 74, 'greenhouse gas', { cls: 's' }),
]

const greenhouse = figure(
  {
    name: 'chemistry-of-the-environment-3/greenhouse-effect',
    title: 'How greenhouse gases keep thermal energy near the Earth',
    description:
      'The surface of the Earth is at the bottom, a band of greenhouse gas particles above it, space at the top. An arrow of radiation from the Sun passes through the gases to the surface, which it warms. The warm surface emits thermal energy upwards. Some of it passes out into space. The greenhouse gases absorb some and emit it in all directions, so that part returns to the surface.',
    height: 250,
  },
  ...ground,
  ...ways('r'),
  text(62, 28, 'radiation\nfrom the Sun', { cls: 's tr' }),
  text(142, 180, 'thermal\nenergy\nemitted', { anchor: 'end', cls: 's tp' }),
  arrow(150, 95, 150, 60, { cls: 'p', head: 7 }),
  text(198, 160, 'some is\nsent back', { cls: 's tp' }),
  text(304, 46, 'some\nescapes', { cls: 's tp' }),
)

/** The same arrows with letters. */
export const greenhouseLetters = ({ sun, emitted, returned, escapes }: GreenhouseLetters, name: string) =>
  figure(
    {
      name: `chemistry-of-the-environment-3/${name}`,
      title: 'Energy and the Earth',
      description: `The surface of the Earth is at the bottom, a band of greenhouse gas particles above it, space at the top. Arrow ${sun} goes from space down to the surface. Arrow ${emitted} goes from the surface up to a gas particle. Arrow ${returned} goes from a gas particle down to the surface. Arrow ${escapes} goes from the surface up into space.`,
      height: 250,
    },
    ...ground,
    ...ways('p'),
    text(62, 50, sun),
    text(140, 176, emitted, { anchor: 'end' }),
    text(196, 160, returned),
    text(304, 60, escapes),
  )

/** From a fuel with sulfur to the waste gases; letters may stand for the gas and the solid. */
export const fluesFigure = (fuel: string, gasName: string, solid: string, name: string) =>
  figure(
    {
      name: `chemistry-of-the-environment-3/${name}`,
      title: 'Waste gases of a power station',
      description: `Four boxes from top to bottom, joined by arrows: ${fuel} and air, then the furnace, then a tower with ${solid}, then the air outside. The waste gases between the furnace and the tower contain ${gasName}.`,
      height: 232,
    },
    chain(20, 8, 180, [`${fuel} and air`, 'furnace', `tower with ${solid}`, 'air outside'], {
      height: 34,
      gap: 26,
      words: ['', `waste gases with ${gasName}`, 'treated gases'],
    }),
  )

export const airBars = (values: readonly number[], letters: readonly string[], name: string) =>
  chartFigure(
    { name: `chemistry-of-the-environment-3/${name}`, title: 'Composition of a sample of air' },
    barChart({
      categories: letters,
      values,
      yLabel: 'percentage by volume',
      yEvery: 10,
      yMax: 80,
      label: 'part of the air',
      height: 170,
    }),
  )

const into = box(6, 40, 104, 66, 'CO\nNO', 'l w')
const converter = box(134, 40, 92, 66, 'hot\ncatalyst', 'l hl')
const out = box(250, 40, 104, 66, 'CO_{2}\nN_{2}', 'l gw')

const catalyticConverter = figure(
  {
    name: 'chemistry-of-the-environment-3/catalytic-converter',
    title: 'What a catalytic converter does',
    description:
      'Three boxes joined by arrows from left to right. Exhaust gases from the engine, with carbon monoxide CO and nitrogen monoxide NO, enter a box with a hot catalyst. Carbon dioxide CO2 and nitrogen N2 leave it.',
    height: 118,
  },
  text(58, 28, 'from the engine', { anchor: 'middle', cls: 's' }),
  text(302, 28, 'to the air', { anchor: 'middle', cls: 's' }),
  into.shape,
  converter.shape,
  out.shape,
  link(into.right, converter.left),
  link(converter.right, out.left),
)

export const figures = [
  cleanAir,
  greenhouse,
  catalyticConverter,
  greenhouseLetters({ sun: 'P', emitted: 'Q', returned: 'R', escapes: 'S' }, 'arrows-p-to-s'),
  fluesFigure('coal', 'sulfur dioxide', 'calcium oxide', 'coal-and-tower'),
  airBars([21, 1, 78], ['J', 'K', 'L'], 'bars-j-to-l'),
]
