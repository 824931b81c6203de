import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures } from '@/lib/exams/format'
import { cuboidNetOnPaper, diceNet, netPoint, prismNet, squarePyramidNet, tinNet } from './drawings'

const { core, templates } = questionsOf('structured', 'E4.2')

export { templates }

const SUBJECT = 'igcse/extended-maths'

core('complete-the-net-of-a-cuboid', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [length, width, height] = [random.int(4, 7), random.int(2, 4), random.int(1, 2)]
    return width + height > 5 || length === width || width === height
      ? null
      : { length, width, height, thing: random.int(0, 2) }
  },
  make: ({ length: l, width: w, height: h, thing }) => {
    const at = netPoint({ length: l, width: w, height: h })
    const along = (x1: number, y1: number, x2: number, y2: number) => ({
      as: 'line' as const,
      passes: [
        { at: at(x1, y1), within: 6 },
        { at: at(x2, y2), within: 6 },
      ],
    })
    const [area, volume] = [2 * (l * w + l * h + w * h), l * w * h]
    return {
      stem:
        [
          `The diagram shows four faces of the net of a cuboid on centimetre squares. The cuboid is ${l} cm long, ${w} cm wide and ${h} cm high.`,
          `A closed box is ${l} cm long, ${w} cm wide and ${h} cm high. Four faces of its net are drawn on centimetre squares.`,
          `A closed card box for soap measures ${l} cm by ${w} cm by ${h} cm. The diagram shows a part of its net on centimetre squares.`,
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Complete',
          objective: 'AO1',
          prompt:
            'Complete the net. Join one missing face to *PQ* and the other to *RS*, and draw the three other sides of each.',
          figure: cuboidNetOnPaper({ length: l, width: w, height: h }),
          tools: ['line'],
          checks: [
            along(l + h, 0, l + h, w),
            along(l, w, l + h, w),
            along(0, 2 * w + h, l, 2 * w + h),
            along(0, w + h, 0, 2 * w + h),
          ],
          modelFigure: cuboidNetOnPaper({ length: l, width: w, height: h }, true),
          scheme: [
            'B1 outer side of the face on *PQ* in the right place',
            'B1 sides of the face on *PQ* from *P* and *Q*',
            'B1 outer side of the face on *RS* in the right place',
            'B1 sides of the face on *RS* from *R* and *S*',
          ],
          solution: `The face on *PQ* is equal to the one on the left of the base: ${h} by ${w} squares. The face on *RS* is the top, equal to the base: ${l} by ${w} squares.`,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the total surface area of the cuboid.', 'Work out the area of the whole net.'],
          scheme: [`M1 $2(${l} \\times ${w} + ${l} \\times ${h} + ${w} \\times ${h})$`, `A1 ${area}`],
          solution: `There are three pairs of equal faces: $2 \\times (${l * w} + ${l * h} + ${w * h}) = ${area}$. Counting the squares of the net gives the same.`,
          answer: area,
          unit: 'cm^2',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the volume of the cuboid.',
          scheme: [`B1 ${volume}`],
          solution: `$${l} \\times ${w} \\times ${h} = ${volume}$`,
          answer: volume,
          unit: 'cm^3',
        }),
      },
    }
  },
  verify: ({ length, width, height }) => {
    let cubes = 0
    let open = 0
    for (let x = 0; x < length; x += 1)
      for (let y = 0; y < width; y += 1)
        for (let z = 0; z < height; z += 1) {
          cubes += 1
          open += [x === 0, x === length - 1, y === 0, y === width - 1, z === 0, z === height - 1].filter(
            Boolean,
          ).length
        }
    return { b: open, c: cubes }
  },
})

/** Nets of a cube; opposite faces by their places in reading order. */
const NETS = [
  {
    rows: [' x  ', 'xxxx', ' x  '],
    opposite: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    rows: ['x   ', 'xxxx', '   x'],
    opposite: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    rows: ['xx   ', ' xx  ', '  xx '],
    opposite: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  },
  {
    rows: ['xxx  ', '  xxx'],
    opposite: [
      [0, 2],
      [1, 4],
      [3, 5],
    ],
  },
  {
    rows: [' x  ', 'xxxx', '  x '],
    opposite: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    rows: ['xx   ', ' xxx ', '   x '],
    opposite: [
      [0, 3],
      [1, 5],
      [2, 4],
    ],
  },
] as const

