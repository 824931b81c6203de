import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import type { Point } from '@/lib/figures/shapes'
import { velocities } from '../../extended-maths/E7.3-magnitude-of-a-vector/drawings'
import { across, ij, inBrackets, root, toTenths } from '../vectors-in-two-dimensions'

const { question, templates } = questionsOf('structured', '13.4', { calculator: 'needed' })

export { templates }

const DEGREE = 180 / Math.PI

const AXES = '$\\mathbf{i}$ is a unit vector due east and $\\mathbf{j}$ a unit vector due north.'

const bearing = ([x, y]: Point) => (90 - Math.atan2(y, x) * DEGREE + 360) % 360

/** With three figures before the point. */
const printed = (degrees: number) => `${plain(degrees, 1).padStart(5, '0')}°`

const CROSSINGS = [
  {
    way: (far: number, [east]: Point) =>
      `A river flows from ${east > 0 ? 'west to east' : 'east to west'} between straight, parallel banks that are ${far} m apart. A boat starts from the south bank and crosses to the north bank.`,
    it: 'the boat',
    name: 'boat',
    still: 'through the water',
    other: 'The current',
    second: 'current',
    fast: 'm s^{−1}',
    low: 2,
    high: 6,
    per: 'm',
    time: 's',
    wide: [60, 240],
    tenths: 0.2,
  },
  {
    way: (far: number) =>
      `A light aircraft leaves an airfield and flies to a straight coast, which runs from west to east ${far} km north of the airfield.`,
    it: 'the aircraft',
    name: 'aircraft',
    still: 'in still air',
    other: 'The wind',
    second: 'wind',
    fast: 'km h^{−1}',
    low: 120,
    high: 220,
    per: 'km',
    time: 'h',
    wide: [80, 400],
    tenths: 5,
  },
  {
    way: (far: number) =>
      `A drone leaves its base and flies to a straight railway line, which runs from west to east ${far} m north of the base.`,
    it: 'the drone',
    name: 'drone',
    still: 'in still air',
    other: 'The wind',
    second: 'wind',
    fast: 'm s^{−1}',
    low: 6,
    high: 14,
    per: 'm',
    time: 's',
    wide: [200, 900],
    tenths: 0.5,
  },
] as const

question('carried-by-a-current', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const place = random.int(0, 2)
    const { low, high, wide, tenths } = CROSSINGS[place] ?? CROSSINGS[0]
    const round = (value: number) => Number((Math.round(value / tenths) * tenths).toFixed(1))
    const size = random.step(low, high, tenths)
    const turn = random.int(25, 155) / DEGREE
    const own: Point = [round(size * Math.cos(turn)), round(size * Math.sin(turn))]
    const drift = (random.int(15, 45) / 100) * size
    const way = random.int(-30, 30) / DEGREE + (random.chance(0.5) ? 0 : Math.PI)
    const flow: Point = [round(drift * Math.cos(way)), place === 0 ? 0 : round(drift * Math.sin(way))]
    const sum: Point = [round(own[0] + flow[0]), round(own[1] + flow[1])]
    const width = random.step(wide[0], wide[1], 20)
    const all = [own[0], own[1], flow[0], sum[0], sum[1]]
    const isThin = Math.abs(across(own, flow)) < 0.45 * Math.hypot(...own) * Math.hypot(...flow)
    return isThin ||
      all.some(each => Math.abs(each) < tenths) ||
      sum[1] < 0.35 * low ||
      Math.abs(sum[0]) < 0.12 * low ||
      own[1] <= 0 ||
      (place > 0 && flow[1] === 0)
      ? null
      : { place, own, flow, sum, width }
  },
  make: ({ place, own, flow, sum, width }) => {
    const { way, it, name, still, other, second, fast, per, time } = CROSSINGS[place] ?? CROSSINGS[0]
    const speed = Math.hypot(...sum)
    const turn = bearing(sum)
    const needed = width / sum[1]
    const along = Math.abs(sum[0]) * needed
    return {
      stem: `${way(width, flow)} ${AXES} The velocity of ${it} ${still} is $(${ij(own).tex})$ ${fast}. ${other} has velocity $(${ij(flow).tex})$ ${fast}.`,
      figure: velocities(own, flow, [name, second]),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find the resultant velocity of ${it}.`,
          scheme: [`B1 $${ij(sum).tex}$`],
          solution: `Add both velocities: $${inBrackets(own)} + ${inBrackets(flow)} = ${ij(sum).tex}$.`,
          answer: ij(sum).typed,
          letters: ['i', 'j'],
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the magnitude of the resultant velocity.',
          scheme: [`M1 $${root(sum)}$`, `A1 ${figures(speed, 3)}`],
          solution: `$${root(sum)} = ${figures(speed, 4)}$, which is ${figures(speed, 3)} to 3 significant figures.`,
          answer: speed,
          unit: fast.replace('^{−1}', '^-1'),
          sigFigs: 3,
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: `Find the bearing on which ${it} travels, correct to 1 decimal place.`,
          scheme: [
            `M1 tan of an angle = ${plain(Math.abs(sum[0]))} ÷ ${plain(sum[1])}, or upside down`,
            `A1 ${printed(turn)}`,
          ],
          solution: `The angle with due north is $\\tan^{-1}$ of ${plain(Math.abs(sum[0]))} ÷ ${plain(sum[1])}, which is ${plain(Math.atan(Math.abs(sum[0]) / sum[1]) * DEGREE, 1)}°, towards the ${sum[0] > 0 ? 'east' : 'west'}. The bearing is ${printed(turn)}.`,
          answer: turn,
          unit: '°',
          sigFigs: toTenths(turn),
        }),
        d: ask.number({
          objective: 'AO2',
          prompt: `Find the time that ${it} takes to arrive.`,
          scheme: [`M1 ${width} ÷ ${plain(sum[1])}`, `A1 ${figures(needed, 3)}`],
          solution: `Only the component to the north brings it nearer: ${width} ÷ ${plain(sum[1])} = ${figures(needed, 3)} ${time}.`,
          answer: needed,
          unit: time,
          sigFigs: 3,
        }),
        e: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find how far to the ${sum[0] > 0 ? 'east' : 'west'} of its starting point ${it} arrives.`,
          scheme: [`B1 ${figures(along, 3)}`],
          solution: `The component along $\\mathbf{i}$ times the time: ${plain(Math.abs(sum[0]))} × ${figures(needed, 5)} = ${figures(along, 3)} ${per}.`,
          answer: along,
          unit: per,
          sigFigs: 3,
          follow: { from: 'd', formula: `${Math.abs(sum[0])}*x` },
          alsoRight: [Math.abs(sum[0]) * toSigFigs(needed, 3)],
        }),
      },
    }
  },
  // By the cosine rule, and by the angle of the path.
  verify: ({ own, flow, width }) => {
    const [one, two] = [Math.hypot(...own), Math.hypot(...flow)]
    const between = Math.atan2(flow[1], flow[0]) - Math.atan2(own[1], own[0])
    const all = Math.sqrt(one ** 2 + two ** 2 + 2 * one * two * Math.cos(between))
    const turned = Math.acos((one ** 2 + all ** 2 - two ** 2) / (2 * one * all))
    const angle = Math.atan2(own[1], own[0]) + Math.sign(across(own, flow)) * turned
    const path = width / Math.sin(angle)
    return {
      a: `${own[0]}*i + ${own[1]}*j + (${flow[0]})*i + (${flow[1]})*j`,
      b: all,
      c: (90 - angle * DEGREE + 360) % 360,
      d: path / all,
      e: Math.abs(path * Math.cos(angle)),
    }
  },
})

