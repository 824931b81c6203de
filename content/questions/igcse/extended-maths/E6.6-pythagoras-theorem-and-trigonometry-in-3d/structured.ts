import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { boxFigure, coneWithAngle, pyramidFigure } from './drawings'

// Without a calculator.
const { supplement, templates } = questionsOf('structured', 'E6.6')

export { templates }

/** Three edges and the diagonal of a cuboid, all whole. */
const BOXES = [
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
  [8, 9, 12, 17],
  [1, 12, 12, 17],
  [2, 2, 1, 3],
  [4, 4, 7, 9],
] as const

/** The angle that a diagonal makes with each face. Parallel faces stand together: equal angles, so only one is asked. */
const ANGLES: Record<string, readonly (readonly (readonly [plane: string, angle: string])[])[]> = {
  AG: [
    [
      ['ABCD', 'CAG'],
      ['EFGH', 'AGE'],
    ],
    [
      ['ABFE', 'FAG'],
      ['CDHG', 'AGD'],
    ],
    [
      ['ADHE', 'HAG'],
      ['BCGF', 'AGB'],
    ],
  ],
  BH: [
    [
      ['ABCD', 'DBH'],
      ['EFGH', 'BHF'],
    ],
    [
      ['ABFE', 'EBH'],
      ['CDHG', 'BHC'],
    ],
    [
      ['ADHE', 'AHB'],
      ['BCGF', 'GBH'],
    ],
  ],
}
/** Angles that are often named instead: one with an edge of another face, and a right angle. */
const OTHERS: Record<string, readonly string[]> = { AG: ['ACG', 'BGC', 'CGH'], BH: ['BDH', 'ABE', 'FHG'] }

supplement('name-the-angle', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const diagonal = random.pick(['AG', 'BH'])
    const asked = random.shuffle((ANGLES[diagonal] ?? []).map(pair => random.pick(pair)))
    const other = random.sample(OTHERS[diagonal] ?? [], 2)
    return { diagonal, asked, targets: random.shuffle([...asked.map(([, angle]) => angle), ...other]) }
  },
  make: ({ diagonal, asked, targets }) => ({
    stem: [
      'The diagram shows a cuboid *ABCDEFGH*.',
      '*ABCDEFGH* is a cuboid with a horizontal base *ABCD*.',
      `The diagram shows a cuboid *ABCDEFGH* and its diagonal *${diagonal}*.`,
    ],
    figure: boxFigure({ length: 8, width: 7, height: 5 }, {}, [diagonal]),
    parts: {
      a: ask.match({
        command: 'Match',
        objective: 'AO1',
        prompt: `Match each face with the angle between the line *${diagonal}* and that face.`,
        items: asked.map(([plane]) => ({ id: plane, text: `face *${plane}*` })),
        targets: targets.map(angle => ({ id: angle, text: `angle *${angle}*` })),
        answer: Object.fromEntries(asked),
        scheme: asked.map(([plane, angle]) => `B1 face ${plane}: angle ${angle}`),
        solution: `One end of *${diagonal}* lies on the face. From the other end go at right angles to the face. The line from the first end to the point where you arrive is the projection, and the angle is between *${diagonal}* and it.\n\n${asked.map(([plane, angle]) => `Face *${plane}*: angle *${angle}*.`).join(' ')}`,
      }),
    },
  }),
})

supplement('edge-and-angle-from-a-diagonal', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, r, d] = random.pick(BOXES)
    const times = random.int(1, 4)
    const [length, width, height] = random.shuffle([p, q, r]).map(each => each * times) as [
      number,
      number,
      number,
    ]
    const wild =
      Math.max(length, width, height) > 4 * Math.min(length, width, height) ||
      height > 1.5 * Math.max(length, width)
    return d * times > 36 || d * times < 7 || height < 2 || wild
      ? null
      : { length, width, height, d: d * times, thing: random.int(0, 2) }
  },
  make: ({ length, width, height, d, thing }) => {
    const unit = thing === 1 ? 'm' : 'cm'
    const square = length * length + width * width
    return {
      stem:
        [
          `*ABCDEFGH* is a cuboid. *AB* = ${quantity(length, unit)}, *BC* = ${quantity(width, unit)} and *AG* = ${quantity(d, unit)}.`,
          `A storage hall is a cuboid *ABCDEFGH*. *AB* = ${quantity(length, unit)} and *BC* = ${quantity(width, unit)}. A straight cable from *A* to *G* is ${quantity(d, unit)} long.`,
          `A straight rod of length ${quantity(d, unit)} just fits into a box from corner *A* to corner *G*. The box is a cuboid *ABCDEFGH* with *AB* = ${quantity(length, unit)} and *BC* = ${quantity(width, unit)}.`,
        ][thing] ?? '',
      figure: boxFigure({ length, width, height }, { AB: `${length} ${unit}`, BC: `${width} ${unit}` }, [
        'AG',
        'AC',
      ]),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the length of *CG*.',
          scheme: [
            `M1 $${length}^2 + ${width}^2$`,
            `M1 $${d}^2 - (${length}^2 + ${width}^2)$`,
            `A1 ${height} (${unit})`,
          ],
          solution: `In the base, $AC^2 = ${length}^2 + ${width}^2 = ${square}$. Triangle *ACG* has a right angle at *C*:\n\n$CG = \\sqrt{${d}^2 - ${square}} = \\sqrt{${height * height}} = ${height}$`,
          answer: height,
          unit,
        }),
        b: ask.fraction({
          command: 'Work out',
          prompt:
            'Work out the sine of the angle between *AG* and the base *ABCD*. Give your answer as a fraction in its simplest form.',
          scheme: ['B1 angle *CAG* identified', `B1 $${frac(height, d)}$`],
          solution: `*C* is vertically below *G*, so the angle is *CAG*. In triangle *ACG* the side *CG* is opposite and *AG* is the hypotenuse: $\\sin CAG = \\frac{${height}}{${d}}${frac(height, d) === `\\frac{${height}}{${d}}` ? '' : ` = ${frac(height, d)}`}$.`,
          answer: height / d,
          follow: { from: 'a', formula: `x/${d}` },
        }),
      },
    }
  },
  verify: ({ length, width, d }) => {
    const turn = Math.acos(Math.hypot(length, width) / d)
    return { a: d * Math.sin(turn), b: Math.sin(turn) }
  },
})

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [12, 5, 13],
  [5, 12, 13],
  [8, 15, 17],
  [15, 8, 17],
  [20, 21, 29],
] as const

