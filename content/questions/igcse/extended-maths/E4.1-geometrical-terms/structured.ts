import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import type { Random } from '@/lib/exams/random'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { circleParts, namedSolid } from './drawings'

const { core, templates } = questionsOf('structured', 'E4.1')

export { templates }

const SUBJECT = 'igcse/extended-maths'

const LETTERS = [
  ['A', 'B', 'C', 'D', 'E', 'P', 'Q'],
  ['P', 'Q', 'R', 'S', 'T', 'X', 'Y'],
  ['K', 'L', 'M', 'N', 'R', 'U', 'V'],
] as const

core('parts-of-a-circle', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => ({
    letters: random.pick(LETTERS),
    turn: random.pick([15, 25, 160, 340]),
    shaded: random.pick(['sector', 'segment'] as const),
    half: random.step(3.5, 9.5, 0.5),
    given: random.chance(0.5),
  }),
  make: ({ letters, turn, shaded, half, given }) => {
    const [a, b, c, d, e, p, q] = letters
    const lines = {
      [`*${a}${b}*`]: 'diameter',
      [`*${c}${d}*`]: 'chord',
      [`*O${e}*`]: 'radius',
      [`*${p}${q}*`]: 'tangent',
    }
    const [known, wanted] = given ? [`${a}${b}`, `O${e}`] : [`O${e}`, `${a}${b}`]
    const [from, to] = given ? [2 * half, half] : [half, 2 * half]
    return {
      stem: [
        'The diagram shows a circle with centre *O*.',
        `*O* is the centre of the circle. *${a}*, *${b}*, *${c}*, *${d}* and *${e}* are points on the circle.`,
        `The diagram shows the plan of a round pond with centre *O*. The straight lines are ropes.`,
      ],
      figure: circleParts({ turn, shaded, letters }),
      parts: {
        a: ask.match({
          command: 'Match',
          prompt: 'Match each line with its mathematical name.',
          items: asItems(Object.keys(lines)),
          targets: asItems(['arc', 'chord', 'diameter', 'radius', 'tangent']),
          answer: lines,
          marks: 2,
          scheme: matchScheme(4, 2),
          solution: `*${a}${b}* joins two points of the circle and passes through *O*: a diameter. *${c}${d}* joins two points but does not pass through *O*: a chord. *O${e}* goes from the centre to the circle: a radius. *${p}${q}* touches the circle at one point: a tangent.`,
        }),
        b: words({
          subject: SUBJECT,
          command: 'Write down',
          prompt: 'Write down the mathematical name of the shaded region.',
          answers: [
            shaded === 'sector'
              ? { text: 'sector', accept: ['minor sector', 'sector of a circle'] }
              : { text: 'segment', accept: ['minor segment', 'segment of a circle'] },
          ],
          solution:
            shaded === 'sector'
              ? 'Two radii and an arc enclose a sector. (A chord and an arc would enclose a segment.)'
              : 'A chord and an arc enclose a segment. (Two radii and an arc would enclose a sector.)',
        }),
        c: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: `*${known}* = ${from} m. Write down the length of *${wanted}*.`,
          scheme: [`B1 ${to}`],
          solution: `The diameter is twice as long as the radius: ${given ? `$${from} \\div 2 = ${to}$` : `$2 \\times ${from} = ${to}$`}.`,
          answer: to,
          unit: 'm',
        }),
      },
    }
  },
  verify: ({ half, given }) => ({ c: given ? half + half - half : half + half }),
})

