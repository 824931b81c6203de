import { ask } from '@/lib/exams/authoring/ask'
import { arrow, nonZero, surdOf } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { Point } from '@/lib/figures/shapes'
import {
  across,
  ij,
  inBrackets,
  length,
  linear,
  plus,
  position,
  root,
  route,
  scaled,
  TRIPLES,
} from '../vectors-in-two-dimensions'
import { of, TWOS } from './contexts'

const { question, templates } = questionsOf('structured', '13.4')

export { templates }

const IN_TIME = ['i', 'j', 't']

const AXES = '$\\mathbf{i}$ is a unit vector due east and $\\mathbf{j}$ a unit vector due north.'

const ONES = [
  {
    who: 'A particle *P*',
    it: '*P*',
    far: 'm',
    fast: 'm s^{−1}',
    time: 'seconds',
    short: 's',
    start: 'At time $t = 0$ seconds',
  },
  {
    who: 'A boat *P*',
    it: 'the boat',
    far: 'km',
    fast: 'km h^{−1}',
    time: 'hours',
    short: 'h',
    start: 'At noon',
  },
  {
    who: 'A drone *P*',
    it: 'the drone',
    far: 'm',
    fast: 'm s^{−1}',
    time: 'seconds',
    short: 's',
    start: 'At time $t = 0$ seconds',
  },
] as const

