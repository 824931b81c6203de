import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { polar } from '@/lib/figures/shapes'
import { apexOf, arcEnds, constructed, instruments, PROTRACTOR, protractorOn, withArcs } from './drawings'

const { core, templates } = questionsOf('structured', 'E4.2')

export { templates }

core('measure-a-line-and-an-angle', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const first = random.int(0, 4)
    const from = clean(first + random.step(1.1, 2.8, 0.1))
    const to = clean(first + random.step(7.2, 9.6, 0.1))
    const [low, high] = [random.int(14, 48), random.int(118, 166)]
    return low % 10 === 0 || high % 10 === 0 || Number.isInteger(from) || Number.isInteger(to)
      ? null
      : { first, from, to, low, high }
  },
  make: ({ first, from, to, low, high }) => {
    const length = clean(to - from)
    const angle = high - low
    return {
      stem: [
        'The diagram shows a line *AB* beside a ruler, and an angle *POQ* under a protractor.',
        'Kofi places a ruler beside the line *AB* and a protractor over the angle *POQ*.',
        'A carpenter measures a line *AB* with a ruler and an angle *POQ* with a protractor.',
      ],
      figure: instruments({ first, from, to }, [low, high]),
      parts: {
        a: ask.number({
          command: 'Determine',
          objective: 'AO1',
          prompt: 'Use the ruler to measure the length of *AB* in centimetres.',
          scheme: [`M1 reads ${from} and ${to}, each within 0.1`, `A1 ${plain(length, 1)}, within 0.1`],
          solution: `*A* is not at zero. *A* lies at ${from} cm and *B* at ${to} cm, so *AB* = $${to} - ${from} = ${plain(length, 1)}$ cm. Each small mark is 0.1 cm.`,
          answer: length,
          tolerance: 0.1,
          unit: 'cm',
        }),
        b: ask.number({
          command: 'Determine',
          objective: 'AO1',
          prompt: 'Use the protractor to measure angle *POQ*.',
          scheme: [
            `M1 reads ${low}° and ${high}° on the same scale, each within 1°`,
            `A1 ${angle}, within 1`,
          ],
          solution: `Read both arms on the **same** scale. On the one that begins with 0 on the right, *OP* is at ${low}° and *OQ* at ${high}°. The angle is $${high} - ${low} = ${angle}$°.`,
          answer: angle,
          tolerance: 1,
          unit: '°',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the reflex angle *POQ*.',
          scheme: [`B1 ${360 - angle}, within 1`],
          solution: `The two angles at *O* add up to 360°: $360 - ${angle} = ${360 - angle}$.`,
          answer: 360 - angle,
          tolerance: 1,
          sigFigs: 3,
          unit: '°',
          follow: { from: 'b', formula: '360-x' },
        }),
      },
    }
  },
  verify: ({ from, to, low, high }) => ({
    a: Math.round(to * 10 - from * 10) / 10,
    b: 180 - low - (180 - high),
    c: 180 + low + (180 - high),
  }),
})

core('draw-angles-with-a-protractor', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [small, large] = [random.int(32, 78), random.int(103, 157)]
    return small % 10 === 0 || large % 10 === 0 || large - small < 40
      ? null
      : { small, large, side: random.pick(['right', 'left'] as const), thing: random.int(0, 2) }
  },
  make: ({ small, large, side, thing }) => {
    const { x, y, radius } = PROTRACTOR
    const mark = (degrees: number) => polar(x, y, radius, side === 'right' ? degrees : 180 - degrees)
    const check = (degrees: number) => ({
      as: 'line' as const,
      passes: [
        { at: [x, y] as const, within: 6 },
        { at: mark(degrees), within: 5 },
      ],
    })
    return {
      stem:
        [
          'A protractor lies on the line *OA*.',
          '*OA* is one edge of a fan. A protractor lies on it.',
          '*OA* is the level line in a plan of a ramp. A protractor lies on it.',
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `Draw the straight line *OB* so that angle *AOB* = ${small}°, and the straight line *OC* so that angle *AOC* = ${large}°. Draw each line from *O* to the edge of the protractor.`,
          figure: protractorOn(side),
          tools: ['line'],
          checks: [check(small), check(large)],
          modelFigure: protractorOn(side, [
            ['B', small],
            ['C', large],
          ]),
          scheme: [`B1 *OB* at ${small}°, within 2°`, `B1 *OC* at ${large}°, within 2°`],
          solution: `Begin at *OA*, where the right scale shows 0: here the ${side === 'right' ? 'inner' : 'outer'} one. An angle of ${small}° is acute and one of ${large}° is obtuse, which tells you whether you used the right scale.`,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out angle *BOC*.',
          scheme: [`B1 ${large - small}`],
          solution: `Both angles begin at *OA*, so angle *BOC* is their difference: $${large} - ${small} = ${large - small}$.`,
          answer: large - small,
          unit: '°',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: '*AO* is produced beyond *O* to *D*. Work out the acute angle *COD*.',
          scheme: [`B1 ${180 - large}`],
          solution: `*AOD* is a straight line, so angle *COD* = $180 - ${large} = ${180 - large}$°.`,
          answer: 180 - large,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ small, large }) => ({
    b: 180 - small - (180 - large),
    c: 360 - large - 180,
  }),
})

