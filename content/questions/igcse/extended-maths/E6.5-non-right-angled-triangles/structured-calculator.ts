import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { cosine, sine } from '@/lib/figures/geometry/points'
import { angleFigures, triangleFigure } from '../triangle-figures'
import { cornersOf, field, NAMES, twoLegs } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E6.5', { calculator: 'needed' })

export { templates }

const RADIAN = Math.PI / 180
const arcsin = (value: number) => Math.asin(value) / RADIAN

/** The distance of two places, each given by its bearing and distance from the origin. */
function places(legs: readonly (readonly [bearing: number, distance: number])[]): [number, number] {
  return legs.reduce<[number, number]>(
    ([x, y], [bearing, far]) => [x + far * sine(bearing), y + far * cosine(bearing)],
    [0, 0],
  )
}

supplement('side-then-area', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(34, 72), random.int(38, 104)]
    const opposite = random.step(5.2, 14.8, 0.1)
    const rest = 180 - a - b
    return rest < 28 || rest > 85 || Math.abs(b - 90) < 4
      ? null
      : { a, b, opposite, rest, name: random.pick(NAMES) }
  },
  make: ({ a, b, opposite, rest, name }) => {
    const [one, two, three] = cornersOf(name)
    const side = (opposite * sine(b)) / sine(a)
    const area = 0.5 * opposite * side * sine(rest)
    const mark = { [one]: `${a}°`, [two]: `${b}°`, [two + three]: `${opposite} cm` }
    return {
      stem: `The diagram shows triangle *${name}*.`,
      figure: triangleFigure(
        'two-angles-and-side',
        `Triangle ${name}`,
        { [one]: a, [two]: b, [two + three]: opposite },
        { mark },
      ),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate the length of *${one}${three}*.`, `Calculate *${one}${three}*.`],
          scheme: [
            `M1 $\\frac{${one}${three}}{\\sin ${b}} = \\frac{${opposite}}{\\sin ${a}}$`,
            `M1 $\\frac{${opposite} \\times \\sin ${b}}{\\sin ${a}}$`,
            `A1 ${figures(side, 3)} (cm)`,
          ],
          solution: `*${one}${three}* is opposite ${b}°, and ${quantity(opposite, 'cm')} is opposite ${a}°. The sine rule joins the two pairs.\n\n$${one}${three} = \\frac{${opposite} \\times \\sin ${b}^\\circ}{\\sin ${a}^\\circ} = ${figures(side, 3)}$ cm`,
          answer: side,
          sigFigs: 3,
          unit: 'cm',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: [`Calculate the area of triangle *${name}*.`, 'Calculate the area of the triangle.'],
          scheme: [
            `M1 $\\frac{1}{2} \\times ${opposite} \\times ${figures(side, 3)} \\times \\sin ${rest}$, with their *${one}${three}*`,
            `A1 ${figures(area, 3)} (cm^{2})`,
          ],
          solution: `The angle between the two sides is $180 - ${a} - ${b} = ${rest}$, in degrees.\n\nArea $= \\frac{1}{2} \\times ${opposite} \\times ${figures(side, 5)} \\times \\sin ${rest}^\\circ = ${figures(area, 3)}$ cm^{2}`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
          follow: { from: 'a', formula: `0.5*${opposite}*x*sin(${rest})` },
          via: [{ value: side, formula: `0.5*${opposite}*x*sin(${rest})` }],
        }),
      },
    }
  },
  // By the height from the third corner, and the third side in two parts.
  verify: ({ a, b, opposite }) => {
    const height = opposite * sine(b)
    const base = opposite * cosine(b) + height / Math.tan(a * RADIAN)
    return { a: height / sine(a), b: (base * height) / 2 }
  },
})

supplement('two-possible-angles', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const angle = random.int(24, 52)
    const [opposite, other] = [random.step(4.5, 12, 0.1), random.step(6, 15, 0.1)]
    const value = (other * sine(angle)) / opposite
    const found = value < 1 ? arcsin(value) : 0
    return opposite > other - 0.6 || found < angle + 9 || found > 78
      ? null
      : { angle, opposite, other, found, name: random.pick(NAMES) }
  },
  make: ({ angle, opposite, other, found, name }) => {
    const [a, b, c] = cornersOf(name)
    const sides = `*${b}${c}* = ${quantity(opposite, 'cm')}, *${a}${c}* = ${quantity(other, 'cm')}`
    return {
      stem: [
        `In triangle *${name}*, ${sides} and angle *${b}${a}${c}* = ${angle}°.`,
        `A student draws a triangle *${name}* with angle *${b}${a}${c}* = ${angle}°, ${sides}. There are two different triangles that fit.`,
        `Triangle *${name}* has an angle *${b}${a}${c}* of ${angle}°. ${sides}.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Calculate',
          prompt: `Angle *${a}${b}${c}* = *x*°. Calculate the two possible values of *x*.`,
          scheme: [
            `M1 $\\frac{\\sin x}{${other}} = \\frac{\\sin ${angle}}{${opposite}}$`,
            `M1 $\\sin x = \\frac{${other} \\times \\sin ${angle}}{${opposite}}$`,
            `A1 ${plain(found, 1)}`,
            `A1 ${plain(180 - found, 1)}`,
          ],
          solution: `By the sine rule $\\sin x = \\frac{${other} \\times \\sin ${angle}^\\circ}{${opposite}} = ${figures(sine(found), 4)}$.\n\nThe acute angle is ${plain(found, 1)}°. $\\sin(180^\\circ - x) = \\sin x$, so the angle can also be $180 - ${plain(found, 1)} = ${plain(180 - found, 1)}$, in degrees. With ${angle}° both leave room for a third angle.`,
          answer: [found, 180 - found].map(each => String(clean(each))),
          letter: 'x',
          interval: { from: '0', to: '180' },
          angles: 'degrees',
          figures: { kind: 'decimal', count: 1 },
        }),
      },
    }
  },
  // By the third side, a root of the cosine rule's equation, and the cosine rule again.
  verify: ({ angle, opposite, other }) => {
    const half = other * cosine(angle)
    const root = Math.sqrt(half * half - other * other + opposite * opposite)
    const angleFor = (third: number) =>
      Math.acos((third ** 2 + opposite ** 2 - other ** 2) / (2 * third * opposite)) / RADIAN
    return { a: [angleFor(half + root), angleFor(half - root)] }
  },
})