type Clue = { name: string; accept?: string[]; clues: readonly string[] }
const QUADRILATERALS: readonly Clue[] = [
  {
    name: 'kite',
    clues: [
      'Two pairs of equal sides. The equal sides are next to each other. No sides are parallel.',
      'Exactly one of its diagonals is a line of symmetry. All its angles are less than 180°.',
    ],
  },
  {
    name: 'rhombus',
    clues: [
      'All four sides are equal. None of the angles is a right angle.',
      'Its diagonals bisect each other at right angles. They are not equal in length.',
    ],
  },
  {
    name: 'trapezium',
    clues: [
      'Exactly one pair of sides is parallel.',
      'Two of its sides are parallel. The other two sides are not parallel.',
    ],
  },
  {
    name: 'parallelogram',
    clues: [
      'Two pairs of parallel sides. It has no right angles and no lines of symmetry.',
      'Its opposite sides are equal, it has no right angles, and its sides are not all equal.',
    ],
  },
  {
    name: 'rectangle',
    clues: [
      'Four right angles. Its sides are not all equal.',
      'Its diagonals are equal in length and bisect each other, but not at right angles.',
    ],
  },
  {
    name: 'square',
    clues: [
      'All four sides are equal, and all four angles are equal.',
      'Its diagonals are equal in length and bisect each other at right angles.',
    ],
  },
]

const ANGLES_DIFFER = judged(
  'its angles need not be equal',
  `
  ANGLE = angle/corner
  accept ANGLE, not equal/same
  accept ANGLE, different/unequal/differ/vary
  accept not right angle
  accept ANGLE, not 90
  unsure ANGLE
  earns: The angles are not all equal
  earns: its angels can be different
  earns: not every angle is the same size
  earns: the angles are not equal
  misses: the sides are equal
  misses: it has four sides
  misses: a rhombus is a parallelogram`,
)

const SIDES_DIFFER = judged(
  'its sides need not be equal',
  `
  SIDE = side/length/edge
  accept SIDE, not equal/same
  accept SIDE, different/unequal/differ/vary
  accept longer than | shorter than
  unsure SIDE
  earns: The sides are not all equal
  earns: its sides can be diferent
  earns: not all the sides have the same length
  earns: it is longer than it is wide
  misses: the angles are equal
  misses: it has four right angles
  misses: a rectangle is a parallelogram`,
)

const chosen = (random: Random) =>
  random.sample(QUADRILATERALS, 3).map(each => ({ name: each.name, clue: random.pick(each.clues) }))

core('name-the-quadrilateral', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({ rows: chosen(random), sides: random.chance(0.5) }),
  make: ({ rows, sides }) => ({
    stem: '',
    parts: {
      a: ask.table({
        command: 'Complete',
        prompt: [
          'Complete the table with the mathematical name of each quadrilateral.',
          'Each row describes a quadrilateral. Write down its mathematical name.',
          'Write down the name of the quadrilateral that each row describes.',
        ],
        head: ['property', 'name'],
        rows: rows.map(({ name, clue }) => [
          { text: clue },
          wordsCell(name, name, { subject: SUBJECT, accept: name === 'trapezium' ? ['trapezoid'] : [] }),
        ]),
        scheme: rows.map(({ name }) => `B1 ${name}`),
        solution: `In this order: ${rows.map(({ name }) => name).join(', ')}. Look for parallel sides first, then for equal sides, then for right angles.`,
      }),
      b: ask.written({
        command: 'Explain',
        objective: 'AO2',
        prompt: sides
          ? [
              'Mia says that every rectangle is a regular polygon. Explain why she is wrong.',
              'Every rectangle has four equal angles. Explain why a rectangle need not be a regular polygon.',
            ]
          : [
              'Mia says that every rhombus is a regular polygon. Explain why she is wrong.',
              'Every rhombus has four equal sides. Explain why a rhombus need not be a regular polygon.',
            ],
        lines: 2,
        scheme: [sides ? SIDES_DIFFER : ANGLES_DIFFER],
        modelAnswer: sides
          ? 'The sides of a rectangle need not be equal.'
          : 'The angles of a rhombus need not be equal.',
        solution:
          'In a regular polygon all the sides are equal **and** all the angles are equal. Of the quadrilaterals only the square is regular.',
      }),
    },
  }),
  verify: () => ({}),
})

