import { figure } from '@/lib/figures/figure'
import { box, chain, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { market, ppcPoints } from '@/lib/figures/markets'
import { arrow, centred, dot, line, rect, text } from '@/lib/figures/shapes'

const TOPIC = 'basic-economic-ideas-and-resource-allocation'

// Two diagrams beside each other need narrower axes than the kit's own.
const LEFT = { left: 42, width: 106, height: 120 }
const RIGHT = { left: 222, width: 106, height: 120 }

function economicProblem() {
  const wants = box(10, 12, 160, 44, 'unlimited wants')
  const resources = box(190, 12, 160, 44, 'limited resources')
  const scarcity = box(100, 92, 160, 40, 'scarcity')
  const choice = box(100, 168, 160, 40, 'choice')
  const cost = box(100, 244, 160, 40, 'opportunity cost', 'l w')
  return figure(
    {
      name: `${TOPIC}/economic-problem`,
      title: 'From scarcity to opportunity cost',
      description:
        'A flow chart. Two boxes at the top, unlimited wants and limited resources, lead by arrows to scarcity. Scarcity leads to choice, and choice leads to opportunity cost.',
      height: 296,
    },
    wants.shape,
    resources.shape,
    scarcity.shape,
    choice.shape,
    cost.shape,
    link([120, 56], [150, 92]),
    link([240, 56], [210, 92]),
    link(scarcity.bottom, choice.top, 'forces a'),
    link(choice.bottom, cost.top, 'always has an'),
  )
}

function method() {
  return figure(
    {
      name: `${TOPIC}/method`,
      title: 'How economists work with a model',
      description:
        'Four boxes in a column joined by arrows: observe behaviour; build a simple model with assumptions; predict, ceteris paribus; test against data. An arrow returns from the last box to the second, labelled change the model.',
      height: 274,
    },
    chain(
      30,
      10,
      210,
      [
        'observe behaviour',
        'build a simple model\nwith assumptions',
        'predict, ceteris paribus',
        'test against data',
      ],
      { height: 44, gap: 26 },
    ),
    line(240, 242, 276, 242, 'p'),
    line(276, 242, 276, 102, 'p'),
    arrow(276, 102, 240, 102, { cls: 'p' }),
    text(284, 166, 'change\nthe model'),
  )
}

function factors() {
  const rows = [
    ['land', 'rent'],
    ['labour', 'wages'],
    ['capital', 'interest'],
    ['enterprise', 'profit'],
  ] as const
  return figure(
    {
      name: `${TOPIC}/factors`,
      title: 'The four factors of production and their rewards',
      description:
        'Four boxes on the left name the factors of production. An arrow leads from each to its reward on the right: land earns rent, labour earns wages, capital earns interest, enterprise earns profit.',
      height: 236,
    },
    text(80, 20, 'factor', { anchor: 'middle', cls: 'b' }),
    text(280, 20, 'reward', { anchor: 'middle', cls: 'b' }),
    ...rows.map(([factor, reward], at) => {
      const from = box(20, 32 + at * 50, 120, 38, factor)
      const to = box(220, 32 + at * 50, 120, 38, reward, 'l w')
      return from.shape + to.shape + link(from.right, to.left, 'earns')
    }),
  )
}

function systems() {
  return figure(
    {
      name: `${TOPIC}/systems`,
      title: 'Economic systems on a line from planned to market',
      description:
        'A level line with an arrow head at both ends. At the left end stands the planned economy, where the state decides. At the right end stands the market economy, where prices decide. The broad middle is the mixed economy, where both decide. All real economies lie between the ends.',
      height: 130,
    },
    rect(80, 52, 200, 20, 'w', 3),
    arrow(180, 62, 16, 62),
    arrow(180, 62, 344, 62),
    text(16, 38, 'planned', { cls: 'b' }),
    centred(180, 34, 'mixed', 'b'),
    text(344, 38, 'market', { anchor: 'end', cls: 'b' }),
    text(16, 96, 'the state\ndecides'),
    centred(180, 100, 'both decide:\nall real economies'),
    text(344, 96, 'prices\ndecide', { anchor: 'end' }),
  )
}

function ppcShapes() {
  const a = market({ ...LEFT, x: 'Good X', y: 'Good Y' })
  const b = market({ ...RIGHT, x: 'Good X', y: 'Good Y' })
  return figure(
    {
      name: `${TOPIC}/ppc-shapes`,
      title: 'Two shapes of a production possibility curve',
      description:
        'Two diagrams with good Y on the vertical and good X on the horizontal axis. Left: the production possibility curve is a straight line from axis to axis, so opportunity cost is constant. Right: the curve bows outwards from the origin and gets steeper as more of X is made, so opportunity cost increases.',
      height: 222,
    },
    a.axes,
    a.straight([0, 88], [88, 0], '', 'p'),
    text(96, 215, 'constant cost', { anchor: 'middle' }),
    b.axes,
    b.bent(ppcPoints(88, 88), '', 'p'),
    text(276, 215, 'increasing cost', { anchor: 'middle' }),
  )
}

function ppcData() {
  const g = graph({
    x: { label: 'Food / tonnes', max: 56, ticks: [0, 10, 20, 30, 40, 50], grid: true },
    y: { label: 'Cloth / rolls', max: 112, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    height: 180,
  })
  return figure(
    {
      name: `${TOPIC}/ppc-points`,
      title: 'Points on, inside and outside a production possibility curve',
      description:
        'Food in tonnes is on the horizontal axis, cloth in rolls on the vertical axis. The curve bows outwards from 100 rolls and no food, through 20 tonnes and 84 rolls, point A, and 40 tonnes and 36 rolls, point B, to 50 tonnes and no cloth. Point C, 20 tonnes and 40 rolls, lies inside the curve. Point D, 45 tonnes and 80 rolls, lies outside it.',
      height: 264,
    },
    g.axes,
    g.plot(x => 100 - 0.04 * x * x, 0, 50),
    ...(
      [
        [20, 84, 'A'],
        [40, 36, 'B'],
        [20, 40, 'C'],
        [45, 80, 'D'],
      ] as const
    ).map(([x, y, name]) => dot(...g.at(x, y)) + g.label(x, y, name, { dx: 8, dy: -4 })),
  )
}

function ppcShifts() {
  const a = market({ ...LEFT, x: 'Good X', y: 'Good Y' })
  const b = market({ ...RIGHT, x: 'Good X', y: 'Good Y' })
  return figure(
    {
      name: `${TOPIC}/ppc-shifts`,
      title: 'A shift and a pivot of a production possibility curve',
      description:
        'Two diagrams. Left: the whole curve moves outwards on both axes, from PPC1 to PPC2, after a rise in the quantity or quality of resources. Right: the curve pivots from PPC1 to PPC2: its end on the Y axis stays where it is and its end on the X axis moves outwards, after better technology in making good X only.',
      height: 222,
    },
    a.axes,
    a.bent(ppcPoints(62, 62), ''),
    a.bent(ppcPoints(92, 92), '', 'p'),
    a.shift([46, 46], [63, 63]),
    a.label(12, 20, 'PPC_{1}'),
    a.label(70, 74, 'PPC_{2}'),
    text(96, 215, 'more resources', { anchor: 'middle' }),
    b.axes,
    b.bent(ppcPoints(56, 84), ''),
    b.bent(ppcPoints(94, 84), '', 'p'),
    b.shift([50, 44], [75, 44]),
    b.label(10, 20, 'PPC_{1}'),
    b.label(68, 74, 'PPC_{2}'),
    text(276, 215, 'better at X only', { anchor: 'middle' }),
  )
}

function capitalConsumer() {
  const m = market({ x: 'Consumer goods', y: 'Capital goods' })
  return figure(
    {
      name: `${TOPIC}/capital-consumer`,
      title: 'Capital goods or consumer goods today, and the curve of the future',
      description:
        'Capital goods are on the vertical axis, consumer goods on the horizontal axis. PPC1 is the curve of today. Point A on it has many capital goods and few consumer goods; point B has few capital goods and many consumer goods. PPC2, further out, is the future curve of a country that chooses A.',
      height: 262,
    },
    m.axes,
    m.bent(ppcPoints(62, 62), ''),
    m.bent(ppcPoints(90, 90), '', 'p'),
    dot(...m.at(62 * Math.sin(Math.PI / 8), 62 * Math.cos(Math.PI / 8))),
    dot(...m.at(62 * Math.sin((3 * Math.PI) / 8), 62 * Math.cos((3 * Math.PI) / 8))),
    m.label(19, 49, 'A', 'middle'),
    m.label(50, 20, 'B', 'middle'),
    m.shift([45, 45], [62, 62]),
    m.label(34, 6, 'PPC_{1}'),
    m.label(84, 52, 'PPC_{2}'),
  )
}

function goodsGrid() {
  const cells = [
    [84, 36, 'private goods\nbread, a phone'],
    [218, 36, 'club goods\npay TV, a toll road'],
    [84, 112, 'common resources\nfish in the sea'],
    [218, 112, 'public goods\ndefence, flood walls'],
  ] as const
  return figure(
    {
      name: `${TOPIC}/goods-grid`,
      title: 'Goods sorted by rivalry and excludability',
      description:
        'A table with two columns, rival and non-rival, and two rows, excludable and non-excludable. Rival and excludable: private goods such as bread or a phone. Non-rival and excludable: club goods such as pay television or a toll road. Rival and non-excludable: common resources such as fish in the sea. Non-rival and non-excludable: public goods such as defence or flood walls. The two mixed cells are quasi-public goods.',
      height: 196,
    },
    text(150, 24, 'rival', { anchor: 'middle', cls: 'b' }),
    text(284, 24, 'non-rival', { anchor: 'middle', cls: 'b' }),
    centred(40, 72, 'exclud-\nable', 'b'),
    centred(40, 148, 'non-\nexclud-\nable', 'b'),
    ...cells.map(
      ([x, y, name], at) =>
        rect(x, y, 132, 72, at === 0 || at === 3 ? 'l w' : 'l sheet') + centred(x + 66, y + 36, name, 's'),
    ),
  )
}

function meritDemerit() {
  const a = market(LEFT)
  const b = market(RIGHT)
  return figure(
    {
      name: `${TOPIC}/merit-demerit`,
      title: 'Under-consumption of a merit good and over-consumption of a demerit good',
      description:
        'Two diagrams with price on the vertical and quantity on the horizontal axis. Left, merit good: actual demand D1 lies to the left of D2, the demand with full information. Supply S meets D1 at the quantity Q1, which is smaller than Q2. Right, demerit good: actual demand D1 lies to the right of D2, the demand with full information, so the actual quantity Q1 is larger than Q2.',
      height: 214,
    },
    a.axes,
    a.supply('*S*'),
    a.straight([6, 74], [68, 12], '*D*_{1}'),
    a.straight([44, 96], [92, 48], '*D*_{2}', 'p'),
    a.read([40, 40], '*Q*_{1}', ''),
    a.read([70, 70], '*Q*_{2}', ''),
    text(96, 208, 'merit good', { anchor: 'middle' }),
    b.axes,
    b.supply('*S*'),
    b.straight([44, 96], [92, 48], '*D*_{1}'),
    b.straight([6, 74], [68, 12], '*D*_{2}', 'p'),
    b.read([70, 70], '*Q*_{1}', ''),
    b.read([40, 40], '*Q*_{2}', ''),
    text(276, 208, 'demerit good', { anchor: 'middle' }),
  )
}

export const figures = [
  economicProblem(),
  method(),
  factors(),
  systems(),
  ppcShapes(),
  ppcData(),
  ppcShifts(),
  capitalConsumer(),
  goodsGrid(),
  meritDemerit(),
]
