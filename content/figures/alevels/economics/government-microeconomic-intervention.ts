import { figure } from '@/lib/figures/figure'
import { chain } from '@/lib/figures/flow'
import { market } from '@/lib/figures/markets'
import { arrow, line, polyline, rect, text } from '@/lib/figures/shapes'

const topic = 'government-microeconomic-intervention'
const m = market({ width: 250 })
const leftPanel = market({ left: 44, top: 54, width: 104, height: 150 })
const rightPanel = market({ left: 222, top: 54, width: 104, height: 150 })

const freeRider = figure(
  {
    name: `${topic}/free-rider`,
    title: 'Why a private firm does not provide a public good',
    description:
      'A chain of five boxes from top to bottom, joined by arrows: the good is non-excludable; people can use it without paying, which makes them free riders; a firm cannot collect a price, so it earns no revenue; no private firm supplies the good and there is a missing market; the government provides it and pays for it from taxes.',
    height: 306,
  },
  chain(30, 8, 300, [
    'the good is non-excludable',
    'people use it without paying: free riders',
    'a firm cannot collect a price: no revenue',
    'no private firm supplies it: missing market',
    'the government provides it, paid by taxes',
  ]),
)

const informationFailure = figure(
  {
    name: `${topic}/information-failure`,
    title: 'Under-consumption of a merit good and over-consumption of a demerit good',
    description:
      'Two supply and demand diagrams side by side. Left, a merit good: actual demand D1 lies to the left of demand with full information D2. The market quantity Q1 is smaller than the better quantity Q2, so the good is under-consumed. Right, a demerit good: actual demand D1 lies to the right of demand with full information D2. The market quantity Q1 is larger than the better quantity Q2, so the good is over-consumed.',
    height: 254,
  },
  text(96, 18, 'merit good', { anchor: 'middle', cls: 'b' }),
  text(274, 18, 'demerit good', { anchor: 'middle', cls: 'b' }),
  leftPanel.axes,
  leftPanel.straight([12, 12], [88, 88], '*S*'),
  leftPanel.straight([8, 62], [58, 8], ''),
  leftPanel.label(7, 68, '*D*_{1}'),
  leftPanel.straight([34, 92], [96, 26], '*D*_{2}', 'p'),
  leftPanel.read([34, 34], '*Q*_{1}', '*P*_{1}'),
  leftPanel.read([62, 62], '*Q*_{2}', '*P*_{2}'),
  rightPanel.axes,
  rightPanel.straight([12, 12], [88, 88], '*S*'),
  rightPanel.straight([34, 92], [96, 26], '*D*_{1}'),
  rightPanel.straight([8, 62], [58, 8], '', 'p'),
  rightPanel.label(7, 68, '*D*_{2}'),
  rightPanel.read([34, 34], '*Q*_{2}', '*P*_{2}'),
  rightPanel.read([62, 62], '*Q*_{1}', '*P*_{1}'),
)

const priceSwings = figure(
  {
    name: `${topic}/price-swings`,
    title: 'Why food prices are unstable',
    description:
      'A supply and demand diagram of a crop with a steep, inelastic demand curve and vertical supply curves. In a good year supply is at S2, quantity Q2, and price is low, P2. In a poor year supply moves left to S1, quantity Q1. The fall in quantity is small, but the price rises a lot, to P1.',
    height: 262,
  },
  m.axes,
  m.straight([36, 94], [72, 6], '*D*'),
  m.straight([45, 0], [45, 92], '*S*_{1}', 'p'),
  m.straight([61, 0], [61, 92], '*S*_{2}'),
  m.read([45, 72], '*Q*_{1}', '*P*_{1}'),
  m.read([61, 32.9], '*Q*_{2}', '*P*_{2}'),
  m.shift([60, 84], [47, 84]),
)

const tax = figure(
  {
    name: `${topic}/specific-tax`,
    title: 'A specific tax: incidence and revenue',
    description:
      'Demand D and supply S1 cross at price P1 and quantity Q1. A specific tax shifts supply up by the tax per unit to S2, parallel to S1. The new equilibrium is at the higher price P2, paid by consumers, and the smaller quantity Q2. Producers keep P3, which is P2 minus the tax. The rectangle between P2 and P3 up to Q2 is tax revenue. Its upper part, A, between P2 and P1, is paid by consumers; its lower part, B, between P1 and P3, by producers.',
    height: 262,
  },
  m.area(
    [
      [0, 50],
      [38, 50],
      [38, 62],
      [0, 62],
    ],
    undefined,
    'w',
  ),
  m.area(
    [
      [0, 38],
      [38, 38],
      [38, 50],
      [0, 50],
    ],
    undefined,
    'gw',
  ),
  m.axes,
  m.straight([10, 90], [90, 10], '*D*'),
  m.straight([10, 10], [90, 90], '*S*_{1}'),
  m.straight([4, 28], [72, 96], '*S*_{2}', 'p'),
  m.read([50, 50], '*Q*_{1}', '*P*_{1}'),
  m.read([38, 62], '*Q*_{2}', '*P*_{2}'),
  m.read([38, 38], '', '*P*_{3}'),
  m.shift([60, 60], [60, 83]),
  m.label(62, 76, 'tax'),
  m.label(12, 53.6, '*A*'),
  m.label(6, 41.6, '*B*'),
)

