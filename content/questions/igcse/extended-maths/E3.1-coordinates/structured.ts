import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { gridFigure, markPart, named, squares, tellPoints } from '../straight-lines'
import { cornersOnly } from './drawings'

const { core, templates } = questionsOf('structured', 'E3.1')

export { templates }

const far = (points: readonly Point[], least: number) =>
  points.every(([x, y], at) => points.slice(at + 1).every(([u, v]) => Math.hypot(x - u, y - v) >= least))

core('read-and-mark-points', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const size = () => random.int(1, 5)
    const quadrants = random.shuffle([
      [-size(), size()],
      [-size(), -size()],
      [size(), -size()],
      random.chance(0.5) ? [0, random.pick([-4, -3, 3, 4])] : [random.pick([-5, -4, 4, 5]), 0],
    ] as [number, number][])
    const [a, b, c, d] = quadrants
    const letters = random.pick([
      ['A', 'B', 'C', 'D'],
      ['P', 'Q', 'R', 'S'],
      ['K', 'L', 'M', 'N'],
    ] as const)
    if (!a || !b || !c || !d || quadrants.some(([x, y]) => x === y)) return null
    return far(quadrants, 3) ? { a, b, c, d, letters } : null
  },
  make: ({ a, b, c, d, letters: [one, two, three, four] }) => {
    const on = squares(6, [-5, 5], true)
    const read = (at: Point, name: string) =>
      ask.expression({
        command: 'Write down',
        objective: 'AO1',
        prompt: `Write down the coordinates of *${name}*.`,
        scheme: [`B1 ${coordinates(at)}`],
        solution: `First across, then up or down: *${name}* is at $x = ${at[0]}$ and $y = ${at[1]}$, so it is ${coordinates(at)}.`,
        answer: `(${at[0]}, ${at[1]})`,
        letters: [],
      })
    return {
      stem: '',
      parts: {
        a: markPart({
          on,
          name: 'coordinate-geometry/points-to-mark',
          title: 'A grid with two points',
          description: `${tellPoints({ [one]: a, [two]: b })}.`,
          given: [named(on, a, `*${one}*`), named(on, b, `*${two}*`)],
          wanted: { [three]: c, [four]: d },
          lead: `Points *${one}* and *${two}* are marked on the grid.`,
          prompt: [
            `On the grid, plot the points *${three}* ${coordinates(c)} and *${four}* ${coordinates(d)}.`,
            `Mark the points *${three}* ${coordinates(c)} and *${four}* ${coordinates(d)} on the grid.`,
            `*${three}* is the point ${coordinates(c)} and *${four}* is the point ${coordinates(d)}. Plot both on the grid.`,
          ],
          scheme: [`B1 *${three}* at ${coordinates(c)}`, `B1 *${four}* at ${coordinates(d)}`],
          solution:
            `Start at the origin. The first number says how far to go right, or left if it is negative. The second number says how far to go up, or down if it is negative. ${c[0] === 0 || d[0] === 0 ? 'A point with $x = 0$ lies on the *y*-axis.' : c[1] === 0 || d[1] === 0 ? 'A point with $y = 0$ lies on the *x*-axis.' : ''}`.trim(),
        }),
        'b.i': read(a, one),
        'b.ii': read(b, two),
      },
    }
  },
  verify: ({ a, b }) => {
    // Back from the canvas to the grid.
    const on = squares(6, [-5, 5], true)
    const [[ox, oy], [ux, uy]] = [on.at(0, 0), on.at(1, 1)]
    const back = ([x, y]: Point) => {
      const [px, py] = on.at(x, y)
      return `(${Math.round((px - ox) / (ux - ox))}, ${Math.round((py - oy) / (uy - oy))})`
    }
    return { 'b.i': back(a), 'b.ii': back(b) }
  },
})

