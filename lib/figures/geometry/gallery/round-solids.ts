import { figure } from '@/lib/figures/figure'
import { cone, coneFrustum, cylinderSolid, ellipseArc, hemisphere, roundSolid, sphere } from '../round-solids'

const BOX = { left: 70, top: 26, width: 220, height: 150 }

const can = cylinderSolid({ radius: 3, height: 8 }, { mark: { top: '3 cm', heights: ['8 cm'] }, box: BOX })
const pointed = cone(
  { radius: 5, height: 12 },
  { mark: { radius: '5 cm', height: '12 cm', slant: '*l* cm' }, box: BOX },
)
const bucket = coneFrustum(
  { radius: 4, top: 7, height: 9 },
  { mark: { radius: '4 cm', top: '7 cm', heights: ['9 cm'] }, box: BOX },
)
const ball = sphere(6, { mark: { radius: '6 cm' }, box: BOX })
const dome = hemisphere(6, 'dome', { mark: { radius: '6 cm' }, box: BOX })
const iceCream = roundSolid(
  [
    { kind: 'frustum', radius: 0, top: 3, height: 8 },
    { kind: 'dome', radius: 3 },
  ],
  { mark: { radius: '3 cm', heights: ['8 cm'] }, box: BOX },
)
const rocket = roundSolid(
  [
    { kind: 'cylinder', radius: 4, height: 9 },
    { kind: 'frustum', radius: 4, top: 0, height: 6 },
  ],
  { mark: { radius: '4 m', heights: ['9 m', '6 m'] }, box: BOX, fill: 'w' },
)
const toy = roundSolid(
  [
    { kind: 'bowl', radius: 4 },
    { kind: 'frustum', radius: 4, top: 0, height: 8 },
  ],
  { mark: { radius: '4 cm', slant: '9 cm' }, box: BOX },
)
const frustumFromCone = cone({ radius: 6, height: 14 }, { box: BOX })
const [baseLevel, apex] = frustumFromCone.circles
const cut =
  baseLevel && apex
    ? {
        y: apex.centre[1] + (baseLevel.centre[1] - apex.centre[1]) * 0.5,
        r: baseLevel.radius * 0.5,
        x: apex.centre[0],
      }
    : { y: 0, r: 1, x: 0 }

export const pieces = [
  figure(
    {
      name: 'kit/round-cylinder',
      title: 'Cylinder',
      description:
        'A cylinder with the radius of its top 3 cm and its height 8 cm; the back of its base is dashed.',
      height: 206,
    },
    can.shape,
  ),
  figure(
    {
      name: 'kit/round-cone',
      title: 'Cone with its height and slant height',
      description:
        'A cone with base radius 5 cm and height 12 cm along a dashed axis. The slant height is labelled l cm.',
      height: 206,
    },
    pointed.shape,
  ),
  figure(
    {
      name: 'kit/round-frustum',
      title: 'Bucket in the shape of a frustum',
      description: 'A frustum of a cone, wider at the top: base radius 4 cm, top radius 7 cm, height 9 cm.',
      height: 206,
    },
    bucket.shape,
  ),
  figure(
    {
      name: 'kit/round-sphere',
      title: 'Sphere with its radius',
      description: 'A sphere with its equator drawn, the back of it dashed, and the radius 6 cm.',
      height: 206,
    },
    ball.shape,
  ),
  figure(
    {
      name: 'kit/round-hemisphere',
      title: 'Hemisphere',
      description: 'A hemisphere on its flat face, with the radius 6 cm marked on the base.',
      height: 206,
    },
    dome.shape,
  ),
  figure(
    {
      name: 'kit/round-bowl',
      title: 'Hemispherical bowl',
      description: 'A hemisphere with its flat circular face at the top, of radius 6 cm.',
      height: 206,
    },
    hemisphere(6, 'bowl', { mark: { radius: '6 cm' }, box: BOX }).shape,
  ),
  figure(
    {
      name: 'kit/round-cone-dome',
      title: 'Cone with a hemisphere on top',
      description:
        'A cone of height 8 cm with its point downwards and a hemisphere of radius 3 cm on its circular top.',
      height: 206,
    },
    iceCream.shape,
  ),
  figure(
    {
      name: 'kit/round-cylinder-cone',
      title: 'Cylinder with a cone on top',
      description:
        'A shaded solid: a cylinder of radius 4 m and height 9 m with a cone of height 6 m on top.',
      height: 206,
    },
    rocket.shape,
  ),
  figure(
    {
      name: 'kit/round-toy',
      title: 'Hemisphere below a cone',
      description:
        'A solid made of a hemisphere of radius 4 cm and, on its flat face, a cone with slant height 9 cm.',
      height: 206,
    },
    toy.shape,
  ),
  figure(
    {
      name: 'kit/round-cone-cut',
      title: 'Cone with a smaller cone to be removed',
      description: 'A cone with a circle halfway up, where a smaller cone is to be cut off.',
      height: 206,
    },
    frustumFromCone.shape,
    ellipseArc(cut.x, cut.y, cut.r, cut.r * 0.27, 180, 360, 'p'),
    ellipseArc(cut.x, cut.y, cut.r, cut.r * 0.27, 0, 180, 'p dash'),
  ),
]
