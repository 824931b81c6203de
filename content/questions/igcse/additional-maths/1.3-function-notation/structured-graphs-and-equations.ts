import { ask } from '@/lib/exams/authoring/ask'
import { signed } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'

const { question, templates } = questionsOf('structured', '1.3')

export { templates }

question('read-two-graphs', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [down, c] = [random.pick([1, 2]), random.int(-1, 2)]
    const corner = random.int(-1, 2)
    const f = (x: number) => 5 - down * (x + 2)
    const g = (x: number) => Math.abs(x - corner) + c
    const inside = [-3, -2, -1, 0, 1, 2, 3, 4]
    const at = random.pick(inside.filter(x => Math.abs(f(g(x))) <= 6 && g(x) !== x && g(x) <= 4))
    const twice = random.pick(inside.filter(x => f(x) >= -3 && f(x) <= 4 && f(x) !== x && x !== at))
    const back = random.pick(inside.filter(x => Math.abs(f(x)) <= 6 && x !== at && x !== twice && f(x) !== 0))
    const height = c + random.int(1, 2)
    // The line must not run along the left arm of the V.
    if (down === 1 && corner + c === 3) return null
    return at === undefined || twice === undefined || back === undefined || corner - height + c < -4
      ? null
      : { down, c, corner, at, twice, back, height }
  },
  make: ({ down, c, corner, at, twice, back, height }) => {
    const f = (x: number) => 5 - down * (x + 2)
    const g = (x: number) => Math.abs(x - corner) + c
    const on = plane({
      x: { min: -4, max: 5, every: 1 },
      y: { min: -7, max: 7, every: 1 },
      grid: true,
      height: 290,
    })
    const [low, high] = [corner - (height - c), corner + (height - c)]
    const [from, to] = [Math.max(-4, -2 + (5 - 7) / down), Math.min(5, -2 + 12 / down)]
    return {
      stem: [
        'The graphs of $y = f(x)$, a straight line, and $y = g(x)$ are drawn on the grid.',
        'The diagram shows the graphs of the functions f, a straight line, and g.',
        'Two functions are given by their graphs: f by the straight line and g by the V.',
      ],
      figure: figure(
        {
          name: 'functions/two-graphs',
          title: 'Two graphs on a grid',
          description: `Graphs on a grid with x from −4 to 5 and y from −7 to 7. y = f(x) is a straight line that falls through (−2, 5) and (0, ${plain(f(0))}). y = g(x) is a V with its corner at (${plain(corner)}, ${plain(c)}); each arm goes up 1 for 1 across.`,
          height: on.canvasHeight,
        },
        on.axes,
        functionCurve(on, f, {
          from,
          to,
          label: '*y* = f(*x*)',
          labelAt: down === 1 ? 4 : 2.5,
          place: down === 1 ? 'below left' : 'above right',
        }),
        functionCurve(on, g, { from: -4, to: corner, cls: 'r' }),
        functionCurve(on, g, { from: corner, cls: 'r', label: '*y* = g(*x*)', place: 'above left' }),
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find $fg(${at})$.`,
          scheme: [`M1 $g(${at}) = ${g(at)}$`, `A1 ${plain(f(g(at)))}`],
          solution: `g acts first: the V has the height ${plain(g(at))} at $x = ${at}$. Then read the line at $x = ${g(at)}$: ${plain(f(g(at)))}.`,
          answer: f(g(at)),
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find $f^2(${twice})$.`,
          scheme: [`M1 $f(${twice}) = ${f(twice)}$`, `A1 ${plain(f(f(twice)))}`],
          solution: `$f^2$ means f twice: $f(${twice}) = ${f(twice)}$, and $f(${f(twice)}) = ${f(f(twice))}$. It is not $(f(${twice}))^2$.`,
          answer: f(f(twice)),
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find $f^{-1}(${f(back)})$.`,
          scheme: [`B1 ${plain(back)}`],
          solution: `It is the input that gives ${plain(f(back))}. The line has this height at $x = ${back}$.`,
          answer: back,
        }),
        d: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Solve the equation $g(x) = ${height}$.`,
          scheme: [`B1 ${plain(low)}`, `B1 ${plain(high)}`],
          solution: `The V has the height ${plain(height)} at two places, one on each arm: ${plain(low)} and ${plain(high)}.`,
          answer: [String(low), String(high)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ down, c, corner, at, twice, back, height }) => {
    const line = new Map(
      Array.from({ length: 41 }, (_, step) => [step - 20, 5 - 2 * down - down * (step - 20)]),
    )
    const vee = (x: number) => Math.max(x - corner, corner - x) + c
    const whole = [...line.keys()]
    return {
      a: line.get(vee(at)) ?? 0,
      b: line.get(line.get(twice) ?? 0) ?? 0,
      c: whole.find(x => line.get(x) === line.get(back)) ?? 0,
      d: whole.filter(x => vee(x) === height),
    }
  },
})

