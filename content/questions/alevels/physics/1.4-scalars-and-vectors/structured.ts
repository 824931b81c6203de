import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, line, text } from '@/lib/figures/shapes'
import { rad } from '../shared'

const { question, templates } = questionsOf('structured', '1.4', { calculator: 'needed' })

export { templates }

const deg = (radians: number) => (radians * 180) / Math.PI

question('resultant-from-a-scale-drawing', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const v = {
      px: random.int(3, 6),
      py: random.int(-1, 1),
      qx: random.int(1, 3),
      qy: random.int(3, 5),
      scale: random.pick([2, 5, 10]),
    }
    return v.py === 0 || v.px + v.qx === v.py + v.qy ? null : v
  },
  make: ({ px, py, qx, qy, scale }) => {
    const [x, y] = [(px + qx) * scale, (py + qy) * scale]
    const [size, angle] = [Math.hypot(x, y), deg(Math.atan2(y, x))]
    const at = (column: number, row: number): [number, number] => [40 + column * 26, 180 - row * 26]
    const [start, tipP, tipQ] = [at(1, 1), at(1 + px, 1 + py), at(1 + qx, 1 + qy)]
    return {
      stem: `The diagram shows two forces *P* and *Q* that act on a small object at O. The side of each square of the grid represents ${quantity(scale, 'N')}.`,
      figure: figure(
        {
          name: 'physical-quantities-and-units/two-forces-on-a-grid',
          title: 'Two forces on a grid of squares',
          description: `Two arrows start at the point O on a grid of squares. The arrow P ends ${px} squares to the right of O and 1 square ${py > 0 ? 'above' : 'below'} it. The arrow Q ends ${qx} ${qx === 1 ? 'square' : 'squares'} to the right of O and ${qy} squares above it.`,
          height: 218,
        },
        ...Array.from({ length: 10 }, (_, column) => line(...at(column, -1), ...at(column, 6), 'f thin')),
        ...Array.from({ length: 8 }, (_, row) => line(...at(0, row - 1), ...at(9, row - 1), 'f thin')),
        arrow(...start, ...tipP, { cls: 'p', label: '*P*' }),
        arrow(...start, ...tipQ, {
          cls: 'p',
          label: '*Q*',
          labelAt: [tipQ[0] + 8, tipQ[1] - 4],
          anchor: 'start',
        }),
        text(start[0] - 8, start[1] + 5, 'O', { anchor: 'end' }),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table for the resultant of *P* and *Q*.',
          objective: 'AO2',
          head: ['component of the resultant', 'magnitude / N'],
          rows: [
            [{ text: 'to the right' }, { blank: 'right', answer: x, marks: 1, width: 'number' }],
            [{ text: 'upwards' }, { blank: 'up', answer: y, marks: 1, width: 'number' }],
          ],
          scheme: [`to the right: ${x} N`, `upwards: ${y} N`],
          solution: `Add the components of the two arrows, with signs. To the right: ${px} + ${qx} = ${px + qx} squares, ${quantity(x, 'N')}. Upwards: ${qy} ${py > 0 ? '+' : '−'} 1 = ${py + qy} squares, ${quantity(y, 'N')}.`,
        }),
        b: ask.number({
          prompt: 'Calculate the magnitude of the resultant force. Include the unit.',
          answer: size,
          unit: 'N',
          unitMode: 'asked',
          solution: `The two components are perpendicular, so by Pythagoras √(${x}^{2} + ${y}^{2}) = ${quantity(size, 'N', 3)}.`,
          scheme: [`C1 √(${x}^{2} + ${y}^{2})`, `A1 ${quantity(size, 'N', 3)}`],
        }),
        c: ask.number({
          prompt: 'Calculate the angle between the resultant force and the horizontal.',
          answer: angle,
          unit: '°',
          solution: `tan *θ* = opposite ÷ adjacent = ${y} ÷ ${x}, so *θ* = ${figures(angle, 2)}° above the horizontal.`,
          scheme: [`C1 tan *θ* = ${y} ÷ ${x}`, `A1 ${figures(angle, 2)}°`],
        }),
      },
    }
  },
  verify: ({ px, py, qx, qy, scale }) => {
    // By the cosine rule from the two arrows themselves.
    const [p, q] = [Math.hypot(px, py), Math.hypot(qx, qy)]
    const between = Math.atan2(qy, qx) - Math.atan2(py, px)
    const sum = Math.sqrt(p * p + q * q + 2 * p * q * Math.cos(between))
    return { b: scale * sum, c: deg(Math.asin((py + qy) / sum)) }
  },
})

