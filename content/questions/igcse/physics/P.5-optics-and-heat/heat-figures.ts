import { component, wire } from '@/lib/figures/circuit'
import { type Figure, figure } from '@/lib/figures/figure'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { hotPlate } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { describeScale, dialMeter, rule, thermometerReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench, clamp, stand, stopwatch } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { curve, line, type Point, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, smallAxes } from '../shared'

/** Apparatus and instruments that the heat practicals of Paper 6 share. */

/** Forty degrees of a scale of 1 °C, the reading well inside. */
export function partOfScale(value: number): Scale {
  const from = Math.max(-10, Math.floor(value / 10 - 1.5) * 10)
  return { from, to: from + 40, division: 1, numbered: 10 }
}

/** Parts of thermometers, one below the other, each under what it shows. */
export function thermometersFor(
  name: string,
  shown: readonly (readonly [what: string, value: number])[],
): Figure {
  return figure(
    {
      name: `heat-practicals/${name}`,
      title: 'Parts of the thermometer',
      description: shown
        .map(([what, value]) => `${spoken(what)}: ${describeScale(partOfScale(value), value, '°C')}`)
        .join(' '),
      height: shown.length * 84,
    },
    ...shown.map(
      ([what, value], at) =>
        text(20, 16 + at * 84, what, { cls: 'b' }) +
        thermometerReading({ x: 20, y: 23 + at * 84, value, scale: partOfScale(value) }),
    ),
  )
}

const spoken = (what: string) => what.replace(/[*_{}^]/g, '')

/** Minutes and seconds as a stop-watch prints them. */
export const onWatch = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return `${minutes}:${rest < 10 ? '0' : ''}${rest}`
}

export function watchesFor(
  name: string,
  shown: readonly (readonly [what: string, seconds: number])[],
): Figure {
  const pitch = 340 / shown.length
  return figure(
    {
      name: `heat-practicals/${name}`,
      title: 'Stop-watches',
      description: `Digital stop-watches that show minutes and seconds. ${shown.map(([what, seconds]) => `${spoken(what)}: ${onWatch(seconds)}.`).join(' ')}`,
      height: 122,
    },
    ...shown.map(([what, seconds], at) => {
      const x = 10 + pitch * (at + 0.5)
      return (
        stopwatch(x, 50, onWatch(seconds)) +
        text(x, 77, 'min : s', { anchor: 'middle', cls: 's' }) +
        text(x, 112, what, { anchor: 'middle' })
      )
    }),
  )
}

export type Vessel = {
  /** Its letter, below it. */
  letter: string
  kind?: 'beaker' | 'black can' | 'shiny can'
  level?: number
  width?: number
  height?: number
  lid?: boolean
  /** Insulation round the sides. */
  wrapped?: boolean
}

const FLOOR = 236

/** Black, in light and in dark pages. */
function shaded(left: number, top: number, width: number, height: number): Shape {
  const lines = Array.from({ length: Math.floor(width / 4) - 1 }, (_, at) =>
    line(left + 4 + at * 4, top, left + 4 + at * 4, top + height, 'l thin'),
  )
  return rect(left, top, width, height, 'l sunk') + lines.join('')
}

function vesselAt(x: number, v: Vessel): Shape {
  const { kind = 'beaker', level = 0.7, width = 84, height = 92, lid = false, wrapped = false } = v
  const [left, top] = [x - width / 2, FLOOR - height]
  const body =
    kind === 'beaker'
      ? beaker({ x, y: FLOOR, width, height, level })
      : kind === 'black can'
        ? shaded(left, top, width, height)
        : rect(left, top, width, height, 'l sheet')
  const wool = wrapped
    ? rect(left - 17, top + 8, 15, height - 8, 'l hl') +
      rect(left + width + 2, top + 8, 15, height - 8, 'l hl')
    : ''
  const bulb = FLOOR - 30
  // What stands inside an opaque can is hidden.
  const stem =
    kind === 'beaker'
      ? thermometer(x, bulb, 168)
      : rect(x - 3, 38, 6, top - 38, 'l sheet') + line(x, 90, x, top, 'r')
  const cover = lid
    ? rect(left - 7, top - 9, width / 2 + 2, 8, 'l sunk') + rect(x + 5, top - 9, width / 2 + 2, 8, 'l sunk')
    : ''
  return body + wool + stem + cover + text(x, FLOOR + 18, v.letter, { anchor: 'middle', cls: 'b' })
}

