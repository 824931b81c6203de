import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import { cutPyramid, PATTERN, pattern, type SolidKind, threeSolids } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E4.5')

export { templates }

const SIZE = 5
const all = Array.from({ length: SIZE * SIZE }, (_, at) => at)
const cell = (row: number, column: number) => row * SIZE + column
const rowOf = (at: number) => Math.floor(at / SIZE)
const columnOf = (at: number) => at % SIZE
const last = SIZE - 1

/** The four reflections and the half and quarter turn of a square grid. */
const MIRRORS: readonly ((at: number) => number)[] = [
  at => cell(rowOf(at), last - columnOf(at)),
  at => cell(last - rowOf(at), columnOf(at)),
  at => cell(columnOf(at), rowOf(at)),
  at => cell(last - columnOf(at), last - rowOf(at)),
]
const halfTurn = (at: number) => cell(last - rowOf(at), last - columnOf(at))
const quarterTurn = (at: number) => cell(columnOf(at), last - rowOf(at))

/** A pattern with both symmetries, and one square more that breaks them. */
function found(random: Random): { squares: number[]; line: number; extra: number } {
  const line = random.int(0, MIRRORS.length - 1)
  const mirror = MIRRORS[line] ?? halfTurn
  const orbit = (at: number) => [...new Set([at, mirror(at), halfTurn(at), halfTurn(mirror(at))])]
  const whole = new Set(random.sample(all, 2).flatMap(orbit))
  const free = all.filter(at => orbit(at).length === 4 && !whole.has(at))
  const extra = random.pick(free)
  return { squares: [...whole, extra].sort((one, other) => one - other), line, extra }
}

const rowsOf = (squares: readonly number[]) =>
  Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (__, column) => (squares.includes(cell(row, column)) ? 'x' : '.')).join(''),
  )

core('one-more-square', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const pick = found(random)
    return pick.squares.length < 5 ? null : { ...pick, thing: random.int(0, 2) }
  },
  make: ({ squares, line, extra, thing }) => {
    const [mirror, turn] = [MIRRORS[line]?.(extra) ?? 0, halfTurn(extra)]
    const { left, top, cell: size } = PATTERN
    const zone = (at: number) => ({
      at: [left + (columnOf(at) + 0.5) * size, top + (rowOf(at) + 0.5) * size] as const,
      within: size * 0.48,
    })
    const orbit = new Set(
      squares.flatMap(at => {
        const next = quarterTurn(at)
        return [at, next, halfTurn(at), halfTurn(next)]
      }),
    )
    const more = orbit.size - squares.length
    return {
      stem:
        [
          'Some squares of the grid are shaded.',
          'A tile is divided into 25 squares. Some of them are shaded.',
          'A quilt is made of 25 squares. The shaded squares are blue.',
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Write',
          objective: 'AO2',
          prompt:
            'One more square is to be shaded so that the dashed line becomes a line of symmetry. Write the letter *L* in this square.\n\nIf a different square is shaded instead, the pattern has rotational symmetry of order 2. Write the letter *R* in that square.',
          figure: pattern(rowsOf(squares), line),
          tools: ['label'],
          labels: [
            { id: 'L', text: 'L' },
            { id: 'R', text: 'R' },
          ],
          checks: [
            { label: 'L', in: zone(mirror) },
            { label: 'R', in: zone(turn) },
          ],
          modelFigure: pattern(rowsOf(squares), line, [
            ['L', mirror],
            ['R', turn],
          ]),
          scheme: [
            `B1 *L* in row ${rowOf(mirror) + 1}, column ${columnOf(mirror) + 1}`,
            `B1 *R* in row ${rowOf(turn) + 1}, column ${columnOf(turn) + 1}`,
          ],
          solution: `One shaded square, in row ${rowOf(extra) + 1}, column ${columnOf(extra) + 1}, has no partner. *L* is its mirror image in the dashed line. *R* is its partner straight through the middle, as far on the other side.`,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'Work out the smallest number of squares that must be added to the pattern in the diagram so that it has rotational symmetry of order 4.',
          scheme: [
            `M1 turns the pattern through 90°, 180° and 270°, or ${orbit.size} squares in all`,
            `A1 ${more}`,
          ],
          solution: `With order 4, each square away from the middle belongs to a set of four, a quarter turn apart. The shaded squares need ${orbit.size} squares in all, and ${squares.length} are shaded: $${orbit.size} - ${squares.length} = ${more}$.`,
          answer: more,
        }),
      },
    }
  },
  verify: ({ squares }) => {
    // Coordinates from the middle: a quarter turn sends (x, y) to (−y, x); sets are named by their least member.
    const sets = new Set(
      squares.map(at => {
        const [x, y] = [(at % 5) - 2, Math.trunc(at / 5) - 2]
        return [`${x},${y}`, `${-y},${x}`, `${-x},${-y}`, `${y},${-x}`].sort().join(' ')
      }),
    )
    const middle = squares.includes(12) ? 1 : 0
    return { b: 4 * (sets.size - middle) + middle - squares.length }
  },
})

