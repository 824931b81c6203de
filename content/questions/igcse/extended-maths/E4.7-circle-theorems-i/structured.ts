import { ask } from '@/lib/exams/authoring/ask'
import { signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { clean } from '@/lib/exams/random'
import { ALTERNATE_SEGMENT, AT_THE_CENTRE, CYCLIC, SAME_SEGMENT } from '../circle-reasons'
import {
  alternateSegment,
  centreAngle,
  crossingChords,
  crossingPoints,
  cyclicInX,
  diameterAndTangent,
  inscribed,
  semicircle,
  tangentAndCentre,
} from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E4.7')

export { templates }

core('angle-in-a-semicircle', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => ({ a: random.int(24, 66), thing: random.int(0, 2) }),
  make: ({ a, thing }) => ({
    stem:
      [
        '*A*, *B* and *C* lie on a circle, centre *O*. *AB* is a diameter.',
        'The diagram shows a triangle *ABC* in a circle, centre *O*. *AB* is a diameter of the circle.',
        '*AB* is the diameter of a round pond, centre *O*. *AC* and *CB* are straight bridges, and *C* lies on the edge of the pond.',
      ][thing] ?? '',
    figure: semicircle(a),
    parts: {
      a: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: ['Work out angle *ABC*.', 'Find angle *ABC*.'],
        scheme: ['M1 angle *ACB* = 90°', `A1 ${90 - a}`],
        solution: `The angle in a semicircle is 90°, so angle *ACB* = 90°. Angles in a triangle add up to 180°: $180 - 90 - ${a} = ${90 - a}$.`,
        answer: 90 - a,
        unit: '°',
      }),
    },
  }),
  verify: ({ a }) => ({ a: inscribed(180, 0, 2 * a) }),
})

core('tangent-and-line-to-the-centre', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const t = random.step(24.2, 43.8, 0.2)
    return Number.isInteger(t) ? null : { t, thing: random.int(0, 2) }
  },
  make: ({ t, thing }) => {
    const answer = clean((180 - (90 - t)) / 2)
    return {
      stem:
        [
          '*A* and *B* lie on a circle, centre *O*. *TA* is a tangent to the circle and *OBT* is a straight line.',
          'The diagram shows a circle, centre *O*, and the tangent at *A*. The tangent meets the straight line *OB* produced at *T*.',
          'A belt leaves a wheel, centre *O*, at *A* and runs straight to a hook *T*. *TA* is a tangent to the wheel. The straight line *OT* crosses the rim at *B*.',
        ][thing] ?? '',
      figure: tangentAndCentre(t),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate angle *OBA*.',
          scheme: [
            'M1 angle *OAT* = 90°',
            `M1 $(180 - \\text{their } ${clean(90 - t)}) \\div 2$`,
            `A1 ${answer}`,
          ],
          solution: `The tangent meets the radius at 90°, so angle *OAT* = 90° and angle $AOT = 180 - 90 - ${t} = ${clean(90 - t)}$°.\n\n*OA* and *OB* are radii, so triangle *OAB* is isosceles: angle $OBA = (180 - ${clean(90 - t)}) \\div 2 = ${answer}$°.`,
          answer,
          unit: '°',
          sigFigs: 3,
        }),
      },
    }
  },
  // B sees A from the circle: the angle from the far end of the diameter through B to A.
  verify: ({ t }) => ({ a: inscribed(180, 0, 90 - t) }),
})