export type Named = readonly [words: string, x: number, y: number, toX: number, toY: number]

/** Two vessels on a bench, a thermometer in each, held by clamps of one stand between them. */
export function twoVessels(
  facts: { name: string; title: string; description: string },
  one: Vessel,
  other: Vessel,
  names: readonly Named[],
): Figure {
  return figure(
    { ...facts, name: `heat-practicals/${facts.name}`, height: 262 },
    bench(FLOOR),
    stand(180, FLOOR, 196, 'both'),
    clamp(180, 66, 84, 6),
    clamp(180, 66, 276, 6),
    vesselAt(84, one),
    vesselAt(276, other),
    ...names.map(([words, x, y, toX, toY]) => label(words, x, y, toX, toY, 'start')),
  )
}

/** A beaker of hot water with one thermometer in it, and another one in the air. */
export function inWaterAndInAir(): Figure {
  return figure(
    {
      name: 'heat-practicals/thermometers-in-water-and-air',
      title: 'A beaker of hot water and two thermometers',
      description:
        'A beaker of hot water stands on a bench. Thermometer X is held by a clamp with its bulb in the water, not touching the glass. Thermometer Y is held by a clamp on the other side of the stand, with its bulb in the air.',
      height: 254,
    },
    bench(FLOOR),
    stand(206, FLOOR, 196, 'both'),
    clamp(206, 66, 90, 6),
    clamp(206, 66, 276, 6),
    beaker({ x: 90, y: FLOOR, width: 110, height: 100, level: 0.75 }),
    thermometer(90, FLOOR - 34, 164),
    thermometer(276, 176, 138),
    label('X', 112, 40, 94, 54, 'start'),
    label('Y', 298, 40, 280, 54, 'start'),
    label('hot\nwater', 152, 172, 122, 190, 'start'),
    label('air of\nthe room', 292, 128, 280, 172, 'start'),
  )
}

export const LINES = ['smooth', 'joined', 'straight', 'above'] as const

const SCATTER = [0, -0.03, 0.035, -0.03, 0.03, -0.03, 0.025, 0]
const falling = (x: number) => 0.12 + 0.8 * Math.exp(-2.2 * x)

/** Four lines through the same points of a cooling curve, each beside its letter. */
export function linesThrough(order: readonly (typeof LINES)[number][]): Figure {
  const xs = SCATTER.map((_, at) => 0.03 + (at * 0.94) / 7)
  const spots = xs.map((x, at): Point => [x, falling(x) + (SCATTER[at] ?? 0)])
  const fine = Array.from({ length: 24 }, (_, at) => 0.03 + (at * 0.94) / 23)
  const draw = {
    smooth: (at: (p: Point) => Point) =>
      curve(
        fine.map(x => at([x, falling(x)])),
        'p',
      ),
    joined: (at: (p: Point) => Point) => polyline(spots.map(at), 'p'),
    straight: (at: (p: Point) => Point) => line(...at([0.03, 0.78]), ...at([0.97, 0.12]), 'p'),
    above: (at: (p: Point) => Point) =>
      curve(
        fine.map(x => at([x, falling(x) + 0.075])),
        'p',
      ),
  }
  const words = {
    smooth: 'one smooth curve with points a little above and a little below it',
    joined: 'straight pieces from each point to the next',
    straight: 'one straight line from the upper left to the lower right',
    above: 'one smooth curve above nearly all of the points',
  }
  return figure(
    {
      name: 'heat-practicals/four-lines',
      title: 'Four graphs with the same points',
      description: `Four graphs of temperature against time with the same eight points, which fall less and less steeply and scatter a little. ${order.map((each, at) => `${'ABCD'.charAt(at)}: ${words[each]}.`).join(' ')}`,
      height: 272,
    },
    fourDrawings(
      134,
      (at, x, y) => {
        const { axes, at: place } = smallAxes(x, y, 'temperature', 'time', 86)
        const on = ([px, py]: Point) => place(px, py)
        const kind = order[at] ?? 'smooth'
        const crosses = spots.map(spot => {
          const [px, py] = on(spot)
          return line(px - 3, py - 3, px + 3, py + 3) + line(px - 3, py + 3, px + 3, py - 3)
        })
        return axes + draw[kind](on) + crosses.join('')
      },
      4,
    ),
  )
}

