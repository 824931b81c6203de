import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import {
  crosses,
  gridTold,
  near,
  PAIRS,
  type Pair,
  pairOf,
  scatterFigure,
  smallOf,
  spoken,
  threeFigure,
  told,
  yAt,
} from './drawings'

const { core, templates } = questionsOf('structured', 'E9.5')

export { templates }

const TYPES = ['positive', 'negative', 'zero']
const typeOf = (slope: number) => (slope > 0 ? 'positive' : slope < 0 ? 'negative' : 'zero')

/** The type of correlation, chosen from three. */
const correlation = (answer: string, solution: string, prompt: readonly string[]) =>
  ask.table({
    command: 'Write down',
    objective: 'AO1',
    prompt,
    head: ['Type of correlation'],
    rows: [[{ blank: 'type', answer, marks: 1, mode: 'pick', choices: TYPES, inOrder: true }]],
    scheme: [`B1 ${answer}`],
    solution,
  })

const because = (slope: number, { axes, thing }: Pair) =>
  `As the ${spoken(axes.x.label)
    .replace(/ in .*/, '')
    .replace(
      'revision',
      'time of revision',
    )} increases, the ${thing} tends to ${slope > 0 ? 'increase: positive' : 'decrease: negative'} correlation.`

core('plot-the-last-points', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, PAIRS.length - 1)
    const pair = pairOf(which)
    const [start, slope] = [random.pick(pair.starts), random.pick(pair.slopes)]
    const points = near(random, pair.axes, { slope, start }, 9)
    return points ? { which, slope, points: random.shuffle(points) } : null
  },
  make: ({ which, slope, points }) => {
    const pair = pairOf(which)
    const { axes, names } = pair
    const [given, wanted] = [points.slice(0, 6), points.slice(6)]
    return {
      stem: [
        `The table shows ${pair.said(9)}. The first six are plotted on the grid.`,
        `Information was collected about ${pair.said(9)}. Six of the points are on the scatter diagram.`,
        `A scatter diagram is to show ${pair.said(9)}.`,
      ],
      table: {
        head: [names[0], ...points.map(([x]) => plain(x))],
        rows: [[names[1], ...points.map(([, y]) => plain(y))]],
      },
      parts: {
        a: plotPart({
          name: 'statistics/grid-scatter',
          title: 'Grid with a scatter diagram that is not finished',
          description: `${gridTold(axes)} Crosses are plotted at ${told(given)}.`,
          command: 'Plot',
          prompt: [
            'Complete the scatter diagram by plotting the last three points.',
            'Plot the last three points of the table on the scatter diagram.',
          ],
          axes,
          given: crosses(given),
          tasks: [{ task: 'points', wanted, marks: 2 }],
          scheme: ['B1 two points right', 'B1 all three points right'],
          solution: `Go across to the first number of each pair and up to the second: ${told(wanted)}. Mark each point with a small cross.`,
        }),
        b: correlation(typeOf(slope), because(slope, pair), [
          'Write down the type of correlation that the scatter diagram shows.',
          'What type of correlation does the scatter diagram show?',
        ]),
      },
    }
  },
  verify: () => ({}),
})