const ANGLES = [5, 6, 8, 9, 10, 12, 15, 18, 20] as const

core('regular-polygon-and-its-symmetry', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [lines, other] = random.sample(ANGLES, 2) as [number, number]
    const third = random.pick([9, 10, 12, 15, 18, 20, 24, 30])
    return third === lines || third === other ? null : { lines, other, third, thing: random.int(0, 2) }
  },
  make: ({ lines, other, third, thing }) => {
    const thingName = [
      'regular polygon',
      'coin in the shape of a regular polygon',
      'plate in the shape of a regular polygon',
    ][thing]
    const interior = 180 - 360 / lines
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: `A ${thingName} has ${lines} lines of symmetry. Write down its order of rotational symmetry.`,
          scheme: [`B1 ${lines}`],
          solution: `A regular polygon with *n* sides has *n* lines of symmetry and rotational symmetry of order *n*. Here *n* = ${lines}.`,
          answer: lines,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the interior angle of the polygon in part **(a)**.`,
          scheme: [
            `M1 $360 \\div ${lines}$ or $(${lines} - 2) \\times 180 \\div ${lines}$`,
            `A1 ${interior}`,
          ],
          solution: `It has ${lines} sides. Each exterior angle is $360 \\div ${lines} = ${360 / lines}$°, so each interior angle is $180 - ${360 / lines} = ${interior}$°.`,
          answer: interior,
          unit: '°',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `A second regular polygon first fits its outline again after a turn of ${360 / third}° about its centre. Work out the number of its sides.`,
          scheme: [`M1 $360 \\div ${360 / third}$`, `A1 ${third}`],
          solution: `It fits $360 \\div ${360 / third} = ${third}$ times in a full turn, so it has ${third} sides.`,
          answer: third,
        }),
        d: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The angle between two neighbouring lines of symmetry of a third regular polygon is ${plain(180 / other)}°. Work out the number of its sides.`,
          scheme: [`M1 $180 \\div ${plain(180 / other)}$`, `A1 ${other}`],
          solution: `All lines of symmetry pass through the centre. *n* lines divide the full turn into 2*n* equal angles, so the angle between neighbours is $\\frac{180}{n}$. $180 \\div ${plain(180 / other)} = ${other}$.`,
          answer: other,
        }),
      },
    }
  },
  verify: ({ lines, other, third }) => {
    let sides = 3
    while (Math.abs(sides * (360 / third) - 360) > 1e-9) sides += 1
    let rays = 1
    while (Math.abs(rays * (180 / other) - 360) > 1e-9) rays += 1
    return { a: lines, b: ((lines - 2) * 180) / lines, c: sides, d: rays / 2 }
  },
})

const PLANES: Record<SolidKind, { planes: number; why: string }> = {
  cube: { planes: 9, why: '3 parallel to faces and 6 through opposite edges' },
  'square-prism': {
    planes: 5,
    why: '4 along the length, through the lines of symmetry of the square, and 1 across the middle',
  },
  cuboid: {
    planes: 3,
    why: 'one half-way between each pair of opposite faces; the diagonal planes are no planes of symmetry',
  },
  'triangular-prism': {
    planes: 4,
    why: '3 through the lines of symmetry of the triangle and 1 across the middle',
  },
  'hexagonal-prism': {
    planes: 7,
    why: '6 through the lines of symmetry of the hexagon and 1 across the middle',
  },
  pyramid: {
    planes: 4,
    why: 'all through the vertex: 2 through diagonals of the base and 2 through midpoints of its sides',
  },
}

