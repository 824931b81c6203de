import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed, surdOf } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { added, br, foundTable, front, ratio, root, square } from '../quadratic-functions'
import { flight, lineAndPoint, rectangle } from './drawings'

const { question, templates } = questionsOf('structured', '2.1')

export { templates }

/** m widths *x* and d lengths *y* are made from a length L. */
const FENCES = [
  {
    m: 2,
    d: 1,
    says: [
      'A farmer has',
      'of fence to make three sides of a rectangular pen. The fourth side is a straight wall.',
    ],
    widths: 'two sides at right angles to the wall',
  },
  {
    m: 4,
    d: 2,
    says: [
      'A gardener has',
      'of low fence. It goes round a rectangular bed and divides the bed into three equal parts, as in the diagram.',
    ],
    widths: 'sides and dividing fences on the left and right',
  },
  {
    m: 2,
    d: 2,
    says: ['A rope of length', 'is laid on level ground so that it forms a rectangle.'],
    widths: 'shorter sides',
  },
] as const

question('largest-rectangle', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { m, d } = FENCES[kind] ?? FENCES[0]
    const long = random.step(24, 160, 4)
    const best = long / (2 * m)
    const limit = Math.floor(best) - random.int(1, 3)
    return !Number.isInteger(best * 2) ||
      limit < 3 ||
      !Number.isInteger((long - m * limit) / d) ||
      long % d !== 0
      ? null
      : { kind, long, limit }
  },
  make: ({ kind, long, limit }) => {
    const { m, d, says } = FENCES[kind] ?? FENCES[0]
    const best = long / (2 * m)
    const [most, slope, lead] = [(m * best * best) / d, long / d, m / d]
    const [other, area] = [`${slope} - ${front(lead)}x`, `${slope}x - ${front(lead)}x^2`]
    const atLimit = slope * limit - lead * limit * limit
    return {
      stem: `${says[0]} ${plain(long)} m ${says[1]} The rectangle has sides of *x* m and *y* m, as shown, and its area is *A* m^{2}. All of the ${kind === 2 ? 'rope' : 'fence'} is used.`,
      figure: rectangle(kind),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *y* in terms of *x*.',
          scheme: [`B1 $y = ${other}$`],
          solution:
            `The lengths together are $${m}x ${signed(d)}y = ${long}$`.replace(' 1y', ' y') +
            `, so $y = ${other}$.`,
          answer: other,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Hence find *A* in terms of *x*.',
          scheme: [`B1 $A = ${area}$`],
          solution: `$A = xy = x(${other}) = ${area}$.`,
          answer: area,
          letters: ['x'],
        }),
        c: foundTable({
          command: 'Find',
          objective: 'AO1',
          prompt:
            '*A* can be written in the form $p - q(x - r)^2$. Find the values of the constants *p*, *q* and *r*.',
          scheme: [`B1 $p = ${ratio(most)}$`, `B1 $q = ${lead}$`, `B1 $r = ${ratio(best)}$`],
          solution: `$A = -${front(lead)}(x^2 - ${2 * best}x) = -${front(lead)}\\left((x - ${ratio(best)})^2 - ${ratio(best * best)}\\right) = ${ratio(most)} - ${front(lead)}(x - ${ratio(best)})^2$.`,
          found: [
            { name: '*p*', cell: 'p', value: most },
            { name: '*q*', cell: 'q', value: lead },
            { name: '*r*', cell: 'r', value: best },
          ],
        }),
        d: foundTable({
          command: 'State',
          objective: 'AO2',
          prompt: 'State the greatest possible area of the rectangle, and the value of *x* that gives it.',
          scheme: [`B1 ${plain(most)}`, `B1 $x = ${ratio(best)}$`],
          solution: `The square is least, zero, at $x = ${ratio(best)}$. Then $A = ${ratio(most)}$.`,
          found: [
            {
              name: 'greatest area / m^{2}',
              cell: 'area',
              value: most,
              follow: { part: 'c', cell: 'p', formula: 'a' },
            },
            { name: 'value of *x*', cell: 'x', value: best, follow: { part: 'c', cell: 'r', formula: 'a' } },
          ],
        }),
        e: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: `There is room for sides *x* m of at most ${limit} m only. Find the greatest possible area now.`,
          scheme: [
            `M1 $x = ${limit}$ used, as *A* increases up to $x = ${ratio(best)}$`,
            `A1 ${plain(atLimit)}`,
          ],
          solution: `For $x \\le ${limit}$ the vertex is out of reach. *A* increases up to $x = ${ratio(best)}$, so the greatest area is at the end, $x = ${limit}$: $A = ${slope} \\times ${limit} - ${lead === 1 ? '' : `${lead} \\times `}${limit}^2 = ${atLimit}$.`,
          answer: atLimit,
          unit: 'm^2',
        }),
      },
    }
  },
  verify: ({ kind, long, limit }) => {
    const { m, d } = FENCES[kind] ?? FENCES[0]
    let most = 0
    for (let at = 0; at <= limit; at += 1) most = Math.max(most, at * ((long - m * at) / d))
    return { a: `(${long} - ${m}*x)/${d}`, b: `x*(${long} - ${m}*x)/${d}`, e: most }
  },
})

