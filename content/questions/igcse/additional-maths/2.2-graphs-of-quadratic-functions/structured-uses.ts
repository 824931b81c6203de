import { ask } from '@/lib/exams/authoring/ask'
import { bareAxes } from '@/lib/exams/authoring/bare-axes'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { added, isSquare, root, square } from '../quadratic-functions'
import { archFigure } from './drawings'

const { question, templates } = questionsOf('structured', '2.2')

export { templates }

question('one-one-from-a-vertex', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, h] = [random.pick([1, 1, 2]), random.int(-5, 4)]
    const meets = h + random.int(2, a === 1 ? 5 : 3)
    const q = meets - a * (meets - h) ** 2
    const c = a * h * h + q
    return h === 0 || c === 0 || meets === 0 || q === 0 || meets === 2 * h + 1 ? null : { a, h, q, meets }
  },
  make: ({ a, h, q, meets }) => {
    const [b, c] = [-2 * a * h, a * h * h + q]
    const whole = square(a, -h, q)
    const under = a === 1 ? `x ${signed(-q)}` : `\\frac{x ${signed(-q)}}{${a}}`
    const inverse = `${h} + \\sqrt{${under}}`
    const other = 2 * h + 1 / a - meets
    const second = a === 1 ? `(x ${added(-other)})` : `(${poly(a, -a * other)})`
    return {
      stem: [
        `The function f is defined by $f(x) = ${poly(a, b, c)}$ for $x \\ge k$, where *k* is a constant.`,
        `$f(x) = ${poly(a, b, c)}$ for $x \\ge k$, where *k* is a constant.`,
        `The domain of the function f is $x \\ge k$, where *k* is a constant, and $f(x) = ${poly(a, b, c)}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the least value of *k* for which f has an inverse.',
          scheme: [`M1 $${whole}$, or $${2 * a}x ${signed(b)} = 0$`, `A1 $k = ${h}$`],
          solution: `f has an inverse if it is one–one, so its domain must begin at the vertex. $f(x) = ${whole}$ has its vertex at $x = ${h}$.`,
          answer: h,
        }),
        b: ask.expression({
          command: 'State',
          objective: 'AO1',
          lead: 'In the rest of the question *k* has this value.',
          prompt: 'State the range of f, as an inequality in *y*, where $y = f(x)$.',
          scheme: [`B1 $y \\ge ${q}$`],
          solution: `The least value of f is at the vertex: $y \\ge ${q}$.`,
          answer: `y >= ${q}`,
          letters: ['y'],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.6',
          objective: 'AO1',
          prompt: 'Find $f^{-1}(x)$.',
          scheme: [
            `M1 $(${poly(1, -h)})^2 = ${under.replace('x', 'y')}$`,
            `M1 the positive root chosen`,
            `A1 $f^{-1}(x) = ${inverse}$`,
          ],
          solution: `$y = ${whole}$ gives $(${poly(1, -h)})^2 = ${under.replace('x', 'y')}$. As $x \\ge ${h}$, take the positive root: $x = ${inverse.replace('x', 'y')}$. So $f^{-1}(x) = ${inverse}$.`,
          answer: `${h} + sqrt((x ${signed(-q)})/${a})`,
          letters: ['x'],
        }),
        d: ask.expression({
          command: 'State',
          subtopic: '1.6',
          objective: 'AO1',
          prompt: 'State the domain of $f^{-1}$, as an inequality in *x*.',
          scheme: [`B1 $x \\ge ${q}$`],
          solution: `The domain of $f^{-1}$ is the range of f: $x \\ge ${q}$.`,
          answer: `x >= ${q}`,
          letters: ['x'],
        }),
        e: ask.solutions({
          command: 'Solve',
          subtopic: '1.8',
          objective: 'AO2',
          prompt: 'Solve the equation $f(x) = f^{-1}(x)$.',
          scheme: ['M1 $f(x) = x$', `M1 $(x ${added(-meets)})${second} = 0$`, `A1 $x = ${meets}$ only`],
          solution: `The graphs of f and $f^{-1}$ are reflections in the line $y = x$, and f rises, so they meet where $f(x) = x$: $${poly(a, b - 1, c)} = 0$, which is $(x ${added(-meets)})${second} = 0$. The domain is $x \\ge ${h}$, so the only solution is $x = ${meets}$.`,
          answer: [String(meets)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ a, h, q }) => {
    const f = (x: number) => a * x * x - 2 * a * h * x + a * h * h + q
    const turn = Math.round(lowestAt(f, -20, 20))
    let [low, high] = [turn + 0.6, 30]
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2
      if (f(middle) > middle) high = middle
      else low = middle
    }
    return {
      a: turn,
      b: `y >= ${f(turn)}`,
      // The root of the quadratic in x by the formula.
      c: `(${2 * a * turn} + sqrt(${4 * a * a * turn * turn} - 4*${a}*(${f(0)} - x)))/${2 * a}`,
      d: `${f(turn)} <= x`,
      e: [low],
    }
  },
})

question('modulus-and-its-roots', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [h, half, s] = [random.int(-4, 5), random.int(2, 5), random.pick([1, 1, -1])]
    const deep = half * half
    const k = random.int(2, deep - 1)
    const c = h * h - deep
    const bad = h === 0 || c === 0 || isSquare(deep + k) || isSquare(deep - k)
    return bad ? null : { h, half, s, k }
  },
  make: ({ h, half, s, k }) => {
    const deep = half * half
    const [b, c] = [-2 * h, h * h - deep]
    const given = poly(s, s * b, s * c)
    const [one, two] = [h - half, h + half]
    const reach = half * 0.45
    const [left, right] = [Math.min(one - reach, -0.8), Math.max(two + reach, 0.8)]
    const drawing = bareAxes(
      { name: 'quadratic-functions/axes-for-a-modulus' },
      {
        x: [left, right],
        y: [-Math.max(deep, Math.abs(c)) * 0.35, Math.max(deep, Math.abs(c)) * 1.4],
        height: 220,
        curves: [x => Math.abs((x - one) * (x - two))],
        onX: [one, two],
        onY: [Math.abs(c)],
        points: [{ at: [h, deep], label: `(${plain(h)}, ${deep})` }],
      },
    )
    const whole = s < 0 ? `${deep} - (${poly(1, -h)})^2` : `(${poly(1, -h)})^2 - ${deep}`
    const ends = [deep - k, deep + k]
    return {
      stem: [
        `$f(x) = ${given}$ for all real *x*.`,
        `The function f is defined by $f(x) = ${given}$, where *x* is real.`,
        `It is given that $f(x) = ${given}$ for all real values of *x*.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of the maximum point on the graph of $y = |f(x)|$.',
          scheme: [`M1 $${whole}$`, `A1 $(${h}, ${deep})$`],
          solution: `$f(x) = ${whole}$ has its vertex at $(${h}, ${s < 0 ? deep : -deep})$. ${s < 0 ? 'This point is above the *x*-axis and stays where it is' : 'This point is below the *x*-axis and is reflected'}: $(${h}, ${deep})$.`,
          answer: `(${h}, ${deep})`,
          letters: [],
        }),
        b: ask.draw({
          ...drawing,
          command: 'Sketch',
          objective: 'AO2',
          prompt: 'Sketch the graph of $y = |f(x)|$ on the axes.',
          tools: ['curve'],
          scheme: [
            'B1 an arch between the roots and two arms outside, nowhere below the *x*-axis, with sharp corners at the roots',
            `B1 the roots ${one < 0 && two > 0 ? 'on both sides of the origin' : one >= 0 ? 'not to the left of the origin' : 'not to the right of the origin'}, and the maximum ${h > 0 ? 'to the right' : 'to the left'} of the *y*-axis`,
          ],
          solution: `$f(x) = 0$ at $x = ${one}$ and $x = ${two}$. What lies below the *x*-axis is reflected in it. The curve meets the *y*-axis at ${Math.abs(c)}.`,
        }),
        c: ask.expression({
          command: 'State',
          objective: 'AO2',
          prompt:
            'State the set of values of *k* for which the equation $|f(x)| = k$ has exactly four roots, as an inequality.',
          scheme: [`B1 $k > 0$ or $k < ${deep}$`, `B1 $0 < k < ${deep}$`],
          solution: `The line $y = k$ cuts the arch twice and each arm once if it lies between the *x*-axis and the maximum: $0 < k < ${deep}$.`,
          answer: `0 < k < ${deep}`,
          letters: ['k'],
        }),
        d: ask.solutions({
          command: 'Solve',
          subtopic: '2.4',
          objective: 'AO2',
          prompt: `Solve the equation $|f(x)| = ${k}$. Give your answers in exact form.`,
          scheme: [
            `M1 $(${poly(1, -h)})^2 - ${deep} = ${k}$ or $(${poly(1, -h)})^2 - ${deep} = -${k}$`,
            ...ends.flatMap(each => [`A1 $${h} - ${root(each)}$`, `A1 $${h} + ${root(each)}$`]),
          ],
          solution: `Either $(${poly(1, -h)})^2 - ${deep} = ${k}$, so $x = ${h} \\pm ${root(deep + k)}$, or $(${poly(1, -h)})^2 - ${deep} = -${k}$, so $x = ${h} \\pm ${root(deep - k)}$.`,
          answer: ends.flatMap(each => [`${h} - sqrt(${each})`, `${h} + sqrt(${each})`]),
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ h, half, s, k }) => {
    const f = (x: number) => s * (x - h - half) * (x - h + half)
    const top = lowestAt(x => -Math.abs(f(x)), h - half, h + half)
    const found: number[] = []
    const gap = (x: number) => Math.abs(f(x)) - k
    for (let at = -2000; at < 2000; at += 1) {
      let [low, high] = [at / 100 + 0.00137, (at + 1) / 100 + 0.00137]
      if (gap(low) * gap(high) > 0) continue
      for (let round = 0; round < 60; round += 1) {
        const middle = (low + high) / 2
        if (gap(low) * gap(middle) <= 0) high = middle
        else low = middle
      }
      found.push(low)
    }
    const near = (x: number) => Math.abs(x - h)
    return {
      a: `(${Math.round(top)}, ${Math.round(Math.abs(f(top)))})`,
      c: `0 < k < ${Math.round(Math.abs(f(top)))}`,
      d: found
        .sort((one, two) => near(one) - near(two) || one - two)
        .flatMap((each, at, all) =>
          at % 2 === 0 ? [Math.min(each, all[at + 1] ?? each), Math.max(each, all[at + 1] ?? each)] : [],
        ),
    }
  },
})

