import { ask } from '@/lib/exams/authoring/ask'
import { slopeTerm } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, onY, plane } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'

const { question, templates } = questionsOf('structured', '6.3')

export { templates }

const GROWING = [
  { what: 'The number of fish in a lake', unit: 'years', one: 'year', start: [200, 300, 400, 600] },
  { what: 'The number of bacteria in a dish', unit: 'hours', one: 'hour', start: [500, 800, 1200, 1500] },
  { what: 'The number of users of a website', unit: 'months', one: 'month', start: [250, 400, 900, 1600] },
  { what: 'The number of rabbits on an island', unit: 'years', one: 'year', start: [120, 150, 240, 350] },
] as const

question('a-model-of-growth', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const about = random.pick(GROWING)
    const start = random.pick(about.start)
    const [t, later] = [random.int(3, 6), random.int(8, 12)]
    const after = start + random.int(5, 30) * 10
    const times = random.pick([3, 4, 5, 8])
    const k = Math.log(after / start) / t
    return k > 0.04 && k < 0.4 ? { about, start, t, after, later, times, k } : null
  },
  make: ({ about, start, t, after, later, times, k }) => ({
    stem: `${about.what}, *N*, after *t* ${about.unit} is given by $N = Ae^{kt}$, where *A* and *k* are constants. At the start there are ${plain(start)}. After ${t} ${about.unit} there are ${plain(after)}.`,
    parts: {
      a: ask.whole({
        objective: 'AO1',
        command: 'Write down',
        prompt: 'Write down the value of *A*.',
        scheme: [`B1 ${plain(start)}`],
        solution: `At $t = 0$ the power is 1, so $A = ${start}$.`,
        answer: start,
      }),
      b: ask.number({
        objective: 'AO1',
        prompt: 'Find the value of *k*.',
        scheme: [`M1 $e^{${t}k} = \\frac{${after}}{${start}}$`, `A1 ${figures(k, 3)}`],
        solution: `$${start}e^{${t}k} = ${after}$, so $${t}k = \\ln\\frac{${after}}{${start}}$ and *k* is ${figures(k, 3)}.`,
        answer: k,
        sigFigs: 3,
      }),
      c: ask.number({
        objective: 'AO2',
        prompt: `Find the number after ${later} ${about.unit}, correct to 3 significant figures.`,
        scheme: [`M1 $${start}e^{${later}k}$`, `A1 ${figures(start * Math.exp(later * k), 3)}`],
        solution: `Use the unrounded *k*: $${start}e^{${later}k}$ is ${figures(start * Math.exp(later * k), 3)}.`,
        answer: start * Math.exp(later * k),
        sigFigs: 3,
        follow: { from: 'b', formula: `${start}*${Math.E}^(${later}*x)` },
      }),
      d: ask.number({
        objective: 'AO2',
        prompt: `Find the value of *t* at which the number is ${times} times the number at the start.`,
        scheme: [`M1 $e^{kt} = ${times}$`, `A1 ${figures(Math.log(times) / k, 3)}`],
        solution: `$e^{kt} = ${times}$, so $t = \\frac{\\ln ${times}}{k}$, which is ${figures(Math.log(times) / k, 3)}.`,
        answer: Math.log(times) / k,
        sigFigs: 3,
        follow: { from: 'b', formula: `${Math.log(times)}/x` },
      }),
    },
  }),
  verify: ({ start, t, after, later, times }) => {
    const ratio = (after / start) ** (1 / t)
    return {
      a: start,
      b: bisect(k => start * Math.exp(k * t) - after, 0, 1),
      c: start * ratio ** later,
      d: bisect(x => ratio ** x - times, 0, 200),
    }
  },
})

const COOLING = [
  'A cup of tea is left to cool in a room.',
  'A metal bar is taken out of hot water and left to cool.',
  'A bowl of soup is left on a table.',
  'A hot brick is left to cool in a workshop.',
] as const

