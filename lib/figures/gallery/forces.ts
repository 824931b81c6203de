import { beam, body, boxOnSlope, force, ground, ruler, slope, spring, vectorSum } from '../forces'
import { dimension } from '../shapes'
import { sample } from './sample'

const hill = slope(40, 190, 200, 100)

export const pieces = [
  sample(
    'forces',
    220,
    ground(20, 190, 340, 190),
    body(120, 140, 80, 50, '5 kg'),
    force(200, 165, 60, 0, '20 N'),
    force(120, 165, 40, 180, '8 N'),
    force(160, 140, 60, 90, '*N*'),
  ),
  sample(
    'slope',
    210,
    hill.shape,
    boxOnSlope(hill.at(0.5), hill.degrees, 40),
    force(140, 120, 60, 270, '*W*'),
  ),
  sample(
    'beam',
    130,
    beam(30, 330, 50, 150),
    force(60, 58, 50, 270, '4 N'),
    dimension(60, 30, 150, 30, '0.6 m'),
  ),
  sample(
    'springs',
    200,
    ground(140, 20, 20, 20),
    spring(60, 20, 60, 120),
    body(45, 120, 30, 30),
    vectorSum(160, 160, { length: 80, degrees: 0, label: '4 N' }, { length: 60, degrees: 90, label: '3 N' }),
    ruler(120, 164, 5, 36, 'cm'),
  ),
]
