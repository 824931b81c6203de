import { ask } from '@/lib/exams/authoring/ask'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { money, plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import type { Spot } from '@/lib/exams/sketch'
import { sections } from './drawings'

const { core, templates } = questionsOf('structured', 'E2.9')

export { templates }

const clock = (start: number) => (value: number) => {
  const minutes = Math.round((start + value) * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const RIDERS = [
  { who: 'Amira', way: 'cycles', to: 'a lake', v: [12, 16, 20, 24], max: 30 },
  { who: 'Jonas', way: 'runs', to: 'a friend’s house', v: [8, 10, 12], max: 15 },
  { who: 'Priya', way: 'rides her scooter', to: 'the market', v: [16, 20, 24, 32], max: 30 },
] as const

core('read-a-travel-graph', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const tale = random.int(0, 2)
    const { v: speeds, max } = RIDERS[tale] ?? RIDERS[0]
    const [v, t, stop, back] = [
      random.pick<number>(speeds),
      random.pick([0.5, 0.75, 1, 1.25]),
      random.pick([0.25, 0.5, 0.75]),
      random.pick([0.5, 0.75, 1, 1.25, 1.5]),
    ]
    const d = v * t
    const average = clean((2 * d) / (t + stop + back))
    const fine = Number.isInteger(d) && d <= max && t !== back && average * 10 === Math.round(average * 10)
    return fine && t + stop + back <= 3
      ? { tale, v, t, stop, back, d, average, start: random.int(8, 14) }
      : null
  },
  make: ({ tale, v, t, stop, back, d, average, start }) => {
    const { who, way, to, max } = RIDERS[tale] ?? RIDERS[0]
    const at = clock(start)
    return {
      stem: `${who} ${way} from home to ${to}, stays there, and ${way} home. The diagram shows the travel graph.`,
      figure: sections(
        {
          name: 'algebra-and-graphs/a-travel-graph',
          title: 'A travel graph',
          description: `Graph paper: time of day from ${at(0)} to ${at(3)}, one small square for 15 minutes, and distance from home in km. Straight lines join (${at(0)}, 0), (${at(t)}, ${d}), (${at(t + stop)}, ${d}) and (${at(t + stop + back)}, 0).`,
        },
        { label: 'time of day', max: 3, every: 0.5, parts: 2, format: at },
        { label: 'distance from home / km', max, every: 5, parts: 5 },
        [
          [0, 0],
          [t, d],
          [t + stop, d],
          [t + stop + back, 0],
        ],
      ),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the number of minutes for which ${who} stays there.`,
          scheme: [`B1 ${stop * 60}`],
          solution: `The graph is level from ${at(t)} to ${at(t + stop)}: ${stop * 60} minutes.`,
          answer: stop * 60,
          unit: 'min',
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the speed on the way there, in km/h.`,
          scheme: [`M1 $${d} \\div ${t}$`, `A1 ${v}`],
          solution: `The speed is the gradient: ${d} km in ${plain(t)} h. $${d} \\div ${t} = ${v}$.`,
          answer: v,
          unit: 'km/h',
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the average speed for the whole journey, including the stay.',
          scheme: [`M1 $${2 * d} \\div ${t + stop + back}$`, `A1 ${plain(average)}`],
          solution: `Average speed is total distance divided by total time: ${2 * d} km in ${plain(t + stop + back)} hours. $${2 * d} \\div ${t + stop + back} = ${average}$.`,
          answer: average,
          unit: 'km/h',
        }),
      },
    }
  },
  verify: ({ t, stop, back, d }) => {
    const minutes = 60 * t
    return {
      a: (t + stop) * 60 - minutes,
      b: (d / minutes) * 60,
      c: (d + d) / ((minutes + 60 * stop + 60 * back) / 60),
    }
  },
})

