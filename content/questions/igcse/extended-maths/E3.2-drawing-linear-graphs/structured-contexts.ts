import { ask } from '@/lib/exams/authoring/ask'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import type { Spot } from '@/lib/exams/sketch'

const { core, templates } = questionsOf('structured', 'E3.2', { calculator: 'needed' })

export { templates }

const STORIES = [
  {
    letter: 'V',
    unit: 'litres',
    time: 'minutes',
    says: (f: string) =>
      `Water runs out of a tank. After *t* minutes the tank holds *V* litres, where $${f}$.`,
    next: (rate: string) =>
      `At the start a second tank is empty. Water runs into it at a rate of ${rate} litres per minute.`,
    asks: 'the two tanks hold the same amount of water',
    end: 'the tank is empty',
  },
  {
    letter: 'h',
    unit: 'm',
    time: 'seconds',
    says: (f: string) => `A drone comes down. After *t* seconds its height is *h* metres, where $${f}$.`,
    next: (rate: string) =>
      `At the start a second drone is on the ground. It climbs at ${rate} metres per second.`,
    asks: 'the two drones are at the same height',
    end: 'the drone reaches the ground',
  },
  {
    letter: 'L',
    unit: 'mm',
    time: 'minutes',
    says: (f: string) => `A candle burns. After *t* minutes its length is *L* millimetres, where $${f}$.`,
    next: (rate: string) =>
      `A candle mould is empty at the start. It is filled with wax so that the depth of the wax grows by ${rate} millimetres per minute.`,
    asks: 'the length of the candle and the depth of the wax are equal',
    end: 'the candle has burned down',
  },
] as const
const TIMES = [0, 10, 20, 30, 40] as const