supplement('centre-and-circumference', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ a: random.int(27, 57), thing: random.int(0, 2) }),
  make: ({ a, thing }) => ({
    stem: [
      '*A*, *B* and *C* lie on a circle, centre *O*.',
      'The vertices of triangle *ABC* lie on a circle, centre *O*.',
      'Three lamps *A*, *B* and *C* stand on the edge of a circular square. *O* is the centre of the circle.',
    ].map(text => `${text} Angle *OAB* = ${a}°.`)[thing] as string,
    figure: centreAngle(a),
    parts: {
      a: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Work out angle *AOB*.',
        scheme: [`M1 $180 - 2 \\times ${a}$`, `A1 ${180 - 2 * a}`],
        solution: `*OA* = *OB*, so angle *OBA* is also ${a}°: $180 - 2 \\times ${a} = ${180 - 2 * a}$.`,
        answer: 180 - 2 * a,
        unit: '°',
      }),
      'b.i': ask.whole({
        command: 'Write down',
        objective: 'AO1',
        prompt: 'Write down angle *ACB*.',
        scheme: [`B1 ${90 - a}`],
        solution: `The angle at the circumference is half of the angle at the centre: $${180 - 2 * a} \\div 2 = ${90 - a}$.`,
        answer: 90 - a,
        unit: '°',
        follow: { from: 'a', formula: 'x/2' },
      }),
      'b.ii': ask.written({
        command: 'Give',
        objective: 'AO2',
        prompt: 'Give a geometrical reason for your answer to part **(b)(i)**.',
        lines: 2,
        scheme: [AT_THE_CENTRE],
        modelAnswer: 'The angle at the centre is twice the angle at the circumference.',
        solution:
          'Both angles stand on the arc *AB*. Name the centre and the circumference in your sentence.',
      }),
    },
  }),
  verify: ({ a }) => ({ a: 360 - a - (180 + a), 'b.i': inscribed(180 + a, 78, 360 - a) }),
})

supplement('crossing-chords', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, arc] = [random.int(28, 48), random.int(26, 46), random.step(75, 100, 5)]
    const far = 360 - 2 * p - 2 * q - arc
    return p === q || far < 60 || far > 150 ? null : { p, q, arc, thing: random.int(0, 2) }
  },
  make: ({ p, q, arc, thing }) => ({
    stem:
      [
        '*A*, *B*, *C* and *D* lie on a circle. The chords *AC* and *BD* cross at *X*.',
        'The diagram shows four points *A*, *B*, *C* and *D* on a circle. *AXC* and *BXD* are straight lines.',
        'Four posts *A*, *B*, *C* and *D* stand on the edge of a circular field. The straight paths *AC* and *BD* cross at *X*.',
      ][thing] ?? '',
    figure: crossingChords({ p, q, arc }),
    parts: {
      'a.i': ask.whole({
        command: 'Write down',
        objective: 'AO1',
        prompt: 'Write down angle *BAC*.',
        scheme: [`B1 ${p}`],
        solution: 'Angles *BAC* and *BDC* both stand on the arc *BC*, in the same segment.',
        answer: p,
        unit: '°',
      }),
      'a.ii': ask.written({
        command: 'Give',
        objective: 'AO2',
        prompt: 'Give a geometrical reason for your answer to part **(a)(i)**.',
        lines: 1,
        scheme: [SAME_SEGMENT],
        modelAnswer: 'Angles in the same segment are equal.',
        solution: 'The theorem is quoted in these words: angles in the same segment are equal.',
      }),
      b: ask.whole({
        command: 'Work out',
        objective: 'AO2',
        prompt: 'Work out angle *AXB*.',
        scheme: [`M1 angle *ABD* = ${q}°, or angle *CXD* = $180 - ${p} - ${q}$`, `A1 ${180 - p - q}`],
        solution: `Angles *ABD* and *ACD* stand on the same arc *AD*, so angle *ABD* = ${q}°. In triangle *ABX*: $180 - ${p} - ${q} = ${180 - p - q}$.`,
        answer: 180 - p - q,
        unit: '°',
        follow: { from: 'a.i', formula: `180 - ${q} - x` },
      }),
    },
  }),
  verify: v => {
    const { A, B, C, D } = crossingPoints(v)
    // An angle between two chords is half of the sum of the arcs that they cut off.
    return { 'a.i': inscribed(B, A, C), b: (B - A + (D - C)) / 2 }
  },
})