const PLACES = [
  {
    chart: 'chart of a bay',
    start: ['H', 'a harbour'],
    end: ['L', 'a lighthouse'],
    goes: 'A boat sails from',
  },
  {
    chart: 'map of a nature park',
    start: ['C', 'a camp'],
    end: ['W', 'a waterfall'],
    goes: 'A ranger walks from',
  },
  { chart: 'map of a desert', start: ['B', 'a base'], end: ['S', 'a spring'], goes: 'A drone flies from' },
  { chart: 'plan of an airport', start: ['G', 'a gate'], end: ['T', 'a tower'], goes: 'A car drives from' },
] as const
const COMPASS = (x: number, y: number) => [x > 0 ? 'east' : 'west', y > 0 ? 'north' : 'south'] as const

core('journey-on-a-map', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const place = random.pick(PLACES)
    const [h, l] = [
      [random.int(-5, 5), random.int(-4, 4)],
      [random.int(-5, 5), random.int(-4, 4)],
    ] as const
    const [right, up] = [random.int(-8, 8), random.int(-7, 7)]
    const p = [h[0] + right, h[1] + up] as const
    const crosses = p[0] * h[0] < 0 && p[1] * h[1] < 0
    const inside = Math.abs(p[0]) <= 6 && Math.abs(p[1]) <= 5
    const [toX, toY] = [l[0] - p[0], l[1] - p[1]]
    const clear = Math.abs(toX) > 1 && Math.abs(toY) > 1 && h[0] * h[1] * l[0] * l[1] !== 0
    return inside && crosses && clear && far([h, l], 4) ? { place, h, l, right, up } : null
  },
  make: ({ place, h, l, right, up }) => {
    const on = squares(6, [-5, 5], true)
    const [[start, harbour], [end, light]] = [place.start, place.end]
    const p: Point = [h[0] + right, h[1] + up]
    const [across, along] = COMPASS(right, up)
    const [toX, toY] = [l[0] - p[0], l[1] - p[1]]
    const [nextX, nextY] = COMPASS(toX, toY)
    return {
      stem: `The grid shows a ${place.chart}. *${start}* is ${harbour} and *${end}* is ${light}. The *y*-axis points north. The side of each square is 1 km.`,
      figure: gridFigure(
        on,
        'coordinate-geometry/map-with-two-places',
        `A ${place.chart}`,
        `${tellPoints({ [start]: h, [end]: l })}.`,
        named(on, h, `*${start}*`),
        named(on, l, `*${end}*`),
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            `Write down the coordinates of *${start}*.`,
            `Write down the coordinates of point *${start}*.`,
          ],
          scheme: [`B1 ${coordinates(h)}`],
          solution: `Read the number on the *x*-axis first, then the number on the *y*-axis: ${coordinates(h)}.`,
          answer: `(${h[0]}, ${h[1]})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          lead: `${place.goes} *${start}* to *P*: ${Math.abs(right)} km ${across} and then ${Math.abs(up)} km ${along}.`,
          prompt: 'Work out the coordinates of *P*.',
          scheme: [`M1 *x* = ${plain(p[0])} or *y* = ${plain(p[1])}`, `A1 ${coordinates(p)}`],
          solution: `${across === 'east' ? 'East adds to' : 'West takes away from'} *x*: $${h[0]} ${right > 0 ? '+' : '-'} ${Math.abs(right)} = ${p[0]}$.\n\n${along === 'north' ? 'North adds to' : 'South takes away from'} *y*: $${h[1]} ${up > 0 ? '+' : '-'} ${Math.abs(up)} = ${p[1]}$.`,
          answer: `(${p[0]}, ${p[1]})`,
          letters: [],
        }),
        c: ask.values({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out how far ${nextX} and how far ${nextY} *${end}* is from *P*.`,
          found: [
            [`${nextX} / km`, Math.abs(toX), 'across'],
            [`${nextY} / km`, Math.abs(toY), 'up'],
          ],
          scheme: [`B1 ${Math.abs(toX)}`, `B1 ${Math.abs(toY)}`],
          solution: `Compare the coordinates of ${coordinates(p)} and ${coordinates(l)}. The *x*-coordinates differ by ${Math.abs(toX)}, the *y*-coordinates by ${Math.abs(toY)}.`,
        }),
      },
    }
  },
  verify: ({ h, l, right, up }) => {
    let [x, y] = [h[0], h[1]]
    for (let step = 0; step < Math.abs(right); step += 1) x += Math.sign(right)
    for (let step = 0; step < Math.abs(up); step += 1) y += Math.sign(up)
    let [wide, high] = [0, 0]
    while (x + wide !== l[0] && x - wide !== l[0]) wide += 1
    while (y + high !== l[1] && y - high !== l[1]) high += 1
    return { a: `(${h[0]}, ${h[1]})`, b: `(${x}, ${y})`, 'c.across': wide, 'c.up': high }
  },
})