question('a-model-of-cooling', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [room, gap] = [random.step(15, 28, 1), random.step(48, 70, 2)]
    const [t, far] = [random.int(4, 9), random.int(14, 24)]
    const share = random.pick([0.5, 0.6, 0.65, 0.7, 0.75, 0.8])
    const after = Math.round(room + gap * share)
    const k = Math.log(gap / (after - room)) / t
    const low = room + random.int(8, 16)
    return k * 40 > 1.6 && k < 0.12 ? { about: random.pick(COOLING), room, gap, t, far, after, low, k } : null
  },
  make: ({ about, room, gap, t, far, after, low, k }) => {
    const on = plane({
      x: { min: 0, max: 40, label: '*t*' },
      y: { min: 0, max: room + gap + 12, label: '*T*' },
      height: 180,
      left: 34,
    })
    const [at, when] = [room + gap * Math.exp(-k * far), Math.log(gap / (low - room)) / k]
    return {
      stem: `${about} Its temperature, *T* °C, after *t* minutes is given by $T = a + be^{-kt}$, where *a*, *b* and *k* are positive constants. The diagram shows the graph of *T* against *t*. The asymptote of the graph is $T = ${room}$. The temperature is ${room + gap} °C at the start and ${after} °C after ${t} minutes.`,
      figure: figure(
        {
          name: 'logarithmic-and-exponential-functions/temperature-against-time',
          title: 'Graph of temperature against time',
          description: `Axes without scales: t across, T up. A curve starts on the T-axis and falls less and less steeply. It comes close to a dashed level line that is marked ${room}.`,
          height: on.canvasHeight,
        },
        on.axes,
        line(...on.at(0, room), ...on.at(40, room), 'l dash thin'),
        onY(on, room),
        functionCurve(on, x => room + gap * Math.exp(-k * x)),
        mark(on, [0, room + gap]),
      ),
      parts: {
        'a.i': ask.whole({
          objective: 'AO1',
          command: 'Write down',
          prompt: 'Write down the value of *a*.',
          scheme: [`B1 ${room}`],
          solution: `$e^{-kt}$ comes close to 0, so *T* comes close to *a*: $a = ${room}$.`,
          answer: room,
        }),
        'a.ii': ask.whole({
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 ${gap}`],
          solution: `At $t = 0$, $a + b = ${room + gap}$, so $b = ${gap}$.`,
          answer: gap,
          follow: { from: 'a.i', formula: `${room + gap} - x` },
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $${gap}e^{-${t}k} = ${after - room}$`,
            `M1 $-${t}k = \\ln\\frac{${after - room}}{${gap}}$`,
            `A1 ${figures(k, 3)}`,
          ],
          solution: `Isolate the power: $e^{-${t}k} = \\frac{${after - room}}{${gap}}$. Then $k = -\\frac{1}{${t}}\\ln\\frac{${after - room}}{${gap}}$, which is ${figures(k, 3)}.`,
          answer: k,
          sigFigs: 3,
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: `Find the temperature after ${far} minutes.`,
          unit: '°C',
          scheme: [`M1 $${room} + ${gap}e^{-${far}k}$`, `A1 ${figures(at, 3)}`],
          solution: `$${room} + ${gap}e^{-${far}k}$ with the unrounded *k* is ${figures(at, 3)} °C.`,
          answer: at,
          sigFigs: 3,
          follow: { from: 'b', formula: `${room} + ${gap}/${Math.E}^(${far}*x)` },
        }),
        d: ask.number({
          objective: 'AO2',
          prompt: `Find the time at which the temperature is ${low} °C.`,
          unit: 'minutes',
          scheme: [`M1 $e^{-kt} = \\frac{${low - room}}{${gap}}$`, `A1 ${figures(when, 3)}`],
          solution: `$${gap}e^{-kt} = ${low - room}$, so $t = -\\frac{1}{k}\\ln\\frac{${low - room}}{${gap}}$, which is ${figures(when, 3)} minutes.`,
          answer: when,
          sigFigs: 3,
          follow: { from: 'b', formula: `${Math.log(gap / (low - room))}/x` },
        }),
      },
    }
  },
  verify: ({ room, gap, t, far, after, low }) => {
    const ratio = ((after - room) / gap) ** (1 / t)
    return {
      'a.i': Math.round(room + gap * ratio ** 5000),
      'a.ii': room + gap - room,
      b: bisect(k => after - room - gap * Math.exp(-k * t), 0, 1),
      c: room + gap * ratio ** far,
      d: bisect(x => low - room - gap * ratio ** x, 0, 500),
    }
  },
})

