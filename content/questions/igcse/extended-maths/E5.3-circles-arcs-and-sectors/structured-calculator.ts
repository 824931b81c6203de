import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { cosine, sine } from '@/lib/figures/geometry/points'
import { sectorFigure } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E5.3', { calculator: 'needed' })

export { templates }

const RADIAN = Math.PI / 180
/** The papers allow 3.142 for π. */
const ROUGH = 3142 / 1000
const turned = (angle: number, radius: number, pi = Math.PI) => (angle / 360) * pi * radius * radius
const arcOf = (angle: number, radius: number, pi = Math.PI) => (angle / 360) * 2 * pi * radius

core('turns-of-a-wheel', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const across = random.step(32, 76, 1)
    const far = random.step(150, 950, 10)
    const turns = (far * 100) / (Math.PI * across)
    const part = turns - Math.floor(turns)
    return part < 0.12 || part > 0.88 ? null : { across, far, turns, thing: random.int(0, 2) }
  },
  make: ({ across, far, turns, thing }) => {
    const [what, goes] = (
      [
        ['bicycle', 'Nadia rides the bicycle'],
        ['wheelbarrow', 'Tom pushes the wheelbarrow'],
        ['unicycle', 'Lena rides the unicycle'],
      ] as const
    )[thing] ?? ['bicycle', 'Nadia rides the bicycle']
    const around = (Math.PI * across) / 100
    return {
      stem: `The ${thing === 0 ? 'front wheel' : 'wheel'} of a ${what} has diameter ${quantity(across, 'cm')}. ${goes} ${quantity(far, 'm')} along a straight road.`,
      parts: {
        a: ask.whole({
          command: 'Calculate',
          prompt: [
            'Calculate the number of complete turns that the wheel makes.',
            'Calculate how many complete revolutions the wheel makes.',
          ],
          scheme: [
            `M1 $\\pi \\times ${across}$`,
            `M1 $\\frac{${far * 100}}{\\pi \\times ${across}}$, with both lengths in the same unit`,
            `A1 ${Math.floor(turns)}`,
          ],
          solution: `In one turn the wheel goes as far as its circumference: $\\pi \\times ${clean(across / 100)} = ${figures(around, 4)}$ m.\n\n$${far} \\div ${figures(around, 4)} = ${plain(turns, 1)}$. Only complete turns count: ${Math.floor(turns)}.`,
          answer: Math.floor(turns),
        }),
      },
    }
  },
  verify: ({ across, far }) => {
    let count = 0
    for (let left = far; left >= 2 * Math.PI * (across / 200); left -= 2 * Math.PI * (across / 200))
      count += 1
    return { a: count }
  },
})

