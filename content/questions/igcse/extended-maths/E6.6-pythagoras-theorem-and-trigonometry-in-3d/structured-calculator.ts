import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { angleFigures } from '../triangle-figures'
import { boxFigure, mastFigure, pyramidFigure, wedgeFigure } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E6.6', { calculator: 'needed' })

export { templates }

const DEGREE = Math.PI / 180
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

supplement('cuboid-diagonal-and-angle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const thing = random.int(0, 2)
    const [length, width] = [random.int(6, 15), random.int(4, 12)]
    const height = random.int(3, 11)
    const [base, whole] = [Math.hypot(length, width), Math.hypot(length, width, height)]
    const turn = Math.atan2(height, base) / DEGREE
    return isWhole(base) || isWhole(whole) || turn < 15 || width > 1.4 * length
      ? null
      : { thing, length, width, height, base, whole, turn }
  },
  make: ({ thing, length, width, height, base, whole, turn }) => {
    const unit = thing === 1 ? 'm' : 'cm'
    return {
      stem:
        [
          `The diagram shows a cuboid *ABCDEFGH*. *AB* = ${quantity(length, unit)}, *BC* = ${quantity(width, unit)} and *CG* = ${quantity(height, unit)}.`,
          `A sports hall is a cuboid *ABCDEFGH* with *AB* = ${quantity(length, unit)}, *BC* = ${quantity(width, unit)} and *CG* = ${quantity(height, unit)}. A laser beam goes in a straight line from *A* to *G*.`,
          `A gift box is a cuboid *ABCDEFGH* with *AB* = ${quantity(length, unit)}, *BC* = ${quantity(width, unit)} and *CG* = ${quantity(height, unit)}. A thin straight stick just fits into it from *A* to *G*.`,
        ][thing] ?? '',
      figure: boxFigure(
        { length, width, height },
        { AB: `${length} ${unit}`, BC: `${width} ${unit}`, CG: `${height} ${unit}` },
        ['AG', 'AC'],
      ),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: ['Calculate the length of *AG*.', 'Calculate *AG*.'],
          scheme: [
            `M1 $${length}^2 + ${width}^2 + ${height}^2$, or $AC = \\sqrt{${length}^2 + ${width}^2}$`,
            `M1 $\\sqrt{${length}^2 + ${width}^2 + ${height}^2}$`,
            `A1 ${figures(whole, 3)} (${unit})`,
          ],
          solution: `In the base, $AC^2 = ${length}^2 + ${width}^2$. Triangle *ACG* has a right angle at *C*, so\n\n$AG = \\sqrt{${length}^2 + ${width}^2 + ${height}^2} = \\sqrt{${length * length + width * width + height * height}} = ${figures(whole, 3)}$ ${unit}.`,
          answer: whole,
          sigFigs: 3,
          unit,
          via: [{ value: base, formula: `sqrt(x^2+${height * height})` }],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the angle between *AG* and the base *ABCD*.',
          scheme: [
            'B1 angle *CAG* identified',
            `M1 $\\sin CAG = \\frac{${height}}{${figures(whole, 3)}}$, or tan with *AC*`,
            `A1 ${plain(turn, 1)}`,
          ],
          solution: `*C* is vertically below *G*, so *AC* is the projection of *AG*, and the angle is *CAG*.\n\n$\\tan CAG = \\frac{${height}}{\\sqrt{${length}^2 + ${width}^2}} = \\frac{${height}}{${figures(base, 5)}}$, so angle *CAG* = ${plain(turn, 1)}°.`,
          answer: turn,
          sigFigs: angleFigures(turn),
          unit: '°',
          alsoRight: [
            Math.asin(height / toSigFigs(whole, 3)) / DEGREE,
            Math.atan(height / toSigFigs(base, 3)) / DEGREE,
          ],
        }),
      },
    }
  },
  verify: ({ length, width, height }) => {
    const floor = length / Math.cos(Math.atan2(width, length))
    const up = Math.acos(floor / Math.sqrt(floor * floor + height * height))
    return { a: height / Math.sin(up), b: up / DEGREE }
  },
})

