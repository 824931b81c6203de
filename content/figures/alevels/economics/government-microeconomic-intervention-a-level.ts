import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { line, text } from '@/lib/figures/shapes'

const topic = 'government-microeconomic-intervention-a-level'
const m = market({ width: 250 })
const welfare = market({ y: 'Price, costs, benefits', width: 250 })
const labour = market({ x: 'Quantity of labour', y: 'Wage', width: 240 })
const leftPanel = market({ x: 'Labour', y: 'Wage', left: 44, top: 54, width: 104, height: 150 })
const rightPanel = market({ x: 'Labour', y: 'Wage', left: 222, top: 54, width: 104, height: 150 })

const pollutionTax = figure(
  {
    name: `${topic}/pollution-tax`,
    title: 'A tax equal to the marginal external cost',
    description:
      'Marginal social benefit MSB falls from left to right. Marginal private cost MPC rises. Marginal social cost MSC lies above MPC by the marginal external cost. The free market produces Q1 at price P1, where MSB meets MPC. The efficient quantity Q* is smaller, where MSB meets MSC. Triangle L, between MSC and MSB from Q* to Q1, is the welfare loss of the free market. A tax equal to the vertical distance between MPC and MSC moves private cost up to MSC: price rises to P2 and quantity falls to Q*.',
    height: 262,
  },
  welfare.area(
    [
      [35, 65],
      [50, 50],
      [50, 80],
    ],
    '*L*',
    'rw',
  ),
  welfare.axes,
  welfare.straight([10, 90], [90, 10], '*MSB*'),
  welfare.straight([6, 6], [84, 84], '*MPC*'),
  welfare.straight([4, 34], [62, 92], '*MSC*', 'p'),
  welfare.read([50, 50], '*Q*_{1}', '*P*_{1}'),
  welfare.read([35, 65], '*Q**', '*P*_{2}'),
  welfare.shift([18, 18], [18, 47]),
  welfare.label(20, 38, 'tax'),
)

const externalSubsidy = figure(
  {
    name: `${topic}/external-subsidy`,
    title: 'A subsidy for a good with an external benefit',
    description:
      'Marginal private benefit MPB and marginal social benefit MSB both fall; MSB lies above MPB by the marginal external benefit. Supply S1, equal to marginal social cost, rises. The free market produces Q1 at price P1, where MPB meets S1. The efficient quantity Q* is larger, where MSB meets S1. Triangle L, between MSB and S1 from Q1 to Q*, is the welfare loss of the free market. A subsidy equal to the marginal external benefit shifts supply down to S2. Consumers pay the lower price P2 and buy Q*.',
    height: 262,
  },
  welfare.area(
    [
      [40, 40],
      [40, 64],
      [52, 52],
    ],
    '*L*',
    'rw',
  ),
  welfare.axes,
  welfare.straight([6, 74], [70, 10], '*MPB*'),
  welfare.straight([10, 94], [90, 14], '*MSB*'),
  welfare.straight([8, 8], [86, 86], '*S*_{1}'),
  welfare.straight([30, 6], [94, 70], '*S*_{2}', 'p'),
  welfare.read([40, 40], '*Q*_{1}', '*P*_{1}'),
  welfare.read([52, 28], '*Q**', '*P*_{2}'),
  line(...welfare.at(52, 52), ...welfare.at(52, 28), 'l dash thin'),
  welfare.shift([80, 79], [80, 58]),
)

const adValorem = figure(
  {
    name: `${topic}/ad-valorem`,
    title: 'An ad valorem tax',
    description:
      'Demand D falls. Supply S1 rises. An ad valorem tax moves supply up to S2, which is steeper than S1: the vertical gap between them, the tax per unit, grows as the price grows. The equilibrium moves from price P1 and quantity Q1 to the higher price P2 and the smaller quantity Q2.',
    height: 262,
  },
  m.axes,
  m.straight([12, 90], [88, 14], '*D*'),
  m.straight([8, 9], [88, 49], '*S*_{1}'),
  m.straight([8, 16.2], [88, 88.2], '*S*_{2}', 'p'),
  m.read([64.67, 37.33], '*Q*_{1}', '*P*_{1}'),
  m.read([48.95, 53.05], '*Q*_{2}', '*P*_{2}'),
  m.shift([20, 15], [20, 27]),
  m.shift([78, 44], [78, 79.2]),
  m.label(60, 86, 'tax grows\nwith price', 'end'),
)

