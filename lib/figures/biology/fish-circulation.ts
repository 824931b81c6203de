import { line, midArrow, rect, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'

const organ = (x: number, y: number, fill: string): Shape => rect(x - 36, y - 16, 72, 32, `l ${fill}`, 4)

/** The single circulation of a fish as a plan: one ring through the heart, the gills and the body. */
export const fishCirculation = drawing({
  title: 'A plan of a single circulation',
  height: 220,
  left: 88,
  right: 272,
  tells:
    'A plan of blood flow in one ring. On the left the heart stands as two boxes, one above the other. Blood leaves the upper box of the heart, goes up to an organ at the top, from there down a vessel on the right to the organs at the bottom, and back to the lower box of the heart.',
  parts: {
    ventricle: { at: [92, 96], seen: 'the upper box of the heart' },
    atrium: { at: [92, 128], seen: 'the lower box of the heart' },
    gills: { at: [206, 19], side: 'right', seen: 'the organ at the top' },
    body: { at: [206, 201], side: 'right', seen: 'the organs at the bottom' },
  },
  draw: () =>
    midArrow(112, 82, 112, 30, 'p') +
    line(112, 30, 144, 30, 'p') +
    line(216, 30, 248, 30, 'r') +
    midArrow(248, 30, 248, 190, 'r') +
    line(248, 190, 216, 190, 'r') +
    line(144, 190, 112, 190, 'p') +
    midArrow(112, 190, 112, 142, 'p') +
    rect(92, 82, 40, 30, 'l w') +
    rect(92, 112, 40, 30, 'l w') +
    organ(180, 30, 'sunk') +
    organ(180, 190, 'sunk'),
})
