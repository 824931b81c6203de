import { ask } from '@/lib/exams/authoring/ask'
import { gcd, signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { clean } from '@/lib/exams/random'
import { ALTERNATE, CO_INTERIOR, CORRESPONDING, ISOSCELES } from '../angle-reasons'
import { atPoint, foldingTable, parallels, polygonWithAngles, sharedSide, underParallel } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E4.6')

export { templates }

core('angles-at-a-point', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [x, times] = [random.int(22, 56), random.int(2, 4)]
    const given = 270 - (times + 1) * x
    return given < 50 || given > 150 || times * x > 150
      ? null
      : { x, times, given, start: random.pick([0, 25, 50, 160, 200]) }
  },
  make: ({ x, times, given, start }) => ({
    stem: [
      'The diagram shows four angles at a point.',
      'Four straight paths meet at a point in a park. The diagram shows the angles between them.',
      'A circular board is divided into four parts by straight lines from its centre. The diagram shows the angles at the centre.',
    ],
    figure: atPoint({ x, times, given, start }),
    parts: {
      a: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: ['Work out the value of *x*.', 'Find the value of *x*.'],
        scheme: [`M1 $${times}x + x + ${given} + 90 = 360$`, `A1 ${x}`],
        solution: `Angles at a point add up to 360°: $${times + 1}x + ${given + 90} = 360$.\n\n$${times + 1}x = ${270 - given}$, so $x = ${x}$.`,
        answer: x,
      }),
    },
  }),
  verify: ({ times, given }) => ({ a: (360 - 90 - given) / (times + 1) }),
})

/** Where the given angle and x stand, and why x follows. */
const PAIRS = [
  { at: 'ne', to: 'ne', equal: true, kind: 'corresponding' },
  { at: 'nw', to: 'nw', equal: true, kind: 'corresponding' },
  { at: 'sw', to: 'ne', equal: true, kind: 'alternate' },
  { at: 'se', to: 'nw', equal: true, kind: 'alternate' },
  { at: 'se', to: 'ne', equal: false, kind: 'co-interior' },
  { at: 'sw', to: 'nw', equal: false, kind: 'co-interior' },
] as const

const REASONS = { corresponding: CORRESPONDING, alternate: ALTERNATE, 'co-interior': CO_INTERIOR }
const PLACES = {
  ne: 'above the line on the right',
  nw: 'above the line on the left',
  sw: 'below the line on the left',
  se: 'below the line on the right',
}
/** The corner beside x on the same side of the transversal or of the line, for y. */
const BESIDE = { ne: 'nw', nw: 'ne' } as const

