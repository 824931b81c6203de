import { circle, curve, dot, type Point, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { blob, chance, smooth, xy } from './organic'

export const redBloodCell = drawing({
  title: 'A red blood cell, from above and cut through',
  height: 116,
  left: 76,
  right: 268,
  tells:
    'Two views. From above the cell is a circle with a paler, sunken middle. Cut through, it is a thin disc whose middle is thinner than its rim, on both faces. There is no round body inside.',
  parts: {
    'seen from above': { at: [90, 40], seen: 'the view as a circle', side: 'left' },
    'cell membrane': { at: [256, 42.5], seen: 'the line around the cut cell', side: 'right' },
    cytoplasm: { at: [252, 64], seen: 'the coloured inside of the cut cell', side: 'right' },
  },
  draw: () => {
    const half: Point[] = xy('219 52, 204 50, 192 43, 178 45, 172 58, 178 71, 192 73, 204 66, 219 64')
    const other = half.map(([x, y]): Point => [438 - x, y]).reverse()
    return (
      circle(118, 58, 40, 'l rw') +
      circle(118, 58, 17, 'l thin sheet') +
      curve([...half, ...other.slice(1, -1)], 'l rw', true)
    )
  },
})

/** The lobes of a phagocyte's nucleus, joined by narrow bridges. */
function lobedNucleus(x: number, y: number, size: number): Shape {
  return curve(
    smooth(
      [
        [x - size, y - size * 0.3],
        [x - size * 0.55, y - size * 0.85],
        [x - size * 0.16, y - size * 0.42],
        [x + size * 0.28, y - size * 0.95],
        [x + size * 0.86, y - size * 0.72],
        [x + size * 0.9, y - size * 0.1],
        [x + size * 0.5, y + size * 0.1],
        [x + size * 0.6, y + size * 0.75],
        [x, y + size * 0.9],
        [x - size * 0.22, y + size * 0.4],
        [x + size * 0.05, y + size * 0.02],
        [x - size * 0.2, y - size * 0.12],
        [x - size * 0.6, y + size * 0.25],
      ],
      true,
    ),
    'l sunk',
    true,
  )
}

export const phagocyte = drawing({
  title: 'A phagocyte',
  height: 130,
  left: 116,
  right: 244,
  tells:
    'A rounded cell of uneven outline. The dark body inside it is made of several lobes joined by narrow bridges. Small grains lie around it.',
  parts: {
    'cell membrane': { at: [124, 44], seen: 'the line around the cell' },
    'lobed nucleus': { at: [196, 54], side: 'right', seen: 'the body made of several lobes' },
    cytoplasm: { at: [212, 88], seen: 'the grainy region around that body' },
  },
  draw: () =>
    blob(180, 65, 58, 55, 'l sheet', 0.04, 9) +
    lobedNucleus(180, 64, 30) +
    Array.from({ length: 16 }, (_, at) => {
      const angle = at * 0.42
      return dot(
        180 + (42 + 5 * chance(at)) * Math.cos(angle),
        65 + (40 + 5 * chance(at + 9)) * Math.sin(angle),
        'd2',
        1.1,
      )
    }).join(''),
})

export const lymphocyte = drawing({
  title: 'A lymphocyte',
  height: 116,
  left: 122,
  right: 238,
  tells: 'A round cell almost filled by one large, round body, so that only a narrow band is left around it.',
  parts: {
    'cell membrane': { at: [132, 40], seen: 'the line around the cell' },
    nucleus: { at: [200, 52], side: 'right', seen: 'the large round body' },
    cytoplasm: { at: [221, 74], side: 'right', seen: 'the narrow band around the large body' },
  },
  draw: () => blob(180, 58, 50, 50, 'l sheet', 0.015, 3) + circle(177, 58, 38, 'l sunk'),
})
