import { figure } from '@/lib/figures/figure'
import { budgetLines, circularFlow, ppc, priceEffects } from '../choices'
import { DIAGRAM_HEIGHT } from '../diagram'

const height = DIAGRAM_HEIGHT

export const pieces = [
  figure(
    {
      name: 'kit/ppc-points',
      title: 'Points of a production possibility curve',
      description:
        'Capital goods on the vertical axis, consumer goods on the horizontal axis. A curve bows outwards. Points A and B lie on it, C inside it and D outside it.',
      height,
    },
    ppc({
      x: 'Consumer goods',
      y: 'Capital goods',
      places: { A: [26], B: [62], C: [34, 36], D: [74, 66] },
    }).shape,
  ),
  figure(
    {
      name: 'kit/ppc-growth',
      title: 'An outward shift of a production possibility curve',
      description:
        'Capital goods on the vertical axis, consumer goods on the horizontal axis. PPC2 lies outside PPC1 everywhere.',
      height,
    },
    ppc({
      x: 'Consumer goods',
      y: 'Capital goods',
      curves: [
        { x: 66, y: 66 },
        { x: 84, y: 86 },
      ],
    }).shape,
  ),
  figure(
    {
      name: 'kit/consumer-choice',
      title: 'The best combination that a budget allows',
      description:
        'Good Y on the vertical axis, good X on the horizontal axis. A straight budget line touches an indifference curve IC at A, the combination X1 and Y1.',
      height,
    },
    budgetLines({ lines: [{ x: 80, y: 80 }] }).shape,
  ),
  figure(
    {
      name: 'kit/income-rise',
      title: 'A rise in income',
      description:
        'Good Y on the vertical axis, good X on the horizontal axis. Two parallel budget lines, touched by IC1 at A and by IC2 at B.',
      height,
    },
    budgetLines({
      lines: [
        { x: 56, y: 60 },
        { x: 84, y: 90 },
      ],
    }).shape,
  ),
  figure(
    {
      name: 'kit/budget-pivot',
      title: 'A budget line after a fall in the price of X',
      description:
        'Good Y on the vertical axis, good X on the horizontal axis. Budget lines B1 and B2 start at the same point of the Y axis; B2 ends further right.',
      height,
    },
    budgetLines({
      curves: false,
      lines: [
        { x: 44, y: 80 },
        { x: 86, y: 80 },
      ],
    }).shape,
  ),
  figure(
    {
      name: 'kit/price-effects',
      title: 'Substitution and income effects of a fall in price',
      description:
        'Good Y on the vertical axis, good X on the horizontal axis. The budget line pivots outwards. A lies on IC1 and the old line, C on IC2 and the new line, and B on IC1 where a dashed line parallel to the new one touches it.',
      height,
    },
    priceEffects().shape,
  ),
  figure(
    {
      name: 'kit/circular-flow',
      title: 'The circular flow of income in an open economy',
      description:
        'Firms above, households below. An arrow of factor incomes runs down, an arrow of consumer spending runs up. Investment, government spending and exports enter as injections; saving, taxes and imports leave as withdrawals.',
      height: 240,
    },
    circularFlow(),
  ),
  figure(
    {
      name: 'kit/circular-flow-closed',
      title: 'The circular flow of income with two sectors',
      description:
        'Firms above, households below. An arrow labelled X runs from firms to households and an arrow labelled Y from households to firms.',
      height: 230,
    },
    circularFlow({ open: false, flows: ['X', 'Y'] }),
  ),
]