supplement('alternate-segment-isosceles', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const t = random.step(46.2, 72.8, 0.2)
    return Number.isInteger(t) ? null : { t, thing: random.int(0, 2) }
  },
  make: ({ t, thing }) => {
    const answer = clean((180 - t) / 2)
    return {
      stem: [
        '*A*, *B* and *C* lie on a circle. *SAT* is the tangent to the circle at *A*.',
        'The vertices of triangle *ABC* lie on a circle. The straight line *SAT* touches the circle at *A*.',
        'A badge is a circle with a triangle *ABC* inside it. It stands on the straight edge *SAT* of a shelf, which is a tangent to the circle at *A*.',
      ].map(text => `${text} *CA* = *CB* and angle *TAB* = ${t}°.`)[thing] as string,
      figure: alternateSegment(t),
      parts: {
        'a.i': ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down angle *ACB*.',
          scheme: [`B1 ${t}`],
          solution:
            'The angle between the tangent and the chord *AB* equals the angle in the alternate segment, at *C*.',
          answer: t,
          unit: '°',
          sigFigs: 3,
        }),
        'a.ii': ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: 'Give a geometrical reason for your answer to part **(a)(i)**.',
          lines: 1,
          scheme: [ALTERNATE_SEGMENT],
          modelAnswer: 'The alternate segment theorem.',
          solution: 'Name the theorem. “Alternate angles” is another rule and scores nothing here.',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out angle *SAC*.',
          scheme: [`M1 $(180 - ${t}) \\div 2$`, `A1 ${answer}`],
          solution: `Triangle *ABC* is isosceles, so angle $ABC = (180 - ${t}) \\div 2 = ${answer}$°. By the alternate segment theorem, angle *SAC* = angle *ABC*.`,
          answer,
          unit: '°',
          sigFigs: 3,
          follow: { from: 'a.i', formula: '(180-x)/2' },
        }),
      },
    }
  },
  verify: ({ t }) => ({
    'a.i': inscribed(270, 90 + t, 270 + 2 * t),
    b: 180 - t - inscribed(270 + 2 * t, 270, 90 + t), // angles on the line SAT
  }),
})

supplement('cyclic-quadrilateral-in-x', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [x, k, l] = [random.int(18, 36), random.int(2, 3), random.int(2, 4)]
    const atD = random.int(52, 79)
    const [a, b] = [atD - k * x, 180 - atD - l * x]
    const off = random.pick([-14, -8, 6, 12])
    if (a === 0 || b === 0 || Math.abs(a) > 25 || Math.abs(b) > 25 || k === l) return null
    return { x, k, l, a, b, atD, off, thing: random.int(0, 2) }
  },
  make: ({ x, k, l, a, b, atD, off, thing }) => {
    const label = (times: number, more: number) => `(${times}*x* ${more < 0 ? '−' : '+'} ${Math.abs(more)})°`
    return {
      stem: [
        '*A*, *B*, *C* and *D* lie on a circle, centre *O*.',
        '*ABCD* is a cyclic quadrilateral in a circle, centre *O*.',
        'The diagram shows a quadrilateral *ABCD* with its vertices on a circle, centre *O*.',
      ].map(text => `${text} Angle *ADC* = ${label(k, a)} and angle *ABC* = ${label(l, b)}.`)[
        thing
      ] as string,
      figure: cyclicInX(label(k, a), label(l, b), atD, off),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the value of *x*.',
          scheme: [
            `M1 $${k}x ${signed(a)} + ${l}x ${signed(b)} = 180$`,
            `M1 $${k + l}x = ${180 - a - b}$`,
            `A1 ${x}`,
          ],
          solution: `Opposite angles of a cyclic quadrilateral add up to 180°: $${k + l}x ${signed(a + b)} = 180$.\n\n$${k + l}x = ${180 - a - b}$, so $x = ${x}$.`,
          answer: x,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the obtuse angle *AOC*.',
          scheme: [`M1 $2 \\times (${k} \\times ${x} ${signed(a)})$`, `A1 ${2 * atD}`],
          solution: `Angle $ADC = ${k} \\times ${x} ${signed(a)} = ${atD}$°. The angle at the centre is twice the angle at the circumference: $2 \\times ${atD} = ${2 * atD}$.`,
          answer: 2 * atD,
          unit: '°',
          follow: { from: 'a', formula: `2*(${k}*x + ${a})` },
        }),
      },
    }
  },
  verify: ({ k, l, a, b }) => {
    let x = 0
    while (k * x + a + l * x + b < 180) x += 1
    return { a: x, b: 360 - 2 * (l * x + b) } // the reflex angle AOC is twice the angle ABC
  },
})

