import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { threeFigures } from '@/lib/figures/geometry/bearings'
import { angleFigures } from '../triangle-figures'
import { cornerWay, equalWays, turnAtQ, twoLegs } from './drawings'

const { core, templates } = questionsOf('structured', 'E4.3')

export { templates }

const turned = (bearing: number) => ((bearing % 360) + 360) % 360

/** A bearing to one decimal place, with three figures before the point. */
const toTenths = (bearing: number) => plain(bearing, 1).padStart(5, '0')

const TRAVELLERS = ['A ship sails', 'A hiker walks', 'A drone flies'] as const

core('back-bearing-and-a-turn', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const there = random.pick([random.int(38, 84), random.int(98, 152)])
    const angle = random.int(54, 118)
    const side = random.pick([1, -1] as const)
    const next = turned(there + 180 + side * angle)
    return next < 35 || next > 330 || Math.abs(next - 180) < 12
      ? null
      : { there, angle, side, next, thing: random.int(0, 2) }
  },
  make: ({ there, angle, side, next, thing }) => {
    const back = there + 180
    const sum = back + side * angle
    return {
      stem: `${TRAVELLERS[thing] ?? TRAVELLERS[0]} from *P* to *Q* on a bearing of ${threeFigures(there)}, and then from *Q* to *R*. Angle *PQR* = ${angle}°.`,
      figure: turnAtQ(there, next, angle),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the bearing of *P* from *Q*.',
          scheme: [`M1 $${there} + 180$`, `A1 ${threeFigures(back)}`],
          solution: `North at *P* and north at *Q* are parallel. The way back is opposite to the way there: $${there} + 180 = ${back}$.`,
          answer: back,
          sigFigs: 3,
          unit: '°',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the bearing of *R* from *Q*.',
          scheme: [`M1 their $${back} ${side > 0 ? '+' : '-'} ${angle}$`, `A1 ${threeFigures(next)}`],
          solution: `At *Q* the direction to *P* is ${threeFigures(back)}. *R* lies ${angle}° further ${side > 0 ? 'clockwise' : 'anticlockwise'}: $${back} ${side > 0 ? '+' : '-'} ${angle} = ${sum}$.${sum >= 360 ? ` A whole turn is 360°, so the bearing is $${sum} - 360$: ${threeFigures(next)}.` : ` The bearing is ${threeFigures(next)}.`}`,
          answer: next,
          sigFigs: 3,
          unit: '°',
          follow: { from: 'a', formula: `x ${side > 0 ? '+' : '-'} ${angle}${sum >= 360 ? ' - 360' : ''}` },
        }),
      },
    }
  },
  verify: ({ there, angle, side }) => {
    // Unit vectors: back along the way, then turned about Q.
    const radians = Math.PI / 180
    const [x, y] = [-Math.sin(there * radians), -Math.cos(there * radians)]
    const turn = -side * angle * radians // clockwise is negative
    const [u, v] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
    const bearing = (east: number, north: number) => Math.round(turned(Math.atan2(east, north) / radians))
    return { a: bearing(x, y), b: bearing(u, v) }
  },
})

