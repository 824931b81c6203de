import { arrow, circle, curve, dot, line, midArrow, type Point, rect, type Shape } from '@/lib/figures/shapes'
import { rodMitochondrion } from './cells'
import { drawing } from './drawing'
import { chance, joined, oval, ovalPoints, pieces, xy } from './organic'

/** The H-shaped grey matter of the spinal cord, in a round cord. */
function spinalCord(x: number, y: number): Shape {
  const half: Point[] = [
    [x, y - 9],
    [x - 12, y - 20],
    [x - 22, y - 36],
    [x - 32, y - 37],
    [x - 31, y - 22],
    [x - 24, y - 6],
    [x - 28, y + 12],
    [x - 34, y + 26],
    [x - 24, y + 33],
    [x - 12, y + 22],
    [x, y + 9],
  ]
  const other = half.slice(1, -1).map(([px, py]): Point => [2 * x - px, py])
  return (
    oval(x, y, 56, 48, 0, 'l sheet') +
    curve([...half, ...other.reverse()], 'l sunk', true) +
    circle(x, y, 3, 'l thin sheet')
  )
}

/** A withdrawal reflex: skin, three neurones through the spinal cord, muscle. */
export const reflexArc = drawing({
  title: 'A reflex arc',
  height: 236,
  left: 98,
  right: 266,
  tells:
    'A round slice of the spinal cord with an H-shaped darker middle stands on the right. A nerve cell whose cell body lies in a swelling leads from a sense organ in the skin, at the left, into the upper part of the slice. A short cell inside joins it to a third cell, whose fibre leaves the lower part and ends in a muscle. Arrows show the direction: from the skin in, and out to the muscle.',
  parts: {
    'receptor in skin': { at: [106, 48], side: 'left', seen: 'where the first cell begins' },
    'sensory neurone': { at: [136, 47], side: 'right', level: 8, seen: 'the first cell' },
    effector: { at: [112, 196], side: 'left', seen: 'the striped body where the third cell ends' },
    'motor neurone': { at: [152, 186], side: 'right', level: 202, seen: 'the third cell' },
    'dorsal root ganglion': { at: [172, 50], side: 'right', seen: 'the swelling' },
    'relay neurone': { at: [196, 126], side: 'right', seen: 'the short cell inside the slice' },
    'grey matter': { at: [236, 134], side: 'right', seen: 'the H-shaped middle' },
    'white matter': { at: [252, 106], side: 'right', seen: 'the outer region of the slice' },
    synapse: { at: [187, 103], side: 'right', seen: 'the gap between two of the cells' },
  },
  draw: () => {
    const roots = joined(
      [
        {
          along: xy('104 48, 130 46, 156 52, 180 60, 186 84'),
          radius: [5, 6, 11, 10, 9],
        },
        {
          along: xy('130 190, 152 186, 176 168, 190 152'),
          radius: [6, 6, 8, 9],
        },
      ],
      'sheet',
    )
    const sensory = curve(xy('106 48, 130 47, 160 54, 176 62, 184 84, 186 100'), 'p')
    const relay = curve(xy('188 106, 194 120, 192 134, 190 144'), 'l')
    const motor = curve(xy('186 152, 176 168, 152 186, 122 194'), 'r')
    return (
      rect(98, 26, 9, 46, 'l rw', 2) +
      roots +
      spinalCord(216, 124) +
      curve(xy('180 81, 186 84, 193 80'), 'sheet') +
      sensory +
      curve(
        [
          [164, 55],
          [166, 48],
        ],
        'p',
      ) +
      oval(166, 46, 5.5, 4.5, 0, 'p sheet') +
      relay +
      dot(188, 106, 'd', 2.5) +
      circle(194, 124, 4.5, 'l sheet') +
      circle(187, 150, 5, 'r sheet') +
      motor +
      oval(112, 196, 12, 20, 0, 'l rw') +
      [-10, -4, 2, 8].map(dy => line(103, 197 + dy, 121, 197 + dy, 'l thin')).join('') +
      midArrow(126, 46.5, 142, 48, 'p', 0.9) +
      midArrow(160, 181, 144, 189, 'r', 0.6)
    )
  },
})

/** A synapse: vesicles, gap, receptors. */
export const synapse = drawing({
  title: 'A synapse',
  height: 216,
  left: 122,
  right: 250,
  tells:
    'The swollen end of one nerve cell lies just above the surface of the next, with a narrow gap between. The swollen end holds many small round bags with dots in them and some rods. Dots lie in the gap. Cup-shaped molecules stand on the surface below. An arrow points down the fibre.',
  parts: {
    'direction of impulse': { at: [180, 24], side: 'left', seen: 'the arrow' },
    mitochondrion: { at: [144, 92], side: 'left', seen: 'a rod with folds' },
    vesicle: { at: [152, 126], side: 'left', seen: 'a small round bag' },
    'synaptic gap': { at: [130, 166], side: 'left', seen: 'the narrow gap' },
    'presynaptic neurone': { at: [206, 80], side: 'right', seen: 'the nerve cell above' },
    neurotransmitter: { at: [148, 160], side: 'left', seen: 'a dot in the gap' },
    'receptor protein': { at: [216, 170], side: 'right', seen: 'a cup-shaped molecule' },
    'postsynaptic neurone': { at: [232, 196], side: 'right', seen: 'the nerve cell below' },
  },
  draw: () => {
    const bags: Point[] = xy('152 126, 170 118, 190 124, 210 132, 164 140, 206 112, 226 128, 138 138')
    const knob: Point[] = xy(
      '180 60, 208 66, 232 90, 242 126, 232 152, 206 155, 180 155, 154 155, 128 152, 118 126, 128 90, 152 66',
    )
    const cups = [140, 164, 190, 216].map(x =>
      curve(
        [
          [x - 4.5, 169],
          [x - 3.5, 175],
          [x, 177],
          [x + 3.5, 175],
          [x + 4.5, 169],
        ],
        'p',
      ),
    )
    return (
      joined(
        [
          { outline: knob },
          {
            along: [
              [180, 8],
              [180, 80],
            ],
            radius: 15,
          },
        ],
        'sheet',
      ) +
      bags
        .map(
          ([x, y]) =>
            circle(x, y, 7.5, 'l w') +
            ovalPoints(x, y, 3.2, 3.2, x, 5)
              .map(([px, py]) => dot(px, py, 'd', 1))
              .join(''),
        )
        .join('') +
      rodMitochondrion(144, 92, 20, 15) +
      rodMitochondrion(220, 100, 20, -40) +
      arrow(180, 14, 180, 50, { cls: 'p' }) +
      pieces(
        [
          xy('110 176, 140 177, 216 177, 250 176'),
          [
            [250, 212],
            [110, 212],
          ],
        ],
        'l sheet',
      ) +
      cups.join('') +
      Array.from({ length: 14 }, (_, at) => dot(148 + at * 5.4, 159 + 8 * chance(at + 3), 'd', 1.3)).join('')
    )
  },
})
