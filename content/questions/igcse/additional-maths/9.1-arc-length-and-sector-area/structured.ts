import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, lowest, typedFraction } from '@/lib/exams/authoring/maths'
import { integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sectorFigure } from '../../extended-maths/E5.3-circles-arcs-and-sectors/drawings'
import { tangentsFigure } from '../circular-measure'

const { question, templates } = questionsOf('structured', '9.1')

export { templates }

const UNITS = ['cm', 'm'] as const

/** A multiple of π in LaTeX and as it is typed. */
function ofPi(above: number, below = 1) {
  const [a, b] = lowest(above, below)
  const top = `${a === 1 ? '' : a}\\pi`
  return {
    latex: b === 1 ? top : `\\frac{${top}}{${b}}`,
    typed: `${a === 1 ? '' : a}pi${b === 1 ? '' : `/${b}`}`,
    label: `${a === 1 ? '' : a}π${b === 1 ? '' : `/${b}`}`,
  }
}

question('radians-arc-and-area', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [degrees, radius] = [
      random.pick([20, 24, 30, 36, 40, 45, 50, 54, 60, 72, 75, 80, 100, 108, 120, 135, 140, 144, 150, 160]),
      random.int(3, 18),
    ]
    const [, below] = lowest(degrees * radius, 180)
    return below <= 3 ? { degrees, radius, unit: random.pick(UNITS) } : null
  },
  make: ({ degrees, radius, unit }) => {
    const angle = ofPi(degrees, 180)
    const arc = ofPi(degrees * radius, 180)
    const area = ofPi(degrees * radius * radius, 360)
    return {
      stem: [
        `The diagram shows a sector *OAB* of a circle with centre *O* and radius ${quantity(radius, unit)}. Angle *AOB* is ${degrees}°.`,
        `*OAB* is a sector of a circle with centre *O*. $OA = OB = ${radius}$ ${unit} and angle *AOB* is ${degrees}°.`,
        `A sector *OAB* has the radius ${quantity(radius, unit)} and the angle ${degrees}° at its centre *O*.`,
      ],
      figure: sectorFigure(degrees, { radius: `${radius} ${unit}`, angle: `${degrees}°` }),
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write the angle *AOB* in radians, in terms of π.',
          form: 'exact',
          scheme: [`B1 $${angle.latex}$`],
          solution: `180° is π radians, so ${degrees}° is $\\frac{${degrees}}{180}\\pi = ${angle.latex}$.`,
          answer: angle.typed,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact length, in ${unit}, of the arc *AB*.`,
          form: 'exact',
          scheme: [`B1 $${arc.latex}$`],
          solution: `$s = r\\theta = ${radius} \\times ${angle.latex} = ${arc.latex}$.`,
          answer: arc.typed,
          letters: [],
          own: { from: 'a', key: `${radius}*f` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact area, in ${unit}^{2}, of the sector.`,
          form: 'exact',
          scheme: [`M1 $\\frac{1}{2} \\times ${radius}^2 \\times ${angle.latex}$`, `A1 $${area.latex}$`],
          solution: `$A = \\frac{1}{2}r^2\\theta = \\frac{1}{2} \\times ${radius}^2 \\times ${angle.latex} = ${area.latex}$.`,
          answer: area.typed,
          letters: [],
          own: { from: 'a', key: `${radius * radius}*f/2` },
        }),
      },
    }
  },
  verify: ({ degrees, radius }) => ({
    a: `2*pi*${degrees}/360`,
    b: `2*pi*${radius}*${degrees}/360`,
    c: `pi*${radius}^2*${degrees}/360`,
  }),
})