const THROWN = [
  ['A ball is thrown vertically upwards from a balcony.', 'ball', [4, 15], [9, 19]],
  ['A firework is launched vertically from a platform.', 'firework', [1, 3], [22, 38]],
  ['A stone is thrown vertically upwards from the top of a cliff.', 'stone', [18, 60], [8, 24]],
] as const

question('height-of-a-ball', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const [, , from, speed] = THROWN[at] ?? THROWN[0]
    const [start, up] = [random.step(from[0], from[1], 0.5), random.step(speed[0], speed[1], 0.5)]
    const level = Math.ceil(start + random.int(1, 4))
    const under = up * up - 19.6 * (level - start)
    return under < 25 ? null : { at, start, up, level, time: up / 9.8, span: Math.sqrt(under) / 4.9 }
  },
  make: ({ at, start, up, level, time, span }) => {
    const [says, thing] = THROWN[at] ?? THROWN[0]
    const most = start + (up * up) / 19.6
    return {
      stem: `${says} After *t* seconds its height above the ground is *h* metres, where $h = ${start} + ${up}t - 4.9t^2$, until it reaches the ground. The diagram is a sketch of *h* against *t*.`,
      figure: flight(start, up),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $\\frac{\\mathrm{d}h}{\\mathrm{d}t}$.',
          scheme: [`B1 $${up} - 9.8t$`],
          solution: `Differentiate term by term: $\\frac{\\mathrm{d}h}{\\mathrm{d}t} = ${up} - 9.8t$.`,
          answer: `${up} - 9.8t`,
          letters: ['t'],
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find the time at which the ${thing} is at its greatest height.`,
          scheme: [`M1 $${up} - 9.8t = 0$`, `A1 ${figures(time, 3)}`],
          solution: `At the greatest height the derivative is zero: $t = \\frac{${up}}{9.8}$, about ${figures(time, 3)} s.`,
          answer: time,
          unit: 's',
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the greatest height of the ${thing} above the ground.`,
          scheme: [`M1 the time substituted in $${start} + ${up}t - 4.9t^2$`, `A1 ${figures(most, 3)}`],
          solution: `Put the unrounded time into *h*: $h$ is about ${figures(most, 3)} m.`,
          answer: most,
          unit: 'm',
          follow: { from: 'b', formula: `${start} + ${up}*x - 4.9*x^2` },
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Find',
          subtopic: '2.4',
          objective: 'AO2',
          prompt: `Find the length of time for which the ${thing} is more than ${level} m above the ground.`,
          scheme: [
            `M1 $4.9t^2 - ${up}t + ${plain(level - start)} = 0$`,
            'M1 the quadratic formula, both solutions',
            `A1 ${figures(span, 3)}`,
          ],
          solution: `$${start} + ${up}t - 4.9t^2 = ${level}$ gives $4.9t^2 - ${up}t + ${plain(level - start)} = 0$. The formula gives *t* about ${figures(time - span / 2, 4)} and ${figures(time + span / 2, 4)}. Between these times it is higher; they differ by ${figures(span, 3)} s.`,
          answer: span,
          unit: 's',
        }),
      },
    }
  },
  verify: ({ start, up, level }) => {
    const h = (t: number) => start + up * t - 4.9 * t * t
    const top = lowestAt(t => -h(t), 0, 20)
    const cross = (from: number, to: number) => {
      let [low, high] = [from, to]
      for (let round = 0; round < 80; round += 1) {
        const middle = (low + high) / 2
        if ((h(middle) - level) * (h(low) - level) <= 0) high = middle
        else low = middle
      }
      return low
    }
    return { a: `${up} - 2*4.9*t`, b: top, c: h(top), d: cross(top, 60) - cross(0, top) }
  },
})

