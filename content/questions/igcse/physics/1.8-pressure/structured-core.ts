import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import {
  dimension,
  dot,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { PRESSURE_EQUATION } from '../equations'
import { rounded, two } from '../shared'
import { AREA_IN_USE, DAM, ON_ANOTHER_FACE, SAME_DEPTH, STEEPER, USES } from './points-core'

const { core, templates } = questionsOf('structured', '1.8', { calculator: 'needed' })

export { templates }

const BLOCKS = [
  { name: 'concrete block', density: 2300, long: [0.5, 0.8], deep: [0.2, 0.4], thick: [0.1, 0.2] },
  { name: 'block of stone', density: 2600, long: [0.6, 1.2], deep: [0.3, 0.5], thick: [0.2, 0.3] },
  { name: 'block of ice', density: 920, long: [0.5, 0.9], deep: [0.3, 0.4], thick: [0.1, 0.2] },
  { name: 'heavy wooden chest', density: 350, long: [0.8, 1.2], deep: [0.4, 0.6], thick: [0.3, 0.4] },
] as const

const metres = (length: number) => quantity(length, 'm', length >= 1 ? 2 : 1)

/** A block seen from the front and a little from above, its lower left front corner at (x, y). */
function block(x: number, y: number, width: number, height: number, depth: number): Shape {
  const back = (px: number, py: number): Point => [px + depth * 0.55, py - depth * 0.4]
  return (
    rect(x, y - height, width, height, 'l sunk') +
    polygon(
      [[x, y - height], back(x, y - height), back(x + width, y - height), [x + width, y - height]],
      'l sheet',
    ) +
    polygon(
      [[x + width, y], back(x + width, y), back(x + width, y - height), [x + width, y - height]],
      'l sheet',
    )
  )
}

core('block-on-two-faces', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const kind = random.pick(BLOCKS)
    const [long, deep, thick] = [
      random.step(kind.long[0], kind.long[1], 0.1),
      random.step(kind.deep[0], kind.deep[1], 0.1),
      random.step(kind.thick[0], kind.thick[1], 0.1),
    ]
    const mass = roundTo(kind.density * long * deep * thick, 0)
    const step = mass > 100 ? 10 : 1
    if (deep <= thick + 0.05 || long <= deep + 0.05) return null
    return {
      kind,
      long,
      deep,
      thick,
      mass: Math.round(mass / step) * step,
      isSmaller: random.chance(0.6),
      use: random.pick(USES),
    }
  },
  make: ({ kind, long, deep, thick, mass, isSmaller, use }) => {
    const { name } = kind
    const short = name.includes('block') ? 'block' : 'chest'
    const weight = mass * 9.8
    // P lies on its largest face, or, the other way round, stands on its smallest.
    const flat = { width: long, height: thick }
    const upright = { width: thick, height: long }
    const [p, q] = isSmaller ? [flat, upright] : [upright, flat]
    const area = p.width * deep
    const pressure = weight / area
    const unit = 112 / long
    const floor = 166
    const said = isSmaller ? 'larger' : 'smaller'
    const d = deep * unit
    const drawn = (x: number, { width, height }: typeof flat, letter: string, isMeasured: boolean) => {
      const [w, h] = [width * unit, height * unit]
      return (
        block(x, floor, w, h, d) +
        text(x + w / 2, floor + (isMeasured ? 44 : 26), letter, { anchor: 'middle', cls: 'b' }) +
        (isMeasured
          ? dimension(x, floor + 14, x + w, floor + 14, '') +
            text(x + w / 2, floor + 30, metres(width), { anchor: 'middle' }) +
            dimension(x - 10, floor - h, x - 10, floor, metres(height), [x - 37, floor - h / 2 + 5]) +
            dimension(x + w + 10, floor, x + w + 10 + d * 0.55, floor - d * 0.4, '') +
            text(x + w + 12, floor + 18, metres(deep))
          : '')
      )
    }
    const first = 58
    const second = 346 - q.width * unit - d * 0.55
    return {
      stem: `A ${name} of mass ${quantity(mass, 'kg')} is on level ground. The diagram shows it in two positions, P and Q.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/block-in-two-positions',
          title: `A ${name} in two positions`,
          description: `Two drawings of the same ${name} on the ground. In position P it is ${metres(p.width)} wide at the front, ${metres(deep)} from front to back and ${metres(p.height)} high. In position Q it ${isSmaller ? 'stands upright' : 'lies flat'}.`,
          height: 220,
        },
        line(50, floor, 352, floor, 'l thin'),
        drawn(first, p, 'P', true),
        drawn(second, q, 'Q', false),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the equation that links pressure, force and area.',
          lines: 1,
          scheme: [PRESSURE_EQUATION],
          modelAnswer: 'pressure = force ÷ area',
          solution: 'Pressure is the force on each unit of area, so the force is divided by the area.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the weight of the ${short}.`,
          subtopic: '1.3',
          answer: weight,
          unit: 'N',
          scheme: [`C1 *W* = *mg*, or ${mass} × 9.8`, `A1 ${rounded(weight, 'N')}`],
          solution: `*W* = *mg* = ${mass} × 9.8 = ${rounded(weight, 'N')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the pressure on the ground due to the ${short} in position P. Give the unit.`,
          answer: pressure,
          unit: 'Pa',
          unitMode: 'asked',
          follow: { from: 'b.i', formula: `x/${plain(area)}` },
          via: [{ value: weight, formula: `x/${plain(area)}` }],
          scheme: [
            `C1 area = ${two(p.width)} × ${two(deep)} = ${quantity(area, 'm^2')}`,
            `C1 *p* = *F* ÷ *A*, or ${plain(roundTo(weight, 1))} ÷ ${plain(area)}`,
            `A1 ${rounded(pressure, 'Pa')}, or N/m^{2}`,
          ],
          solution: `In position P the area on the ground is ${two(p.width)} × ${two(deep)} = ${quantity(area, 'm^2')}. The force is the weight.

*p* = *F* ÷ *A* = ${plain(roundTo(weight, 1))} ÷ ${plain(area)} = ${rounded(pressure, 'Pa')}.`,
        }),
        c: ask.written({
          prompt: `The ${short} is now placed in position Q. State and explain how the pressure on the ground changes.`,
          command: 'State and explain',
          objective: 'AO2',
          scheme: ON_ANOTHER_FACE(isSmaller),
          modelAnswer: `The pressure is ${said}. The weight is the same, but it acts on a ${isSmaller ? 'smaller' : 'larger'} area.`,
          solution: `Pressure = force ÷ area. The weight of the ${short} does not change. In position Q the area on the ground is ${isSmaller ? 'smaller' : 'larger'}, so the pressure is ${said}.`,
        }),
        d: ask.written({
          prompt: use.prompt,
          scheme: AREA_IN_USE(use),
          modelAnswer: use.model,
          solution: `Pressure = force ÷ area. The same force on a ${use.isLarge ? 'larger area causes a smaller' : 'smaller area causes a larger'} pressure.`,
        }),
      },
    }
  },
  verify: ({ long, deep, thick, mass, isSmaller }) => {
    // The weight over each square decimetre, a hundred of which are a square metre.
    const weight = (mass * 98) / 10
    const squares = Math.round((isSmaller ? long : thick) * 10) * Math.round(deep * 10)
    return { 'b.i': weight, 'b.ii': (weight / squares) * 100 }
  },
})