const cap = market({ x: 'Quantity of permits', y: 'Price of a permit', width: 250 })
const permits = figure(
  {
    name: `${topic}/permits`,
    title: 'A market for pollution permits',
    description:
      'The price of a permit is on the vertical axis, the quantity of permits on the horizontal. Demand D from polluting firms slopes down. Supply S1 is a vertical line at Q1, because the government fixes the number of permits. The price is P1. When the government lowers the cap, supply moves left to S2 at Q2 and the price rises to P2.',
    height: 262,
  },
  cap.axes,
  cap.straight([6, 89], [90, 5], '*D*'),
  cap.straight([60, 0], [60, 90], '*S*_{1}'),
  cap.straight([40, 0], [40, 90], '*S*_{2}', 'p'),
  cap.read([60, 35], '*Q*_{1}', '*P*_{1}'),
  cap.read([40, 55], '*Q*_{2}', '*P*_{2}'),
  cap.shift([58, 78], [42, 78]),
)

const governmentFailure = figure(
  {
    name: `${topic}/government-failure`,
    title: 'A tax that is too high',
    description:
      'Marginal social benefit MSB falls. Marginal private cost MPC, marginal social cost MSC and marginal private cost plus tax, MPC + t, rise one above the other. The free market quantity Q1 is where MSB meets MPC. The efficient quantity Q* is where MSB meets MSC, a little to the left. The tax is larger than the external cost, so the quantity falls far below Q*, to Q2. Triangle L1, the welfare loss of the free market between Q* and Q1, is small. Triangle L2, the loss after the tax between Q2 and Q*, is larger.',
    height: 262,
  },
  welfare.area(
    [
      [39, 61],
      [50, 50],
      [50, 72],
    ],
    undefined,
    'w',
  ),
  welfare.area(
    [
      [18, 82],
      [18, 40],
      [39, 61],
    ],
    '*L*_{2}',
    'rw',
  ),
  welfare.axes,
  welfare.straight([10, 90], [90, 10], '*MSB*'),
  welfare.straight([6, 6], [80, 80], '*MPC*'),
  welfare.straight([4, 26], [70, 92], '', 'p'),
  welfare.label(71.5, 93, '*MSC*'),
  welfare.straight([4, 68], [28, 92], '*MPC* + *t*', 'r'),
  welfare.read([50, 50], '*Q*_{1}', ''),
  welfare.read([39, 61], '*Q**', ''),
  welfare.read([18, 82], '*Q*_{2}', ''),
  welfare.label(43.5, 58.5, '*L*_{1}'),
)

const trapGraph = graph({
  x: { label: '', max: 100 },
  y: { label: 'disposable income', max: 100 },
  left: 46,
  width: 230,
  height: 180,
})
const povertyTrap = figure(
  {
    name: `${topic}/poverty-trap`,
    title: 'The poverty trap',
    description:
      'Earnings from work on the horizontal axis, disposable income on the vertical. A dashed 45° line shows income without taxes and benefits. The solid line starts above the origin, at the benefit paid to a family without work. Between earnings A and B it is almost flat: benefits are withdrawn and tax begins, so extra earnings hardly raise disposable income. This is the poverty trap. Between A and B it crosses the 45° line. Beyond B it rises more steeply, but it stays below the 45° line, because tax is paid.',
    height: 262,
  },
  trapGraph.axes,
  trapGraph.line(
    [
      [0, 0],
      [94, 94],
    ],
    'l dash thin',
  ),
  trapGraph.line([
    [0, 34],
    [16, 38],
    [58, 42],
    [98, 72],
  ]),
  trapGraph.line(
    [
      [16, 38],
      [16, 0],
    ],
    'l dash thin',
  ),
  trapGraph.line(
    [
      [58, 42],
      [58, 0],
    ],
    'l dash thin',
  ),
  trapGraph.label(16, 0, '*A*', { dy: 17, anchor: 'middle' }),
  trapGraph.label(58, 0, '*B*', { dy: 17, anchor: 'middle' }),
  trapGraph.label(94, 94, 'no tax,\nno benefit', { dx: 5, dy: 2 }),
  trapGraph.label(98, 72, 'with tax\nand benefit', { dx: 5, dy: 6 }),
  trapGraph.label(100, 0, 'earnings from work', { dy: 36, anchor: 'end' }),
  trapGraph.label(38, 15, 'trap', { anchor: 'middle', cls: 'b' }),
)

