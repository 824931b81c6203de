import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arrow, centred, ellipse, line, rect, type Shape, text } from '@/lib/figures/shapes'

// E2.13 Functions

type Mapping = {
  left: readonly string[]
  right: readonly string[]
  to: readonly number[]
  names: [string, string]
}

function mapping({ left, right, to, names }: Mapping): Shape {
  const at = (list: readonly string[], index: number) => 112 + (index - (list.length - 1) / 2) * 36
  return (
    ellipse(92, 112, 48, 84, 'l') +
    ellipse(268, 112, 48, 84, 'l') +
    text(92, 18, names[0], { anchor: 'middle' }) +
    text(268, 18, names[1], { anchor: 'middle' }) +
    left.map((each, index) => centred(92, at(left, index), each)).join('') +
    right.map((each, index) => centred(268, at(right, index), each)).join('') +
    left.map((_, index) => arrow(112, at(left, index), 246, at(right, to[index] ?? 0), { cls: 'p' })).join('')
  )
}

const squares = figure(
  {
    name: 'algebra-and-graphs-13/mapping',
    title: 'A mapping diagram of f(x) = x² + 1',
    description:
      'Two ovals, domain on the left and range on the right. Arrows go from −1 to 2, from 0 to 1, from 1 to 2 and from 2 to 5. Two arrows meet at 2.',
    height: 206,
  },
  mapping({
    left: ['−1', '0', '1', '2'],
    right: ['1', '2', '5'],
    to: [1, 0, 1, 2],
    names: ['domain', 'range'],
  }),
)

const exercise = figure(
  {
    name: 'algebra-and-graphs-13/find',
    title: 'A mapping diagram with two letters',
    description:
      'Two ovals named x and f(x). Arrows go from −2 to 11, from 0 to 5, from p to −4 and from 5 to q.',
    height: 206,
  },
  mapping({
    left: ['−2', '0', '*p*', '5'],
    right: ['11', '5', '−4', '*q*'],
    to: [0, 1, 2, 3],
    names: ['*x*', 'f(*x*)'],
  }),
)

const window = plane({
  x: { min: -2, max: 5, every: 1 },
  y: { min: -3, max: 8, every: 1 },
  grid: true,
  height: 240,
})
const f = (x: number) => (x - 2) ** 2 - 1

const range = figure(
  {
    name: 'algebra-and-graphs-13/range',
    title: 'A quadratic function with a domain',
    description:
      'A grid with x from −2 to 5 and y from −3 to 8. A curve is drawn only from x = 0 to x = 4.5: it starts at the dot (0, 3), falls to its lowest point (2, −1) and rises to the dot (4.5, 5.25).',
    height: window.canvasHeight,
  },
  window.axes,
  functionCurve(window, f, { from: 0, to: 4.5 }),
  mark(window, [0, 3]),
  mark(window, [4.5, 5.25]),
  mark(window, [2, -1]),
)

function machine(x: number, name: string, rule: string): Shape {
  return (
    rect(x, 26, 78, 50, 'l w', 6) +
    centred(x + 39, 42, name, 'b') +
    text(x + 39, 66, rule, { anchor: 'middle', cls: 's' })
  )
}

const machines = figure(
  {
    name: 'algebra-and-graphs-13/machines',
    title: 'The composite function gf(x)',
    description:
      'A row from left to right: the number 4, an arrow into a box named f with the rule 2x + 1, an arrow with the number 9 into a box named g with the rule x squared minus 3, and an arrow out to the number 78.',
    height: 92,
  },
  centred(18, 51, '4'),
  arrow(30, 51, 58, 51),
  machine(58, 'f', '2*x* + 1'),
  line(136, 51, 150, 51),
  centred(163, 51, '9'),
  arrow(174, 51, 194, 51),
  machine(194, 'g', '*x*^{2} − 3'),
  arrow(272, 51, 304, 51),
  centred(324, 51, '78'),
)

const back = figure(
  {
    name: 'algebra-and-graphs-13/inverse',
    title: 'A function and its inverse',
    description:
      'Two ovals, the left one with the number 5, the right one with the number 13. A blue arrow from 5 to 13 is named f, times 2 then add 3. A red arrow back from 13 to 5 is named f to the minus 1, subtract 3 then divide by 2.',
    height: 150,
  },
  ellipse(52, 76, 36, 52, 'l'),
  ellipse(308, 76, 36, 52, 'l'),
  centred(52, 76, '5'),
  centred(308, 76, '13'),
  arrow(72, 62, 286, 62, { cls: 'p' }),
  arrow(286, 92, 72, 92, { cls: 'r' }),
  text(180, 50, 'f: × 2, then + 3', { anchor: 'middle', cls: 'tp' }),
  text(180, 114, 'f^{−1}: − 3, then ÷ 2', { anchor: 'middle', cls: 'tr' }),
)

export const figures = [squares, exercise, range, machines, back]
