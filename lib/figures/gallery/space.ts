import { ellipticalOrbit, moonPhase, orbitArrow, orbits, redshift, sunlight, tiltedEarth } from '../space'
import { sample } from './sample'

export const pieces = [
  sample(
    'space',
    220,
    orbits(110, 110, [
      { name: 'Earth', orbit: 50, radius: 4, angle: 40 },
      { name: 'Mars', orbit: 80, radius: 4, angle: 200 },
    ]),
    ellipticalOrbit(240, 60, 50, 0.5),
    tiltedEarth(280, 160, 30),
    sunlight(200, 135, 50, 3, 30),
    orbitArrow(110, 110, 95, 300, 340),
  ),
  sample('moon', 60, ...[0, 0.25, 0.5, 0.75, 1].map((lit, at) => moonPhase(40 + at * 60, 30, 22, lit))),
  sample('redshift', 130, redshift(20, 10)),
]
