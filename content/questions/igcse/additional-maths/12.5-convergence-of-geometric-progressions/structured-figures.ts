import { bounces, squaresInside } from '@/content/figures/igcse/additional-maths/series-5'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac, lowest } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { askExact, nth } from '../series'

const { question, templates } = questionsOf('structured', '12.5')

export { templates }

/** Corners at a half, a third, a quarter of each side: what the sum of perimeters is a multiple of. */
const CORNERS = [
  { m: 2, N: 2, of: 'the midpoints of the sides of the one before' },
  { m: 3, N: 5, of: 'the points one third of the way along each side of the one before' },
  { m: 4, N: 10, of: 'the points a quarter of the way along each side of the one before' },
] as const

question('squares-inside-squares', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const kind = random.int(0, 2)
    const { m, N } = CORNERS[kind] ?? CORNERS[0]
    const side = m * random.int(1, 8) * (m === 4 ? 3 : 1)
    const factor = (4 * side * m) / (m * m - N)
    return side > 3 && side <= 48 && Number.isInteger(factor) ? { kind, side, factor } : null
  },
  make: ({ kind, side, factor }) => {
    const { m, N, of } = CORNERS[kind] ?? CORNERS[0]
    const ratio = frac(N, m * m)
    const length = m === 2 ? '\\frac{\\sqrt{2}}{2}' : `\\frac{\\sqrt{${N}}}{${m}}`
    const [total, under] = lowest(side * side * m * m, m * m - N)
    const second = (side * side * N) / (m * m)
    return {
      stem: [
        `The diagram shows a square of side ${side} cm with a sequence of squares inside it. The corners of each further square are ${of}. The sequence goes on without end.`,
        `A sequence of squares begins with a square of side ${side} cm. The corners of each further square are ${of}, and so on without end. The diagram shows the first squares.`,
        `In the diagram a square of side ${side} cm is followed by smaller and smaller squares, without end. The corners of each are ${of}.`,
      ],
      figure: squaresInside({
        name: 'series/squares-in-squares',
        title: 'Squares inside squares',
        part: 1 / m,
        side: `${side} cm`,
        says: `A square of side ${side} cm. Inside it are smaller and smaller squares. The corners of each are ${of}.`,
      }),
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the area of the second square.',
          unit: 'cm^2',
          scheme: [
            `M1 $\\left(\\frac{${side}}{${m}}\\right)^2 + \\left(${m === 2 ? '' : `${m - 1} \\times `}\\frac{${side}}{${m}}\\right)^2$`,
            `A1 ${second}`,
          ],
          solution: `Its side is the hypotenuse of a corner triangle with the sides ${side / m} cm and ${(side * (m - 1)) / m} cm. The area is the square of it: $${side / m}^2 + ${(side * (m - 1)) / m}^2 = ${second}$.`,
          answer: second,
        }),
        b: askExact({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The areas of the squares form a geometric progression. Find the sum of the areas of all the squares. Give an integer or a fraction in its lowest terms.',
          unit: 'cm^2',
          scheme: [
            `B1 common ratio $${ratio}$`,
            `M1 $\\frac{${side * side}}{1 - ${ratio}}$`,
            `A1 $${frac(total, under)}$`,
          ],
          solution: `The common ratio is $\\frac{${second}}{${side * side}} = ${ratio}$, so the sum to infinity is $\\frac{${side * side}}{1 - ${ratio}} = ${frac(total, under)}$.`,
          answer: total / under,
          follow: { from: 'a', formula: `${side ** 4}/(${side * side} - x)` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'The perimeters of the squares also form a geometric progression. Find its exact common ratio.',
          scheme: [`M1 $\\sqrt{${ratio}}$, or the side of the second square over ${side}`, `A1 $${length}$`],
          solution: `Lengths have the square root of the ratio of areas: $\\sqrt{${ratio}} = ${length}$.`,
          answer: `sqrt(${N})/${m}`,
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the sum of the perimeters of all the squares. Give your answer in the form $k(${m} + \\sqrt{${N}})$, where *k* is an integer.`,
          scheme: [
            `M1 $\\frac{${4 * side}}{1 - ${length}}$`,
            `M1 $\\frac{${4 * side * m}}{${m} - \\sqrt{${N}}} \\times \\frac{${m} + \\sqrt{${N}}}{${m} + \\sqrt{${N}}}$`,
            `A1 $${factor}(${m} + \\sqrt{${N}})$`,
          ],
          solution: `$\\frac{${4 * side}}{1 - ${length}} = \\frac{${4 * side * m}}{${m} - \\sqrt{${N}}}$. Multiply above and below by $${m} + \\sqrt{${N}}$; below, $${m * m} - ${N} = ${m * m - N}$. The sum is $${factor}(${m} + \\sqrt{${N}})$ cm.`,
          answer: `${factor}*(${m} + sqrt(${N}))`,
          letters: [],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ kind, side }) => {
    const { m } = CORNERS[kind] ?? CORNERS[0]
    // Square by square, each from the corner triangle of the one before.
    let [length, areas, perimeters] = [side, 0, 0]
    const next = (of: number) => Math.hypot(of / m, of - of / m)
    const second = next(side) ** 2
    for (let at = 0; at < 2000; at += 1) {
      areas += length * length
      perimeters += 4 * length
      length = next(length)
    }
    return { a: second, b: areas, c: String(next(side) / side), d: String(perimeters) }
  },
})

question('bouncing-ball', {
  facts: { difficulty: 5, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [drop, percent] = [random.step(2, 12, 0.5), random.pick([55, 60, 65, 70, 75, 80, 85])]
    const r = percent / 100
    const [k, low] = [random.int(4, 7), random.pick([0.05, 0.1, 0.15, 0.2, 0.25])]
    const exact = Math.log(low / drop) / Math.log(r)
    return Math.abs(exact - Math.round(exact)) > 0.06 && exact > k + 1
      ? { drop, percent, k, low, n: Math.ceil(exact), exact }
      : null
  },
  make: ({ drop, percent, k, low, n, exact }) => {
    const r = percent / 100
    const kth = drop * r ** k
    const whole = drop + (2 * drop * r) / (1 - r)
    const part = drop + (2 * drop * r * (1 - r ** (k - 1))) / (1 - r)
    return {
      stem: [
        `A ball falls from a height of ${drop} m onto level ground. After each bounce it rises to ${percent}% of the height from which it has just fallen. It moves up and down only; the diagram is spread out sideways.`,
        `A rubber ball is dropped from a window ${drop} m above the ground. Each time it bounces, it rises to ${percent}% of its last greatest height. The diagram, spread out sideways, shows the first bounces.`,
        `In an experiment a ball is dropped from ${drop} m. The height to which it rises after each bounce is ${percent}% of the height before. The diagram is spread out sideways.`,
      ],
      figure: bounces({
        name: 'series/ball-that-bounces',
        title: 'A ball that bounces',
        ratio: r,
        drop: `${drop} m`,
        says: `A ball falls ${drop} m to the ground and bounces again and again. Each bounce is lower than the one before.`,
      }),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          subtopic: '12.4',
          prompt: `Find the height to which the ball rises after the ${nth(k)} bounce.`,
          unit: 'm',
          scheme: [`M1 $${drop} \\times ${r}^${k}$`, `A1 ${figures(kth, 3)}`],
          solution: `Each bounce multiplies the height by ${r}: $${drop} \\times ${r}^${k}$ is ${figures(kth, 3)} m.`,
          answer: kth,
          sigFigs: 3,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          subtopic: '12.4',
          prompt: `Find the least number of bounces after which the ball rises to less than ${low} m.`,
          scheme: [
            `M1 $${drop} \\times ${r}^n < ${low}$`,
            `M1 $n\\ln ${r} < \\ln\\frac{${low}}{${drop}}$`,
            `A1 ${n}`,
          ],
          solution: `$${r}^n < \\frac{${low}}{${drop}}$. Take logarithms; $\\ln ${r}$ is negative, so dividing by it turns the sign: *n* must be greater than ${figures(exact, 3)}. The least number is ${n}.`,
          answer: n,
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO2',
          subtopic: '12.4',
          prompt: `Find the total distance that the ball has travelled when it hits the ground for the ${nth(k)} time.`,
          unit: 'm',
          scheme: [
            `M1 $${drop} + 2\\left(${drop} \\times ${r} + ${drop} \\times ${r}^2 + \\dots\\right)$ with ${k - 1} terms in the bracket`,
            `M1 $\\frac{${drop} \\times ${r}(1 - ${r}^${k - 1})}{1 - ${r}}$`,
            `A1 ${figures(part, 3)}`,
          ],
          solution: `It falls ${drop} m, and then goes up and down ${k - 1} times: $${drop} + 2 \\times \\frac{${drop} \\times ${r}(1 - ${r}^${k - 1})}{1 - ${r}}$, which is ${figures(part, 3)} m.`,
          answer: part,
          sigFigs: 3,
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the total distance that the ball travels before it comes to rest, as this model predicts.',
          unit: 'm',
          scheme: [
            `M1 $${drop} + 2 \\times \\frac{${drop} \\times ${r}}{1 - ${r}}$`,
            `A1 ${figures(whole, 3)}`,
          ],
          solution: `The heights after the bounces have the sum to infinity $\\frac{${drop} \\times ${r}}{1 - ${r}}$. The ball goes up and down each of them: $${drop} + 2 \\times \\frac{${drop} \\times ${r}}{1 - ${r}}$, which is ${figures(whole, 3)} m.`,
          answer: whole,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ drop, percent, k, low }) => {
    let [height, way, bounced] = [drop, drop, 0]
    let [kth, part, n] = [0, 0, 0]
    for (let at = 0; at < 4000; at += 1) {
      bounced += 1
      if (bounced === k) part = way
      height = (height * percent) / 100
      if (bounced === k) kth = height
      if (height < low && n === 0) n = bounced
      way += 2 * height
    }
    return { a: kth, b: n, c: part, d: way }
  },
})

const SMALL = judged(
  'the common ratio is between 0 and 1 for these values of *x*',
  `
  reject greater/more/bigger/larger than "1"/one
  accept between/within/inside ... "1"/one
  accept less/smaller/below/under ... "1"/one
  accept "<1" | "< 1"
  accept not reach/exceed/equal ... "1"/one
  unsure not "1"/one
  earns: the ratio is between 0 and 1
  earns: the common ratio is less than 1
  earns: |r| < 1
  earns: r lies within -1 and 1
  earns: the comon ratio is smaler than 1
  misses: the ratio is positive
  misses: it is a geometric progression
  misses: the ratio is greater than 1`,
)

question('trigonometric-ratio-and-its-limit', {
  facts: { difficulty: 5, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [sine, k] = [random.chance(0.5), random.int(2, 9)]
    const times = random.pick([1.2, 1.25, 1.4, 1.5, 1.6, 1.8, 2.2, 2.4, 2.5, 3, 3.5, 5])
    const sum = k * times
    const count = random.int(3, 6)
    // What is still missing after so many terms must show in three figures.
    return Number.isInteger(sum * 10) && (1 - 1 / times) ** count > 0.01
      ? { sine, k, sum: Math.round(sum * 10) / 10, count }
      : null
  },
  make: ({ sine, k, sum, count }) => {
    const [r, other, back] = sine ? ['\\sin', '\\cos', '\\sec'] : ['\\cos', '\\sin', '\\operatorname{cosec}']
    const value = Math.sqrt(k / sum)
    const acute = ((sine ? Math.acos(value) : Math.asin(value)) * 180) / Math.PI
    const ratio = 1 - k / sum
    const partial = sum * (1 - ratio ** count)
    return {
      stem: [
        `A geometric progression has first term ${k} and common ratio $${r}^2 x$, where $0^\\circ < x < 180^\\circ$ and $x \\neq 90^\\circ$.`,
        `The first term of a geometric progression is ${k} and its common ratio is $${r}^2 x$, where $0^\\circ < x < 180^\\circ$ and $x \\neq 90^\\circ$.`,
      ],
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why the progression has a sum to infinity.',
          scheme: [SMALL],
          modelAnswer: `${sine ? 'sin' : 'cos'}^{2} *x* is between 0 and 1 for these values of *x*, so the common ratio is between −1 and 1.`,
          solution: `$${r} x$ is between $-1$ and $1$ and is neither of them nor 0 here, so its square is between 0 and 1.`,
          lines: 2,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the sum to infinity in terms of *c*, where $c = ${back} x$.`,
          scheme: [`M1 $\\frac{${k}}{1 - ${r}^2 x} = \\frac{${k}}{${other}^2 x}$`, `A1 $${k}c^2$`],
          solution: `$\\frac{${k}}{1 - ${r}^2 x}$, and $1 - ${r}^2 x = ${other}^2 x$. So the sum is $\\frac{${k}}{${other}^2 x} = ${k}${back}^2 x = ${k}c^2$.`,
          answer: `${k}c^2`,
          letters: ['c'],
        }),
        c: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          subtopic: '10.5',
          prompt: `Find the values of *x* for which the sum to infinity is ${plain(sum)}. Give your answers correct to 1 decimal place.`,
          scheme: [
            `M1 $${other}^2 x = \\frac{${k}}{${sum}}$`,
            `A1 ${plain(acute, 1)}°`,
            `A1 ${plain(180 - acute, 1)}°`,
          ],
          solution: `$${other}^2 x = \\frac{${k}}{${sum}}$, so $${other} x = ${sine ? '\\pm' : ''}\\sqrt{\\frac{${k}}{${sum}}}$. In the interval *x* is ${plain(acute, 1)}° or ${plain(180 - acute, 1)}°.`,
          answer: [acute, 180 - acute].map(each => String(Number(each.toFixed(9)))),
          letter: 'x',
          interval: { from: '0', to: '180' },
          angles: 'degrees',
          figures: { kind: 'decimal', count: 1 },
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO2',
          subtopic: '12.4',
          prompt: `For these values of *x*, find the sum of the first ${count} terms, correct to 3 significant figures.`,
          scheme: [
            `M1 $${r}^2 x = 1 - \\frac{${k}}{${sum}}$`,
            `M1 $${sum}(1 - r^${count})$`,
            `A1 ${figures(partial, 3)}`,
          ],
          solution: `The common ratio is $1 - \\frac{${k}}{${sum}}$. The sum of ${count} terms is the sum to infinity times $1 - r^${count}$: ${figures(partial, 3)}.`,
          answer: partial,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ sine, k, sum, count }) => {
    const turn = Math.PI / 180
    const ratio = (x: number) => (sine ? Math.sin(x * turn) : Math.cos(x * turn)) ** 2
    const found = crossings(x => k - sum * (1 - ratio(x)), 0.5, 179.5, 0.0971)
    let [term, partial] = [k, 0]
    for (let at = 0; at < count; at += 1) {
      partial += term
      term *= ratio(found[0] ?? 0)
    }
    // At one angle the terms are added until they no longer count; c is worked out there as well.
    let [at40, sum40] = [k, 0]
    for (let at = 0; at < 2000; at += 1) {
      sum40 += at40
      at40 *= ratio(40)
    }
    const c = 1 / (sine ? Math.cos(40 * turn) : Math.sin(40 * turn))
    return { b: `${(sum40 / c ** 2).toFixed(6)}*c^2`, c: found, d: partial }
  },
})
