import { curve, line, type Point, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { smooth, tube, xy } from './organic'

/** A bean in the soil, its skin on. */
function bean(x: number, y: number, cls = 'l sunk'): Shape {
  return curve(
    [
      [x - 13, y - 4],
      [x - 4, y - 10],
      [x + 8, y - 8],
      [x + 13, y + 1],
      [x + 7, y + 9],
      [x - 6, y + 9],
      [x - 7, y + 3],
    ],
    cls,
    true,
  )
}

function rootHairs(x: number, from: number, to: number): Shape {
  const count = Math.max(1, Math.floor((to - from) / 4))
  return Array.from({ length: count }, (_, at) => {
    const y = from + at * 4
    return line(x - 2, y, x - 9, y + 2, 'l thin') + line(x + 2, y, x + 9, y + 2, 'l thin')
  }).join('')
}

function leafPair(x: number, y: number): Shape {
  const leaf = (way: 1 | -1) => {
    const points: Point[] = [
      [x, y],
      [x + way * 8, y - 12],
      [x + way * 22, y - 16],
      [x + way * 26, y - 8],
      [x + way * 14, y],
    ]
    return curve(points, 'l gw', true)
  }
  return leaf(1) + leaf(-1)
}

/** Three stages of a broad bean: the young root out, the shoot hooked, the shoot above the soil with leaves. */
export const germination = drawing({
  title: 'Three stages of a germinating bean',
  height: 190,
  left: 92,
  right: 268,
  tells:
    'Three stages of one seed in the soil. In the first a short pointed part has grown down out of the seed. In the second it is longer, with fine hairs, and a hooked part grows up. In the third the upper part stands above the soil with two green leaves, and side branches grow below.',
  parts: {
    'soil surface': { at: [100, 92], side: 'left', seen: 'the line of the ground' },
    testa: { at: [104, 108], side: 'left', seen: 'the skin of the seed' },
    radicle: { at: [114, 136], side: 'left', seen: 'the part that has grown down' },
    'root hair': { at: [160, 152], side: 'left', seen: 'a fine hair' },
    leaf: { at: [252, 32], side: 'right', seen: 'a flat green blade' },
    plumule: { at: [235, 72], side: 'right', seen: 'the part that has grown up' },
    cotyledon: { at: [244, 112], side: 'right', seen: 'the thick body of the seed' },
    'lateral root': { at: [250, 150], side: 'right', seen: 'a side branch below' },
  },
  draw: () =>
    line(94, 92, 266, 92, 'l thin dash') +
    tube(smooth(xy('114 112, 115 126, 113 140')), [3.4, 2.6, 1], 'l sheet') +
    bean(116, 108) +
    rootHairs(170, 136, 158) +
    tube(smooth(xy('170 112, 170 130, 169 150, 170 170')), [3.4, 3, 2.4, 1], 'l sheet') +
    tube(smooth(xy('176 104, 182 92, 176 82, 168 86')), [3, 3, 3, 2], 'l gw') +
    bean(174, 108) +
    tube(smooth(xy('234 140, 248 148, 258 162')), [2, 1.8, 0.8], 'l sheet') +
    tube(smooth(xy('233 136, 220 146, 212 160')), [2, 1.8, 0.8], 'l sheet') +
    tube(smooth(xy('233 112, 233 136, 234 160, 233 184')), [3.6, 3.2, 2.6, 1], 'l sheet') +
    tube(smooth(xy('234 104, 235 80, 234 60, 234 44')), [3.2, 3, 2.8, 2], 'l gw') +
    leafPair(234, 46) +
    bean(238, 110),
})
