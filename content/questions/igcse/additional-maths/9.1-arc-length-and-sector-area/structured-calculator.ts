import { ask } from '@/lib/exams/authoring/ask'
import { integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { sectorFigure } from '../../extended-maths/E5.3-circles-arcs-and-sectors/drawings'
import { ringFigure, triangleAndSector } from '../circular-measure'

const { question, templates } = questionsOf('structured', '9.1', { calculator: 'needed' })

export { templates }

const UNITS = ['cm', 'm'] as const
const inDegrees = (radians: number) => (radians * 180) / Math.PI

/** The segment of a circle, as strips across it. */
const strips = (r: number, angle: number) => {
  const low = r * Math.cos(angle / 2)
  return 2 * integral(x => Math.sqrt(Math.max(0, r * r - x * x)), low, r, 20000)
}

question('segment-in-radians', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    r: random.int(5, 25),
    angle: random.pick([8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25]) / 10,
    unit: random.pick(UNITS),
  }),
  make: ({ r, angle, unit }) => {
    const chord = 2 * r * Math.sin(angle / 2)
    const area = (r * r * (angle - Math.sin(angle))) / 2
    const around = r * angle + chord
    return {
      stem: [
        `*A* and *B* lie on a circle with centre *O* and radius ${quantity(r, unit)}. Angle *AOB* is ${angle} radians. The segment between the chord *AB* and the arc *AB* is shaded.`,
        `The diagram shows a sector *OAB* with radius ${quantity(r, unit)} and angle ${angle} radians. The chord *AB* cuts off the shaded segment.`,
        `A piece of glass has the shape of the shaded segment. The arc *AB* has the centre *O* and the radius ${quantity(r, unit)}, and angle *AOB* is ${angle} radians.`,
      ],
      figure: sectorFigure(inDegrees(angle), { radius: `${r} ${unit}`, angle: `${angle} rad` }, true),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the perimeter of the shaded segment.',
          unit,
          sigFigs: 3,
          scheme: [
            `B1 arc $${r} \\times ${angle} = ${plain(Number((r * angle).toFixed(2)))}$`,
            `M1 chord $2 \\times ${r}\\sin${angle / 2}$, or the cosine rule`,
            `A1 ${quantity(around, unit, 3)}`,
          ],
          solution: `Arc: ${plain(Number((r * angle).toFixed(2)))}. Chord: $2 \\times ${r}\\sin${angle / 2} = ${figures(chord, 4)}$, with the calculator in radians. Together ${quantity(around, unit, 3)}.`,
          answer: around,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the area of the shaded segment.',
          unit: `${unit}^2`,
          sigFigs: 3,
          scheme: [
            `M1 sector $\\frac{1}{2} \\times ${r}^2 \\times ${angle}$`,
            `M1 triangle $\\frac{1}{2} \\times ${r}^2 \\times \\sin${angle}$`,
            `A1 ${quantity(area, `${unit}^2`, 3)}`,
          ],
          solution: `$\\frac{1}{2}r^2(\\theta - \\sin\\theta) = \\frac{1}{2} \\times ${r}^2 \\times (${angle} - \\sin${angle}) = ${figures(area, 4)}$, which is ${quantity(area, `${unit}^2`, 3)}.`,
          answer: area,
        }),
      },
    }
  },
  verify: ({ r, angle }) => ({
    a: integral(() => r, 0, angle, 10) + Math.hypot(r - r * Math.cos(angle), r * Math.sin(angle)),
    b: strips(r, angle),
  }),
})