supplement('journey-on-two-bearings', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [first, second] = [random.int(42, 66), random.int(112, 158)]
    const [one, other] = [random.int(28, 64), random.int(24, 60)]
    const inner = 180 - second + first
    const home = Math.sqrt(one ** 2 + other ** 2 - 2 * one * other * cosine(inner))
    const acute = one ** 2 + home ** 2 > other ** 2 * 1.1
    const bad = inner < 66 || inner > 128 || inner === 90 || !acute || one / other > 2 || other / one > 1.6
    return bad ? null : { first, second, one, other, inner, home, who: random.int(0, 2) }
  },
  make: ({ first, second, one, other, inner, home, who }) => {
    const [what, goes] = (
      [
        ['A ship', 'sails'],
        ['A small plane', 'flies'],
        ['A helicopter', 'flies'],
      ] as const
    )[who] ?? ['A ship', 'sails']
    const turn = arcsin((other * sine(inner)) / home)
    const way = first + turn
    const wayShown = way < 99.95 ? `0${plain(way, 1)}` : plain(way, 1)
    const near = one * sine(turn)
    const rounded = arcsin((other * sine(inner)) / toSigFigs(home, 3))
    return {
      stem: `${what} ${goes} ${quantity(one, 'km')} from *P* to *Q* on a bearing of 0${first}°. Then it ${goes} ${quantity(other, 'km')} from *Q* to *R* on a bearing of ${second}°.`,
      figure: twoLegs(first, one, second, other),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out angle *PQR*.',
          scheme: [`M1 ${first}° or ${180 - second}° found at *Q*`, `A1 ${inner}`],
          solution: `The north lines are parallel. At *Q*, the angle between *QP* and south is ${first}° (alternate angles). The angle between *QR* and south is $180 - ${second} = ${180 - second}$.\n\nAngle $PQR = ${first} + ${180 - second} = ${inner}$, in degrees.`,
          answer: inner,
          unit: '°',
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the distance *PR*.',
          scheme: [
            `M1 $${one}^2 + ${other}^2 - 2 \\times ${one} \\times ${other} \\times \\cos ${inner}$`,
            `A1 ${figures(home * home, 4)}`,
            `A1 ${figures(home, 3)} (km)`,
          ],
          solution: `Two sides and the angle between them are known, so use the cosine rule.\n\n$PR^2 = ${one}^2 + ${other}^2 - 2 \\times ${one} \\times ${other} \\times \\cos ${inner}^\\circ = ${figures(home * home, 5)}$\n\n$PR = ${figures(home, 3)}$ km`,
          answer: home,
          sigFigs: 3,
          unit: 'km',
          follow: { from: 'a', formula: `sqrt(${one ** 2 + other ** 2} - ${2 * one * other}*cos(x))` },
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the bearing of *R* from *P*. Give your answer correct to 1 decimal place.',
          scheme: [
            `M1 $\\sin QPR = \\frac{${other} \\times \\sin ${inner}}{${figures(home, 3)}}$, with their *PR*`,
            `A1 ${plain(turn, 1)}`,
            `B1 ${wayShown}, or 0${first} + their angle *QPR*`,
          ],
          solution: `By the sine rule $\\sin QPR = \\frac{${other} \\times \\sin ${inner}^\\circ}{${figures(home, 5)}}$, so angle *QPR* = ${plain(turn, 1)}°.\n\nThe bearing is measured clockwise from north: $${first} + ${plain(turn, 1)} = ${plain(way, 1)}$, written ${wayShown}°.`,
          answer: way,
          sigFigs: angleFigures(way),
          unit: '°',
          alsoRight: [first + rounded, first + Number(plain(turn, 1))],
        }),
        d: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the shortest distance from *Q* to the straight line *PR*.',
          scheme: [
            `M1 $${one} \\times \\sin ${plain(turn, 1)}$, with their angle *QPR*`,
            `A1 ${figures(near, 3)} (km)`,
          ],
          solution: `The shortest distance is along the perpendicular from *Q* to *PR*. In the right-angled triangle it makes with *P*, it is opposite angle *QPR*: $${one} \\times \\sin ${plain(turn, 2)}^\\circ = ${figures(near, 3)}$ km.\n\nThe area gives the same: $\\frac{1}{2} \\times PR \\times h = \\frac{1}{2} \\times ${one} \\times ${other} \\times \\sin ${inner}^\\circ$.`,
          answer: near,
          sigFigs: 3,
          unit: 'km',
          follow: { from: 'c', formula: `${one}*sin(x - ${first})` },
          via: [
            { value: turn, formula: `${one}*sin(x)` },
            { value: home, formula: `${one * other}*sin(${inner})/x` },
          ],
        }),
      },
    }
  },
  verify: ({ first, second, one, other }) => {
    const [east, north] = places([
      [first, one],
      [second, other],
    ])
    const [toQ, toR] = [places([[first, one]]), [east, north]] as const
    const cross = Math.abs(toQ[0] * toR[1] - toQ[1] * toR[0])
    return {
      a: first + 180 - second,
      b: Math.hypot(east, north),
      c: (Math.atan2(east, north) / RADIAN + 360) % 360,
      d: cross / Math.hypot(east, north),
    }
  },
})

