import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { solved } from '../functions'

const { question, templates } = questionsOf('structured', '1.6')

export { templates }

question('inverse-of-the-left-half', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, p, q] = [random.int(2, 5), random.int(1, 5), random.int(-12, 12)]
    const n = random.int(1, 3)
    return q === 0 || a * p * p + q === 0 ? null : { a, p, q, n, isLeft: random.pick([true, true, false]) }
  },
  make: ({ a, p, q, n, isLeft }) => {
    const rule = poly(a, 2 * a * p, a * p * p + q)
    const [domain, sign] = isLeft ? [`x \\le -${p}`, '-'] : [`x \\ge -${p}`, '+']
    const at = isLeft ? -p - n : -p + n
    const value = a * n * n + q
    const square = (x: number) => a * (x + p) ** 2 + q
    return {
      stem: [
        `$f(x) = ${rule}$ for $${domain}$.`,
        `The function f is defined by $f(x) = ${rule}$ for $${domain}$.`,
        `$f: x \\mapsto ${rule}$, with the domain $${domain}$.`,
      ],
      parts: {
        a: ask.values({
          command: 'Find',
          subtopic: '2.1',
          objective: 'AO1',
          prompt: `$f(x)$ can be written in the form $a(x + b)^2 ${q < 0 ? '-' : '+'} c$. Find the values of the positive constants *a*, *b* and *c*.`,
          scheme: [`B1 *a* = ${a}`, `B1 *b* = ${p}`, `B1 *c* = ${Math.abs(q)}`],
          solution: `$${a}(x^2 + ${2 * p}x) ${signed(a * p * p + q)} = ${a}\\left((x + ${p})^2 - ${p * p}\\right) ${signed(a * p * p + q)} = ${a}(x + ${p})^2 ${signed(q)}$.`,
          found: [
            ['*a*', a],
            ['*b*', p],
            ['*c*', Math.abs(q)],
          ],
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '1.2',
          objective: 'AO1',
          prompt: 'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
          scheme: [`B1 $y \\ge ${q}$`],
          solution: `The square is 0 at $x = -${p}$, which belongs to the domain, and it grows from there: $y \\ge ${q}$.`,
          answer: `y >= ${q}`,
          letters: ['y'],
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find an expression for $f^{-1}(x)$.',
          scheme: [
            `M1 $(x + ${p})^2 = \\frac{y ${signed(-q)}}{${a}}$`,
            `M1 $x + ${p} = ${isLeft ? '-' : ''}\\sqrt{\\frac{y ${signed(-q)}}{${a}}}$, with the sign chosen`,
            `A1 $-${p} ${sign} \\sqrt{\\frac{x ${signed(-q)}}{${a}}}$`,
          ],
          solutionFigure: solved({
            name: 'half-of-a-parabola',
            title: 'The half that belongs to the function',
            description: `A U-shaped curve with its lowest point at (${plain(-p)}, ${plain(q)}). The ${isLeft ? 'left' : 'right'} half is drawn in blue and belongs to f; the other half is dashed.`,
            x: [-p - 3, -p + 3],
            y: [q - 1.6 * a, q + 9 * a],
            pieces: [
              { f: square, to: -p, cls: isLeft ? 'p' : 'l dash thin' },
              { f: square, from: -p, cls: isLeft ? 'l dash thin' : 'p' },
            ],
            points: [{ at: [-p, q], label: `(${plain(-p)}, ${plain(q)})`, place: 'below' }],
          }),
          solution: `$(x + ${p})^2 = \\frac{y ${signed(-q)}}{${a}}$. For $${domain}$ the bracket is ${isLeft ? 'negative or zero, so take the negative root' : 'positive or zero, so take the positive root'}: $f^{-1}(x) = -${p} ${sign} \\sqrt{\\frac{x ${signed(-q)}}{${a}}}$.`,
          answer: `-${p} ${sign} sqrt((x ${signed(-q)})/${a})`,
          letters: ['x'],
        }),
        d: ask.whole({
          command: 'Solve',
          subtopic: '1.3',
          objective: 'AO2',
          prompt: `Solve the equation $f(x) = ${value}$.`,
          scheme: [
            `M1 $(x + ${p})^2 = ${n * n}$, or $x = f^{-1}(${value})$`,
            `A1 ${plain(at)}, and no other value`,
          ],
          solution: `$x = f^{-1}(${value}) = -${p} ${sign} \\sqrt{${n * n}} = ${at}$. The other root of the equation is not in the domain.`,
          answer: at,
        }),
      },
    }
  },
  verify: ({ a, p, q, n, isLeft }) => {
    const f = (x: number) => a * x * x + 2 * a * p * x + a * p * p + q
    const whole = Array.from({ length: 41 }, (_, at) => at - 20)
    const inside = whole.filter(x => (isLeft ? x <= -p : x >= -p))
    return {
      b: `${Math.min(...inside.map(f))} <= y`,
      c: `(0 ${isLeft ? '-' : '+'} 1)*((x - (${q}))/${a})^(1/2) - ${p}`,
      d: inside.find(x => f(x) === a * n * n + q) ?? 0,
    }
  },
})