supplement('area-and-perimeter-of-a-major-sector', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    angle: random.int(205, 288),
    radius: random.step(4.2, 14.8, 0.1),
    thing: random.int(0, 2),
  }),
  make: ({ angle, radius, thing }) => {
    const [area, arc] = [turned(angle, radius), arcOf(angle, radius)]
    const around = arc + 2 * radius
    const what = [
      'The diagram shows a sector',
      'A badge has the shape of the sector',
      'A slice is cut out of a round cake. The top of what is left is the sector',
    ]
    return {
      stem: `${what[thing]} *OAB* of a circle with centre *O* and radius ${quantity(radius, 'cm')}. The angle of the sector is ${angle}°.`,
      figure: sectorFigure(angle, { radius: `${radius} cm`, angle: `${angle}°` }),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the area of the sector.',
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times \\pi \\times ${radius}^2$`,
            `A1 ${figures(area, 3)} (cm^{2})`,
          ],
          solution: `The sector is a fraction of the circle: $\\frac{${angle}}{360} \\times \\pi \\times ${radius}^2 = ${figures(area, 3)}$ cm^{2}.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
          alsoRight: [turned(angle, radius, ROUGH)],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the perimeter of the sector.',
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times 2 \\times \\pi \\times ${radius}$`,
            `M1 adds 2 × ${radius}`,
            `A1 ${figures(around, 3)} (cm)`,
          ],
          solution: `The long arc is $\\frac{${angle}}{360} \\times 2\\pi \\times ${radius} = ${figures(arc, 5)}$ cm.\n\nThe perimeter also has two radii: $${figures(arc, 5)} + 2 \\times ${radius} = ${figures(around, 3)}$ cm.`,
          answer: around,
          sigFigs: 3,
          unit: 'cm',
          alsoRight: [arcOf(angle, radius, ROUGH) + 2 * radius],
          via: [{ value: arc, formula: `x + ${clean(2 * radius)}` }],
        }),
      },
    }
  },
  // The whole circle without the minor sector.
  verify: ({ angle, radius }) => ({
    a: Math.PI * radius ** 2 - ((360 - angle) * RADIAN * radius ** 2) / 2,
    b: 2 * Math.PI * radius - (360 - angle) * RADIAN * radius + radius + radius,
  }),
})

supplement('radius-from-an-arc', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [angle, arc] = [random.int(38, 165), random.step(7.5, 24.5, 0.1)]
    const radius = arc / (angle * RADIAN)
    return radius < 4 || radius > 19 ? null : { angle, arc, radius, thing: random.int(0, 2) }
  },
  make: ({ angle, arc, radius, thing }) => {
    const area = (arc * radius) / 2
    const rough = (180 * arc) / (ROUGH * angle)
    const what = ['A sector', 'A paper fan is a sector', 'A piece of cloth is a sector'][thing]
    return {
      stem:
        thing === 0
          ? `${what} *OAB* of a circle with centre *O* has an angle of ${angle}°. The length of its arc *AB* is ${quantity(arc, 'cm')}.`
          : `${what} *OAB* of a circle with centre *O*. Angle *AOB* = ${angle}° and the arc *AB* has length ${quantity(arc, 'cm')}.`,
      figure: sectorFigure(angle, { radius: '*r* cm', angle: `${angle}°`, arc: `${arc} cm` }),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: ['Calculate the radius, *r* cm, of the circle.', 'Calculate the value of *r*.'],
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times 2 \\times \\pi \\times r = ${arc}$`,
            `M1 $r = \\frac{${arc} \\times 360}{${angle} \\times 2 \\times \\pi}$`,
            `A1 ${figures(radius, 3)}`,
          ],
          solution: `$\\frac{${angle}}{360} \\times 2\\pi r = ${arc}$, so $r = \\frac{${arc} \\times 360}{${angle} \\times 2\\pi} = ${figures(radius, 3)}$.`,
          answer: radius,
          sigFigs: 3,
          unit: 'cm',
          alsoRight: [rough],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the area of the sector.',
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times \\pi \\times ${figures(radius, 3)}^2$, with their *r*`,
            `A1 ${figures(area, 3)} (cm^{2})`,
          ],
          solution: `With the unrounded radius: $\\frac{${angle}}{360} \\times \\pi \\times ${figures(radius, 5)}^2 = ${figures(area, 3)}$ cm^{2}.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
          follow: { from: 'a', formula: `${angle}*${Math.PI}*x^2/360` },
          via: [{ value: radius, formula: `${angle}*${Math.PI}*x^2/360` }],
          alsoRight: [(arc * rough) / 2],
        }),
      },
    }
  },
  // By ratio: the arc is to the circumference as the angle to 360.
  verify: ({ angle, arc }) => {
    const around = (arc * 360) / angle
    const radius = around / (2 * Math.PI)
    return { a: radius, b: (angle / 360) * ((around * around) / (4 * Math.PI)) }
  },
})