question('quadratic-of-an-exponential', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    const k = random.int(1, 9)
    return p * q - k === 0 || p * q + k > 70 ? null : { p: Math.min(p, q), q: Math.max(p, q), k: -k }
  },
  make: ({ p, q, k }) => {
    const c = p * q + k
    const rule = `x^2 - ${p + q}x ${signed(c)}`
    return {
      stem: [
        `$f(x) = e^x$ and $g(x) = ${rule}$, for all real *x*.`,
        `The functions f and g are defined for all real *x* by $f(x) = e^x$ and $g(x) = ${rule}$.`,
        `$f: x \\mapsto e^x$ and $g: x \\mapsto ${rule}$ for $x \\in \\mathbb{R}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write $gf(x)$ in terms of $e^x$.',
          scheme: [`B1 $e^{2x} - ${p + q}e^x ${signed(c)}$`],
          solution: `f acts first, so put $e^x$ into g: $(e^x)^2 - ${p + q}e^x ${signed(c)} = e^{2x} - ${p + q}e^x ${signed(c)}$.`,
          answer: `e^(2x) - ${p + q}e^x ${signed(c)}`,
          letters: ['x'],
        }),
        b: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Hence solve the equation $gf(x) = ${k}$. Give your answers in exact form.`,
          scheme: [
            `M1 $u^2 - ${p + q}u + ${p * q} = 0$ with $u = e^x$`,
            `M1 $(u - ${p})(u - ${q}) = 0$`,
            `A1 $\\ln ${p}$`,
            `A1 $\\ln ${q}$`,
          ],
          solution: `With $u = e^x$ the equation is $u^2 - ${p + q}u + ${p * q} = 0$, so $(u - ${p})(u - ${q}) = 0$. Then $e^x = ${p}$ or $e^x = ${q}$: *x* is $\\ln ${p}$ or $\\ln ${q}$.`,
          answer: [`ln(${p})`, `ln(${q})`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Solve the equation $fg(x) = e^{${c}}$.`,
          scheme: [`M1 $${rule} = ${c}$`, 'A1 0', `A1 ${p + q}`],
          solution: `$fg(x) = e^{g(x)}$, and e is raised to the same power on both sides: $g(x) = ${c}$. So $x^2 - ${p + q}x = 0$, and *x* is 0 or ${p + q}.`,
          answer: ['0', String(p + q)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ p, q, k }) => {
    const g = (x: number) => x * x - p * x - q * x + p * q + k
    const gap = (x: number) => g(Math.exp(x)) - k
    const middle = Math.log((p + q) / 2)
    const whole = Array.from({ length: 41 }, (_, at) => at - 10)
    return {
      a: `e^x*e^x - ${p}*e^x - ${q}*e^x + ${p * q} + ${k}`.replace('+ -', '- '),
      b: [bisect(gap, 0, middle), bisect(gap, middle, 4)],
      c: whole.filter(x => g(x) === p * q + k),
    }
  },
})

question('exponential-and-log-to-three-figures', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, c] = [random.int(2, 5), random.int(1, 6), random.int(3, 9)]
    const [rate, at] = [random.pick([0.2, 0.3, 0.4, 0.5]), random.int(1, 3)]
    const k = a + random.int(b + 2, 15)
    const twice = a * Math.exp(rate * (a * Math.exp(rate * at) - b)) - b
    const outer = (Math.exp(2) + b - c) / a
    return twice > 200 || twice < 2 || c <= b || outer < 0.2 || Math.abs(Math.log(outer)) < 0.05
      ? null
      : { a, b, c, rate, at, k, twice }
  },
  make: ({ a, b, c, rate, at, k, twice }) => {
    const once = a * Math.exp(rate * at) - b
    const root = Math.log((k + b) / a) / rate
    const outer = (Math.exp(2) + b - c) / a
    return {
      stem: [
        `$f(x) = ${a}e^{${rate}x} - ${b}$ for all real *x*, and $g(x) = \\ln(x + ${c})$ for $x > -${c}$.`,
        `$f: x \\mapsto ${a}e^{${rate}x} - ${b}$, for $x \\in \\mathbb{R}$, and $g: x \\mapsto \\ln(x + ${c})$, for $x > -${c}$.`,
        `The function f, with $f(x) = ${a}e^{${rate}x} - ${b}$, has the domain $x \\in \\mathbb{R}$. The function g, with $g(x) = \\ln(x + ${c})$, has the domain $x > -${c}$.`,
      ],
      parts: {
        a: ask.number({
          sigFigs: 3,
          objective: 'AO1',
          prompt: `Find the value of $f^2(${at})$.`,
          scheme: [`M1 $f(${at}) = ${figures(once, 4)}$`, `A1 ${figures(twice, 3)}`],
          solution: `Apply f twice, without rounding between: $f(${at}) = ${figures(once, 5)}\\ldots$ and f of this number is ${figures(twice, 3)}.`,
          answer: twice,
        }),
        b: ask.number({
          sigFigs: 3,
          objective: 'AO1',
          prompt: `Find the value of $f^{-1}(${k})$.`,
          scheme: [`M1 $${a}e^{${rate}x} = ${k + b}$`, `A1 ${figures(root, 3)}`],
          solution: `It is the input that gives ${k}: $${a}e^{${rate}x} = ${k + b}$, so $x = \\frac{1}{${rate}}\\ln\\frac{${k + b}}{${a}}$, which is ${figures(root, 3)}.`,
          answer: root,
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.6',
          objective: 'AO1',
          prompt: 'Find an expression for $g^{-1}(x)$.',
          scheme: [`B1 $e^x - ${c}$`],
          solution: `$y = \\ln(x + ${c})$, so $x + ${c} = e^y$ and $g^{-1}(x) = e^x - ${c}$.`,
          answer: `e^x - ${c}`,
          letters: ['x'],
        }),
        d: ask.number({
          command: 'Solve',
          sigFigs: 3,
          objective: 'AO2',
          prompt: 'Solve the equation $gf(x) = 2$.',
          scheme: [
            `M1 $${a}e^{${rate}x} ${signed(c - b)} = e^2$`.replace('+ 0 ', ''),
            `M1 $e^{${rate}x} = ${figures(outer, 4)}$`,
            `A1 ${figures(Math.log(outer) / rate, 3)}`,
          ],
          solution:
            `$gf(x) = \\ln(${a}e^{${rate}x} ${signed(c - b)})$. This is 2 when $${a}e^{${rate}x} ${signed(c - b)} = e^2$. So $e^{${rate}x}$ is ${figures(outer, 5)}…, and *x* is ${figures(Math.log(outer) / rate, 3)}.`.replaceAll(
              ' + 0',
              '',
            ),
          answer: Math.log(outer) / rate,
        }),
      },
    }
  },
  verify: ({ a, b, c, rate, at, k }) => {
    const f = (x: number) => a * Math.exp(rate * x) - b
    return {
      a: [at].map(f).map(f)[0] ?? 0,
      b: bisect(x => f(x) - k, -20, 40),
      c: `e^x - ${c}`,
      d: bisect(x => f(x) + c - Math.exp(2), -20, 40),
    }
  },
})
