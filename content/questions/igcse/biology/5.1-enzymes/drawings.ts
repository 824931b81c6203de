import {
  activityAtTemperature,
  enzyme,
  lockAndKey,
  otherMolecule,
  substrate,
} from '@/lib/figures/biology/enzymes'
import { type Figure, figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { circle, line, type Point, polygon, polyline, type Shape, text } from '@/lib/figures/shapes'

const marked = (x: number, y: number, toX: number, toY: number, letter: string): Shape => {
  const away = Math.hypot(toX - x, toY - y)
  const from: Point = [x + ((toX - x) / away) * 9, y + ((toY - y) / away) * 9]
  return line(...from, toX, toY, 'l thin') + text(x, y + 4.5, letter, { anchor: 'middle', cls: 'b' })
}

export const STEPS = {
  substrate: { at: [16, 24, 46, 36], seen: 'the piece above the body in the first step' },
  'active site': { at: [96, 62, 62, 98], seen: 'the notch of the body in the first step' },
  enzyme: { at: [302, 166, 302, 134], seen: 'the body in the last step' },
  product: { at: [346, 22, 318, 36], seen: 'one of two separate pieces in the last step' },
  complex: {
    at: [180, 168, 180, 154],
    seen: 'a bracket under the body and the piece in its notch together, in the middle step',
  },
} as const

/** Under body and piece together. */
const BRACKET: Point[] = [
  [138, 148],
  [138, 154],
  [222, 154],
  [222, 148],
]

export type Step = keyof typeof STEPS

/** The three steps of a reaction; each letter points to a part. */
export function reactionWithLetters(letters: Partial<Record<Step, string>>): Figure {
  const pairs = Object.entries(letters) as [Step, string][]
  return figure(
    {
      name: 'enzymes/reaction-in-steps',
      title: 'A reaction in three steps',
      description: `Three steps from left to right. A body with a notch stands below a piece whose shape matches the notch. In the second step the piece lies in the notch. In the third the piece has parted in two above the body, whose notch is as before. ${pairs.map(([step, letter]) => `${letter} points to ${STEPS[step].seen}.`).join(' ')}`,
      height: 184,
    },
    lockAndKey({ names: false }),
    pairs
      .map(([step, letter]) => {
        const [x, y, toX, toY] = STEPS[step].at
        const whole = step === 'complex' ? polyline(BRACKET, 'l thin') : ''
        return whole + marked(x, y, toX, toY, letter)
      })
      .join(''),
  )
}

const flat = (points: readonly Point[], x: number, y: number) =>
  polygon(
    points.map(([px, py]): Point => [x + px, y + py]),
    'l rw',
  )

export const PIECES = {
  fits: { draw: (x: number, y: number) => substrate(x, y), seen: 'two tips below with a dent between them' },
  round: { draw: (x: number, y: number) => otherMolecule(x, y), seen: 'a rounded top and a flat side below' },
  tip: {
    draw: (x: number, y: number) =>
      flat(
        [
          [-20, -10],
          [20, -10],
          [13, 4],
          [0, 20],
          [-13, 4],
        ],
        x,
        y,
      ),
    seen: 'one long tip below, in the middle',
  },
  level: {
    draw: (x: number, y: number) =>
      flat(
        [
          [-22, -10],
          [22, -10],
          [22, 12],
          [-22, 12],
        ],
        x,
        y,
      ),
    seen: 'a straight edge below and upright sides',
  },
} as const

export type Piece = keyof typeof PIECES

/** An enzyme, and four molecules of which one fits. */
export function enzymeAndPieces(order: readonly Piece[]): Figure {
  return figure(
    {
      name: 'enzymes/four-molecules',
      title: 'An enzyme and four molecules',
      description: `On the left is a large body. The floor of the notch in its top has two hollows with a raised tip between them. On the right are four smaller molecules. ${order.map((piece, at) => `${'ABCD'.charAt(at)} has ${PIECES[piece].seen}.`).join(' ')}`,
      height: 150,
    },
    enzyme(68, 70),
    text(68, 132, 'enzyme', { anchor: 'middle' }),
    order
      .map((piece, at) => {
        const [x, y] = [190 + (at % 2) * 100, 36 + Math.floor(at / 2) * 68]
        return PIECES[piece].draw(x, y) + text(x - 40, y + 6, 'ABCD'.charAt(at), { cls: 'b' })
      })
      .join(''),
  )
}

export type TemperatureGraph = {
  name: string
  optimum: number
  limit: number
  letters?: readonly { letter: string; at: number }[]
}

const TEMPERATURES = [0, 10, 20, 30, 40, 50, 60, 70, 80] as const

function temperatureAxes(grid: boolean): Graph {
  return graph({
    x: { label: 'temperature / °C', max: 80, ticks: TEMPERATURES, ...(grid ? { grid, parts: 5 } : {}) },
    y: { label: 'rate of reaction', max: 1.1 },
    height: 160,
  })
}

/** Rate against temperature; with letters on the curve it has no fine lines. */
export function temperatureGraph({ name, optimum, limit, letters = [] }: TemperatureGraph): Figure {
  const chart = temperatureAxes(letters.length === 0)
  const activity = (t: number) => activityAtTemperature(t, optimum, limit)
  const tens = Math.floor(optimum / 10) * 10
  const beyond = (optimum - tens) / 2
  const told =
    letters.length > 0
      ? letters.map(({ letter, at }) => `Letter ${letter} marks the curve at ${at} °C.`).join(' ')
      : `There is a fine vertical line every 2 °C. The highest point of the curve is ${beyond === 0 ? 'exactly on' : `${beyond} fine ${beyond === 1 ? 'line' : 'lines'} after`} the line for ${tens} °C. The curve meets the axis at ${limit} °C.`
  const points = [
    ...Array.from({ length: 33 }, (_, at) => (optimum * at) / 32),
    ...Array.from({ length: 24 }, (_, at) => optimum + ((limit - optimum) * (at + 1)) / 24),
  ]
  return figure(
    {
      name: `enzymes/${name}`,
      title: 'Rate of a reaction and temperature',
      description: `A graph of rate of reaction against temperature from 0 to 80 °C. The curve rises to a highest point and then falls steeply to zero. ${told}`,
      height: 244,
    },
    chart.axes,
    chart.curve(points.map((t): Point => [t, activity(t)])),
    letters
      .map(({ letter, at }) => {
        const [x, y] = chart.at(at, activity(at))
        const way = at > optimum ? 1 : -1
        const isTop = at === optimum
        return (
          circle(x, y, 3, 'd') +
          text(x + (isTop ? 0 : way * 14), y + (isTop ? -8 : 2), letter, { anchor: 'middle', cls: 'b' })
        )
      })
      .join(''),
  )
}

export type Tile = { dark: number; wells: number }

/** A row of wells with drops of iodine solution; the first ones are dark. */
export function spottingTile({ dark, wells }: Tile): Figure {
  const gap = 340 / wells
  return figure(
    {
      name: 'enzymes/wells-of-a-tile',
      title: 'Wells of a white tile',
      description: `A white tile with a row of ${wells} wells, numbered from 1. The drops in wells 1 to ${dark} are dark; those from well ${dark + 1} on are light.`,
      height: 124,
    },
    `<rect class="l sheet" x="6" y="8" width="348" height="66" rx="5"/>`,
    Array.from({ length: wells }, (_, at) => {
      const x = 10 + gap * (at + 0.5)
      return (
        circle(x, 36, 11, 'l thin') +
        circle(x, 36, 8.5, at < dark ? 'd' : 'l thin hl') +
        text(x, 66, String(at + 1), { anchor: 'middle', cls: 's' })
      )
    }).join(''),
    circle(20, 98, 7, 'd') + text(34, 102, 'blue-black', { cls: 's' }),
    circle(134, 98, 7, 'l thin hl') + text(148, 102, 'orange-brown', { cls: 's' }),
  )
}

/** Volume of a gas against time: straight for two minutes at `rate` cm³ a minute, then ever less steep. */
export function gasGraph(rate: number): Figure {
  const chart = graph({
    x: { label: 'time / min', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
    y: { label: 'volume of oxygen / cm^{3}', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
  })
  const at = (time: number, times: number): Point => [time, rate * times]
  return figure(
    {
      name: 'enzymes/volume-of-oxygen',
      title: 'Volume of oxygen and time',
      description: `A graph of the volume of oxygen in cm³ against time in minutes. A straight line rises from zero through ${rate} cm³ at 1 minute to ${2 * rate} cm³ at 2 minutes. From there the curve becomes less steep and is level at ${Number((3.6 * rate).toFixed(1))} cm³ from about 7 minutes on.`,
      height: 246,
    },
    chart.axes,
    chart.line([at(0, 0), at(1, 1), at(2, 2)]),
    chart.curve([at(2, 2), at(3, 2.82), at(4, 3.3), at(5, 3.51), at(6, 3.585), at(7, 3.6), at(8, 3.6)]),
  )
}