const taxElasticity = figure(
  {
    name: `${topic}/tax-elasticity`,
    title: 'The same tax with inelastic and with elastic demand',
    description:
      'Two diagrams with the same supply curves and the same tax, which shifts supply up from S1 to S2. Left, demand is steep (inelastic): price rises a lot, from P1 to P2, quantity falls a little, from Q1 to Q2, and consumers pay most of the tax. Right, demand is flat (elastic): price rises a little, quantity falls a lot, and producers pay most of the tax.',
    height: 254,
  },
  text(96, 18, 'inelastic demand', { anchor: 'middle', cls: 'b' }),
  text(274, 18, 'elastic demand', { anchor: 'middle', cls: 'b' }),
  leftPanel.axes,
  leftPanel.straight([34, 98], [62, 14], '*D*'),
  leftPanel.straight([14, 14], [92, 92], '*S*_{1}'),
  leftPanel.straight([4, 32], [68, 96], '*S*_{2}', 'p'),
  leftPanel.read([50, 50], '', '*P*_{1}'),
  leftPanel.read([43, 71], '', '*P*_{2}'),
  leftPanel.label(57, -11, '*Q*_{1}', 'middle'),
  leftPanel.label(35, -11, '*Q*_{2}', 'middle'),
  line(...leftPanel.at(50, 50), ...leftPanel.at(50, 0), 'l dash thin'),
  line(...leftPanel.at(43, 71), ...leftPanel.at(43, 0), 'l dash thin'),
  rightPanel.axes,
  rightPanel.straight([4, 65.3], [96, 34.7], '*D*'),
  rightPanel.straight([14, 14], [92, 92], '*S*_{1}'),
  rightPanel.straight([4, 32], [68, 96], '*S*_{2}', 'p'),
  rightPanel.read([50, 50], '*Q*_{1}', ''),
  rightPanel.read([29, 57], '*Q*_{2}', ''),
  line(...rightPanel.at(0, 50), ...rightPanel.at(50, 50), 'l dash thin'),
  line(...rightPanel.at(0, 57), ...rightPanel.at(29, 57), 'l dash thin'),
  rightPanel.label(-6, 61, '*P*_{2}', 'end'),
  rightPanel.label(-6, 44, '*P*_{1}', 'end'),
)

const subsidy = figure(
  {
    name: `${topic}/subsidy`,
    title: 'A subsidy: incidence and cost',
    description:
      'Demand D and supply S1 cross at price P1 and quantity Q1. A subsidy paid to producers shifts supply down by the subsidy per unit to S2. Consumers now pay the lower price P2 and buy the larger quantity Q2. Producers receive P3, which is P2 plus the subsidy. The rectangle between P3 and P2 up to Q2 is the cost to the government. The lower part, from P1 down to P2, is the gain of consumers; the upper part, from P1 up to P3, is the gain of producers.',
    height: 262,
  },
  m.area(
    [
      [0, 38],
      [62, 38],
      [62, 50],
      [0, 50],
    ],
    undefined,
    'w',
  ),
  m.area(
    [
      [0, 50],
      [62, 50],
      [62, 62],
      [0, 62],
    ],
    undefined,
    'gw',
  ),
  m.axes,
  m.straight([10, 90], [90, 10], '*D*'),
  m.straight([8, 8], [88, 88], '*S*_{1}'),
  m.straight([28, 4], [96, 72], '*S*_{2}', 'p'),
  m.read([50, 50], '*Q*_{1}', '*P*_{1}'),
  m.read([62, 38], '*Q*_{2}', '*P*_{2}'),
  m.read([62, 62], '', '*P*_{3}'),
  m.label(4, 53.5, 'producers'),
  m.label(4, 41.5, 'consumers'),
  m.shift([79, 79], [79, 56]),
  m.label(79, 44, 'subsidy'),
)