supplement('pyramid-with-whole-lengths', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, other, longest] = random.pick(TRIPLES)
    const times = random.int(1, 5)
    const [p, q, half] = [one * times, other * times, longest * times]
    // Its half diagonal is the shorter side of another triangle with whole sides.
    const [leg, up, slope] = random.pick(TRIPLES)
    if (half % leg !== 0) return null
    const [height, edge] = [(half / leg) * up, (half / leg) * slope]
    const wild = height > 2.4 * half || height < 0.5 * half || Math.max(p, q) > 2.5 * Math.min(p, q)
    return half > 30 || wild ? null : { p, q, half, height, edge, thing: random.int(0, 2) }
  },
  make: ({ p, q, half, height, edge, thing }) => {
    const unit = thing === 1 ? 'm' : 'cm'
    const [length, width] = [2 * p, 2 * q]
    const volume = (length * width * height) / 3
    return {
      stem:
        [
          `*VABCD* is a pyramid with a horizontal rectangular base. *AB* = ${quantity(length, unit)}, *BC* = ${quantity(width, unit)} and *VA* = *VB* = *VC* = *VD* = ${quantity(edge, unit)}.`,
          `A monument is a pyramid *VABCD* on a horizontal rectangle. *AB* = ${quantity(length, unit)} and *BC* = ${quantity(width, unit)}. Each sloping edge is ${quantity(edge, unit)} long.`,
          `A stone ornament for a garden is a pyramid *VABCD*. Its horizontal base is a rectangle with *AB* = ${quantity(length, unit)} and *BC* = ${quantity(width, unit)}, and its four sloping edges are all ${quantity(edge, unit)} long.`,
        ][thing] ?? '',
      figure: pyramidFigure({ AB: `${length} ${unit}`, BC: `${width} ${unit}` }),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: '*M* is the middle of the base. Work out the length of *AM*.',
          scheme: [`M1 $\\sqrt{${length}^2 + ${width}^2}$`, `A1 ${half} (${unit})`],
          solution: `*AC* is the diagonal of the base: $AC = \\sqrt{${length}^2 + ${width}^2} = ${2 * half}$. *M* halves it, so *AM* = ${half} ${unit}.`,
          answer: half,
          unit,
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: 'Work out the height *VM* of the pyramid.',
          scheme: [`M1 $${edge}^2 - ${half}^2$`, `A1 ${height} (${unit})`],
          solution: `Triangle *VMA* has a right angle at *M* and hypotenuse *VA*: $VM = \\sqrt{${edge}^2 - ${half}^2} = \\sqrt{${height * height}} = ${height}$.`,
          answer: height,
          unit,
          follow: { from: 'a', formula: `sqrt(${edge * edge}-x^2)` },
        }),
        c: ask.number({
          command: 'Work out',
          prompt:
            'Work out the tangent of the angle between *VA* and the base. Give your answer as a fraction in its simplest form.',
          scheme: [`M1 angle *VAM*, or $\\frac{${height}}{${half}}$`, `A1 $${frac(height, half)}$`],
          solution: `*M* is vertically below *V*, so the angle is *VAM*. $\\tan VAM = \\frac{VM}{AM} = \\frac{${height}}{${half}}${frac(height, half) === `\\frac{${height}}{${half}}` ? '' : ` = ${frac(height, half)}`}$.`,
          answer: height / half,
          sigFigs: 3,
          form: 'fraction',
          follow: { from: 'b', formula: `x/${half}` },
        }),
        d: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the volume of the pyramid.',
          scheme: [`B1 ${plain(volume)} (${unit}^{3})`],
          solution: `$\\frac{1}{3} \\times ${length} \\times ${width} \\times ${height} = ${plain(volume)}$`,
          answer: volume,
          sigFigs: 3,
          unit: `${unit}^3`,
          follow: { from: 'b', formula: `${(length * width) / 3}*x` },
        }),
      },
    }
  },
  verify: ({ p, q, edge }) => {
    const turn = Math.acos(Math.hypot(p, q) / edge)
    return {
      a: edge * Math.cos(turn),
      b: edge * Math.sin(turn),
      c: Math.tan(turn),
      d: (4 * p * q * Math.sqrt(edge * edge - p * p - q * q)) / 3,
    }
  },
})

