import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import {
  describeLockAndKey,
  describePhCurves,
  describeTemperatureCurve,
  enzymeMeets,
  lockAndKey,
  phCurves,
  temperatureCurve,
} from '../enzymes'

const TWO = [
  { optimum: 2, label: 'pepsin' },
  { optimum: 8, label: 'trypsin', cls: 'r dash' },
]

export const pieces = [
  figure(
    { name: 'kit/lock-and-key', title: 'Lock and key', description: describeLockAndKey(), height: 184 },
    lockAndKey(),
  ),
  figure(
    {
      name: 'kit/enzyme-fit',
      title: 'An enzyme meets molecules',
      description:
        'P: a body with a notch and a piece that matches it. Q: the same body and a rounded piece that does not match. R: a piece as in P above a body whose notch has changed its shape.',
      height: 170,
    },
    enzymeMeets(62, 100, 'fits'),
    enzymeMeets(180, 100, 'other'),
    enzymeMeets(298, 100, 'denatured'),
    ['P', 'Q', 'R']
      .map((each, at) => text(62 + 118 * at, 158, each, { anchor: 'middle', cls: 'b' }))
      .join(''),
  ),
  figure(
    {
      name: 'kit/enzyme-temperature',
      title: 'Temperature and enzyme activity',
      description: describeTemperatureCurve(),
      height: 246,
    },
    temperatureCurve(),
  ),
  figure(
    {
      name: 'kit/enzyme-ph',
      title: 'pH and enzyme activity',
      description: describePhCurves(TWO),
      height: 246,
    },
    phCurves(TWO),
  ),
]
