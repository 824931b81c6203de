import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { bracketed, frac, lineOf, nonZero, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { yAxis } from '../curves'
import { bareFigure, gridFigure } from '../segment-figures'
import { firmsGraph } from './drawings'

// On grids, in shapes and in contexts.
const { core, templates } = questionsOf('structured', 'E3.6')

export { templates }

const STEPS = [
  [1, 2],
  [3, 2],
  [2, 3],
  [1, 3],
  [2, 1],
  [3, 1],
] as const

core('parallel-to-a-line-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick(STEPS)
    const above = p * random.pick([1, -1])
    const [c, d] = [random.int(-4, 4), random.int(-5, 5)]
    const at = random.pick(nonZero(-5, 5).filter(x => x % q === 0))
    const y = (above * at) / q + d
    const far = random.pick([20, 30, 50]) - (20 % q === 0 ? 0 : random.int(0, 1))
    return Math.abs(c - d) < 3 || Math.abs(y) > 5 || y === 0 || d === 0 || far % q !== 0
      ? null
      : { above, q, c, d, at, y, far }
  },
  make: ({ above, q, c, d, at, y, far }) => {
    const other = lineOf(above, q, d)
    return {
      stem: [
        'Line *L* and the point *P* are drawn on the grid.',
        'The grid shows a line *L* and a point *P*.',
        'A straight line *L* and a point *P* are shown on a grid.',
      ],
      figure: gridFigure({
        name: 'line-and-point',
        title: 'A line L and a point P on a grid',
        description:
          `Line L passes through (0, ${c}) and (${q}, ${c + above}). P is at ${coordinates([at, y])}.`.replaceAll(
            '-',
            '−',
          ),
        points: { P: [at, y] },
        lines: [{ equation: `y = ${above}/${q}x ${signed(c)}`.replace('/1x', 'x'), label: '*L*' }],
        x: [-6, 6],
        y: [-6, 6],
        every: 1,
        sides: { P: d < c ? 300 : 120 },
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of *L*.',
          scheme: ['M1 rise ÷ run of two points on *L*', `A1 $${frac(above, q)}$`],
          solution: `Two points on *L* are $(0, ${c})$ and $(${q}, ${c + above})$. The line ${above < 0 ? 'falls' : 'rises'} ${Math.abs(above)} for every ${q} across, so the gradient is $${frac(above, q)}$.`,
          answer: typedFraction(above, q),
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the equation of the line that is parallel to *L* and passes through *P*.',
          scheme: [`M1 $${y} = ${frac(above, q)} \\times ${bracketed(at)} + c$`, `A1 $${other.latex}$`],
          solution: `*P* is $(${at}, ${y})$. The gradient is the same, so $${y} = ${frac(above, q)} \\times ${bracketed(at)} + c$ and $c = ${d}$. The equation is $${other.latex}$.`,
          answer: other.typed,
          letters: ['x', 'y'],
          own: { from: 'a', key: `y = f*(x - ${at}) + ${y}` },
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The point $(${far}, k)$ lies on your line in **part (b)**. Work out the value of *k*.`,
          scheme: [`B1 ${plain((above * far) / q + d)}`],
          solution: `Put $x = ${far}$ into the equation: $k = ${frac(above, q)} \\times ${far} ${signed(d)} = ${(above * far) / q + d}$.`,
          answer: (above * far) / q + d,
          own: { from: 'b', key: `f(${far})` },
        }),
      },
    }
  },
  verify: ({ above, q, at, y, far }) => ({
    a: `${above * 7 - above}/${q * 6}`,
    b: `${q}*y = ${above}*x + ${q * y - above * at}`,
    c: y + ((far - at) / q) * above,
  }),
})

core('draw-a-parallel-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick(STEPS)
    const above = p * random.pick([1, -1])
    const [c, d] = [random.int(-4, 4), random.int(-5, 5)]
    const at = random.pick(nonZero(-4, 4).filter(x => x % q === 0))
    const y = (above * at) / q + d
    return Math.abs(c - d) < 3 || Math.abs(y) > 5 || d === 0 || y === 0 ? null : { above, q, c, d, at, y }
  },
  make: ({ above, q, c, d, at, y }) => {
    const [m, other] = [above / q, lineOf(above, q, d)]
    const inside = (from: number) => {
      const up = (x: number) => m * x + from
      const xs = [-6, 6, (-5 - from) / m, (5 - from) / m].filter(
        x => Math.abs(x) <= 6 + 1e-9 && Math.abs(up(x)) <= 5 + 1e-9,
      )
      const [low, high] = [Math.min(...xs), Math.max(...xs)]
      return [
        [low, up(low)],
        [high, up(high)],
      ] as [Point, Point]
    }
    const [[left], [right]] = inside(d)
    const [from, to] = inside(c)
    return {
      stem: '',
      parts: {
        a: plotPart({
          name: 'coordinate-geometry/grid-with-a-line',
          title: 'A grid with a line L and a point P',
          description:
            `Squared paper with x from −6 to 6 and y from −5 to 5. Line L passes through (0, ${c}) and (${q}, ${c + above}). The point P is marked at (${at}, ${y}).`.replaceAll(
              '-',
              '−',
            ),
          command: 'Draw',
          objective: 'AO1',
          lead: `Line *L* is drawn on the grid. *P* is the marked point $(${at}, ${y})$.`,
          prompt: [
            'Draw the line that is parallel to *L* and passes through *P*.',
            'On the grid, draw a line through *P* that is parallel to *L*.',
            'Draw, across the whole grid, the line through *P* parallel to *L*.',
          ],
          axes: {
            x: { label: '*x*', min: -6, max: 6, large: 1, parts: 2 },
            y: { label: '*y*', min: -5, max: 5, large: 1, parts: 2 },
          },
          given: [yAxis(-5, 5), { tool: 'line', from, to }, { tool: 'point', at: [at, y] }],
          tasks: [
            {
              task: 'line',
              gradient: [m - 0.12, m + 0.12],
              intercept: [d - 0.4, d + 0.4],
              covers: [Math.max(left, -6), Math.min(right, 6)],
              marks: 2,
            },
          ],
          scheme: [
            'B1 a line with the gradient of *L*',
            'B1 a line through *P* and with the right intercept',
          ],
          solution: `*L* ${above < 0 ? 'falls' : 'rises'} ${Math.abs(above)} for every ${q} across. Start at *P* and take the same steps: $(${at + q}, ${y + above})$ and $(${at - q}, ${y - above})$ lie on the line.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the equation of the line that you have drawn.',
          scheme: [`B1 gradient $${frac(above, q)}$`, `B1 $${other.latex}$`],
          solution: `The gradient is $${frac(above, q)}$, and the line crosses the *y*-axis at $${d}$: $${other.latex}$.`,
          answer: other.typed,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ above, q, at, y }) => ({ b: `${q}*(y - ${y}) = ${above}*(x - ${at})` }),
})

core('sides-of-a-parallelogram', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [-1, 2],
      [-1, 3],
      [-2, 3],
    ] as const)
    const n = random.pick([2, 3, 4, -2, -3])
    const [ax, ay] = [q * random.pick([-2, -1, 1, 2]), random.pick(nonZero(-5, 5))]
    const [s, t] = [random.int(2, 3), q]
    const [cx, cy] = [ax + s * q + t, ay + s * p + t * n]
    const [ab, ad] = [ay - (p * ax) / q, ay - n * ax]
    const [dc, bc] = [cy - (p * cx) / q, cy - n * cx]
    return !Number.isInteger(dc) ||
      [ab, ad, dc, bc, cx, cy].includes(0) ||
      Math.abs(cy) > 16 ||
      Math.abs(bc) > 40
      ? null
      : { p, q, n, ax, ay, cx, cy, ab, ad, dc, bc }
  },
  make: ({ p, q, n, ax, ay, cx, cy, ab, ad, dc, bc }) => {
    const one = `${q}y = ${p === 1 ? '' : p === -1 ? '-' : p}x ${signed(q * ab)}`
    const two = `y = ${n}x ${signed(ad)}`
    const [third, fourth] = [lineOf(n, 1, bc), lineOf(p, q, dc)]
    return {
      stem: [
        `*ABCD* is a parallelogram. The equation of *AB* is $${one}$ and the equation of *AD* is $${two}$. *C* is the point $(${cx}, ${cy})$.`,
        `The diagram shows a parallelogram *ABCD* with *C* $(${cx}, ${cy})$. The line *AB* has equation $${one}$ and the line *AD* has equation $${two}$.`,
        `On a plan, a field has the shape of a parallelogram *ABCD*. Its corner *C* is at $(${cx}, ${cy})$. Side *AB* lies on the line $${one}$ and side *AD* on the line $${two}$.`,
      ],
      figure: bareFigure({
        name: 'parallelogram',
        title: 'Parallelogram ABCD',
        description: `Parallelogram ABCD with its parallel sides marked by arrows. C is the point ${coordinates([cx, cy])}.`,
        points: { A: [0, 0], B: [5.4, 0.4], C: [7.2, 4], D: [1.8, 3.6] },
        labels: { C: [cx, cy] },
        paths: ['ABCDA'],
        arrows: { AB: 1, DC: 1, AD: 2, BC: 2 },
        sides: { C: 0 },
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: 'Find the equation of the line *BC*.',
          scheme: [`M1 $${cy} = ${n} \\times ${bracketed(cx)} + c$`, `A1 $${third.latex}$`],
          solution: `*BC* is parallel to *AD*, so its gradient is $${n}$. It passes through *C*: $${cy} = ${n} \\times ${bracketed(cx)} + c$ gives $c = ${bc}$. The equation is $${third.latex}$.`,
          answer: third.typed,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: 'Find the equation of the line *DC*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `B1 gradient $${frac(p, q)}$`,
            `M1 $${cy} = ${frac(p, q)} \\times ${bracketed(cx)} + c$`,
            `A1 $${fourth.latex}$`,
          ],
          solution: `*DC* is parallel to *AB*. Divide the equation of *AB* by ${q}: its gradient is $${frac(p, q)}$. Put *C* in: $${cy} = ${frac(p, q)} \\times ${bracketed(cx)} + c$ gives $c = ${dc}$. The equation is $${fourth.latex}$.`,
          answer: fourth.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        c: ask.expression({
          command: 'Work out',
          prompt: 'Work out the coordinates of *A*.',
          scheme: [
            `M1 $${q}(${n}x ${signed(ad)}) = ${p === 1 ? '' : p === -1 ? '-' : p}x ${signed(q * ab)}$`,
            `A1 $x = ${ax}$ or $y = ${ay}$`,
            `A1 $(${ax}, ${ay})$`,
          ],
          solution: `*A* lies on *AB* and on *AD*. Put $${two}$ into the other equation:\n\n$${q}(${n}x ${signed(ad)}) = ${p === 1 ? '' : p === -1 ? '-' : p}x ${signed(q * ab)}$, so $${q * n - p}x = ${q * ab - q * ad}$ and $x = ${ax}$.\n\nThen $y = ${n} \\times ${bracketed(ax)} ${signed(ad)} = ${ay}$, so *A* is $(${ax}, ${ay})$.`,
          answer: `(${ax}, ${ay})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, n, cx, cy, ab, ad }) => {
    // Cramer's rule for qy − px = q·ab and y − nx = ad.
    const below = -p + q * n
    return {
      a: `y - ${cy} = ${n}*(x - ${cx})`,
      b: `${q}*y - ${p}*x = ${q * cy - p * cx}`,
      c: `(${(q * ab - q * ad) / below}, ${(-p * ad + n * q * ab) / below})`,
    }
  },
})

const CHARGE = judged(
  'the charge for each unit, which is the gradient, is the same',
  `
  EQUAL = equal/same/identical
  RATE = gradient/slope/rate/charge/price/cost/amount
  reject not EQUAL
  reject start/fixed/total EQUAL
  accept RATE ... EQUAL
  accept EQUAL ... RATE
  unsure EQUAL
  earns: They have the same gradient
  earns: The charge per unit is the same for both firms
  earns: both graphs have equal gradeints
  misses: The lines never meet
  misses: Firm A is always dearer
  misses: The lines go up together`,
)

const FIRMS = [
  {
    firms: 'taxi firms',
    thing: 'a journey',
    unit: 'kilometre',
    letter: 'x',
    of: (n: number) => `of ${n} km`,
    x: 'of *x* km',
  },
  {
    firms: 'print shops',
    thing: 'an order',
    unit: 'poster',
    letter: 'x',
    of: (n: number) => `of ${n} posters`,
    x: 'of *x* posters',
  },
  {
    firms: 'plumbers',
    thing: 'a repair',
    unit: 'hour',
    letter: 'x',
    of: (n: number) => `of ${n} hours`,
    x: 'of *x* hours',
  },
] as const

core('two-firms-with-the-same-charge', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const kind = random.int(0, 2)
    const rate = kind === 2 ? random.step(32.5, 48.5, 0.5) : random.step(1.15, 2.95, 0.05)
    const [dear, cheap] = [random.step(5.2, 12.8, 0.4), random.step(1.5, 4.9, 0.1)]
    const count = kind === 2 ? random.int(3, 7) : random.int(12, 38)
    return Number.isInteger(rate)
      ? null
      : { kind, rate, dear, cheap, count, total: clean(rate * count + cheap) }
  },
  make: ({ kind, rate, dear, cheap, count, total }) => {
    const { firms, thing, unit, of, x } = FIRMS[kind] ?? FIRMS[0]
    return {
      stem: `The cost, \\$*C*, of ${thing} ${x} with firm *A* is given by $C = ${plain(rate)}x + ${plain(dear)}$. Firm *B* charges the same amount for each ${unit}, but ${thing} ${of(count)} costs ${money(total)}. The diagram shows the graphs for the two ${firms}.`,
      figure: firmsGraph('*x*'),
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why the two graphs are parallel.',
          scheme: [CHARGE],
          modelAnswer: `The charge for each ${unit} is the same, so the gradients are equal.`,
          solution: `The gradient is the charge for each ${unit}. It is the same for both firms, so the lines are parallel.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the equation for the cost with firm *B*. Give your answer in the form $C = mx + c$.',
          scheme: [
            `B1 gradient ${plain(rate)}`,
            `M1 $${total.toFixed(2)} = ${plain(rate)} \\times ${count} + c$`,
            `A1 $C = ${plain(rate)}x + ${plain(cheap)}$`,
          ],
          solution: `The gradient is ${plain(rate)} again. ${total.toFixed(2)} = ${plain(rate)} × ${count} + *c*, so $c = ${total.toFixed(2)} - ${plain(clean(rate * count), 2)} = ${plain(cheap)}$.\n\n$C = ${plain(rate)}x + ${plain(cheap)}$`,
          answer: `C = ${rate}x + ${cheap}`,
          letters: ['C', 'x'],
          form: 'expanded',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out how much less firm *B* charges than firm *A* for ${thing} ${of(count * 2)}.`,
          scheme: [`B1 ${plain(clean(dear - cheap), 2)} (\\$)`],
          solution: `The graphs are parallel, so the difference is the same everywhere: ${money(dear)} − ${money(cheap)} = ${money(clean(dear - cheap))}.`,
          answer: clean(dear - cheap),
          sigFigs: 3,
          unit: '$',
        }),
      },
    }
  },
  verify: ({ rate, dear, count, total }) => ({
    b: `C - ${total} = ${rate}*(x - ${count})`,
    c: clean(2 * count * rate + dear - (total + count * rate)),
  }),
})
