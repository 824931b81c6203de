import {
  activityAtTemperature,
  describeLockAndKey,
  describePhCurves,
  enzymeMeets,
  lockAndKey,
  phCurves,
} from '@/lib/figures/biology/enzymes'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { waterBath } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { circle, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'enzymes'

const steps = figure(
  {
    name: `${topic}/lock-and-key`,
    title: 'How an enzyme works',
    description: `${describeLockAndKey()} The body is the enzyme, its notch is the active site, and the piece is the substrate. Together they are the enzyme–substrate complex. The two parts at the end are the products.`,
    height: 184,
  },
  lockAndKey(),
)

const fits = figure(
  {
    name: `${topic}/fits-or-not`,
    title: 'An enzyme meets molecules',
    description:
      'P: an enzyme and a substrate above it, whose shape matches the active site. Q: the same enzyme and a rounded molecule that does not match its active site. R: the substrate above a denatured enzyme, whose active site has lost its shape.',
    height: 172,
  },
  enzymeMeets(62, 100, 'fits'),
  enzymeMeets(180, 100, 'other'),
  enzymeMeets(298, 100, 'denatured'),
  [
    ['P', 'fits'],
    ['Q', 'does not fit'],
    ['R', 'denatured'],
  ]
    .map(
      ([letter, words], at) =>
        text(22 + 118 * at, 52, letter ?? '', { cls: 'b' }) +
        text(62 + 118 * at, 158, words ?? '', { anchor: 'middle', cls: 's' }),
    )
    .join(''),
)

const OPTIMUM = 37
const LIMIT = 54

const temperature = (() => {
  const chart = graph({
    x: { label: 'temperature / °C', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70] },
    y: { label: 'rate of reaction', max: 1.2 },
  })
  const rate = (t: number) => activityAtTemperature(t, OPTIMUM, LIMIT)
  const points = Array.from({ length: LIMIT + 1 }, (_, t): Point => [t, rate(t)])
  return figure(
    {
      name: `${topic}/temperature`,
      title: 'Temperature and the rate of a reaction with a human enzyme',
      description:
        'A graph of rate of reaction against temperature. The curve rises, reaches its highest point, the optimum, at 37 °C, and then falls steeply to zero at 54 °C. The rising part is labelled: faster when warmer. The falling part is labelled: enzyme denatured.',
      height: 246,
    },
    chart.axes,
    chart.curve(points),
    chart.guide(OPTIMUM, rate(OPTIMUM)),
    chart.label(OPTIMUM, rate(OPTIMUM), 'optimum', { dy: -8, anchor: 'middle', cls: 's' }),
    chart.label(19, 0.74, 'faster when\nwarmer', { anchor: 'end', cls: 's' }),
    chart.label(53, 0.76, 'enzyme\ndenatured', { cls: 's' }),
  )
})()

const CURVES = [
  { optimum: 2, label: 'pepsin' },
  { optimum: 7, label: 'salivary amylase', cls: 'g dash' },
  { optimum: 10.5, label: 'P', cls: 'r dash' },
] as const

const ph = figure(
  {
    name: `${topic}/ph`,
    title: 'pH and the rate of reaction of three enzymes',
    description: `${describePhCurves(CURVES)} Each curve falls to almost zero about three units of pH away from its peak.`,
    height: 246,
  },
  phCurves(CURVES),
)

function tile(x: number, y: number): Shape {
  const wells = Array.from({ length: 8 }, (_, at) => {
    const [wx, wy] = [x + 22 + (at % 4) * 34, y + 22 + Math.floor(at / 4) * 34]
    return circle(wx, wy, 11, 'l thin') + circle(wx, wy, 8.5, at < 5 ? 'd' : 'l thin hl')
  })
  return rect(x, y, 146, 78, 'l sheet', 5) + wells.join('')
}

const practical = figure(
  {
    name: `${topic}/amylase-practical`,
    title: 'Amylase and starch at different temperatures',
    description:
      'On the left a water bath with two test tubes, one with starch solution and one with amylase solution. On the right a white tile with two rows of four wells that hold iodine solution. Drops of the mixture in the first five wells are blue-black, those in the last three are orange-brown.',
    height: 206,
  },
  waterBath(88, 172, { width: 130, height: 84 }),
  testTube({ x: 62, y: 158, height: 104, level: 0.42 }),
  testTube({ x: 112, y: 158, height: 104, level: 0.42 }),
  label('starch', 26, 34, 62, 128, 'middle'),
  label('amylase', 132, 34, 112, 128, 'middle'),
  text(88, 192, 'water bath', { anchor: 'middle' }),
  tile(196, 66),
  text(269, 48, 'iodine solution in wells', { anchor: 'middle', cls: 's' }),
  label('blue-black', 204, 176, 218, 130, 'start'),
  label('orange-brown', 346, 192, 320, 130, 'end'),
)

export const figures = [steps, fits, temperature, ph, practical]