question('shortest-distance-to-a-line', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [m, c] = [random.pick([-3, -2, -1, 1, 2, 3]), random.int(-6, 9)]
    const [x, k] = [random.int(-4, 5), random.pick([-2, -1, 1, 2])]
    const y = m * x + c
    const [s, t] = [x - k * m, y + k]
    return c === 0 || x === 0 || s === 0 || t === 0 || Math.abs(y) > 14 ? null : { m, c, x, y, s, t, k }
  },
  make: ({ m, c, x, y, s, t, k }) => {
    const [lead, rest] = [1 + m * m, c - t]
    const [b, constant] = [-2 * s + 2 * m * rest, s * s + rest * rest]
    const least = k * k * lead
    const other = [2 * x - s, 2 * y - t]
    return {
      stem: `The point *A* has coordinates (${plain(s)}, ${plain(t)}). The point *P*, with *x*-coordinate *x*, lies on the line $y = ${poly(m, c)}$. The diagram is not to scale.`,
      figure: lineAndPoint(m, c, [s, t], [x, y]),
      parts: {
        a: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          objective: 'AO2',
          prompt: 'Find $AP^2$ in terms of *x*. Give your answer in the form $ax^2 + bx + c$.',
          scheme: [
            `M1 $(x ${added(-s)})^2 + (${poly(m, c)} ${added(-t)})^2$`,
            `M1 both brackets expanded: $${poly(1, -2 * s, s * s)}$ and $${poly(m * m, 2 * m * rest, rest * rest)}$`,
            `A1 $${poly(lead, b, constant)}$`,
          ],
          solution: `*P* is $(x, ${poly(m, c)})$. $AP^2 = (x ${added(-s)})^2 + (${poly(m, rest)})^2 = ${poly(1, -2 * s, s * s)} + ${poly(m * m, 2 * m * rest, rest * rest)} = ${poly(lead, b, constant)}$.`,
          answer: poly(lead, b, constant),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *x* for which *AP* is least.',
          scheme: [`M1 $${2 * lead}x ${signed(b)} = 0$, or $${square(lead, -x, least)}$`, `A1 ${plain(x)}`],
          solution: `*AP* is least when $AP^2$ is least. Completing the square gives $${square(lead, -x, least)}$, so $x = ${x}$.`,
          answer: x,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the least length of *AP*. Give your answer in exact form.',
          scheme: [`M1 $AP^2 = ${least}$`, `A1 $${root(least)}$`],
          solution: `At $x = ${x}$, $AP^2 = ${least}$, so $AP = \\sqrt{${least}}${surdOf(least).k > 1 ? ` = ${root(least)}` : ''}$.`,
          answer: `sqrt(${least})`,
          letters: [],
          form: 'exact',
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Find',
          subtopic: '7.2',
          objective: 'AO1',
          prompt: 'Find the gradient of *AP* when *AP* has its least length.',
          scheme: [`B1 $${ratio(-1 / m)}$`],
          solution: `*P* is then (${plain(x)}, ${plain(y)}), and the gradient is $\\frac{${t} - ${br(y)}}{${s} - ${br(x)}} = ${ratio(-1 / m)}$. It is at right angles to the line.`,
          answer: -1 / m,
        }),
        e: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          objective: 'AO2',
          prompt: '*B* is the reflection of *A* in the line. Find the coordinates of *B*.',
          scheme: [
            `M1 (${plain(x)}, ${plain(y)}) used as the midpoint of *AB*`,
            `A1 $(${other[0]}, ${other[1]})$`,
          ],
          solution: `The point of the line that is nearest to *A*, (${plain(x)}, ${plain(y)}), is the midpoint of *AB*. So *B* is $(2 \\times ${br(x)} - ${br(s)},\\ 2 \\times ${br(y)} - ${br(t)}) = (${other[0]}, ${other[1]})$.`,
          answer: `(${other[0]}, ${other[1]})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ m, c, s, t }) => {
    const far = (x: number) => (x - s) ** 2 + (m * x + c - t) ** 2
    const at = Math.round(lowestAt(far, -40, 40))
    const side = (s + m * (t - c)) / (1 + m * m)
    // The mirror image by the formula of a reflection.
    const image = [2 * side - s, 2 * (m * side + c) - t].map(each => Math.round(each * 1000) / 1000)
    return {
      a: `(x - (${s}))^2 + (${m}*x + (${c - t}))^2`,
      b: at,
      c: `sqrt(${Math.round(far(at))})`,
      d: (m * at + c - t) / (at - s),
      e: `(${image[0]}, ${image[1]})`,
    }
  },
})