question('position-after-a-time', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const start: Point = [random.pick(nonZero(-12, 12)), random.pick(nonZero(-12, 12))]
    const [x, y] = random.pick(TRIPLES.slice(0, 4))
    const v: Point = [x * random.pick([1, -1]), y * random.pick([1, -1])]
    const size = random.pick([1, 2])
    const by = scaled(v, size)
    const at = random.int(2, 6)
    // Due north or south of the point Q after a whole number of units of time, or east or west.
    const isNorth = random.chance(0.5)
    const later = at + random.int(1, 4)
    const end = plus(start, by, later)
    const q: Point = isNorth
      ? [end[0], random.pick(nonZero(-12, 12))]
      : [random.pick(nonZero(-12, 12)), end[1]]
    const apart = isNorth ? end[1] - q[1] : end[0] - q[0]
    const now = plus(start, by, at)
    return Math.abs(apart) > 2 &&
      q[0] !== 0 &&
      q[1] !== 0 &&
      ![...now, ...end].includes(0) &&
      Math.max(...end.map(Math.abs)) < 100
      ? { start, by, at, later, q, isNorth, place: random.int(0, 2) }
      : null
  },
  make: ({ start, by, at, later, q, isNorth, place }) => {
    const { who, it, far, fast, time, short, start: first } = ONES[place] ?? ONES[0]
    const now = plus(start, by, at)
    const end = plus(start, by, later)
    const r = position(start, by)
    const level = isNorth ? 0 : 1
    const apart = Math.abs(isNorth ? end[1] - q[1] : end[0] - q[0])
    const speed = Math.hypot(...by)
    const letter = isNorth ? 'i' : 'j'
    return {
      stem: `${AXES} ${first}, ${who.replace(/^A/, 'a')} has position vector ${of(start, far)} relative to an origin *O*. It moves with constant velocity ${of(by, fast)}.${place === 1 ? ' The time after noon is *t* hours.' : ''}`,
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the speed of ${it}.`,
          scheme: [`M1 $${root(by)}$`, `A1 ${speed}`],
          solution: `Speed is the magnitude of the velocity: $${root(by)} = ${speed}$.`,
          answer: speed,
          unit: fast.replace('^{−1}', '^-1'),
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find the position vector of ${it} at time *t* ${time}, in terms of *t*, $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`M1 $${inBrackets(start)} + ${inBrackets(by)}t$`, `A1 $${r.tex}$, in any form`],
          solution: `$\\mathbf{r} = ${inBrackets(start)} + ${inBrackets(by)}t = ${r.tex}$`,
          answer: r.typed,
          letters: IN_TIME,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the position vector of ${it} when $t = ${at}$.`,
          scheme: [`B1 $${ij(now).tex}$`],
          solution: `Put $t = ${at}$: $${ij(now).tex}$.`,
          answer: ij(now).typed,
          letters: ['i', 'j'],
        }),
        'd.i': ask.whole({
          command: 'Find',
          objective: 'AO2',
          lead: `The point *Q* has position vector ${of(q, far)}.`,
          prompt: `Find the value of *t* when ${it} is due ${isNorth ? 'north or south' : 'east or west'} of *Q*.`,
          scheme: [`M1 $${linear(start[level], by[level])} = ${q[level]}$`, `A1 ${later}`],
          solution: `Due ${isNorth ? 'north or south' : 'east or west'} means the same component of $\\mathbf{${letter}}$: $${linear(start[level], by[level])} = ${q[level]}$, so $t = ${later}$.`,
          answer: later,
          unit: short,
        }),
        'd.ii': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the distance of ${it} from *Q* at this time.`,
          scheme: [`B1 ${apart}`],
          solution: `Then ${it} is at $${ij(end).tex}$, and only the components of $\\mathbf{${isNorth ? 'j' : 'i'}}$ differ: $|${isNorth ? end[1] : end[0]} - ${q[isNorth ? 1 : 0] < 0 ? `(${q[isNorth ? 1 : 0]})` : q[isNorth ? 1 : 0]}| = ${apart}$.`,
          answer: apart,
          unit: far,
        }),
      },
    }
  },
  // Step by step in time.
  verify: ({ start, by, at, q, isNorth }) => {
    let [x, y] = start
    let [t, now] = [0, '']
    while (t < 60) {
      if (t === at) now = `${x}*i + (${y})*j`
      if (t > 0 && (isNorth ? x === q[0] : y === q[1])) break
      x += by[0]
      y += by[1]
      t += 1
    }
    return {
      a: Math.abs(by[0]) / Math.cos(Math.atan2(Math.abs(by[1]), Math.abs(by[0]))),
      b: `${start[0]}*i + (${start[1]})*j + t*(${by[0]}*i + (${by[1]})*j)`,
      c: now || `${start[0] + at * by[0]}*i + (${start[1] + at * by[1]})*j`,
      'd.i': t,
      'd.ii': Math.abs(x - q[0]) + Math.abs(y - q[1]),
    }
  },
})

question('velocity-from-speed-and-direction', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [x, y, size] = random.pick(TRIPLES)
    const way: Point = [x * random.pick([1, -1]), y * random.pick([1, -1])]
    const times = random.int(2, 4)
    const v = scaled(way, times)
    const start: Point = [random.pick(nonZero(-20, 20)), random.pick(nonZero(-20, 20))]
    const at = random.pick([2, 3, 4, 5])
    const end = plus(start, v, at)
    const place = random.int(0, 2)
    const isFast = size * times > (place === 1 ? 35 : 60)
    return end.includes(0) ||
      isFast ||
      surdOf(end[0] ** 2 + end[1] ** 2).m > 150 ||
      Math.max(...end.map(Math.abs)) > 45
      ? null
      : { way, size, times, start, at, end, place }
  },
  make: ({ way, size, times, start, at, end, place }) => {
    const { who, it, far, fast, time } = ONES[place] ?? ONES[0]
    const v = scaled(way, times)
    const whole = size * times
    return {
      stem: `${who} moves with constant speed ${whole} ${fast} in the direction of the vector $${ij(way).tex}$. When $t = 0$ its position vector relative to an origin *O* is ${of(start, far)}, where *t* is the time in ${time}.`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find the velocity vector of ${it}.`,
          scheme: [`M1 $${root(way)} = ${size}$`, `A1 $${ij(v).tex}$`],
          solution: `The direction vector has magnitude $${root(way)} = ${size}$, so the velocity is $\\frac{${whole}}{${size}}${inBrackets(way)} = ${ij(v).tex}$.`,
          answer: ij(v).typed,
          letters: ['i', 'j'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Write the position vector of ${it} at time *t*.`,
          command: 'Write',
          scheme: [`B1 $${inBrackets(start)} + ${inBrackets(v)}t$`],
          solution: `$${inBrackets(start)} + ${inBrackets(v)}t = ${position(start, v).tex}$`,
          answer: position(start, v).typed,
          letters: IN_TIME,
          own: { from: 'a', key: `${ij(start).typed} + f*t` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact distance of ${it} from *O* when $t = ${at}$.`,
          scheme: [`M1 $${ij(end).tex}$`, `A1 $${length(end).latex}$`],
          solution: `Its position vector is $${ij(end).tex}$, and $${root(end)} = ${length(end).latex}$.`,
          answer: length(end).typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ way, size, times, start, at }) => {
    const turn = Math.atan2(way[1], way[0])
    const [u, v] = [Math.round(size * times * Math.cos(turn)), Math.round(size * times * Math.sin(turn))]
    const [x, y] = [start[0] + u * at, start[1] + v * at]
    return {
      a: `${u}*i + (${v})*j`,
      b: `${start[0]}*i + ${u}*t*i + (${start[1]})*j + (${v})*t*j`,
      c: `sqrt(${x * x + y * y})`,
    }
  },
})