/** Hot water in one beaker, to be poured into cold water in another; a thermometer in each. */
export function mixing(): Figure {
  return figure(
    {
      name: 'heat-practicals/hot-and-cold-water',
      title: 'Hot water and cold water',
      description:
        'Two glass beakers without lids stand on a bench, one with hot water, one with the same volume of cold water. A thermometer stands in each. An arrow from the hot water to the cold water shows that the hot water is poured into the other beaker.',
      height: 222,
    },
    bench(196),
    beaker({ x: 88, y: 196, width: 90, height: 100, level: 0.5 }),
    beaker({ x: 272, y: 196, width: 90, height: 100, level: 0.5 }),
    thermometer(92, 176, 150, 82),
    thermometer(268, 176, 150, 98),
    curve(
      [
        [124, 74],
        [160, 50],
        [200, 50],
        [232, 74],
      ],
      'p',
    ),
    polygon(
      [
        [238, 80],
        [226, 76],
        [235, 67],
      ],
      'pd',
    ),
    text(180, 38, 'poured into', { anchor: 'middle' }),
    text(88, 214, 'hot water', { anchor: 'middle' }),
    text(272, 214, 'cold water', { anchor: 'middle' }),
  )
}

/** Three round containers of different width with the same volume of water. */
export function threeWidths(): Figure {
  const floor = 176
  const one = (x: number, width: number, height: number, depth: number) =>
    beaker({ x, y: floor, width, height, level: depth / height }) + thermometer(x, floor - 11, 136)
  return figure(
    {
      name: 'heat-practicals/containers-of-different-width',
      title: 'Round containers of different width',
      description:
        'Three round containers in a row on a bench, a narrow, a wider and a very wide one, with the same volume of hot water. The water is deepest in the narrow one. A thermometer stands in each. None has a lid.',
      height: 204,
    },
    bench(floor),
    one(58, 52, 108, 96),
    one(156, 82, 66, 39),
    one(278, 120, 52, 20),
    text(180, 196, '100 cm^{3} of hot water in each', { anchor: 'middle' }),
  )
}

const RULE: Scale = { from: 0, to: 9, division: 0.1, numbered: 1, longer: 0.5 }

/** A container that stands on a rule, its left edge not at zero. */
export function dishOnRule(left: number, right: number): Figure {
  const ruled = rule({ x: 20, y: 86, length: 300, scale: RULE })
  const [from, to] = [ruled.at(left)[0], ruled.at(right)[0]]
  return figure(
    {
      name: 'heat-practicals/container-on-rule',
      title: 'A container measured with a rule',
      description: `A container K stands on a rule marked in centimetres and millimetres. Left edge: ${describeScale(RULE, left, 'cm')} Right edge: ${describeScale(RULE, right, 'cm')}`,
      height: 126,
    },
    rect(from, 50, to - from, 36, 'w'),
    line(from, 50, to, 50, 'p'),
    polyline([
      [from, 20],
      [from, 86],
      [to, 86],
      [to, 20],
    ]),
    text((from + to) / 2, 40, 'K', { anchor: 'middle', cls: 'b' }),
    ruled.shape,
  )
}

/** A heater and a thermometer in a beaker of water, the heater in a circuit with an ammeter and a voltmeter. */
export function heaterInWater(): Figure {
  return figure(
    {
      name: 'heat-practicals/heater-in-water',
      title: 'Heating water with an electric heater',
      description:
        'A beaker of water without a lid stands on a bench. An electric heater and a thermometer are in the water; the bulb of the thermometer does not touch the heater or the glass. The heater is in series with a power supply and an ammeter; a voltmeter is connected across the heater.',
      height: 256,
    },
    bench(FLOOR),
    beaker({ x: 116, y: FLOOR, width: 128, height: 112, level: 0.78 }),
    thermometer(82, FLOOR - 32, 150),
    rect(134, 108, 14, 112, 'l rw'),
    wire([
      [137, 108],
      [137, 46],
    ]),
    wire([
      [145, 108],
      [145, 96],
      [312, 96],
      [312, 46],
    ]),
    component('dc-supply', 137, 46, 225, 46),
    component('ammeter', 225, 46, 312, 46),
    wire([
      [137, 72],
      [186, 72],
    ]),
    component('voltmeter', 186, 72, 250, 72),
    wire([
      [250, 72],
      [250, 96],
    ]),
    label('heater', 212, 160, 148, 172, 'start'),
    label('water', 212, 206, 164, 204, 'start'),
    label('thermometer', 8, 32, 80, 56, 'start'),
  )
}

