import {
  arrow,
  curve,
  line,
  type Point,
  polar,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { glassTube } from './glassware'
import { linearScale } from './scales'

/** A square frame to count plants in; the points stand for plants, as parts of its side. */
export function quadrat(
  x: number,
  y: number,
  side: number,
  plants: readonly Point[] = [],
  divisions = 0,
): Shape {
  const grid = Array.from({ length: Math.max(0, divisions - 1) }, (_, at) => {
    const part = (side * (at + 1)) / divisions
    return line(x + part, y, x + part, y + side, 'l thin') + line(x, y + part, x + side, y + part, 'l thin')
  })
  return (
    rect(x, y, side, side, 'l thick') +
    grid.join('') +
    plants.map(([px, py]) => plant(x + px * side, y + py * side)).join('')
  )
}

function plant(x: number, y: number): Shape {
  return [90, 162, 234, 306, 18].map(turn => line(x, y, ...polar(x, y, 6, turn), 'g')).join('')
}

/** A potometer: a shoot in a bung, a reservoir with a tap, a capillary tube with a bubble along a scale. */
export function potometer({
  bubble = 35,
  labels,
}: { bubble?: number } & Labels<'shoot' | 'bubble' | 'scale' | 'reservoir'> = {}): Assembly {
  const scale = linearScale({
    from: 0,
    to: 100,
    division: 5,
    numbered: 20,
    x: 150,
    y: 186,
    length: 138,
    way: 'right',
  })
  const at = scale.at(Math.min(95, Math.max(3, bubble)))[0]
  return {
    title: 'A potometer',
    description:
      'A leafy shoot is fixed by a bung in a tube full of water. The tube leads to a level capillary tube with a millimetre scale, which ends in a beaker of water. A reservoir with a tap joins between them. There is one air bubble in the capillary tube.',
    height: 244,
    shape:
      potometerGlass() +
      rect(at - 5, 166.8, 10, 6.4, 'sheet') +
      line(at - 5, 167, at - 5, 173) +
      line(at + 5, 167, at + 5, 173) +
      scale.shape +
      text(190, 228, labels?.scale ?? 'scale / mm') +
      tags(
        {
          shoot: ['leafy shoot', 122, 30, 96, 34, 'start'],
          reservoir: ['reservoir', 148, 92, 120, 96, 'start'],
          bubble: ['air bubble', Math.min(at + 26, 276), 140, at, 166, 'start'],
        },
        labels,
      ),
  }
}

function potometerGlass(): Shape {
  const leaf = (lx: number, ly: number, way: number) =>
    curve(
      [
        [lx, ly],
        [lx + way * 16, ly - 13],
        [lx + way * 34, ly - 6],
        [lx + way * 18, ly + 4],
      ],
      'l gw',
      true,
    )
  return (
    rect(70, 166, 252, 8, 'w') +
    rect(58, 96, 24, 78, 'w') +
    line(58, 92, 58, 174) +
    line(82, 92, 82, 166) +
    line(58, 174, 122, 174) +
    line(122, 174, 322, 174) +
    line(82, 166, 106, 166) +
    line(118, 166, 330, 166) +
    line(322, 174, 322, 200) +
    line(330, 166, 330, 200) +
    rect(106, 96, 12, 70, 'w') +
    line(106, 166, 106, 126) +
    line(118, 166, 118, 126) +
    polygon(
      [
        [106, 126],
        [98, 112],
        [98, 84],
        [126, 84],
        [126, 112],
        [118, 126],
      ],
      'l w',
    ) +
    rect(104, 142, 16, 5, 'l d') +
    rect(55, 88, 30, 14, 'l sunk') +
    line(70, 150, 70, 18, 'g') +
    leaf(70, 34, 1) +
    leaf(70, 52, -1) +
    leaf(70, 72, 1) +
    leaf(70, 22, -1) +
    rect(304, 200, 44, 34, 'l w')
  )
}

/** A simple respirometer: living things over an absorber in a tube, a drop of coloured liquid in a capillary. */
export function respirometer({
  organisms = 'maggots',
  absorber = 'soda lime',
  drop = 0.4,
  labels,
}: { organisms?: string; absorber?: string; drop?: number } & Labels<
  'organisms' | 'absorber' | 'gauze' | 'drop' | 'tap'
> = {}): Assembly {
  const at = 150 + 150 * Math.min(1, Math.max(0, drop))
  const scale = linearScale({
    from: 0,
    to: 10,
    division: 0.5,
    numbered: 2,
    x: 150,
    y: 76,
    length: 150,
    way: 'right',
    bare: true,
  })
  return {
    title: 'A simple respirometer',
    description:
      'A tube is closed by a bung. Small living things are on a gauze above a solid that absorbs carbon dioxide. A capillary tube leads from the bung along a scale; there is a drop of coloured liquid in it, and an arrow points from it towards the tube. A second tube with a tap goes through the bung.',
    height: 210,
    shape:
      respirometerTube() +
      rect(at - 8, 62.8, 16, 6.4, 'rd') +
      scale.shape +
      arrow(at + 30, 100, at - 14, 100, { head: 7 }) +
      tags(
        {
          organisms: [organisms, 134, 128, 96, 124, 'start'],
          absorber: [absorber, 134, 172, 98, 168, 'start'],
          gauze: ['gauze', 134, 150, 101, 140, 'start'],
          drop: ['coloured liquid', at + 14, 42, at, 63, 'start'],
          tap: ['tap', 6, 28, 60, 38, 'start'],
        },
        labels,
      ),
  }
}

function respirometerTube(): Shape {
  const body = [
    [70, 118],
    [82, 124],
    [93, 119],
    [78, 130],
    [88, 132],
  ]
    .map(([px = 0, py = 0]) => `<ellipse class="l sheet" cx="${px}" cy="${py}" rx="7" ry="3.5"/>`)
    .join('')
  return (
    `<path class="sunk" d="M62 154L102 154L102 186L96 196L82 199L68 196L62 186Z"/>` +
    line(62, 140, 102, 140, 'l dash') +
    body +
    polyline([
      [62, 60],
      [62, 186],
      [68, 196],
      [82, 199],
      [96, 196],
      [102, 186],
      [102, 60],
    ]) +
    rect(58, 54, 48, 16, 'l sunk') +
    glassTube(
      [
        [72, 84],
        [72, 22],
      ],
      6,
    ) +
    rect(62, 36, 20, 5, 'l d') +
    glassTube(
      [
        [92, 92],
        [92, 44],
        [112, 44],
        [112, 66],
        [330, 66],
      ],
      7,
    )
  )
}