supplement('square-pyramid-height-and-angles', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [side, edge] = [random.step(5, 14, 0.5), random.step(7, 18, 0.5)]
    const half = side / Math.SQRT2
    const height = Math.sqrt(edge * edge - half * half)
    return edge < side * 0.85 || edge > side * 1.9 || isWhole(height) || !(height > 3)
      ? null
      : { side, edge, half, height, thing: random.int(0, 2) }
  },
  make: ({ side, edge, half, height, thing }) => {
    const unit = thing === 0 ? 'cm' : 'm'
    const [one, other] = [Math.acos(half / edge) / DEGREE, Math.atan((2 * height) / side) / DEGREE]
    const rounded = toSigFigs(height, 3)
    return {
      stem:
        [
          `*VABCD* is a pyramid with a horizontal square base of side ${quantity(side, unit)}. *V* is vertically above the centre *M* of the base. *VA* = ${quantity(edge, unit)}.`,
          `A glass roof is a pyramid *VABCD* on a horizontal square *ABCD* with sides of ${quantity(side, unit)}. The vertex *V* is vertically above the centre *M* of the square. *VA* = ${quantity(edge, unit)}.`,
          `A tent is a pyramid *VABCD* on a square of side ${quantity(side, unit)}. A vertical pole *VM* stands in the centre of the square, and each sloping edge is ${quantity(edge, unit)} long.`,
        ][thing] ?? '',
      figure: pyramidFigure(
        { AB: `${plain(side)} ${unit}`, AV: `${plain(edge)} ${unit}` },
        { middle: true, square: true },
      ),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the height *VM*.',
          scheme: [
            `M1 $AM = \\frac{1}{2}\\sqrt{${plain(side)}^2 + ${plain(side)}^2}$`,
            `M1 $\\sqrt{${plain(edge)}^2 - AM^2}$`,
            `A1 ${figures(height, 3)} (${unit})`,
          ],
          solution: `$AC = \\sqrt{${plain(side)}^2 + ${plain(side)}^2} = ${figures(2 * half, 5)}$, so $AM = ${figures(half, 5)}$.\n\nTriangle *VMA* has a right angle at *M*: $VM = \\sqrt{${plain(edge)}^2 - ${figures(half, 5)}^2} = ${figures(height, 3)}$ ${unit}.`,
          answer: height,
          sigFigs: 3,
          unit,
          via: [{ value: half, formula: `sqrt(${edge * edge}-x^2)` }],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the angle between *VA* and the base.',
          scheme: [
            `M1 $\\cos VAM = \\frac{${figures(half, 3)}}{${plain(edge)}}$, or sin or tan with *VM*`,
            `A1 ${plain(one, 1)}`,
          ],
          solution: `*AM* is the projection of *VA* on the base, so the angle is *VAM*. $\\cos VAM = \\frac{${figures(half, 5)}}{${plain(edge)}}$, so angle *VAM* = ${plain(one, 1)}°.`,
          answer: one,
          sigFigs: angleFigures(one),
          unit: '°',
          alsoRight: [
            Math.acos(toSigFigs(half, 3) / edge) / DEGREE,
            Math.asin(Math.min(1, rounded / edge)) / DEGREE,
            Math.atan(rounded / half) / DEGREE,
          ],
        }),
        c: ask.number({
          command: 'Calculate',
          lead: '*N* is the midpoint of *BC*.',
          prompt: 'Calculate the angle between *VN* and the base.',
          scheme: [
            `M1 $\\tan VNM = \\frac{${figures(height, 3)}}{${plain(side / 2)}}$`,
            `A1 ${plain(other, 1)}`,
          ],
          solution: `*MN* is half of the side of the square, ${plain(side / 2)} ${unit}. $\\tan VNM = \\frac{${figures(height, 5)}}{${plain(side / 2)}}$, so angle *VNM* = ${plain(other, 1)}°.`,
          answer: other,
          sigFigs: angleFigures(other),
          unit: '°',
          alsoRight: [Math.atan((2 * rounded) / side) / DEGREE],
        }),
      },
    }
  },
  verify: ({ side, edge }) => {
    // Through the height of a sloping face instead of the diagonal.
    const face = Math.sqrt(edge * edge - (side * side) / 4)
    const height = Math.sqrt(face * face - (side * side) / 4)
    return { a: height, b: Math.asin(height / edge) / DEGREE, c: Math.acos(side / 2 / face) / DEGREE }
  },
})

const RAMPS = [
  { what: 'A ramp', path: 'A skateboarder rides in a straight line from *A* to *F*.', unit: 'm' },
  { what: 'A grassy bank', path: 'A straight path goes up the bank from *A* to *F*.', unit: 'm' },
  { what: 'A wooden wedge', path: 'A straight groove is cut from *A* to *F*.', unit: 'cm' },
] as const

