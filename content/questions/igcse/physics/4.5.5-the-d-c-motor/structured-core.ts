import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { arrow, centred, line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { MORE_TURNS, STRONGER_MAGNET } from '../electromagnet-points'
import { isNeat, poles, show } from '../shared'
import { FORCE_ON_SIDES, FORCES_OPPOSITE, MORE_CURRENT } from './points-core'

const { core, templates } = questionsOf('structured', '4.5.5', { calculator: 'needed' })

export { templates }

const USES = [
  { motor: 'The motor of a small fan', does: 'turns the blades of the fan', pds: [6, 9, 12] },
  { motor: 'The motor of a toy boat', does: 'turns the propeller of the boat', pds: [3, 4.5, 6] },
  { motor: 'The motor of a model crane', does: 'lifts a load', pds: [4.5, 6, 9, 12] },
  { motor: 'The motor of an electric toothbrush', does: 'moves the brush', pds: [1.5, 3] },
] as const

/** The coil lying level between the poles, seen from above in front, with its axis and two wires to a battery. */
function motorFromFront(northLeft: boolean, xOut: boolean): Shape {
  const [nearLeft, nearRight, farRight, farLeft]: Point[] = [
    [116, 128],
    [216, 128],
    [248, 58],
    [148, 58],
  ]
  const at = (point: Point | undefined): Point => point ?? [0, 0]
  return (
    rect(12, 60, 76, 76, 'l sheet') +
    centred(50, 98, northLeft ? 'N' : 'S', 'b') +
    rect(276, 60, 72, 76, 'l sheet') +
    centred(312, 98, northLeft ? 'S' : 'N', 'b') +
    polyline([[158, 128], at(nearLeft), at(farLeft), at(farRight), at(nearRight), [176, 128]], 'p thick') +
    line(150, 165, 212, 30, 'l thin dash') +
    text(220, 28, 'axis', { cls: 's' }) +
    wire([
      [158, 128],
      [158, 176],
      [112, 176],
      [112, 206],
    ]) +
    wire([
      [176, 128],
      [176, 176],
      [232, 176],
      [232, 206],
    ]) +
    // The current goes from the positive plate to the near end of one side.
    (xOut ? component('battery', 232, 206, 112, 206) : component('battery', 112, 206, 232, 206)) +
    text(104, 118, 'X', { anchor: 'end', cls: 'b' }) +
    text(250, 118, 'Y', { anchor: 'end', cls: 'b' })
  )
}

/** The coil end-on between the poles, from y - 40 to y + 40. */
function endOn(y: number, northLeft: boolean, xOut: boolean, label: string): Shape {
  return (
    poles(y, northLeft) +
    line(132, y, 228, y) +
    wireEnd(124, y, xOut ? 'out' : 'in') +
    wireEnd(236, y, xOut ? 'in' : 'out') +
    line(180, y - 5, 180, y + 5, 'l thick') +
    text(104, y - 14, 'X', { anchor: 'middle', cls: 'b' }) +
    text(258, y - 14, 'Y', { anchor: 'middle', cls: 'b' }) +
    text(180, y + 62, label, { anchor: 'middle', cls: 's' })
  )
}

const [FIRST, SECOND] = [62, 200]

core('coil-between-two-poles', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const use = random.pick(USES)
    const volts = random.pick(use.pds)
    const amps = random.step(0.2, 1.2, 0.05)
    const seconds = random.pick([20, 30, 40, 50, 60])
    const power = volts * amps
    return isNeat(power) && isNeat(amps) && isNeat(power * seconds)
      ? {
          volts,
          amps,
          seconds,
          power,
          use,
          northLeft: random.chance(0.5),
          xOut: random.chance(0.5),
          isBattery: random.chance(0.5),
        }
      : null
  },
  make: ({ volts, amps, seconds, power, use, northLeft, xOut, isBattery }) => {
    // With the field to the right, a current out of the page is pushed up.
    const xUp = northLeft === xOut
    const [xWay, yWay] = xUp ? ['up', 'down'] : ['down', 'up']
    const change = isBattery ? 'the battery is reversed' : 'the poles of the magnet are exchanged'
    const forces = [
      { of: 'view 1, side Y', x: 236, y: FIRST, up: !xUp },
      { of: 'view 2, side X', x: 124, y: SECOND, up: !xUp },
      { of: 'view 2, side Y', x: 236, y: SECOND, up: xUp },
    ]
    const force = ({ x, y, up }: { x: number; y: number; up: boolean }, cls: string) =>
      arrow(x, up ? y - 11 : y + 11, x, up ? y - 46 : y + 46, { cls })
    const turned = isBattery ? northLeft : !northLeft
    const facts = {
      name: 'electricity-and-magnetism/coil-end-on-twice',
      title: 'The coil of a motor, seen from its end, in two views',
      description: `In each view the coil lies level between a pole on the left and a pole on the right, with side X on the left and side Y on the right. View 1, start: ${northLeft ? 'N' : 'S'} on the left, ${xOut ? 'a dot at X and a cross at Y' : 'a cross at X and a dot at Y'}. An arrow labelled force points ${xWay} from X. View 2: ${turned ? 'N' : 'S'} on the left, ${xOut === isBattery ? 'a cross at X and a dot at Y' : 'a dot at X and a cross at Y'}.`,
      height: 274,
    }
    const given =
      endOn(FIRST, northLeft, xOut, 'view 1: start') +
      endOn(
        SECOND,
        turned,
        isBattery ? !xOut : xOut,
        `view 2: ${isBattery ? 'battery reversed' : 'poles exchanged'}`,
      ) +
      force({ x: 124, y: FIRST, up: xUp }, 'r') +
      text(134, xUp ? FIRST - 34 : FIRST + 44, 'force', { cls: 'tr' })
    return {
      stem: `${use.motor} ${use.does}. It has a coil that can turn about an axis between the poles of a magnet. The coil is connected to a battery.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/motor-coil-from-the-front',
          title: 'The coil of a motor between two poles, with a battery',
          description: `A rectangular coil lies level between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right. Its left side is labelled X and its right side Y. A dashed line between X and Y is the axis. The ends of the coil are connected to a battery, whose positive plate is on the ${xOut ? 'right' : 'left'}.`,
          height: 226,
        },
        motorFromFront(northLeft, xOut),
      ),
      parts: {
        a: ask.draw({
          prompt: `The coil is shown again from its end. In view 1 the force on side X is shown. In view 2 ${change}. Draw an arrow to show the direction of the force on side Y in view 1, and on each side in view 2.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, given),
          tools: ['arrow'],
          checks: forces.map(({ x, y, up }) => ({
            as: 'arrow',
            passes: [
              { at: [x, up ? y - 14 : y + 14], within: 10 },
              { at: [x, up ? y - 30 : y + 30], within: 10 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: forces.map(({ of, up }) => `${of}: arrow ${up ? 'up' : 'down'}.`).join(' '),
            },
            given,
            forces.map(each => force(each, 'g')).join(''),
          ),
          scheme: forces.map(({ of, up }) => `${of}: ${up ? 'up' : 'down'}`),
          solution: `The current in Y is opposite to that in X, so the force on Y is opposite: ${yWay}. When ${change}, the force on each side is reversed.`,
        }),
        b: ask.written({
          prompt: 'Explain why the coil turns when there is a current in it.',
          scheme: [
            judged('there is a force on each side of the coil', FORCE_ON_SIDES),
            judged('the forces on the two sides are in opposite directions', FORCES_OPPOSITE),
          ],
          modelAnswer:
            'There is a force on each side of the coil. The forces on the two sides are in opposite directions.',
          solution:
            'A current in a magnetic field has a force on it. One side is pushed up and the other is pushed down, so both forces turn the coil the same way.',
        }),
        c: ask.written({
          prompt: 'State two changes that increase the turning effect on the coil.',
          marks: 2,
          lines: 2,
          scheme: [
            judged('any two from: a larger current', MORE_CURRENT),
            judged('a stronger magnet', STRONGER_MAGNET),
            judged('more turns on the coil', MORE_TURNS),
          ],
          modelAnswer: 'Use a larger current. Use a stronger magnet.',
          solution:
            'The turning effect is larger with more current, with a stronger magnetic field and with more turns on the coil.',
        }),
        'd.i': ask.number({
          lead: `When the motor works, the p.d. across it is ${quantity(volts, 'V', 2)} and the current in it is ${show(amps, 'A')}.`,
          prompt: 'Calculate the electrical power of the motor. Give the unit.',
          subtopic: '4.2.5',
          answer: power,
          unit: 'W',
          unitMode: 'asked',
          scheme: [
            `C1 power = current × p.d., or ${show(amps, '')} × ${quantity(volts, '', 2)}`,
            `A1 ${show(power, 'W')}`,
          ],
          solution: `*P* = *IV* = ${show(amps, '')} × ${quantity(volts, '', 2)} = ${show(power, 'W')}.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the energy that is transferred to the motor in ${quantity(seconds, 's')}.`,
          subtopic: '4.2.5',
          answer: power * seconds,
          unit: 'J',
          follow: { from: 'd.i', formula: `x*${seconds}` },
          scheme: [`${show(power * seconds, 'J')}`],
          solution: `Energy = power × time = ${plain(power)} × ${seconds} = ${show(power * seconds, 'J')}.`,
        }),
      },
    }
  },
  // Second by second.
  verify: ({ volts, amps, seconds }) => {
    let energy = 0
    for (let at = 0; at < seconds; at += 1) energy += volts * amps
    return { 'd.i': energy / seconds, 'd.ii': energy }
  },
})
