import type { Figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { distillation } from '@/lib/figures/laboratory/separation'
import { condenser } from '@/lib/figures/laboratory/still-parts'
import { arrow, dot, type Point, text } from '@/lib/figures/shapes'

/** Where parts of the still are: the apparatus of the kit, simple distillation, on a canvas 244 high. */
const ARM = 70

const { waterIn, waterOut } = condenser(150, ARM + 14, 282, ARM + 72)

const [IN_X, IN_Y] = waterIn
const [OUT_X, OUT_Y] = waterOut

const PARTS = {
  condenser: { at: [214, 112], within: 48 },
  distillate: { at: [292, 221], within: 30 },
  thermometer: { at: [84, 38], within: 26 },
  flask: { at: [84, 132], within: 34 },
} as const

export type StillLabel = keyof typeof PARTS

export const STILL_LABELS = Object.keys(PARTS) as StillLabel[]

/** Where the dot of a label may be. */
export const partZone = (part: StillLabel): { at: Point; within: number } => PARTS[part]

/** Arrows of the cooling water, each as two places that it passes. */
export const WATER: Record<'in' | 'out', readonly [Point, Point]> = {
  in: [
    [IN_X - 3, IN_Y + 20],
    [IN_X - 1, IN_Y + 7],
  ],
  out: [
    [OUT_X + 1, OUT_Y - 7],
    [OUT_X + 3, OUT_Y - 20],
  ],
}

/** Simple distillation without names, or with those that were asked. */
export function stillToLabel(liquid: string, model: readonly StillLabel[] | null): Figure {
  const [from, to] = WATER.in
  const [begin, end] = WATER.out
  return assembled(
    `experimental-techniques-4/still-to-label${model ? '-model' : ''}`,
    distillation({
      // A long name would stand where the arrow of the water begins.
      liquid: liquid.includes(' solution') ? 'solution' : liquid,
      labels: { thermometer: '', condenser: '', distillate: '', waterIn: '', waterOut: '' },
    }),
    {
      title: model ? 'The apparatus with labels and arrows' : 'Apparatus without labels',
      description: `${liquid} boils in a round flask over a burner. An instrument in the bung has its bulb level with the side arm. Vapour passes through the side arm into a sloping tube inside a jacket, which has one opening at its upper end and one at its lower end. A liquid drops into a conical flask.${model ? ` Labels: ${model.join(', ')}. An arrow leads into the lower opening, another out of the upper opening.` : ''}`,
    },
    ...(model
      ? [
          ...model.map(part => {
            const [x, y] = part === 'distillate' ? [278, 221] : PARTS[part].at
            return dot(x, y, 'rd', 2.5) + text(x + 6, y + 4.5, part, { cls: 'tr' })
          }),
          arrow(from[0] - 1, from[1] + 6, ...to, { cls: 'r', head: 7 }),
          arrow(...begin, end[0] + 1, end[1] - 6, { cls: 'r', head: 7 }),
        ]
      : []),
  )
}