supplement('segment-of-a-circle', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [angle, radius] = [random.int(64, 148), random.step(4.5, 18.5, 0.5)]
    return angle === 90 || angle === 120 ? null : { angle, radius, thing: random.int(0, 2) }
  },
  make: ({ angle, radius, thing }) => {
    const unit = thing === 2 ? 'm' : 'cm'
    const [area, triangle] = [turned(angle, radius), 0.5 * radius * radius * sine(angle)]
    const [chord, arc] = [2 * radius * sine(angle / 2), arcOf(angle, radius)]
    const what = [
      'The shaded segment is a window of coloured glass.',
      'The shaded segment is the top of a wooden shelf.',
      'The shaded segment is a flower bed.',
    ][thing]
    return {
      stem: `*OAB* is a sector of a circle with centre *O* and radius ${quantity(radius, unit)}. Angle *AOB* = ${angle}°. ${what}`,
      figure: sectorFigure(angle, { radius: `${radius} ${unit}`, angle: `${angle}°` }, true),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the length of the chord *AB*.',
          scheme: [
            `M1 $2 \\times ${radius} \\times \\sin ${clean(angle / 2)}$, or the cosine rule`,
            `A1 ${figures(chord, 3)} (${unit})`,
          ],
          solution: `The perpendicular from *O* halves the isosceles triangle *OAB*, its angle and its base.\n\n$AB = 2 \\times ${radius} \\times \\sin ${clean(angle / 2)}^\\circ = ${figures(chord, 3)}$ ${unit}`,
          answer: chord,
          sigFigs: 3,
          unit,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the perimeter of the shaded segment.',
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times 2 \\times \\pi \\times ${radius}$`,
            'M1 adds their *AB*',
            `A1 ${figures(arc + chord, 3)} (${unit})`,
          ],
          solution: `The arc *AB* is $\\frac{${angle}}{360} \\times 2\\pi \\times ${radius} = ${figures(arc, 5)}$ ${unit}.\n\nThe segment has one arc and one chord: $${figures(arc, 5)} + ${figures(chord, 5)} = ${figures(arc + chord, 3)}$ ${unit}.`,
          answer: arc + chord,
          sigFigs: 3,
          unit,
          follow: { from: 'a', formula: `${arc} + x` },
          via: [
            { value: chord, formula: `${arc} + x` },
            { value: arc, formula: `${chord} + x` },
          ],
          alsoRight: [arcOf(angle, radius, ROUGH) + chord],
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the area of the shaded segment.',
          scheme: [
            `M1 $\\frac{${angle}}{360} \\times \\pi \\times ${radius}^2$`,
            `M1 $\\frac{1}{2} \\times ${radius}^2 \\times \\sin ${angle}$`,
            `A1 ${figures(area - triangle, 3)} (${unit}^{2})`,
          ],
          solution: `Sector: $\\frac{${angle}}{360} \\times \\pi \\times ${radius}^2 = ${figures(area, 5)}$. Triangle: $\\frac{1}{2} \\times ${radius}^2 \\times \\sin ${angle}^\\circ = ${figures(triangle, 5)}$.\n\nSegment: $${figures(area, 5)} - ${figures(triangle, 5)} = ${figures(area - triangle, 3)}$ ${unit}^{2}`,
          answer: area - triangle,
          sigFigs: 3,
          unit: `${unit}^2`,
          via: [
            { value: area, formula: `x - ${triangle}` },
            { value: triangle, formula: `${area} - x` },
          ],
          alsoRight: [turned(angle, radius, ROUGH) - triangle],
        }),
      },
    }
  },
  // The chord by coordinates, the segment by a sum of thin strips.
  verify: ({ angle, radius }) => {
    const at = [radius * cosine(angle), radius * sine(angle)] as const
    const chord = Math.hypot(radius - at[0], at[1])
    const from = Math.sqrt(radius ** 2 - chord ** 2 / 4)
    const strips = 50000
    let area = 0
    for (let strip = 0; strip < strips; strip += 1) {
      const x = from + ((strip + 0.5) * (radius - from)) / strips
      area += (2 * Math.sqrt(radius ** 2 - x ** 2) * (radius - from)) / strips
    }
    return { a: chord, b: chord + angle * RADIAN * radius, c: area }
  },
})
