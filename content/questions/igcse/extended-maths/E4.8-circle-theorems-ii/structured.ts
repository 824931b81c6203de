import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { chordWithMidpoint, equalChords, parallelChords, tunnel, twoTangents } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E4.8')

export { templates }

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [20, 21, 29],
  [21, 20, 29],
] as const

const degrees = (radians: number) => (radians * 180) / Math.PI

supplement('chord-and-its-distance', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const times = random.int(1, 6)
    return r * times > 52
      ? null
      : { distance: p * times, half: q * times, radius: r * times, thing: random.int(0, 2) }
  },
  make: ({ distance, half, radius, thing }) => {
    const unit = thing === 2 ? 'm' : 'cm'
    return {
      stem: [
        '*AB* is a chord of a circle, centre *O*. *M* is the midpoint of *AB*.',
        'The diagram shows a chord *AB* of a circle, centre *O*, and its midpoint *M*.',
        'A straight path *AB* crosses a circular lawn, centre *O*. *M* is the midpoint of the path.',
      ].map(text => `${text} *AB* = ${quantity(2 * half, unit)} and *OM* = ${quantity(distance, unit)}.`)[
        thing
      ] as string,
      figure: chordWithMidpoint(quantity(2 * half, unit), quantity(distance, unit)),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the radius of the circle.',
          scheme: [`B1 *AM* = ${half}`, `M1 $${half}^2 + ${distance}^2$`, `A1 ${radius}`],
          solution: `The line from the centre to the midpoint of a chord is perpendicular to the chord. So triangle *OMA* has a right angle at *M*, and *AM* = ${half} ${unit}.\n\n$OA = \\sqrt{${half}^2 + ${distance}^2} = \\sqrt{${radius * radius}} = ${radius}$`,
          answer: radius,
          unit,
        }),
      },
    }
  },
  verify: ({ distance, half }) => ({ a: half / Math.sin(Math.atan2(half, distance)) }),
})

const EQUAL_TANGENTS = judged(
  'tangents from an external point are equal (so triangle *PAB* is isosceles)',
  `
  accept tangents ... equal/same
  accept isosceles
  accept equal tangents
  earns: tangents from an external point are equal
  earns: the tangents PA and PB have the same length
  earns: tangants from a point outside are equal
  misses: a tangent meets a radius at 90 degrees
  misses: alternate segment theorem
  misses: the angles of a triangle add up to 180`,
)