type Turn = { bottom: number; north: number; east: number; top: number; south: number; west: number }
const ROLLS: Record<string, (at: Turn) => Turn> = {
  east: c => ({ ...c, bottom: c.east, east: c.top, top: c.west, west: c.bottom }),
  west: c => ({ ...c, bottom: c.west, west: c.top, top: c.east, east: c.bottom }),
  south: c => ({ ...c, bottom: c.south, south: c.top, top: c.north, north: c.bottom }),
  north: c => ({ ...c, bottom: c.north, north: c.top, top: c.south, south: c.bottom }),
}

/** Rolls a cube over its net: the side of the cube on which each square lies, and so which squares face each other. */
function facesOf(rows: readonly string[]): number[] {
  const start: Turn = { bottom: 0, top: 1, north: 2, south: 3, east: 4, west: 5 }
  const found = new Map<string, number>()
  const order = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'x' ? [`${x},${y}`] : [])))
  const visit = (x: number, y: number, cube: Turn): void => {
    const key = `${x},${y}`
    if (found.has(key) || rows[y]?.[x] !== 'x') return
    found.set(key, cube.bottom)
    const steps = [
      ['east', 1, 0],
      ['west', -1, 0],
      ['south', 0, 1],
      ['north', 0, -1],
    ] as const
    for (const [way, dx, dy] of steps) visit(x + dx, y + dy, ROLLS[way]?.(cube) ?? cube)
  }
  const [x = 0, y = 0] = (order[0] ?? '0,0').split(',').map(Number)
  visit(x, y, start)
  return order.map(key => found.get(key) ?? 0)
}

core('opposite-faces-of-a-cube', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const net = random.int(0, NETS.length - 1)
    const total = random.int(15, 28)
    const [p, q, r] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 3) as [number, number, number]
    const roles = random.shuffle([0, 1, 2])
    const flips = [random.chance(0.5), random.chance(0.5), random.chance(0.5)]
    const all = [p, total - p, q, total - q, r, total - r]
    return new Set(all).size < 6 || total - Math.max(p, q, r) < 2
      ? null
      : { net, total, p, q, r, roles, flips, thing: random.int(0, 2) }
  },
  make: ({ net, total, p, q, r, roles, flips, thing }) => {
    const { rows } = NETS[net] ?? NETS[0]
    const side = facesOf(rows)
    const names: string[] = []
    const pairs = [0, 1, 2].map(pair =>
      side.flatMap((each, at) => (Math.floor(each / 2) === pair ? [at] : [])),
    )
    const written = [
      [String(p), String(total - p)],
      [String(q), '*a*'],
      [String(r), '*b*'],
    ]
    for (const [role, places] of roles.map((each, at) => [each, pairs[at] ?? []] as const)) {
      const [one = '', other = ''] = written[role] ?? []
      const [first = 0, second = 0] = flips[role] ? [...places].reverse() : places
      names[first] = one
      names[second] = other
    }
    return {
      stem:
        [
          'The diagram shows the net of a cube. When it is folded up, the numbers on opposite faces always have the same total.',
          'A puzzle cube is folded from this net. The numbers on each pair of opposite faces add up to the same total.',
          'A teacher makes a number cube from this net. Opposite faces of the cube have the same total.',
        ][thing] ?? '',
      figure: diceNet([...rows], names),
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the number on the face that is opposite the face *a*.',
          scheme: [`B1 ${q}`],
          solution: `Keep one square on the table and fold the others up. Two squares in a straight row with one square between them become opposite faces. So ${q} is opposite *a*, and ${r} is opposite *b*.`,
          answer: q,
        }),
        b: ask.values({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the values of *a* and *b*.',
          found: [
            ['*a*', total - q, 'a'],
            ['*b*', total - r, 'b'],
          ],
          scheme: [`B1 *a* = ${total - q}`, `B1 *b* = ${total - r}`],
          solution: `The pair of numbers that is left, ${p} and ${total - p}, gives the total: ${total}. So $a = ${total} - ${q} = ${total - q}$ and $b = ${total} - ${r} = ${total - r}$.`,
        }),
      },
    }
  },
  // The folded cube must pair the squares as the list by hand does.
  verify: ({ net, q }) => {
    const { rows, opposite } = NETS[net] ?? NETS[0]
    const pair = facesOf(rows).map(each => Math.floor(each / 2))
    return { a: opposite.every(([one, other]) => pair[one] === pair[other]) ? q : Number.NaN }
  },
})

