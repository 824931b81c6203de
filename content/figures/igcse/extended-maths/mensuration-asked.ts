import { figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { line, polygon, rect, text } from '@/lib/figures/shapes'

// E5.1 Figures that are read in worked examples and questions

const wall = figure(
  {
    name: 'mensuration-asked/wall-and-tile',
    title: 'A wall and one of the tiles',
    description:
      'A rectangle, the wall, 2.4 m long and 1.5 m high. Beside it a small square, one tile, with a side of 15 cm. The diagram is not to scale.',
    height: 184,
  },
  rect(52, 34, 176, 110, 'l w'),
  text(140, 164, '2.4 m', { anchor: 'middle' }),
  text(44, 94, '1.5 m', { anchor: 'end' }),
  text(140, 94, 'wall', { anchor: 'middle', cls: 's' }),
  rect(268, 108, 36, 36, 'l sunk'),
  text(286, 164, '15 cm', { anchor: 'middle' }),
  text(286, 98, 'tile', { anchor: 'middle', cls: 's' }),
  notToScale(),
)

/** Height on the canvas of a volume in litres. */
const level = (litres: number) => 180 - litres * 70
const jug = figure(
  {
    name: 'mensuration-asked/jug',
    title: 'A measuring jug with juice',
    description:
      'A measuring jug with a scale in litres. Long marks are numbered 0, 1 and 2. Between two numbers there are three short marks, at equal distances. The juice reaches up to the third short mark above 1.',
    height: 196,
  },
  rect(130, level(1.75), 90, 180 - level(1.75), 'w'),
  line(130, level(1.75), 220, level(1.75), 'p'),
  line(130, 20, 130, 180),
  line(220, 20, 220, 180),
  line(130, 180, 220, 180),
  polygon(
    [
      [220, 50],
      [252, 50],
      [252, 130],
      [220, 130],
      [220, 120],
      [242, 120],
      [242, 60],
      [220, 60],
    ],
    'l sheet',
  ),
  ...Array.from({ length: 9 }, (_, at) => {
    const y = level(at / 4)
    const long = at % 4 === 0
    return (
      line(130, y, long ? 158 : 146, y, 'l thin') +
      (long ? text(122, y + 4.5, String(at / 4), { anchor: 'end' }) : '')
    )
  }),
  text(112, 22, 'litres', { anchor: 'end', cls: 's' }),
)

export const figures = [wall, jug]