const DECAYING = [
  { what: 'The mass of a radioactive substance', letter: 'm', unit: 'grams', time: 'days' },
  { what: 'The mass of a medicine in the blood', letter: 'm', unit: 'milligrams', time: 'hours' },
  { what: 'The value of a machine', letter: 'V', unit: 'dollars', time: 'years' },
  { what: 'The charge on a plate', letter: 'Q', unit: 'units', time: 'seconds' },
] as const

question('half-life-in-exact-form', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [h, n] = [random.int(2, 12), random.int(2, 4)]
    const [start, other] = [random.pick([160, 240, 320, 480, 640, 800]), random.pick([3, 5, 7, 10])]
    return { about: random.pick(DECAYING), h, n, start, other }
  },
  make: ({ about: { what, letter, unit, time }, h, n, start, other }) => ({
    stem: `${what}, *${letter}* ${unit}, after *t* ${time} is given by $${letter} = ${start}e^{-kt}$, where *k* is a positive constant. When $t = ${h}$, *${letter}* is half of its value at the start.`,
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO2',
        prompt: 'Find the exact value of *k* in the form $c\\ln 2$, where *c* is a rational number.',
        scheme: [
          `M1 $e^{-${h}k} = \\frac{1}{2}$`,
          `M1 $-${h}k = \\ln\\frac{1}{2}$`,
          `A1 $k = \\frac{1}{${h}}\\ln 2$`,
        ],
        solution: `$${start}e^{-${h}k} = ${start / 2}$, so $e^{-${h}k} = \\frac{1}{2}$. Take logarithms: $-${h}k = \\ln\\frac{1}{2} = -\\ln 2$, so $k = \\frac{1}{${h}}\\ln 2$.`,
        answer: `ln(2)/${h}`,
        letters: [],
        form: 'exact',
      }),
      b: ask.whole({
        objective: 'AO2',
        prompt: `Find the value of *${letter}* when $t = ${h * n}$.`,
        scheme: [`M1 $${start} \\times \\left(\\frac{1}{2}\\right)^${n}$`, `A1 ${start / 2 ** n}`],
        solution: `$e^{-${h * n}k} = (e^{-${h}k})^${n} = \\frac{1}{${2 ** n}}$, so $${letter} = ${start / 2 ** n}$.`,
        answer: start / 2 ** n,
      }),
      c: ask.expression({
        objective: 'AO2',
        command: 'Find',
        prompt: `Find the exact value of *t* at which *${letter}* is $\\frac{1}{${other}}$ of its value at the start.`,
        scheme: [
          `M1 $e^{-kt} = \\frac{1}{${other}}$`,
          `M1 $kt = \\ln ${other}$`,
          `A1 $\\frac{${h}\\ln ${other}}{\\ln 2}$`,
        ],
        solution: `$e^{-kt} = \\frac{1}{${other}}$, so $kt = \\ln ${other}$ and $t = \\frac{\\ln ${other}}{k} = \\frac{${h}\\ln ${other}}{\\ln 2}$.`,
        answer: `${h}*ln(${other})/ln(2)`,
        own: { from: 'a', key: `ln(${other})/f` },
        letters: [],
        form: 'exact',
      }),
    },
  }),
  verify: ({ h, n, start, other }) => {
    let mass = start
    for (let round = 0; round < n; round += 1) mass /= 2
    return {
      a: String(bisect(k => 0.5 - Math.exp(-h * k), 0, 5)),
      b: mass,
      c: String(bisect(t => 1 / other - 0.5 ** (t / h), 0, 200)),
    }
  },
})

