import { type Figure, figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { bung } from '@/lib/figures/laboratory/contents'
import { trough } from '@/lib/figures/laboratory/dishes'
import { potometer } from '@/lib/figures/laboratory/field-apparatus'
import { burette, glassTube, thermometer } from '@/lib/figures/laboratory/glassware'
import { waterBath } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import {
  buretteReading,
  describeScale,
  measuringCylinder,
  rule,
  thermometerReading,
  tubeReading,
} from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench, clamp, stand } from '@/lib/figures/laboratory/stands'
import { boilingTube, conicalFlask, gasJar } from '@/lib/figures/laboratory/vessels'
import { eye } from '@/lib/figures/rays'
import { circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-measuring'

/** Marked every 0.5 cm³, as a real one of 25 cm³ is. */
export const CYLINDER: Scale = { from: 0, to: 25, division: 0.5, numbered: 5 }

/** Yeast in a water bath, its gas collected over water in a measuring cylinder. */
export function gasFromYeast(): Figure {
  const tube = boilingTube({ x: 74, y: 190, height: 132, level: 0.4, fill: 'hl' })
  const marks = Array.from({ length: 13 }, (_, at) =>
    line(221, 52 + at * 8, 221 + (at % 5 === 0 ? 12 : 7), 52 + at * 8, 'l thin'),
  )
  const rising: Shape[] = [
    [236, 168],
    [242, 150],
    [235, 132],
  ].map(([x = 0, y = 0]) => circle(x, y, 2.4, 'l thin sheet'))
  return figure(
    {
      name: `${topic}/gas-from-yeast`,
      title: 'Gas from yeast collected over water',
      description:
        'A water bath holds a thermometer and a tube of yeast and sugar solution. The tube is closed by a bung. A delivery tube leads from the bung under water into an inverted measuring cylinder, which was full of water and is held by a clamp in a trough. Gas gathers at the top of the cylinder.',
      height: 244,
    },
    bench(204),
    waterBath(76, 204, { width: 124, height: 96 }),
    tube,
    thermometer(34, 168, 106),
    trough({ x: 240, y: 204, width: 150, height: 62, level: 0.84 }),
    gasJar({ x: 238, y: 178, height: 142, width: 34, level: 0.68, inverted: true }),
    ...marks,
    stand(346, 204, 174, 'left'),
    clamp(346, 74, 238, 36),
    glassTube(
      [
        [74, 82],
        [74, 30],
        [184, 30],
        [184, 192],
        [238, 192],
        [238, 178],
      ],
      6,
    ),
    bung(74, 60, 30),
    ...rising,
    label('yeast and\nsugar\nsolution', 106, 66, 84, 158, 'start'),
    label('water bath', 12, 234, 40, 190, 'start'),
    label('gas', 288, 28, 244, 60, 'start'),
    label('measuring\ncylinder', 268, 112, 256, 120, 'start'),
    label('water', 262, 234, 296, 180, 'start'),
  )
}

type Named = { name: string; value: number }

/** Parts of inverted cylinders side by side; values grow downwards, gas above and water below. */
export function gasVolumes(name: string, shown: readonly Named[]): Figure {
  const pitch = 344 / shown.length
  const at = (order: number) => 8 + pitch * (order + 0.5)
  const told = shown.map(({ name: what, value }) => `${what}: ${describeScale(CYLINDER, value, 'cm³')}`)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Parts of the measuring cylinder with the gas collected',
      description: `Parts of the inverted measuring cylinder, with gas above water. The numbers grow downwards. ${told.join(' ')}`,
      height: 214,
    },
    ...shown.map(
      ({ name: what, value }, order) =>
        text(at(order), 16, what, { anchor: 'middle', cls: 'b' }) +
        tubeReading({ x: at(order), y: 26, value, scale: CYLINDER, zero: 'above', height: 162 }),
    ),
    text(180, 208, 'scales in cm^{3}', { anchor: 'middle', cls: 's' }),
  )
}

/** The whole potometer; the left-hand end of its bubble, half of a bubble from the middle, is at the value. */
export function potometerFrom(start: number): Figure {
  const whole = potometer({
    bubble: start + (5 / 138) * 100,
    labels: { shoot: 'leafy shoot', bubble: 'air bubble', reservoir: 'reservoir' },
  })
  return assembled(`${topic}/potometer-at-the-start`, whole, {
    title: 'A shoot in the apparatus at the start',
    description: `${whole.description} The scale goes from 0 to 100 mm, its zero nearer to the shoot. The left-hand end of the bubble is at ${start} mm.`,
  })
}