/** Of an angle: cos, sin and cos² sin as [number, root]. */
const EXACT = {
  30: { cos: [1, 2, 3], sin: [1, 2, 1], volume: [3, 8, 1] },
  45: { cos: [1, 2, 2], sin: [1, 2, 2], volume: [1, 4, 2] },
  60: { cos: [1, 2, 1], sin: [1, 2, 3], volume: [1, 8, 3] },
} as const

const rootText = (size: number, root: number, tail = '') => ({
  latex: root === 1 ? `${size}${tail}` : `${size === 1 ? '' : size}\\sqrt{${root}}${tail}`,
  typed: root === 1 ? `${size}${tail && 'pi'}` : `${size === 1 ? '' : size}sqrt(${root})${tail && '*pi'}`,
})

supplement('exact-sizes-of-a-cone', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const angle = random.pick([30, 45, 60] as const)
    const slant = 2 * random.int(2, 12)
    const [above, below] = EXACT[angle].volume
    const volume = (slant ** 3 * above) / below / 3
    return Number.isInteger(volume) ? { angle, slant, volume, thing: random.int(0, 2) } : null
  },
  make: ({ angle, slant, volume, thing }) => {
    const wide = (slant * slant * EXACT[angle].cos[2]) / 4
    const exact = EXACT[angle]
    const [radius, height] = [rootText(slant / 2, exact.cos[2]), rootText(slant / 2, exact.sin[2])]
    const total = rootText(volume, exact.volume[2], '\\pi')
    const unit = thing === 1 ? 'm' : 'cm'
    const ratio = (root: number) => (root === 1 ? '\\frac{1}{2}' : `\\frac{\\sqrt{${root}}}{2}`)
    return {
      stem:
        [
          `A solid cone has vertex *V* and slant height ${quantity(slant, unit)}. *O* is the centre of its base and *P* is a point on the edge of the base. The angle between *VP* and the base is ${angle}°.`,
          `A tent has the shape of a cone with vertex *V*. The slant height is ${quantity(slant, unit)}. *O* is the centre of the horizontal base and *P* is on its edge. *VP* makes an angle of ${angle}° with the ground.`,
          `A party hat is a cone with vertex *V*, which stands on a table. *O* is the centre of its circular rim, *P* is a point on the rim and *VP* = ${quantity(slant, unit)}. Angle *VPO* = ${angle}°.`,
        ][thing] ?? '',
      figure: coneWithAngle(`${slant} ${unit}`, `${angle}°`),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the exact value of the radius *OP*, in ${unit}.`,
          scheme: [`M1 $${slant} \\times \\cos ${angle}^\\circ$`, `A1 $${radius.latex}$`],
          solution: `Triangle *VOP* has a right angle at *O*. $OP = ${slant} \\times \\cos ${angle}^\\circ = ${slant} \\times ${ratio(exact.cos[2])} = ${radius.latex}$`,
          answer: radius.typed,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the exact value of the height *VO*, in ${unit}.`,
          scheme: [`M1 $${slant} \\times \\sin ${angle}^\\circ$`, `A1 $${height.latex}$`],
          solution: `$VO = ${slant} \\times \\sin ${angle}^\\circ = ${slant} \\times ${ratio(exact.sin[2])} = ${height.latex}$`,
          answer: height.typed,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the exact volume of the cone, in ${unit}^{3}. Give your answer in terms of π.`,
          scheme: [
            `M1 $\\frac{1}{3} \\times \\pi \\times (${radius.latex})^2 \\times ${height.latex}$`,
            `A1 $${total.latex}$`,
          ],
          solution: `$r^2 = (${radius.latex})^2 = ${wide}$, so the volume is $\\frac{1}{3} \\times \\pi \\times ${wide} \\times ${height.latex} = ${total.latex}$.`,
          answer: total.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ angle, slant }) => {
    const wide = slant * slant * (angle === 30 ? 0.75 : angle === 45 ? 0.5 : 0.25)
    const high = slant * slant - wide
    return { a: `sqrt(${wide})`, b: `sqrt(${high})`, c: `${wide}*sqrt(${high})*pi/3` }
  },
})
