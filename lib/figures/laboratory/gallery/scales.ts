import { figure } from '@/lib/figures/figure'
import { rect, text } from '@/lib/figures/shapes'
import {
  buretteReading,
  describeScale,
  dialMeter,
  display,
  measuringCylinder,
  rule,
  thermometerReading,
  thermometerScale,
  tubeReading,
} from '../measuring'
import { enlarged } from '../scales'

const celsius = { from: -10, to: 110, division: 2, numbered: 20 }
const cylinder = { from: 0, to: 50, division: 1, numbered: 10 }
const volts = { from: 0, to: 5, division: 0.2, numbered: 1 }
const fine = { from: 0, to: 3, division: 0.1, numbered: 1 }
const amps = { from: 0, to: 1, division: 0.05, numbered: 0.2 }
const degrees = { from: 0, to: 50, division: 1, numbered: 10 }
const centimetres = { from: 0, to: 8, division: 0.1, numbered: 1 }

const ruled = rule({ x: 20, y: 60, length: 310, scale: centimetres })

export const pieces = [
  figure(
    {
      name: 'kit/measuring-cylinders',
      title: 'A measuring cylinder before and after',
      description: `Two measuring cylinders marked in cubic centimetres. First: ${describeScale(cylinder, 23, 'cm³')} Second: ${describeScale(cylinder, 30, 'cm³')}`,
      height: 260,
    },
    measuringCylinder({ x: 90, y: 250, value: 23, scale: cylinder }),
    measuringCylinder({ x: 250, y: 250, value: 30, scale: cylinder }),
  ),
  figure(
    {
      name: 'kit/burettes',
      title: 'Burette readings at the start and at the end of a titration',
      description: `Parts of a burette, zero above. Initial: ${describeScale({ from: 0, to: 50, division: 0.1, numbered: 1 }, 2, 'cm³')} Final: ${describeScale({ from: 0, to: 50, division: 0.1, numbered: 1 }, 24.65, 'cm³')}`,
      height: 200,
    },
    buretteReading({ x: 90, y: 10, value: 2 }),
    text(90, 184, 'initial', { anchor: 'middle' }),
    buretteReading({ x: 250, y: 10, value: 24.65 }),
    text(250, 184, 'final', { anchor: 'middle' }),
  ),
  figure(
    {
      name: 'kit/thermometers',
      title: 'A thermometer and an enlarged part of one',
      description: `An upright thermometer from −10 to 110 °C. ${describeScale(celsius, 64, '°C')}`,
      height: 300,
    },
    thermometerScale({ x: 50, y: 286, value: 64 }),
    enlarged({ x: 30, y: 110, width: 60, height: 60 }, { x: 190, y: 60, width: 100, height: 150 }),
    tubeReading({ x: 230, y: 60, height: 150, value: 64, scale: celsius, thread: true }),
  ),
  figure(
    {
      name: 'kit/thermometer-reading',
      title: 'A thermometer reading',
      description: `A level thermometer. ${describeScale(degrees, 21.5, '°C')}`,
      height: 80,
    },
    thermometerReading({ x: 20, y: 14, value: 21.5, scale: degrees }),
  ),
  figure(
    {
      name: 'kit/meters',
      title: 'A voltmeter and an ammeter',
      description: `Voltmeter: ${describeScale(volts, 2.3, 'V')} Ammeter: ${describeScale(amps, 0.475, 'A')}`,
      height: 136,
    },
    dialMeter({ x: 4, y: 8, value: 2.3, scale: volts, unit: 'V' }),
    dialMeter({ x: 186, y: 8, value: 0.475, scale: amps, unit: 'A' }),
  ),
  figure(
    {
      name: 'kit/voltmeter',
      title: 'A voltmeter',
      description: `A large voltmeter. ${describeScale(fine, 1.85, 'V')}`,
      height: 220,
    },
    dialMeter({ x: 30, y: 8, value: 1.85, scale: fine, unit: 'V', width: 300 }),
  ),
  figure(
    {
      name: 'kit/rule',
      title: 'A block measured with a rule',
      description: `A block stands on a rule marked in centimetres and millimetres. Its left end is at 1.0 cm. Right end: ${describeScale(centimetres, 5.7, 'cm')}`,
      height: 110,
    },
    rect(ruled.at(1)[0], 26, ruled.at(5.7)[0] - ruled.at(1)[0], 34, 'l w'),
    ruled.shape,
  ),
  figure(
    {
      name: 'kit/displays',
      title: 'Displays of a balance, a stopwatch and an ammeter',
      description: 'Three digital displays. The first reads 24.6 g, the second 1:07.35 and the third 0.38 A.',
      height: 50,
    },
    display(20, 12, '24.6', 'g'),
    display(140, 12, '1:07.35'),
    display(260, 12, '0.38', 'A'),
  ),
]
