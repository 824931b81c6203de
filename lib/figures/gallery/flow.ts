import { box, chain, cycle, link, row, sankey } from '../flow'
import { sample } from './sample'

export const pieces = [
  sample(
    'flow',
    190,
    chain(20, 10, 120, ['one', 'two\nlines', 'three']),
    row(170, 20, 50, ['a', 'b', 'c'], { gap: 14 }),
    box(180, 100, 60, 30, 'x').shape,
    link([240, 115], [320, 115], 'word'),
  ),
  sample('cycle', 230, cycle(180, 115, 90, ['ice', 'water', 'steam', 'cloud'])),
  sample(
    'sankey',
    170,
    sankey(
      20,
      20,
      250,
      { label: '100 J', size: 80 },
      { label: 'useful 30 J', size: 24 },
      { label: 'wasted 70 J', size: 56 },
    ),
  ),
]