core('parallel-lines-with-a-reason', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const degrees = random.pick([random.int(48, 79), random.int(101, 132)])
    const pair = random.int(0, PAIRS.length - 1)
    const { at, to } = PAIRS[pair] as (typeof PAIRS)[number]
    const sizeAt = (corner: string) => (corner === 'ne' || corner === 'sw' ? degrees : 180 - degrees)
    return { degrees, pair, given: sizeAt(at), x: sizeAt(to) }
  },
  make: ({ degrees, pair, given, x }) => {
    const { at, to, equal, kind } = PAIRS[pair] as (typeof PAIRS)[number]
    const beside = BESIDE[to]
    const says = `At the upper crossing the angle ${PLACES[at]} is ${given}°. At the lower crossing the angle ${PLACES[to]} is x° and the angle ${PLACES[beside]} is y°.`
    return {
      stem: [
        'In the diagram, *AB* is parallel to *CD*. A straight line crosses both of them.',
        '*AB* and *CD* are parallel lines. They are crossed by a straight line.',
        'The edges *AB* and *CD* of a road are parallel. A straight pipe passes under the road and crosses both edges.',
      ],
      figure: parallels(
        { degrees, upper: { [at]: `${given}°` }, lower: { [to]: '*x*°', [beside]: '*y*°' } },
        says,
      ),
      parts: {
        'a.i': ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the value of *x*.',
          scheme: [`B1 ${x}`],
          solution: equal
            ? `The two angles are ${kind} angles between parallel lines, so they are equal: $x = ${given}$.`
            : `The two angles are co-interior, so they add up to 180°: $x = 180 - ${given} = ${x}$.`,
          answer: x,
        }),
        'a.ii': ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: 'Give a geometrical reason for your answer to part **(a)(i)**.',
          lines: 1,
          scheme: [REASONS[kind]],
          modelAnswer:
            kind === 'co-interior'
              ? 'Co-interior angles add up to 180°.'
              : `${kind === 'alternate' ? 'Alternate' : 'Corresponding'} angles are equal.`,
          solution:
            'Name the rule in words. Letters such as Z, F or C earn nothing. “The lines are parallel” alone is not enough.',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the value of *y*.',
          scheme: [`B1 ${180 - x}`],
          solution: `*x* and *y* are angles on a straight line: $y = 180 - ${x} = ${180 - x}$.`,
          answer: 180 - x,
          follow: { from: 'a.i', formula: '180-x' },
        }),
      },
    }
  },
  verify: ({ degrees, pair }) => {
    // Directions of the arms, as on the page: each corner is the turn from one arm to the next.
    const turn = { ne: [0, degrees], nw: [degrees, 180], sw: [180, degrees + 180], se: [degrees + 180, 360] }
    const [from = 0, to = 0] = turn[(PAIRS[pair] as (typeof PAIRS)[number]).to]
    return { 'a.i': to - from, b: degrees + (180 - degrees) - (to - from) }
  },
})

core('isosceles-triangle-under-a-parallel', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const base = random.step(46.1, 71.9, 0.1)
    return Number.isInteger(base) ? null : { base, thing: random.int(0, 2) }
  },
  make: ({ base, thing }) => ({
    stem:
      [
        '*ABC* is an isosceles triangle with *AB* = *AC*. The line *DAE* is parallel to the line *BCF*.',
        'In the diagram, *DAE* and *BCF* are parallel straight lines and *AB* = *AC*.',
        'A shelf *DAE* is parallel to the floor *BCF*. It stands on two supports *AB* and *AC* of equal length.',
      ][thing] ?? '',
    figure: underParallel(base),
    parts: {
      a: ask.written({
        command: 'Give',
        objective: 'AO2',
        prompt: `Angle *ABC* = ${base}°. Give a geometrical reason for this.`,
        lines: 1,
        scheme: [ALTERNATE],
        modelAnswer: 'Alternate angles are equal.',
        solution: 'Angles *DAB* and *ABC* lie between the parallel lines, on opposite sides of *AB*.',
      }),
      b: ask.number({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Work out angle *BAC*.',
        scheme: [`M1 $180 - 2 \\times ${base}$`, `A1 ${clean(180 - 2 * base)}`],
        solution: `*AB* = *AC*, so angle *ACB* = angle *ABC* = ${base}°. Angles in a triangle add up to 180°: $180 - 2 \\times ${base} = ${clean(180 - 2 * base)}$.`,
        answer: clean(180 - 2 * base),
        unit: '°',
        sigFigs: 3,
      }),
      c: ask.number({
        command: 'Work out',
        objective: 'AO2',
        prompt: 'Work out the reflex angle *ACF*.',
        scheme: [`M1 $180 - ${base}$ or $180 + ${base}$`, `A1 ${clean(180 + base)}`],
        solution: `Angle *ACB* = ${base}° and *BCF* is a straight line, so the obtuse angle *ACF* is $180 - ${base} = ${clean(180 - base)}$°. The reflex angle is $360 - ${clean(180 - base)} = ${clean(180 + base)}$°.`,
        answer: clean(180 + base),
        unit: '°',
        sigFigs: 4,
      }),
    },
  }),
  verify: ({ base }) => {
    const height = Math.tan((base * Math.PI) / 180) // half the base is 1
    return {
      b: (2 * Math.atan(1 / height) * 180) / Math.PI,
      c: 360 - (Math.atan2(height, -1) * 180) / Math.PI,
    }
  },
})