/** One level tube above its rule for each time; the left-hand end of the bubble is read. */
export function bubblePositions(name: string, shown: readonly Named[]): Figure {
  const strips = shown.map(({ name: what, value }, order) => {
    const top = 22 + order * 64
    const low = Math.min(60, Math.max(0, Math.floor(value / 10 - 1) * 10))
    const scale: Scale = { from: low, to: low + 40, division: 1, numbered: 10 }
    const drawn = rule({ x: 62, y: top + 12, length: 266, scale, unit: '' })
    const [left] = drawn.at(value)
    const told = describeScale(scale, value, 'mm')
    return {
      told: `After ${what} the left-hand end of the bubble is read. ${told}`,
      shape:
        text(6, top + 14, what, { cls: 'b' }) +
        rect(52, top, 296, 12, 'w') +
        rect(left, top, 22, 12, 'l sheet') +
        line(52, top, 348, top) +
        drawn.shape,
    }
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'The air bubble beside the scale at four times',
      description: `Four parts of a level tube full of water with one air bubble, each above a scale marked every millimetre. The shoot is on the left. ${strips.map(({ told }) => told).join(' ')}`,
      height: 22 + shown.length * 64,
    },
    text(52, 14, 'to the shoot ←', { cls: 's' }),
    text(348, 14, 'scales in mm', { anchor: 'end', cls: 's' }),
    ...strips.map(({ shape }) => shape),
  )
}

const BURETTE: Scale = { from: 0, to: 50, division: 0.1, numbered: 1 }

/** Juice in a burette above a flask of DCPIP; the colour of the DCPIP is not shown. */
export function juiceInBurette(): Figure {
  return figure(
    {
      name: `${topic}/juice-in-burette`,
      title: 'Apparatus to test juices with DCPIP',
      description:
        'A burette full of juice is held upright by a clamp. Its tap and jet are above a conical flask that holds DCPIP solution.',
      height: 236,
    },
    bench(222),
    stand(110, 222, 206),
    conicalFlask({ x: 180, y: 215, width: 74, height: 58, level: 0.3, fill: 'sunk' }),
    burette(180, 14, { length: 112, level: 0.04, fill: 'hl' }),
    clamp(110, 60, 180, 13),
    label('burette', 236, 44, 187, 54, 'start'),
    label('juice', 236, 84, 182, 94, 'start'),
    label('tap', 236, 128, 193, 138, 'start'),
    label('DCPIP\nsolution', 258, 178, 196, 206, 'start'),
  )
}

/** Parts of a burette near its readings, side by side. */
export function buretteEnds(name: string, shown: readonly Named[]): Figure {
  const at = (order: number) => 8 + 86 * (order + 0.5)
  const told = shown.map(({ name: what, value }) => `${what}: ${describeScale(BURETTE, value, 'cm³')}`)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Parts of the burette at the end, for four juices',
      description: `Parts of the burette, its zero above. ${told.join(' ')}`,
      height: 214,
    },
    ...shown.map(
      ({ name: what, value }, order) =>
        text(at(order), 16, what, { anchor: 'middle', cls: 'b' }) +
        buretteReading({ x: at(order), y: 26, value, height: 162 }),
    ),
    text(180, 208, 'scales in cm^{3}', { anchor: 'middle', cls: 's' }),
  )
}

/** A measuring cylinder with its reading. */
export function cylinderAt(name: string, value: number, scale: Scale): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A measuring cylinder with liquid',
      description: `A measuring cylinder marked in cubic centimetres. ${describeScale(scale, value, 'cm³')}`,
      height: 254,
    },
    measuringCylinder({ x: 180, y: 246, value, scale }),
  )
}

const DEGREES: Scale = { from: 0, to: 50, division: 1, numbered: 10 }

/** A thermometer before and after, its scale seen from the value on. */
export function thermometersAt(before: number, after: number): Figure {
  const part = (value: number): Scale => {
    const from = Math.min(20, Math.max(0, Math.floor(value / 10 - 1) * 10))
    return { ...DEGREES, from, to: from + 30 }
  }
  const [one, other] = [part(before), part(after)]
  return figure(
    {
      name: `${topic}/thermometer-twice`,
      title: 'Part of a thermometer before and after',
      description: `Before: ${describeScale(one, before, '°C')} After: ${describeScale(other, after, '°C')}`,
      height: 168,
    },
    text(20, 16, 'before', { cls: 'b' }),
    thermometerReading({ x: 20, y: 24, value: before, scale: one }),
    text(20, 98, 'after', { cls: 'b' }),
    thermometerReading({ x: 20, y: 106, value: after, scale: other }),
  )
}