/** The reason in words or in numbers: `long` is at least as long as `short` and `small` together. */
const tooShort = (long: number, short: number, small: number) => {
  const both = `"${short} + ${small}" | "${small} + ${short}" | "${short} and ${small}" | "${small} and ${short}"`
  return judged(
    'the two shorter sides together are not longer than the third side, so the arcs do not meet',
    `
  SUM = sum/add/plus/together/total/both/combined/combine
  LESS = less than | smaller than | shorter than | lower than | under
  MORE = more than | greater than | longer than | bigger than | larger than | exceeds
  reject SUM, angle*
  reject degrees | "180"
  reject all sides
  accept "${short} + ${small} < ${long}" | "${small} + ${short} < ${long}" | "${long} > ${short} + ${small}" | "${long} > ${small} + ${short}"
  accept "${short + small} < ${long}" | "${long} > ${short + small}"
  accept (SUM | ${both} | "${short + small}") ... (LESS)
  accept (SUM | ${both} | "${short + small}"), not (more/greater/longer/larger/bigger/exceed/reach/enough)
  accept (MORE) ... (SUM | ${both} | "${short + small}" | other two | other sides)
  accept (must | should | has to | have to | needs) ... (MORE) ... (third | longest | other | "${long}")
  accept (must | should | has to | have to | needs) ... (LESS) ... SUM
  accept arcs/sides/lines/ends, not (meet/cross/intersect/touch/reach/join/connect)
  accept arcs, miss
  accept sides, too short
  accept too short ... (meet/cross/touch/reach/join/make)
  accept not long enough
  accept triangle inequality, not (satisfy/fulfil/obey/hold/true/follow)
  unsure triangle inequality
  unsure shorter than | less than | smaller than | too long
  earns: the arcs do not cross
  earns: the two short sides add up to less than the long side
  earns: the sides are too short to meat
  earns: the sum of the two sides is smaller than the third
  earns: ${short} + ${small} < ${long}
  earns: ${short} + ${small} = ${short + small}, which is less than ${long}
  earns: ${long} is greater than ${short} + ${small}
  earns: the longest side is longer than the other two combined
  misses: it is not a right-angled triangle
  misses: the triangle is scalene
  misses: the sum of the angles is less than 180
  misses: the sides are not equal
  misses: the angles do not add up to 180`,
  )
}

