import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { bufferStock, elasticityAlong, externality, pigouTax } from '../welfare'

const axes = 'Costs and benefits on the vertical axis, quantity on the horizontal axis. '
const height = DIAGRAM_HEIGHT

export const pieces = [
  figure(
    {
      name: 'kit/negative-production',
      title: 'A negative externality of production',
      description: `${axes}MSC lies above MPC. The market gives Q1, where MPC meets MPB; MSC meets MSB at Q2. The triangle between them is lettered W.`,
      height,
    },
    externality('negative production', { letters: { welfare: 'W' } }).shape,
  ),
  figure(
    {
      name: 'kit/negative-consumption',
      title: 'A negative externality of consumption',
      description: `${axes}MSB lies below MPB. The market gives Q1, where MPC meets MPB; MSC meets MSB at Q2. A triangle between them is shaded.`,
      height,
    },
    externality('negative consumption', { mark: { market: 'X', optimum: 'Y', marginOfMarket: 'Z' } }).shape,
  ),
  figure(
    {
      name: 'kit/positive-production',
      title: 'A positive externality of production',
      description: `${axes}MSC lies below MPC. The market gives Q1, where MPC meets MPB; MSC meets MSB at Q2. A triangle between them is shaded.`,
      height,
    },
    externality('positive production').shape,
  ),
  figure(
    {
      name: 'kit/positive-consumption',
      title: 'A positive externality of consumption',
      description: `${axes}MSB lies above MPB. The market gives Q1, where MPC meets MPB; MSC meets MSB at Q2, further right. A triangle between them is shaded.`,
      height,
    },
    externality('positive consumption', { marginalExternal: '*MEB*' }).shape,
  ),
  figure(
    {
      name: 'kit/pigou-tax',
      title: 'A tax that makes producers pay an external cost',
      description: `${axes}A tax moves private cost MPC up to MSC. Output falls from Q1 to Q2, the price rises from P1 to P2, and the revenue is area R.`,
      height,
    },
    pigouTax({ shade: ['revenue'], letters: { revenue: 'R' } }).shape,
  ),
  figure(
    {
      name: 'kit/buffer-stock',
      title: 'A buffer stock between two prices',
      description:
        'Price on the vertical axis, quantity on the horizontal axis. Upright supply curves S1, S2 (good harvest) and S3 (poor harvest) and a falling demand curve D. Level lines show a ceiling and a floor price. Areas K and L are shaded.',
      height,
    },
    bufferStock({ shade: ['purchase', 'sale'], letters: { purchase: 'K', sale: 'L' } }).shape,
  ),
  figure(
    {
      name: 'kit/elasticity-along',
      title: 'Elasticity along a straight demand curve',
      description:
        'Price on the vertical axis, quantity on the horizontal axis. A straight demand curve D from axis to axis. PED is infinite at the price axis, above 1 in the upper half, 1 at the middle, below 1 in the lower half, and 0 at the quantity axis.',
      height,
    },
    elasticityAlong().shape,
  ),
  figure(
    {
      name: 'kit/elasticity-letters',
      title: 'Five points of a demand curve',
      description:
        'Price on the vertical axis, quantity on the horizontal axis. A straight demand curve D from axis to axis with points J, K, L, M and N on it from the price axis to the quantity axis; L is its middle.',
      height,
    },
    elasticityAlong({
      values: false,
      reads: false,
      mark: { top: 'J', elastic: 'K', middle: 'L', inelastic: 'M', bottom: 'N' },
    }).shape,
  ),
]
