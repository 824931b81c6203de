import { type Assembly, type Labels, tags } from './assembly'
import { bench, clamp, stand } from './stands'
import { separatingFunnel } from './still-parts'
import { beaker } from './vessels'

/** Two liquids that do not mix in a separating funnel over a beaker. */
export function separatingLiquids({
  upper = 'oil',
  lower = 'water',
  labels,
}: { upper?: string; lower?: string } & Labels<'upper' | 'lower' | 'tap'>): Assembly {
  return {
    title: 'Separating two liquids that do not mix',
    description:
      'A separating funnel in a clamp holds two layers of liquid with a clear boundary. Below it, beyond a tap, stands a beaker.',
    height: 256,
    shape:
      bench(240) +
      stand(80, 240, 220) +
      clamp(80, 34, 180, 14) +
      beaker({ x: 180, y: 240, width: 70, height: 62, level: 0.2 }) +
      separatingFunnel(180, 16, { height: 172 }) +
      tags(
        {
          upper: [upper, 256, 60, 204, 76, 'start'],
          lower: [lower, 256, 110, 198, 104, 'start'],
          tap: ['tap', 256, 152, 194, 147, 'start'],
        },
        labels,
      ),
  }
}
