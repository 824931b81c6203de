import type { Shape } from '@/lib/figures/shapes'
import { type Box, type Drawing, drawing, namesOf, two } from './drawing'
import { arcCosine, arcSine, cosine, type Points, sine, towards } from './points'

/** What is known of a triangle: sides by two letters, angles in degrees by one: `{ AB: 7, AC: 5, A: 40 }`. */
export type TriangleValues = Readonly<Record<string, number>>

export type TriangleOptions = {
  box?: Box
  /** the side that lies level at the bottom, left end first; `AB` of triangle ABC by default */
  base?: string
  /** turns the whole triangle (degrees anticlockwise) */
  turn?: number
  /** written after every given length */
  unit?: string
  /** labels of sides and angles besides, or instead of, the given values: `{ BC: '*x* cm', A: '*θ*', AB: '' }` */
  mark?: Readonly<Record<string, string>>
  /** of two sides and an angle that is not between them, the other triangle (the ambiguous case) */
  obtuse?: boolean
  /** ticks on equal sides: `{ AB: 1, AC: 1 }` */
  ticks?: Readonly<Record<string, number>>
  fill?: string
  /** false leaves out the labels of the given values, so that only `mark` speaks */
  showGiven?: boolean
}

export type Triangle = Drawing & {
  /** the triangle with its letters and labels */
  shape: Shape
  /** all sides and angles, solved: `AB`, `A` */
  solved: Readonly<Record<string, number>>
}

type Three<T> = [T, T, T]
type Solved = { sides: Three<number>; angles: Three<number> }

function sideName(a: string, b: string): string {
  return [a, b].sort().join('')
}

/** The corners by name; a third that no value names follows the other two: R after P and Q. */
function lettersOf(values: TriangleValues, base = ''): Three<string> {
  const found = [...new Set(namesOf(Object.keys(values).join('') + base))].sort()
  const first = found[0]?.charCodeAt(0) ?? 65
  for (let code = first; found.length < 3; code += 1) {
    const letter = code <= 90 ? String.fromCharCode(code) : String.fromCharCode(first - (code - 90))
    if (!found.includes(letter)) found.push(letter)
  }
  const [a = 'A', b = 'B', c = 'C'] = found.sort()
  return [a, b, c]
}

/** All angles by the cosine rule; sides that cannot meet give a flat triangle. */
function bySides([a, b, c]: Three<number>): Solved {
  const opposite = (x: number, y: number, z: number) => arcCosine((y * y + z * z - x * x) / (2 * y * z || 1))
  return { sides: [a, b, c], angles: [opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)] }
}

/** All sides by the sine rule from one of them. */
function byAngles(angles: Three<number>, known: number, length: number): Solved {
  const ratio = length / (sine(angles[known] ?? 90) || 1)
  const [a, b, c] = angles
  return { sides: [ratio * sine(a), ratio * sine(b), ratio * sine(c)], angles }
}

type Known = Three<number | undefined>

/** Sides a, b, c stand opposite the angles A, B, C. Three values are enough, or two angles alone for a shape. */
function solve(sides: Known, angles: Known, obtuse: boolean): Solved {
  const value = (list: Known, at: number) => list[at] ?? 0
  const open = sides.indexOf(undefined)
  if (open === -1) return bySides([value(sides, 0), value(sides, 1), value(sides, 2)])
  const sidesKnown = sides.filter(each => each !== undefined).length
  const anglesKnown = angles.filter(each => each !== undefined).length
  if (anglesKnown >= 2) {
    const rest = 180 - value(angles, 0) - value(angles, 1) - value(angles, 2)
    const all: Three<number> = [angles[0] ?? rest, angles[1] ?? rest, angles[2] ?? rest]
    const known = sides.findIndex(each => each !== undefined)
    return known === -1 ? byAngles(all, 2, 1) : byAngles(all, known, value(sides, known))
  }
  if (sidesKnown < 2 || anglesKnown < 1) throw new Error('A triangle needs three values, or two angles')
  const [next, last] = [(open + 1) % 3, (open + 2) % 3]
  const between = angles[open]
  if (between !== undefined) {
    const [x, y] = [value(sides, next), value(sides, last)]
    const found = Math.sqrt(Math.max(0, x * x + y * y - 2 * x * y * cosine(between)))
    return bySides([sides[0] ?? found, sides[1] ?? found, sides[2] ?? found])
  }
  const known = angles.findIndex(each => each !== undefined)
  const other = known === next ? last : next
  const acute = arcSine((value(sides, other) * sine(value(angles, known))) / (value(sides, known) || 1))
  const all: Three<number> = [0, 0, 0]
  all[known] = value(angles, known)
  all[other] = obtuse ? 180 - acute : acute
  all[open] = 180 - value(angles, known) - (all[other] ?? 0)
  return byAngles(all, known, value(sides, known))
}