supplement('two-tangents-and-a-chord', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const half = random.int(18, 42)
    return { apex: 2 * half, thing: random.int(0, 2) }
  },
  make: ({ apex, thing }) => {
    const base = (180 - apex) / 2
    return {
      stem: [
        '*PA* and *PB* are tangents to a circle, centre *O*.',
        'The tangents from a point *P* touch a circle, centre *O*, at *A* and *B*.',
        'Two straight ropes run from a post *P*. They touch a round tank, centre *O*, at *A* and *B*, and are tangents to it.',
      ].map(text => `${text} Angle *APB* = ${apex}°.`)[thing] as string,
      figure: twoTangents(apex / 2, { at: `${apex}°` }),
      parts: {
        a: ask.written({
          command: 'Give',
          objective: 'AO1',
          prompt: 'Angle *PAB* = angle *PBA*. Give a geometrical reason for this.',
          lines: 2,
          scheme: [EQUAL_TANGENTS],
          modelAnswer: 'Tangents from an external point are equal, so triangle PAB is isosceles.',
          solution:
            '*PA* = *PB*, because tangents from an external point are equal. Equal sides have equal angles opposite them.',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out angle *PAB*.',
          scheme: [`B1 ${base}`],
          solution: `$(180 - ${apex}) \\div 2 = ${base}$`,
          answer: base,
          unit: '°',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the obtuse angle *AOB*.',
          scheme: ['M1 angle *OAP* = 90° or angle *OBP* = 90°', `A1 ${180 - apex}`],
          solution: `Tangent and radius meet at 90°, at *A* and at *B*. Angles in the quadrilateral *OAPB* add up to 360°: $360 - 90 - 90 - ${apex} = ${180 - apex}$.`,
          answer: 180 - apex,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ apex }) => {
    const reach = 1 / Math.sin((apex * Math.PI) / 360) // radius 1
    const touch = degrees(Math.acos(1 / reach))
    return { b: touch, c: 2 * touch } // PAB = AOP, since both make 90° with OAB
  },
})

supplement('equal-chords-in-x', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const times = random.int(1, 4)
    const [distance, half, radius] = [p * times, q * times, r * times]
    const [k, x] = [random.int(3, 5), random.int(2, 9)]
    const [a, b] = [distance - k * x, distance - x]
    return radius > 60 || a === 0 || b <= 0 || Math.abs(a) > 25
      ? null
      : { k, x, a, b, distance, half, radius, thing: random.int(0, 2) }
  },
  make: ({ k, x, a, b, distance, half, radius, thing }) => {
    const [om, on] = [`(${k}*x* ${a < 0 ? '−' : '+'} ${Math.abs(a)}) cm`, `(*x* + ${b}) cm`]
    return {
      stem: [
        '*AB* and *CD* are equal chords of a circle, centre *O*. *M* and *N* are the midpoints of *AB* and *CD*.',
        'A circle, centre *O*, has two equal chords *AB* and *CD* with midpoints *M* and *N*.',
        'Two wires *AB* and *CD* of equal length are stretched across a circular frame, centre *O*. Their midpoints are *M* and *N*.',
      ].map(text => `${text} *OM* = ${om} and *ON* = ${on}.`)[thing] as string,
      figure: equalChords(),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the value of *x*.',
          scheme: [`M1 $${k}x ${signed(a)} = x + ${b}$`, `A1 ${x}`],
          solution: `Equal chords are equidistant from the centre, so *OM* = *ON*: $${k}x ${signed(a)} = x + ${b}$.\n\n$${k - 1}x = ${b - a}$, so $x = ${x}$.`,
          answer: x,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `*AB* = ${quantity(2 * half, 'cm')}. Work out the radius of the circle.`,
          scheme: [`M1 $${half}^2 + (\\text{their } ${distance})^2$`, `A1 ${radius}`],
          solution: `*ON* = ${x} + ${b} = ${distance} cm and *OM* is the same. *OM* is perpendicular to *AB*, so the radius is $\\sqrt{${half}^2 + ${distance}^2} = \\sqrt{${radius * radius}} = ${radius}$ cm.`,
          answer: radius,
          unit: 'cm',
          follow: { from: 'a', formula: `sqrt(${half * half} + (x + ${b})^2)` },
        }),
      },
    }
  },
  verify: ({ k, a, b, half }) => {
    let x = 0
    while (k * x + a < x + b) x += 1
    return { a: x, b: half / Math.sin(Math.atan2(half, x + b)) }
  },
})