supplement('planes-of-symmetry-of-solids', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kinds = random.sample(Object.keys(PLANES) as SolidKind[], 3)
    const sides = random.pick([5, 7, 8, 9, 10, 12])
    return { kinds, sides, isPrism: random.chance(0.5), thing: random.int(0, 2) }
  },
  make: ({ kinds, sides, isPrism, thing }) => {
    const letters = ['P', 'Q', 'R']
    const planes = isPrism ? sides + 1 : sides
    return {
      stem:
        [
          'The diagram shows three solids *P*, *Q* and *R*.',
          'Three wooden blocks *P*, *Q* and *R* are shown in the diagram.',
          'The diagram shows three glass ornaments *P*, *Q* and *R*.',
        ][thing] ?? '',
      figure: threeSolids(kinds),
      parts: {
        a: ask.table({
          command: 'Complete',
          lead: kinds.map((kind, at) => `*${letters[at]}* is ${saidOf(kind)}.`).join(' '),
          prompt: 'Complete the table.',
          head: ['solid', 'number of planes of symmetry'],
          rows: kinds.map((kind, at) => [
            { text: `*${letters[at]}*` },
            { blank: `planes ${letters[at]}`, answer: PLANES[kind].planes, marks: 1 as const },
          ]),
          scheme: kinds.map((kind, at) => `B1 *${letters[at]}*: ${PLANES[kind].planes}`),
          solution: kinds
            .map((kind, at) => `*${letters[at]}* has ${PLANES[kind].planes}: ${PLANES[kind].why}.`)
            .join(' '),
        }),
        b: ask.whole({
          command: 'Write down',
          objective: 'AO2',
          prompt: `Another solid is a ${isPrism ? 'prism' : 'pyramid'} on a regular polygon with ${sides} sides. ${isPrism ? 'Its length is not equal to a side of the polygon.' : 'Its vertex is above the centre of the base.'} Write down the number of its planes of symmetry.`,
          scheme: [`B1 ${planes}`],
          solution: isPrism
            ? `Each of the ${sides} lines of symmetry of the end gives a plane along the prism. One more plane cuts it across the middle: $${sides} + 1 = ${planes}$.`
            : `Each of the ${sides} lines of symmetry of the base gives a plane through the vertex. There is no plane across: ${planes}.`,
          answer: planes,
        }),
        c: ask.whole({
          command: 'Write down',
          objective: 'AO2',
          prompt: `An axis of symmetry passes through the centre of the polygon, at right angles to it. Write down the order of rotational symmetry of this ${isPrism ? 'prism' : 'pyramid'} about the axis.`,
          scheme: [`B1 ${sides}`],
          solution: `Seen along the axis, it is a regular polygon with ${sides} sides. It fits ${sides} times in a full turn.`,
          answer: sides,
        }),
      },
    }
  },
  verify: ({ sides, isPrism }) => {
    // Corners of the polygon; count the mirror lines that send the set of corners to itself.
    const corners = Array.from({ length: sides }, (_, at) => (360 * at) / sides)
    const kept = (move: (way: number) => number) =>
      corners.every(way =>
        corners.some(each => Math.abs(((((move(way) - each) % 360) + 540) % 360) - 180) < 1e-6),
      )
    const mirrors = Array.from({ length: 2 * sides }, (_, at) => ((180 * at) / (2 * sides)) * 2).filter(
      way => way < 180 - 1e-9 && kept(each => 2 * way - each),
    ).length
    const turns = corners.filter(by => kept(way => way + by)).length
    return { b: mirrors + (isPrism ? 1 : 0), c: turns }
  },
})

