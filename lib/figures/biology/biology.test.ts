import { karyotype, scattered } from '@/lib/figures/biology/fieldwork'
import { foodWeb } from '@/lib/figures/biology/food-webs'
import { fuse, type Genotype, gametes, offspring } from '@/lib/figures/biology/genetics'
import { branching, question, wrapped } from '@/lib/figures/biology/keys'
import { type Family, type Person, pedigree } from '@/lib/figures/biology/pedigrees'
import { barWidths, ecologicalPyramid } from '@/lib/figures/biology/pyramids'
import { type Eats, trophicLevels } from '@/lib/figures/biology/trophic-levels'

describe('food webs', () => {
  const chain: Eats[] = [
    ['rabbit', 'grass'],
    ['fox', 'rabbit'],
    ['fox', 'grass'],
  ]

  it('puts an eater above the highest of its foods', () => {
    expect(Object.fromEntries(trophicLevels(chain))).toEqual({ grass: 1, rabbit: 2, fox: 3 })
  })

  it('draws food below its eater', () => {
    const { places } = foodWeb(chain)
    expect(places.get('grass')?.[1]).toBeGreaterThan(places.get('rabbit')?.[1] ?? 999)
    expect(places.get('rabbit')?.[1]).toBeGreaterThan(places.get('fox')?.[1] ?? 999)
  })

  it.each([
    [
      'a tangle that can be undone',
      [
        ['c', 'a'],
        ['d', 'b'],
        ['e', 'a'],
        ['e', 'd'],
        ['f', 'c'],
      ],
      0,
    ],
    [
      'two that eat the same two',
      [
        ['c', 'a'],
        ['c', 'b'],
        ['d', 'a'],
        ['d', 'b'],
      ],
      1,
    ],
  ] as [string, Eats[], number][])('crosses as few arrows as may be: %s', (_, eats, expected) => {
    expect(foodWeb(eats).crossings).toBe(expected)
  })

  it('ends for animals that eat each other', () => {
    const { shape } = foodWeb([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(shape).not.toMatch(/NaN|undefined/)
  })
})

describe('genetic crosses', () => {
  it.each<[string, Genotype, Genotype, Record<string, number>]>([
    ['monohybrid', ['Tt'], ['Tt'], { TT: 1, Tt: 2, tt: 1 }],
    ['test cross', ['Tt'], ['tt'], { Tt: 2, tt: 2 }],
    ['letters X and Y as genes', ['Yy'], ['yy'], { Yy: 2, yy: 2 }],
    [
      'sex linked',
      [['X^{H}', 'X^{h}']],
      [['X^{H}', 'Y']],
      { 'X^{H}X^{H}': 1, 'X^{H}Y': 1, 'X^{H}X^{h}': 1, 'X^{h}Y': 1 },
    ],
  ])('counts the offspring of a %s cross', (_, one, other, expected) => {
    expect(Object.fromEntries(offspring(one, other))).toEqual(expected)
  })

  it('gives nine genotypes and sixteen squares for two genes', () => {
    const made = offspring(['Rr', 'Yy'], ['Rr', 'Yy'])
    expect(made.size).toBe(9)
    expect(made.get('RrYy')).toBe(4)
    expect(gametes(['Rr', 'Yy'])).toHaveLength(4)
  })

  it('writes the dominant allele first', () => {
    expect(fuse(['r', 'y'], ['R', 'Y'])).toBe('RrYy')
  })
})

describe('pedigrees', () => {
  const people: Record<number, Person> = {
    1: 'male',
    2: 'female',
    3: 'female',
    4: 'male',
    5: 'affected male',
    6: 'female',
  }
  const families: Family[] = [
    [1, 2, [3]],
    [4, 3, [5, 6]],
  ]

  it('gives each generation a row, with partners level and children below', () => {
    const { places } = pedigree(people, families)
    const y = (person: number) => places.get(person)?.[1] ?? -1
    expect(y(4)).toBe(y(3))
    expect(y(3)).toBeGreaterThan(y(1))
    expect(y(5)).toBeGreaterThan(y(3))
  })

  it('keeps all symbols of a row apart', () => {
    const { places } = pedigree(people, families)
    const spots = [...places.values()].map(([px, py]) => `${Math.round(px)},${Math.round(py)}`)
    expect(new Set(spots).size).toBe(6)
  })
})

describe('pyramids and samples', () => {
  it('draws bars in proportion to their values', () => {
    expect(
      barWidths(
        [
          { name: 'a', value: 80 },
          { name: 'b', value: 20 },
        ],
        200,
      ),
    ).toEqual([200, 50])
  })

  it('keeps a level that is too small to see as a line, and no value at all a drawing', () => {
    expect(
      ecologicalPyramid([
        { name: 'a', value: 1e9 },
        { name: 'b', value: 1 },
      ]),
    ).toContain('<path')
    expect(ecologicalPyramid([{ name: 'a', value: 0 }])).not.toMatch(/NaN|Infinity/)
  })

  it.each([1, 23, 150])('scatters exactly %d plants inside the square', count => {
    const places = scattered(count)
    expect(places).toHaveLength(count)
    for (const [x, y] of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.05)
      expect(Math.max(x, y)).toBeLessThanOrEqual(0.95)
    }
  })

  it.each([
    [{ sex: 'female' }, 46],
    [{ sex: 'male', extra: 21 }, 47],
    [{ sex: 'female', missing: 23 }, 45],
  ] as const)('draws the chromosomes of %j', (options, count) => {
    expect(karyotype(options).match(/<rect/g)).toHaveLength(count * 2)
  })
})

describe('keys', () => {
  it('has one name for each end and a yes and a no at each question', () => {
    const { shape } = branching(question('Wings?', question('Two?', 'fly', 'bee'), 'ant'))
    expect(shape.match(/>yes</g)).toHaveLength(2)
    expect(shape.match(/>(fly|bee|ant)</g)).toHaveLength(3)
  })

  it('breaks words only at spaces', () => {
    expect(wrapped('three pairs of legs', 70).split('\n').join(' ')).toBe('three pairs of legs')
  })
})