question('angle-from-a-chord', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [r, chord] = [random.int(5, 20), random.int(4, 34)]
    const angle = 2 * Math.asin(chord / (2 * r))
    const third = Math.abs(angle * 100 - Math.round(angle * 100))
    return chord < 1.85 * r && angle > 1.01 && third > 0.08 && third < 0.42 ? { r, chord, unit: 'cm' } : null
  },
  make: ({ r, chord, unit }) => {
    const angle = 2 * Math.asin(chord / (2 * r))
    const rest = 2 * Math.PI - angle
    const around = r * rest + chord
    const area = (r * r * rest) / 2 + (r * r * Math.sin(angle)) / 2
    const shown = Number(angle.toFixed(2))
    return {
      stem: [
        `A circle has the centre *O* and the radius ${quantity(r, unit)}. *AB* is a chord of length ${quantity(chord, unit)}. It cuts the circle into a minor segment and a major segment.`,
        `The chord *AB* of a circle with centre *O* and radius ${quantity(r, unit)} is ${quantity(chord, unit)} long. It divides the circle into two segments.`,
        `A circular piece of card with centre *O* and radius ${quantity(r, unit)} is cut along a chord *AB* of length ${quantity(chord, unit)}. The major segment is kept.`,
      ],
      parts: {
        a: ask.number({
          command: 'Show that',
          prompt: `Show that the angle *AOB* of the minor sector is ${shown.toFixed(2)} radians, correct to 2 decimal places.`,
          unit: 'rad',
          sigFigs: 3,
          showThat: { figures: 3 },
          scheme: [
            `M1 $\\sin\\frac{\\theta}{2} = \\frac{${chord / 2}}{${r}}$, or the cosine rule`,
            `A1 ${figures(angle, 4)} or more figures, which rounds to ${shown.toFixed(2)}`,
          ],
          solution: `Halve the isosceles triangle *OAB*: $\\sin\\frac{\\theta}{2} = \\frac{${chord / 2}}{${r}}$, so $\\theta = 2\\sin^{-1}\\frac{${chord / 2}}{${r}} = ${figures(angle, 5)}$, which is ${shown.toFixed(2)} to 2 decimal places.`,
          answer: angle,
        }),
        b: ask.number({
          command: 'Find',
          prompt: 'Find the perimeter of the major segment.',
          unit,
          sigFigs: 3,
          via: [{ value: angle, formula: `${r}*(2*pi - x) + ${chord}` }],
          scheme: [
            `M1 angle $2\\pi - \\theta$`,
            `M1 $${r}(2\\pi - \\theta) + ${chord}$`,
            `A1 ${quantity(around, unit, 3)}`,
          ],
          solution: `The major arc has the angle $2\\pi - ${figures(angle, 5)} = ${figures(rest, 5)}$ and the length ${figures(r * rest, 4)}. With the chord: ${quantity(around, unit, 3)}.`,
          answer: around,
        }),
        c: ask.number({
          command: 'Find',
          prompt: 'Find the area of the major segment.',
          unit: `${unit}^2`,
          sigFigs: 3,
          via: [{ value: angle, formula: `${r * r}/2*(2*pi - x) + ${(r * r * Math.sin(angle)) / 2}` }],
          scheme: [
            `M1 major sector $\\frac{1}{2} \\times ${r}^2(2\\pi - \\theta)$`,
            `M1 adds the triangle $\\frac{1}{2} \\times ${r}^2\\sin\\theta$`,
            `A1 ${quantity(area, `${unit}^2`, 3)}`,
          ],
          solution: `Major sector: $\\frac{1}{2} \\times ${r}^2 \\times ${figures(rest, 5)} = ${figures((r * r * rest) / 2, 5)}$. Triangle *OAB*: $\\frac{1}{2} \\times ${r}^2 \\times \\sin${figures(angle, 5)} = ${figures((r * r * Math.sin(angle)) / 2, 4)}$. Together ${quantity(area, `${unit}^2`, 3)}.`,
          answer: area,
        }),
      },
    }
  },
  verify: ({ r, chord }) => {
    const angle = Math.acos((2 * r * r - chord * chord) / (2 * r * r))
    return {
      a: angle,
      b: 2 * Math.PI * r - r * angle + chord,
      c: Math.PI * r * r - strips(r, angle),
    }
  },
})