const FLIGHTS = [
  {
    who: 'an aircraft',
    it: 'the aircraft',
    still: 'in still air',
    other: 'wind',
    fast: 'km h^{−1}',
    low: 180,
    high: 420,
    step: 20,
    share: [15, 40],
    far: [150, 600],
    per: 'km',
    time: 'h',
  },
  {
    who: 'a boat',
    it: 'the boat',
    still: 'in still water',
    other: 'current',
    fast: 'km h^{−1}',
    low: 12,
    high: 30,
    step: 1,
    share: [10, 35],
    far: [8, 40],
    per: 'km',
    time: 'h',
  },
  {
    who: 'a drone',
    it: 'the drone',
    still: 'in still air',
    other: 'wind',
    fast: 'm s^{−1}',
    low: 10,
    high: 24,
    step: 1,
    share: [15, 45],
    far: [200, 900],
    per: 'm',
    time: 's',
  },
] as const

const COMPASS = [
  { word: 'north', level: 1, sign: 1 },
  { word: 'south', level: 1, sign: -1 },
  { word: 'east', level: 0, sign: 1 },
  { word: 'west', level: 0, sign: -1 },
] as const

question('course-against-the-wind', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const place = random.int(0, 2)
    const { low, high, step, share, far } = FLIGHTS[place] ?? FLIGHTS[0]
    const speed = random.step(low, high, step)
    const size = (random.int(share[0], share[1]) / 100) * speed
    const turn = random.int(0, 359) / DEGREE
    const wind: Point = [Math.round(size * Math.cos(turn)), Math.round(size * Math.sin(turn))]
    const away = random.step(far[0], far[1], place === 1 ? 2 : 50)
    return Math.min(...wind.map(Math.abs)) < Math.max(1, 0.06 * speed)
      ? null
      : { place, speed, wind, away, to: random.int(0, 3) }
  },
  make: ({ place, speed, wind, away, to }) => {
    const { who, it, still, other, fast, per, time } = FLIGHTS[place] ?? FLIGHTS[0]
    const { word, level, sign } = COMPASS[to] ?? COMPASS[0]
    const side = level === 1 ? wind[0] : wind[1]
    const along = level === 1 ? wind[1] : wind[0]
    const main = sign * Math.sqrt(speed * speed - side * side)
    const own: Point = level === 1 ? [-side, main] : [main, -side]
    const ground = Math.abs(main + along)
    const turn = bearing(own)
    const [small, large] = level === 1 ? ['x', 'y'] : ['y', 'x']
    const needed = away / ground
    const rounded = Math.abs(toSigFigs(main, 3) + along)
    return {
      stem: `${AXES} The speed of ${who} ${still} is ${speed} ${fast}. The ${other} has velocity $(${ij(wind).tex})$ ${fast}. The ${it.replace('the ', '')} is to travel due ${word}, to a point ${away} ${per} away. Its velocity ${still} must then be $(x\\mathbf{i} + y\\mathbf{j})$ ${fast}.`,
      parts: {
        a: ask.whole({
          objective: 'AO2',
          prompt: `Find the value of *${small}*.`,
          scheme: [
            `M1 no resultant component of $\\mathbf{${level === 1 ? 'i' : 'j'}}$: $${small} ${side < 0 ? '-' : '+'} ${Math.abs(side)} = 0$`,
            `A1 ${plain(-side)}`,
          ],
          solution: `The resultant velocity $(x\\mathbf{i} + y\\mathbf{j}) + ${inBrackets(wind)}$ points due ${word}, so its component of $\\mathbf{${level === 1 ? 'i' : 'j'}}$ is zero: $${small} ${side < 0 ? '-' : '+'} ${Math.abs(side)} = 0$ and $${small} = ${-side}$.`,
          answer: -side,
        }),
        b: ask.number({
          objective: 'AO2',
          prompt: `Find the value of *${large}*.`,
          scheme: [`M1 $x^2 + y^2 = ${speed}^2$`, `A1 ${figures(main, 3)}`],
          solution: `The speed ${still} is ${speed}: $${large}^2 = ${speed}^2 - ${side < 0 ? `(${side})` : side}^2$. The direction is due ${word}, so *${large}* is ${sign > 0 ? 'positive' : 'negative'}: ${figures(main, 3)}.`,
          answer: main,
          sigFigs: 3,
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: `Find the bearing on which ${it} must be steered, correct to 1 decimal place.`,
          scheme: [
            `M1 tan of an angle = ${plain(Math.abs(side))} ÷ ${figures(Math.abs(main), 3)}, or sin of it = ${plain(Math.abs(side))} ÷ ${speed}`,
            `A1 ${printed(turn)}`,
          ],
          solution: `The direction of $x\\mathbf{i} + y\\mathbf{j}$ differs from due ${word} by $\\sin^{-1}$ of ${plain(Math.abs(side))} ÷ ${speed}, which is ${plain(Math.asin(Math.abs(side) / speed) * DEGREE, 1)}°, towards the side from which the ${other} comes. The bearing is ${printed(turn)}.`,
          answer: turn,
          unit: '°',
          sigFigs: toTenths(turn),
          solutionFigure: velocities(own, wind, [it.replace('the ', ''), other]),
          alsoRight: [bearing(level === 1 ? [-side, toSigFigs(main, 3)] : [toSigFigs(main, 3), -side])],
        }),
        d: ask.number({
          objective: 'AO2',
          prompt: `Find the time that ${it} takes to reach this point.`,
          scheme: [
            `M1 resultant speed ${figures(ground, 3)}`,
            `M1 ${away} ÷ ${figures(ground, 3)}`,
            `A1 ${figures(needed, 3)}`,
          ],
          solution: `The resultant speed is the size of ${figures(main, 5)} ${along < 0 ? '−' : '+'} ${plain(Math.abs(along))}, which is ${figures(ground, 5)} ${fast}. The time is ${away} ÷ ${figures(ground, 5)} = ${figures(needed, 3)} ${time}.`,
          answer: needed,
          unit: time,
          sigFigs: 3,
          follow: { from: 'b', formula: sign > 0 ? `${away}/(x + (${along}))` : `${away}/((${-along}) - x)` },
          alsoRight: [away / rounded, away / toSigFigs(ground, 3)],
        }),
      },
    }
  },
  // By the sine rule in the triangle of velocities.
  verify: ({ speed, wind, away, to }) => {
    const way = [90, 270, 0, 180][to] ?? 0
    const size = Math.hypot(...wind)
    const off = Math.atan2(wind[1], wind[0]) * DEGREE - way
    const steer = way - Math.asin((size * Math.sin(off / DEGREE)) / speed) * DEGREE
    const third = 180 - ((off % 360) + (way - steer))
    const ground =
      Math.abs(Math.sin(off / DEGREE)) < 1e-9
        ? speed
        : (speed * Math.sin(third / DEGREE)) / Math.sin(off / DEGREE)
    const [x, y] = [speed * Math.cos(steer / DEGREE), speed * Math.sin(steer / DEGREE)]
    const isUpright = to < 2
    return {
      a: Math.round(isUpright ? x : y),
      b: isUpright ? y : x,
      c: (90 - steer + 720) % 360,
      d: away / Math.abs(ground),
    }
  },
})
