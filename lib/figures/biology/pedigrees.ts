import { arc, centred, circle, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

/** `male`, `affected female`, `carrier male`, `unknown`: who a person is, in words. */
export type Person =
  | 'male'
  | 'female'
  | `affected ${'male' | 'female'}`
  | `carrier ${'male' | 'female'}`
  | 'unknown'

/** Two parents and their children, by their numbers. */
export type Family = readonly [one: number, other: number, children: readonly number[]]

export type PedigreeOptions = {
  x?: number
  y?: number
  width?: number
  gap?: number
  size?: number
  /** numbers under the symbols; default yes */
  numbers?: boolean
  /** I, II, III at the left; default yes */
  generations?: boolean
  /** names or genotypes instead of numbers */
  names?: Readonly<Record<number, string>>
}

type Layout = { at: Map<number, number>; level: Map<number, number>; units: number }

/** Generations first: children one below their parents, a partner beside the other, whoever joins later. */
function levelsOf(people: readonly number[], families: readonly Family[]): Map<number, number> {
  const level = new Map(people.map(person => [person, 0]))
  for (let round = 0; round <= people.length; round += 1)
    for (const [one, other, children] of families) {
      const parents = Math.max(level.get(one) ?? 0, level.get(other) ?? 0)
      level.set(one, parents)
      level.set(other, parents)
      for (const child of children) level.set(child, Math.max(level.get(child) ?? 0, parents + 1))
    }
  return level
}

/** Places in units of one symbol: children side by side, parents over the middle of them. */
function layoutOf(people: readonly number[], families: readonly Family[]): Layout {
  const at = new Map<number, number>()
  const level = levelsOf(people, families)
  const childOf = new Set(families.flatMap(([, , children]) => children))
  let next = 0
  const place = (person: number): number => {
    const done = at.get(person)
    if (done !== undefined) return done
    const family = families.find(
      ([one, other]) => (one === person || other === person) && !at.has(one) && !at.has(other),
    )
    if (!family) {
      at.set(person, next)
      next += 1
      return next - 1
    }
    const [one, other, children] = family
    const start = next
    const places = children.map(place)
    const [first = start, last = start] = [places[0], places.at(-1)]
    const middle = children.length === 0 ? start + 0.5 : Math.max((first + last) / 2, start + 0.5)
    // A person born into the pedigree stands on the side given, the partner on the other.
    at.set(one, middle - 0.5)
    at.set(other, middle + 0.5)
    next = Math.max(next, middle + 1.5)
    return at.get(person) ?? middle
  }
  for (const [one, other] of families) if (!childOf.has(one) && !childOf.has(other)) place(one)
  for (const person of people) place(person)
  return { at, level, units: next }
}

function symbol(person: Person, x: number, y: number, half: number): Shape {
  const male = person.endsWith(' male') || person === 'male'
  const affected = person.startsWith('affected')
  if (person === 'unknown')
    return polygon(
      [
        [x, y - half],
        [x + half, y],
        [x, y + half],
        [x - half, y],
      ],
      'l sheet',
    )
  const whole = male
    ? rect(x - half, y - half, half * 2, half * 2, affected ? 'l d' : 'l sheet')
    : circle(x, y, half, affected ? 'l d' : 'l sheet')
  if (!person.startsWith('carrier')) return whole
  // A carrier's left half is filled.
  const filled = male ? rect(x - half, y - half, half, half * 2, 'd') : halfDisc(x, y, half)
  return whole + filled + (male ? '' : arc(x, y, half, 0, 359.9, 'l'))
}

function halfDisc(x: number, y: number, radius: number): Shape {
  const edge = Array.from({ length: 17 }, (_, at): Point => {
    const angle = Math.PI / 2 + (Math.PI * at) / 16
    return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
  })
  return polygon(edge, 'd')
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** A pedigree chart: `people` by number, `families` as [father, mother, [children]]. */
export function pedigree(
  people: Readonly<Record<number, Person>>,
  families: readonly Family[],
  options: PedigreeOptions = {},
): { shape: Shape; height: number; places: ReadonlyMap<number, Point> } {
  const { x = 12, y = 14, width = 336, gap = 76, numbers = true, generations = true, names = {} } = options
  const list = Object.keys(people).map(Number)
  const { at, level, units } = layoutOf(list, families)
  const left = x + (generations ? 26 : 0)
  const step = Math.min(52, (width - (generations ? 26 : 0)) / Math.max(units, 1))
  const half = options.size ?? Math.min(13, step * 0.3)
  const inset = left + Math.max(0, (width - (left - x) - step * units) / 2)
  const places = new Map(
    list.map((person): [number, Point] => [
      person,
      [inset + step * ((at.get(person) ?? 0) + 0.5), y + half + (level.get(person) ?? 0) * gap],
    ]),
  )
  const spot = (person: number): Point => places.get(person) ?? [0, 0]
  const lines = families.map(([one, other, children]) => {
    const [[ax, ay], [bx]] = [spot(one), spot(other)]
    const middle = (ax + bx) / 2
    const bar = ay + gap - half - 16
    const spots = children.map(spot)
    const xs = [...spots.map(([px]) => px), middle]
    if (spots.length === 0) return line(ax, ay, bx, ay)
    return (
      line(ax, ay, bx, ay) +
      line(middle, ay, middle, bar) +
      line(Math.min(...xs), bar, Math.max(...xs), bar) +
      spots.map(([px, py]) => line(px, bar, px, py)).join('')
    )
  })
  const rows = Math.max(0, ...level.values())
  return {
    shape:
      lines.join('') +
      list
        .map(person => {
          const [px, py] = spot(person)
          const name = names[person] ?? (numbers ? String(person) : '')
          const under = name === '' ? '' : text(px, py + half + 15, name, { anchor: 'middle', cls: 's' })
          return symbol(people[person] ?? 'unknown', px, py, half) + under
        })
        .join('') +
      (generations
        ? Array.from({ length: rows + 1 }, (_, row) =>
            centred(x + 8, y + half + row * gap, ROMAN[row] ?? '', 'b'),
          ).join('')
        : ''),
    height: y + half * 2 + rows * gap + 24,
    places,
  }
}

/** The key of a pedigree: one symbol and its words for each kind of person shown. */
export function pedigreeKey(kinds: readonly (readonly [Person, string])[], x = 20, y = 14): Shape {
  return kinds
    .map(([kind, words], at) => {
      const [left, top] = [x + (at % 2) * 168, y + Math.floor(at / 2) * 28]
      return symbol(kind, left + 10, top, 9) + text(left + 28, top + 4.5, words)
    })
    .join('')
}

export function describePedigree(
  people: Readonly<Record<number, Person>>,
  families: readonly Family[],
): string {
  const who = (person: number) => `${person} (${people[person] ?? 'unknown'})`
  return `A pedigree chart. ${families
    .map(
      ([one, other, children]) =>
        `${who(one)} and ${who(other)} have children ${children.map(who).join(', ')}.`,
    )
    .join(' ')}`
}
