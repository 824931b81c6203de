import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { figureFaults } from '@/lib/figures/bounds'
import type { Point } from '@/lib/figures/shapes'
import { animalCell } from './cells'
import type { Drawing } from './drawing'
import { crosses, type LabelTarget, placeLabels, spread, wrapped } from './labels'
import { chance } from './organic'

type AnyDrawing = Drawing<string, object>
type Piece = readonly [Point, Point]

/** Every drawing of the kit, found by its shape: a function with a table of parts. */
async function allDrawings(): Promise<[string, AnyDrawing][]> {
  const files = readdirSync(__dirname).filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  const found: [string, AnyDrawing][] = []
  for (const file of files) {
    const exported = (await import(join(__dirname, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && 'parts' in value && 'describe' in value)
        found.push([name, value as AnyDrawing])
  }
  return found
}

/** Some subsets of a list, the same in every run; the whole list is the first. */
function subsets(names: readonly string[]): string[][] {
  const some = Array.from({ length: 4 }, (_, seed) =>
    names.filter((_name, at) => chance(seed * 31 + at) > 0.25 + 0.12 * seed),
  )
  return [[...names], ...some.filter(each => each.length > 0)]
}

function labelLines(whole: string, bare: string): Piece[] {
  const added = whole.slice(bare.length)
  return [...added.matchAll(/<path class="l thin" d="M(\S+) ([^L]+)L(\S+) ([^"]+)"/g)].map(
    ([, x1, y1, x2, y2]): Piece => [
      [Number(x1), Number(y1)],
      [Number(x2), Number(y2)],
    ],
  )
}

function crossings(lines: readonly Piece[]): number {
  return lines.flatMap((one, at) => lines.slice(at + 1).filter(other => crosses(...one, ...other))).length
}

describe('the labels of a drawing', () => {
  it('keep their room and move as little as possible', () => {
    expect(spread([50, 50], [16, 16], 0, 200)).toEqual([42, 58])
    expect(spread([20, 100], [16, 16], 0, 200)).toEqual([20, 100])
    expect(spread([2, 4], [16, 16], 0, 200)).toEqual([8, 24])
    expect(spread([199, 198], [16, 16], 0, 200)).toEqual([176, 192])
  })

  it('break long names at spaces', () => {
    expect(wrapped('palisade mesophyll', 80)).toEqual(['palisade', 'mesophyll'])
    expect(wrapped('palisade mesophyll', 140)).toEqual(['palisade mesophyll'])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('never cross and never overlap for scattered parts (%i)', seed => {
    const targets = Array.from({ length: 9 }, (_, at): LabelTarget => {
      const x = 110 + 140 * chance(seed * 50 + at)
      return {
        at: [x, 10 + 180 * chance(seed * 90 + at)],
        words: `part number ${at}`,
        side: x < 180 ? 'left' : 'right',
      }
    })
    const placed = placeLabels(targets, { left: 106, right: 254, width: 360, height: 260 })
    expect(crossings(placed.map(({ from, at }): Piece => [from, at]))).toBe(0)
    for (const side of ['left', 'right'] as const) {
      const column = placed.filter(each => each.side === side)
      for (const [at, one] of column.entries())
        for (const other of column.slice(at + 1))
          expect(Math.abs(one.from[1] - other.from[1])).toBeGreaterThanOrEqual(
            7 * (one.lines.length + other.lines.length),
          )
    }
  })

  it('of every drawing stand apart, on the canvas, and their lines do not cross, for any parts', async () => {
    const drawings = await allDrawings()
    expect(drawings.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const [name, draw] of drawings) {
      const bare = draw({ labels: 'none' })
      for (const [at, only] of subsets(draw.parts).entries())
        for (const labels of at === 1 ? (['names', 'letters'] as const) : (['names'] as const)) {
          const drawn = draw.figure({ name: 'kit/any', title: 'Any drawing', only, labels })
          const lines = labelLines(draw({ only, labels }), bare)
          if (lines.length !== only.length) faults.push(`${name}: ${lines.length} lines for ${only.length}`)
          if (crossings(lines) > 0) faults.push(`${name} (${labels} ${only.join(', ')}): lines cross`)
          faults.push(...figureFaults(drawn).map(each => `${name} (${labels}): ${each}`))
        }
    }
    expect([...new Set(faults)]).toEqual([])
  })
})

describe('a drawing with a table of parts', () => {
  it('letters the parts in the order of `only`, and gives the key', () => {
    expect(animalCell.key({ labels: 'letters', only: ['nucleus', 'cytoplasm'] })).toEqual({
      A: 'nucleus',
      B: 'cytoplasm',
    })
    expect(animalCell.key({ labels: { nucleus: 'X' } })).toEqual({ X: 'nucleus' })
  })

  it.each([
    ['letters', false],
    ['none', false],
    ['names', true],
  ] as const)('names its parts in the description only when their names are printed: %s', (labels, named) => {
    expect(animalCell.describe({ labels }).includes('nucleus')).toBe(named)
  })

  it('never gives a name away in a description with letters', async () => {
    const told = (await allDrawings()).flatMap(([name, draw]) => {
      const words = draw.describe({ labels: 'letters' }).toLowerCase()
      return draw.parts
        .filter(part => new RegExp(`\\b${part.toLowerCase()}s?\\b`).test(words))
        .map(part => `${name}: ${part}`)
    })
    expect(told).toEqual([])
  })
})
