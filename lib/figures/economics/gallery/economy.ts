import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { businessCycle, exchangeRate, jCurve, laffer, lorenz } from '../economy'

const height = DIAGRAM_HEIGHT

export const pieces = [
  figure(
    {
      name: 'kit/lorenz',
      title: 'A Lorenz curve',
      description:
        'Cumulative share of income on the vertical axis, of population on the horizontal axis. A straight line of equality and below it a curve; A is the area between them, B the area below the curve.',
      height,
    },
    lorenz({ curves: [{ shares: [4, 9, 15, 23, 49] }], areas: true }),
  ),
  figure(
    {
      name: 'kit/lorenz-two',
      title: 'Lorenz curves of two countries',
      description:
        'Cumulative share of income on the vertical axis, of population on the horizontal axis. A straight line of equality, a curve of country X below it, and a dashed curve of country Y further below.',
      height,
    },
    lorenz({
      curves: [
        { shares: [8, 13, 17, 23, 39], name: 'country X' },
        { shares: [2, 6, 10, 18, 64], name: 'country Y' },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/laffer',
      title: 'A Laffer curve',
      description:
        'Tax revenue on the vertical axis, rate of tax on the horizontal axis. The curve rises from zero to a highest revenue Rm at rate tm and falls to zero at 100%. Points X and Y lie on either side.',
      height,
    },
    laffer({ peak: 52, mark: { low: 'X', high: 'Y' } }).shape,
  ),
  figure(
    {
      name: 'kit/exchange-rate',
      title: 'A fall in the demand for a currency',
      description:
        'Price of US$ on the vertical axis, quantity of US$ on the horizontal axis. Demand moves left from D1 to D2; the rate falls from P1 to P2 and the quantity from Q1 to Q2.',
      height,
    },
    exchangeRate({ demandMove: -24 }).shape,
  ),
  figure(
    {
      name: 'kit/exchange-rate-fixed',
      title: 'A fixed exchange rate under pressure',
      description:
        'Price of US$ on the vertical axis, quantity of US$ on the horizontal axis. Supply moves right from S1 to S2 while a level line marks the fixed rate; the shaded area lies below it between D and S2.',
      height,
    },
    exchangeRate({ supplyMove: 24, fixed: true, shade: ['intervention'], letters: { intervention: 'Z' } })
      .shape,
  ),
  figure(
    {
      name: 'kit/j-curve',
      title: 'The J-curve effect',
      description:
        'Current account balance on the vertical axis, time on the horizontal axis at zero. After a depreciation the balance first falls further into deficit, then rises, crosses zero and becomes a surplus.',
      height,
    },
    jCurve(),
  ),
  figure(
    {
      name: 'kit/business-cycle',
      title: 'The business cycle',
      description:
        'Real output on the vertical axis, time on the horizontal axis. Output swings about a dashed rising trend; a boom, a recession, a slump and a recovery are named in order.',
      height: 262,
    },
    businessCycle(),
  ),
]
