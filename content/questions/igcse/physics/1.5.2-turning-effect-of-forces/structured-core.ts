import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import {
  arrow,
  centred,
  circle,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  text,
} from '@/lib/figures/shapes'
import { MOMENT_EQUATION } from '../equations'
import { rounded } from '../shared'
import { CLOSER, EQUILIBRIUM, LONGER, TURNING } from './points-core'

const { core, templates } = questionsOf('structured', '1.5.2', { calculator: 'needed' })

export { templates }

const TOOLS = [
  {
    tool: 'spanner',
    nut: 'nut',
    who: 'A mechanic',
    what: 'to loosen a tight nut',
    sense: 'anticlockwise',
    force: [60, 180, 10],
    cm: [16, 30],
  },
  {
    tool: 'wheel wrench',
    nut: 'wheel nut',
    who: 'A driver',
    what: 'to loosen a wheel nut of a car',
    sense: 'anticlockwise',
    force: [200, 400, 20],
    cm: [30, 45],
  },
  {
    tool: 'pipe wrench',
    nut: 'pipe',
    who: 'A plumber',
    what: 'to turn a rusty pipe',
    sense: null,
    force: [120, 300, 20],
    cm: [28, 45],
  },
  {
    tool: 'spanner',
    nut: 'bolt',
    who: 'A cyclist',
    what: 'to tighten a bolt of a bicycle',
    sense: 'clockwise',
    force: [40, 120, 5],
    cm: [12, 22],
  },
] as const

/** A handle of 200 units from a nut at its lower left end, raised by so many degrees. */
function spannerAt([x, y]: Point, degrees: number): string {
  const across = (point: Point, units: number) => polar(...point, units, degrees + 90)
  const [near, far] = [polar(x, y, 12, degrees), polar(x, y, 210, degrees)]
  const hexagon = Array.from({ length: 6 }, (_, at) => polar(x, y, 12, degrees + 30 + at * 60))
  return (
    polygon([across(near, 7), across(far, 7), across(far, -7), across(near, -7)], 'l sunk') +
    circle(x, y, 20, 'l sunk') +
    polygon(hexagon, 'l sheet') +
    dot(x, y)
  )
}

