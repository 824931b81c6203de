import { circle, curve, type Point, rect } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { beside, chance, mirrored, pieces, smooth, xy } from './organic'

const ROOT: readonly Point[] = xy('141 112, 146 150, 154 182, 162 174, 168 150, 173 134, 180 128')

/** From the neck on the left over the crown to the neck on the right; the given half starts in the middle. */
function acrossCrown(half: readonly Point[]): Point[] {
  const right = half.map(([x, y]): Point => [360 - x, y])
  return [...half.slice(1).reverse(), ...right]
}

/** A molar in its socket, cut from crown to root. */
export const toothSection = drawing({
  title: 'A molar tooth in section',
  height: 214,
  left: 104,
  right: 256,
  tells:
    'A tooth with two roots, cut lengthwise. A thick outer layer caps the part above the soft tissue. Below it is a wider layer that reaches down into both roots and encloses a hollow with fine threads. A thin layer covers the roots. The roots stand in a hard block covered by soft tissue.',
  parts: {
    enamel: { at: [144, 30], side: 'left', seen: 'the outer layer of the crown' },
    gum: { at: [118, 92], side: 'left', seen: 'the soft tissue' },
    cement: { at: [142, 118], side: 'left', seen: 'the thin layer over a root' },
    'jaw bone': { at: [118, 156], side: 'left', seen: 'the hard block' },
    dentine: { at: [206, 52], side: 'right', seen: 'the wider layer below the outer one' },
    'pulp cavity': { at: [184, 92], side: 'right', seen: 'the hollow' },
    'nerve and blood vessels': { at: [205, 150], side: 'right', seen: 'the threads in the hollow' },
  },
  draw: () => {
    const crown: Point[] = xy('180 26, 170 19, 158 13, 144 18, 135 38, 135 62, 139 84')
    const dentine: Point[] = xy('180 42, 168 35, 156 32, 149 42, 144 62, 139 84')
    const outline = smooth(mirrored([...crown, ...ROOT], 180), true)
    const pulp: Point[] = xy(
      '180 70, 168 62, 159 66, 156 84, 154 112, 154 146, 155 168, 158 160, 162 132, 168 116, 180 110',
    )
    const nerve = (way: 1 | -1, shift: number, cls: string) =>
      curve(
        [
          [180 + way * (26 - shift * 0.3), 206],
          [180 + way * (25 - shift * 0.3), 178],
          [180 + way * (24 - shift), 140],
          [180 + way * (20 - shift), 104],
          [180 + way * (13 - shift), 78],
        ],
        cls,
      )
    return (
      rect(106, 100, 148, 104, 'l sunk') +
      Array.from({ length: 40 }, (_, at) =>
        circle(112 + 22 * chance(at) + (at % 2) * 114, 108 + 90 * chance(at + 50), 1.4, 'l thin sheet'),
      ).join('') +
      curve(
        xy('106 100, 106 84, 122 76, 137 84, 141 100, 180 104, 219 100, 223 84, 238 76, 254 84, 254 100'),
        'l rw',
      ) +
      curve(outline, 'l sheet', true) +
      curve(beside(outline, -2.6, true), 'l sunk', true) +
      pieces([acrossCrown(crown), acrossCrown(dentine).reverse()], 'sheet') +
      curve(outline, 'l', true) +
      curve(acrossCrown(dentine)) +
      curve(mirrored(pulp, 180), 'l rw', true) +
      nerve(1, 0, 'r thin') +
      nerve(-1, 0, 'r thin') +
      nerve(1, 3, 'p thin') +
      nerve(-1, 3, 'p thin')
    )
  },
})