core('draw-and-use-a-line', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, PAIRS.length - 1)
    const pair = pairOf(which)
    const [start, slope] = [random.pick(pair.starts), random.pick(pair.slopes)]
    const points = near(random, pair.axes, { slope, start }, 10)
    const { x } = smallOf(pair.axes)
    const free = Array.from({ length: Math.round(pair.axes.x.max / x) }, (_, at) =>
      roundTo(at * x, 2),
    ).filter(
      each =>
        each > pair.axes.x.max * 0.3 && each < pair.axes.x.max * 0.75 && points?.every(([px]) => px !== each),
    )
    return points && free.length > 0 ? { which, slope, start, points, at: random.pick(free) } : null
  },
  make: ({ which, slope, start, points, at }) => {
    const pair = pairOf(which)
    const { axes } = pair
    const { y } = smallOf(axes)
    const steep = Math.abs(slope) * 0.15
    const middle = axes.x.max / 2
    const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? axes.x.max]
    const value = yAt(slope, start, at)
    return {
      stem: [
        `The scatter diagram shows ${pair.said(10)}.`,
        `Information was collected about ${pair.said(10)}. It is shown on the scatter diagram.`,
        `The crosses on the grid show ${pair.said(10)}.`,
      ],
      parts: {
        a: plotPart({
          name: 'statistics/grid-best-fit',
          title: 'A scatter diagram',
          description: `${gridTold(axes)} Crosses are plotted at ${told(points)}.`,
          command: 'Draw',
          prompt: [
            'Draw a line of best fit on the scatter diagram.',
            'On the grid, draw a line of best fit.',
          ],
          axes,
          given: crosses(points),
          tasks: [
            {
              task: 'line',
              gradient: [slope - steep, slope + steep],
              intercept: [start - steep * middle - y, start + steep * middle + y],
              covers: [from, to],
              marks: 1,
            },
          ],
          scheme: [
            'B1 ruled line across the data, with about as many points above it as below, at both ends',
          ],
          solution: `One straight line follows the direction of the points and runs past all of them, from the first to the last. The points above and below it are balanced, at the left as well as at the right. It need not pass through any of them.`,
        }),
        b: ask.number({
          sigFigs: 2,
          command: 'Find',
          objective: 'AO2',
          prompt: `Use your line of best fit to find an estimate of ${pair.asks} ${pair.with(at)}.`,
          scheme: [`B1 ${plain(roundTo(value, 1))}, within ${plain(2 * y)}`],
          solution: `Go up from ${plain(at)} to the line, then across: about ${plain(roundTo(value, 1))}. Read at the line, not at the nearest cross.`,
          answer: value,
          tolerance: 2 * y,
          unit: pair.units[1],
        }),
        c: correlation(typeOf(slope), because(slope, pair), [
          'Write down the type of correlation that the scatter diagram shows.',
          'What type of correlation is this?',
        ]),
      },
    }
  },
  verify: ({ slope, start, at }) => {
    // Between the ends of the line, in proportion.
    const [low, high] = [start, start + 10 * slope]
    return { b: low + ((high - low) * at) / 10 }
  },
})

const SITUATIONS = [
  {
    type: 'positive',
    texts: [
      'the age of a child and its height',
      'the length of a taxi ride and its cost',
      'the number of pages of a book and its mass',
    ],
  },
  {
    type: 'negative',
    texts: [
      'the speed of a train and the time that it needs for 100 km',
      'the age of a computer and its value',
      'the height above sea level and the air temperature',
    ],
  },
  {
    type: 'zero',
    texts: [
      'the shoe sizes of adults and their marks in a spelling test',
      'the masses of dogs and the ages of their owners',
      'the house numbers of families and the numbers of their children',
    ],
  },
] as const

core('name-the-correlation', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const order = random.shuffle([1, -1, 0])
    const lists = order.map(sign =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x): Spot => {
        const free =
          sign === 0 ? random.step(1, 9, 0.5) : 5 + sign * 0.9 * (x - 5) + random.step(-1.2, 1.2, 0.1)
        return [x, roundTo(Math.min(9.4, Math.max(0.6, free)), 1)]
      }),
    )
    const flat = lists[order.indexOf(0)] ?? []
    const lean = flat.reduce((sum, [x, y]) => sum + (x - 5) * (y - 5), 0) / 60
    const heights = flat.map(([, y]) => y)
    const isFlat = Math.abs(lean) < 0.08 && Math.max(...heights) - Math.min(...heights) > 6
    return isFlat
      ? {
          order,
          lists,
          tales: SITUATIONS.map(({ texts }) => random.int(0, texts.length - 1)),
          ask: random.int(0, 2),
        }
      : null
  },
  make: ({ order, lists, tales, ask: asked }) => {
    const situations = SITUATIONS.map(({ type, texts }, at) => ({ type, text: texts[tales[at] ?? 0] ?? '' }))
    const letters = ['A', 'B', 'C']
    const tale = situations[asked] ?? { type: 'zero', text: '' }
    const letter = letters[order.findIndex(sign => typeOf(sign) === tale.type)] ?? 'A'
    return {
      stem: [
        'The diagrams show three sets of data.',
        '*A*, *B* and *C* are three scatter diagrams.',
        'Here are three scatter diagrams.',
      ],
      figure: threeFigure(lists),
      parts: {
        a: ask.match({
          command: 'Match',
          objective: 'AO1',
          prompt: 'Match each scatter diagram with its type of correlation.',
          items: letters.map(each => ({ id: each, text: each })),
          targets: TYPES.map(type => ({ id: type, text: type })),
          answer: Object.fromEntries(letters.map((each, at) => [each, typeOf(order[at] ?? 0)])),
          scheme: letters.map((each, at) => `B1 ${each} is ${typeOf(order[at] ?? 0)}`),
          solution:
            'Crosses that rise from left to right show positive correlation, crosses that fall negative. Where *y* does not depend on *x*, the correlation is zero.',
        }),
        b: ask.table({
          command: 'Write down',
          objective: 'AO2',
          prompt: [
            `Write down the letter of the diagram that could show ${tale.text}.`,
            `One of the diagrams shows ${tale.text}. Write down its letter.`,
          ],
          head: ['Diagram'],
          rows: [
            [{ blank: 'letter', answer: letter, marks: 1, mode: 'pick', choices: letters, inOrder: true }],
          ],
          scheme: [`B1 ${letter}`],
          solution:
            tale.type === 'zero'
              ? 'Neither quantity has anything to do with the other, so the correlation is zero.'
              : tale.type === 'positive'
                ? 'When the first quantity is greater, the second tends to be greater as well: positive correlation.'
                : 'When the first quantity is greater, the second tends to be smaller: negative correlation.',
        }),
      },
    }
  },
  verify: () => ({}),
})