question('show-that-they-collide', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const at = random.int(2, 6)
    const meet: Point = [random.pick(nonZero(-15, 25)), random.pick(nonZero(-15, 25))]
    const v: Point = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7))]
    const w: Point = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7))]
    const [a, b] = [plus(meet, v, -at), plus(meet, w, -at)]
    const apart = plus(b, a, -1)
    const isPlain = Math.abs(across(v, w)) > 0.3 * Math.hypot(...v) * Math.hypot(...w) && !apart.includes(0)
    return isPlain && ![...a, ...b].includes(0) && Math.max(...[...a, ...b].map(Math.abs)) < 40
      ? { at, meet, v, w, a, b, place: random.int(0, 2) }
      : null
  },
  make: ({ at, meet, v, w, a, b, place }) => {
    const { stem, start, far, fast, time, one } = TWOS[place] ?? TWOS[0]
    const [gap, drift] = [plus(b, a, -1), plus(w, v, -1)]
    return {
      stem: `${stem} ${start}, *A* has position vector ${of(a, far)} and velocity ${of(v, fast)}, and *B* has position vector ${of(b, far)} and velocity ${of(w, fast)}. The time is *t* ${time}.`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ when $t = 0$.`,
          subtopic: '13.1',
          scheme: [`B1 $${ij(gap).tex}$`],
          solution: `$${arrow('AB')} = ${inBrackets(b)} - ${inBrackets(a)} = ${ij(gap).tex}$`,
          answer: ij(gap).typed,
          letters: ['i', 'j'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ at time *t*, in terms of *t*, $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [
            `B1 *A*: $${position(a, v).tex}$`,
            `B1 *B*: $${position(b, w).tex}$`,
            `B1 $${arrow('AB')} = ${position(gap, drift).tex}$`,
          ],
          solution: `*A* is at $${position(a, v).tex}$ and *B* at $${position(b, w).tex}$. Subtract: $${arrow('AB')} = ${position(gap, drift).tex}$.`,
          answer: position(gap, drift).typed,
          letters: IN_TIME,
          own: { from: 'a', key: `f + (${ij(drift).typed})*t` },
        }),
        c: ask.table({
          command: 'Show that',
          objective: 'AO2',
          prompt: `Show that the two ${one === 'aircraft' ? 'aircraft' : `${one}s`} collide, by finding the value of *t* for which each component of $${arrow('AB')}$ is zero.`,
          scheme: [
            `B1 $${linear(gap[0], drift[0])} = 0$, so $t = ${at}$`,
            `B1 $${linear(gap[1], drift[1])} = 0$, so $t = ${at}$: the same time, so they collide`,
          ],
          head: [`Component of $${arrow('AB')}$`, 'It is zero when *t* ='],
          rows: [
            [{ text: '$\\mathbf{i}$' }, { blank: 'i', answer: at, marks: 1 }],
            [{ text: '$\\mathbf{j}$' }, { blank: 'j', answer: at, marks: 1 }],
          ],
          solution: `They collide if $${arrow('AB')}$ is zero: $${linear(gap[0], drift[0])} = 0$ gives $t = ${at}$, and $${linear(gap[1], drift[1])} = 0$ gives $t = ${at}$ too. It is the same time for both components, so they collide.`,
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the position vector of the point of collision.',
          scheme: [`B1 $${ij(meet).tex}$`],
          solution: `Put $t = ${at}$ into the position of *A*: $${ij(meet).tex}$. For *B* the result is the same.`,
          answer: ij(meet).typed,
          letters: ['i', 'j'],
          solutionFigure: route({
            points: { A: a, B: b, C: meet },
            path: 'AC',
            also: ['BC'],
            description: 'An arrow leads from A to C and another from B to C.',
          }),
        }),
      },
    }
  },
  // Step by step in time.
  verify: ({ v, w, a, b }) => {
    let [t, x, y, p, q] = [0, ...a, ...b] as [number, number, number, number, number]
    const first = `${p - x}*i + (${q - y})*j`
    while (t < 99 && !(x === p && y === q)) {
      ;[t, x, y, p, q] = [t + 1, x + v[0], y + v[1], p + w[0], q + w[1]]
    }
    return {
      a: first,
      b: `(${b[0]} + ${w[0]}*t - (${a[0]}) - (${v[0]})*t)*i + (${b[1]} + (${w[1]})*t - (${a[1]}) - (${v[1]})*t)*j`,
      d: `${x}*i + (${y})*j`,
    }
  },
})

question('interception-at-a-given-time', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const at = random.pick([2, 3, 4])
    const [x, y, size] = random.pick(TRIPLES.slice(0, 6))
    const way: Point = [x * random.pick([1, -1]), y * random.pick([1, -1])]
    const times = random.pick([1, 2])
    const v = scaled(way, times)
    const a: Point = [random.pick(nonZero(-20, 20)), random.pick(nonZero(-20, 20))]
    const meet = plus(a, v, at)
    const w: Point = [random.pick(nonZero(-20, 20)), random.pick(nonZero(-20, 20))]
    const b = plus(meet, w, -at)
    const isPlain = Math.abs(across(v, w)) > 0.3 * Math.hypot(...v) * Math.hypot(...w)
    const fast = Math.hypot(...w)
    return isPlain &&
      ![...meet, ...b].includes(0) &&
      Math.max(...b.map(Math.abs)) < 45 &&
      fast > size * times &&
      fast < 30 &&
      length(w).typed.length < 9
      ? { at, way, size, times, a, w, b, meet, place: random.int(0, 2) }
      : null
  },
  make: ({ at, way, size, times, a, w, b, meet, place }) => {
    const { first, second, third } = [
      { first: 'a trawler *A*', second: 'A patrol boat *B*', third: 'the patrol boat' },
      { first: 'a yacht *A*', second: 'A rescue boat *B*', third: 'the rescue boat' },
      { first: 'a tanker *A*', second: 'A pilot boat *B*', third: 'the pilot boat' },
    ][place] ?? { first: 'a trawler *A*', second: 'A patrol boat *B*', third: 'the patrol boat' }
    const v = scaled(way, times)
    const whole = size * times
    return {
      stem: `${AXES} At noon ${first} is at the point with position vector ${of(a, 'km')} relative to a lighthouse *O*. It sails at ${whole} km h^{−1} in the direction of $${ij(way).tex}$. ${second} leaves the point with position vector ${of(b, 'km')} at noon and sails in a straight line with constant velocity. It meets *A* at ${at} p.m.`,
      figure: route({
        points: { A: a, B: b, C: meet },
        path: 'AC',
        also: ['BC'],
        description: 'Two straight paths, from A and from B, lead to the same point C.',
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the velocity vector of *A*.',
          scheme: [`M1 $${root(way)} = ${size}$`, `A1 $${ij(v).tex}$`],
          solution: `$${root(way)} = ${size}$, so the velocity is $\\frac{${whole}}{${size}}${inBrackets(way)} = ${ij(v).tex}$.`,
          answer: ij(v).typed,
          letters: ['i', 'j'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the position vector of the point *C* where they meet.',
          scheme: [`M1 $${inBrackets(a)} + ${at}${inBrackets(v)}$`, `A1 $${ij(meet).tex}$`],
          solution: `*A* sails for ${at} hours: $${inBrackets(a)} + ${at}${inBrackets(v)} = ${ij(meet).tex}$.`,
          answer: ij(meet).typed,
          letters: ['i', 'j'],
          own: { from: 'a', key: `${ij(a).typed} + ${at}*f` },
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt: `Find the velocity vector of ${third}.`,
          scheme: [
            `M1 $${arrow('BC')} = ${ij(scaled(w, at)).tex}$`,
            `M1 their vector divided by ${at}`,
            `A1 $${ij(w).tex}$`,
          ],
          solution: `$${arrow('BC')} = ${inBrackets(meet)} - ${inBrackets(b)} = ${ij(scaled(w, at)).tex}$ in ${at} hours, so the velocity is $\\frac{1}{${at}}${inBrackets(scaled(w, at))} = ${ij(w).tex}$.`,
          answer: ij(w).typed,
          letters: ['i', 'j'],
          own: { from: 'b', key: `(f - (${ij(b).typed}))/${at}` },
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact speed of ${third}, in km h^{−1}.`,
          scheme: [`B1 $${length(w).latex}$`],
          solution: `$${root(w)} = ${length(w).latex}$`,
          answer: length(w).typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ at, way, size, times, a, b }) => {
    const turn = Math.atan2(way[1], way[0])
    const [u, v] = [Math.round(size * times * Math.cos(turn)), Math.round(size * times * Math.sin(turn))]
    const [x, y] = [a[0] + u * at, a[1] + v * at]
    return {
      a: `${u}*i + (${v})*j`,
      b: `${x}*i + (${y})*j`,
      c: `(${x} - (${b[0]}))/${at}*i + (${y} - (${b[1]}))/${at}*j`,
      d: `sqrt(${(x - b[0]) ** 2 + (y - b[1]) ** 2}/${at * at})`,
    }
  },
})