question('region-between-two-arcs', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [inner, more] = [random.int(4, 15), random.int(3, 9)]
    const area = random.int(20, 160)
    const outer = inner + more
    const angle = (2 * area) / (outer * outer - inner * inner)
    return angle > 0.7 && angle < 2.4 ? { inner, outer, area, unit: random.pick(UNITS) } : null
  },
  make: ({ inner, outer, area, unit }) => {
    const angle = (2 * area) / (outer * outer - inner * inner)
    const around = (inner + outer) * angle + 2 * (outer - inner)
    return {
      stem: [
        `The diagram shows two arcs *AB* and *DC* with the same centre *O*. $OA = ${inner}$ ${unit}, $OC = ${outer}$ ${unit} and angle *AOB* is *θ* radians. The area of the shaded region *ABCD* is ${plain(area)} ${unit}^{2}.`,
        `A piece of a ring, *ABCD*, lies between two arcs with centre *O* and radii ${quantity(inner, unit)} and ${quantity(outer, unit)}. Angle *AOB* is *θ* radians and the area of the piece is ${plain(area)} ${unit}^{2}.`,
        `The shaded part *ABCD* of a fan lies between arcs with centre *O* and radii ${quantity(inner, unit)} and ${quantity(outer, unit)}. Its area is ${plain(area)} ${unit}^{2}. Angle *AOB* is *θ* radians.`,
      ],
      figure: ringFigure(`${inner} ${unit}`, `${outer} ${unit}`, '*θ*'),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *θ*.',
          sigFigs: 3,
          scheme: [`M1 $\\frac{1}{2}\\theta(${outer}^2 - ${inner}^2) = ${area}$`, `A1 ${figures(angle, 3)}`],
          solution: `The difference of two sectors: $\\frac{1}{2}\\theta(${outer}^2 - ${inner}^2) = ${area}$, so $\\theta = \\frac{${2 * area}}{${outer * outer - inner * inner}} = ${figures(angle, 4)}$.`,
          answer: angle,
        }),
        b: ask.number({
          command: 'Find',
          prompt: 'Find the perimeter of the shaded region.',
          unit,
          sigFigs: 3,
          via: [{ value: angle, formula: `${inner + outer}*x + ${2 * (outer - inner)}` }],
          follow: { from: 'a', formula: `${inner + outer}*x + ${2 * (outer - inner)}` },
          scheme: [
            `M1 arcs $${inner}\\theta + ${outer}\\theta$`,
            `M1 adds $2 \\times ${outer - inner}$`,
            `A1 ${quantity(around, unit, 3)}`,
          ],
          solution: `The arcs are $${inner}\\theta$ and $${outer}\\theta$, and each straight part is $${outer} - ${inner} = ${outer - inner}$. The perimeter is $${inner + outer}\\theta + ${2 * (outer - inner)}$, which is ${quantity(around, unit, 3)}.`,
          answer: around,
        }),
      },
    }
  },
  verify: ({ inner, outer, area }) => {
    // Between the arcs the mean length times the width is the area.
    const mean = area / (outer - inner)
    return { a: mean / ((inner + outer) / 2), b: 2 * mean + 2 * (outer - inner) }
  },
})