question('sector-from-its-perimeter', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [radius, tenths] = [random.int(4, 20), random.int(4, 28)]
    const arc = (radius * tenths) / 10
    const area = (radius * arc) / 2
    return Number.isInteger(arc) && Number.isInteger(area) && tenths !== 20
      ? { radius, arc, unit: random.pick(UNITS) }
      : null
  },
  make: ({ radius, arc, unit }) => {
    const whole = 2 * radius + arc
    const area = (radius * arc) / 2
    return {
      stem: [
        `A piece of wire ${quantity(whole, unit)} long is bent to the perimeter of a sector *OAB* with centre *O* and radius ${quantity(radius, unit)}. Angle *AOB* is *θ* radians.`,
        `The perimeter of the sector *OAB* in the diagram is ${quantity(whole, unit)}. Its radius is ${quantity(radius, unit)} and angle *AOB* is *θ* radians.`,
        `A sheet of metal has the shape of a sector *OAB* with radius ${quantity(radius, unit)} and angle *θ* radians at *O*. Its perimeter is ${quantity(whole, unit)}.`,
      ],
      figure: sectorFigure((arc / radius) * (180 / Math.PI), {
        radius: `${radius} ${unit}`,
        angle: '*θ* rad',
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of *θ*.',
          scheme: [`M1 $2 \\times ${radius} + ${radius}\\theta = ${whole}$`, `A1 $${frac(arc, radius)}$`],
          solution: `The two radii and the arc: $${2 * radius} + ${radius}\\theta = ${whole}$, so $${radius}\\theta = ${arc}$ and $\\theta = ${frac(arc, radius)}$.`,
          answer: typedFraction(arc, radius),
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the area, in ${unit}^{2}, of the sector.`,
          scheme: [`M1 $\\frac{1}{2} \\times ${radius}^2 \\times ${frac(arc, radius)}$`, `A1 $${area}$`],
          solution: `$\\frac{1}{2}r^2\\theta = \\frac{1}{2} \\times ${radius}^2 \\times ${frac(arc, radius)} = ${area}$.`,
          answer: String(area),
          letters: [],
          own: { from: 'a', key: `${radius * radius}*f/2` },
        }),
      },
    }
  },
  // A sector is as large as a triangle whose base is the arc and whose height is the radius.
  verify: ({ radius, arc }) => ({
    a: `(${2 * radius + arc} - ${radius} - ${radius})/${radius}`,
    b: String(integral(r => (arc / radius) * r, 0, radius, 200).toFixed(6)),
  }),
})

question('sector-from-perimeter-and-area', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [radius, fifths] = [random.int(5, 20), random.pick([2, 3, 4, 5, 6, 7, 8, 9])]
    const arc = (radius * fifths) / 5
    const area = (radius * arc) / 2
    return Number.isInteger(area) && arc % 2 === 0 ? { radius, arc, area, unit: 'cm' } : null
  },
  make: ({ radius, arc, area, unit }) => {
    const whole = 2 * radius + arc
    const half = whole / 2
    return {
      stem: [
        `A sector of a circle has the radius *r* ${unit} and the angle *θ* radians, where $\\theta < 2$. Its perimeter is ${quantity(whole, unit)} and its area is ${plain(area)} ${unit}^{2}.`,
        `A slice of a round cake has the shape of a sector with radius *r* ${unit} and angle *θ* radians, $\\theta < 2$, seen from above. The sector has the perimeter ${quantity(whole, unit)} and the area ${plain(area)} ${unit}^{2}.`,
        `The perimeter of a sector with radius *r* ${unit} and angle *θ* radians is ${quantity(whole, unit)}. Its area is ${plain(area)} ${unit}^{2}, and $\\theta < 2$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: 'Use the perimeter to find an expression for *θ* in terms of *r*.',
          scheme: [`M1 $2r + r\\theta = ${whole}$`, `A1 $\\frac{${whole} - 2r}{r}$`],
          solution: `$2r + r\\theta = ${whole}$, so $\\theta = \\frac{${whole} - 2r}{r}$.`,
          answer: `(${whole} - 2r)/r`,
          letters: ['r'],
        }),
        b: ask.expression({
          command: 'Show that',
          prompt:
            'Show that *r* satisfies an equation of the form $r^2 + pr + q = 0$, where *p* and *q* are integers. Type this equation.',
          scheme: [
            `M1 $\\frac{1}{2}r^2 \\times \\frac{${whole} - 2r}{r} = ${area}$`,
            `A1 $r^2 - ${half}r + ${area} = 0$`,
          ],
          solution: `The area is $\\frac{1}{2}r^2\\theta = \\frac{1}{2}r(${whole} - 2r) = ${half}r - r^2$. It is ${plain(area)}, so $r^2 - ${half}r + ${area} = 0$.`,
          // Without "= 0": the equation in another form, such as the one before it, is not what is asked.
          answer: `r^2 - ${half}r + ${area}`,
          letters: ['r'],
        }),
        c: ask.expression({
          command: 'Find',
          prompt: 'Hence find the value of *r*.',
          scheme: [
            `M1 $(r - ${radius})(r - ${arc / 2}) = 0$`,
            `A1 $r = ${radius}$ only, since $\\theta < 2$`,
          ],
          solution: `$(r - ${radius})(r - ${arc / 2}) = 0$. With $r = ${radius}$ the angle is $${frac(arc, radius)}$, which is less than 2. With $r = ${arc / 2}$ it would be $${frac(4 * radius, arc)}$, which is not. So $r = ${radius}$.`,
          answer: String(radius),
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          prompt: 'Find the exact value of *θ*.',
          scheme: [`B1 $${frac(arc, radius)}$`],
          solution: `$\\theta = \\frac{${whole} - ${2 * radius}}{${radius}} = ${frac(arc, radius)}$.`,
          answer: typedFraction(arc, radius),
          letters: [],
        }),
      },
    }
  },
  verify: ({ radius, arc, area }) => {
    const whole = 2 * radius + arc
    const found = Array.from({ length: 400 }, (_, at) => at + 1).find(r => {
      const angle = whole / r - 2
      return angle > 0 && angle < 2 && Math.abs((r * r * angle) / 2 - area) < 1e-9
    })
    return {
      a: `${whole}/r - 2`,
      b: `${area} - r*(${whole}/2 - r)`,
      c: String(found ?? 0),
      d: `${whole}/${found ?? 1} - 2`,
    }
  },
})