core('spanner-and-nut', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const kind = random.pick(TOOLS)
    const force = random.step(kind.force[0], kind.force[1], kind.force[2])
    const cm = random.int(kind.cm[0], kind.cm[1])
    const degrees = random.step(20, 36, 4)
    const isDown = kind.sense === null ? random.chance(0.5) : kind.sense === 'clockwise'
    const moment = Number(((force * cm) / 100).toFixed(2))
    return moment < 5 || cm % 10 === 0 || Number(moment.toPrecision(3)) !== moment
      ? null
      : { kind, force, cm, degrees, isDown, moment }
  },
  make: ({ kind, force, cm, degrees, isDown, moment }) => {
    const { tool, nut } = kind
    const nutAt: Point = [86, 160]
    const marks = [70, 130, 190] as const
    const names = ['X', 'Y', 'Z'] as const
    const end = polar(...nutAt, 190, degrees)
    const away = degrees + (isDown ? -90 : 90)
    const sense = isDown ? 'clockwise' : 'anticlockwise'
    const canvas = {
      title: `A ${tool} on a ${nut}`,
      height: 212,
    }
    const given = [
      spannerAt(nutAt, degrees),
      ...marks.map((at, index) => {
        const [px, py] = polar(...nutAt, at, degrees)
        const [lx, ly] = polar(px, py, 20, degrees + (isDown ? 90 : -90))
        return dot(px, py) + text(lx, ly + 5, names[index] ?? '', { anchor: 'middle', cls: 'b' })
      }),
      text(86, 204, nut, { anchor: 'middle' }),
    ]
    return {
      stem: `${kind.who} uses a ${tool} ${kind.what}. The diagram shows the ${tool} and the force on it. The force is at right angles to the ${tool}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/force-on-a-spanner',
          title: `A ${tool} and a force on it`,
          description: `A level ${tool} with a ${nut} at its left end. A force of ${force} N acts straight ${isDown ? 'down' : 'up'} near its right end. The distance from the middle of the ${nut} to the force is marked ${cm} cm.`,
          height: 150,
        },
        spannerAt([70, 76], 0),
        isDown ? arrow(264, 84, 264, 132, { cls: 'p' }) : arrow(264, 68, 264, 20, { cls: 'p' }),
        text(272, isDown ? 124 : 36, `${force} N`, { cls: 'tp' }),
        line(70, isDown ? 52 : 100, 70, isDown ? 28 : 124, 'l dash thin'),
        line(264, isDown ? 66 : 86, 264, isDown ? 28 : 124, 'l dash thin'),
        dimension(70, isDown ? 34 : 118, 264, isDown ? 34 : 118, `${cm} cm`, [167, isDown ? 27 : 136]),
        text(70, isDown ? 116 : 46, nut, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *moment* of a force.',
          lines: 1,
          scheme: [TURNING],
          modelAnswer: 'The moment of a force is a measure of its turning effect.',
          solution:
            'A force can turn an object about a pivot. Its moment tells how large this turning effect is.',
        }),
        'b.i': ask.written({
          prompt: 'State the equation that links moment, force and perpendicular distance from the pivot.',
          lines: 1,
          scheme: [MOMENT_EQUATION],
          modelAnswer: 'moment = force × perpendicular distance from the pivot',
          solution:
            'The larger the force and the further it is from the pivot, the larger is its turning effect: the two are multiplied.',
        }),
        'b.ii': ask.number({
          prompt: `Calculate the moment of the force about the middle of the ${nut}. Give the unit.`,
          answer: moment,
          unit: 'N m',
          unitMode: 'asked',
          scheme: [
            `C1 ${force} × ${plain(cm / 100)}, or ${force} × ${cm}`,
            `C1 ${plain(moment)}, or ${plain(force * cm)}`,
            `A1 N m with ${plain(moment)}, or N cm with ${plain(force * cm)}`,
          ],
          solution: `Moment = force × perpendicular distance. ${quantity(cm, 'cm')} is ${quantity(cm / 100, 'm')}, so the moment is ${force} × ${plain(cm / 100)} = ${rounded(moment, 'N m')}. In newton centimetres it is ${force} × ${cm} = ${plain(force * cm)} N cm.`,
        }),
        c: ask.draw({
          lead: `The diagram shows the ${tool} in another position. A force can be applied at X, at Y or at Z.`,
          prompt: `Draw an arrow to show the smallest force that turns the ${nut} ${sense}. Begin the arrow at the point where the force acts.`,
          objective: 'AO2',
          figure: figure(
            {
              name: 'motion-forces-and-energy/spanner-with-three-points',
              ...canvas,
              description: `A ${tool} slopes upwards to the right from a ${nut} at its lower left end. Three points are marked along it: X nearest the ${nut}, Y in the middle and Z near the other end.`,
            },
            ...given,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: end, within: 9 },
                { at: polar(...end, 24, away), within: 5.5 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'motion-forces-and-energy/spanner-with-three-points-model',
              ...canvas,
              description: `An arrow begins at Z and points ${isDown ? 'downwards' : 'upwards'}, at right angles to the ${tool}.`,
            },
            ...given,
            arrow(...end, ...polar(...end, 50, away), { cls: 'g' }),
          ),
          scheme: [`arrow from Z, at right angles to the ${tool}, to turn the ${nut} ${sense}`],
          solution: `The force needed is smallest where its perpendicular distance from the pivot is largest: at Z, the point furthest from the ${nut}, and at right angles to the ${tool}. To turn the ${nut} ${sense}, it points ${isDown ? 'downwards' : 'upwards'}.`,
        }),
        d: ask.written({
          prompt: `Explain why it is easier to turn a tight ${nut} with a longer ${tool}.`,
          scheme: LONGER,
          modelAnswer: `With a longer ${tool} the distance of the force from the pivot is larger. So the same force has a larger moment.`,
          solution: `Moment = force × perpendicular distance from the pivot. A larger distance gives a larger moment with the same force, or the same moment with a smaller force.`,
        }),
      },
    }
  },
  verify: ({ force, cm }) => {
    // Newton centimetres, a hundredth of which are newton metres.
    let moment = 0
    for (let at = 0; at < cm; at += 1) moment += force
    return { 'b.ii': moment / 100 }
  },
})

const BARRIERS = [
  {
    name: 'barrier',
    where:
      'A barrier stands at the gate of a car park. It is a uniform pole on a pivot, with a counterweight C at one end.',
    weight: [80, 200, 10],
    reach: [1.5, 2.4],
    near: [0.4, 0.8],
  },
  {
    name: 'arm',
    where: 'A model crane has a uniform arm on a pivot, with a counterweight C at one end.',
    weight: [4, 12, 0.5],
    reach: [0.3, 0.5],
    near: [0.1, 0.2],
  },
  {
    name: 'pole',
    where: 'A uniform pole to lift water from a river rests on a pivot. A counterweight C hangs at one end.',
    weight: [60, 150, 10],
    reach: [1.2, 2],
    near: [0.4, 0.8],
  },
] as const

core('barrier-and-counterweight', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const kind = random.pick(BARRIERS)
    const step = kind.name === 'arm' ? 0.02 : 0.1
    const [least, most, by] = kind.weight
    const weight = random.step(least, most, by)
    const far = random.step(kind.reach[0], kind.reach[1], step)
    const near = random.step(kind.near[0], kind.near[1], step)
    const counter = (weight * far) / near
    const shown = Number(counter.toPrecision(2))
    if (Math.abs(counter - shown) > 1e-9 * counter || far / near < 2 || far / near > 4) return null
    return { kind, weight, far, near, counter, isLeft: random.chance(0.5), isInwards: random.chance(0.5) }
  },
  make: ({ kind, weight, far, near, counter, isLeft, isInwards }) => {
    const { name } = kind
    const moment = weight * far
    const metres = (distance: number) => quantity(distance, 'm', name === 'arm' || distance >= 1 ? 2 : 1)
    // Drawn with G in the middle, and mirrored where the counterweight is on the right.
    const side = isLeft ? 1 : -1
    const unit = 148 / (near + far)
    const [g, pivot, heavy] = [180, 180 - side * far * unit, 180 - side * 148]
    const y = 70
    const given = [
      rect(20, y, 320, 8, 'l sheet'),
      polygon(
        [
          [pivot, y + 8],
          [pivot - 12, y + 74],
          [pivot + 12, y + 74],
        ],
        'l sunk',
      ),
      ground(20, y + 74, 340, y + 74),
      rect(heavy - 12, y + 8, 24, 28, 'l sunk'),
      centred(heavy, y + 22, 'C', 'b'),
      dot(g, y + 4),
      text(g, y - 6, 'G', { anchor: 'middle', cls: 'b' }),
    ]
    const [clockwiseIfHeavy, heavySide, otherSide] = isLeft
      ? ['anticlockwise', 'left', 'right']
      : ['clockwise', 'right', 'left']
    const turns = isInwards
      ? { down: otherSide, up: heavySide, sense: isLeft ? 'clockwise' : 'anticlockwise' }
      : { down: heavySide, up: otherSide, sense: clockwiseIfHeavy }
    const canvas = { title: `${name === 'arm' ? 'An' : 'A'} ${name} with a counterweight`, height: 170 }
    return {
      stem: `${kind.where} Without C, the centre of gravity of the ${name} is at G and its weight is ${quantity(weight, 'N')}. The ${name} is level and in equilibrium.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/barrier-and-counterweight',
          ...canvas,
          description: `A level ${name} on a pivot. A counterweight C hangs ${metres(near)} to the ${heavySide} of the pivot. The centre of gravity G of the ${name} is ${metres(far)} to the ${otherSide} of the pivot.`,
        },
        ...given,
        line(pivot, y, pivot, 25, 'l dash thin'),
        line(g, y - 20, g, 25, 'l dash thin'),
        line(heavy, y, heavy, 25, 'l dash thin'),
        dimension(pivot, 28, g, 28, metres(far), [(pivot + g) / 2, 20]),
        dimension(heavy, 28, pivot, 28, metres(near), [(pivot + heavy) / 2, 20]),
        text(pivot + side * 20, y + 58, 'pivot', { anchor: isLeft ? 'start' : 'end' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the **two** conditions for an object to be in equilibrium.',
          lines: 2,
          scheme: EQUILIBRIUM,
          modelAnswer: 'There is no resultant force on the object and no resultant moment.',
          solution:
            'Without a resultant force it does not begin to move, and without a resultant moment it does not begin to turn.',
        }),
        b: ask.draw({
          prompt: `Draw an arrow to show the weight of the ${name}. Begin the arrow at the point where the weight acts.`,
          subtopic: '1.5.3',
          figure: figure(
            {
              name: 'motion-forces-and-energy/barrier-for-its-weight',
              ...canvas,
              description: `A level ${name} on a pivot with a counterweight on the ${heavySide}. G is marked on the ${name}, to the ${otherSide} of the pivot.`,
            },
            ...given,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [g, y + 6], within: 7 },
                { at: [g, y + 26], within: 4 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'motion-forces-and-energy/barrier-for-its-weight-model',
              ...canvas,
              description: `An arrow begins at G and points straight down, through the ${name}.`,
            },
            ...given,
            arrow(g, y + 4, g, y + 52, { cls: 'g' }),
          ),
          scheme: ['arrow from G, vertically downwards'],
          solution: 'The weight of an object acts at its centre of gravity, vertically downwards.',
        }),
        'c.i': ask.number({
          prompt: `Calculate the moment of the weight of the ${name} about the pivot.`,
          answer: moment,
          unit: 'N m',
          scheme: [
            `C1 force × perpendicular distance, or ${plain(weight)} × ${plain(far)}`,
            `A1 ${rounded(moment, 'N m')}`,
          ],
          solution: `Moment = force × perpendicular distance from the pivot = ${plain(weight)} × ${plain(far)} = ${rounded(moment, 'N m')}.`,
        }),
        'c.ii': ask.number({
          prompt: 'Determine the weight of C.',
          answer: counter,
          unit: 'N',
          follow: { from: 'c.i', formula: `x/${near}` },
          scheme: [
            `C1 clockwise moment = anticlockwise moment, or *W* × ${plain(near)} = ${plain(moment)}`,
            `A1 ${rounded(counter, 'N')}`,
          ],
          solution: `In equilibrium the moment of the counterweight is equal to the moment of the weight of the ${name}: *W* × ${plain(near)} = ${plain(moment)}. *W* = ${plain(moment)} ÷ ${plain(near)} = ${rounded(counter, 'N')}.`,
        }),
        d: ask.written({
          prompt: `C is ${isInwards ? 'moved nearer to the pivot' : 'replaced by a heavier counterweight in the same place'}. State and explain what happens to the ${name}.`,
          command: 'State and explain',
          objective: 'AO2',
          scheme: CLOSER({ ...turns, isInwards }),
          modelAnswer: `The ${turns.down} end of the ${name} moves down. The moment of the counterweight is now ${isInwards ? 'smaller' : 'larger'} than the moment of the weight of the ${name}.`,
          solution: `Moment = force × perpendicular distance from the pivot. ${isInwards ? 'The weight of C has not changed, but its distance is smaller, so its moment is smaller.' : 'The distance has not changed, but the weight is larger, so the moment is larger.'} The moments no longer balance, and the ${name} turns ${turns.sense}.`,
        }),
      },
    }
  },
  verify: ({ weight, far, near }) => {
    // What the pivot carries, by moments about G: the counterweight and the pivot's force alone turn about it.
    const about = (counter: number) => counter * (near + far) - (counter + weight) * far
    return { 'c.i': about(0) * -1, 'c.ii': -about(0) / (about(1) - about(0)) }
  },
})
