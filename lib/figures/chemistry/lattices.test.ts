import { chromatogram } from './chromatography'
import { electrolysisCell } from './electrolysis'
import { ionicLattice, metalLayers, metallicLattice } from './lattices'
import { curlyArrow, dipole } from './mechanisms'
import { blockFormula, repeatUnit } from './polymers'

it('puts fourteen ions of one kind and thirteen of the other into a cube', () => {
  const drawn = ionicLattice(0, 0, { positive: 'P', negative: 'N' })
  expect([drawn.match(/>P</g)?.length, drawn.match(/>N</g)?.length]).toEqual([14, 13])
})

it('never lets atoms of an alloy overlap by more than a line', () => {
  const drawn = metalLayers(0, 0, 5, 4, [[2, 1]], 1.4)
  const discs = [...drawn.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"/g)].map(each =>
    each.slice(1).map(Number),
  )
  for (const [at, [x = 0, y = 0, r = 0]] of discs.entries())
    for (const [ox = 0, oy = 0, or = 0] of discs.slice(at + 1))
      expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(r + or - 1.5)
})

it('centres a condensation polymer on its point', () => {
  const { left, right } = blockFormula(180, 50, ['-', 'CO', '{}', 'CO', 'O', '{}', 'O', '-'])
  expect((left + right) / 2).toBeCloseTo(180)
})

it('widens brackets for long groups', () => {
  const right = (drawn: string) =>
    Math.max(...[...drawn.matchAll(/M([\d.]+) /g)].map(each => Number(each[1])))
  expect(right(repeatUnit(100, 50, { topRight: 'COOCH_{3}' }))).toBeGreaterThan(
    right(repeatUnit(100, 50)) + 20,
  )
})

it.each([
  ['left', 'Cu^{2+}', 1],
  ['right', 'Cu^{2+}', -1],
  ['left', 'Cl^{−}', -1],
  ['right', 'Cl^{−}', 1],
] as const)('with + on the %s, %s moves towards the other charge', (positive, formula, way) => {
  const { shape } = electrolysisCell(0, 0, { positive, ions: [formula] })
  const moved =
    /class="(?:r rw|p sheet)" cx="[\d.]+"[\s\S]*?<path class="l" d="M([\d.]+) [\d.]+L([\d.]+)/.exec(shape)
  expect(Math.sign(Number(moved?.[2]) - Number(moved?.[1]))).toBe(way)
})

it('draws nothing that is no number where ends fall together', () => {
  for (const drawn of [
    curlyArrow([5, 5], [5, 5]),
    dipole([1, 1], [1, 1]),
    metallicLattice(0, 0, 0, 0),
    metalLayers(0, 0, 0, 0),
    chromatogram(0, 0, { lanes: [] }),
    electrolysisCell(0, 0, {}).shape,
  ])
    expect(drawn).not.toMatch(/NaN|Infinity/)
})