core('equal-distances-and-bearings', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const first = random.int(26, 78)
    const apex = random.step(44, 104, 2)
    const second = first + apex
    return second > 172 || second < 96
      ? null
      : { first, apex, second, far: random.int(6, 25), thing: random.int(0, 2) }
  },
  make: ({ first, apex, second, far, thing }) => {
    const base = (180 - apex) / 2
    const answer = first + 180 - base
    const back = turned(answer + 180)
    return {
      stem:
        [
          `Two boats *B* and *C* leave a harbour *A*. *B* sails ${far} km on a bearing of ${threeFigures(first)}, and *C* sails ${far} km on a bearing of ${threeFigures(second)}.`,
          `Two masts *B* and *C* are both ${far} km from a village *A*. The bearing of *B* from *A* is ${threeFigures(first)} and the bearing of *C* from *A* is ${threeFigures(second)}.`,
          `Two aircraft fly from an airport *A*, each for ${far} km. One flies on a bearing of ${threeFigures(first)} to *B*, the other on a bearing of ${threeFigures(second)} to *C*.`,
        ][thing] ?? '',
      figure: equalWays(first, second, `${far} km`),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out angle *ABC*.',
          scheme: [`M1 $${second} - ${first}$, or ${apex}`, `M1 $(180 - ${apex}) \\div 2$`, `A1 ${base}`],
          solution: `Angle *BAC* = $${second} - ${first} = ${apex}$°. *AB* = *AC*, so the triangle is isosceles: angle *ABC* = $(180 - ${apex}) \\div 2 = ${base}$°.`,
          answer: base,
          unit: '°',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the bearing of *C* from *B*.',
          scheme: [
            `M1 $${first} + 180$`,
            `M1 their $${first + 180} - \\text{their } ${base}$`,
            `A1 ${threeFigures(answer)}`,
          ],
          solution: `At *B* the bearing of *A* is $${first} + 180 = ${first + 180}$°. *C* is ${base}° anticlockwise from there: $${first + 180} - ${base} = ${answer}$.`,
          answer,
          sigFigs: 3,
          unit: '°',
          follow: { from: 'a', formula: `${first + 180} - x` },
        }),
        c: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the bearing of *B* from *C*.',
          scheme: [`B1 ${threeFigures(back)}`],
          solution: `The way back: ${answer >= 180 ? `$${answer} - 180 = ${back}$` : `$${answer} + 180 = ${back}$`}, written with three figures: ${threeFigures(back)}.`,
          answer: back,
          unit: '°',
          follow: { from: 'b', formula: answer >= 180 ? 'x - 180' : 'x + 180' },
        }),
      },
    }
  },
  verify: ({ first, second, apex }) => {
    const radians = Math.PI / 180
    const at = (bearing: number) => [Math.sin(bearing * radians), Math.cos(bearing * radians)] as const
    const [b, c] = [at(first), at(second)]
    const [east, north] = [c[0] - b[0], c[1] - b[1]]
    const bearing = (x: number, y: number) => Math.round(turned(Math.atan2(x, y) / radians))
    const half = Math.sin((apex / 2) * radians)
    return { a: Math.acos(half) / radians, b: bearing(east, north), c: bearing(-east, -north) }
  },
})

core('due-east-then-due-north', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [x, y] = [random.int(11, 48), random.int(9, 46)]
    const slope = y / x
    if (slope < 0.35 || slope > 1.4 || x === y || Number.isInteger(Math.hypot(x, y))) return null
    return { x, y, east: random.pick([1, -1]), north: random.pick([1, -1]), thing: random.int(0, 2) }
  },
  make: ({ x, y, east, north, thing }) => {
    const unit = 'km'
    const inner = (Math.atan(y / x) * 180) / Math.PI
    const side = east > 0 ? 90 : 270
    const clockwise = east > 0 === north < 0
    const bearing = clockwise ? side + inner : side - inner
    const far = Math.hypot(x, y)
    const back = turned(bearing + 180)
    const one = figures(inner, 3)
    const wayOne = east > 0 ? 'east' : 'west'
    const wayTwo = north > 0 ? 'north' : 'south'
    return {
      stem:
        [
          `Town *B* is ${quantity(x, unit)} due ${wayOne} of town *A*. Town *C* is ${quantity(y, unit)} due ${wayTwo} of town *B*.`,
          `A ship sails ${quantity(x, unit)} due ${wayOne} from *A* to *B*, and then ${quantity(y, unit)} due ${wayTwo} from *B* to *C*.`,
          `A bus goes ${quantity(x, unit)} due ${wayOne} from *A* to *B*. It turns at *B* and goes ${quantity(y, unit)} due ${wayTwo} to *C*.`,
        ][thing] ?? '',
      figure: cornerWay(east * x, north * y, unit),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the distance from *A* to *C* in a straight line.',
          scheme: [`M1 $\\sqrt{${x}^2 + ${y}^2}$`, `A1 ${figures(far, 3)}`],
          solution: `East and north are at right angles, so Pythagoras’ theorem holds: $\\sqrt{${x}^2 + ${y}^2} = ${figures(far, 4)}$.`,
          answer: far,
          sigFigs: 3,
          unit,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the bearing of *C* from *A*.',
          scheme: [
            `M1 $\\tan x = \\frac{${y}}{${x}}$`,
            `M1 $${side} ${clockwise ? '+' : '-'} \\text{their } ${one}$`,
            `A1 ${toTenths(bearing)}`,
          ],
          solution: `Angle $BAC = \\tan^{-1}\\left(\\frac{${y}}{${x}}\\right) = ${one}$°. Due ${wayOne} is ${threeFigures(side)}, and *C* lies ${clockwise ? 'clockwise' : 'anticlockwise'} from it: $${side} ${clockwise ? '+' : '-'} ${one} = ${plain(bearing, 1)}$${bearing < 100 ? `, so the bearing is ${toTenths(bearing)}°` : ''}.`,
          answer: bearing,
          sigFigs: angleFigures(bearing),
          unit: '°',
        }),
        c: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the bearing of *A* from *C*.',
          scheme: [`B1 ${toTenths(back)}`],
          solution: `The bearing of the way back differs by 180°. ${bearing >= 180 ? 'Subtract' : 'Add'} it: ${toTenths(back)}°.`,
          answer: back,
          sigFigs: angleFigures(back),
          unit: '°',
          follow: { from: 'b', formula: bearing >= 180 ? 'x - 180' : 'x + 180' },
          via: [{ value: bearing, formula: bearing >= 180 ? 'x - 180' : 'x + 180' }],
        }),
      },
    }
  },
  verify: ({ x, y, east, north }) => {
    const radians = Math.PI / 180
    const there = turned(Math.atan2(east * x, north * y) / radians)
    return {
      a: y / Math.abs(Math.cos(there * radians)),
      b: there,
      c: turned(Math.atan2(-east * x, -north * y) / radians),
    }
  },
})