const directProvision = figure(
  {
    name: `${topic}/direct-provision`,
    title: 'Direct provision, free of charge',
    description:
      'Demand D and private supply S cross at price P1 and quantity Q1. The government supplies a fixed quantity Qg, larger than Q1, shown by a vertical line, at a price of zero. At a price of zero the quantity demanded is Q2, where the demand curve meets the quantity axis. Q2 is larger than Qg, so there is excess demand: a waiting list.',
    height: 262,
  },
  m.axes,
  m.straight([8, 84], [92, 0], ''),
  m.label(14, 84, '*D*'),
  m.straight([10, 10], [84, 84], '*S*'),
  m.straight([66, 0], [66, 96], '*S*_{state}', 'p'),
  m.read([46, 46], '*Q*_{1}', '*P*_{1}'),
  m.label(66, -9.2, '*Q*_{g}', 'middle'),
  m.label(92, -9.2, '*Q*_{2}', 'middle'),
  arrow(...m.at(79, 6), ...m.at(67, 6)),
  arrow(...m.at(76, 6), ...m.at(85, 6)),
  m.label(73, 32, 'waiting\nlist'),
  line(...m.at(81, 22), ...m.at(77, 8), 'l thin'),
)

const maximumPrice = figure(
  {
    name: `${topic}/maximum-price`,
    title: 'A maximum price causes a shortage',
    description:
      'Demand D and supply S cross at price Pe and quantity Qe. A horizontal line below the equilibrium is the maximum price Pmax. At this price the quantity supplied is Q1 and the larger quantity demanded is Q2. The gap between Q1 and Q2 is a shortage. With only Q1 on sale, some buyers would pay up to Pb, read from the demand curve above Q1: the most that an informal market could charge.',
    height: 262,
  },
  m.axes,
  m.demand(),
  m.supply(),
  m.straight([0, 26], [96, 26], '*P*_{max}', 'p'),
  m.read([50, 50], '*Q*_{e}', '*P*_{e}'),
  m.read([26, 26], '*Q*_{1}', ''),
  m.read([74, 26], '*Q*_{2}', ''),
  line(...m.at(26, 26), ...m.at(26, 74), 'l dash thin'),
  m.read([26, 74], '', '*P*_{b}'),
  arrow(...m.at(50, 14), ...m.at(27, 14)),
  arrow(...m.at(50, 14), ...m.at(73, 14)),
  m.label(38, 4.5, 'shortage', 'middle'),
)

const minimumPrice = figure(
  {
    name: `${topic}/minimum-price`,
    title: 'A minimum price causes a surplus',
    description:
      'Demand D and supply S cross at price Pe and quantity Qe. A horizontal line above the equilibrium is the minimum price Pmin. At this price the quantity demanded is Q1 and the larger quantity supplied is Q2. The gap between Q1 and Q2 is a surplus.',
    height: 262,
  },
  m.axes,
  m.demand(),
  m.supply(),
  m.straight([0, 70], [96, 70], '*P*_{min}', 'p'),
  m.read([50, 50], '*Q*_{e}', '*P*_{e}'),
  m.read([30, 70], '*Q*_{1}', ''),
  m.read([70, 70], '*Q*_{2}', ''),
  arrow(...m.at(50, 80), ...m.at(31, 80)),
  arrow(...m.at(50, 80), ...m.at(69, 80)),
  m.label(50, 84, 'surplus', 'middle'),
)

const bufferStock = figure(
  {
    name: `${topic}/buffer-stock`,
    title: 'A buffer stock scheme',
    description:
      'Demand D slopes down. Two horizontal lines show a ceiling price and, below it, a floor price. In a good harvest the vertical supply curve S good would give a price below the floor. At the floor price the quantity demanded is less than the harvest, and the agency buys the difference. In a poor harvest the vertical supply curve S poor would give a price above the ceiling. At the ceiling price the quantity demanded is more than the harvest, and the agency sells the difference from its store.',
    height: 268,
  },
  m.axes,
  m.straight([8, 92], [92, 8], ''),
  m.label(94, 7, '*D*'),
  m.straight([22, 0], [22, 90], ''),
  m.label(22, 97, '*S*_{poor}', 'middle'),
  m.straight([78, 0], [78, 90], ''),
  m.label(78, 97, '*S*_{good}', 'middle'),
  m.straight([0, 62], [90, 62], 'ceiling', 'p'),
  m.straight([0, 38], [90, 38], 'floor', 'p'),
  m.read([38, 62], '', ''),
  m.read([62, 38], '', ''),
  line(...m.at(38, 62), ...m.at(38, 0), 'l dash thin'),
  line(...m.at(62, 38), ...m.at(62, 0), 'l dash thin'),
  arrow(...m.at(22, 14), ...m.at(38, 14), { cls: 'p' }),
  arrow(...m.at(62, 14), ...m.at(78, 14), { cls: 'p' }),
  m.label(30, 18, 'sells', 'middle'),
  m.label(70, 18, 'buys', 'middle'),
)