core('draw-a-travel-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [walk, first] = [random.pick([4, 6]), random.pick([0.25, 0.5])]
    const [wait, bus, ride] = [
      random.pick([0.25, 0.5]),
      random.pick([20, 24, 28, 32, 36]),
      random.pick([0.25, 0.5, 0.75]),
    ]
    const [stay, back] = [random.pick([0.5, 0.75, 1, 1.5]), random.pick([0.5, 0.75, 1])]
    const [near, far] = [walk * first, walk * first + bus * ride]
    const homeward = clean(far / back)
    const fine = Number.isInteger(near * 2) && Number.isInteger(far * 2) && far <= 30 && far >= 8
    return fine && Number.isInteger(homeward) && homeward > 15
      ? {
          walk,
          first,
          wait,
          bus,
          ride,
          stay,
          back,
          near,
          far,
          homeward,
          start: random.int(7, 10),
          who: random.pick(['Leo', 'Fatima', 'Grace', 'Tariq']),
        }
      : null
  },
  make: ({ walk, first, wait, bus, ride, stay, back, near, far, homeward, start, who }) => {
    const at = clock(start)
    const minutes = (hours: number) => plain(hours * 60)
    const times = [first, first + wait, first + wait + ride, first + wait + ride + stay]
    const end = (times[3] ?? 0) + back
    const points: Spot[] = [
      [0, 0],
      [times[0] ?? 0, near],
      [times[1] ?? 0, near],
      [times[2] ?? 0, far],
      [times[3] ?? 0, far],
      [end, 0],
    ]
    return {
      stem: `${who} leaves home at ${at(0)} and walks at ${walk} km/h for ${minutes(first)} minutes to a bus stop. The bus comes after ${minutes(wait)} minutes and travels at ${bus} km/h for ${minutes(ride)} minutes to a museum. ${who} stays there for ${minutes(stay)} minutes and is then driven straight home, which takes ${minutes(back)} minutes.`,
      parts: {
        a: plotPart({
          name: 'algebra-and-graphs/grid-travel',
          title: 'Grid for a travel graph',
          description:
            'Empty graph paper to plot on: time in hours after leaving, from 0 to 5, one small square for 6 minutes, and distance from home from 0 to 30 km.',
          command: 'Plot',
          objective: 'AO2',
          prompt: [
            'Plot the six points at which the travel graph of this journey begins, changes or ends. (Ruled lines join them.)',
            'The travel graph consists of straight lines. Plot the six points that they join.',
            'Plot the six points that must be joined by ruled lines to draw the travel graph of this journey.',
          ],
          axes: {
            x: { label: 'time after leaving / h', min: 0, max: 5, large: 0.5, parts: 5 },
            y: { label: 'distance from home / km', min: 0, max: 30, large: 5, parts: 5 },
          },
          tasks: [{ task: 'points', wanted: points, marks: 3 }],
          scheme: [
            'B1 at least three points right',
            'B1 at least five points right',
            'B1 all six points right',
          ],
          solution: `Distance is speed times time: the bus stop is $${walk} \\times ${first} = ${near}$ km away, and the bus adds $${bus} \\times ${ride} = ${bus * ride}$ km. While ${who} waits or stays the graph is level. It ends on the time axis, ${plain(end)} hours after the start.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the speed on the way home.',
          scheme: [`M1 $${far} \\div ${back}$`, `A1 ${homeward}`],
          solution: `The museum is ${plain(far)} km from home: $${far} \\div ${back} = ${homeward}$ km/h.`,
          answer: homeward,
          unit: 'km/h',
        }),
      },
    }
  },
  verify: ({ walk, first, bus, ride, back }) => ({ b: (walk * first * 60 + bus * ride * 60) / (back * 60) }),
})

const TARIFFS = [
  {
    one: 'Firm A hires out bicycles',
    other: 'Firm B',
    per: 'hour',
    x: 'time / hours',
    max: 10,
    money: 50,
    large: 10,
    a: [6, 8, 10, 12, 15],
    b: [2, 2.5, 3],
    c: [4, 4.5, 5],
  },
  {
    one: 'Firm A delivers parcels',
    other: 'Firm B',
    per: 'kilogram',
    x: 'mass / kg',
    max: 10,
    money: 50,
    large: 10,
    a: [6, 8, 9, 12, 14],
    b: [1.5, 2, 3],
    c: [4, 4.5, 5],
  },
  {
    one: 'Taxi firm A drives passengers',
    other: 'Taxi firm B',
    per: 'kilometre',
    x: 'distance / km',
    max: 10,
    money: 50,
    large: 10,
    a: [5, 6, 8, 10],
    b: [2, 2.5, 3],
    c: [3.5, 4, 4.5],
  },
] as const

core('compare-two-tariffs', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const tale = random.int(0, 2)
    const { a: as, b: bs, c: cs } = TARIFFS[tale] ?? TARIFFS[0]
    const [a, b, c] = [random.pick<number>(as), random.pick<number>(bs), random.pick<number>(cs)]
    const cost = random.step(14, 34, 1)
    const [at, equal] = [(cost - a) / b, a / (c - b)]
    return at > 1.2 &&
      at < 9.5 &&
      equal > 1.5 &&
      equal < 9.5 &&
      c * 10 <= 50 &&
      Math.abs(at - Math.round(at)) > 0.1
      ? { tale, a, b, c, cost, at, equal }
      : null
  },
  make: ({ tale, a, b, c, cost, at, equal }) => {
    const { one, other, per, x, max, money: top, large } = TARIFFS[tale] ?? TARIFFS[0]
    return {
      stem: `${one}. It charges ${money(a)} and a further ${money(b)} for each ${per}. ${other} makes no fixed charge but asks ${money(c)} for each ${per}. On the grid, the line of firm B is drawn.`,
      parts: {
        a: plotPart({
          name: 'algebra-and-graphs/grid-tariffs',
          title: 'Grid with the graph of one firm',
          description: `Graph paper: ${x} from 0 to ${max} and cost in dollars from 0 to ${top}. A straight line is drawn from (0, 0) to (10, ${c * 10}).`,
          command: 'Draw',
          prompt: [
            'Draw the graph for firm A.',
            'On the grid, draw the line for firm A.',
            'Draw the straight line that shows the cost with firm A.',
          ],
          axes: {
            x: { label: x, min: 0, max, large: 1, parts: 5 },
            y: { label: 'cost / dollars', min: 0, max: top, large, parts: 10 },
          },
          given: [{ tool: 'line', from: [0, 0], to: [10, c * 10] }],
          tasks: [
            {
              task: 'line',
              gradient: [b - 0.12, b + 0.12],
              intercept: [a - 0.6, a + 0.6],
              covers: [0, 10],
              marks: 2,
            },
          ],
          scheme: [
            'B1 line through the right point of the cost axis, or of the right gradient',
            `B1 ruled line from (0, ${a}) to (10, ${plain(a + 10 * b)})`,
          ],
          solution: `At 0 the cost is ${money(a)}; at 10 it is $${a} + 10 \\times ${b} = ${a + 10 * b}$ dollars. Rule the line through these points.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Write down',
          objective: 'AO2',
          prompt: `Write down the gradient of the line for firm A.`,
          scheme: [`B1 ${plain(b)}`],
          solution: `The gradient is the rate of change: ${money(b)} for each further ${per}.`,
          answer: b,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `A customer of firm A pays ${money(cost)}. Use the graph to find the number of ${per}s.`,
          scheme: [`B1 ${plain(roundTo(at, 2))}, within 0.3`],
          solution: `Go across from ${money(cost)} to the line of firm A and down: about ${plain(roundTo(at, 1))}.`,
          answer: at,
          tolerance: 0.3,
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use the graph to find the number of ${per}s above which firm A is the cheaper one.`,
          scheme: [`B1 ${plain(roundTo(equal, 2))}, within 0.3`],
          solution: `The lines cross where both costs are equal, at about ${plain(roundTo(equal, 1))}. To the right of this the line of firm A is the lower one.`,
          answer: equal,
          tolerance: 0.3,
        }),
      },
    }
  },
  verify: ({ a, b, c, cost }) => ({
    b: (a + 10 * b - a) / 10,
    c: bisect(t => a + b * t - cost, 0, 20),
    d: bisect(t => c * t - a - b * t, 0, 20),
  }),
})

core('two-trains', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [far, v, w] = [
      random.pick([120, 140, 150, 160, 180]),
      random.pick([40, 45, 50, 60, 70]),
      random.pick([60, 70, 75, 80, 90]),
    ]
    const late = random.pick([0.25, 0.5, 0.75, 1])
    const meet = (far + w * late) / (v + w)
    const [one, two] = [far / v, late + far / w]
    const fine =
      one <= 4 && two <= 4 && meet > late + 0.3 && v !== w && Math.abs(meet * 4 - Math.round(meet * 4)) > 0.15
    return fine && Math.abs(one - two) > 0.3
      ? { far, v, w, late, meet, one, two, start: random.int(7, 15) }
      : null
  },
  make: ({ far, v, w, late, meet, one, two, start }) => {
    const at = clock(start)
    const gap = Math.abs(one - two) * 60
    return {
      stem: [
        `Towns *P* and *Q* are ${far} km apart. Train A leaves *P* at ${at(0)} and travels to *Q* at a constant speed. Its travel graph is drawn on the grid. Train B leaves *Q* at ${at(late)} and travels to *P* at a constant ${w} km/h.`,
        `A railway joins *P* and *Q*, ${far} km apart. The line on the grid is the graph of train A, which leaves *P* at ${at(0)}. Train B leaves *Q* for *P* at ${at(late)}; its speed is ${w} km/h.`,
        `The distance from *P* to *Q* is ${far} km. At ${at(0)} train A leaves *P* for *Q*, as the graph shows. At ${at(late)} train B leaves *Q* for *P* at a constant speed of ${w} km/h.`,
      ],
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `Train A reaches *Q* after ${plain(roundTo(one * 60, 0))} minutes. Work out its speed in km/h.`,
          scheme: [`B1 ${v}, within 1`],
          solution: `Divide the distance by the time in hours: $${far} \\div \\frac{${roundTo(one * 60, 0)}}{60}$ is about ${v} km/h. This is the gradient of its line.`,
          answer: v,
          tolerance: 1,
          unit: 'km/h',
        }),
        b: plotPart({
          name: 'algebra-and-graphs/grid-two-trains',
          title: 'Grid with the travel graph of one train',
          description: `Graph paper: time in hours after ${at(0)} from 0 to 4, one small square for 6 minutes, and distance from P from 0 to 200 km. A straight line rises from (0, 0) to (${plain(roundTo(one, 2))}, ${far}).`,
          command: 'Draw',
          objective: 'AO2',
          prompt: 'Draw the travel graph of train B on the grid.',
          axes: {
            x: { label: `time after ${at(0)} / h`, min: 0, max: 4, large: 0.5, parts: 5 },
            y: { label: 'distance from *P* / km', min: 0, max: 200, large: 20, parts: 5 },
          },
          given: [{ tool: 'line', from: [0, 0], to: [one, far] }],
          tasks: [
            {
              task: 'line',
              gradient: [-w - 4, -w + 4],
              intercept: [far + w * late - 5, far + w * late + 5],
              covers: [late, two],
              marks: 2,
            },
          ],
          scheme: [
            `B1 line that falls from (${plain(late)}, ${far}), or of the right gradient`,
            `B1 ruled line from (${plain(late)}, ${far}) to (${plain(roundTo(two, 2))}, 0)`,
          ],
          solution: `Train B starts at ${far} km at ${plain(late)} h. It needs $${far} \\div ${w}$ hours, about ${plain(roundTo(far / w, 2))} h, so its line ends at ${plain(roundTo(two, 2))} h on the time axis.`,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Use the graph to find the distance from *P* at which the trains pass each other.',
          scheme: ['M1 reads at the crossing of the lines', `A1 ${plain(roundTo(v * meet, 0))}, within 5`],
          solution: `The lines cross about ${plain(roundTo(meet, 1))} h after ${at(0)}, at a distance of about ${plain(roundTo(v * meet, 0))} km.`,
          answer: v * meet,
          tolerance: 5,
          unit: 'km',
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the number of minutes between the arrivals of the two trains.',
          scheme: [
            `M1 $\\frac{${far}}{${w}}$ hours, or ${plain(roundTo((60 * far) / w, 1))} minutes`,
            `M1 arrival of B ${plain(roundTo(two * 60, 1))} minutes after ${at(0)}`,
            `A1 ${plain(roundTo(gap, 1))}`,
          ],
          solution: `Train B needs $\\frac{${far}}{${w}}$ hours, which is ${plain(roundTo((60 * far) / w, 1))} minutes, and starts ${plain(late * 60)} minutes after A. It arrives ${plain(roundTo(two * 60, 1))} minutes after ${at(0)}; train A arrives after ${plain(roundTo(one * 60, 1))} minutes. The difference is ${plain(roundTo(gap, 1))} minutes.`,
          answer: gap,
          tolerance: 1,
          unit: 'min',
        }),
      },
    }
  },
  verify: ({ far, v, w, late }) => {
    const meet = bisect(t => v * t - (far - w * (t - late)), 0, 4)
    const [arrivalA, arrivalB] = [(far * 60) / v, late * 60 + (far * 60) / w]
    return {
      a: (far / arrivalA) * 60,
      c: far - w * (meet - late),
      d: Math.max(arrivalA, arrivalB) - Math.min(arrivalA, arrivalB),
    }
  },
})