function saidOf(kind: SolidKind): string {
  return {
    cube: 'a cube',
    'square-prism': 'a cuboid with square ends, and its other edges are longer',
    cuboid: 'a cuboid with edges of three different lengths',
    'triangular-prism': 'a prism with equilateral triangles as its ends',
    'hexagonal-prism': 'a prism with regular hexagons as its ends',
    pyramid: 'a square-based pyramid with its vertex above the centre of the base',
  }[kind]
}

supplement('pyramid-cut-by-a-plane', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [edge, slope] = [random.int(6, 14), random.step(6.5, 17.5, 0.5)]
    return slope < edge * 0.95 || slope > edge * 1.4 ? null : { edge, slope, thing: random.int(0, 2) }
  },
  make: ({ edge, slope, thing }) => {
    const diagonal = edge * Math.SQRT2
    const height = Math.sqrt(slope * slope - (edge * edge) / 2)
    const [large, small] = [(diagonal * height) / 2, (edge * height) / 2]
    return {
      stem:
        [
          `*VABCD* is a pyramid with a square base *ABCD*. *V* is vertically above the centre of the base. *AB* = ${edge} cm and *VA* = *VB* = *VC* = *VD* = ${slope} cm.`,
          `A paperweight is a pyramid *VABCD* with a square base of side ${edge} cm. *V* is vertically above the centre of the base, and each sloping edge is ${slope} cm.`,
          `A candle has the shape of a pyramid *VABCD* with a square base of side ${edge} cm. Its vertex *V* is above the centre of the base. Each sloping edge is ${slope} cm.`,
        ][thing] ?? '',
      figure: cutPyramid(edge, slope),
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the number of planes of symmetry of the pyramid.',
          scheme: ['B1 4'],
          solution:
            'All of them pass through *V*: two through the diagonals of the base, two through the midpoints of opposite sides.',
          answer: 4,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt:
            'The plane of symmetry through *V*, *A* and *C* cuts the pyramid into two equal parts. Calculate the area of the triangle *VAC*.',
          scheme: [
            `M1 $\\sqrt{${edge}^2 + ${edge}^2}$, or half of it`,
            `M1 $\\sqrt{${slope}^2 - (\\text{their } ${figures(diagonal / 2, 4)})^2}$`,
            `M1 $\\frac{1}{2} \\times \\text{their } ${figures(diagonal, 4)} \\times \\text{their } ${figures(height, 4)}$`,
            `A1 ${figures(large, 3)}`,
          ],
          solution: `$AC = \\sqrt{${edge}^2 + ${edge}^2} = ${figures(diagonal, 4)}$. The height of triangle *VAC* is the height of the pyramid: $\\sqrt{${slope}^2 - ${figures(diagonal / 2, 4)}^2} = ${figures(height, 4)}$.\n\nArea $= \\frac{1}{2} \\times ${figures(diagonal, 4)} \\times ${figures(height, 4)} = ${figures(large, 4)}$.`,
          answer: large,
          sigFigs: 3,
          unit: 'cm^2',
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt:
            'Another plane of symmetry passes through *V* and the midpoints of *AB* and *CD*. Calculate the area of the triangle in which it cuts the pyramid.',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${edge} \\times \\text{their } ${figures(height, 4)}$`,
            `A1 ${figures(small, 3)}`,
          ],
          solution: `This triangle has the same height, ${figures(height, 4)} cm, but its base is as long as a side of the square: $\\frac{1}{2} \\times ${edge} \\times ${figures(height, 4)} = ${figures(small, 4)}$.`,
          answer: small,
          sigFigs: 3,
          unit: 'cm^2',
          follow: { from: 'b', formula: 'x/sqrt(2)' },
          via: [{ value: height, formula: `${edge}*x/2` }],
        }),
      },
    }
  },
  verify: ({ edge, slope }) => {
    // Heron's formula for both triangles.
    const heron = (a: number, b: number, c: number) => {
      const s = (a + b + c) / 2
      return Math.sqrt(s * (s - a) * (s - b) * (s - c))
    }
    const slant = Math.sqrt(slope ** 2 - (edge / 2) ** 2)
    return { a: 4, b: heron(slope, slope, Math.hypot(edge, edge)), c: heron(slant, slant, edge) }
  },
})