core('triangle-where-arcs-cross', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const base = random.int(6, 8)
    const low = random.int(4, 5)
    const [p, q] = random.sample([low, low + 1, low + 2], 2) as [number, number]
    const short = random.int(2, 3)
    const small = random.int(2, 3)
    if (2 * low <= base) return null // the two smallest arcs would only touch
    return { base, low, p, q, short, small, gap: random.int(1, 3), thing: random.int(0, 2) }
  },
  make: ({ base, low, p, q, short, small, gap, thing }) => {
    const scale = Math.min(30, 250 / base, 200 / (low + 2))
    const look = { base, scale, fromA: [low, low + 1, low + 2], fromB: [low, low + 1, low + 2] }
    const [a, b] = arcEnds(look)
    const apex = apexOf(look, p, q)
    const side = (end: readonly [number, number]) => ({
      as: 'line' as const,
      passes: [
        { at: end, within: 7 },
        { at: apex, within: 6 },
      ],
    })
    const long = short + small + gap
    return {
      stem:
        [
          'The diagram shows the line *AB* and arcs that were drawn with a pair of compasses about *A* and about *B*.',
          'Lin constructs a triangle on the base *AB*. She has drawn several arcs about *A* and about *B* with her compasses.',
          '*AB* is one side of a triangular flower bed. On its plan, arcs have been drawn about *A* and about *B* with a pair of compasses.',
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `Triangle *ABC* has *AC* = ${p} cm and *BC* = ${q} cm. Use the right arcs to draw the sides *AC* and *BC*.`,
          figure: withArcs(look),
          tools: ['line'],
          checks: [side(a), side(b)],
          modelFigure: withArcs(look, [p, q]),
          scheme: [`B1 *AC* to the crossing of the right arcs`, `B1 *BC* to the crossing of the right arcs`],
          solution: `*C* is ${p} cm from *A* and ${q} cm from *B*. So it lies where the arc of ${p} cm about *A* crosses the arc of ${q} cm about *B*. Join this point to *A* and to *B*.`,
        }),
        b: words({
          subject: 'igcse/extended-maths',
          command: 'Write down',
          prompt:
            'A point *D* on the other side of *AB* has *AD* = *AC* and *BD* = *BC*. Write down the mathematical name of quadrilateral *ADBC*.',
          answers: [{ text: 'kite' }],
          solution: `It has two pairs of equal sides that are next to each other: ${p} cm at *A* and ${q} cm at *B*.`,
        }),
        c: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain why no triangle has sides of ${long} cm, ${short} cm and ${small} cm.`,
          lines: 2,
          scheme: [tooShort(long, short, small)],
          modelAnswer:
            'The two short sides together are shorter than the third side, so the arcs do not cross.',
          solution: `$${short} + ${small} = ${short + small}$, which is less than ${long}. With a base of ${long} cm the two arcs would not reach each other.`,
        }),
      },
    }
  },
  verify: () => ({}),
})

core('construct-on-paper-and-measure', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const base = random.step(7, 9, 0.5)
    const [p, q, r, s] = [0, 1, 2, 3].map(() => random.step(4.5, 8, 0.5)) as [number, number, number, number]
    const ok = (x: number, y: number) => x + y > base + 1.5 && Math.abs(x - y) < base - 3 && x !== y
    return ok(p, q) && ok(r, s) && p !== r ? { base, p, q, r, s, thing: random.int(0, 2) } : null
  },
  make: ({ base, p, q, r, s, thing }) => {
    const point = (x: number, y: number, up: number) => {
      const along = (x * x - y * y + base * base) / (2 * base)
      return [along, up * Math.sqrt(x * x - along * along)] as const
    }
    const [c, d] = [point(p, q, 1), point(r, s, -1)]
    const angle = (Math.atan2(c[1], c[0]) * 180) / Math.PI
    const across = Math.hypot(c[0] - d[0], c[1] - d[1])
    const name = ['a garden', 'a sail', 'a metal plate'][thing] ?? ''
    return {
      stem: `Use a sheet of plain paper, a ruler, a pair of compasses and a protractor. Quadrilateral *ADBC* is the full-size pattern for a model of ${name}. *AB* = ${base} cm, *AC* = ${p} cm and *BC* = ${q} cm.`,
      parts: {
        a: ask.number({
          command: 'Construct',
          objective: 'AO1',
          prompt:
            'Construct triangle *ABC* on your paper with ruler and compasses. Leave in your construction arcs. Then measure angle *BAC*.',
          scheme: [
            `M1 arcs of ${p} cm about *A* and ${q} cm about *B* (implied by the right angle)`,
            `A1 ${plain(angle, 0)}, within 1`,
          ],
          solution: `Draw *AB* = ${base} cm. An arc of ${p} cm about *A* and an arc of ${q} cm about *B* cross at *C*. The protractor at *A* shows about ${plain(angle, 0)}°.`,
          solutionFigure: constructed(base, [p, q], [r, s]),
          answer: angle,
          tolerance: 1.4,
          unit: '°',
        }),
        b: ask.number({
          command: 'Construct',
          objective: 'AO2',
          lead: `*D* lies on the other side of *AB* from *C*. *AD* = ${r} cm and *BD* = ${s} cm.`,
          prompt: 'Construct triangle *ABD* on your drawing and measure the diagonal *CD*.',
          scheme: [
            `M1 arcs of ${r} cm about *A* and ${s} cm about *B* (implied by the right length)`,
            `A1 ${plain(across, 1)}, within 0.2`,
          ],
          solution: `On the other side of *AB* an arc of ${r} cm about *A* and an arc of ${s} cm about *B* cross at *D*. *CD* measures about ${plain(across, 1)} cm.`,
          answer: across,
          tolerance: 0.2,
          unit: 'cm',
        }),
      },
    }
  },
  verify: ({ base, p, q, r, s }) => {
    // Angles of both triangles at A by the cosine rule, then CD by the cosine rule in triangle ACD.
    const cosine = (x: number, y: number) => (x * x + base * base - y * y) / (2 * x * base)
    const [one, other] = [Math.acos(cosine(p, q)), Math.acos(cosine(r, s))]
    return {
      a: (one * 180) / Math.PI,
      b: Math.sqrt(p * p + r * r - 2 * p * r * Math.cos(one + other)),
    }
  },
})
