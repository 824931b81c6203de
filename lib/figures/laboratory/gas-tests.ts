import { line, type Point, polygon, polyline, rect, type Shape } from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { bubbles, bung } from './contents'
import { glassTube } from './glassware'
import { bunsen } from './heating'
import { bench, stand } from './stands'
import { conicalFlask, gasJar, testTube } from './vessels'

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
      deliveryFromTube() +
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

/** The boss and the jaws of the clamp, the delivery tube and its bung. */
function deliveryFromTube(): Shape {
  return (
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
    )
  )
}