question('self-inverse-fraction', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, r] = [random.int(1, 5), random.pick([2, 3, 5, 6, 7, 10])]
    const b = r - a * a
    const k = a + random.int(1, 4)
    return b === 0 ? null : { a, b, r, k }
  },
  make: ({ a, b, r, k }) => {
    const top = poly(a, b)
    const letterTop = top.replace('x', 'y')
    const front = a === 1 ? '' : a
    const lines = [
      { id: 'one', text: `$y(x - ${a}) = ${top}$` },
      { id: 'two', text: `$xy - ${front}y = ${top}$` },
      { id: 'three', text: `$xy - ${front}x = ${front}y ${signed(b)}$` },
      { id: 'four', text: `$x(y - ${a}) = ${letterTop}$` },
      { id: 'five', text: `$x = \\frac{${letterTop}}{y - ${a}}$` },
    ]
    return {
      stem: [
        `$f(x) = \\frac{${top}}{x - ${a}}$ for $x > ${a}$.`,
        `The function f is defined by $f(x) = \\frac{${top}}{x - ${a}}$ for $x > ${a}$.`,
        `$f: x \\mapsto \\frac{${top}}{x - ${a}}$, $x > ${a}$.`,
      ],
      parts: {
        a: ask.order({
          command: 'Show',
          objective: 'AO2',
          prompt:
            'It is to be shown that f is its own inverse. Put these lines of the proof, which begins with $y = f(x)$, into the right order.',
          items: lines,
          answer: lines.map(({ id }) => id),
          scheme: sequenceScheme(5, 3),
          solution: `Multiply by the denominator, expand, bring the terms with *x* to one side, take out *x* and divide. *x* is then the same expression in *y* as *y* was in *x*.`,
        }),
        b: ask.whole({
          command: 'Find',
          subtopic: '1.7',
          objective: 'AO2',
          prompt: `Hence find $f^2(${k})$.`,
          scheme: [`B1 ${k}`],
          solution: `f undoes itself, so $f^2(x) = x$ for every *x* in the domain, and $f^2(${k}) = ${k}$.`,
          answer: k,
        }),
        c: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt: `$f(x)$ can be written in the form $A + \\frac{B}{x - ${a}}$. Find the values of the constants *A* and *B*.`,
          scheme: [`B1 *A* = ${a}`, `B1 *B* = ${r}`],
          solution: `$${top} = ${front}(x - ${a}) + ${r}$. Divide both terms by $x - ${a}$.`,
          found: [
            ['*A*', a],
            ['*B*', r],
          ],
        }),
        d: ask.expression({
          command: 'State',
          subtopic: '1.2',
          objective: 'AO2',
          prompt: 'State the domain of $f^{-1}$, as an inequality in *x*.',
          scheme: [`B1 $x > ${a}$`],
          solution: `It is the range of f. For $x > ${a}$ the fraction takes all positive values, so the range is $y > ${a}$. It agrees with (a): f and its inverse are the same function.`,
          answer: `x > ${a}`,
          letters: ['x'],
        }),
        e: ask.expression({
          command: 'Find',
          subtopic: '1.8',
          objective: 'AO2',
          prompt:
            'Find the exact *x*-coordinate of the point where the graph of $y = f(x)$ meets the line $y = x$.',
          scheme: [
            `M1 $\\frac{${top}}{x - ${a}} = x$`,
            `M1 $x^2 - ${2 * a}x ${signed(-b)} = 0$`,
            `A1 $${a} + \\sqrt{${r}}$, and no other value`,
          ],
          solution: `$${top} = x(x - ${a})$ gives $x^2 - ${2 * a}x ${signed(-b)} = 0$, so $(x - ${a})^2 = ${r}$ and $x = ${a} \\pm \\sqrt{${r}}$. The domain is $x > ${a}$: $x = ${a} + \\sqrt{${r}}$.`,
          answer: `${a} + sqrt(${r})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, k }) => {
    const f = (x: number) => (a * x + b) / (x - a)
    const meets = bisect(x => f(x) - x, a + 1e-6, a + 50)
    return {
      b: Math.round(f(f(k)) * 1e9) / 1e9,
      d: `${Math.round(f(1e9))} < x`,
      e: `(${Math.round((meets - a) ** 2)})^(1/2) + ${a}`,
    }
  },
})

const THINGS = [
  {
    stem: (rule: string) =>
      `A hot drink cools in a room. After *t* minutes its temperature is $f(t)$ °C, where $f(t) = ${rule}$ for $t \\ge 0$.`,
    amount: 'the temperature at the start',
    asks: (value: number) =>
      `Find the value of $f^{-1}(${value})$, and so the time in minutes until the drink has cooled to ${value} °C.`,
    time: 'time',
    quantity: 'temperature',
  },
  {
    stem: (rule: string) =>
      `A cake is taken out of an oven. Its temperature after *t* minutes is $f(t)$ °C, where $f(t) = ${rule}$ for $t \\ge 0$.`,
    amount: 'the temperature at the start',
    asks: (value: number) =>
      `Find the value of $f^{-1}(${value})$, and so the time in minutes after which the cake is at ${value} °C.`,
    time: 'time',
    quantity: 'temperature',
  },
  {
    stem: (rule: string) =>
      `A metal block is put into a cold store. After *t* minutes its temperature is $f(t)$ °C, where $f(t) = ${rule}$ for $t \\ge 0$.`,
    amount: 'the temperature at the start',
    asks: (value: number) =>
      `Find the value of $f^{-1}(${value})$, and so the time in minutes that the block takes to reach ${value} °C.`,
    time: 'time',
    quantity: 'temperature',
  },
] as const

const TIME_FOR = judged(
  'the time at which the temperature is *x* degrees',
  `
  TIME = time/minutes/long/when
  HEAT = temperature/degrees/"°C"/cool/cools
  reject temperature after | temperature when | temperature at (time | "x" minutes | some time | given time)
  reject rate | how fast | how much | how quickly
  accept TIME ... HEAT
  earns: the time at which the temperature is x
  earns: how long it takes to reach a temperature
  earns: the number of minutes until it has cooled to this temperture
  misses: the temperature after x minutes
  misses: the temperature when the time is x
  misses: the inverse of the function
  misses: one divided by the temperature`,
)

question('cooling-and-the-time-it-takes', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [room, drop] = [random.int(16, 24), random.step(50, 75, 5)]
    const rate = random.pick([0.02, 0.025, 0.04, 0.05])
    const [after, value] = [random.step(5, 20, 5), random.step(35, 60, 5)]
    const time = Math.log(drop / (value - room)) / rate
    return time > 5 && time < 60 ? { room, drop, rate, after, value, time, thing: random.int(0, 2) } : null
  },
  make: ({ room, drop, rate, after, value, time, thing }) => {
    const start = thing === 2 ? room - 20 : room
    const shift = start - room
    const [level, aim] = [room + shift, value + shift]
    const rule = level === 0 ? `${drop}e^{-${rate}t}` : `${level} + ${drop}e^{-${rate}t}`
    const context = THINGS[thing] ?? THINGS[0]
    const temperature = level + drop * Math.exp(-rate * after)
    const above = level === 0 ? 'x' : `x ${signed(-level)}`
    return {
      stem: context.stem(rule),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the temperature after ${after} minutes.`,
          scheme: [`B1 ${figures(temperature, 3)}`],
          solution: `$f(${after}) = ${rule.replace('t}', ` \\times ${after}}`)}$, which is ${figures(temperature, 3)}.`,
          answer: temperature,
          unit: '°C',
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '1.2',
          objective: 'AO1',
          prompt: 'Find the range of f, as an inequality in *y*, where $y = f(t)$.',
          scheme: [`B1 ${plain(level)} and ${plain(level + drop)}`, `B1 $${level} < y \\le ${level + drop}$`],
          solution: `At $t = 0$ the value is ${plain(level + drop)}. The power of e falls towards 0 and never reaches it, so *y* comes down towards ${plain(level)}.`,
          answer: `${level} < y <= ${level + drop}`,
          letters: ['y'],
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find an expression for $f^{-1}(x)$.',
          scheme: [
            `M1 $e^{-${rate}t} = \\frac{${above.replace('x', 'y')}}{${drop}}$`,
            `M1 $-${rate}t = \\ln\\frac{${above.replace('x', 'y')}}{${drop}}$`,
            `A1 $-\\frac{1}{${rate}}\\ln\\frac{${above}}{${drop}}$ or equivalent`,
          ],
          solution: `Isolate the power of e first: $e^{-${rate}t} = \\frac{${above.replace('x', 'y')}}{${drop}}$. Then take logarithms: $f^{-1}(x) = -\\frac{1}{${rate}}\\ln\\frac{${above}}{${drop}}$.`,
          answer: `-(1/${rate})*ln((${above})/${drop})`,
          letters: ['x'],
        }),
        d: ask.written({
          command: 'State',
          objective: 'AO2',
          prompt: 'State what $f^{-1}(x)$ tells you in this situation.',
          scheme: [TIME_FOR],
          modelAnswer: 'The time at which the temperature is *x* degrees.',
          solution:
            'f turns a time into a temperature, so its inverse turns a temperature back into the time.',
        }),
        e: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: context.asks(aim),
          scheme: [`M1 $\\ln\\frac{${aim - level}}{${drop}}$`, `A1 ${figures(time, 3)}`],
          solution: `$f^{-1}(${aim}) = -\\frac{1}{${rate}}\\ln\\frac{${aim - level}}{${drop}}$, which is ${figures(time, 3)}.`,
          answer: time,
          unit: 'minutes',
        }),
      },
    }
  },
  verify: ({ room, drop, rate, after, value, thing }) => {
    const level = thing === 2 ? room - 20 : room
    const aim = thing === 2 ? value - 20 : value
    const f = (t: number) => level + drop / Math.exp(rate * t)
    return {
      a: f(after),
      b: `${f(0)} >= y > ${Math.round(f(1e6))}`,
      c: `(ln(${drop}) - ln(x - (${level})))/${rate}`,
      e: bisect(t => f(t) - aim, 0, 500),
    }
  },
})