/** Regular polygons by how the interior angle compares with the exterior one. */
const SIDES = [5, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36] as const

core('regular-polygon-from-its-angles', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [sides, other] = [random.pick(SIDES), random.pick([7, 8, 9, 11, 12, 13, 14, 16, 17])]
    const exterior = 360 / sides
    const common = gcd(180 - exterior, exterior)
    return {
      sides,
      other,
      exterior,
      ratio: random.chance(0.5),
      inner: (180 - exterior) / common,
      outer: exterior / common,
    }
  },
  make: ({ sides, other, exterior, ratio, inner, outer }) => ({
    stem: '',
    parts: {
      a: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: [
          `Work out the sum of the interior angles of a polygon with ${other} sides.`,
          `A polygon has ${other} sides. Work out the sum of its interior angles.`,
        ],
        scheme: [`M1 $(${other} - 2) \\times 180$`, `A1 ${(other - 2) * 180}`],
        solution: `Diagonals from one corner cut the polygon into ${other} − 2 = ${other - 2} triangles, each with 180°. $${other - 2} \\times 180 = ${(other - 2) * 180}$`,
        answer: (other - 2) * 180,
        unit: '°',
      }),
      b: ask.whole({
        command: 'Work out',
        objective: 'AO2',
        prompt: ratio
          ? [
              `In a regular polygon, the ratio of the interior angle to the exterior angle is $${inner} : ${outer}$. Work out the number of sides of this polygon.`,
              `The interior angle and the exterior angle of a regular polygon are in the ratio $${inner} : ${outer}$. Work out the number of sides.`,
            ]
          : [
              `The interior angle of a regular polygon is ${180 - 2 * exterior}° larger than its exterior angle. Work out the number of sides of this polygon.`,
              `In a regular polygon each interior angle is ${180 - 2 * exterior}° more than each exterior angle. Work out the number of sides.`,
            ],
        scheme: ratio
          ? [
              `M1 $\\frac{${outer}}{${inner + outer}} \\times 180$`,
              `M1 $360 \\div$ their ${exterior}`,
              `A1 ${sides}`,
            ]
          : [`M1 $x + (x + ${180 - 2 * exterior}) = 180$`, `M1 $360 \\div$ their ${exterior}`, `A1 ${sides}`],
        solution: `Interior and exterior angle lie on a straight line, so together they are 180°. ${
          ratio
            ? `The exterior angle is $\\frac{${outer}}{${inner + outer}} \\times 180 = ${exterior}$°.`
            : `The exterior angle is $(180 - ${180 - 2 * exterior}) \\div 2 = ${exterior}$°.`
        }\n\nThe exterior angles add up to 360°: $360 \\div ${exterior} = ${sides}$ sides.`,
        answer: sides,
      }),
    },
  }),
  verify: ({ other, ratio, inner, outer, exterior }) => {
    let sum = 180 // a triangle; each further side adds a triangle
    for (let at = 3; at < other; at += 1) sum += 180
    const interior = ratio ? (180 * inner) / (inner + outer) : (180 + 180 - 2 * exterior) / 2
    return { a: sum, b: 2 / (1 - interior / 180) }
  },
})

const POLYGON: Record<number, string> = {
  4: 'square',
  5: 'regular pentagon',
  6: 'regular hexagon',
  8: 'regular octagon',
  9: 'regular polygon with 9 sides',
  10: 'regular decagon',
  12: 'regular polygon with 12 sides',
  15: 'regular polygon with 15 sides',
}