supplement('diameter-and-tangent', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [t, c] = [random.step(36.1, 55.9, 0.1), random.step(22.1, 38.9, 0.1)]
    if (Number.isInteger(t) || Number.isInteger(c) || Math.abs(90 - t - c) < 4) return null
    return { t, c, thing: random.int(0, 2) }
  },
  make: ({ t, c, thing }) => {
    const [abd, abc] = [clean(90 - t), clean(180 - t - c)]
    return {
      stem: [
        '*A*, *B*, *C* and *D* lie on a circle, centre *O*. *BD* is a diameter and *SAT* is the tangent at *A*.',
        'The vertices of quadrilateral *ABCD* lie on a circle with diameter *BD* and centre *O*. The line *SAT* touches the circle at *A*.',
        'A glass window has the shape of a circle, centre *O*. It rests on a straight ledge *SAT*, which is a tangent at *A*. Metal strips form the quadrilateral *ABCD* and the diameter *BD*.',
      ].map(text => `${text} Angle *TAB* = ${t}° and angle *BDC* = ${c}°.`)[thing] as string,
      figure: diameterAndTangent(t, c),
      parts: {
        'a.i': ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down angle *ADB*.',
          scheme: [`B1 ${t}`],
          solution:
            'The angle between the tangent and the chord *AB* equals the angle in the alternate segment.',
          answer: t,
          unit: '°',
          sigFigs: 3,
        }),
        'a.ii': ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: 'Give a geometrical reason for your answer to part **(a)(i)**.',
          lines: 1,
          scheme: [ALTERNATE_SEGMENT],
          modelAnswer: 'The alternate segment theorem.',
          solution:
            '*SAT* is a tangent and *AB* is a chord, so the theorem is the alternate segment theorem.',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out angle *ABD*.',
          scheme: ['M1 angle *BAD* = 90°', `A1 ${abd}`],
          solution: `*BD* is a diameter, so angle *BAD* = 90° (angle in a semicircle): $180 - 90 - ${t} = ${abd}$.`,
          answer: abd,
          unit: '°',
          sigFigs: 3,
          follow: { from: 'a.i', formula: '90-x' },
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out angle *ABC*.',
          scheme: [`M1 their ${abd} $+ 90 - ${c}$`, `A1 ${abc}`],
          solution: `Angle *BCD* = 90° as well (angle in a semicircle), so angle $DBC = 90 - ${c} = ${clean(90 - c)}$°. Angle $ABC = ${abd} + ${clean(90 - c)} = ${abc}$°.`,
          answer: abc,
          unit: '°',
          sigFigs: abc >= 100 ? 4 : 3,
          follow: { from: 'b', formula: `x + ${clean(90 - c)}` },
        }),
        d: ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: 'Angle *ABC* + angle *ADC* = 180°. Give a geometrical reason for this.',
          lines: 2,
          scheme: [CYCLIC],
          modelAnswer: 'Opposite angles of a cyclic quadrilateral add up to 180°.',
          solution: `*ABCD* is a cyclic quadrilateral and angles *ABC* and *ADC* are opposite: $180 - ${abc} = ${clean(180 - abc)}$.`,
        }),
      },
    }
  },
  verify: ({ t, c }) => {
    const [A, B, C, D] = [270, 270 + 2 * t, 270 + 2 * t + 2 * c, 450 + 2 * t]
    return { 'a.i': inscribed(A, D, B), b: inscribed(A, B, D), c: inscribed(A, B, C) }
  },
})