/** Every side and angle of a triangle of which three are known: `{ AB: 7, BC: 5.2, AC: 5, A: 40, … }`. */
export function solveTriangle(
  values: TriangleValues,
  obtuse = false,
  base?: string,
): Readonly<Record<string, number>> {
  const letters = lettersOf(values, base)
  const [a, b, c] = letters
  const find = (p: string, q: string) => values[p + q] ?? values[q + p]
  const { sides, angles } = solve(
    [find(b, c), find(c, a), find(a, b)],
    [values[a], values[b], values[c]],
    obtuse,
  )
  return {
    [sideName(b, c)]: sides[0],
    [sideName(c, a)]: sides[1],
    [sideName(a, b)]: sides[2],
    [a]: angles[0],
    [b]: angles[1],
    [c]: angles[2],
  }
}

/** The corners in the plane, with the base level unless turned. */
export function trianglePoints(values: TriangleValues, options: TriangleOptions = {}): Points {
  const { base, turn = 0, obtuse = false } = options
  const solved = solveTriangle(values, obtuse, base)
  const letters = lettersOf(values, base)
  const [left = letters[0], right = letters[1]] = base === undefined ? letters : namesOf(base)
  const apex = letters.find(each => each !== left && each !== right) ?? 'C'
  return {
    [left]: [0, 0],
    [right]: towards([0, 0], turn, solved[sideName(left, right)] ?? 1),
    [apex]: towards([0, 0], turn + (solved[left] ?? 60), solved[sideName(left, apex)] ?? 1),
  }
}

/** Marks of the sides and angles of any drawing: `{ AB: '7 cm', A: '40°' }`, angles of the given corners. */
export function marksOf(figure: Drawing, corners: string, marks: Readonly<Record<string, string>>): Shape {
  const names = namesOf(corners)
  return Object.entries(marks)
    .map(([key, label]) => {
      const [one = '', other] = namesOf(key)
      if (label === '') return ''
      if (other !== undefined) return figure.side(key, label)
      const at = names.indexOf(one)
      const angle = `${names[(at + names.length - 1) % names.length]}${one}${names[(at + 1) % names.length]}`
      return label === '90°' ? figure.right(angle) : figure.angle(angle, label)
    })
    .join('')
}

/** What is written on each side and angle: the given values, then the marks over them. */
function labelsOf(
  values: TriangleValues,
  { unit = '', mark = {}, showGiven = true }: TriangleOptions,
): Record<string, string> {
  const labels: Record<string, string> = {}
  const keyOf = (key: string) => (namesOf(key).length === 2 ? sideName(...two(namesOf(key))) : key)
  if (showGiven)
    for (const [key, value] of Object.entries(values))
      labels[keyOf(key)] = namesOf(key).length === 1 ? `${value}°` : `${value} ${unit}`.trim()
  for (const [key, label] of Object.entries(mark)) labels[keyOf(key)] = label
  return labels
}

/** A triangle of its true shape from three of its values, with letters, sides and angles labelled. */
export function triangle(values: TriangleValues, options: TriangleOptions = {}): Triangle {
  const { box, ticks = {}, fill, obtuse = false, base } = options
  const figure = drawing(trianglePoints(values, options), box === undefined ? {} : { box })
  const corners = lettersOf(values, base).join('')
  const shape =
    (fill === undefined ? '' : figure.fill(corners, fill)) +
    figure.outline(corners) +
    Object.entries(ticks)
      .map(([ends, count]) => figure.ticks(ends, count))
      .join('') +
    figure.corners(corners) +
    marksOf(figure, corners, labelsOf(values, options))
  return { ...figure, shape, solved: solveTriangle(values, obtuse, base) }
}

export type RightTriangleSizes = {
  /** two of the four are enough; the angle is the one at A */
  base?: number
  height?: number
  hypotenuse?: number
  angle?: number
}

/** A right-angled triangle ABC: base AB, right angle at B, height BC; its given sizes are labelled. */
export function rightTriangle(
  sizes: RightTriangleSizes,
  options: TriangleOptions & { letters?: string } = {},
): Triangle {
  const [a = 'A', b = 'B', c = 'C'] = namesOf(options.letters ?? 'ABC')
  const { base, height, hypotenuse, angle } = sizes
  const given: [string, number | undefined][] = [
    [a + b, base],
    [b + c, height],
    [a + c, hypotenuse],
    [a, angle],
  ]
  const known = given.filter((each): each is [string, number] => each[1] !== undefined)
  return triangle({ ...Object.fromEntries(known), [b]: 90 }, { base: a + b, ...options })
}

/** What a triangle shows, in words: every label that is written on it, and nothing that is not. */
export function describeTriangle(values: TriangleValues, options: TriangleOptions = {}): string {
  const said = Object.entries(labelsOf(values, options))
    .filter(([, label]) => label !== '')
    .map(([key, label]) => {
      if (namesOf(key).length === 2) return `side ${key} is labelled ${plain(label)}`
      return label === '90°'
        ? `the angle at ${key} is marked as a right angle`
        : `the angle at ${key} is labelled ${plain(label)}`
    })
  const equal = Object.keys(options.ticks ?? {})
  const ticked = equal.length > 1 ? ` Ticks mark ${equal.join(' and ')} as equal.` : ''
  return `Triangle ${lettersOf(values, options.base).join('')}: ${said.join(', ')}.${ticked}`
}

function plain(label: string): string {
  return label
    .replace(/[*_{}^]/g, '')
    .replace('θ', 'theta')
    .replace('°', ' degrees')
}