supplement('quadrilateral-with-diagonal', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [ab, bc, cd] = [random.int(32, 78), random.int(30, 75), random.int(24, 60)]
    const [b, d] = [random.int(62, 112), random.int(66, 112)]
    const ac = Math.sqrt(ab ** 2 + bc ** 2 - 2 * ab * bc * cosine(b))
    const cad = arcsin((cd * sine(d)) / ac)
    const acd = 180 - d - cad
    const bca = Math.acos((bc ** 2 + ac ** 2 - ab ** 2) / (2 * bc * ac)) / RADIAN
    const bad = cd > ac * 0.85 || acd < 34 || acd + bca > 135 || bca < 30 || b === 90 || d === 90
    return bad ? null : { ab, bc, cd, b, d, ac, cad, acd, bca, thing: random.int(0, 2) }
  },
  make: v => {
    const { ab, bc, cd, b, d, ac, cad, acd, thing } = v
    const area = 0.5 * ab * bc * sine(b) + 0.5 * ac * cd * sine(acd)
    const what = ['a field', 'a park', 'a building site'][thing] ?? 'a field'
    const rounded = arcsin((cd * sine(d)) / toSigFigs(ac, 3))
    const areaFrom = (side: number, angle: number) =>
      0.5 * ab * bc * sine(b) + 0.5 * side * cd * sine(180 - d - angle)
    return {
      stem: `The diagram shows ${what} in the shape of a quadrilateral *ABCD*. A straight path joins *A* to *C*.`,
      figure: field(v),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the length of the path *AC*.',
          scheme: [
            `M1 $${ab}^2 + ${bc}^2 - 2 \\times ${ab} \\times ${bc} \\times \\cos ${b}$`,
            `A1 ${figures(ac * ac, 4)}`,
            `A1 ${figures(ac, 3)} (m)`,
          ],
          solution: `In triangle *ABC* two sides and the angle between them are known: use the cosine rule.\n\n$AC^2 = ${ab}^2 + ${bc}^2 - 2 \\times ${ab} \\times ${bc} \\times \\cos ${b}^\\circ = ${figures(ac * ac, 5)}$\n\n$AC = ${figures(ac, 3)}$ m`,
          answer: ac,
          sigFigs: 3,
          unit: 'm',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate angle *CAD*. Give your answer correct to 1 decimal place.',
          scheme: [
            `M1 $\\frac{\\sin CAD}{${cd}} = \\frac{\\sin ${d}}{${figures(ac, 3)}}$, with their *AC*`,
            `M1 $\\sin CAD = \\frac{${cd} \\times \\sin ${d}}{${figures(ac, 3)}}$`,
            `A1 ${plain(cad, 1)}`,
          ],
          solution: `In triangle *ACD*, *CD* is opposite angle *CAD*, and *AC* is opposite ${d}°.\n\n$\\sin CAD = \\frac{${cd} \\times \\sin ${d}^\\circ}{${figures(ac, 5)}}$, so angle *CAD* = ${plain(cad, 1)}°.\n\nIt cannot be obtuse, since *CD* is shorter than *AC*.`,
          answer: cad,
          sigFigs: angleFigures(cad),
          unit: '°',
          alsoRight: [rounded],
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: [`Calculate the area of ${what.replace('a ', 'the ')}.`, 'Calculate the area of *ABCD*.'],
          scheme: [
            `M1 $\\frac{1}{2} \\times ${ab} \\times ${bc} \\times \\sin ${b}$`,
            `M1 $\\frac{1}{2} \\times ${cd} \\times ${figures(ac, 3)} \\times \\sin ${plain(acd, 1)}$, with their angle *ACD*`,
            `A1 ${figures(area, 3)} (m^{2})`,
          ],
          solution: `Triangle *ABC*: $\\frac{1}{2} \\times ${ab} \\times ${bc} \\times \\sin ${b}^\\circ = ${figures(0.5 * ab * bc * sine(b), 5)}$.\n\nAngle $ACD = 180 - ${d} - ${plain(cad, 1)} = ${plain(acd, 1)}$, in degrees. Triangle *ACD*: $\\frac{1}{2} \\times ${figures(ac, 5)} \\times ${cd} \\times \\sin ${plain(acd, 2)}^\\circ = ${figures(0.5 * ac * cd * sine(acd), 5)}$.\n\nThe area of *ABCD* is their sum, ${figures(area, 3)} m^{2}.`,
          answer: area,
          sigFigs: 3,
          unit: 'm^2',
          alsoRight: [
            areaFrom(toSigFigs(ac, 3), cad),
            areaFrom(toSigFigs(ac, 3), rounded),
            areaFrom(ac, Number(plain(cad, 1))),
            areaFrom(toSigFigs(ac, 3), Number(plain(cad, 1))),
          ],
        }),
      },
    }
  },
  // By coordinates: B at the origin, D where the circle about C meets the angle.
  verify: ({ ab, bc, cd, b, d }) => {
    const [east, north] = [ab * cosine(b) - bc, ab * sine(b)]
    const ac = Math.hypot(east, north)
    // AD from the cosine rule at D, the larger root
    const half = cd * cosine(d)
    const ad = half + Math.sqrt(half * half - cd * cd + ac * ac)
    const angle = Math.acos((ad ** 2 + ac ** 2 - cd ** 2) / (2 * ad * ac)) / RADIAN
    return { a: ac, b: angle, c: (bc * north) / 2 + 0.5 * ad * cd * sine(d) }
  },
})
