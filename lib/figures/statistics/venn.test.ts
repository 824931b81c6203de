import { setTest, venn } from './venn'

describe('a set expression', () => {
  const REGIONS = ['', 'A', 'B', 'C', 'AB', 'AC', 'BC', 'ABC']
  it.each([
    ['A ∩ B', ['AB', 'ABC']],
    ["A ∩ B'", ['A', 'AC']],
    ["(A ∪ B)'", ['', 'C']],
    ['A ∪ B ∩ C', ['A', 'AB', 'AC', 'BC', 'ABC']],
    ["A ∩ (B ∪ C)'", ['A']],
    ["(A ∩ B)' ∩ C", ['C', 'AC', 'BC']],
    ['∅', []],
    ['ℰ', REGIONS],
    ["A''", ['A', 'AB', 'AC', 'ABC']],
  ])('%s shades its regions', (written, expected) => {
    const test = setTest(written)
    expect(REGIONS.filter(region => test(new Set(region)))).toEqual(expected)
  })

  it.each(['A ∩', '(A ∪ B', 'A B', 'a', ''])('%j is refused', written => {
    expect(() => setTest(written)).toThrow()
  })

  it('is told by the parts that it shades, not by itself', () => {
    const told = venn({ sets: ['A', 'B'], shade: "A ∪ B'" }).description
    expect(told).toContain('Shaded: outside the circles; in A only; in A and B.')
  })

  it('fills nothing for a region that is not there', () => {
    const { shape } = venn({ sets: ['A', 'B'], layout: 'separate', shade: 'A ∩ B', numbers: { AB: 3 } })
    expect(shape).not.toMatch(/class="w"|>3</)
  })
})