core('scale-drawing-on-paper', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const each = random.pick([2, 5, 10])
    const [one, other] = [random.step(5, 8, 0.5), random.step(4, 7, 0.5)]
    const first = random.int(35, 80)
    const second = first + random.int(55, 95)
    return one === other || second < 105 ? null : { each, one, other, first, second, thing: random.int(0, 2) }
  },
  make: ({ each, one, other, first, second, thing }) => {
    const radians = Math.PI / 180
    const east = one * Math.sin(first * radians) + other * Math.sin(second * radians)
    const north = one * Math.cos(first * radians) + other * Math.cos(second * radians)
    const far = Math.hypot(east, north) * each
    const home = turned(Math.atan2(-east, -north) / radians)
    const who = TRAVELLERS[thing] ?? TRAVELLERS[0]
    return {
      stem: `${who} ${quantity(one * each, 'km')} from *A* to *B* on a bearing of ${threeFigures(first)}. Then it ${['sails', 'walks', 'flies'][thing]} ${quantity(other * each, 'km')} from *B* to *C* on a bearing of ${threeFigures(second)}.`.replace(
        'Then it walks',
        'Then the hiker walks',
      ),
      parts: {
        a: ask.number({
          command: 'Determine',
          objective: 'AO1',
          lead: `Make a scale drawing on a sheet of paper, with ruler and protractor. Use a scale of 1 cm to ${each} km, and draw a north line at *A* and at *B*.`,
          prompt: 'Find the distance from *A* to *C*.',
          scheme: [
            `M1 *AB* = ${one} cm on ${threeFigures(first)} (implied by the right distance)`,
            `M1 *BC* = ${other} cm on ${threeFigures(second)} (implied by the right distance)`,
            `A1 ${plain(far, each === 2 ? 1 : 0)}, within ${plain(each * 0.2)}`,
          ],
          solution: `Lengths on paper: $${one * each} \\div ${each} = ${one}$ cm and $${other * each} \\div ${each} = ${other}$ cm. *AC* measures about ${plain(far / each, 1)} cm, which is $${plain(far / each, 1)} \\times ${each} = ${clean(roundTo(far / each, 1) * each)}$ km.`,
          solutionFigure: twoLegs([
            { to: 'B', bearing: first, distance: one, label: '' },
            { to: 'C', bearing: second, distance: other, label: '' },
          ]),
          answer: far,
          tolerance: each * 0.2,
          sigFigs: 3,
          unit: 'km',
        }),
        b: ask.number({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Find the bearing on which one must travel from *C* straight back to *A*.',
          scheme: [
            'M1 a north line at *C*, or the bearing of *C* from *A* with 180° added',
            `A1 ${plain(home, 0)}, within 2`,
          ],
          solution: `Draw a north line at *C* and measure clockwise to *CA*. A protractor with a half circle shows the angle on the other side: subtract it from 360°. The bearing is about ${plain(home, 0)}°.`,
          answer: home,
          tolerance: 2,
          sigFigs: 3,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ each, one, other, first, second }) => {
    // Cosine rule at B, then the sine rule at A.
    const radians = Math.PI / 180
    const inner = 180 - (second - first)
    const far = Math.sqrt(one * one + other * other - 2 * one * other * Math.cos(inner * radians))
    const atA = Math.acos((one * one + far * far - other * other) / (2 * one * far)) / radians
    return { a: far * each, b: first + atA + 180 }
  },
})
