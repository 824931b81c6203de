import { ask } from '@/lib/exams/authoring/ask'
import { arrow, gcd, nonZero, signed, surd, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { Point } from '@/lib/figures/shapes'
import { across, ij, leading, linear, plus, position } from '../vectors-in-two-dimensions'
import { of, TWOS } from './contexts'

const { question, templates } = questionsOf('structured', '13.4')

export { templates }

const IN_TIME = ['i', 'j', 't']

/** at² + bt + c, as LaTeX and as typed. */
const inT = (a: number, b: number, c: number) => `${leading(a, 't^2')} ${term(b, 't')} ${signed(c)}`

question('times-at-a-given-distance', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const drift: Point = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const gap: Point = [random.pick(nonZero(-20, 20)), random.pick(nonZero(-20, 20))]
    const square = drift[0] ** 2 + drift[1] ** 2
    const product = 2 * (gap[0] * drift[0] + gap[1] * drift[1])
    const early = random.int(1, 4)
    const late = -product / square - early
    const reach = Math.hypot(gap[0] + early * drift[0], gap[1] + early * drift[1])
    const v: Point = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const a: Point = [random.pick(nonZero(-12, 12)), random.pick(nonZero(-12, 12))]
    const [w, b] = [plus(v, drift), plus(a, gap)]
    const isPlain =
      Number.isInteger(late) && late > early && late < 15 && Number.isInteger(reach) && reach > 2
    return isPlain &&
      Math.abs(across(gap, drift)) > 0 &&
      ![...w, ...b].includes(0) &&
      gcd(drift[0], drift[1]) === 1
      ? { a, b, v, w, gap, drift, square, product, early, late, reach, place: random.int(0, 2) }
      : null
  },
  make: ({ a, b, v, w, gap, drift, square, product, early, late, reach, place }) => {
    const { stem, start, far, fast, time, short } = TWOS[place] ?? TWOS[0]
    const all = gap[0] ** 2 + gap[1] ** 2
    return {
      stem: `${stem} ${start}, *A* has position vector ${of(a, far)} and velocity ${of(v, fast)}, and *B* has position vector ${of(b, far)} and velocity ${of(w, fast)}. The time is *t* ${time}.`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ at time *t*, in terms of *t*, $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [
            `B1 one position: $${position(a, v).tex}$ or $${position(b, w).tex}$`,
            `M1 position of *B* less position of *A*`,
            `A1 $${position(gap, drift).tex}$`,
          ],
          solution: `*A* is at $${position(a, v).tex}$ and *B* at $${position(b, w).tex}$. $${arrow('AB')} = ${position(gap, drift).tex}$`,
          answer: position(gap, drift).typed,
          letters: IN_TIME,
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: `Find $|${arrow('AB')}|^2$ as a quadratic expression in *t*.`,
          subtopic: '13.3',
          scheme: [
            `M1 $(${linear(gap[0], drift[0])})^2 + (${linear(gap[1], drift[1])})^2$`,
            `A1 $${inT(square, product, all)}$`,
          ],
          solution: `$(${linear(gap[0], drift[0])})^2 + (${linear(gap[1], drift[1])})^2 = ${inT(square, product, all)}$`,
          answer: inT(square, product, all),
          letters: ['t'],
          form: 'expanded',
        }),
        c: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the values of *t* when *A* and *B* are ${reach} ${far} apart.`,
          scheme: [
            `M1 $${inT(square, product, all - reach * reach)} = 0$`,
            `A1 $t = ${early}$`,
            `A1 $t = ${late}$`,
          ],
          solution: `$${inT(square, product, all)} = ${reach}^2$, so $${inT(square, product, all - reach * reach)} = 0$. Divide by ${square}: $${inT(1, -(early + late), early * late)} = 0$ and $t = ${early}$ or $t = ${late}$.`,
          answer: [String(early), String(late)],
          letter: 't',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the length of time for which *A* and *B* are at most ${reach} ${far} apart.`,
          scheme: [`B1 ${late - early}`],
          solution: `The square of the distance is a quadratic with a minimum, so it is at most $${reach}^2$ between the two times: $${late} - ${early} = ${late - early}$.`,
          answer: late - early,
          unit: short,
        }),
      },
    }
  },
  // By searching the whole times, and by the quadratic through three of its values.
  verify: ({ a, b, v, w, reach }) => {
    const squared = (t: number) =>
      (b[0] + w[0] * t - a[0] - v[0] * t) ** 2 + (b[1] + w[1] * t - a[1] - v[1] * t) ** 2
    const found = Array.from({ length: 121 }, (_, at) => at).filter(t => squared(t) === reach * reach)
    return {
      a: `(${b[0] - a[0]} + (${w[0] - v[0]})*t)*i + (${b[1] - a[1]} + (${w[1] - v[1]})*t)*j`,
      b: `${(squared(1) + squared(-1)) / 2 - squared(0)}*t^2 + (${(squared(1) - squared(-1)) / 2})*t + ${squared(0)}`,
      c: found,
      d: (found[1] ?? 0) - (found[0] ?? 0),
    }
  },
})