supplement('diagonal-of-a-ramp', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const thing = random.int(0, 2)
    const [along, wide, slope] = [random.step(4.5, 14.5, 0.5), random.step(3, 16, 0.5), random.int(13, 34)]
    const height = along * Math.tan(slope * DEGREE)
    const turn = Math.atan(height / Math.hypot(along, wide)) / DEGREE
    return wide < 0.5 * along || turn > slope - 3 || (thing === 0 && height > 5)
      ? null
      : { thing, along, wide, slope, height, turn }
  },
  make: ({ thing, along, wide, slope, height, turn }) => {
    const { what, path, unit } = RAMPS[thing] ?? RAMPS[0]
    const [base, rise] = [Math.hypot(along, wide), toSigFigs(height, 3)]
    const length = Math.hypot(base, height)
    return {
      stem: `${what} is a triangular prism *ABCDEF*. The rectangle *ABED* is horizontal and *BCFE* is vertical. *AB* = ${quantity(along, unit)}, *AD* = ${quantity(wide, unit)} and angle *BAC* = ${slope}°. ${path}`,
      figure: wedgeFigure({ AB: `${plain(along)} ${unit}`, AD: `${plain(wide)} ${unit}` }, `${slope}°`),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the height *BC*.',
          scheme: [`M1 $${plain(along)} \\times \\tan ${slope}$`, `A1 ${figures(height, 3)} (${unit})`],
          solution: `Triangle *ABC* has a right angle at *B*: $BC = ${plain(along)} \\times \\tan ${slope}^\\circ = ${figures(height, 3)}$ ${unit}.`,
          answer: height,
          sigFigs: 3,
          unit,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the length of *AF*.',
          scheme: [
            `M1 $${plain(along)}^2 + ${plain(wide)}^2 + ${figures(height, 3)}^2$, with their height`,
            `A1 ${figures(length, 3)} (${unit})`,
          ],
          solution: `*F* is vertically above *E*, with *EF* = *BC*, and *BE* = *AD*. $AE^2 = ${plain(along)}^2 + ${plain(wide)}^2$ and $AF = \\sqrt{${plain(along)}^2 + ${plain(wide)}^2 + ${figures(height, 5)}^2} = ${figures(length, 3)}$ ${unit}.`,
          answer: length,
          sigFigs: 3,
          unit,
          follow: { from: 'a', formula: `sqrt(${along * along + wide * wide}+x^2)` },
          via: [
            { value: height, formula: `sqrt(${along * along + wide * wide}+x^2)` },
            { value: base, formula: `sqrt(${height * height}+x^2)` },
          ],
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the angle between *AF* and the horizontal base *ABED*.',
          scheme: [
            'B1 angle *FAE* identified',
            `M1 $\\tan FAE = \\frac{${figures(height, 3)}}{\\sqrt{${plain(along)}^2 + ${plain(wide)}^2}}$, or sin with *AF*`,
            `A1 ${plain(turn, 1)}`,
          ],
          solution: `*AE* is the projection of *AF* on the base. $AE = \\sqrt{${plain(along)}^2 + ${plain(wide)}^2} = ${figures(base, 5)}$.\n\n$\\tan FAE = \\frac{${figures(height, 5)}}{${figures(base, 5)}}$, so angle *FAE* = ${plain(turn, 1)}°.`,
          answer: turn,
          sigFigs: angleFigures(turn),
          unit: '°',
          alsoRight: [
            Math.atan(rise / base) / DEGREE,
            Math.atan(rise / toSigFigs(base, 3)) / DEGREE,
            Math.atan(height / toSigFigs(base, 3)) / DEGREE,
            Math.asin(rise / toSigFigs(length, 3)) / DEGREE,
            Math.asin(height / toSigFigs(length, 3)) / DEGREE,
          ],
        }),
      },
    }
  },
  verify: ({ along, wide, slope }) => {
    // Up the slope first, then across it.
    const up = along / Math.cos(slope * DEGREE)
    const high = Math.sqrt(up * up - along * along)
    const slant = Math.hypot(up, wide)
    return { a: high, b: slant, c: Math.asin(high / slant) / DEGREE }
  },
})

