import { market, ppcPoints } from '../markets'
import { sample } from './sample'

const m = market()

export const pieces = [
  sample(
    'market',
    262,
    m.axes,
    m.supply('*S*'),
    m.demand('*D*_{1}'),
    m.demand('*D*_{2}', 20, 'p'),
    m.read(m.equilibrium(), '*Q*_{1}', '*P*_{1}'),
    m.read(m.equilibrium(20), '*Q*_{2}', '*P*_{2}'),
    m.shift([32, 76], [48, 76]),
  ),
  sample(
    'ppc',
    262,
    m.axes,
    m.bent(ppcPoints(80, 84), ''),
    m.area(
      [
        [20, 0],
        [20, 50],
        [50, 50],
      ],
      'loss',
    ),
  ),
]