question('components-of-weight-on-a-slope', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    weight: random.step(60, 480, 10),
    angle: random.int(12, 34),
    what: random.pick(['crate', 'box', 'block', 'trunk']),
  }),
  make: ({ weight, angle, what }) => {
    const [along, into] = [weight * Math.sin(rad(angle)), weight * Math.cos(rad(angle))]
    return {
      stem: `A ${what} of weight ${quantity(weight, 'N')} is at rest on a rough slope. The slope makes an angle of ${angle}° with the horizontal.`,
      parts: {
        a: ask.number({
          prompt: `Calculate the component of the weight along the slope.`,
          answer: along,
          unit: 'N',
          solution: `The angle between the weight and the normal to the slope is ${angle}°, so the component along the slope is ${weight} × sin ${angle}° = ${quantity(along, 'N', 2)}.`,
          scheme: [`C1 ${weight} × sin ${angle}°`, `A1 ${quantity(along, 'N', 2)}`],
        }),
        b: ask.number({
          prompt: 'Calculate the component of the weight at right angles to the slope.',
          answer: into,
          unit: 'N',
          solution: `This component is next to the angle of ${angle}°: ${weight} × cos ${angle}° = ${quantity(into, 'N', 2)}.`,
          scheme: [`A1 ${quantity(into, 'N', 2)}`],
        }),
      },
    }
  },
  verify: ({ weight, angle }) => {
    const along = weight * Math.cos(rad(90 - angle))
    return { a: along, b: Math.sqrt(weight ** 2 - along ** 2) }
  },
})

question('velocity-relative-to-the-ground', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const own = random.step(40, 90, 5)
    const [other, to, from] = random.pick([
      ['east', 'north', 'west'],
      ['west', 'north', 'east'],
      ['east', 'south', 'west'],
      ['west', 'south', 'east'],
    ] as const)
    return {
      own,
      blow: random.int(8, 28),
      other,
      to,
      from,
      what: random.pick(['An aircraft', 'A light aircraft', 'A small aeroplane']),
    }
  },
  make: ({ own, blow, other, to, what }) => {
    const [size, angle] = [Math.hypot(own, blow), deg(Math.atan2(blow, own))]
    return {
      stem: `${what} flies through the air at ${quantity(own, 'm s^-1')} and points due ${to}. A wind blows towards the ${other} at ${quantity(blow, 'm s^-1')}.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate the magnitude of the velocity relative to the ground. Include the unit.',
          answer: size,
          unit: 'm s^-1',
          unitMode: 'asked',
          solution: `The two velocities are perpendicular, so their resultant is √(${own}^{2} + ${blow}^{2}) = ${quantity(size, 'm s^-1', 2)}.`,
          scheme: [`C1 √(${own}^{2} + ${blow}^{2})`, `A1 ${quantity(size, 'm s^-1', 2)}`],
        }),
        b: ask.number({
          prompt: `Calculate the angle between this velocity and due ${to}.`,
          answer: angle,
          unit: '°',
          solution: `The velocity of the wind is opposite the angle: tan *θ* = ${blow} ÷ ${own}, so *θ* = ${figures(angle, 2)}°, towards the ${other}.`,
          scheme: [`C1 tan *θ* = ${blow} ÷ ${own}`, `A1 ${figures(angle, 2)}°`],
        }),
      },
    }
  },
  verify: ({ own, blow }) => {
    const angle = Math.PI / 2 - Math.atan(own / blow)
    return { a: own / Math.cos(angle), b: deg(angle) }
  },
})