const MASTS = [
  { what: 'A vertical mast *AT* stands', at: 'a horizontal rectangular field *ABCD*', unit: 'm' },
  { what: 'A vertical chimney *AT* stands', at: 'a horizontal rectangular factory yard *ABCD*', unit: 'm' },
  { what: 'A vertical tower *AT* stands', at: 'a horizontal rectangular market square *ABCD*', unit: 'm' },
] as const

supplement('mast-at-a-corner', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [ab, bc, angle] = [random.int(24, 85), random.int(18, 70), random.int(12, 38)]
    const base = Math.hypot(ab, bc)
    const height = base * Math.tan(angle * DEGREE)
    return isWhole(base) || height < 9 || height > 60 || bc > 1.6 * ab
      ? null
      : { ab, bc, angle, base, height, thing: random.int(0, 2) }
  },
  make: ({ ab, bc, angle, base, height, thing }) => {
    const { what, at, unit } = MASTS[thing] ?? MASTS[0]
    const second = Math.atan(height / ab) / DEGREE
    const rope = Math.hypot(ab, height)
    const third = Math.atan(rope / bc) / DEGREE
    const rise = toSigFigs(height, 3)
    const cosine = (h: number, slant: number) => Math.acos(h / slant) / DEGREE
    const far = Math.hypot(base, height)
    return {
      stem: `${what} at the corner *A* of ${at}. *AB* = ${quantity(ab, unit)} and *BC* = ${quantity(bc, unit)}. The angle of elevation of *T* from *C* is ${angle}°.`,
      figure: mastFigure({ AB: `${ab} ${unit}`, BC: `${bc} ${unit}` }),
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the height *AT*.',
          scheme: [
            `M1 $\\sqrt{${ab}^2 + ${bc}^2}$`,
            `A1 *AC* = ${figures(base, 3)}`,
            `M1 $${figures(base, 3)} \\times \\tan ${angle}$`,
            `A1 ${figures(height, 3)} (${unit})`,
          ],
          solution: `Triangle *ABC* in the ground: $AC = \\sqrt{${ab}^2 + ${bc}^2} = ${figures(base, 5)}$.\n\nTriangle *CAT* stands upright, with its right angle at *A*: $AT = ${figures(base, 5)} \\times \\tan ${angle}^\\circ = ${figures(height, 3)}$ ${unit}.`,
          answer: height,
          sigFigs: 3,
          unit,
          via: [{ value: base, formula: `x*tan(${angle})` }],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the angle of elevation of *T* from *B*.',
          scheme: [
            `M1 $\\tan ABT = \\frac{${figures(height, 3)}}{${ab}}$, with their height`,
            `A1 ${plain(second, 1)}`,
          ],
          solution: `Triangle *BAT* has a right angle at *A*: $\\tan ABT = \\frac{${figures(height, 5)}}{${ab}}$, so angle *ABT* = ${plain(second, 1)}°.`,
          answer: second,
          sigFigs: angleFigures(second),
          unit: '°',
          alsoRight: [Math.atan(rise / ab) / DEGREE],
        }),
        c: ask.number({
          command: 'Calculate',
          lead: 'Angle *TBC* is a right angle.',
          prompt: 'Calculate angle *TCB*.',
          scheme: [
            `M1 $\\tan TCB = \\frac{\\sqrt{${ab}^2 + ${figures(height, 3)}^2}}{${bc}}$, or cos with *TC*`,
            `A1 ${plain(third, 1)}`,
          ],
          solution: `$TB = \\sqrt{${ab}^2 + ${figures(height, 5)}^2} = ${figures(rope, 5)}$. In triangle *TBC*, $\\tan TCB = \\frac{${figures(rope, 5)}}{${bc}}$, so angle *TCB* = ${plain(third, 1)}°.`,
          answer: third,
          sigFigs: angleFigures(third),
          unit: '°',
          alsoRight: [
            Math.atan(Math.hypot(ab, rise) / bc) / DEGREE,
            Math.atan(toSigFigs(rope, 3) / bc) / DEGREE,
            cosine(bc, toSigFigs(far, 3)),
          ],
        }),
      },
    }
  },
  verify: ({ ab, bc, angle }) => {
    const sight = Math.sqrt(ab * ab + bc * bc) / Math.cos(angle * DEGREE)
    const high = sight * Math.sin(angle * DEGREE)
    return {
      a: high,
      b: Math.asin(high / Math.sqrt(ab * ab + high * high)) / DEGREE,
      c: Math.acos(bc / sight) / DEGREE,
    }
  },
})