core('two-regular-polygons', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [left, right] = random.sample([4, 5, 6, 8, 9, 10, 12, 15], 2) as [number, number]
    const gap = 360 / left + 360 / right
    return gap < 60 || gap === 120 ? null : { left, right, thing: random.int(0, 2) }
  },
  make: ({ left, right, thing }) => {
    const [one, other] = [180 - 360 / left, 180 - 360 / right]
    const gap = 360 - one - other
    const answer = (180 - gap) / 2
    const [name, next] = [POLYGON[left] ?? '', POLYGON[right] ?? '']
    return {
      stem:
        [
          `The diagram shows a ${name} and a ${next}. *AB* is a side of both of them.`,
          `A ${name} and a ${next} have the common side *AB*.`,
          `Two tiles lie side by side along *AB*. One has the shape of a ${name}, the other of a ${next}.`,
        ][thing] ?? '',
      figure: sharedSide(left, right),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: '*AP* and *AQ* are the next sides of the two polygons. Calculate angle *APQ*.',
          scheme: [
            `M1 for one interior angle, ${one}° or ${other}°`,
            `M1 $360 - ${one} - ${other}$`,
            `M1 $(180 - \\text{their } ${gap}) \\div 2$`,
            `A1 ${answer}`,
          ],
          solution: `Interior angles: $180 - \\frac{360}{${left}} = ${one}$° and $180 - \\frac{360}{${right}} = ${other}$°.\n\nAngles at the point *A*: angle $PAQ = 360 - ${one} - ${other} = ${gap}$°.\n\nAll sides are as long as *AB*, so *AP* = *AQ* and triangle *APQ* is isosceles: angle $APQ = (180 - ${gap}) \\div 2 = ${answer}$°.`,
          answer,
          unit: '°',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ left, right }) => {
    const radians = Math.PI / 180
    const [p, q] = [90 + 360 / left, 90 - 360 / right].map(way => [
      Math.cos(way * radians),
      Math.sin(way * radians),
    ]) as [[number, number], [number, number]]
    const along = Math.hypot(q[0] - p[0], q[1] - p[1])
    return { a: Math.acos(along / 2) / radians } // sides of length 1: half of PQ over PA
  },
})

