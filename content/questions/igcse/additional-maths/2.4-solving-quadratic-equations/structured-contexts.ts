import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed, surdOf } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { sketch } from '@/lib/figures/plane/sketches'
import { polygon, polyline, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { isSquare, ratio, root, typed } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.4')

export { templates }

/** The positive solution of an equation, by halving. */
function positive(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let round = 0; round < 90; round += 1) {
    const middle = (low + high) / 2
    if (f(low) * f(middle) <= 0) high = middle
    else low = middle
  }
  return low
}

/** (b + √n)/2 in LaTeX, cancelled where b is even. */
const halved = (b: number, n: number) =>
  b % 2 === 0 ? `${b / 2} + ${root(n / 4)}` : `\\frac{${b} + ${root(n)}}{2}`

question('lengths-of-a-shape', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(2, 12), random.int(1, 8)]
    const [b, c] = [2 * q + p, (p * p - q * q) / 2]
    const under = b * b + 4 * c
    return p <= q || !Number.isInteger(c) || isSquare(under) || surdOf(under).m > 120
      ? null
      : { p, q, b, c, under, unit: random.pick(['cm', 'm']) }
  },
  make: ({ p, q, b, c, under, unit }) => ({
    stem: [
      `*ABC* is a triangle with a right angle at *B*. $AB = x$ ${unit}, $BC = (x + ${p})$ ${unit} and $AC = (2x - ${q})$ ${unit}.`,
      `The diagram shows a right-angled triangle *ABC*. Its sides are *x* ${unit}, $(x + ${p})$ ${unit} and $(2x - ${q})$ ${unit}.`,
      `In the right-angled triangle *ABC* the side *BC* is ${p} ${unit} longer than *AB*. $AB = x$ ${unit} and $AC = (2x - ${q})$ ${unit}.`,
    ],
    figure: figure(
      {
        name: 'quadratic-functions/a-right-angled-triangle',
        title: 'A right-angled triangle',
        description: `Triangle ABC with the right angle at B. AB is marked x ${unit}, BC is marked x + ${p} ${unit} and AC is marked 2x − ${q} ${unit}. Not to scale.`,
        height: 170,
      },
      polygon(
        [
          [90, 130],
          [90, 30],
          [270, 130],
        ],
        'l',
      ),
      polyline(
        [
          [102, 130],
          [102, 118],
          [90, 118],
        ],
        'l thin',
      ),
      text(80, 28, '*A*', { anchor: 'end' }),
      text(80, 140, '*B*', { anchor: 'end' }),
      text(280, 140, '*C*'),
      text(80, 84, `*x* ${unit}`, { anchor: 'end' }),
      text(180, 152, `(*x* + ${p}) ${unit}`, { anchor: 'middle' }),
      text(192, 72, `(2*x* − ${q}) ${unit}`),
    ),
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO2',
        prompt: 'Find a quadratic equation in *x*. Give it in the form $x^2 + bx + c = 0$.',
        scheme: [
          `M1 $x^2 + (x + ${p})^2 = (2x - ${q})^2$`,
          `M1 $2x^2 + ${2 * p}x + ${p * p} = 4x^2 - ${4 * q}x + ${q * q}$`,
          `A1 $${poly(1, -b, -c)} = 0$`,
        ],
        solution: `Pythagoras: $x^2 + (x + ${p})^2 = (2x - ${q})^2$. Expand: $2x^2 + ${2 * p}x + ${p * p} = 4x^2 - ${4 * q}x + ${q * q}$. Collect and divide by 2: $${poly(1, -b, -c)} = 0$.`,
        answer: `${poly(1, -b, -c)} = 0`,
        letters: ['x'],
        form: 'expanded',
      }),
      b: ask.expression({
        command: 'Find',
        objective: 'AO2',
        prompt: 'Find the exact value of *x*.',
        scheme: [
          `M1 $\\frac{${b} \\pm \\sqrt{${under}}}{2}$`,
          'M1 the negative root rejected, as *x* is a length',
          `A1 $${halved(b, under)}$`,
        ],
        solution: `The formula gives $x = \\frac{${b} \\pm \\sqrt{${under}}}{2}$. As $\\sqrt{${under}} > ${b}$, the root with the minus sign is negative; a length is not. So $x = ${halved(b, under)}$.`,
        answer: `(${b} + sqrt(${under}))/2`,
        letters: [],
        form: 'exact',
      }),
      c: ask.expression({
        command: 'Find',
        objective: 'AO1',
        prompt: `Find the exact perimeter of the triangle, in ${unit}.`,
        scheme: [`M1 $4x ${signed(p - q)}$`, `A1 $${2 * b + p - q} + ${root(4 * under)}$`],
        solution: `The perimeter is $x + x + ${p} + 2x - ${q} = 4x ${signed(p - q)} = ${2 * b + p - q} + ${root(4 * under)}$.`,
        answer: `${2 * b + p - q} + 2*sqrt(${under})`,
        letters: [],
        form: 'exact',
        own: { from: 'b', key: `4*f + ${p - q}` },
      }),
    },
  }),
  verify: ({ p, q }) => {
    const x = positive(at => at * at + (at + p) ** 2 - (2 * at - q) ** 2, p, 400)
    const under = Math.round((2 * x - 2 * q - p) ** 2)
    return {
      a: `x^2 + (x + ${p})^2 - (2x - ${q})^2 = 0`,
      b: `${q} + ${p}/2 + sqrt(${under}/4)`,
      c: `${5 * q + 3 * p - 2 * q} + sqrt(${4 * under})`,
    }
  },
})

