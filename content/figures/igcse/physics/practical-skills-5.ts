import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { protractor } from '@/lib/figures/laboratory/instruments'
import { describeScale, rule } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { blockWithPins } from '@/lib/figures/laboratory/wave-practicals'
import { eye, lens } from '@/lib/figures/rays'
import {
  arc,
  arrow,
  circle,
  dimension,
  line,
  midArrow,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'practical-skills-5'

// --- Pins ---

export type Pinned = 'good' | 'close' | 'leaning' | 'above'

const PINNED: Record<Pinned, string> = {
  good: 'two upright pins stand far apart, and the eye is level with their lower ends',
  close: 'two upright pins stand close together, and the eye is level with their lower ends',
  leaning: 'two pins stand far apart, one of them leans to the side, and the eye looks at their heads',
  above:
    'two upright pins stand far apart, and the eye is high above the paper and looks down at their heads',
}

/** A pin that stands in a board, seen from the side. */
const uprightPin = (x: number, floor: number, lean = 0): Shape =>
  line(x + lean, floor - 34, x, floor + 6) + circle(x + lean, floor - 37, 4, 'l rd')

/** A board with two pins from the side, and an eye on the left; 180 wide. */
function pinsFromTheSide(x0: number, y0: number, how: Pinned): Shape {
  const floor = y0 + 82
  const [near, far] = how === 'close' ? [x0 + 110, x0 + 124] : [x0 + 78, x0 + 152]
  const [eyeX, eyeY] = [x0 + 32, how === 'above' ? y0 + 22 : how === 'leaning' ? floor - 36 : floor - 6]
  const target = how === 'above' || how === 'leaning' ? floor - 37 : floor - 6
  return (
    rect(x0 + 62, floor, 108, 12, 'l sunk') +
    uprightPin(near, floor, how === 'leaning' ? 16 : 0) +
    uprightPin(far, floor) +
    line(eyeX + 12, eyeY, far - 5, target, 'l dash thin') +
    eye(eyeX, eyeY, 'right')
  )
}

/** Two pins and an eye, drawn in several ways, two in a row, each with a letter or a caption. */
export function pinsCompared(name: string, order: readonly Pinned[], captions: readonly string[]): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Pins in a board, seen from the side',
      description: `A board with two pins in it, seen from the side, and an eye on the left that looks past the first pin at the second. ${order.map((how, at) => `${captions[at]}: ${PINNED[how]}.`).join(' ')}`,
      height: Math.ceil(order.length / 2) * 124,
    },
    ...order.map((how, at) => {
      const [x0, y0] = [(at % 2) * 180, Math.floor(at / 2) * 124]
      return (
        pinsFromTheSide(x0, y0, how) +
        text(x0 + 116, y0 + 116, captions[at] ?? '', { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

// --- Angles ---

const MIDDLE = { x: 180, y: 196, radius: 156 }
const DEGREES: Scale = { from: 0, to: 180, division: 1, numbered: 20 }

/** A protractor along a surface, the normal, and one ray whose place is told by the inner row, from 0 on the right. */
export function angleAtSurface(name: string, inner: number, surface: string, arrives = true): Figure {
  const { x, y, radius } = MIDDLE
  const end = polar(x, y, radius + 24, inner)
  return figure(
    {
      name: `${topic}/${name}`,
      title: `A protractor on the normal of a ${surface}`,
      description: `The base of a protractor lies along a ${surface}. The dashed normal stands on its middle, at the mark for 90. A ray ${arrives ? 'comes to' : 'leaves from'} the middle, on the ${inner < 90 ? 'right' : 'left'} of the normal. Read by the inner row of numbers, which begins with 0 on the right: ${describeScale(DEGREES, inner, '°')}`,
      height: 226,
    },
    protractor(x, y, radius),
    line(8, y, 352, y, 'l thick'),
    line(x, y, x, 14, 'l dash thin'),
    line(x, y, ...end, 'p'),
    arrives
      ? arrow(...polar(x, y, 80, inner), ...polar(x, y, 66, inner), { cls: 'p' })
      : arrow(...polar(x, y, 66, inner), ...polar(x, y, 80, inner), { cls: 'p' }),
    text(20, y + 20, surface),
    text(x + 8, 14, 'normal', { cls: 's' }),
  )
}

// --- Lens, object and screen ---

const BENCH: Scale = { from: 0, to: 100, division: 2, numbered: 10 }

/** An illuminated object, a lens and a screen above a metre rule, each at a mark of it in centimetres. */
export function lensBench(name: string, object: number, lensAt: number, screen: number): Figure {
  const ruled = rule({ x: 20, y: 128, length: 300, scale: BENCH, unit: '' })
  const [ox, lx, sx] = [ruled.at(object)[0], ruled.at(lensAt)[0], ruled.at(screen)[0]]
  const foot = (x: number): Shape =>
    polygon(
      [
        [x, 128],
        [x - 6, 118],
        [x + 6, 118],
      ],
      'l d',
    )
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'An object, a lens and a screen above a metre rule',
      description: `A metre rule in centimetres. Above it stand an illuminated object, a converging lens and a screen with a sharp image. Object: ${describeScale(BENCH, object, 'cm')} Centre of the lens: ${describeScale(BENCH, lensAt, 'cm')} Screen: ${describeScale(BENCH, screen, 'cm')}`,
      height: 184,
    },
    line(ox, 34, ox, 118, 'l thick'),
    text(ox, 24, 'object', { anchor: 'middle' }),
    lens(lx, 66, 64),
    line(lx, 98, lx, 118),
    text(lx, 24, 'lens', { anchor: 'middle' }),
    line(sx, 34, sx, 118, 'l thick'),
    text(sx, 24, 'screen', { anchor: 'middle' }),
    ...[ox, lx, sx].map(foot),
    ruled.shape,
    text(344, 178, 'cm', { anchor: 'end', cls: 's' }),
  )
}

const distantObject = figure(
  {
    name: `${topic}/distant-object`,
    title: 'The focal length from a distant object',
    description:
      'Three parallel level rays come from a distant window on the left to a converging lens that stands upright. Behind the lens they meet at one point of a screen. The distance from the centre of the lens to the screen is marked f.',
    height: 176,
  },
  ...[50, 84, 118].map(y => midArrow(30, y, 206, y, 'p')),
  line(206, 50, 312, 84, 'p'),
  line(206, 84, 312, 84, 'p'),
  line(206, 118, 312, 84, 'p'),
  lens(206, 84, 100),
  line(312, 30, 312, 138, 'l thick'),
  text(12, 26, 'from a distant window'),
  text(206, 26, 'lens', { anchor: 'middle' }),
  text(312, 22, 'screen', { anchor: 'middle' }),
  line(206, 136, 206, 164, 'l dash thin'),
  line(312, 140, 312, 164, 'l dash thin'),
  dimension(206, 158, 312, 158, '*f*'),
)

// --- A thermometer in water ---

export type Placed = 'middle' | 'wall' | 'bottom' | 'above'

const PLACED: Record<Placed, string> = {
  middle: 'the bulb is in the middle of the water',
  wall: 'the bulb is under water and touches the side wall',
  bottom: 'the bulb is under water and touches the bottom',
  above: 'the bulb is in the air, above the water',
}

const BULBS: Record<Placed, readonly [dx: number, up: number]> = {
  middle: [0, 36],
  wall: [31, 36],
  bottom: [0, 9],
  above: [0, 84],
}

/** Four beakers of water with a thermometer, each with a letter. */
export function bulbsCompared(name: string, order: readonly Placed[], captions: readonly string[]): Figure {
  const apart = 360 / order.length
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Beakers of water, each with a thermometer',
      description: `Equal beakers with equal amounts of water. ${order.map((place, at) => `${captions[at]}: ${PLACED[place]}.`).join(' ')}`,
      height: 218,
    },
    bench(180),
    ...order.map((place, at) => {
      const x = apart * (at + 0.5)
      const [dx, up] = BULBS[place]
      return (
        beaker({ x, y: 180, width: 74, height: 96, level: 0.7 }) +
        thermometer(x + dx, 180 - up, place === 'above' ? 84 : 130) +
        text(x, 206, captions[at] ?? '', { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

// --- Cooling ---

export type Curve = { called: string; start: number; room: number; halves: number }

export const temperatureAt = ({ start, room, halves }: Curve, minutes: number): number =>
  room + (start - room) * 0.5 ** (minutes / halves)

/** Two cooling curves on one grid, each with the temperatures at its ends in the words. */
export function twoCurves(name: string, curves: readonly [Curve, Curve], marked: readonly number[]): Figure {
  const g = graph({
    x: { label: '*t* / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
    y: { label: '*θ* / °C', min: 40, max: 90, ticks: [40, 50, 60, 70, 80, 90], grid: true, parts: 5 },
    height: 220,
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Two cooling curves',
      description: `On the horizontal axis t / min from 0 to 10, 2 small squares to 2. On the vertical axis θ / °C from 40 to 90, 5 small squares to 10. Two curves fall, steeply at first and then less and less. ${curves.map(curve => `Curve ${curve.called}: ${marked.map(minutes => `${Math.round(temperatureAt(curve, minutes))} at ${minutes} min`).join(', ')}.`).join(' ')}`,
      height: 302,
    },
    g.axes,
    ...curves.map((curve, at) => {
      const end = temperatureAt(curve, 10)
      return (
        g.plot(minutes => temperatureAt(curve, minutes), 0, 10, at === 0 ? 'p' : 'l') +
        g.label(9, temperatureAt(curve, 9), curve.called, {
          dy: end === Math.max(...curves.map(each => temperatureAt(each, 10))) ? -8 : 20,
          anchor: 'middle',
          cls: 'b',
        })
      )
    }),
  )
}

/** A curve through two temperatures, at the start and after some minutes. */
export function curveThrough(
  called: string,
  start: number,
  after: number,
  minutes: number,
  room = 20,
): Curve {
  return { called, start, room, halves: (minutes * Math.LN2) / Math.log((start - room) / (after - room)) }
}

const fairCups = figure(
  {
    name: `${topic}/with-and-without-a-lid`,
    title: 'Two beakers of hot water, one with a lid',
    description:
      'Two equal beakers on a bench hold equal amounts of hot water. A thermometer is in the middle of the water of each. The beaker on the right has a lid, the one on the left has none.',
    height: 214,
  },
  bench(180),
  beaker({ x: 96, y: 180, width: 90, height: 104, level: 0.7 }),
  thermometer(96, 142, 130),
  beaker({ x: 264, y: 180, width: 90, height: 104, level: 0.7 }),
  rect(212, 68, 104, 8, 'l sunk'),
  thermometer(264, 142, 130),
  text(96, 206, 'A: no lid', { anchor: 'middle' }),
  text(264, 206, 'B: lid', { anchor: 'middle' }),
)

const marksOfRays = figure(
  {
    name: `${topic}/crosses-on-a-ray`,
    title: 'A ray marked with crosses',
    description:
      'A level mirror with a dashed normal. A ray comes down from the left to the foot of the normal and leaves up to the right. Two crosses are marked far apart on each ray. The angle i is marked between the first ray and the normal, the angle r between the normal and the second ray.',
    height: 196,
  },
  line(60, 172, 300, 172, 'l thick'),
  line(180, 172, 180, 24, 'l dash thin'),
  midArrow(70, 40, 180, 172, 'p'),
  midArrow(180, 172, 290, 40, 'p'),
  ...[
    [80, 52],
    [155, 142],
    [205, 142],
    [280, 52],
  ].map(([x = 0, y = 0]) => line(x - 5, y - 5, x + 5, y + 5) + line(x - 5, y + 5, x + 5, y - 5)),
  arc(180, 172, 44, 90, 129.8, 'l thin'),
  arc(180, 172, 44, 50.2, 90, 'l thin'),
  text(160, 122, '*i*', { anchor: 'middle' }),
  text(200, 122, '*r*', { anchor: 'middle' }),
  text(188, 34, 'normal'),
  text(308, 176, 'mirror'),
)

export const figures: Figure[] = [
  assembled(`${topic}/pins-and-block`, blockWithPins({ incidence: 45, letters: false })),
  pinsCompared('pins-from-the-side', ['good', 'leaning'], ['good', 'poor']),
  marksOfRays,
  angleAtSurface('ray-at-a-mirror', 128, 'mirror'),
  distantObject,
  lensBench('lens-on-a-rule', 10, 34, 82),
  bulbsCompared('bulbs-in-beakers', ['middle', 'wall', 'bottom'], ['A', 'B', 'C']),
  twoCurves(
    'curves-with-and-without-a-lid',
    [curveThrough('lid', 84, 68, 10), curveThrough('no lid', 84, 56, 10)],
    [0, 10],
  ),
  fairCups,
  angleAtSurface('ray-at-a-block', 33, 'glass block'),
]
