import { type Assembly, type Labels, tags } from './assembly'
import { gasSyringe, glassTube, thistleFunnel } from './glassware'
import { bunsen } from './heating'
import { wrapped } from './labels'
import { line, type Point, polygon, polyline, rect, type Shape } from './shapes'
import { bench, clamp, stand } from './stands'
import { bubbles, bung, conicalFlask, gasJar, lumps, testTube, trough } from './vessels'

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
      stand(336, 190, 160, 'left') +
      clamp(336, 60, 238, 36) +
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

/** A solid heated in a test-tube that leans slightly down to its mouth, its gas led into a liquid. */
export function heatingSolid({
  solid = 'solid',
  liquid = 'limewater',
  labels,
}: { solid?: string; liquid?: string } & Labels<'solid' | 'liquid' | 'heat' | 'tube'>): Assembly {
  const wall: Point[] = [
    [206, 62],
    [84, 42],
    [76, 44],
    [71, 52],
    [74, 60],
    [82, 64],
    [202, 84],
  ]
  return {
    title: 'Heating a solid and testing the gas',
    description: `A test-tube with a solid at its closed end is clamped nearly level, its mouth a little lower than its end. A Bunsen burner heats the solid. A delivery tube leads from the bung of the tube down into a liquid in a second test-tube, where bubbles rise.`,
    height: 220,
    shape:
      bench(204) +
      stand(160, 204, 180) +
      polygon(wall, 'sheet') +
      polygon(
        [
          [73, 57],
          [112, 56],
          [128, 71.5],
          [82, 64],
        ],
        'l sunk',
      ) +
      polyline(wall) +
      bunsen(96, 204, { height: 130 }) +
      rect(153, 57, 14, 32, 'l sunk', 2) +
      line(150, 52, 172, 55.5, 'l thick') +
      line(150, 76.5, 172, 80, 'l thick') +
      glassTube(
        [
          [196, 71],
          [262, 82],
          [262, 168],
        ],
        5,
      ) +
      polygon(
        [
          [200, 58],
          [213, 62],
          [210, 87],
          [196, 85],
        ],
        'l sunk',
      ) +
      testTube({ x: 262, y: 196, height: 96, width: 26, level: 0.5 }) +
      bubbles(262, 170, 18, 4, 6) +
      tags(
        {
          solid: [solid, 12, 24, 90, 60, 'start'],
          heat: ['', 40, 150, 80, 150],
          tube: ['delivery tube', 268, 58, 240, 78, 'start'],
          liquid: [liquid, 290, 176, 270, 172],
        },
        labels,
      ),
  }
}

/** A gas bubbled through a liquid that dries it, into a jar for a gas that is denser than air. */
export function dryingGas({
  gas = 'damp gas',
  agent = 'concentrated\nsulfuric acid',
  labels,
}: { gas?: string; agent?: string } & Labels<'gas' | 'agent' | 'dry'>): Assembly {
  return {
    title: 'Drying a gas',
    description:
      'A gas enters a flask by a tube that dips into a liquid; bubbles rise from its end. The gas leaves by a second tube that starts above the liquid and leads down to the bottom of an open gas jar.',
    height: 200,
    shape:
      bench(184) +
      conicalFlask({ x: 130, y: 184, width: 96, height: 104, level: 0.36 }) +
      glassTube(
        [
          [30, 62],
          [124, 62],
          [124, 168],
        ],
        5,
      ) +
      glassTube(
        [
          [136, 96],
          [136, 40],
          [262, 40],
          [262, 168],
        ],
        5,
      ) +
      bung(130, 82, 30) +
      [124, 136]
        .map(
          px =>
            rect(px - 2.5, 72, 5, 20, 'sheet') +
            line(px - 2.5, 72, px - 2.5, 92) +
            line(px + 2.5, 72, px + 2.5, 92),
        )
        .join('') +
      bubbles(124, 166, 18, 4, 7) +
      gasJar({ x: 262, y: 184, height: 110 }) +
      line(30, 62, 44, 62, 'l') +
      tags(
        {
          gas: [gas, 12, 36, 40, 58, 'start'],
          agent: [agent, 8, 132, 92, 168, 'start'],
          dry: ['dry gas', 300, 120, 270, 140],
        },
        labels,
      ),
  }
}
