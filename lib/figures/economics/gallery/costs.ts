import { figure } from '@/lib/figures/figure'
import { costCurves, longRunCost } from '../costs'
import { DIAGRAM_HEIGHT } from '../diagram'

const height = DIAGRAM_HEIGHT

export const pieces = [
  figure(
    {
      name: 'kit/cost-curves',
      title: 'Short-run cost curves of a firm',
      description:
        'Cost on the vertical axis, output on the horizontal axis. AFC falls throughout. AVC and AC are U-shaped and draw together. MC rises through the lowest points of AVC, S, and of AC, B.',
      height,
    },
    costCurves({ mark: { shutDown: 'S', breakEven: 'B' } }).shape,
  ),
  figure(
    {
      name: 'kit/cost-curves-letters',
      title: 'Three cost curves of a firm, lettered',
      description:
        'Cost on the vertical axis, output on the horizontal axis. Three U-shaped curves W, X and Y. W rises through the lowest points of X and Y.',
      height,
    },
    costCurves({ show: ['mc', 'ac', 'avc'], names: { mc: 'W', ac: 'X', avc: 'Y' } }).shape,
  ),
  figure(
    {
      name: 'kit/long-run-cost',
      title: 'Long-run average cost and three plants',
      description:
        'Average cost on the vertical axis, output on the horizontal axis. A U-shaped LRAC touches three short-run curves SRAC1 to SRAC3 from below. Its lowest point is at output Qm.',
      height,
    },
    longRunCost().shape,
  ),
]
