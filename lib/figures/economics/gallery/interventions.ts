import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { indirectTax, priceLimit, subsidy, surplus } from '../interventions'

const axes = 'Price on the vertical axis, quantity on the horizontal axis. '

export const pieces = [
  figure(
    {
      name: 'kit/surplus',
      title: 'Consumer and producer surplus',
      description: `${axes}Demand D and supply S cross at price Pe and quantity Qe. Area A lies below D and above Pe, area B below Pe and above S.`,
      height: DIAGRAM_HEIGHT,
    },
    surplus({
      shade: ['consumerSurplus', 'producerSurplus'],
      letters: { consumerSurplus: 'A', producerSurplus: 'B' },
    }).shape,
  ),
  figure(
    {
      name: 'kit/specific-tax',
      title: 'A specific tax on a good',
      description: `${axes}The tax moves supply up from S to S + tax. Price rises from P1 to P2, quantity falls from Q1 to Q2, and sellers keep P3. Areas A, B and C are lettered.`,
      height: DIAGRAM_HEIGHT,
    },
    indirectTax({
      shade: ['consumerBurden', 'producerBurden', 'deadweightLoss'],
      letters: { consumerBurden: 'A', producerBurden: 'B', deadweightLoss: 'C' },
    }).shape,
  ),
  figure(
    {
      name: 'kit/tax-inelastic',
      title: 'A specific tax where demand is inelastic',
      description: `${axes}Demand is steep. The tax moves supply up from S to S + tax; the price rises from P1 to P2 and sellers keep P3.`,
      height: DIAGRAM_HEIGHT,
    },
    indirectTax({
      demand: 'inelastic',
      shade: ['consumerBurden', 'producerBurden'],
      letters: { consumerBurden: 'X', producerBurden: 'Y' },
    }).shape,
  ),
  figure(
    {
      name: 'kit/ad-valorem',
      title: 'An ad valorem tax on a good',
      description: `${axes}The new supply St is steeper than S: the gap between them grows with the price. Price rises from P1 to P2 and quantity falls from Q1 to Q2.`,
      height: DIAGRAM_HEIGHT,
    },
    indirectTax({ adValorem: true, amount: 26, mark: { before: 'E', after: 'F', sellersGet: 'G' } }).shape,
  ),
  figure(
    {
      name: 'kit/tax-upright-supply',
      title: 'A tax where supply is perfectly inelastic',
      description: `${axes}Supply S is upright at Q1. Buyers still pay P1, and sellers keep only P2, below it. The shaded area between P1 and P2 up to Q1 is the tax.`,
      height: DIAGRAM_HEIGHT,
    },
    indirectTax({ supply: 'perfectly inelastic', shade: ['revenue'], letters: { revenue: 'tax revenue' } })
      .shape,
  ),
  figure(
    {
      name: 'kit/subsidy',
      title: 'A subsidy to producers',
      description: `${axes}The subsidy moves supply down from S. Price falls from P1 to P2, quantity rises from Q1 to Q2, and sellers receive P3. Areas W, X and Y are lettered.`,
      height: DIAGRAM_HEIGHT,
    },
    subsidy({
      shade: ['producerGain', 'consumerGain', 'deadweightLoss'],
      letters: { producerGain: 'W', consumerGain: 'X', deadweightLoss: 'Y' },
    }).shape,
  ),
  figure(
    {
      name: 'kit/maximum-price',
      title: 'A maximum price below the equilibrium',
      description: `${axes}A level line Pmax lies below the equilibrium price Pe. At Pmax, quantity supplied Qs is less than quantity demanded Qd: a shortage.`,
      height: DIAGRAM_HEIGHT,
    },
    priceLimit({ kind: 'maximum' }).shape,
  ),
  figure(
    {
      name: 'kit/minimum-price',
      title: 'A minimum price above the equilibrium',
      description: `${axes}A level line Pmin lies above the equilibrium price Pe. At Pmin, quantity supplied Qs exceeds quantity demanded Qd. The area below Pmin from Qd to Qs is shaded.`,
      height: DIAGRAM_HEIGHT,
    },
    priceLimit({ kind: 'minimum', shade: ['purchases'], letters: { purchases: 'K' } }).shape,
  ),
]