const VOLTS: Scale = { from: 0, to: 15, division: 0.5, numbered: 5 }
const AMPS: Scale = { from: 0, to: 5, division: 0.2, numbered: 1 }

export function heaterMeters(volts: number, amps: number): Figure {
  return figure(
    {
      name: 'heat-practicals/meters-of-heater',
      title: 'A voltmeter and an ammeter',
      description: `Voltmeter: ${describeScale(VOLTS, volts, 'V')} Ammeter: ${describeScale(AMPS, amps, 'A')}`,
      height: 136,
    },
    dialMeter({ x: 4, y: 8, value: volts, scale: VOLTS, unit: 'V' }),
    dialMeter({ x: 186, y: 8, value: amps, scale: AMPS, unit: 'A' }),
  )
}

/** Corners of small pieces of ice in a beaker, from its middle and floor. */
const PIECES: readonly Point[] = [
  [-44, 12],
  [-20, 8],
  [18, 10],
  [40, 14],
  [-34, 34],
  [22, 34],
  [44, 42],
  [-46, 56],
  [-22, 52],
  [18, 58],
]

/** Crushed ice on a hot plate, a thermometer in it. */
export function iceHeated(): Figure {
  const [x, floor] = [150, FLOOR - 28]
  const piece = ([dx, dy]: Point, at: number) => {
    const [px, py, turn] = [x + dx, floor - dy, at % 2 === 0 ? 3 : -3]
    return polygon(
      [
        [px - 8, py - 6 + turn],
        [px + 6, py - 8],
        [px + 9, py + 5 - turn],
        [px - 5, py + 7],
      ],
      'l sheet',
    )
  }
  return figure(
    {
      name: 'heat-practicals/ice-on-hot-plate',
      title: 'Crushed ice on a hot plate',
      description:
        'A beaker on a hot plate holds many small pieces of ice and a little water. A thermometer is held by a clamp; its bulb is in the middle of the ice and does not touch the glass.',
      height: 252,
    },
    bench(FLOOR),
    stand(286, FLOOR, 216, 'left'),
    clamp(286, 52, x, 6),
    hotPlate(x, FLOOR, { width: 150 }),
    beaker({ x, y: floor + 1, width: 120, height: 104, level: 0.68 }),
    ...PIECES.map(piece),
    thermometer(x, floor - 22, 176),
    label('thermometer', 174, 28, x + 4, 40, 'start'),
    label('crushed\nice', 14, 130, 106, 158, 'start'),
    label('hot plate', 8, 200, 80, 218, 'start'),
  )
}

/** Three equal beakers of hot water: open, with a lid, with insulation round the sides. */
export function threeBeakers(around: string): Figure {
  const floor = 196
  const [width, height, top] = [72, 88, floor - 88]
  const one = (x: number, letter: string) =>
    beaker({ x, y: floor, width, height, level: 0.72 }) +
    thermometer(x, floor - 28, 144) +
    text(x, floor + 18, letter, { anchor: 'middle', cls: 'b' })
  const [open, lidded, wrapped] = [58, 172, 294]
  return figure(
    {
      name: 'heat-practicals/open-lid-insulation',
      title: 'Three beakers of hot water',
      description: `Three equal beakers on a bench hold the same amount of hot water, with a thermometer in each. X is open. Y has a lid, through which the thermometer goes, and nothing round its sides. Z has no lid, and ${around} round its sides.`,
      height: 224,
    },
    bench(floor),
    one(open, 'X'),
    one(lidded, 'Y'),
    rect(lidded - 43, top - 12, 38, 8, 'l sunk'),
    rect(lidded + 5, top - 12, 38, 8, 'l sunk'),
    one(wrapped, 'Z'),
    rect(wrapped - width / 2 - 16, top + 8, 14, height - 8, 'l hl'),
    rect(wrapped + width / 2 + 2, top + 8, 14, height - 8, 'l hl'),
    label('lid', 204, 70, 200, 98, 'start'),
    label(around.replace(' ', '\n'), 312, 54, 342, 132, 'start'),
    label('thermometer', 70, 16, 61, 36, 'start'),
  )
}
