import { figure } from '@/lib/figures/figure'
import { arrow, polyline, text } from '@/lib/figures/shapes'
import {
  elevation,
  isometricCubes,
  isometricDots,
  isometricPoint,
  type Stacks,
  squareGrid,
} from '../isometric'

const STEPS: Stacks = [
  [3, 2, 1],
  [2, 1, 0],
  [1, 0, 0],
]
const L_SHAPE: Stacks = [
  [2, 1, 1],
  [1, 0, 0],
]
const at = { x: 180, y: 182 }
const paper = { x: 203, y: 144 }
const corner = { x: 180, y: 171 }
const corner3d = (r: number, l: number, up: number) => isometricPoint(corner, r, l, up)

export const pieces = [
  figure(
    {
      name: 'kit/isometric-cubes',
      title: 'Ten cubes in steps',
      description:
        'Ten cubes stacked in a corner like stairs: three high at the back, falling by one cube at each step to the front and to the right.',
      height: 200,
    },
    isometricCubes(STEPS, at),
  ),
  figure(
    {
      name: 'kit/isometric-dots',
      title: 'Five cubes on isometric paper',
      description:
        'Five cubes drawn on isometric dots: a row of three at the back with one cube on top of its left end and one in front of that end. Arrows show the directions of front and side.',
      height: 200,
    },
    isometricDots({ left: 20, top: 14, width: 320, height: 148 }, [paper.x, paper.y]),
    isometricCubes(L_SHAPE, { ...paper, tones: false }),
    arrow(110, 192, 138, 176, { label: 'front', labelAt: [102, 196], anchor: 'end' }),
    arrow(280, 192, 252, 176, { label: 'side', labelAt: [288, 196], anchor: 'start' }),
  ),
  figure(
    {
      name: 'kit/isometric-views',
      title: 'Plan and elevations of five cubes',
      description:
        'Three squared grids. The plan covers three squares in the back row and one in front of the left one. The front elevation has two squares on the left and one in each of the other columns. The side elevation has one square on the left and two on the right.',
      height: 140,
    },
    elevation(L_SHAPE, 'plan', 14, 14),
    elevation(L_SHAPE, 'front', 135, 14),
    elevation(L_SHAPE, 'side', 256, 14),
  ),
  figure(
    {
      name: 'kit/isometric-blank',
      title: 'Squared paper for a plan',
      description:
        'A blank grid of five by five squares for the plan, and a blank grid of eight by four squares beside it.',
      height: 140,
    },
    elevation(L_SHAPE, 'plan', 14, 14, { blank: true }),
    squareGrid(150, 32, 8, 4, 18),
    text(222, 121, 'elevation', { anchor: 'middle', cls: 's' }),
  ),
  figure(
    {
      name: 'kit/isometric-prism',
      title: 'Prism on isometric paper',
      description: 'A cuboid of 3 by 2 by 2 units drawn on isometric dots, its three visible faces outlined.',
      height: 200,
    },
    isometricDots({ left: 20, top: 10, width: 320, height: 180 }, [corner.x, corner.y]),
    polyline([
      corner3d(0, 0, 0),
      corner3d(3, 0, 0),
      corner3d(3, 0, 2),
      corner3d(0, 0, 2),
      corner3d(0, 0, 0),
      corner3d(0, 2, 0),
      corner3d(0, 2, 2),
      corner3d(0, 0, 2),
    ]),
    polyline([corner3d(0, 2, 2), corner3d(3, 2, 2), corner3d(3, 0, 2)]),
  ),
]