core('rectangle-from-two-corners', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [left, bottom] = [random.int(-8, -1), random.int(-7, -1)]
    const [right, top] = [random.int(1, 9), random.int(1, 8)]
    const [wide, high] = [right - left, top - bottom]
    const shape = wide / high
    const asked = random.pick(['perimeter', 'area'] as const)
    if (shape < 1.25 || shape > 2.6 || (asked === 'area' && wide > 12 && high > 12)) return null
    return { left, bottom, right, top, asked, names: random.pick(['ABCD', 'PQRS', 'EFGH']) }
  },
  make: ({ left, bottom, right, top, asked, names }) => {
    const [p = 'A', q = 'B', r = 'C', s = 'D'] = names.split('')
    const [wide, high] = [right - left, top - bottom]
    const [b, d]: [Point, Point] = [
      [right, bottom],
      [left, top],
    ]
    return {
      stem: [
        `*${names}* is a rectangle. Its sides are parallel to the axes. *${p}* is the point ${coordinates([left, bottom])} and *${r}* is the point ${coordinates([right, top])}.`,
        `The diagram shows a rectangle *${names}* with *${p}* at ${coordinates([left, bottom])} and *${r}* at ${coordinates([right, top])}. The sides of the rectangle are parallel to the axes.`,
        `Two vertices of the rectangle *${names}* are *${p}* ${coordinates([left, bottom])} and *${r}* ${coordinates([right, top])}. The sides are parallel to the axes.`,
      ],
      figure: cornersOnly(names, [left, bottom], [right, top]),
      parts: {
        'a.i': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the coordinates of *${q}*.`,
          scheme: [`B1 ${coordinates(b)}`],
          solution: `*${q}* is below *${r}*, so it has the same *x*-coordinate, and level with *${p}*, so it has the same *y*-coordinate: ${coordinates(b)}.`,
          answer: `(${b[0]}, ${b[1]})`,
          letters: [],
        }),
        'a.ii': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the coordinates of *${s}*.`,
          scheme: [`B1 ${coordinates(d)}`],
          solution: `*${s}* is above *${p}* and level with *${r}*: ${coordinates(d)}.`,
          answer: `(${d[0]}, ${d[1]})`,
          letters: [],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          lead: 'One unit on each axis is 1 cm.',
          prompt: `Work out the ${asked} of the rectangle.`,
          scheme: [`M1 ${wide} and ${high}`, `A1 ${asked === 'area' ? wide * high : 2 * (wide + high)}`],
          solution: `The length is $${right} - (${left}) = ${wide}$ and the height is $${top} - (${bottom}) = ${high}$.\n\n${
            asked === 'area'
              ? `$${wide} \\times ${high} = ${wide * high}$`
              : `$2 \\times (${wide} + ${high}) = ${2 * (wide + high)}$`
          }`,
          answer: asked === 'area' ? wide * high : 2 * (wide + high),
          unit: asked === 'area' ? 'cm^2' : 'cm',
        }),
      },
    }
  },
  verify: ({ left, bottom, right, top, asked }) => {
    // Unit squares inside, or unit steps around.
    let count = 0
    for (let x = left; x < right; x += 1) {
      if (asked === 'perimeter') count += 2
      for (let y = bottom; y < top; y += 1) if (asked === 'area') count += 1
    }
    for (let y = bottom; y < top; y += 1) if (asked === 'perimeter') count += 2
    return { 'a.i': `(${right}, ${bottom})`, 'a.ii': `(${left}, ${top})`, b: count }
  },
})