const EXACT = [
  { above: 1, below: 3, sine: '\\frac{\\sqrt{3}}{2}', typed: 'sqrt(3)/2', chord: '', squared: 1 },
  { above: 1, below: 2, sine: '1', typed: '1', chord: '\\sqrt{2}', squared: 2 },
  { above: 2, below: 3, sine: '\\frac{\\sqrt{3}}{2}', typed: 'sqrt(3)/2', chord: '\\sqrt{3}', squared: 3 },
] as const

question('exact-segment', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ kind: random.int(0, 2), half: random.int(1, 10), unit: random.pick(UNITS) }),
  make: ({ kind, half, unit }) => {
    const { above, below, sine, typed, chord, squared } = EXACT[kind] ?? EXACT[0]
    const r = 6 * half
    const angle = ofPi(above, below)
    const arc = ofPi(above * r, below)
    const sectorArea = ofPi(above * r * r, 2 * below)
    const triangle = kind === 1 ? String((r * r) / 2) : `${(r * r) / 4}\\sqrt{3}`
    return {
      stem: [
        `The diagram shows a sector *OAB* of a circle with centre *O* and radius ${quantity(r, unit)}. Angle *AOB* is $${angle.latex}$ radians. The segment between the chord *AB* and the arc *AB* is shaded.`,
        `*A* and *B* lie on a circle with centre *O* and radius ${quantity(r, unit)}. Angle *AOB* is $${angle.latex}$ radians. The shaded segment lies between the chord and the arc *AB*.`,
        `A shaded segment is cut from a circle with centre *O* and radius ${quantity(r, unit)} by the chord *AB*. Angle *AOB* is $${angle.latex}$ radians.`,
      ],
      figure: sectorFigure((180 * above) / below, { radius: `${r} ${unit}`, angle: angle.label }, true),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: `Find the exact perimeter, in ${unit}, of the shaded segment.`,
          form: 'exact',
          scheme: [
            `B1 arc $${arc.latex}$`,
            `M1 chord ${kind === 0 ? 'from the equilateral triangle' : 'by the cosine rule or by halving the triangle'}`,
            `A1 $${arc.latex} + ${r}${chord}$`,
          ],
          solution: `Arc: $${r} \\times ${angle.latex} = ${arc.latex}$. ${kind === 0 ? `Triangle *OAB* is equilateral, so the chord is ${r}.` : `Chord: $2 \\times ${r}\\sin${kind === 1 ? '\\frac{\\pi}{4}' : '\\frac{\\pi}{3}'} = ${r}${chord}$.`} The perimeter is $${arc.latex} + ${r}${chord}$.`,
          answer: `${arc.typed} + ${r}${squared === 1 ? '' : `sqrt(${squared})`}`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find the exact area, in ${unit}^{2}, of the shaded segment.`,
          form: 'exact',
          scheme: [
            `B1 sector $${sectorArea.latex}$`,
            `M1 triangle $\\frac{1}{2} \\times ${r}^2 \\times ${sine}$`,
            `A1 $${sectorArea.latex} - ${triangle}$`,
          ],
          solution: `Sector: $\\frac{1}{2} \\times ${r}^2 \\times ${angle.latex} = ${sectorArea.latex}$. Triangle: $\\frac{1}{2} \\times ${r}^2 \\times ${sine} = ${triangle}$. The segment is the difference: $${sectorArea.latex} - ${triangle}$.`,
          answer: `${sectorArea.typed} - ${(r * r) / 2}*${typed}`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ kind, half }) => {
    const { above, below, squared } = EXACT[kind] ?? EXACT[0]
    const r = 6 * half
    // The height of the triangle from its chord, by Pythagoras.
    const height = `sqrt(${r}^2 - ${squared}*${r}^2/4)`
    return {
      a: `2*pi*${r}*${above}/(2*${below}) + sqrt(${squared})*${r}`,
      b: `pi*${r}^2*${above}/(2*${below}) - sqrt(${squared})*${r}/2*${height}`,
    }
  },
})

const TANGENTS = [
  { above: 1, below: 3, reach: '\\frac{\\sqrt{3}}{3}', typed: 'sqrt(3)/3', per: 3 },
  { above: 1, below: 2, reach: '1', typed: '1', per: 1 },
  { above: 2, below: 3, reach: '\\sqrt{3}', typed: 'sqrt(3)', per: 1 },
] as const

question('exact-region-between-tangents', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ kind: random.int(0, 2), third: random.int(1, 10), unit: random.pick(UNITS) }),
  make: ({ kind, third, unit }) => {
    const { above, below, reach, per } = TANGENTS[kind] ?? TANGENTS[0]
    const r = 6 * third
    const angle = ofPi(above, below)
    const halfAngle = ofPi(above, 2 * below)
    const arc = ofPi(above * r, below)
    const sectorArea = ofPi(above * r * r, 2 * below)
    const surd = kind === 1 ? '' : '\\sqrt{3}'
    const root = kind === 1 ? '' : '*sqrt(3)'
    const common = gcd(r, per)
    const tangent = (r / common) * (common / per)
    return {
      stem: [
        `*OAB* is a sector of a circle with centre *O* and radius ${quantity(r, unit)}. Angle *AOB* is $${angle.latex}$ radians. The tangents to the circle at *A* and *B* meet at *T*. The region between the tangents and the arc *AB* is shaded.`,
        `The diagram shows a sector *OAB* with radius ${quantity(r, unit)} and angle $${angle.latex}$ radians. *TA* and *TB* are tangents to the circle. The region bounded by *TA*, *TB* and the arc *AB* is shaded.`,
        `Two straight lines from a point *T* touch a circle with centre *O* and radius ${quantity(r, unit)} at *A* and *B*. Angle *AOB* is $${angle.latex}$ radians. The region between the two lines and the minor arc *AB* is shaded.`,
      ],
      figure: tangentsFigure(angle.label, `${r} ${unit}`, (90 * above) / below),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: `Find the exact length, in ${unit}, of *AT*.`,
          form: 'exact',
          scheme: [`M1 $${r}\\tan${halfAngle.latex}$`, `A1 $${tangent}${surd}$`],
          solution: `Angle *OAT* is a right angle and *OT* bisects angle *AOB*. So $AT = ${r}\\tan${halfAngle.latex} = ${r} \\times ${reach} = ${tangent}${surd}$.`,
          answer: `${tangent}${root}`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find the exact perimeter, in ${unit}, of the shaded region.`,
          form: 'exact',
          scheme: [`B1 arc $${arc.latex}$`, `B1 $${arc.latex} + ${2 * tangent}${surd}$`],
          solution: `Arc: $${r} \\times ${angle.latex} = ${arc.latex}$. The two tangents have the same length: $${2 * tangent}${surd}$. Perimeter: $${arc.latex} + ${2 * tangent}${surd}$.`,
          answer: `${arc.typed} + ${2 * tangent}${root}`,
          letters: [],
          own: { from: 'a', key: `${arc.typed} + 2*f` },
        }),
        c: ask.expression({
          command: 'Find',
          prompt: `Find the exact area, in ${unit}^{2}, of the shaded region.`,
          form: 'exact',
          scheme: [
            `M1 quadrilateral *OATB*: $2 \\times \\frac{1}{2} \\times ${r} \\times AT$`,
            `A1 $${r * tangent}${surd}$`,
            `B1 sector $${sectorArea.latex}$`,
            `A1 $${r * tangent}${surd} - ${sectorArea.latex}$`,
          ],
          solution: `*OATB* is two right-angled triangles: $2 \\times \\frac{1}{2} \\times ${r} \\times ${tangent}${surd} = ${r * tangent}${surd}$. Sector: $\\frac{1}{2} \\times ${r}^2 \\times ${angle.latex} = ${sectorArea.latex}$. Shaded: $${r * tangent}${surd} - ${sectorArea.latex}$.`,
          answer: `${r * tangent}${root} - ${sectorArea.typed}`,
          letters: [],
          own: { from: 'a', key: `${r}*f - ${sectorArea.typed}` },
        }),
      },
    }
  },
  verify: ({ kind, third }) => {
    const { above, below, typed } = TANGENTS[kind] ?? TANGENTS[0]
    const r = 6 * third
    return {
      a: `${r}*${typed}`,
      b: `2*${r}*${typed} + 2*pi*${r}*${above}/(2*${below})`,
      c: `${r}^2*(${typed} - pi*${above}/(2*${below}))`,
    }
  },
})