const information = figure(
  {
    name: `${topic}/information`,
    title: 'A successful campaign against a demerit good',
    description:
      'Demand D1 and supply S cross at price P1 and quantity Q1. Information about the harm shifts demand left to D2. Price falls to P2 and quantity falls to Q2. Nothing happens to the supply curve.',
    height: 262,
  },
  m.axes,
  m.supply('*S*'),
  m.demand('*D*_{1}'),
  m.demand('*D*_{2}', -22, 'p'),
  m.read(m.equilibrium(), '*Q*_{1}', '*P*_{1}'),
  m.read(m.equilibrium(-22), '*Q*_{2}', '*P*_{2}'),
  m.shift([26, 72], [9, 72]),
)

const flowAndStock = figure(
  {
    name: `${topic}/flow-and-stock`,
    title: 'Income is a flow, wealth is a stock',
    description:
      'A tank of water stands for a household. A pipe at the top left, labelled income per month, lets water in: wages, interest, rent, profit. A pipe at the bottom right, labelled taxes and spending per month, lets water out. The water in the tank, labelled wealth at one moment, is the stock: house, savings, shares. If the inflow is larger than the outflow, the level rises.',
    height: 236,
  },
  rect(112, 112, 136, 88, 'w'),
  polyline(
    [
      [112, 60],
      [112, 200],
      [248, 200],
      [248, 60],
    ],
    'l',
  ),
  line(112, 112, 248, 112, 'p'),
  text(180, 142, 'wealth', { anchor: 'middle', cls: 'b' }),
  text(180, 160, 'house, savings,', { anchor: 'middle', cls: 's' }),
  text(180, 176, 'shares', { anchor: 'middle', cls: 's' }),
  polyline(
    [
      [40, 62],
      [142, 62],
      [142, 84],
    ],
    'l',
  ),
  polyline(
    [
      [40, 46],
      [158, 46],
      [158, 84],
    ],
    'l',
  ),
  arrow(150, 66, 150, 104, { cls: 'p' }),
  text(8, 20, 'income, $ per month: wages, interest, rent, profit'),
  arrow(48, 54, 96, 54, { cls: 'p' }),
  line(248, 180, 300, 180),
  line(248, 194, 300, 194),
  arrow(262, 187, 318, 187, { cls: 'p' }),
  text(258, 150, 'taxes and'),
  text(258, 168, 'spending'),
  text(180, 224, 'measured in $ at one moment', { anchor: 'middle' }),
)

const giniScale = figure(
  {
    name: `${topic}/gini-scale`,
    title: 'The scale of the Gini coefficient',
    description:
      'A horizontal scale from 0 to 1. At 0: perfect equality, everyone has the same income. At 1: perfect inequality, one person has all the income. An arrow from left to right shows more inequality. A policy that redistributes income moves a country to the left.',
    height: 138,
  },
  line(30, 66, 330, 66),
  ...[0, 0.25, 0.5, 0.75, 1].map(
    value =>
      line(30 + value * 300, 60, 30 + value * 300, 72) +
      text(30 + value * 300, 90, String(value), { anchor: 'middle' }),
  ),
  text(10, 20, 'everyone has\nthe same'),
  text(350, 20, 'one person\nhas it all', { anchor: 'end' }),
  arrow(110, 110, 250, 110, { cls: 'p' }),
  text(180, 130, 'more unequal', { anchor: 'middle' }),
)

const labour = market({ x: 'Quantity of labour', y: 'Wage', width: 240 })
const minimumWage = figure(
  {
    name: `${topic}/minimum-wage`,
    title: 'A national minimum wage above the equilibrium',
    description:
      'Wage on the vertical axis, quantity of labour on the horizontal. Demand for labour DL and supply of labour SL cross at the wage We and employment Qe. A minimum wage Wmin above We raises the wage. Firms now demand only Q1 workers, while Q2 workers want a job. The gap between Q1 and Q2 is excess supply of labour, and employment falls from Qe to Q1.',
    height: 262,
  },
  labour.axes,
  labour.demand('*D*_{L}'),
  labour.supply('*S*_{L}'),
  labour.straight([0, 68], [96, 68], '*W*_{min}', 'p'),
  labour.read([50, 50], '*Q*_{e}', '*W*_{e}'),
  labour.read([32, 68], '*Q*_{1}', ''),
  labour.read([68, 68], '*Q*_{2}', ''),
  arrow(...labour.at(50, 78), ...labour.at(33, 78)),
  arrow(...labour.at(50, 78), ...labour.at(67, 78)),
  labour.label(50, 83, 'excess supply', 'middle'),
)

export const figures = [
  freeRider,
  informationFailure,
  priceSwings,
  tax,
  taxElasticity,
  subsidy,
  directProvision,
  maximumPrice,
  minimumPrice,
  bufferStock,
  information,
  flowAndStock,
  giniScale,
  minimumWage,
]
