import { component, wire } from '@/lib/figures/circuit'
import { line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { thermometer } from './glassware'
import { describeScale, measuringCylinder } from './measuring'
import { linearScale, type Scale } from './scales'
import { bench, clamp, stand, stopwatch } from './stands'
import { beaker, boilingTube } from './vessels'

/** Electrical heating of a metal block, with ammeter and voltmeter. */
export function heatedBlock({
  material = 'aluminium block',
  labels,
}: { material?: string } & Labels<'thermometer' | 'heater' | 'block' | 'lagging'>): Assembly {
  const [top, floor] = [150, 252]
  return {
    title: 'Measuring a specific heat capacity',
    description:
      'A metal block with lagging round its sides has two holes. In one is a thermometer, in the other an electric heater. The heater is in series with a power supply and an ammeter; a voltmeter is connected across the heater.',
    height: 268,
    shape:
      bench(floor) +
      rect(40, top, 14, floor - top, 'l hl') +
      rect(186, top, 14, floor - top, 'l hl') +
      rect(54, top, 132, floor - top, 'l sunk') +
      rect(84, top - 1, 12, 72, 'sheet') +
      polyline([
        [84, top],
        [84, top + 71],
        [96, top + 71],
        [96, top],
      ]) +
      thermometer(90, top + 62, 150) +
      rect(146, top - 1, 18, 78, 'sheet') +
      polyline([
        [146, top],
        [146, top + 77],
        [164, top + 77],
        [164, top],
      ]) +
      rect(149, top - 22, 12, 92, 'l rw') +
      heaterCircuit(top) +
      tags(
        {
          thermometer: ['thermometer', 8, 44, 87, 76, 'start'],
          heater: ['heater', 214, 148, 161, 176, 'start'],
          block: [material, 222, 190, 176, 196, 'start'],
          lagging: ['lagging', 222, 232, 193, 226, 'start'],
        },
        labels,
      ),
  }
}

/** A boiling tube that cools in air, with thermometer and stopwatch. */
export function coolingCurve({
  liquid = 'molten wax',
  time = '0:30',
  labels,
}: { liquid?: string; time?: string } & Labels<'thermometer' | 'tube' | 'liquid'>): Assembly {
  return {
    title: 'Measuring how a substance cools',
    description: `A boiling tube in a clamp holds a liquid. A thermometer dips into it, its bulb in the middle. A stopwatch beside it reads ${time}.`,
    height: 262,
    shape:
      bench(246) +
      stand(70, 246, 226) +
      clamp(70, 108, 160, 34) +
      boilingTube({ x: 160, y: 220, width: 34, height: 134, level: 0.52, fill: 'hl' }) +
      thermometer(160, 190, 168) +
      stopwatch(292, 204, time) +
      tags(
        {
          thermometer: ['thermometer', 210, 44, 163, 50, 'start'],
          tube: ['boiling tube', 216, 110, 177, 128, 'start'],
          liquid: [liquid, 206, 156, 172, 178, 'start'],
        },
        labels,
      ),
  }
}

/** A column of air trapped under oil, a pump and a pressure gauge. */
export function gasPressure({
  volume = 30,
  pressure = '1.6',
  labels,
}: { volume?: number; pressure?: string } & Labels<'air' | 'oil' | 'gauge' | 'pump'>): Assembly {
  const scale = { from: 0, to: 60, division: 2, numbered: 10 }
  const drawn = linearScale({ ...scale, x: 118, y: 24, length: 168, way: 'down', side: 'right' })
  const surface = drawn.at(Math.min(58, Math.max(4, volume)))[1]
  return {
    title: 'How the pressure of a gas depends on its volume',
    description: `A closed upright tube holds air above oil, beside a scale in cubic centimetres with zero at its closed upper end, 2 to a division. The tube leads through an oil reservoir to a pressure gauge, which reads ${pressure} × 10⁵ Pa, and to a pump.`,
    height: 260,
    shape:
      bench(246) +
      rect(92, surface, 18, 218 - surface, 'hl') +
      line(92, surface, 110, surface) +
      polyline([
        [92, 236],
        [92, 26],
        [96, 20],
        [106, 20],
        [110, 26],
        [110, 218],
      ]) +
      rect(118, 14, 36, 190, 'l sheet') +
      drawn.shape +
      text(136, 220, 'cm^{3}', { anchor: 'middle', cls: 's' }) +
      polyline(
        [
          [92, 218],
          [92, 238],
          [246, 238],
          [246, 200],
          [206, 200],
          [206, 226],
          [110, 226],
          [110, 218],
        ],
        'l hl',
      ) +
      rect(206, 160, 40, 66, 'l hl') +
      rect(206.8, 160.8, 38.4, 24, 'sheet') +
      line(206, 185, 246, 185) +
      line(226, 160, 226, 120) +
      gauge(226, 88, pressure) +
      line(246, 172, 300, 172) +
      rect(300, 164, 50, 16, 'l sunk') +
      tags(
        {
          air: ['trapped air', 8, 60, 99, Math.min(80, surface - 8), 'start'],
          oil: ['oil', 30, 200, 98, 206, 'start'],
          gauge: ['pressure\ngauge', 278, 52, 253, 74, 'start'],
          pump: ['to pump', 300, 204, 322, 180, 'start'],
        },
        labels,
      ),
  }
}

function gauge(x: number, y: number, reading: string): Shape {
  return (
    `<circle class="l sheet" cx="${x}" cy="${y}" r="31"/>` +
    text(x, y - 5, reading, { anchor: 'middle', cls: 'b' }) +
    text(x, y + 16, '10^{5} Pa', { anchor: 'middle', cls: 's' })
  )
}

/** A stone lowered into a measuring cylinder: before and after. */
export function stoneByDisplacement({
  before = 40,
  after = 58,
  scale = { from: 0, to: 100, division: 2, numbered: 20 },
}: {
  before?: number
  after?: number
  scale?: Scale
} = {}): Assembly {
  return {
    title: 'The volume of a stone by displacement',
    description: `Two measuring cylinders in cubic centimetres. Before, with water only: ${describeScale(scale, before, 'cm³')} After, with a stone on a thread under the water: ${describeScale(scale, after, 'cm³')}`,
    height: 270,
    shape:
      measuringCylinder({ x: 100, y: 244, value: before, scale }) +
      measuringCylinder({ x: 260, y: 244, value: after, scale }) +
      `<path class="l sunk" d="M258 228C256 216 260 208 268 208C278 208 284 214 280 226C276 233 262 234 258 228Z"/>` +
      line(269, 208, 275, 6, 'l thin') +
      text(100, 264, 'before', { anchor: 'middle' }) +
      text(260, 264, 'after', { anchor: 'middle' }),
  }
}

/** A can that overflows through a spout into a beaker. */
export function displacementCan({ labels }: Labels<'can' | 'water' | 'object' | 'collected'> = {}): Assembly {
  return {
    title: 'A displacement can',
    description:
      'A can with a spout is full of water up to the spout. An object on a thread is in the water. Water that overflowed through the spout stands in a beaker under it.',
    height: 220,
    shape:
      bench(204) +
      rect(90, 172, 90, 32, 'l sunk') +
      rect(96, 84, 78, 88, 'w') +
      line(96, 84, 174, 84, 'p') +
      polyline([
        [96, 62],
        [96, 172],
        [174, 172],
        [174, 96],
        [214, 108],
      ]) +
      polyline([
        [174, 62],
        [174, 84],
        [214, 96],
      ]) +
      rect(120, 116, 30, 36, 'l sunk') +
      line(135, 116, 135, 20, 'l thin') +
      beaker({ x: 228, y: 204, width: 66, height: 74, level: 0.34 }) +
      tags(
        {
          can: ['displacement can', 196, 50, 174, 70, 'start'],
          water: ['water', 20, 110, 106, 118, 'start'],
          object: ['object', 20, 150, 124, 140, 'start'],
          collected: ['water\ncollected', 284, 176, 248, 190, 'start'],
        },
        labels,
      ),
  }
}

/** Supply and ammeter in series with a heater, a voltmeter across it. */
function heaterCircuit(top: number): Shape {
  return (
    wire([
      [152, top - 22],
      [152, 46],
    ]) +
    wire([
      [158, top - 22],
      [158, 112],
      [312, 112],
    ]) +
    component('dc-supply', 152, 46, 240, 46) +
    component('ammeter', 240, 46, 312, 46) +
    wire([
      [312, 46],
      [312, 112],
    ]) +
    wire([
      [152, 84],
      [196, 84],
    ]) +
    component('voltmeter', 196, 84, 250, 84) +
    wire([
      [250, 84],
      [250, 112],
    ])
  )
}