supplement('irregular-polygon-in-x', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const sides = random.pick([5, 6])
    const x = random.int(46, 74)
    const rows: [number, number][] = [
      [2, random.pick([-20, -15, -10, 10, 15])],
      [1, random.pick([30, 35, 40, 50, 60])],
      [2, 0],
      [1, random.pick([20, 25, 45, 55])],
    ]
    const second = random.int(84, 126)
    const rest: [number, number][] = sides === 5 ? rows.slice(0, 4) : [...rows, [0, second]]
    const known = rest.reduce((sum, [k, c]) => sum + k * x + c, 0)
    const last = (sides - 2) * 180 - known
    const all = [...rest.map(([k, c]) => k * x + c), last]
    if (all.some(size => size < 72 || size > 156)) return null
    const sorted = [...all].sort((a, b) => b - a)
    if ((sorted[0] ?? 0) - (sorted[1] ?? 0) < 2) return null
    return {
      sides,
      x,
      angles: random.shuffle([...rest, [0, last] as [number, number]]),
      thing: random.int(0, 2),
    }
  },
  make: ({ sides, x, angles, thing }) => {
    const total = (sides - 2) * 180
    const many = angles.reduce((sum, [k]) => sum + k, 0)
    const fixed = angles.reduce((sum, [, c]) => sum + c, 0)
    const label = ([k, c]: [number, number]) => {
      const letter = `${k === 1 ? '' : k}*x*`
      if (k === 0) return `${c}°`
      return c === 0 ? `${letter}°` : `(${letter} ${c < 0 ? '−' : '+'} ${Math.abs(c)})°`
    }
    const largest = Math.max(...angles.map(([k, c]) => k * x + c))
    const kind = sides === 5 ? 'pentagon *ABCDE*' : 'hexagon *ABCDEF*'
    return {
      stem:
        [
          `The diagram shows a ${kind}.`,
          `The diagram shows the interior angles of a ${kind}.`,
          `The plan of a field is a ${kind}.`,
        ][thing] ?? '',
      figure: polygonWithAngles(angles.map(label)),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the sum of the interior angles of a ${sides === 5 ? 'pentagon' : 'hexagon'}.`,
          scheme: [`B1 ${total}`],
          solution: `$(${sides} - 2) \\times 180 = ${total}$`,
          answer: total,
          unit: '°',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the value of *x*.',
          scheme: [`M1 $${many}x ${signed(fixed)}$`, `M1 $${many}x = ${total - fixed}$`, `A1 ${x}`],
          solution: `Add all the angles: $${many}x ${signed(fixed)} = ${total}$.\n\n$${many}x = ${total - fixed}$, so $x = ${x}$.`,
          answer: x,
          follow: { from: 'a', formula: `(x - ${fixed})/${many}` },
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the size of the largest interior angle.',
          scheme: [`B1 ${largest}`],
          solution: `With $x = ${x}$ the angles are ${angles.map(([k, c]) => `${k * x + c}°`).join(', ')}. The largest is ${largest}°.`,
          answer: largest,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ sides, angles }) => {
    const exteriorAt = (x: number) => angles.reduce((sum, [k, c]) => sum + 180 - (k * x + c), 0)
    let x = 1
    while (exteriorAt(x) > 360) x += 1 // the exterior angles add up to 360°
    return { a: 180 * sides - 360, b: x, c: Math.max(...angles.map(([k, c]) => k * x + c)) }
  },
})

core('folding-table', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [apex, turn] = [random.step(88.2, 106.6, 0.2), random.step(11.2, 22.4, 0.4)]
    return Number.isInteger(apex) || Number.isInteger(turn) || Number.isInteger(apex / 2)
      ? null
      : { apex, turn, thing: random.int(0, 2) }
  },
  make: ({ apex, turn, thing }) => {
    const base = clean((180 - apex) / 2)
    const after = clean(base - turn / 2)
    const fall = clean(turn / 2)
    const name = ['table', 'ironing board', 'workbench'][thing] ?? 'table'
    return {
      stem: `The diagram shows a folding ${name} from the side. The top *AB* is parallel to *CD* on the floor. The legs *AD* and *BC* are straight and cross at *E*. *AE* = *BE* and angle *AEB* = ${apex}°.`,
      figure: foldingTable(apex),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out angle *EAB*.',
          scheme: [`M1 $(180 - ${apex}) \\div 2$`, `A1 ${base}`],
          solution: `*AE* = *BE*, so triangle *AEB* is isosceles and its base angles are equal: $(180 - ${apex}) \\div 2 = ${base}$.`,
          answer: base,
          unit: '°',
          sigFigs: 3,
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why triangle *ECD* is also isosceles. Give geometrical reasons.',
          lines: 3,
          scheme: [ALTERNATE, ISOSCELES],
          modelAnswer:
            'Angle EDC = angle EAB and angle ECD = angle EBA, because alternate angles are equal. Angle EAB = angle EBA, because base angles of an isosceles triangle are equal. So angle EDC = angle ECD.',
          solution:
            'Angle *EDC* = angle *EAB* and angle *ECD* = angle *EBA* (alternate angles). Angle *EAB* = angle *EBA* (base angles of isosceles triangle *AEB*). So triangle *ECD* has two equal angles.',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The ${name} is lowered. The top stays parallel to the floor, *AE* = *BE*, and angle *AEB* increases by ${turn}°. Work out the new size of angle *ECD*.`,
          scheme: [`M1 $${apex} + ${turn}$ or $${turn} \\div 2$`, `M1 $${base} - ${fall}$`, `A1 ${after}`],
          solution: `Angle *AEB* is now $${apex} + ${turn} = ${clean(apex + turn)}$°. Angle $EBA = (180 - ${clean(apex + turn)}) \\div 2 = ${after}$°, and angle *ECD* is alternate to it.`,
          answer: after,
          unit: '°',
          sigFigs: 3,
          follow: { from: 'a', formula: `x - ${fall}` },
        }),
      },
    }
  },
  verify: ({ apex, turn }) => {
    const half = (degrees: number) => (degrees * Math.PI) / 360
    const base = (degrees: number) =>
      (Math.atan2(Math.cos(half(degrees)), Math.sin(half(degrees))) * 180) / Math.PI
    return { a: base(apex), c: base(apex + turn) }
  },
})