const TRIPS = [
  ['A cyclist rides', 'rides back', 'on the way out', [14, 22], [20, 45], [2, 5]],
  ['A ferry sails', 'sails back', 'on the way out', [16, 28], [18, 40], [2, 6]],
  ['A van travels', 'travels back', 'on the way there', [48, 76], [90, 210], [5, 14]],
] as const

question('speed-of-a-journey', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const [, , , , far, more] = TRIPS[at] ?? TRIPS[0]
    const [distance, extra, minutes] = [
      random.int(far[0], far[1]),
      random.int(more[0], more[1]),
      random.step(8, 40, 2),
    ]
    const constant = (60 * distance * extra) / minutes
    const v = (-extra + Math.sqrt(extra * extra + 4 * constant)) / 2
    const [low, high] = (TRIPS[at] ?? TRIPS[0])[3]
    return !Number.isInteger(constant) || v < low || v > high || Number.isInteger(v)
      ? null
      : { at, distance, extra, minutes, constant, v }
  },
  make: ({ at, distance, extra, minutes, constant, v }) => {
    const [starts, back, first] = TRIPS[at] ?? TRIPS[0]
    const total = distance / v + distance / (v + extra)
    return {
      stem: `${starts} ${distance} km at a steady speed of *v* km/h. It ${back} the same way at a speed that is ${extra} km/h greater, and this takes ${minutes} minutes less.`
        .replace('It rides', 'The cyclist rides')
        .replace('It sails', 'The ferry sails')
        .replace('It travels', 'The van travels'),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find a quadratic equation in *v*. Give it in the form $v^2 + bv + c = 0$.',
          scheme: [
            `M1 $\\frac{${distance}}{v} - \\frac{${distance}}{v + ${extra}} = \\frac{${minutes}}{60}$`,
            `M1 multiplied by $v(v + ${extra})$`,
            `A1 $v^2 + ${extra}v - ${constant} = 0$`,
          ],
          solution: `Time is distance divided by speed, in hours: $\\frac{${distance}}{v} - \\frac{${distance}}{v + ${extra}} = \\frac{${minutes}}{60}$. Multiply by $60v(v + ${extra})$: $${60 * distance * extra} = ${minutes}v(v + ${extra})$. Divide by ${minutes}: $v^2 + ${extra}v - ${constant} = 0$.`,
          answer: `v^2 + ${extra}v - ${constant} = 0`,
          letters: ['v'],
          form: 'expanded',
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the speed ${first}.`,
          scheme: [
            `M1 $\\frac{-${extra} \\pm \\sqrt{${extra * extra} + ${4 * constant}}}{2}$`,
            'M1 the negative root rejected',
            `A1 ${figures(v, 3)}`,
          ],
          solution: `The formula gives $v = \\frac{-${extra} \\pm \\sqrt{${extra * extra + 4 * constant}}}{2}$. A speed is positive, so *v* is about ${figures(v, 3)} km/h.`,
          answer: v,
          unit: 'km/h',
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the total time for both ways, in hours.',
          scheme: [
            `M1 $\\frac{${distance}}{v} + \\frac{${distance}}{v + ${extra}}$ with the value of *v*`,
            `A1 ${figures(total, 3)}`,
          ],
          solution: `$\\frac{${distance}}{v} + \\frac{${distance}}{v + ${extra}}$ with the unrounded speed is about ${figures(total, 3)} hours.`,
          answer: total,
          unit: 'h',
          follow: { from: 'b', formula: `${distance}/x + ${distance}/(x + ${extra})` },
        }),
      },
    }
  },
  verify: ({ distance, extra, minutes }) => {
    const v = positive(at => distance / at - distance / (at + extra) - minutes / 60, 1, 400)
    return {
      a: `60*${distance}*(v + ${extra}) - 60*${distance}*v = ${minutes}*v*(v + ${extra})`,
      b: v,
      c: (2 * distance) / v - minutes / 60,
    }
  },
})

question('chord-of-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [h, size] = [random.pick([-2, -1, 1, 2, 3]), random.pick([2, 3, 5, 6, 7, 8, 10])]
    const [m, d] = [random.pick([-3, -2, -1, 1, 2, 3]), random.int(-5, 6)]
    const [b, c] = [m - 2 * h, d + h * h - size]
    return b === 0 || c === 0 || d === 0 || m * h + d === 0 || isSquare(size * (1 + m * m))
      ? null
      : { h, size, m, d, b, c }
  },
  make: ({ h, size, m, d, b, c }) => {
    const [f, g] = [(x: number) => x * x + b * x + c, (x: number) => m * x + d]
    const r = Math.sqrt(size)
    const [left, right] = [Math.min(h - r * 1.5, -0.8), Math.max(h + r * 1.5, 0.8)]
    const ys = [f(-b / 2), g(h - r), g(h + r), f(left) * 0.8, f(right) * 0.8, 0]
    const tall = Math.max(...ys) - Math.min(...ys)
    const drawn = sketch({
      curves: [f, g],
      x: [left, right],
      y: [Math.min(...ys) - tall * 0.1, Math.max(...ys)],
      points: [
        { at: [h - r, g(h - r)], label: '*A*' },
        { at: [h + r, g(h + r)], label: '*B*' },
      ],
      height: 220,
    })
    const length = 4 * size * (1 + m * m)
    return {
      stem: `The diagram shows the curve $y = ${poly(1, b, c)}$ and the line $y = ${poly(m, d)}$. They meet at *A* and *B*. The diagram is not to scale.`,
      figure: chartFigure(
        {
          name: 'quadratic-functions/a-chord',
          title: 'A parabola and a straight line',
          description:
            'A parabola that opens upwards and a straight line that cuts it at A, on the left, and at B, on the right.',
        },
        drawn,
      ),
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact *x*-coordinates of *A* and *B*.',
          scheme: [
            `M1 $${poly(1, b - m, c - d)} = 0$`,
            `M1 $(${poly(1, -h)})^2 = ${size}$, or the formula`,
            `A1 $${h} - ${root(size)}$`,
            `A1 $${h} + ${root(size)}$`,
          ],
          solution: `At common points $${poly(1, b, c)} = ${poly(m, d)}$, so $${poly(1, b - m, c - d)} = 0$. Complete the square: $(${poly(1, -h)})^2 = ${size}$, so $x = ${h} \\pm ${root(size)}$.`,
          answer: [`${h} - sqrt(${size})`, `${h} + sqrt(${size})`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          objective: 'AO2',
          prompt: 'Find the coordinates of the midpoint of *AB*.',
          scheme: [`M1 $x = ${h}$`, `A1 $(${h}, ${g(h)})$`],
          solution: `The surds cancel in the mean of the *x*-coordinates: $x = ${h}$. The midpoint lies on the line: $y = ${g(h)}$.`,
          answer: `(${h}, ${g(h)})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          objective: 'AO2',
          prompt: 'Find the exact length of *AB*. Give your answer as a surd in its simplest form.',
          scheme: [
            `M1 the *x*-coordinates differ by $${root(4 * size)}$`,
            `M1 $\\sqrt{${4 * size} + ${4 * size * m * m}}$`,
            `A1 $${root(length)}$`,
          ],
          solution: `From *A* to *B* *x* grows by $${root(4 * size)}$ and *y* changes by ${plain(m)} times as much. $AB = \\sqrt{${4 * size} + ${4 * size * m * m}} = ${root(length)}$.`,
          answer: `${surdOf(length).k}*sqrt(${surdOf(length).m})`,
          letters: [],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ m, d, b, c }) => {
    const gap = (x: number) => x * x + (b - m) * x + c - d
    const turn = (m - b) / 2
    const [one, two] = [positive(gap, turn - 30, turn), positive(gap, turn, turn + 30)]
    const square = Math.round((two - one) ** 2 + (m * two - m * one) ** 2)
    return {
      a: [one, two],
      b: `(${typed((one + two) / 2)}, ${ratio(Math.round(m * ((one + two) / 2) + d))})`,
      c: `sqrt(${square})`,
    }
  },
})
