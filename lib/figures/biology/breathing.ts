import { arrow, curve, type Point } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { smooth, tube } from './organic'

type BreathValues = { phase: 'in' | 'out' }

/** A side view of ribs and diaphragm, breathing in (ribs up, diaphragm flat) or out. */
export const breathing = drawing({
  title: 'Ribs and diaphragm in breathing',
  height: 200,
  left: 116,
  right: 250,
  tells: ({ phase = 'in' }: Partial<BreathValues>) =>
    `A side view of the chest, with a column of bones on the left and the breastbone on the right. The long bones between slope ${phase === 'in' ? 'only a little, and the breastbone is far from the column; the sheet below is nearly flat' : 'steeply down, and the breastbone is near the column; the sheet below is a high dome'}. An arrow at the breastbone points ${phase === 'in' ? 'up and out' : 'down and in'}, an arrow below points ${phase === 'in' ? 'down' : 'up'}.`,
  parts: ({ phase = 'in' }: Partial<BreathValues>) => ({
    spine: { at: [130, 60] as Point, seen: 'the column on the left', side: 'left' as const },
    lung: {
      at: [160, phase === 'in' ? 150 : 119] as Point,
      seen: 'the organ inside the chest',
      side: 'left' as const,
    },
    diaphragm: {
      at: [phase === 'in' ? 226 : 211, 172] as Point,
      seen: 'the sheet below',
      side: 'right' as const,
    },
    rib: {
      at: [phase === 'in' ? 200 : 186, phase === 'in' ? 67 : 82] as Point,
      seen: 'one of the sloping bones',
      side: 'right' as const,
    },
    sternum: {
      at: [phase === 'in' ? 224 : 205, phase === 'in' ? 84 : 104] as Point,
      seen: 'the bone on the right',
      side: 'right' as const,
    },
  }),
  draw: ({ phase = 'in' }: Partial<BreathValues>) => {
    const [front, drop, dome] = phase === 'in' ? [222, 12, 6] : [202, 34, 34]
    const ribs = [38, 58, 78, 98, 118].map((y, at) =>
      tube(
        smooth([
          [136, y],
          [165, y + drop * 0.35 - 1],
          [front + at * 1.5, y + drop],
        ]),
        3.2,
        'l sheet',
      ),
    )
    const spine = Array.from({ length: 9 }, (_, at) => curve(boneOutline(130, 28 + at * 18), 'l sheet', true))
    const low = 172
    const lungs: Point[] = [
      [150, 30],
      [142, 60],
      [141, low - dome * 0.4 - 12],
      [170, low - dome - 8],
      [front - 8, low - dome * 0.4 - 14],
      [front - 12, 90],
      [front - 28, 46],
    ]
    return (
      curve(lungs, 'l rw', true) +
      tube(
        smooth([
          [138, low],
          [160, low - dome * 0.85],
          [180, low - dome],
          [front - 4, low - dome * 0.5],
          [front + 12, low + 4],
        ]),
        2.6,
        'l sunk',
      ) +
      ribs.join('') +
      tube(
        [
          [front - 2, 34 + drop],
          [front + 4, 80 + drop],
          [front + 8, 124 + drop],
        ],
        4.5,
        'l sheet',
      ) +
      spine.join('') +
      (phase === 'in'
        ? arrow(232, 46, 248, 28, { cls: 'p' }) + arrow(180, 178, 180, 198, { cls: 'p' })
        : arrow(232, 36, 214, 60, { cls: 'p' }) + arrow(180, 180, 180, 150, { cls: 'p' }))
    )
  },
})

function boneOutline(x: number, y: number): Point[] {
  return [
    [x - 7, y - 7],
    [x + 7, y - 7],
    [x + 6, y],
    [x + 7, y + 7],
    [x - 7, y + 7],
    [x - 6, y],
  ]
}