const ARCHES = [
  { thing: 'a bridge over a canal', feet: 'the water level', load: 'boat', wide: [8, 24], high: [3, 8] },
  { thing: 'a road tunnel', feet: 'the level road', load: 'lorry', wide: [9, 16], high: [4.5, 7.5] },
  { thing: 'a gateway', feet: 'the level ground', load: 'cart', wide: [3, 6], high: [3, 4.5] },
] as const

question('parabolic-arch', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const { wide, high } = ARCHES[at] ?? ARCHES[0]
    const [width, top] = [random.step(wide[0], wide[1], 0.5), random.step(high[0], high[1], 0.1)]
    const [along, load] = [random.step(0.5, width / 2 - 0.8, 0.1), random.step(top * 0.4, top * 0.8, 0.1)]
    return along > 0.6 && load > 1 ? { at, width, top, along, load: Math.round(load * 10) / 10 } : null
  },
  make: ({ at, width, top, along, load }) => {
    const { thing, feet, load: vehicle } = ARCHES[at] ?? ARCHES[0]
    const k = (4 * top) / (width * width)
    const [height, span] = [k * along * (width - along), width * Math.sqrt(1 - load / top)]
    return {
      stem: `The arch of ${thing} has the shape of a parabola. It stands on ${feet}, where it is ${plain(width)} m wide, and its highest point is ${plain(top)} m above ${feet}. The point *O* is its left foot, *x* m is the distance from *O* along ${feet} and *y* m the height of the arch there. The equation of the arch is $y = kx(${width} - x)$, where *k* is a constant.`,
      figure: archFigure(width, top),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *k*.',
          scheme: [`M1 $${top} = k \\times ${width / 2} \\times ${width / 2}$`, `A1 ${figures(k, 3)}`],
          solution: `The highest point is half-way between the feet, at $x = ${width / 2}$: $${top} = k \\times ${width / 2} \\times ${width / 2}$, so *k* is about ${figures(k, 3)}.`,
          answer: k,
        }),
        b: ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the range of *y* for the points of the arch, as an inequality.',
          scheme: [`B1 $0 \\le y \\le ${top}$`],
          solution: `At the feet $y = 0$, at the vertex $y = ${top}$: $0 \\le y \\le ${top}$.`,
          answer: `0 <= y <= ${top}`,
          letters: ['y'],
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the height of the arch above ${feet} at a distance of ${plain(along)} m from *O*.`,
          scheme: [
            `M1 $k \\times ${along} \\times ${Math.round((width - along) * 10) / 10}$ with the value of *k*`,
            `A1 ${figures(height, 3)}`,
          ],
          solution: `Put $x = ${along}$ into the equation: the height is about ${figures(height, 3)} m.`,
          answer: height,
          unit: 'm',
          follow: { from: 'a', formula: `x*${along}*(${width} - ${along})` },
          via: [{ value: k, formula: `x*${along}*(${width} - ${along})` }],
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Find',
          subtopic: '2.4',
          objective: 'AO2',
          prompt: `A ${vehicle} has a load with a rectangular front that is ${plain(load)} m high, measured from ${feet}. It passes below the middle of the arch. Find the greatest possible width of the load.`,
          scheme: [
            `M1 $kx(${width} - x) = ${load}$`,
            'M1 the quadratic formula, or a completed square, used on it',
            'A1 one correct value of *x*, or its distance from the middle',
            `A1 ${figures(span, 3)}`,
          ],
          solution: `The upper corners touch the arch where $y = ${load}$. With the completed square $y = ${top} - k(x - ${width / 2})^2$, $(x - ${width / 2})^2 = \\frac{${Math.round((top - load) * 10) / 10}}{k}$, so *x* is about ${figures(span / 2, 4)} from the middle on each side. The width is about ${figures(span, 3)} m.`,
          answer: span,
          unit: 'm',
          via: [{ value: k, formula: `2*sqrt(${Math.round((top - load) * 10) / 10}/x)` }],
        }),
      },
    }
  },
  verify: ({ width, top, along, load }) => {
    // By the share of the height that is lost, which grows as the square of the distance from the middle.
    const y = (x: number) => top * (1 - ((2 * x) / width - 1) ** 2)
    let [low, high] = [0, width / 2]
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2
      if (y(middle) < load) low = middle
      else high = middle
    }
    return { a: y(1) / (width - 1), b: `0 <= y <= ${y(width / 2)}`, c: y(along), d: width - 2 * low }
  },
})
