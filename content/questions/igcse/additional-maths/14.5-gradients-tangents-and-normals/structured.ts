import { ask } from '@/lib/exams/authoring/ask'
import { frac, lineOf, nonZero, pair, poly, signed, term, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { sketch } from '@/lib/figures/plane/sketches'

const { question, templates } = questionsOf('structured', '14.5')

export { templates }

question('tangent-and-normal', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.pick([1, 2, -1]), random.pick(nonZero(-5, 5))]
    const [c, d] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-9, 9))]
    const x = random.pick([-2, -1, 1, 2])
    const slope = 3 * a * x * x + 2 * b * x + c
    const y = a * x ** 3 + b * x * x + c * x + d
    const plainCase = Math.abs(slope) < 2 || Math.abs(slope) > 12
    return plainCase || Math.abs(y) > 20 ? null : { a, b, c, d, x, slope, y }
  },
  make: ({ a, b, c, d, x, slope, y }) => {
    const curve = poly(a, b, c, d)
    const touch = lineOf(slope, 1, y - slope * x)
    // y = −x/m + (y₁ + x₁/m)
    const square = lineOf(-1, slope, slope * y + x, slope)
    return {
      stem: [
        `A curve has the equation $y = ${curve}$. *P* is the point on the curve where $x = ${x}$.`,
        `The point *P* lies on the curve $y = ${curve}$ and has the *x*-coordinate ${plain(x)}.`,
        `*P* is the point where $x = ${x}$ on the curve $y = ${curve}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the tangent to the curve at *P*. Give it in the form $y = mx + c$.',
          scheme: [
            `B1 $\\frac{dy}{dx} = ${poly(3 * a, 2 * b, c)}$`,
            `B1 $y = ${y}$ at *P*`,
            `M1 line through $${pair([x, y])}$ with the gradient ${plain(slope)}`,
            `A1 $${touch.latex}$`,
          ],
          solution: `*P* is $${pair([x, y])}$. $\\frac{dy}{dx} = ${poly(3 * a, 2 * b, c)}$ is ${plain(slope)} there. The tangent is $y ${signed(-y)} = ${slope}(x ${signed(-x)})$, so $${touch.latex}$.`,
          answer: touch.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the normal to the curve at *P*.',
          scheme: [`M1 gradient $${square.gradient}$`, `A1 $${square.latex}$`],
          solution: `The normal is perpendicular to the tangent: its gradient is $-1 \\div (${slope}) = ${square.gradient}$. Through *P*: $${square.latex}$.`,
          answer: square.typed,
          letters: ['x', 'y'],
          own: { from: 'a', key: `y = -(x - (${x}))/(f(1) - f(0)) + ${y}` },
        }),
      },
    }
  },
  verify: ({ a, b, c, d, x }) => {
    const f = (t: number) => ((a * t + b) * t + c) * t + d
    const m = Math.round(derivative(f, x))
    return { a: `y - (${f(x)}) = ${m}*(x - (${x}))`, b: `(x - (${x})) + (${m})*(y - (${f(x)})) = 0` }
  },
})

question('area-under-a-normal', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const x = random.int(1, 6)
    const [k, b, c] = [random.pick([4, 6, 8, 9, 12, 16, 18]), random.pick(nonZero(-8, 6)), random.int(1, 14)]
    const root = random.int(2, 5)
    const a = random.pick([2, 3, 4])
    // The gradient at P as up/run.
    const [up, run] = [
      [2 * x + b, 1],
      [-k, x * x],
      [a, 2 * root],
    ][kind] as [number, number]
    const y = [x * x + b * x + c, c + k / x, root][kind] ?? 0
    const inside = root * root - a * x
    const across = x * run + up * y
    const fine = Number.isInteger(y) && y > 0 && y < 15 && up !== 0 && Math.abs(up) <= 2 * run && run <= 16
    return fine && across !== 0 && inside !== 0 && Math.abs(across) < 30 * run
      ? { kind, x, y, k, b, c, a, inside, up, run, across }
      : null
  },
  make: ({ kind, x, y, k, b, c, a, inside, up, run, across }) => {
    const forms = [
      { latex: poly(1, b, c), slope: poly(2, b), f: (t: number) => t * t + b * t + c },
      {
        latex: `${c} + \\frac{${k}}{x}`,
        slope: `-\\frac{${k}}{x^2}`,
        f: (t: number) => (t > 0.05 ? c + k / t : Number.NaN),
      },
      {
        latex: `\\sqrt{${poly(a, inside)}}`,
        slope: `\\frac{${a % 2 === 0 ? a / 2 : a}}{${a % 2 === 0 ? '' : 2}\\sqrt{${poly(a, inside)}}}`,
        f: (t: number) => Math.sqrt(a * t + inside),
      },
    ] as const
    const { latex, slope, f } = forms[kind] ?? forms[0]
    const square = lineOf(-run, up, across, up)
    const [ax, by] = [across / run, across / up]
    const m = up / run
    const chart = sketch({
      curves: [f, (t: number) => y - (t - x) / m],
      x: [Math.min(ax, 0, x) - 1.2, Math.max(ax, x, 0) + 2],
      y: [Math.min(by, 0, y) - 1.5, Math.max(by, y, 0) + 2.5],
      points: [
        { at: [x, y], label: '*P*' },
        { at: [ax, 0], label: '*A*' },
        { at: [0, by], label: '*B*' },
      ],
      height: 210,
    })
    return {
      stem: [
        `The diagram shows a sketch of the curve $y = ${latex}$ and the normal to the curve at the point *P*, where $x = ${x}$. The normal meets the *x*-axis at *A* and the *y*-axis at *B*. The sketch is not to scale.`,
        `*P* is the point on the curve $y = ${latex}$ where $x = ${x}$. The normal to the curve at *P* cuts the *x*-axis at *A* and the *y*-axis at *B*, as the sketch shows. It is not to scale.`,
        `A curve has the equation $y = ${latex}$. The sketch, not to scale, shows the curve and its normal at *P*, where $x = ${x}$. *A* and *B* are the points where the normal meets the *x*-axis and the *y*-axis.`,
      ],
      figure: figure(
        {
          name: 'calculus/a-curve-with-a-line-at-p',
          title: 'Sketch of a curve and its normal at P',
          description:
            'A sketch, not to scale, on x and y axes. A straight line, the normal, crosses a curve at the point P. The line meets the x axis at A and the y axis at B.',
          height: chart.height,
        },
        chart.shape,
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the normal at *P*.',
          scheme: [
            `B1 $\\frac{dy}{dx} = ${slope}$`,
            `B1 gradient of the curve $${frac(up, run)}$ and $y = ${y}$`,
            `M1 gradient of the normal $${square.gradient}$`,
            `A1 $${square.latex}$`,
          ],
          solution: `*P* is $${pair([x, y])}$. $\\frac{dy}{dx} = ${slope}$ is $${frac(up, run)}$ there, so the normal has the gradient $${square.gradient}$. Its equation is $y - ${y} = ${square.gradient}(x - ${x})$, so $${square.latex}$.`,
          answer: square.typed,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact area of triangle *OAB*, where *O* is the origin.',
          scheme: [
            `B1 *A* $(${frac(across, run)}, 0)$`,
            `B1 *B* $(0, ${frac(across, up)})$`,
            'M1 half the product of the two lengths',
            `A1 $${frac(across * across, 2 * run * Math.abs(up))}$`,
          ],
          solution: `$y = 0$ gives *A* $(${frac(across, run)}, 0)$ and $x = 0$ gives *B* $(0, ${frac(across, up)})$. Lengths are positive: the area is $\\frac{1}{2} \\times ${frac(Math.abs(across), run)} \\times ${frac(Math.abs(across), Math.abs(up))} = ${frac(across * across, 2 * run * Math.abs(up))}$.`,
          answer: typedFraction(across * across, 2 * run * Math.abs(up)),
          letters: [],
          own: { from: 'a', key: `abs(f(0)*f(0)/(2*(f(1) - f(0))))` },
        }),
      },
    }
  },
  verify: ({ kind, x, k, b, c, a, inside }) => {
    const f = (t: number) => [t * t + b * t + c, c + k / t, Math.sqrt(a * t + inside)][kind] ?? 0
    const m = derivative(f, x, 1e-4)
    // Points of the normal by perpendicular steps.
    const [across, up] = [x + m * f(x), f(x) + x / m]
    const below = 2 * x * x * 2 * Math.round(f(x)) * Math.abs(kind === 0 ? 2 * x + b : kind === 1 ? k : a)
    return {
      a: `(x - ${x}) + (${roundTo(m * 720720, 1)}/720720)*(y - (${f(x)})) = 0`,
      b: `${Math.round((Math.abs(across * up) / 2) * below)}/${below}`,
    }
  },
})

question('tangent-meets-the-curve-again', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(-2, 3), random.int(-4, 5)]
    const b = -2 * p - q
    const [c, d] = [random.int(-6, 8), random.int(-9, 9)]
    const f = (x: number) => ((x + b) * x + c) * x + d
    const slope = 3 * p * p + 2 * b * p + c
    const far = Math.abs(f(p)) > 25 || Math.abs(f(q)) > 40 || Math.abs(slope) > 12
    return Math.abs(p - q) < 2 || far || p * q === 0 || slope === 0 || b * c * d === 0
      ? null
      : { p, q, b, c, d, slope, y: f(p), z: f(q) }
  },
  make: ({ p, q, b, c, d, slope, y, z }) => {
    const curve = poly(1, b, c, d)
    const f = (x: number) => ((x + b) * x + c) * x + d
    const touch = lineOf(slope, 1, y - slope * p)
    const [left, right] = [Math.min(p, q, 0) - 1.3, Math.max(p, q, 0) + 1.3]
    const between = Array.from({ length: 41 }, (_, at) => f(left + 0.8 + ((right - left - 1.6) * at) / 40))
    const [low, high] = [Math.min(0, ...between), Math.max(0, ...between)]
    const room = (high - low) * 0.15
    const chart = sketch({
      curves: [f, (t: number) => y + slope * (t - p)],
      x: [left, right],
      y: [low - room, high + room],
      points: [
        { at: [p, y], label: '*P*' },
        { at: [q, z], label: '*Q*' },
      ],
      height: 210,
    })
    const rest = poly(1, b, c - slope, d - (y - slope * p))
    return {
      stem: [
        `The diagram shows the curve $y = ${curve}$. The tangent to the curve at *P*, where $x = ${p}$, meets the curve again at *Q*.`,
        `A curve has the equation $y = ${curve}$. Its tangent at the point *P*, where $x = ${p}$, cuts the curve at another point *Q*, as the sketch shows.`,
        `*P* is the point on the curve $y = ${curve}$ with *x*-coordinate ${plain(p)}. The sketch shows the tangent at *P*, which meets the curve again at *Q*.`,
      ],
      figure: figure(
        {
          name: 'calculus/a-tangent-that-goes-on',
          title: 'Sketch of a curve and its tangent at P',
          description:
            'A sketch on x and y axes of a curve. A straight line touches the curve at P and crosses it at Q.',
          height: chart.height,
        },
        chart.shape,
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the tangent at *P*. Give it in the form $y = mx + c$.',
          scheme: [
            `B1 $\\frac{dy}{dx} = ${poly(3, 2 * b, c)}$`,
            `B1 gradient ${plain(slope)} and $y = ${y}$`,
            `M1 line through $${pair([p, y])}$`,
            `A1 $${touch.latex}$`,
          ],
          solution: `At *P* $y = ${y}$ and $\\frac{dy}{dx} = ${poly(3, 2 * b, c)}$ is ${plain(slope)}. The tangent is $${touch.latex}$.`,
          answer: touch.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        'b.i': ask.whole({
          subtopic: '3.3',
          command: 'Find',
          prompt: 'Find the *x*-coordinate of *Q*.',
          scheme: [
            `M1 $${curve} = ${poly(slope, y - slope * p)}$`,
            `M1 uses the factor $(${poly(1, -p)})^2$ of $${rest}$`,
            `A1 $x = ${q}$`,
          ],
          solution: `Where they meet, $${curve} = ${poly(slope, y - slope * p)}$, so $${rest} = 0$. The line touches at $x = ${p}$, so $(${poly(1, -p)})^2$ is a factor: $(${poly(1, -p)})^2(${poly(1, -q)}) = 0$. So $x = ${q}$ at *Q*.`,
          answer: q,
          coordinate: 'x',
        }),
        'b.ii': ask.whole({
          subtopic: '7.1',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *y*-coordinate of *Q*.',
          scheme: [`B1 $y = ${z}$`],
          solution: `Put $x = ${q}$ into the equation of the line: $y = ${z}$.`,
          answer: z,
          coordinate: 'y',
          follow: { from: 'b.i', formula: `${slope}*x + ${y - slope * p}` },
        }),
      },
    }
  },
  verify: ({ p, b, c, d }) => {
    const f = (x: number) => ((x + b) * x + c) * x + d
    const m = Math.round(derivative(f, p))
    const found = Array.from({ length: 81 }, (_, at) => at - 40).find(
      x => x !== p && f(x) === f(p) + m * (x - p),
    )
    const x = found ?? Number.NaN
    return { a: `y - (${f(p)}) = ${m}*(x - (${p}))`, 'b.i': x, 'b.ii': f(x) }
  },
})

question('tangent-to-an-exponential-curve', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [k, a, n] = [random.pick([2, 3, 4]), random.int(1, 6), random.pick([2, 3, 5, 6, 7, 10])]
    const isNormal = random.chance(0.5)
    return isNormal && a * n * a * k * n > 240 ? null : { k, a, n, isNormal }
  },
  make: ({ k, a, n, isNormal }) => {
    const y = `${a === 1 ? '' : a}e^{${k}x}`
    const [height, slope] = [a * n, a * k * n]
    const at = `\\frac{1}{${k}}\\ln ${n}`
    const tangentZero = `\\frac{1}{${k}}\\ln ${n} - \\frac{1}{${k}}`
    const normalZero = `\\frac{1}{${k}}\\ln ${n} + ${height * slope}`
    const what = isNormal ? 'normal' : 'tangent'
    return {
      stem: [
        `*P* is the point on the curve $y = ${y}$ where $x = ${at}$.`,
        `A curve has the equation $y = ${y}$. The point *P* on the curve has the *x*-coordinate $${at}$.`,
        `The point *P*, with $x = ${at}$, lies on the curve $y = ${y}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *y*-coordinate of *P*. Give your answer as an integer.',
          scheme: [`M1 $e^{\\ln ${n}} = ${n}$`, `A1 ${height}`],
          solution: `${k} times *x* is $\\ln ${n}$, and $e^{\\ln ${n}} = ${n}$. So $y = ${a === 1 ? '' : `${a} \\times ${n} = `}${height}$.`,
          answer: height,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of the curve at *P*.',
          scheme: [`M1 $\\frac{dy}{dx} = ${a * k}e^{${k}x}$`, `A1 ${slope}`],
          solution: `$\\frac{dy}{dx} = ${a * k}e^{${k}x}$, which is $${a * k} \\times ${n} = ${slope}$ at *P*.`,
          answer: slope,
          follow: { from: 'a', formula: `${k}*x` },
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `The ${what} to the curve at *P* meets the *x*-axis at *Q*. Find the exact *x*-coordinate of *Q*.`,
          scheme: [
            `M1 $y - ${height} = ${isNormal ? frac(-1, slope) : slope}\\left(x - ${at}\\right)$`,
            'M1 $y = 0$',
            `A1 $${isNormal ? normalZero : tangentZero}$`,
          ],
          solution: `The ${what} has the gradient $${isNormal ? frac(-1, slope) : slope}$: $y - ${height} = ${isNormal ? frac(-1, slope) : slope}\\left(x - ${at}\\right)$. Put $y = 0$: $x - ${at} = ${isNormal ? height * slope : frac(-1, k)}$, so $x = ${isNormal ? normalZero : tangentZero}$.`,
          answer: isNormal ? `ln(${n})/${k} + ${height * slope}` : `ln(${n})/${k} - 1/${k}`,
          letters: [],
          own: { from: 'b', key: isNormal ? `ln(${n})/${k} + ${height}*f` : `ln(${n})/${k} - ${height}/f` },
        }),
      },
    }
  },
  verify: ({ k, a, n, isNormal }) => {
    const f = (x: number) => a * Math.exp(k * x)
    const x = Math.log(n) / k
    const m = derivative(f, x)
    const zero = isNormal ? x + m * f(x) : x - f(x) / m
    return { a: Math.round(f(x)), b: Math.round(m), c: String(zero) }
  },
})