question('triangle-and-sector', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = [random.int(12, 22), random.int(12, 22), random.int(7, 12)]
    const angle = random.pick([7, 8, 9, 11, 12, 13, 14]) / 10
    const far = Math.hypot(p - q * Math.cos(angle), q * Math.sin(angle))
    const height = (p * q * Math.sin(angle)) / far
    // The arc stays inside the triangle.
    return p !== q && height > r + 0.8 && Math.min(p, q) > r + 2 ? { p, q, r, angle, unit: 'm' } : null
  },
  make: ({ p, q, r, angle, unit }) => {
    const far = Math.sqrt(p * p + q * q - 2 * p * q * Math.cos(angle))
    const around = far + (p - r) + (q - r) + r * angle
    const whole = (p * q * Math.sin(angle)) / 2
    const area = whole - (r * r * angle) / 2
    const share = (100 * area) / whole
    return {
      stem: [
        `In triangle *OPQ*, $OP = ${p}$ ${unit}, $OQ = ${q}$ ${unit} and angle *POQ* is ${angle} radians. *A* lies on *OP* and *B* on *OQ*. *AB* is an arc of a circle with centre *O* and radius ${quantity(r, unit)}. The region *APQB* is shaded.`,
        `The diagram shows a triangular field *OPQ* with $OP = ${p}$ ${unit}, $OQ = ${q}$ ${unit} and angle *POQ* equal to ${angle} radians. A sprinkler at *O* waters the sector *OAB* with radius ${quantity(r, unit)}. The rest of the field is shaded.`,
        `From a triangular lawn *OPQ* a flower bed, the sector *OAB* with centre *O* and radius ${quantity(r, unit)}, is taken away. $OP = ${p}$ ${unit}, $OQ = ${q}$ ${unit} and angle *POQ* is ${angle} radians. The shaded part is left.`,
      ],
      figure: triangleAndSector([p, q, r], angle, unit),
      parts: {
        a: ask.number({
          command: 'Find',
          prompt: 'Find the length of *PQ*.',
          unit,
          sigFigs: 3,
          scheme: [
            `M1 $${p}^2 + ${q}^2 - 2 \\times ${p} \\times ${q}\\cos${angle}$`,
            `A1 ${quantity(far, unit, 3)}`,
          ],
          solution: `Cosine rule, in radians: $PQ^2 = ${p}^2 + ${q}^2 - 2 \\times ${p} \\times ${q}\\cos${angle} = ${figures(far * far, 5)}$, so $PQ = ${figures(far, 4)}$.`,
          answer: far,
        }),
        b: ask.number({
          command: 'Find',
          prompt: 'Find the perimeter of the shaded region.',
          unit,
          sigFigs: 3,
          via: [{ value: far, formula: `x + ${p + q - 2 * r} + ${r}*${angle}` }],
          follow: { from: 'a', formula: `x + ${p + q - 2 * r} + ${r}*${angle}` },
          scheme: [
            `B1 arc $${r} \\times ${angle}$`,
            `M1 arc $+\\ PQ + (${p} - ${r}) + (${q} - ${r})$`,
            `A1 ${quantity(around, unit, 3)}`,
          ],
          solution: `Arc: $${r} \\times ${angle} = ${plain(Number((r * angle).toFixed(2)))}$. Straight parts: $${p - r}$, $${q - r}$ and *PQ*. Together ${quantity(around, unit, 3)}.`,
          answer: around,
        }),
        c: ask.number({
          command: 'Find',
          prompt: 'Find the area of the shaded region.',
          unit: `${unit}^2`,
          sigFigs: 3,
          scheme: [
            `M1 triangle $\\frac{1}{2} \\times ${p} \\times ${q}\\sin${angle}$`,
            `M1 takes away the sector $\\frac{1}{2} \\times ${r}^2 \\times ${angle}$`,
            `A1 ${quantity(area, `${unit}^2`, 3)}`,
          ],
          solution: `Triangle: $\\frac{1}{2} \\times ${p} \\times ${q}\\sin${angle} = ${figures(whole, 5)}$. Sector: $\\frac{1}{2} \\times ${r}^2 \\times ${angle} = ${figures((r * r * angle) / 2, 4)}$. The shaded area is ${quantity(area, `${unit}^2`, 3)}.`,
          answer: area,
        }),
        d: ask.number({
          command: 'Find',
          prompt: 'Find the shaded area as a percentage of the area of the triangle.',
          unit: '%',
          sigFigs: 3,
          via: [{ value: area, formula: `100*x/${whole}` }],
          follow: { from: 'c', formula: `100*x/${whole}` },
          scheme: ['M1 shaded area divided by the area of the triangle', `A1 ${quantity(share, '%', 3)}`],
          solution: `$\\frac{${figures(area, 5)}}{${figures(whole, 5)}} \\times 100 = ${figures(share, 3)}$ per cent.`,
          answer: share,
        }),
      },
    }
  },
  verify: ({ p, q, r, angle }) => {
    const [x, y] = [q * Math.cos(angle), q * Math.sin(angle)]
    const far = Math.hypot(x - p, y)
    const half = (p + q + far) / 2
    const heron = Math.sqrt(half * (half - p) * (half - q) * (half - far))
    const area = heron - integral(each => each * angle, 0, r, 200)
    return {
      a: far,
      b: far + p + q - 2 * r + integral(() => r, 0, angle, 10),
      c: area,
      d: (area / heron) * 100,
    }
  },
})
