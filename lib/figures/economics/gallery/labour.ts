import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { labourMarket, monopsony, wageFloor } from '../labour'

const axes = 'Wage rate on the vertical axis, quantity of labour on the horizontal axis. '
const height = DIAGRAM_HEIGHT

export const pieces = [
  figure(
    {
      name: 'kit/labour-market',
      title: 'A rise in the demand for labour',
      description: `${axes}MRP moves right from MRP1 to MRP2 along supply SL. The wage rises from W1 to W2 and employment from L1 to L2.`,
      height,
    },
    labourMarket({ demandMove: 22 }).shape,
  ),
  figure(
    {
      name: 'kit/labour-supply',
      title: 'A fall in the supply of labour',
      description: `${axes}Supply moves left from SL1 to SL2. The wage rises from W1 to W2 and employment falls from L1 to L2.`,
      height,
    },
    labourMarket({ supplyMove: -20 }).shape,
  ),
  figure(
    {
      name: 'kit/minimum-wage',
      title: 'A minimum wage in a competitive labour market',
      description: `${axes}A level line Wmin lies above W1. At Wmin firms hire L2, fewer than L1, and L3 workers offer themselves; the gap is marked unemployment.`,
      height,
    },
    wageFloor().shape,
  ),
  figure(
    {
      name: 'kit/union',
      title: 'A union raises the wage',
      description: `${axes}Up to L3 the supply of labour becomes a level line at W2, above W1. Employment is L2, where it meets MRP.`,
      height,
    },
    wageFloor({ by: 'union' }).shape,
  ),
  figure(
    {
      name: 'kit/monopsony',
      title: 'A single buyer of labour',
      description: `${axes}MCL rises twice as steeply as SL = ACL. It meets MRP at L1, where the wage read from ACL is W1. ACL meets MRP at Lc and Wc. A triangle X is shaded.`,
      height,
    },
    monopsony({ shade: ['deadweightLoss'], letters: { deadweightLoss: 'X' } }).shape,
  ),
  figure(
    {
      name: 'kit/monopsony-minimum',
      title: 'A minimum wage for a single buyer of labour',
      description: `${axes}MCL, SL = ACL and MRP as before, with a level line Wmin above W1. Employment rises from L1 to L2, where Wmin meets ACL.`,
      height,
    },
    monopsony({ minimumWage: 42 }).shape,
  ),
]