const DEPTHS = [0.2, 0.4, 0.6, 0.8, 1] as const

const LIQUIDS = [
  { liquid: 'water', density: 1000, denser: 'salt water' },
  { liquid: 'oil', density: 850, denser: 'water' },
  { liquid: 'salt water', density: 1150, denser: 'glycerol' },
  { liquid: 'glycerol', density: 1250, denser: 'a strong sugar solution' },
] as const

core('pressure-and-depth-in-a-tank', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const kind = random.pick(LIQUIDS)
    const readings = DEPTHS.map(depth => roundTo((kind.density * 9.8 * depth) / 1000, 1))
    const letters = random.shuffle(['A', 'B', 'C', 'D'] as const)
    return { kind, readings, letters, at: random.pick([0.3, 0.5, 0.7, 0.9]), level: random.int(70, 88) }
  },
  make: ({ kind, readings, letters, at, level }) => {
    const { liquid, density } = kind
    const rate = (density * 9.8) / 1000
    const [deepest = '', one = '', other = '', shallow = ''] = letters
    const spots: readonly (readonly [string, number, number])[] = [
      [deepest, 250, 164],
      [one, 92, level + 46],
      [other, 206, level + 46],
      [shallow, 148, level - 14],
    ]
    const pair = [one, other].sort()
    return {
      stem: `The diagram shows a tank with ${liquid} in it. The bottom of the tank slopes. A, B, C and D are four points in the ${liquid}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-points-in-a-tank',
          title: 'A tank of liquid with four points in it',
          description: `A wide tank, open at the top, whose bottom slopes down to the right. The liquid stands at the same level everywhere. Point ${shallow} is just below the surface. Points ${pair.join(' and ')} are lower, on one level. Point ${deepest} is near the deepest part of the bottom.`,
          height: 196,
        },
        polygon(
          [
            [60, 46],
            [300, 46],
            [300, 180],
            [60, 148],
          ],
          'w',
        ),
        polyline([
          [60, 22],
          [60, 148],
          [300, 180],
          [300, 22],
        ]),
        line(60, 46, 300, 46, 'p'),
        ...spots.map(([name, x, y]) => dot(x, y) + text(x + 8, y + 5, name, { cls: 'b' })),
        text(64, 38, liquid, { cls: 's' }),
      ),
      parts: {
        'a.i': words({
          subject: 'igcse/physics',
          prompt: `State at which point the pressure due to the ${liquid} is greatest.`,
          mode: 'exact',
          answers: [{ text: deepest, accept: [deepest.toLowerCase()] }],
          solution: `The pressure in a liquid increases with depth, and ${deepest} is the deepest of the four points.`,
        }),
        'a.ii': ask.written({
          prompt: `Explain why the pressure at ${pair[0]} is equal to the pressure at ${pair[1]}.`,
          lines: 1,
          scheme: [SAME_DEPTH],
          modelAnswer: 'They are at the same depth below the surface of the same liquid.',
          solution:
            'The pressure due to a liquid depends on the depth below the surface and on the density of the liquid, not on the place.',
        }),
        b: plotPart({
          name: 'motion-forces-and-energy/grid-for-pressure-in-a-tank',
          title: 'Grid for a graph of pressure against depth',
          description:
            'Graph paper. The horizontal axis is the depth from 0 to 1.2 metres, the vertical one the pressure from 0 to 14 kilopascals.',
          lead: `The table shows the pressure due to the ${liquid} at different depths.`,
          prompt: 'Plot the five results on the grid. Draw the straight line of best fit through the origin.',
          command: 'Draw',
          objective: 'AO2',
          table: {
            head: ['depth / m', ...DEPTHS.map(depth => plain(depth, 1))],
            rows: [['pressure / kPa', ...readings.map(each => plain(each, 1))]],
          },
          axes: {
            x: { label: 'depth / m', min: 0, max: 1.2, large: 0.2, parts: 5 },
            y: { label: 'pressure / kPa', min: 0, max: 14, large: 2, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: DEPTHS.map((depth, index): Spot => [depth, readings[index] ?? 0]),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [rate - 0.5, rate + 0.5],
              intercept: [-0.3, 0.3],
              covers: [0, 1],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit from the origin',
          ],
          solution:
            'One small square is 0.04 m across and 0.4 kPa upwards. The points lie on a straight line through the origin, because there is no pressure due to the liquid at its surface.',
        }),
        c: ask.number({
          prompt: `Determine, from your graph, the pressure due to the ${liquid} at a depth of ${quantity(at, 'm')}.`,
          answer: rate * at,
          unit: 'kPa',
          tolerance: 0.4,
          scheme: [`${quantity(rate * at, 'kPa', 2)} (within 0.4 kPa)`],
          solution: `Go up from ${quantity(at, 'm')} to the line, and across to the pressure axis: about ${quantity(rate * at, 'kPa', 2)}.`,
        }),
        d: ask.written({
          prompt: `The tank is now filled with ${kind.denser}, which is denser than ${liquid}. State how the line on the graph for ${kind.denser} is different.`,
          command: 'State',
          objective: 'AO2',
          lines: 1,
          scheme: [STEEPER],
          modelAnswer: 'The line is steeper, because the pressure at each depth is larger.',
          solution:
            'At the same depth, the pressure in a denser liquid is larger. So the line rises more steeply from the origin.',
        }),
        e: ask.written({
          prompt:
            'A dam holds back the water of a lake. Explain why the wall of the dam is thicker at the bottom than at the top.',
          command: 'Explain',
          scheme: DAM,
          modelAnswer:
            'The pressure of the water increases with depth, so it is largest at the bottom. The force on the wall is larger there, and the wall must be stronger to withstand it.',
          solution: 'First say how the pressure depends on the depth. Then say what this means for the wall.',
        }),
      },
    }
  },
  verify: ({ kind, at }) => {
    // The weight of a column of the liquid on one square centimetre.
    const column = (at * 100 * kind.density) / 1e6
    return { c: (column * 9.8 * 1e4) / 1000 }
  },
})
