import { line, polyline, rect, type Shape } from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { bubbles, bung, lumps } from './contents'
import { trough } from './dishes'
import { gasSyringe, glassTube, thistleFunnel } from './glassware'
import { wrapped } from './labels'
import { bench, clamp, stand } from './stands'
import { conicalFlask, gasJar } from './vessels'

export type Collection = 'over-water' | 'upward' | 'downward' | 'syringe' | 'cylinder'

type GasPart = 'funnel' | 'flask' | 'liquid' | 'solid' | 'tube' | 'collector' | 'gas' | 'trough'

/** A flask with a thistle funnel in which a solid reacts with a liquid, and the tube that leads its gas away. */
function generator(
  x: number,
  y: number,
  liquid: number,
  route: readonly (readonly [number, number])[],
): Shape {
  return (
    conicalFlask({ x, y, width: 88, height: 94, level: liquid }) +
    lumps(x, y - 2, 4) +
    bubbles(x, y - 12, 18, 4) +
    thistleFunnel(x - 6, y - 152, 142) +
    glassTube(route, 5) +
    bung(x, y - 92, 28) +
    // The stem and the tube pass through the bung.
    rect(x - 9, y - 101, 6, 18, 'sheet') +
    line(x - 9, y - 101, x - 9, y - 83) +
    line(x - 3, y - 101, x - 3, y - 83) +
    rect(x + 4.5, y - 101, 5, 18, 'sheet') +
    line(x + 4.5, y - 101, x + 4.5, y - 83) +
    line(x + 9.5, y - 101, x + 9.5, y - 83)
  )
}

const WAYS: Record<
  Collection,
  { told: string; route: (x: number, y: number) => [number, number][]; draw: () => Shape }
> = {
  'over-water': {
    told: 'under water into an inverted gas jar full of water that stands on a shelf in a trough; gas gathers at the top of the jar',
    route: (x, y) => [
      [x + 7, y - 82],
      [x + 7, y - 122],
      [184, y - 122],
      [184, y - 12],
      [238, y - 12],
      [238, y - 26],
    ],
    draw: () =>
      trough({ x: 240, y: 190, width: 150, height: 74, level: 0.84 }) +
      gasJar({ x: 238, y: 158, height: 118, level: 0.62, inverted: true }) +
      rect(196, 160, 32, 5, 'l sunk') +
      rect(248, 160, 32, 5, 'l sunk') +
      rect(198, 165, 6, 25, 'l sunk') +
      rect(272, 165, 6, 25, 'l sunk') +
      bubbles(238, 158, 60, 5, 5),
  },
  downward: {
    told: 'down to the bottom of an open gas jar that stands on the bench; the gas is denser than air',
    route: (x, y) => [
      [x + 7, y - 82],
      [x + 7, y - 122],
      [206, y - 122],
      [206, y - 14],
    ],
    draw: () =>
      gasJar({ x: 206, y: 190, height: 100 }) +
      polyline(
        [
          [178, 88],
          [200, 88],
          [200, 82],
        ],
        'l thin',
      ) +
      polyline(
        [
          [234, 88],
          [212, 88],
          [212, 82],
        ],
        'l thin',
      ),
  },
  upward: {
    told: 'up to the top of an inverted gas jar; the gas is less dense than air',
    route: (x, y) => [
      [x + 7, y - 82],
      [x + 7, y - 104],
      [150, y - 104],
      [150, y - 28],
      [210, y - 28],
      [210, y - 132],
    ],
    draw: () => gasJar({ x: 210, y: 148, height: 112, inverted: true }),
  },
  syringe: {
    told: 'into a gas syringe that lies level in a clamp',
    route: (x, y) => [
      [x + 7, y - 82],
      [x + 7, y - 122],
      [186, y - 122],
    ],
    draw: () =>
      stand(267, 190, 160) +
      gasSyringe(184, 68, { length: 112, volume: 0.25 }) +
      line(258, 50, 276, 50, 'l thick') +
      line(258, 86, 276, 86, 'l thick'),
  },
  cylinder: {
    told: 'under water into an inverted measuring cylinder full of water in a trough; gas gathers at its top',
    route: (x, y) => [
      [x + 7, y - 82],
      [x + 7, y - 122],
      [184, y - 122],
      [184, y - 12],
      [238, y - 12],
      [238, y - 24],
    ],
    draw: () =>
      trough({ x: 240, y: 190, width: 150, height: 62, level: 0.84 }) +
      gasJar({ x: 238, y: 164, height: 142, width: 34, level: 0.68, inverted: true }) +
      Array.from({ length: 13 }, (_, at) =>
        line(221, 38 + at * 8, 221 + (at % 5 === 0 ? 12 : 7), 38 + at * 8, 'l thin'),
      ).join('') +
      stand(346, 190, 160, 'left') +
      clamp(346, 60, 238, 36) +
      bubbles(238, 160, 56, 5, 5),
  },
}

const COLLECTOR: Record<
  Collection,
  readonly [words: string, x: number, y: number, toX: number, toY: number]
> = {
  'over-water': ['gas jar', 286, 92, 260, 98],
  downward: ['gas jar', 258, 116, 228, 124],
  upward: ['gas jar', 258, 100, 232, 108],
  syringe: ['gas syringe', 244, 22, 240, 53],
  cylinder: ['measuring\ncylinder', 269, 86, 256, 96],
}

/** A gas made from a solid and a liquid and collected: over water, upward (less dense than air), downward, in a syringe or an inverted measuring cylinder. */
export function gasCollection({
  by = 'over-water',
  gas = '',
  liquid = 'dilute acid',
  solid = 'solid',
  labels,
}: { by?: Collection; gas?: string; liquid?: string; solid?: string } & Labels<GasPart>): Assembly {
  const way = WAYS[by]
  const [x, y] = [76, 190]
  const [collector, lx, ly, tx, ty] = COLLECTOR[by]
  const wet = by === 'over-water' || by === 'cylinder'
  const gasAt = {
    'over-water': [286, 44, 246, 56],
    cylinder: [276, 34, 244, 46],
    downward: [258, 150, 214, 156],
    upward: [258, 60, 220, 64],
    syringe: [172, 104, 216, 74],
  }[by] as [number, number, number, number]
  return {
    title: `Making ${gas || 'a gas'} and collecting it ${wet ? 'over water' : by === 'syringe' ? 'in a gas syringe' : 'by displacement of air'}`,
    description: `A conical flask holds lumps of a solid under a liquid, and bubbles rise. A thistle funnel reaches through the bung to below the surface of the liquid. A delivery tube leads from the top of the flask ${way.told}.`,
    height: 236,
    shape:
      bench(190) +
      way.draw() +
      generator(x, y, 0.34, way.route(x, y)) +
      tags<GasPart>(
        {
          funnel: ['thistle funnel', 92, 32, 75, 66],
          tube: ['', 150, 50, 150, 68],
          flask: ['', 8, 120, 50, 120],
          liquid: [liquid, 8, 224, 54, 178, 'start'],
          solid: [solid, 112, 224, 84, 185, 'start'],
          collector: [collector, lx, ly, tx, ty],
          gas: [wrapped(gas), ...gasAt],
          trough: [wet ? 'water' : '', 282, 224, 304, 164, 'start'],
        },
        labels,
      ),
  }
}