supplement('tangents-lengths-and-angle', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [r, d] = [random.step(3.2, 7.8, 0.1), random.step(7.1, 16.9, 0.1)]
    return d / r < 1.7 || d / r > 2.6 || Number.isInteger(r) || Number.isInteger(d)
      ? null
      : { r, d, thing: random.int(0, 2) }
  },
  make: ({ r, d, thing }) => {
    const unit = thing === 2 ? 'm' : 'cm'
    const length = Math.sqrt(d * d - r * r)
    const angle = 2 * degrees(Math.asin(r / d))
    return {
      stem: [
        '*PA* and *PB* are tangents to a circle, centre *O*.',
        'The tangents from *P* touch a circle, centre *O*, at *A* and *B*.',
        'From a point *P* a person looks at a round tower, centre *O*. The lines of sight *PA* and *PB* are tangents to its circular wall.',
      ].map(text => `${text} *OA* = ${quantity(r, unit)} and *OP* = ${quantity(d, unit)}.`)[thing] as string,
      figure: twoTangents(23, { OA: quantity(r, unit), OP: quantity(d, unit) }),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the length of *PA*.',
          scheme: [`M1 $${d}^2 - ${r}^2$`, `A1 ${figures(length, 3)}`],
          solution: `The tangent meets the radius at 90°, so triangle *OAP* has its right angle at *A*.\n\n$PA = \\sqrt{${d}^2 - ${r}^2} = ${figures(length, 3)}$`,
          answer: length,
          unit,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate angle *APB*.',
          scheme: [`M1 $\\sin OPA = \\frac{${r}}{${d}}$`, `A1 ${plain(angle, 1)}`],
          solution: `$\\sin OPA = \\frac{${r}}{${d}}$, so angle *OPA* = ${figures(angle / 2, 4)}°. *OP* halves angle *APB*, since the triangles *OAP* and *OBP* are congruent: $2 \\times ${figures(angle / 2, 4)} = ${plain(angle, 1)}$.`,
          answer: angle,
          unit: '°',
          sigFigs: 3,
          via: [{ value: angle / 2, formula: '2*x' }],
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the area of the quadrilateral *OAPB*.',
          scheme: [`B1 ${figures(r * length, 3)}`],
          solution: `Two right-angled triangles make the quadrilateral: $2 \\times \\frac{1}{2} \\times ${r} \\times ${figures(length, 5)} = ${figures(r * length, 3)}$.`,
          answer: r * length,
          unit: `${unit}^2`,
          sigFigs: 3,
          follow: { from: 'a', formula: `${r}*x` },
        }),
      },
    }
  },
  verify: ({ r, d }) => {
    // Coordinates: O is the origin, P is (d, 0), A is where the tangent touches.
    const [x, y] = [(r * r) / d, (r * Math.sqrt(d * d - r * r)) / d]
    return { a: Math.hypot(d - x, y), b: 2 * degrees(Math.atan2(y, d - x)), c: d * y }
  },
})

supplement('parallel-chords', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const radius = random.int(7, 15)
    const [one, other] = [random.step(1.5, 1.9, 0.1), random.step(1.1, 1.4, 0.1)].map(times =>
      clean(times * radius),
    )
    return !one || !other ? null : { radius, one, other, thing: random.int(0, 2) }
  },
  make: ({ radius, one, other, thing }) => {
    const [near, far] = [Math.sqrt(radius ** 2 - (one / 2) ** 2), Math.sqrt(radius ** 2 - (other / 2) ** 2)]
    const [long, short, size] = [quantity(one, 'cm'), quantity(other, 'cm'), quantity(radius, 'cm')]
    return {
      stem: [
        '*AB* and *CD* are parallel chords of a circle, centre *O*. They lie on opposite sides of *O*.',
        'The diagram shows two parallel chords *AB* and *CD* on opposite sides of the centre *O* of a circle.',
        'A round window, centre *O*, has two parallel straight bars *AB* and *CD* on opposite sides of *O*.',
      ].map(text => `${text} *AB* = ${long}, *CD* = ${short} and the radius is ${size}.`)[thing] as string,
      figure: parallelChords(long, short, size),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the distance between *AB* and *CD*.',
          scheme: [
            `M1 $${radius}^2 - ${clean(one / 2)}^2$`,
            `M1 $${radius}^2 - ${clean(other / 2)}^2$`,
            'M1 the sum of their two distances from *O*',
            `A1 ${figures(near + far, 3)}`,
          ],
          solution: `The perpendicular from *O* to a chord bisects it.\n\nDistance of *AB* from *O*: $\\sqrt{${radius}^2 - ${clean(one / 2)}^2} = ${figures(near, 5)}$\n\nDistance of *CD* from *O*: $\\sqrt{${radius}^2 - ${clean(other / 2)}^2} = ${figures(far, 5)}$\n\n*O* lies between them, so add: ${figures(near + far, 3)} cm.`,
          answer: near + far,
          unit: 'cm',
          sigFigs: 3,
          via: [
            { value: near, formula: `x + ${far}` },
            { value: far, formula: `${near} + x` },
          ],
        }),
      },
    }
  },
  verify: ({ radius, one, other }) => {
    const fromCentre = (chord: number) => radius * Math.cos(Math.asin(chord / 2 / radius))
    return { a: fromCentre(one) + fromCentre(other) }
  },
})