core('the-point-that-does-not-fit', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, PAIRS.length - 1)
    const pair = pairOf(which)
    const [start, slope] = [random.pick(pair.starts), random.pick(pair.slopes)]
    const points = near(random, pair.axes, { slope, start }, 9)
    if (!points) return null
    const { x: dx, y: dy } = smallOf(pair.axes)
    const [x, away] = [
      roundTo(Math.round((pair.axes.x.max * random.pick([0.3, 0.4, 0.6, 0.7])) / dx) * dx, 2),
      random.pick([-1, 1]) * random.int(9, 11) * dy,
    ]
    const y = roundTo(Math.round((yAt(slope, start, x) + away) / dy) * dy, 2)
    const border = random.pick([0.3, 0.4, 0.6, 0.7]) * pair.axes.y.max
    const all: Spot[] = [...points, [x, y]].sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0)) as Spot[]
    const isClear =
      points.every(([px]) => px !== x) &&
      y > dy &&
      y < pair.axes.y.max - dy &&
      all.every(([, py]) => Math.abs(py - border) >= dy)
    const over = all.filter(([, py]) => py > border).length
    return isClear && over > 2 && over < 8
      ? { which, slope, start, all, odd: [x, y] as Spot, border, over }
      : null
  },
  make: ({ which, slope, start, all, odd, border, over }) => {
    const pair = pairOf(which)
    const { axes } = pair
    const value = yAt(slope, start, odd[0])
    return {
      stem: [
        `The scatter diagram shows ${pair.said(10)}.`,
        `The crosses show ${pair.said(10)}.`,
        `${pair.said(10).replace(/^the/, 'The')} are shown on the scatter diagram.`,
      ],
      figure: scatterFigure(axes, all),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          lead: `One of the ${pair.things} does not fit in with the others.`,
          prompt: [
            'Write down the coordinates of its point.',
            'Write down the coordinates of the point that stands for it.',
          ],
          scheme: [`B1 (${plain(odd[0])}, ${plain(odd[1])})`],
          solution: `The other nine crosses lie near a straight line, on which ${plain(odd[0])} would go with about ${plain(roundTo(value, 0))}. The cross at (${plain(odd[0])}, ${plain(odd[1])}) is far from it.`,
          answer: `(${odd[0]}, ${odd[1]})`,
          letters: [],
        }),
        b: correlation(typeOf(slope), because(slope, pair), [
          `Write down the type of correlation that the other ${pair.things} show.`,
          `What type of correlation do the other nine ${pair.things} show?`,
        ]),
        c: ask.number({
          sigFigs: 2,
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the percentage of all ten ${pair.things} for which the ${pair.thing} is more than ${plain(border)}${pair.measure === 'marks' || pair.measure === 'drinks' ? '' : ` ${pair.measure}`}.`,
          ],
          scheme: [`M1 ${over} of the crosses are higher than ${plain(border)}`, `A1 ${over * 10}`],
          solution: `Count the crosses above the level of ${plain(border)}: ${over} of 10, which is ${over * 10} per cent.`,
          answer: over * 10,
          unit: '%',
        }),
      },
    }
  },
  verify: ({ all, odd, border }) => ({
    a: `(${odd[0]}, ${odd[1]})`,
    c: 100 - 100 * (all.filter(([, y]) => y <= border).length / all.length),
  }),
})

const OUTSIDE = judged(
  'it is outside the range of the data (the line may not go on in the same way)',
  `
  reject inside/within ... range
  accept extrapolat*
  accept outside/beyond/out/past/exceed ... range/data/points/graph/diagram/values
  accept not (in/within/inside/part/cover/include) ... range/data/points/values
  accept no (data/points/values/information)
  accept (greater/higher/larger/more/bigger/older/hotter/longer/further/above) ... (data/points/values/range/largest/greatest/highest)
  accept line/pattern/trend/correlation ... not continue/same/apply/hold/straight
  accept line/pattern/trend/correlation ... stop/change/different
  accept data/points/values/graph ... only
  accept not (on graph/diagram/line | shown)
  accept line/graph/data ends/stops
  unsure range
  unsure continue/carry on
  unsure negative/impossible
  earns: it is outside the range of the data
  earns: there is no data for that value
  earns: the line might not continue in the same way
  earns: this is extrapolation
  earns: it is beyond the data pionts
  misses: the line is not accurate
  misses: it is within the range
  misses: the correlation is weak`,
)

core('estimate-and-explain', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, PAIRS.length - 1)
    const pair = pairOf(which)
    const { axes } = pair
    const [start, slope] = [random.pick(pair.starts), random.pick(pair.slopes)]
    const points = near(random, axes, { slope, start }, 10)
    if (!points) return null
    const { x: dx, y: dy } = smallOf(axes)
    const at = roundTo(Math.round((axes.x.max * random.pick([0.35, 0.4, 0.5, 0.55])) / dx) * dx, 2)
    const level = roundTo(
      Math.round((start + slope * axes.x.max * random.pick([0.6, 0.65, 0.7])) / dy) * dy,
      2,
    )
    const back = (level - start) / slope
    const isClear = points.every(([x, y]) => x !== at && y !== level) && Math.abs(back - at) > 2 * dx
    return isClear && back > axes.x.max * 0.2 && back < axes.x.max * 0.9
      ? {
          which,
          slope,
          start,
          points,
          at,
          level,
          back,
          far: roundTo(axes.x.max * random.pick([1.4, 1.5]), 2),
        }
      : null
  },
  make: ({ which, slope, start, points, at, level, back, far }) => {
    const pair = pairOf(which)
    const { axes } = pair
    const { x: dx, y: dy } = smallOf(axes)
    const ends = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0].map(
      (x): Spot => [x, yAt(slope, start, x)],
    ) as [Spot, Spot]
    const value = yAt(slope, start, at)
    return {
      stem: [
        `The scatter diagram shows ${pair.said(10)}. A line of best fit is drawn.`,
        `The scatter diagram, with a line of best fit, shows ${pair.said(10)}.`,
        `A line of best fit has been added to the scatter diagram. The crosses show ${pair.said(10)}.`,
      ],
      figure: scatterFigure(axes, points, { fit: ends }),
      parts: {
        a: ask.number({
          sigFigs: 2,
          command: 'Find',
          objective: 'AO1',
          prompt: `Use the line of best fit to estimate ${pair.asks} ${pair.with(at)}.`,
          scheme: [`B1 ${plain(roundTo(value, 1))}, within ${plain(dy / 2)}`],
          solution: `Go up from ${plain(at)} to the line and then across: ${plain(roundTo(value, 1))}.`,
          answer: value,
          tolerance: dy / 2,
          unit: pair.units[1],
        }),
        b: ask.number({
          sigFigs: 2,
          command: 'Find',
          objective: 'AO1',
          prompt: `Use the line of best fit to estimate ${pair.back(level)}.`,
          scheme: [`B1 ${plain(roundTo(back, 1))}, within ${plain(dx / 2)}`],
          solution: `Start on the other axis: across from ${plain(level)} to the line and then down, to about ${plain(roundTo(back, 1))}.`,
          answer: back,
          tolerance: dx / 2,
          unit: pair.units[0],
        }),
        c: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: [
            `Explain why the line of best fit should not be used to estimate ${pair.asks} ${pair.with(far)}.`,
            `Give a reason why it is not sensible to use this line to estimate ${pair.asks} ${pair.with(far)}.`,
          ],
          scheme: [OUTSIDE],
          modelAnswer: `${plain(far)} is outside the range of the data, so nobody knows whether the line goes on in the same way.`,
          solution: `The crosses lie between ${plain(points[0]?.[0] ?? 0)} and ${plain(points.at(-1)?.[0] ?? 0)}. To estimate at ${plain(far)} the line would have to be extended far beyond them (extrapolation), and the relation need not hold there.`,
        }),
      },
    }
  },
  verify: ({ slope, start, at, level }) => {
    // A second line: through two of its points, by ratios.
    const [p, q] = [start + slope, start + 3 * slope]
    return { a: p + ((q - p) * (at - 1)) / 2, b: 1 + (2 * (level - p)) / (q - p) }
  },
})