const PREFIX: Record<number, string> = { 3: 'triangular', 4: 'square', 5: 'pentagonal', 6: 'hexagonal' }
const COUNTS = ['faces', 'edges', 'vertices'] as const

core('faces-edges-and-vertices', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['prism', 'pyramid'] as const)
    const sides = kind === 'prism' ? random.pick([3, 5, 6]) : random.pick([4, 5, 6])
    const other = random.int(8, 15)
    return { kind, sides, other, thing: random.int(0, 2) }
  },
  make: ({ kind, sides, other, thing }) => {
    const isPrism = kind === 'prism'
    const found = isPrism ? [sides + 2, 3 * sides, 2 * sides] : [sides + 1, 2 * sides, sides + 1]
    const [faces = 0, edges = 0, vertices = 0] = found
    const name = `${PREFIX[sides]} ${kind}`
    const edgesOfOther = isPrism ? 2 * other : 3 * other
    const otherKind = isPrism ? 'pyramid' : 'prism'
    const otherFaces = isPrism ? other + 1 : other + 2
    return {
      stem:
        [
          'The diagram shows a solid.',
          'The diagram shows a paperweight with flat faces.',
          'The diagram shows a block of wood with flat faces.',
        ][thing] ?? '',
      figure: namedSolid(kind, sides),
      parts: {
        a: words({
          subject: SUBJECT,
          command: 'Write down',
          prompt: 'Write down the mathematical name of the solid.',
          answers: [
            {
              text: name,
              accept: [
                `regular ${name}`,
                ...(isPrism
                  ? []
                  : [
                      `${kind} with a ${sides === 4 ? 'square' : PREFIX[sides]} base`,
                      `${PREFIX[sides]} based pyramid`,
                    ]),
              ],
            },
          ],
          reject: [{ text: kind, why: 'Name the shape of its base or cross-section as well.' }],
          solution: isPrism
            ? `It has the same cross-section all the way through, so it is a prism. Its cross-section has ${sides} sides.`
            : `Triangles meet at one point above the base, so it is a pyramid. Its base has ${sides} sides.`,
        }),
        b: ask.values({
          command: 'Complete',
          objective: 'AO1',
          prompt: 'Complete the table for this solid.',
          found: COUNTS.map((each, at) => [each, found[at] ?? 0] as const),
          scheme: COUNTS.map((each, at) => `B1 ${found[at]} ${each}`),
          solution: isPrism
            ? `Faces: 2 ends and ${sides} rectangles, ${faces}. Edges: ${sides} at each end and ${sides} between them, ${edges}. Vertices: ${sides} at each end, ${vertices}.`
            : `Faces: the base and ${sides} triangles, ${faces}. Edges: ${sides} round the base and ${sides} that lead up, ${edges}. Vertices: ${sides} at the base and 1 at the top, ${vertices}.`,
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `A ${otherKind} has ${edgesOfOther} edges. Work out how many faces it has.`,
          scheme: [
            `M1 $${edgesOfOther} \\div ${isPrism ? 2 : 3}$, or a ${isPrism ? 'base' : 'cross-section'} with ${other} sides`,
            `A1 ${otherFaces}`,
          ],
          solution: isPrism
            ? `A pyramid has as many edges round its base as edges that lead up. So the base has $${edgesOfOther} \\div 2 = ${other}$ sides. There are ${other} triangles and the base: ${otherFaces} faces.`
            : `A prism has equal numbers of edges at its two ends and between them. So the cross-section has $${edgesOfOther} \\div 3 = ${other}$ sides. There are ${other} rectangles and 2 ends: ${otherFaces} faces.`,
          answer: otherFaces,
        }),
      },
    }
  },
  // Faces + vertices = edges + 2 for each of them.
  verify: ({ kind, other }) => {
    const edges = kind === 'prism' ? 2 * other : 3 * other
    const vertices = kind === 'prism' ? edges / 2 + 1 : (edges * 2) / 3
    return { c: edges + 2 - vertices }
  },
})