core('net-of-a-triangular-prism', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
    ] as const)
    const length = random.int(7, 15)
    return { a, b, c, length, thing: random.int(0, 2) }
  },
  make: ({ a, b, c, length, thing }) => {
    const area = (a + b + c) * length + a * b
    return {
      stem:
        [
          'The diagram shows the net of a solid. The triangles are right-angled.',
          'A chocolate box is folded from this net. Its two triangles are right-angled.',
          'A door wedge is made of card. The diagram shows its net, with two right-angled triangles.',
        ][thing] ?? '',
      figure: prismNet([a, b, c], length),
      parts: {
        a: words({
          subject: SUBJECT,
          command: 'Write down',
          prompt: 'Write down the mathematical name of the solid.',
          answers: [
            {
              text: 'triangular prism',
              accept: [
                'prism with triangular cross-section',
                'right-angled triangular prism',
                'right triangular prism',
              ],
              allow: ['triangle prism'],
            },
          ],
          solution: 'Two equal triangles are its ends, and rectangles join them: a triangular prism.',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the length of the third side of each triangle.',
          scheme: [`M1 $${c}^2 - ${a}^2$`, `A1 ${b}`],
          solution: `The longest side is ${c} cm. Pythagoras’ theorem: $\\sqrt{${c}^2 - ${a}^2} = \\sqrt{${c * c - a * a}} = ${b}$.`,
          answer: b,
          unit: 'cm',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the surface area of the solid.',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${a} \\times ${b}$`,
            `M1 $(${a} + ${b} + ${c}) \\times ${length}$`,
            `A1 ${area}`,
          ],
          solution: `Two triangles: $2 \\times \\frac{1}{2} \\times ${a} \\times ${b} = ${a * b}$. The three rectangles make one large rectangle: $(${a} + ${b} + ${c}) \\times ${length} = ${(a + b + c) * length}$. Together ${area}.`,
          answer: area,
          unit: 'cm^2',
          follow: { from: 'b', formula: `${a}*x + (${a} + x + ${c})*${length}` },
        }),
        d: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the volume of the solid.',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${a} \\times ${b} \\times ${length}$`,
            `A1 ${(a * b * length) / 2}`,
          ],
          solution: `Area of the cross-section times length: $${(a * b) / 2} \\times ${length} = ${(a * b * length) / 2}$.`,
          answer: (a * b * length) / 2,
          unit: 'cm^3',
          follow: { from: 'b', formula: `${a}*x*${length}/2` },
        }),
      },
    }
  },
  verify: ({ a, c, length }) => {
    const angle = Math.asin(a / c)
    const b = c * Math.cos(angle)
    const triangle = (b * c * Math.sin(angle)) / 2
    return { b, c: 2 * triangle + a * length + b * length + c * length, d: triangle * length }
  },
})

