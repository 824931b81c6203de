import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { circle, sectorFigure } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E5.3')

export { templates }

const UNITS = ['cm', 'm']
const many = (count: number, what: string) => (count === 1 ? what : `${count}${what}`)

core('circle-in-terms-of-pi', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => ({
    radius: random.int(3, 20),
    kind: random.pick(['radius', 'diameter'] as const),
    area: random.chance(0.5),
    unit: random.pick(UNITS),
  }),
  make: ({ radius, kind, area, unit }) => {
    const given = kind === 'radius' ? radius : 2 * radius
    const size = area ? radius * radius : 2 * radius
    const what = area ? 'area' : 'circumference'
    const inUnit = area ? `${unit}^{2}` : unit
    const sum = area ? `\\pi \\times ${radius}^2` : `2 \\times \\pi \\times ${radius}`
    return {
      stem: `The diagram shows a circle with centre *O* and ${kind} ${quantity(given, unit)}.`,
      figure: circle(kind, `${given} ${unit}`),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the ${what} of the circle, in ${inUnit}. Give your answer in terms of π.`,
            `Find, in terms of π, the ${what} of the circle in ${inUnit}.`,
            `Work out the ${what} of this circle in ${inUnit}. Leave π in your answer.`,
          ],
          scheme: [`M1 $${sum}$`, `A1 $${size}\\pi$`],
          solution: `${kind === 'diameter' ? `The radius is half of the diameter, ${quantity(radius, unit)}. ` : ''}${area ? 'Area $= \\pi r^2' : 'Circumference $= 2\\pi r'} = ${sum} = ${size}\\pi$.`,
          answer: `${size}pi`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ radius, area }) => ({ a: area ? `(${2 * radius})^2*pi/4` : `${2 * radius}*pi` }),
})

core('arc-and-perimeter-in-terms-of-pi', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const angle = random.pick([30, 36, 40, 45, 60, 72, 80, 90, 120, 135, 150])
    const radius = random.int(3, 36)
    return (angle * radius) % 180 === 0 ? { angle, radius, unit: random.pick(UNITS) } : null
  },
  make: ({ angle, radius, unit }) => {
    const arc = (angle * radius) / 180
    return {
      stem: `*OAB* is a sector of a circle with centre *O* and radius ${quantity(radius, unit)}. Angle *AOB* = ${angle}°.`,
      figure: sectorFigure(angle, { radius: `${radius} ${unit}`, angle: `${angle}°` }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the length of the arc *AB*, in ${unit}. Give your answer in terms of π.`,
            `Find, in terms of π, the length of the arc *AB* in ${unit}.`,
          ],
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times 2 \\times \\pi \\times ${radius}$`,
            `A1 $${many(arc, '\\pi')}$`,
          ],
          solution: `The arc is a fraction of the circumference: $\\frac{${angle}}{360} \\times 2\\pi \\times ${radius} = ${many(arc, '\\pi')}$.`,
          answer: many(arc, 'pi'),
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the perimeter of the sector, in ${unit}. Give your answer in terms of π.`,
          scheme: [`B1 $${2 * radius} + ${many(arc, '\\pi')}$, or 2 × ${radius} + their arc`],
          solution: `The perimeter is the arc and two radii: $${2 * radius} + ${many(arc, '\\pi')}$.`,
          answer: `${2 * radius} + ${many(arc, 'pi')}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ angle, radius }) => ({
    a: `${angle}*pi*${radius}/180`,
    b: `${radius} + ${radius} + ${radius}*pi/(180/${angle})`,
  }),
})

supplement('angle-from-a-sector-area', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const angle = random.pick([40, 45, 60, 72, 80, 100, 120, 135, 140, 150, 160])
    const radius = random.int(3, 24)
    const [area, arc] = [(angle * radius * radius) / 360, (angle * radius) / 180]
    return Number.isInteger(area) && Number.isInteger(arc) ? { angle, radius, area, arc } : null
  },
  make: ({ angle, radius, area, arc }) => ({
    stem: [
      `The area of the sector *OAB* is $${many(area, '\\pi')}$ cm^{2}.`,
      `*OAB* is a sector of a circle with centre *O*. Its area is $${many(area, '\\pi')}$ cm^{2}.`,
      `A piece of card has the shape of the sector *OAB*. The area of the card is $${many(area, '\\pi')}$ cm^{2}.`,
    ],
    figure: sectorFigure(70, { radius: `${radius} cm`, angle: '*x*°' }),
    parts: {
      a: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: ['Work out the value of *x*.', 'Find *x*.'],
        scheme: [
          `M1 $\\frac{x}{360} \\times \\pi \\times ${radius}^2 = ${many(area, '\\pi')}$`,
          `M1 $x = \\frac{${area} \\times 360}{${radius * radius}}$`,
          `A1 ${angle}`,
        ],
        solution: `$\\frac{x}{360} \\times \\pi \\times ${radius}^2 = ${many(area, '\\pi')}$. Divide both sides by π: $\\frac{x}{360} \\times ${radius * radius} = ${area}$.\n\n$x = \\frac{${area} \\times 360}{${radius * radius}} = ${angle}$`,
        answer: angle,
      }),
      b: ask.expression({
        command: 'Work out',
        prompt: 'Work out the perimeter of the sector, in cm. Give your answer in terms of π.',
        scheme: [
          `M1 $\\frac{${angle}}{360} \\times 2 \\times \\pi \\times ${radius}$, with their *x*`,
          `A1 $${2 * radius} + ${many(arc, '\\pi')}$`,
        ],
        solution: `The arc is $\\frac{${angle}}{360} \\times 2\\pi \\times ${radius} = ${many(arc, '\\pi')}$. Add two radii: $${2 * radius} + ${many(arc, '\\pi')}$.`,
        answer: `${2 * radius} + ${many(arc, 'pi')}`,
        letters: [],
        form: 'exact',
      }),
    },
  }),
  // The area is half of arc times radius.
  verify: ({ radius, area }) => {
    const arcOverPi = (2 * area) / radius
    return { a: (arcOverPi / radius) * 180, b: `${2 * radius} + (2*${area}/${radius})*pi` }
  },
})

/** The sine of the angle: what stands before the square of the radius in the triangle, and its root. */
const TRIANGLES: Record<number, readonly [below: number, root: string, latex: string, sine: string]> = {
  30: [4, '', '', '\\frac{1}{2}'],
  60: [4, 'sqrt(3)', '\\sqrt{3}', '\\frac{\\sqrt{3}}{2}'],
  90: [2, '', '', '1'],
  120: [4, 'sqrt(3)', '\\sqrt{3}', '\\frac{\\sqrt{3}}{2}'],
  150: [4, '', '', '\\frac{1}{2}'],
}

supplement('exact-area-of-a-segment', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const angle = random.pick([30, 60, 90, 120, 150])
    const radius = random.pick([4, 6, 8, 10, 12, 16, 18, 20, 24, 30])
    const whole = (angle * radius * radius) % 360 === 0
    return whole ? { angle, radius, unit: random.pick(UNITS), thing: random.int(0, 2) } : null
  },
  make: ({ angle, radius, unit, thing }) => {
    const [below, root, rootLatex, sine] = TRIANGLES[angle] ?? [2, '', '', '1']
    const sectorArea = (angle * radius * radius) / 360
    const triangle = (radius * radius) / below
    const shown = `${sectorArea}\\pi - ${triangle}${rootLatex}`
    const end = [
      'The segment between the chord *AB* and the arc *AB* is shaded.',
      'The shaded region lies between the chord *AB* and the arc *AB*.',
      'The region between the straight line *AB* and the arc *AB* is shaded.',
    ][thing]
    return {
      stem: `*OAB* is a sector of a circle with centre *O* and radius ${quantity(radius, unit)}. Angle *AOB* = ${angle}°. ${end}`,
      figure: sectorFigure(
        Math.max(angle, 60),
        { radius: `${radius} ${unit}`, ...(angle === 90 ? {} : { angle: `${angle}°` }) },
        true,
      ),
      parts: {
        a: ask.expression({
          command: 'Work out',
          prompt: [
            `Work out the exact area of the shaded segment, in ${unit}^{2}.`,
            `Find the exact area of the shaded region, in ${unit}^{2}.`,
          ],
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times \\pi \\times ${radius}^2$`,
            `M1 $\\frac{1}{2} \\times ${radius}^2 \\times \\sin ${angle}^\\circ$`,
            `A1 $${triangle}${rootLatex}$ for the triangle`,
            `A1 $${shown}$`,
          ],
          solution: `The segment is the sector without the triangle *OAB*.\n\nSector: $\\frac{${angle}}{360} \\times \\pi \\times ${radius}^2 = ${sectorArea}\\pi$.\n\nTriangle: $\\frac{1}{2} \\times ${radius} \\times ${radius} \\times \\sin ${angle}^\\circ = ${triangle}${rootLatex}$, since $\\sin ${angle}^\\circ = ${sine}$.\n\nSegment: $${shown}$`,
          answer: `${sectorArea}pi - ${triangle}${root}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // The triangle as half of a chord times the distance of the chord from O, both by Pythagoras.
  verify: ({ angle, radius }) => {
    const cosine = Math.cos((angle * Math.PI) / 180)
    const [chord2, far2] = [2 * radius ** 2 * (1 - cosine), (radius ** 2 * (1 + cosine)) / 2]
    const square = Math.round((chord2 * far2) / 4)
    return { a: `${radius}^2*pi/(360/${angle}) - sqrt(${square})` }
  },
})