const RIVALS = [
  ['The population of village *A*', 'the population of village *B*', 'years'],
  ['The number of cells in culture *A*', 'the number in culture *B*', 'hours'],
  ['The number of members of club *A*', 'the number of members of club *B*', 'months'],
] as const

question('two-quantities-compared', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [small, times] = [random.pick([200, 300, 400, 500, 600]), random.pick([3, 4, 5, 6, 8, 9])]
    const [p, q] = [random.int(4, 9), random.int(1, 3)]
    const k = random.pick([2, 3, 5])
    return k === times || p - q < 2 ? null : { about: random.pick(RIVALS), small, times, p, q, k }
  },
  make: ({ about: [first, second, unit], small, times, p, q, k }) => {
    const d = p - q
    const [fast, slow] = [`0.0${p}t`, `0.0${q}t`]
    return {
      stem: `${first} after *t* ${unit} is $${small}e^{${fast}}$, and ${second} is $${small * times}e^{${slow}}$.`,
      parts: {
        a: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the difference between the two numbers at $t = 0$.',
          scheme: [`B1 ${plain(small * times - small)}`],
          solution: `At $t = 0$ both powers are 1: $${small * times} - ${small} = ${small * times - small}$.`,
          answer: small * times - small,
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find the exact value of *t* at which the two numbers are equal.',
          scheme: [
            `M1 $${small}e^{${fast}} = ${small * times}e^{${slow}}$`,
            `M1 $e^{0.0${d}t} = ${times}$`,
            `A1 $${slopeTerm(100, d, `\\ln ${times}`)}$`,
          ],
          solution: `Divide by $${small}e^{${slow}}$: $e^{0.0${d}t} = ${times}$. So $0.0${d}t = \\ln ${times}$ and $t = ${slopeTerm(100, d, `\\ln ${times}`)}$.`,
          answer: `100*ln(${times})/${d}`,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `Find the exact value of *t* at which the first of the two numbers is ${k} times the second.`,
          scheme: [
            `M1 $${small}e^{${fast}} = ${k} \\times ${small * times}e^{${slow}}$`,
            `A1 $${slopeTerm(100, d, `\\ln ${times * k}`)}$`,
          ],
          solution: `$${small}e^{${fast}} = ${k * small * times}e^{${slow}}$ gives $e^{0.0${d}t} = ${times * k}$, so $t = ${slopeTerm(100, d, `\\ln ${times * k}`)}$.`,
          answer: `100*ln(${times * k})/${d}`,
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          objective: 'AO2',
          subtopic: '6.2',
          command: 'Find',
          prompt:
            'Find the exact length of time between the moments of (b) and (c). Give your answer as a single logarithm with a factor in front.',
          scheme: [
            `M1 $\\ln ${times * k} - \\ln ${times} = \\ln ${k}$`,
            `A1 $${slopeTerm(100, d, `\\ln ${k}`)}$`,
          ],
          solution: `$${slopeTerm(100, d, '')}(\\ln ${times * k} - \\ln ${times}) = ${slopeTerm(100, d, `\\ln ${k}`)}$.`,
          answer: `100*ln(${k})/${d}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ small, times, p, q, k }) => {
    const gap = (factor: number) => (t: number) =>
      small * Math.exp((p * t) / 100) - factor * small * times * Math.exp((q * t) / 100)
    const [equal, more] = [bisect(gap(1), 0, 900), bisect(gap(k), 0, 900)]
    return { a: Math.round(Math.abs(gap(1)(0))), b: String(equal), c: String(more), d: String(more - equal) }
  },
})