question('shortest-distance-between-two-ships', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const drift: Point = random.pick([
      [1, 2],
      [2, 1],
      [1, 1],
      [1, 3],
      [3, 1],
      [3, 4],
      [4, 3],
      [2, 3],
      [3, 2],
    ] as const)
    const turned: Point = [drift[0] * random.pick([1, -1]), drift[1] * random.pick([1, -1])]
    const at = random.int(2, 5)
    const off = random.pick(nonZero(-4, 4))
    const near: Point = [-turned[1] * off, turned[0] * off]
    const gap = plus(near, turned, -at)
    const v: Point = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const a: Point = [random.pick(nonZero(-12, 12)), random.pick(nonZero(-12, 12))]
    const [w, b] = [plus(v, turned), plus(a, gap)]
    return [...w, ...b, ...gap].includes(0)
      ? null
      : { a, b, v, w, gap, drift: turned, at, near, place: random.int(0, 2) }
  },
  make: ({ a, b, v, w, gap, drift, at, near, place }) => {
    const { stem, start, far, fast, time, short } = TWOS[place] ?? TWOS[0]
    const square = drift[0] ** 2 + drift[1] ** 2
    const product = 2 * (gap[0] * drift[0] + gap[1] * drift[1])
    const all = gap[0] ** 2 + gap[1] ** 2
    const least = near[0] ** 2 + near[1] ** 2
    const size = surd(1, 1, least)
    return {
      stem: `${stem} ${start}, *A* is at the point with position vector ${of(a, far)} and *B* is at the point with position vector ${of(b, far)}. *A* has velocity ${of(v, fast)} and *B* has velocity ${of(w, fast)}. The time is *t* ${time}.`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ at time *t*, in terms of *t*, $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [
            `B1 one position: $${position(a, v).tex}$ or $${position(b, w).tex}$`,
            'M1 position of *B* less position of *A*',
            `A1 $${position(gap, drift).tex}$`,
          ],
          solution: `*A* is at $${position(a, v).tex}$ and *B* at $${position(b, w).tex}$. $${arrow('AB')} = ${position(gap, drift).tex}$`,
          answer: position(gap, drift).typed,
          letters: IN_TIME,
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt:
            'The distance *AB* is *d*. Find $d^2$ in the form $pt^2 + qt + r$, where *p*, *q* and *r* are integers.',
          command: 'Find',
          subtopic: '13.3',
          scheme: [
            `M1 $(${linear(gap[0], drift[0])})^2 + (${linear(gap[1], drift[1])})^2$`,
            `A1 $${inT(square, product, all)}$`,
          ],
          solution: `$d^2 = (${linear(gap[0], drift[0])})^2 + (${linear(gap[1], drift[1])})^2 = ${inT(square, product, all)}$`,
          answer: inT(square, product, all),
          letters: ['t'],
          form: 'expanded',
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          subtopic: '2.1',
          prompt: 'Hence find the value of *t* when *A* and *B* are closest to each other.',
          scheme: [
            `M1 $${square}(t - ${at})^2 + \\dots$, or $${2 * square}t ${signed(product)} = 0$`,
            `A1 ${at}`,
          ],
          solution: `*d* is least where $d^2$ is least: $d^2 = ${square}(t - ${at})^2 + ${least}$, so $t = ${at}$.`,
          answer: at,
          unit: short,
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the exact shortest distance between *A* and *B*, in ${far}.`,
          scheme: [`M1 $d^2 = ${least}$, or $${arrow('AB')} = ${ij(near).tex}$`, `A1 $${size.latex}$`],
          solution: `At this time $${arrow('AB')} = ${ij(near).tex}$ and $d^2 = ${least}$, so the shortest distance is $${size.latex}$ ${far}.`,
          answer: size.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // The distance from A's path as B sees it: a search for the least among whole times.
  verify: ({ a, b, v, w }) => {
    const squared = (t: number) =>
      (b[0] + w[0] * t - a[0] - v[0] * t) ** 2 + (b[1] + w[1] * t - a[1] - v[1] * t) ** 2
    const times = Array.from({ length: 400 }, (_, at) => at / 20)
    const best = times.reduce((one, t) => (squared(t) < squared(one) ? t : one), 0)
    return {
      a: `(${b[0] - a[0]} + (${w[0] - v[0]})*t)*i + (${b[1] - a[1]} + (${w[1] - v[1]})*t)*j`,
      b: `${(squared(1) + squared(-1)) / 2 - squared(0)}*t^2 + (${(squared(1) - squared(-1)) / 2})*t + ${squared(0)}`,
      c: best,
      d: `sqrt(${squared(best)})`,
    }
  },
})