core('net-of-a-square-pyramid', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [edge, slope] = [random.int(6, 12), random.step(7.5, 14.5, 0.5)]
    return slope < edge * 0.95 || slope > edge * 1.35 ? null : { edge, slope, thing: random.int(0, 2) }
  },
  make: ({ edge, slope, thing }) => {
    const slant = Math.sqrt(slope * slope - (edge * edge) / 4)
    const area = edge * edge + 2 * edge * slant
    const height = Math.sqrt(slope * slope - (edge * edge) / 2)
    const volume = (edge * edge * height) / 3
    return {
      stem:
        [
          'The diagram shows the net of a square-based pyramid. The four triangles are congruent and isosceles.',
          'A paper lamp is a square-based pyramid. The diagram shows its net, with four congruent isosceles triangles.',
          'A gift box has the shape of a square-based pyramid. It is folded from this net, which has four congruent isosceles triangles.',
        ][thing] ?? '',
      figure: squarePyramidNet(edge, slope),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the area of the net.',
          scheme: [
            `M1 $\\sqrt{${slope}^2 - ${edge / 2}^2}$`,
            `M1 $4 \\times \\frac{1}{2} \\times ${edge} \\times \\text{their } ${figures(slant, 4)} + ${edge}^2$`,
            `A1 ${figures(area, 3)}`,
          ],
          solution: `Height of each triangle: $\\sqrt{${slope}^2 - ${edge / 2}^2} = ${figures(slant, 4)}$.\n\nArea $= ${edge}^2 + 4 \\times \\frac{1}{2} \\times ${edge} \\times ${figures(slant, 4)} = ${figures(area, 4)}$.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'The net is folded up. Calculate the vertical height of the pyramid.',
          scheme: [
            `M1 for half a side of the square, ${edge / 2}, or half its diagonal, ${figures(edge / Math.SQRT2, 4)}`,
            `M1 $\\sqrt{(\\text{their } ${figures(slant, 4)})^2 - ${edge / 2}^2}$ or $\\sqrt{${slope}^2 - (\\text{their } ${figures(edge / Math.SQRT2, 4)})^2}$`,
            `A1 ${figures(height, 3)}`,
          ],
          solution: `The height of the pyramid, half a side of the base and the height of a triangle make a right-angled triangle: $\\sqrt{${figures(slant, 4)}^2 - ${edge / 2}^2} = ${figures(height, 4)}$.`,
          answer: height,
          sigFigs: 3,
          unit: 'cm',
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt:
            'Calculate the volume of the pyramid. [The volume *V* of a pyramid with base area *A* and height *h* is $V = \\frac{1}{3}Ah$.]',
          scheme: [
            `M1 $\\frac{1}{3} \\times ${edge}^2 \\times \\text{their } ${figures(height, 4)}$`,
            `A1 ${figures(volume, 3)}`,
          ],
          solution: `$\\frac{1}{3} \\times ${edge}^2 \\times ${figures(height, 4)} = ${figures(volume, 4)}$`,
          answer: volume,
          sigFigs: 3,
          unit: 'cm^3',
          follow: { from: 'b', formula: `${edge * edge}*x/3` },
          via: [{ value: height, formula: `${edge * edge}*x/3` }],
        }),
      },
    }
  },
  verify: ({ edge, slope }) => {
    // The corners in space: a base corner and the apex above the middle.
    const base = edge / 2
    const height = Math.sqrt(slope ** 2 - base ** 2 - base ** 2)
    const [px, py, pz] = [base, base, -height]
    const [qx, qy, qz] = [base, -base, -height]
    const cross = Math.hypot(py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx)
    return { a: edge ** 2 + 2 * cross, b: height, c: (4 * base ** 2 * height) / 3 }
  },
})

core('net-of-a-cylinder', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [width, height] = [random.step(18, 40, 0.5), random.int(7, 16)]
    return height > width * 0.6 || height < width * 0.25 ? null : { width, height, thing: random.int(0, 2) }
  },
  make: ({ width, height, thing }) => {
    const radius = width / (2 * Math.PI)
    const area = 2 * Math.PI * radius * radius + width * height
    const volume = Math.PI * radius * radius * height
    const tin = ['cylinder', 'tin', 'drum'][thing] ?? 'cylinder'
    return {
      stem: `The diagram shows the net of a closed ${tin}. The rectangle is ${width} cm by ${height} cm. It is rolled up so that the two sides of ${height} cm meet.`,
      figure: tinNet(width, height),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the radius of each circle.',
          scheme: [`M1 $2\\pi r = ${width}$`, `A1 ${figures(radius, 3)}`],
          solution: `The side of ${width} cm is wrapped once round the circle, so it is the circumference: $r = \\frac{${width}}{2\\pi} = ${figures(radius, 4)}$.`,
          answer: radius,
          sigFigs: 3,
          unit: 'cm',
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the area of the whole net.',
          scheme: [
            `M1 $2 \\times \\pi \\times (\\text{their } ${figures(radius, 4)})^2 + ${width} \\times ${height}$`,
            `A1 ${figures(area, 3)}`,
          ],
          solution: `Two circles and a rectangle: $2 \\times \\pi \\times ${figures(radius, 4)}^2 + ${width} \\times ${height} = ${figures(area, 4)}$.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
          follow: { from: 'a', formula: `2*pi*x^2 + ${width * height}` },
          via: [{ value: radius, formula: `2*pi*x^2 + ${width * height}` }],
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate the volume of the ${tin}.`,
          scheme: [
            `M1 $\\pi \\times (\\text{their } ${figures(radius, 4)})^2 \\times ${height}$`,
            `A1 ${figures(volume, 3)}`,
          ],
          solution: `$\\pi \\times ${figures(radius, 4)}^2 \\times ${height} = ${figures(volume, 4)}$`,
          answer: volume,
          sigFigs: 3,
          unit: 'cm^3',
          follow: { from: 'a', formula: `pi*x^2*${height}` },
          via: [{ value: radius, formula: `pi*x^2*${height}` }],
        }),
      },
    }
  },
  verify: ({ width, height }) => {
    const circle = (width * width) / (4 * Math.PI) // area from the circumference
    return { a: (2 * circle) / width, b: 2 * circle + width * height, c: circle * height }
  },
})