/** A seedling beside a rule that begins before it does. */
export function rootOnRule(start: number, end: number): Figure {
  const scale: Scale = { from: 0, to: 90, division: 1, numbered: 10 }
  const drawn = rule({ x: 20, y: 62, length: 306, scale, unit: '' })
  const [left, right] = [drawn.at(start)[0], drawn.at(end)[0]]
  return figure(
    {
      name: `${topic}/root-on-a-rule`,
      title: 'A root beside a rule',
      description: `A straight root lies along a rule marked every millimetre from 0 to 90. Its left-hand end: ${describeScale(scale, start, 'mm')} Its right-hand end: ${describeScale(scale, end, 'mm')}`,
      height: 120,
    },
    drawn.shape,
    rect(left, 44, right - left, 7, 'l hl', 3),
    line(left, 40, left, 62, 'p dash thin'),
    line(right, 40, right, 62, 'p dash thin'),
    text((left + right) / 2, 32, 'root', { anchor: 'middle' }),
    text(180, 114, 'scale in mm', { anchor: 'middle', cls: 's' }),
  )
}

const EYES = [
  ['A', 34, 'reads too high'],
  ['B', 90.4, 'reads 32 cm^{3}'],
  ['C', 147, 'reads too low'],
] as const

/** The scale stands between the eyes and the surface, as on real glass: from above, the line of sight cuts it too high. */
const SCALE_X = 236

const eyes = (name: string, areTold: boolean) =>
  figure(
    {
      name: `${topic}/${name}`,
      title: 'Three eyes that read a measuring cylinder',
      description: `Part of a measuring cylinder marked every 1 cubic centimetre, with numbers at 20, 30 and 40. The surface of the water is curved; its lowest part is at 32. Eye A looks down on it from above${areTold ? ' and reads too high' : ''}. Eye B is level with the lowest part of the surface${areTold ? ' and reads 32' : ''}. Eye C looks up from below${areTold ? ' and reads too low' : ''}.`,
      height: 214,
    },
    tubeReading({
      x: SCALE_X + 26,
      y: 12,
      value: 32,
      scale: { from: 0, to: 50, division: 1, numbered: 10 },
      height: 190,
    }),
    ...EYES.map(
      ([letter, y, told]) =>
        line(148, y, SCALE_X + 26, 90.4, areTold ? (letter === 'B' ? 'p' : 'r dash') : 'l dash') +
        eye(139, y, 'right') +
        text(112, areTold ? y - 4 : y + 5, letter, { anchor: 'end', cls: 'b' }) +
        (areTold ? text(112, y + 17, told, { anchor: 'end', cls: 's' }) : ''),
    ),
  )

const TWO_SCALES = [
  { name: 'cylinder', value: 32.5, scale: { from: 0, to: 50, division: 1, numbered: 10 } },
  { name: 'burette', value: 12.4, scale: BURETTE },
] as const

const twoScales = figure(
  {
    name: `${topic}/two-scales`,
    title: 'A measuring cylinder and a burette near their readings',
    description: `Parts of two instruments, marked in cubic centimetres. Cylinder, numbers growing upwards: ${describeScale(TWO_SCALES[0].scale, 32.5, 'cm³')} Burette, numbers growing downwards: ${describeScale(BURETTE, 12.4, 'cm³')}`,
    height: 214,
  },
  text(90, 16, 'measuring cylinder', { anchor: 'middle', cls: 'b' }),
  tubeReading({ x: 90, y: 26, value: 32.5, scale: TWO_SCALES[0].scale, height: 170 }),
  text(270, 16, 'burette', { anchor: 'middle', cls: 'b' }),
  buretteReading({ x: 270, y: 26, value: 12.4, height: 170 }),
)

const halfDegree = figure(
  {
    name: `${topic}/half-a-degree`,
    title: 'Part of a thermometer',
    description: `A thermometer marked every 1 °C, with numbers at 20, 30, 40 and 50. The end of the liquid is half-way between the marks for 36 and 37.`,
    height: 80,
  },
  thermometerReading({ x: 20, y: 14, value: 36.5, scale: { ...DEGREES, from: 20 } }),
)

export const figures = [eyes('eye-level', true), eyes('three-eyes', false), twoScales, halfDegree]
