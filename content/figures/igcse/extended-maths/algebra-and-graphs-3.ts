import { figure } from '@/lib/figures/figure'
import { arrow, centred, dimension, dot, line, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.3 Algebraic fractions

/** A fraction with its bar, centred on a point. */
function fraction(x: number, y: number, top: string, bottom: string, half: number): Shape {
  return (
    line(x - half, y, x + half, y, 'l thin') +
    text(x, y - 6, top, { anchor: 'middle' }) +
    text(x, y + 16, bottom, { anchor: 'middle' })
  )
}

const cancelling = figure(
  {
    name: 'algebra-and-graphs-3/cancelling',
    title: 'Factorise, then cancel the bracket that is above and below',
    description:
      'Three fractions in a row. First: x squared minus 3x over x squared minus x minus 6. Second: x times the bracket x − 3, over the brackets x − 3 and x + 2; the bracket x − 3 is crossed out above and below. Third: x over x + 2.',
    height: 104,
  },
  fraction(64, 44, '*x*^{2} − 3*x*', '*x*^{2} − *x* − 6', 46),
  text(122, 48, '=', { anchor: 'middle' }),
  line(142, 44, 248, 44, 'l thin'),
  text(178, 38, '*x*', { anchor: 'middle' }),
  text(210, 38, '(*x* − 3)', { anchor: 'middle' }),
  text(170, 60, '(*x* − 3)', { anchor: 'middle' }),
  text(222, 60, '(*x* + 2)', { anchor: 'middle' }),
  line(188, 40, 232, 27, 'r'),
  line(148, 62, 192, 49, 'r'),
  text(268, 48, '=', { anchor: 'middle' }),
  fraction(312, 44, '*x*', '*x* + 2', 28),
  text(64, 94, 'no cancelling yet', { anchor: 'middle', cls: 's' }),
  text(196, 94, 'factors: cancel', { anchor: 'middle', cls: 's' }),
)

const rectangle = figure(
  {
    name: 'algebra-and-graphs-3/rectangle',
    title: 'A rectangle with fractions as its sides',
    description:
      'A rectangle. Its long side is x + 3 over 2 centimetres, its short side is x − 1 over 3 centimetres. Not to scale.',
    height: 162,
  },
  rect(100, 56, 180, 70, 'l w'),
  fraction(184, 28, '*x* + 3', '2', 24),
  text(214, 33, 'cm'),
  fraction(48, 92, '*x* − 1', '3', 24),
  text(76, 97, 'cm'),
  text(352, 154, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
)

const journey = figure(
  {
    name: 'algebra-and-graphs-3/two-stages',
    title: 'A journey in two stages',
    description:
      'A line from A to B to C. The first stage, A to B, is 60 km at x km/h. The second stage, B to C, is 45 km at x + 5 km/h. Not to scale.',
    height: 96,
  },
  line(30, 48, 330, 48),
  dot(30, 48),
  dot(200, 48),
  dot(330, 48),
  text(30, 70, '*A*', { anchor: 'middle' }),
  text(200, 70, '*B*', { anchor: 'middle' }),
  text(330, 70, '*C*', { anchor: 'middle' }),
  dimension(30, 32, 200, 32, '60 km'),
  dimension(200, 32, 330, 32, '45 km'),
  arrow(84, 62, 146, 62),
  arrow(236, 62, 298, 62),
  text(115, 84, '*x* km/h', { anchor: 'middle' }),
  text(267, 84, '(*x* + 5) km/h', { anchor: 'middle' }),
)

const rule = figure(
  {
    name: 'algebra-and-graphs-3/which-rule',
    title: 'What to do with algebraic fractions',
    description:
      'Two boxes. Left, for plus and minus: make a common denominator, then add the tops. Right, for times and divide: factorise everything, turn the second fraction over for divide, then cancel. Below both: simplify at the end.',
    height: 138,
  },
  rect(8, 10, 166, 92, 'l w', 6),
  rect(186, 10, 166, 92, 'l sunk', 6),
  centred(91, 28, '+ and −', 'b'),
  centred(269, 28, '× and ÷', 'b'),
  centred(91, 66, 'common denominator,\nthen one top'),
  centred(269, 66, 'factorise,\nturn over for ÷, cancel'),
  text(180, 128, 'at the end: can it be cancelled?', { anchor: 'middle' }),
)

export const figures = [cancelling, rectangle, journey, rule]
