import {
  angle,
  eye,
  glassBlock,
  lensDiagram,
  mirror,
  normal,
  prism,
  ray,
  refracted,
  virtualRay,
} from '../rays'
import { polar } from '../shapes'
import { sample } from './sample'

export const pieces = [
  sample(
    'lens-real',
    230,
    lensDiagram({ x: 170, y: 110, focalLength: 50, objectDistance: 130, objectHeight: 50, reach: 170 }),
  ),
  sample(
    'lens-virtual',
    260,
    lensDiagram({ x: 210, y: 150, focalLength: 90, objectDistance: 50, objectHeight: 40, reach: 120 }),
  ),
  sample(
    'lens-diverging',
    200,
    lensDiagram({
      x: 200,
      y: 110,
      focalLength: 70,
      objectDistance: 130,
      objectHeight: 36,
      reach: 110,
      kind: 'diverging',
    }),
  ),
  sample(
    'mirror',
    200,
    mirror(180, 180, 180, 20),
    normal(180, 100, 90, 90),
    ray([
      [60, 40],
      [180, 100],
      [60, 160],
    ]),
    virtualRay(180, 100, 300, 40),
    angle(180, 100, 153, 180, '*i*', 40),
    eye(50, 170, 'right'),
  ),
  sample(
    'glass',
    200,
    glassBlock(60, 60, 240, 80),
    ray([polar(120, 60, 60, 130), [120, 60], polar(120, 60, 90, 270 + (refracted(40, 1, 1.5) ?? 0))]),
    normal(120, 60, 0, 40),
    prism(280, 2, 50),
  ),
]