question('constants-from-a-normal', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, n, x] = [
      random.pick([1, 2, 3, 4, 5, -1, -2, -3, -4]),
      random.pick([-3, -2, -1, 1, 2, 3]),
      random.pick([1, 2, -1, -2]),
    ]
    const c = random.pick(nonZero(-9, 9))
    // y = ax² + b/x + c is level at x = n.
    const b = 2 * a * n ** 3
    const slope = 2 * a * x - b / (x * x)
    const y = a * x * x + b / x + c
    const fine = Number.isInteger(slope) && Number.isInteger(y) && slope !== 0 && Math.abs(slope) < 13
    const k = x + slope * y
    return fine && n !== x && y !== 0 && Math.abs(y) < 30 && k !== 0 ? { a, b, c, n, x, slope, y, k } : null
  },
  make: ({ a, b, c, n, x, slope, y, k }) => {
    const normal = `x ${term(slope, 'y')} = ${k}`
    const low = 3 * a * n * n + c
    const curve = `y = ax^2 + \\frac{b}{x} ${signed(c)}`
    const square = x * x === 1 ? '' : x * x
    const share = (below: number) => (below === 1 ? 'b' : `${frac(1, below)}b`)
    const through = `${square}a ${x < 0 ? '-' : '+'} ${share(Math.abs(x))} ${signed(c)} = ${y}`
    const steep = `${2 * x}a - ${share(x * x)} = ${slope}`
    return {
      stem: [
        `A curve has the equation $${curve}$, where *a* and *b* are constants. The normal to the curve at the point where $x = ${x}$ is the line $${normal}$.`,
        `The line $${normal}$ is the normal to the curve $${curve}$ at the point where $x = ${x}$. *a* and *b* are constants.`,
        `$${curve}$ is the equation of a curve, with constants *a* and *b*. At the point where $x = ${x}$ its normal has the equation $${normal}$.`,
      ],
      parts: {
        'a.i': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *a*.',
          scheme: [
            `B1 $y = ${y}$ when $x = ${x}$`,
            `B1 gradient of the curve ${plain(slope)}`,
            'M1 $\\frac{dy}{dx} = 2ax - \\frac{b}{x^2}$',
            `M1 two equations in *a* and *b*: $${through}$ and $${steep}$`,
            `A1 $a = ${a}$`,
          ],
          solution: `On the line $x = ${x}$ gives $y = ${y}$. The normal has the gradient $${frac(-1, slope)}$, so the curve has the gradient ${plain(slope)}.\n\nThe curve passes through the point: $${through}$. $\\frac{dy}{dx} = 2ax - \\frac{b}{x^2}$ gives $${steep}$. Together: $a = ${a}$.`,
          answer: a,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 $b = ${b}$`],
          solution: `From $${through}$ with $a = ${a}$: $b = ${b}$.`,
          answer: b,
          follow: { from: 'a.i', formula: `${x}*(${y - c} - ${x * x}*x)` },
        }),
        'b.i': ask.whole({
          subtopic: '14.6',
          command: 'Find',
          lead: 'At one point of the curve the tangent is parallel to the *x*-axis.',
          prompt: 'Find the *x*-coordinate of this point.',
          scheme: [`M1 $${2 * a}x - \\frac{${b}}{x^2} = 0$`, `A1 $x = ${n}$`],
          solution: `$\\frac{dy}{dx} = 0$ gives $x^3 = ${n ** 3}$, so $x = ${n}$.`,
          answer: n,
          coordinate: 'x',
        }),
        'b.ii': ask.whole({
          subtopic: '14.6',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *y*-coordinate of this point.',
          scheme: [`B1 $y = ${low}$`],
          solution: `Put $x = ${n}$ into the equation of the curve: $y = ${low}$.`,
          answer: low,
          coordinate: 'y',
          follow: { from: 'b.i', formula: `${a}*x^2 + ${b}/x + ${c}` },
        }),
      },
    }
  },
  verify: ({ n, x, slope, y, c }) => {
    // Both conditions are linear in a and b; Cramer's rule.
    const det = x * x * (-1 / (x * x)) - (1 / x) * 2 * x
    const a = Math.round(((y - c) * (-1 / (x * x)) - slope / x) / det)
    const b = Math.round((x * x * slope - 2 * x * (y - c)) / det)
    const f = (t: number) => a * t * t + b / t + c
    const at = bisect(t => derivative(f, t, 1e-4), n - 0.45, n + 0.4)
    return { 'a.i': a, 'a.ii': b, 'b.i': Math.round(at), 'b.ii': Math.round(f(at)) }
  },
})

const CURVES = [
  {
    sizes: [2, 3, 4],
    latex: (p: number) => `y = ${p}\\ln(x + 1)`,
    slope: (p: number) => `\\frac{${p}}{x + 1}`,
    f: (x: number, p: number) => p * Math.log(x + 1),
    d: (x: number, p: number) => p / (x + 1),
  },
  {
    sizes: [2, 4, 6],
    latex: (p: number) => `y = ${p}xe^{-0.5x}`,
    slope: (p: number) => `(${p} - ${p / 2 === 1 ? '' : p / 2}x)e^{-0.5x}`,
    f: (x: number, p: number) => p * x * Math.exp(-0.5 * x),
    d: (x: number, p: number) => (p - (p / 2) * x) * Math.exp(-0.5 * x),
  },
  {
    sizes: [4, 5, 6],
    latex: (p: number) => `y = ${p} - e^{0.4x}`,
    slope: () => '-0.4e^{0.4x}',
    f: (x: number, p: number) => p - Math.exp(0.4 * x),
    d: (x: number) => -0.4 * Math.exp(0.4 * x),
  },
  {
    sizes: [2, 3],
    latex: (p: number) => `y = x + ${p}\\cos x`,
    slope: (p: number) => `1 - ${p}\\sin x`,
    f: (x: number, p: number) => x + p * Math.cos(x),
    d: (x: number, p: number) => 1 - p * Math.sin(x),
  },
  {
    sizes: [3, 4],
    latex: (p: number) => `y = ${p} + 2\\sin x`,
    slope: () => '2\\cos x',
    f: (x: number, p: number) => p + 2 * Math.sin(x),
    d: (x: number) => 2 * Math.cos(x),
  },
  {
    sizes: [1, 2, 3],
    latex: (p: number) => `y = x\\ln x + ${p}`,
    slope: () => '\\ln x + 1',
    f: (x: number, p: number) => (x > 0 ? x * Math.log(x) + p : Number.NaN),
    d: (x: number) => Math.log(x) + 1,
  },
] as const

question('triangle-of-tangent-and-normal', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const { sizes, f, d } = CURVES[random.int(0, CURVES.length - 1)] ?? CURVES[0]
    const kind = CURVES.findIndex(each => each.f === f)
    const p = random.pick<number>(sizes)
    const x = random.int(3, 17) / 5
    const [y, m] = [f(x, p), d(x, p)]
    const size = Math.abs(m)
    const [one, two] = [x - y / m, x + m * y]
    const width = Math.max(one, two, x) - Math.min(one, two, 0) + 1.6
    // Neither A nor B so near to the origin that letters would meet.
    const clear = [one, two].every(each => Math.abs(each) > 0.14 * width)
    return size < 0.35 || size > 1.9 || y < 1 || y > 5 || !clear ? null : { kind, p, x, y, m }
  },
  make: ({ kind, p, x, y, m }) => {
    const curve = CURVES[kind] ?? CURVES[0]
    const [latex, slope] = [curve.latex(p), curve.slope(p)]
    const [a, b] = [x - y / m, x + m * y]
    const area = (Math.abs(b - a) * y) / 2
    const chart = sketch({
      curves: [
        (t: number) => (t < 0 ? Number.NaN : curve.f(t, p)),
        (t: number) => y + m * (t - x),
        (t: number) => y - (t - x) / m,
      ],
      x: [Math.min(a, b, 0) - 0.6, Math.max(a, b, x) + 1],
      y: [-1, y + 2],
      points: [
        { at: [x, y], label: '*P*' },
        { at: [a, 0], label: '*A*' },
        { at: [b, 0], label: '*B*' },
      ],
      equalScales: true,
      height: 250,
    })
    return {
      stem: [
        `The diagram shows a sketch of part of the curve $${latex}$. *P* is the point where $x = ${x}$. The tangent to the curve at *P* meets the *x*-axis at *A*, and the normal at *P* meets it at *B*.`,
        `*P* is the point on the curve $${latex}$ with *x*-coordinate ${plain(x)}. The tangent and the normal at *P* cut the *x*-axis at *A* and at *B*. The diagram is a sketch of part of the curve.`,
        `Part of the curve $${latex}$ is sketched. At the point *P*, where $x = ${x}$, the tangent and the normal are drawn. They meet the *x*-axis at *A* and at *B* respectively.`,
      ],
      figure: figure(
        {
          name: 'calculus/two-lines-at-p',
          title: 'Sketch of a curve with its tangent and normal at P',
          description:
            'A sketch on x and y axes of a curve. Two straight lines cross at right angles at the point P of the curve: one touches the curve there and meets the x axis at A, the other meets the x axis at B.',
          height: chart.height,
        },
        chart.shape,
      ),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of the curve at *P*.',
          scheme: [`M1 $\\frac{dy}{dx} = ${slope}$`, `M1 $x = ${x}$ put in`, `A1 ${figures(m, 3)}`],
          solution: `$\\frac{dy}{dx} = ${slope}$. At $x = ${x}$ it is ${figures(m, 3)}${/sin|cos/.test(slope) ? ' (calculator in radians)' : ''}.`,
          answer: m,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          prompt: 'Find the *x*-coordinate of *A*.',
          scheme: [
            `M1 $y = 0$ in the tangent through (${plain(x)}, ${figures(y, 3)})`,
            `A1 ${figures(a, 3)}`,
          ],
          solution: `*P* has the *y*-coordinate ${figures(y, 4)}. The tangent is *y* − ${figures(y, 4)} = ${figures(m, 4)}(*x* − ${plain(x)}). Put *y* = 0: *x* is ${figures(a, 3)}.`,
          answer: a,
          sigFigs: 3,
          tolerance: Math.max(0.006, Math.abs(a) * 0.006),
          follow: { from: 'a', formula: `${x} - ${roundTo(y, 6)}/x` },
        }),
        c: ask.number({
          command: 'Find',
          prompt: 'Find the area of triangle *PAB*.',
          scheme: [
            `M1 normal with the gradient ${figures(-1 / m, 3)}`,
            `A1 *B* at *x* = ${figures(b, 3)}`,
            'M1 half of *AB* times the *y*-coordinate of *P*',
            `A1 ${figures(area, 3)}`,
          ],
          solution: `The normal has the gradient ${figures(-1 / m, 3)} and meets the *x*-axis at ${figures(b, 3)}. So *AB* is ${figures(Math.abs(b - a), 3)}, and the height of the triangle is the *y*-coordinate of *P*. The area is ${figures(area, 3)}.`,
          answer: area,
          sigFigs: 3,
          tolerance: area * 0.006,
          own: { from: 'a', key: `${roundTo((y * y) / 2, 6)}*abs(f + 1/f)` },
        }),
      },
    }
  },
  verify: ({ kind, p, x }) => {
    const f = (t: number) => (CURVES[kind] ?? CURVES[0]).f(t, p)
    const m = derivative(f, x)
    const line = (slope: number) => bisect(t => (f(x) + slope * (t - x)) * Math.sign(slope), x - 60, x + 60)
    const [a, b] = [line(m), line(-1 / m)]
    // The right angle is at P: half the product of the two shorter sides.
    return { a: m, b: a, c: (Math.hypot(x - a, f(x)) * Math.hypot(x - b, f(x))) / 2 }
  },
})