const nit = graph({
  x: { label: 'earned income / $000', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
  y: { label: 'net income / $000', max: 30, ticks: [0, 6, 12, 15, 18, 24, 30], grid: true },
  left: 46,
  width: 236,
  height: 180,
})
const negativeIncomeTax = figure(
  {
    name: `${topic}/negative-income-tax`,
    title: 'A negative income tax',
    description:
      'Earned income on the horizontal axis and net income on the vertical, both from 0 to 30 thousand dollars. A dashed 45° line shows net income equal to earned income. The solid line starts at 6 thousand dollars for a person who earns nothing and rises by 60 cents for each dollar earned. The two lines cross at the break-even income of 15 thousand dollars. Below it the solid line is higher: people receive a payment. Above it the solid line is lower: people pay income tax.',
    height: 270,
  },
  nit.axes,
  nit.line(
    [
      [0, 0],
      [30, 30],
    ],
    'l dash',
  ),
  nit.line([
    [0, 6],
    [30, 24],
  ]),
  nit.guide(15, 15),
  nit.label(1, 23, 'below 15:\npayment'),
  nit.label(20, 10, 'above 15:\npay tax'),
  nit.label(30, 24, 'with *NIT*', { dx: 5, dy: 5 }),
  nit.label(30, 30, 'no tax', { dx: 5, dy: 5 }),
)

const labourDemand = figure(
  {
    name: `${topic}/labour-demand`,
    title: 'A movement along and a shift of labour demand',
    description:
      'Two diagrams with the wage on the vertical axis and labour on the horizontal. Left, a movement: on one demand curve D the wage falls from W1 to W2 and the quantity of labour demanded rises from L1 to L2. Right, a shift: demand moves right from D1 to D2, so at the same wage W more labour is demanded, L2 instead of L1.',
    height: 254,
  },
  text(96, 18, 'movement', { anchor: 'middle', cls: 'b' }),
  text(274, 18, 'shift', { anchor: 'middle', cls: 'b' }),
  leftPanel.axes,
  leftPanel.straight([8, 88], [90, 12], '*D*'),
  leftPanel.read([30, 67.6], '*L*_{1}', '*W*_{1}'),
  leftPanel.read([64, 36.1], '*L*_{2}', '*W*_{2}'),
  leftPanel.shift([37, 69], [61, 47]),
  rightPanel.axes,
  rightPanel.straight([4, 70], [44, 26], '*D*_{1}'),
  rightPanel.straight([40, 92], [92, 34.8], '*D*_{2}', 'p'),
  rightPanel.read([22.2, 50], '*L*_{1}', '*W*'),
  rightPanel.read([78.2, 50], '*L*_{2}', ''),
  line(...rightPanel.at(22.2, 50), ...rightPanel.at(78.2, 50), 'l dash thin'),
)

const workers = graph({
  x: { label: 'workers', max: 5.5, ticks: [0, 1, 2, 3, 4, 5], grid: true },
  y: { label: '*MRP* and wage / $ a day', max: 160, ticks: [0, 40, 70, 100, 130, 160], grid: true },
  left: 46,
  width: 230,
})
const mrpCurve = figure(
  {
    name: `${topic}/mrp-curve`,
    title: 'The MRP curve and the number of workers employed',
    description:
      'The number of workers from 0 to 5 on the horizontal axis, dollars a day on the vertical. The MRP falls from 150 for the first worker to 130, 100, 70 and 40 for the fifth. A horizontal line at 70 dollars is the wage, which equals the marginal cost of labour. It meets the MRP curve at 4 workers, the number that the firm employs.',
    height: 250,
  },
  workers.axes,
  workers.line([
    [1, 150],
    [2, 130],
    [3, 100],
    [4, 70],
    [5, 40],
  ]),
  workers.points([
    [1, 150],
    [2, 130],
    [3, 100],
    [4, 70],
    [5, 40],
  ]),
  workers.line(
    [
      [0, 70],
      [5.3, 70],
    ],
    'r',
  ),
  workers.line(
    [
      [4, 70],
      [4, 0],
    ],
    'l dash thin',
  ),
  workers.label(5, 40, '*MRP* = *D*', { dx: 9, dy: 5 }),
  workers.label(5.3, 70, '*W* = *MC*_{L}', { dx: 5, dy: 4 }),
)

const perfectMarket = figure(
  {
    name: `${topic}/perfect-market`,
    title: 'The wage in a perfect labour market',
    description:
      'Two diagrams side by side. Left, the industry: labour demand D and labour supply S cross at wage W1 and employment Q1. Right, one firm: it can hire any number of workers at W1, so its labour supply is a horizontal line, equal to the marginal cost and the average cost of labour. Its MRP curve slopes down and meets the line at q1, the number of workers it employs.',
    height: 254,
  },
  text(96, 18, 'industry', { anchor: 'middle', cls: 'b' }),
  text(274, 18, 'firm', { anchor: 'middle', cls: 'b' }),
  leftPanel.axes,
  leftPanel.demand(),
  leftPanel.supply(),
  leftPanel.read([50, 50], '*Q*_{1}', '*W*_{1}'),
  rightPanel.axes,
  rightPanel.straight([0, 50], [84, 50], '*MC*_{L}', 'p'),
  rightPanel.straight([10, 92], [88, 14], '*MRP*'),
  rightPanel.read([52, 50], '*q*_{1}', '*W*_{1}'),
)

const union = figure(
  {
    name: `${topic}/union`,
    title: 'A trade union in a competitive labour market',
    description:
      'Labour demand D falls and labour supply S rises; they cross at the wage We and employment Qe. A trade union agrees on the higher wage Wu. Firms demand only Q1 workers at Wu, while Q2 want to work. Employment falls from Qe to Q1 and there is an excess supply of labour of Q1 to Q2.',
    height: 262,
  },
  labour.axes,
  labour.demand('*D* = *MRP*'),
  labour.supply(),
  labour.read([50, 50], '*Q*_{e}', '*W*_{e}'),
  labour.straight([0, 68], [90, 68], '*W*_{u}', 'p'),
  labour.read([32, 68], '*Q*_{1}', ''),
  labour.read([68, 68], '*Q*_{2}', ''),
  labour.label(50, 76, 'excess supply', 'middle'),
)

const monopsonyCurves = (): string =>
  labour.straight([4, 86.8], [92, 16.4], '*MRP*') +
  labour.straight([0, 10], [92, 65.2], '*S* = *AC*_{L}') +
  labour.straight([0, 10], [67, 90.4], '*MC*_{L}', 'p')

const monopsony = figure(
  {
    name: `${topic}/monopsony`,
    title: 'A monopsony in the labour market',
    description:
      'The MRP curve falls. Labour supply S, which is the average cost of labour, rises. The marginal cost of labour MCL starts at the same point but rises twice as steeply, so it lies above S. The monopsonist employs Qm workers, where MRP meets MCL. It reads the wage Wm from the supply curve S, far below the MRP at Qm, which is marked M. In a competitive market the wage would be Wc and employment Qc, where MRP meets S: both are higher.',
    height: 262,
  },
  labour.axes,
  monopsonyCurves(),
  line(...labour.at(40, 58), ...labour.at(40, 34), 'l dash thin'),
  labour.read([40, 34], '*Q*_{m}', '*W*_{m}'),
  labour.read([40, 58], '', '*M*'),
  labour.read([57.14, 44.29], '*Q*_{c}', '*W*_{c}'),
)

const monopsonyMinimum = figure(
  {
    name: `${topic}/monopsony-minimum`,
    title: 'A minimum wage in a monopsony',
    description:
      'The same monopsony: employment Qm where MRP meets MCL, and wage Wm on the supply curve S. A minimum wage Wmin is set where MRP meets S. Up to Q2 workers the firm must pay Wmin for everyone, so the marginal cost of labour is a horizontal line at Wmin. It meets MRP at Q2. Both the wage and employment are higher than before.',
    height: 262,
  },
  labour.axes,
  monopsonyCurves(),
  line(...labour.at(40, 58), ...labour.at(40, 34), 'l dash thin'),
  labour.read([40, 34], '*Q*_{m}', '*W*_{m}'),
  line(...labour.at(0, 44.29), ...labour.at(57.14, 44.29), 'r thick'),
  labour.read([57.14, 44.29], '*Q*_{2}', '*W*_{min}'),
)

const economicRent = figure(
  {
    name: `${topic}/economic-rent`,
    title: 'Transfer earnings and economic rent',
    description:
      'Labour demand D falls and labour supply S rises from a point above the origin. They cross at wage W and employment Q. The rectangle from the origin to W and Q is the total earnings. The supply curve divides it. The area under the supply curve is transfer earnings. The triangle above the supply curve and below W is economic rent.',
    height: 262,
  },
  labour.area(
    [
      [0, 14],
      [0, 52.2],
      [47.8, 52.2],
    ],
    undefined,
    'w',
  ),
  labour.area(
    [
      [0, 0],
      [0, 14],
      [47.8, 52.2],
      [47.8, 0],
    ],
    undefined,
    'gw',
  ),
  labour.axes,
  labour.straight([10, 90], [90, 10], '*D*'),
  labour.straight([0, 14], [90, 86], '*S*'),
  labour.read([47.8, 52.2], '*Q*', '*W*'),
  labour.label(3, 44, 'economic\nrent'),
  labour.label(20, 17, 'transfer\nearnings'),
)

export const figures = [
  pollutionTax,
  externalSubsidy,
  adValorem,
  permits,
  governmentFailure,
  povertyTrap,
  negativeIncomeTax,
  labourDemand,
  mrpCurve,
  perfectMarket,
  union,
  monopsony,
  monopsonyMinimum,
  economicRent,
]
