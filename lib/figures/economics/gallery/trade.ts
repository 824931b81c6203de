import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { comparativeAdvantage, gainFromTrade, quota, tariff } from '../trade'

const axes = 'Price on the vertical axis, quantity on the horizontal axis. '
const letters = { producerGain: 'A', productionLoss: 'B', revenue: 'C', consumptionLoss: 'D' }

export const pieces = [
  figure(
    {
      name: 'kit/tariff',
      title: 'A tariff on imports',
      description: `${axes}Home supply and demand, a level world supply at Pw, and world supply plus tariff at Pt. Quantities Q1 to Q4 lie where the levels meet home supply and demand; areas A to D lie between the two levels.`,
      height: DIAGRAM_HEIGHT,
    },
    tariff({ shade: ['productionLoss', 'revenue', 'consumptionLoss'], letters }).shape,
  ),
  figure(
    {
      name: 'kit/quota',
      title: 'A quota on imports',
      description: `${axes}Home supply and demand, a level world supply at Pw, and home supply plus the quota, which meets demand at Pq.`,
      height: DIAGRAM_HEIGHT,
    },
    quota({ letters }).shape,
  ),
  figure(
    {
      name: 'kit/comparative-advantage',
      title: 'Production possibilities of two countries',
      description:
        'Cloth on the vertical axis, wheat on the horizontal axis. Country X: a line from 60 cloth to 40 wheat. Country Y, dashed: a line from 30 cloth to 90 wheat.',
      height: 270,
    },
    comparativeAdvantage({
      x: 'Wheat / tonnes',
      y: 'Cloth / rolls',
      max: 100,
      countries: [
        { name: 'country X', x: 40, y: 60 },
        { name: 'country Y', x: 90, y: 30 },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/gain-from-trade',
      title: 'Consumption before and after trade',
      description:
        'Cloth on the vertical axis, wheat on the horizontal axis. A production possibility line with point A on it, and a dashed trading line outside it from the same end on the wheat axis, with point B on it.',
      height: 270,
    },
    gainFromTrade({
      x: 'Wheat / tonnes',
      y: 'Cloth / rolls',
      max: 100,
      production: { x: 90, y: 45 },
      termsOfTrade: 1,
    }),
  ),
]