core('until-it-is-empty', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [start, rate] = [random.step(180, 290, 10), random.pick([3.5, 4.5, 5.5, 6.5])]
    const gain = random.pick([2.2, 2.4, 2.6, 2.8, 3.2, 3.4, 3.6, 3.8])
    const level = random.step(60, 140, 20)
    const [end, meet] = [start / rate, start / (rate + gain)]
    const at = (start - level) / rate
    const [one, two] = random.pick([
      [10, 30],
      [20, 30],
      [10, 40],
      [20, 40],
    ] as const)
    const fine = end > 42 && end < 59 && meet > 15 && at > 8 && at % 10 !== 0
    return fine ? { start, rate, gain, level, one, two, story: random.pick(STORIES) } : null
  },
  make: ({ start, rate, gain, level, one, two, story }) => {
    const f = (t: number) => clean(start - rate * t)
    const { letter } = story
    const formula = `${letter} = ${start} - ${rate}t`
    const at = (start - level) / rate
    const meet = start / (rate + gain)
    return {
      stem: story.says(formula),
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: [
            'Complete the table of values.',
            `Work out the missing values of *${letter}* in the table.`,
            'Work out the two missing values in the table.',
          ],
          head: ['*t*', ...TIMES.map(String)],
          rows: [
            [
              { text: `*${letter}*` },
              ...TIMES.map(t =>
                t === one || t === two
                  ? { blank: t === one ? 'first' : 'second', answer: f(t), marks: 1 as const }
                  : { text: plain(f(t)) },
              ),
            ],
          ],
          scheme: [`B1 ${plain(f(one))}`, `B1 ${plain(f(two))}`],
          solution: `$${start} - ${rate} \\times ${one} = ${f(one)}$ and $${start} - ${rate} \\times ${two} = ${f(two)}$.`,
        }),
        b: plotPart({
          name: 'coordinate-geometry/paper-for-a-story',
          title: 'Graph paper for a line',
          description: `Empty graph paper with t from 0 to 60 across and ${letter} from 0 to 300 upwards. Five small squares make one large square.`,
          command: 'Draw',
          prompt: `On the grid, plot the five points and draw the graph of $${formula}$ until ${story.end}.`,
          axes: {
            x: { label: '*t*', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: `*${letter}*`, min: 0, max: 300, large: 50, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted: TIMES.map((t): Spot => [t, f(t)]), marks: 1 },
            {
              task: 'line',
              gradient: [-rate - 0.2, -rate + 0.2],
              intercept: [start - 5, start + 5],
              covers: [0, Math.floor(start / rate)],
              marks: 1,
            },
          ],
          scheme: [
            'B1 all points within half a small square',
            'B1 ruled line from the vertical to the horizontal axis',
          ],
          solution: `The line starts at ${start} on the vertical axis. Rule it through the points and on to the horizontal axis.`,
        }),
        c: ask.number({
          sigFigs: 2,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use your graph to find the value of *t* when $${letter} = ${level}$.`,
          scheme: [`B1 ${figures(at, 3)}, within 1`],
          solution: `Go across from ${level} to the line, then down to the horizontal axis: *t* is about ${plain(at, 0)}.`,
          answer: at,
          tolerance: 1,
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO2',
          lead: story.next(plain(gain)),
          prompt: `Calculate the value of *t* when ${story.asks}.`,
          scheme: [
            `M1 $${gain}t = ${start} - ${rate}t$`,
            `M1 $${clean(rate + gain)}t = ${start}$`,
            `A1 ${figures(meet, 3)}`,
          ],
          solution: `The second line is $${letter} = ${gain}t$. Where the lines cross, $${gain}t = ${start} - ${rate}t$, so $${clean(rate + gain)}t = ${start}$ and $t = ${figures(meet, 3)}$. A second line on the grid shows about the same.`,
          answer: meet,
        }),
      },
    }
  },
  verify: ({ start, rate, gain, level }) => {
    const falls = (t: number) => start - rate * t
    return {
      c: bisect(t => falls(t) - level, 0, 60),
      d: bisect(t => falls(t) - gain * t, 0, 60),
    }
  },
})

const SCALES = [
  [2, 1],
  [1, 1],
  [1, 2],
  [1, 5],
  [1, 10],
] as const
const said = ([cm, units]: readonly [number, number]) => `${cm} cm to ${units} unit${units === 1 ? '' : 's'}`

core('choose-a-scale', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [m, c] = [random.pick([1.2, 1.8, 2.4, 2.6, 3.2, 4.5, 6.5, 7.5]), random.step(-9.5, 9.5, 0.5)]
    const [from, to] = [random.int(-4, -2), random.int(3, 6)]
    const down = random.chance(0.4)
    const gradient = down ? -m : m
    const range = m * (to - from)
    const paperHigh = random.pick([18, 20, 24])
    const [low, high] = [gradient * from + c, gradient * to + c].sort((p, q) => p - q) as [number, number]
    const right = SCALES.findIndex(([cm, units]) => (range * cm) / units <= paperHigh)
    const clear = SCALES.every(([cm, units]) => Math.abs((range * cm) / units - paperHigh) > 1)
    if (c === 0 || low > -1 || high < 1 || right < 1 || right > 3 || !clear) return null
    return { m: gradient, c, from, to, paperHigh, right, range: clean(range) }
  },
  make: ({ m, c, from, to, paperHigh, right, range }) => {
    const f = (x: number) => clean(m * x + c)
    const equation = `y = ${m}x ${c < 0 ? '-' : '+'} ${Math.abs(c)}`
    const [cm, units] = SCALES[right] ?? [1, 1]
    const others = SCALES.filter((_, at) => at !== right).slice(0, 3)
    const length = clean((range * cm) / units)
    const end = (x: number) =>
      ask.number({
        command: 'Calculate',
        objective: 'AO1',
        sigFigs: 3,
        prompt: `Calculate the value of *y* when $x = ${x}$.`,
        scheme: [`B1 ${plain(f(x))}`],
        solution: `$${m} \\times ${x < 0 ? `(${x})` : x} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${f(x)}$`,
        answer: f(x),
      })
    return {
      stem: [
        `A student wants to draw the graph of $${equation}$ for values of *x* from ${plain(from)} to ${plain(to)}.`,
        `The graph of $${equation}$ is to be drawn for $${from} \\le x \\le ${to}$.`,
        `A teacher prepares graph paper for the line $${equation}$, with *x* from ${plain(from)} to ${plain(to)}.`,
      ],
      parts: {
        'a.i': end(from),
        'a.ii': end(to),
        b: ask.choice({
          prompt: `The paper is ${paperHigh} cm high. The graph should be as large as possible. Which scale should be used on the *y*-axis?`,
          right: said([cm, units]),
          wrong: Object.fromEntries(
            others.map(each => {
              const high = clean((range * each[0]) / each[1])
              return [
                said(each),
                high > paperHigh
                  ? `You took a scale with which the graph is ${plain(high)} cm high. It does not fit on the paper.`
                  : `You took a scale with which the graph is only ${plain(high)} cm high. A larger scale also fits.`,
              ]
            }),
          ),
          solution: `From the lowest to the highest point there are ${plain(range)} units. With ${said([cm, units])} the graph is ${plain(length)} cm high, which fits. The next larger scale would need more than ${paperHigh} cm.`,
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          sigFigs: 3,
          prompt: 'Calculate the *x*-coordinate of the point where the line crosses the *x*-axis.',
          scheme: [`M1 $${m}x ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$`, `A1 ${figures(-c / m, 3)}`],
          solution: `On the *x*-axis, $y = 0$. So $${m}x = ${-c}$ and $x = ${figures(-c / m, 3)}$.`,
          answer: -c / m,
        }),
      },
    }
  },
  verify: ({ m, c, from, to }) => {
    const at = (x: number) => c + m * x
    return { 'a.i': at(from), 'a.ii': at(to), c: bisect(at, from, to) }
  },
})
