import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { slope } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E3.3', { calculator: 'needed' })

export { templates }

const SLOPES = [
  {
    what: 'a ramp',
    says: 'A ramp leads up to the door of a library.',
    rule: 'The gradient of a ramp for wheelchairs must not be greater than',
    runs: [4.5, 9.6],
    shares: [0.06, 0.13],
    most: ['\\frac{1}{12}', '\\frac{1}{15}', '\\frac{1}{16}'],
    parts: [12, 15, 16],
  },
  {
    what: 'a roof',
    says: 'The diagram shows half of the roof of a house.',
    rule: 'For another house, the gradient of the roof must not be greater than',
    runs: [3.2, 6.8],
    shares: [0.4, 0.9],
    most: ['\\frac{5}{8}', '\\frac{3}{7}', '\\frac{4}{9}'],
    parts: [8 / 5, 7 / 3, 9 / 4],
  },
  {
    what: 'a track',
    says: 'A track for bicycles leads up to a bridge.',
    rule: 'The gradient of a second track must not be greater than',
    runs: [24, 56],
    shares: [0.05, 0.12],
    most: ['\\frac{1}{18}', '\\frac{1}{14}', '\\frac{3}{50}'],
    parts: [18, 14, 50 / 3],
  },
] as const

core('gradient-of-a-slope', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const story = random.pick(SLOPES)
    const run = random.step(story.runs[0], story.runs[1], 0.1)
    const rise =
      Math.round(run * (story.shares[0] + random.next() * (story.shares[1] - story.shares[0])) * 100) / 100
    const next = random.step(0.6, 2.4, 0.1)
    const at = random.int(0, 2)
    const along = Math.round(run * (0.3 + 0.4 * random.next()) * 10) / 10
    const [first, least] = [rise / run, next * (story.parts[at] ?? 12)]
    const exact = Math.abs(first * 100 - Math.round(first * 100)) < 1e-6
    return exact ? null : { story, run, rise, next, at, along, least }
  },
  make: ({ story, run, rise, next, at, along, least }) => {
    const most = story.most[at] ?? ''
    const gradient = rise / run
    return {
      stem: `${story.says} From *A* to *B* is ${quantity(run, 'm')} along the level, and *C* is ${quantity(rise, 'm')} above *B*.`,
      figure: slope(quantity(run, 'm'), quantity(rise, 'm'), story.what),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate the gradient of *AC*.`, 'Calculate the gradient of the slope *AC*.'],
          scheme: [`M1 $${rise} \\div ${run}$`, `A1 ${figures(gradient, 3)}`],
          solution: `Divide what *AC* rises by what it runs along the level: $\\frac{${rise}}{${run}} = ${figures(gradient, 3)}$. Both are in metres, so the gradient has no unit.`,
          answer: gradient,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `*P* is the point of *AC* that is ${quantity(along, 'm')} along the level from *A*. Calculate the height of *P* above *AB*.`,
          scheme: [`B1 ${figures(along * gradient, 3)} m`],
          solution: `For each metre along the level the slope rises ${figures(gradient, 3)} metres: $${along} \\times \\frac{${rise}}{${run}} = ${figures(along * gradient, 3)}$.`,
          answer: along * gradient,
          sigFigs: 3,
          unit: 'm',
          follow: { from: 'a', formula: `${along}*x` },
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          lead: `${story.rule} $${most}$. It has to rise ${quantity(next, 'm')}.`,
          prompt: 'Calculate the shortest distance that it can have along the level.',
          scheme: [`M1 $${next} \\div ${most}$`, `A1 ${figures(least, 3)} m`],
          solution: `Gradient = rise ÷ run, so run = rise ÷ gradient. The run is shortest when the gradient is as great as is allowed: $${next} \\div ${most} = ${figures(least, 3)}$.`,
          answer: least,
          sigFigs: 3,
          unit: 'm',
        }),
      },
    }
  },
  verify: ({ story, run, rise, next, at, along }) => {
    const turn = Math.atan2(rise, run)
    const greatest = Math.atan(1 / (story.parts[at] ?? 12))
    return { a: Math.tan(turn), b: along * Math.tan(turn), c: next / Math.tan(greatest) }
  },
})

const MEASURED = [
  {
    says: (x1: string, y1: string, x2: string, y2: string) =>
      `A spring is stretched. Its length is ${y1} mm with a force of ${x1} N and ${y2} mm with a force of ${x2} N. The graph of length against force is a straight line.`,
    unit: 'mm/N',
    across: ['force', 'N'],
    up: ['length of the spring', 'mm'],
    xs: [1.2, 8.6],
    start: [38, 64],
    rates: [4.2, 9.8],
  },
  {
    says: (x1: string, y1: string, x2: string, y2: string) =>
      `Deep in a mine the rock is warm. The temperature is ${y1} °C at a depth of ${x1} km and ${y2} °C at a depth of ${x2} km. The graph of temperature against depth is a straight line.`,
    unit: '°C/km',
    across: ['depth', 'km'],
    up: ['temperature', '°C'],
    xs: [0.4, 3.6],
    start: [12, 17],
    rates: [22, 31],
  },
  {
    says: (x1: string, y1: string, x2: string, y2: string) =>
      `A van is loaded with boxes. Its total mass is ${y1} kg with ${x1} boxes and ${y2} kg with ${x2} boxes. The graph of total mass against number of boxes is a straight line.`,
    unit: 'kg per box',
    across: ['number of boxes', ''],
    up: ['total mass', 'kg'],
    xs: [12, 96],
    start: [1720, 2150],
    rates: [3.4, 8.6],
  },
] as const

supplement('gradient-of-measured-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const story = random.pick(MEASURED)
    const whole = story.across[1] === ''
    const place = () => random.step(story.xs[0], story.xs[1], whole ? 1 : 0.1)
    const [x1, x2, x3] = [place(), place(), place()].sort((p, q) => p - q) as [number, number, number]
    const rate = random.step(story.rates[0], story.rates[1], 0.1)
    const start = random.int(story.start[0], story.start[1])
    const y = (x: number) => Math.round((start + rate * x) * 10) / 10
    const apart = (story.xs[1] - story.xs[0]) / 5
    if (x2 - x1 < apart || x3 - x2 < apart) return null
    return { story, x1, x2: x3, x3: x2, y1: y(x1), y2: y(x3) }
  },
  make: ({ story, x1, x2, x3, y1, y2 }) => {
    const gradient = (y2 - y1) / (x2 - x1)
    const [rise, run] = [clean(y2 - y1), clean(x2 - x1)]
    const answer = y1 + gradient * (x3 - x1)
    const [name, unit] = story.up
    return {
      stem: story.says(plain(x1), plain(y1), plain(x2), plain(y2)),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: ['Calculate the gradient of this line.', 'Calculate the gradient of the graph.'],
          scheme: [`M1 $\\frac{${y2} - ${y1}}{${x2} - ${x1}}$`, `A1 ${figures(gradient, 3)}`],
          solution: `$\\frac{${y2} - ${y1}}{${x2} - ${x1}} = \\frac{${rise}}{${run}} = ${figures(gradient, 3)}$`,
          answer: gradient,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate the ${name} when the ${story.across[0]} is ${quantity(x3, story.across[1])}.`,
          scheme: [`M1 $${y1} + \\text{their gradient} \\times (${x3} - ${x1})$`, `A1 ${figures(answer, 3)}`],
          solution: `The ${story.across[0]} grows by ${plain(clean(x3 - x1))}, from ${plain(x1)} to ${plain(x3)}. So the ${name} is $${y1} + ${clean(x3 - x1)} \\times \\frac{${rise}}{${run}} = ${figures(answer, 3)}$.`,
          answer,
          sigFigs: 3,
          unit,
          follow: { from: 'a', formula: `${y1} + x*${clean(x3 - x1)}` },
        }),
      },
    }
  },
  verify: ({ x1, x2, x3, y1, y2 }) => ({
    a: y1 / (x1 - x2) + y2 / (x2 - x1),
    // Weights of the two ends.
    b: (y1 * (x2 - x3) + y2 * (x3 - x1)) / (x2 - x1),
  }),
})