supplement('tunnel', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const radius = random.step(3.2, 6.4, 0.1)
    const width = clean(Math.round(radius * random.step(1.5, 1.85, 0.05) * 10) / 10)
    if (Number.isInteger(radius) || Number.isInteger(width)) return null
    return { radius, width, off: random.step(0.8, 1.4, 0.1), thing: random.int(0, 2) }
  },
  make: ({ radius, width, off, thing }) => {
    const half = clean(width / 2)
    const down = Math.sqrt(radius ** 2 - half ** 2)
    const angle = 2 * degrees(Math.asin(half / radius))
    const x = clean(half - off)
    const clear = Math.sqrt(radius ** 2 - x ** 2) + down
    return {
      stem: [
        'The diagram shows the cross-section of a road tunnel. It is part of a circle, centre *O*, above the level road *AB*.',
        'A tunnel has a cross-section that is part of a circle, centre *O*. The chord *AB* is the level road.',
        'The diagram shows the cross-section of a railway tunnel, which is part of a circle, centre *O*. The chord *AB* is the level ground.',
      ].map(
        text =>
          `${text} *T* is the highest point of the circle. *OA* = ${quantity(radius, 'm')} and *AB* = ${quantity(width, 'm')}.`,
      )[thing] as string,
      figure: tunnel(quantity(radius, 'm'), quantity(width, 'm')),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the height of *T* above *AB*.',
          scheme: [`M1 $${radius}^2 - ${half}^2$`, `M1 adding ${radius}`, `A1 ${figures(down + radius, 3)}`],
          solution: `The perpendicular from *O* bisects *AB*, so half of *AB* is ${half} m. *O* is $\\sqrt{${radius}^2 - ${half}^2} = ${figures(down, 5)}$ m above *AB*, and *T* is ${radius} m above *O*: ${figures(down + radius, 3)} m.`,
          answer: down + radius,
          unit: 'm',
          sigFigs: 3,
          via: [{ value: down, formula: `x + ${radius}` }],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the obtuse angle *AOB*.',
          scheme: [`M1 $\\sin^{-1}\\left(\\frac{${half}}{${radius}}\\right)$`, `A1 ${plain(angle, 1)}`],
          solution: `The perpendicular from *O* halves angle *AOB*: $\\sin^{-1}\\left(\\frac{${half}}{${radius}}\\right) = ${figures(angle / 2, 4)}$°, and $2 \\times ${figures(angle / 2, 4)} = ${plain(angle, 1)}$°.`,
          answer: angle,
          unit: '°',
          sigFigs: 4,
          via: [{ value: angle / 2, formula: '2*x' }],
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `A vertical sign stands on *AB*, ${quantity(off, 'm')} from *A*. Its top touches the roof. Calculate the height of the sign.`,
          scheme: [
            `M1 $${half} - ${off}$`,
            `M1 $\\sqrt{${radius}^2 - ${x}^2}$ + their ${figures(down, 3)}`,
            `A1 ${figures(clear, 3)}`,
          ],
          solution: `The sign is $${half} - ${off} = ${x}$ m to the side of *O*. Its top lies on the circle, so it is $\\sqrt{${radius}^2 - ${x}^2} = ${figures(clear - down, 5)}$ m above the level of *O*.\n\n*O* is ${figures(down, 5)} m above *AB*: ${figures(clear, 3)} m.`,
          answer: clear,
          unit: 'm',
          sigFigs: 3,
          follow: { from: 'a', formula: `x - ${radius} + ${clear - down}` },
          via: [
            { value: down, formula: `x + ${clear - down}` },
            { value: clear - down, formula: `x + ${down}` },
          ],
        }),
      },
    }
  },
  verify: ({ radius, width, off }) => {
    const turn = Math.acos(width / 2 / radius) // angle OAB
    const low = radius * Math.sin(turn)
    const side = Math.acos((width / 2 - off) / radius)
    return { a: radius + low, b: 180 - 2 * degrees(turn), c: low + radius * Math.sin(side) }
  },
})
