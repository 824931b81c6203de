import {
  equationHtml,
  isBalanced,
  judgeEquation,
  readEquation,
  unreadableEquation,
} from './chemical-equation'
import { readFormula, speciesKey } from './chemical-formula'

describe('a typed formula', () => {
  it.each([
    ['H2O', 'H2 O1 0'],
    ['H₂O', 'H2 O1 0'],
    ['Ca(OH)2', 'Ca1 H2 O2 0'],
    ['Ca(OH)₂', 'Ca1 H2 O2 0'],
    ['Al2(SO4)3', 'Al2 O12 S3 0'],
    ['CuSO4.5H2O', 'Cu1 H10 O9 S1 0'],
    ['CuSO4·5H2O', 'Cu1 H10 O9 S1 0'],
    ['[Cu(NH3)4(H2O)2]2+', 'Cu1 H16 N4 O2 2'],
    ['SO42-', 'O4 S1 -2'],
    ['SO4 2-', 'O4 S1 -2'],
    ['SO4^2-', 'O4 S1 -2'],
    ['SO₄²⁻', 'O4 S1 -2'],
    ['SO4^(2-)', 'O4 S1 -2'],
    ['SO4^{2-}', 'O4 S1 -2'],
    ['Fe3+', 'Fe1 3'],
    ['Fe+3', 'Fe1 3'],
    ['Fe³⁺', 'Fe1 3'],
    ['Fe+++', 'Fe1 3'],
    ['NH4+', 'H4 N1 1'],
    ['NH₄⁺', 'H4 N1 1'],
    ['NO3-', 'N1 O3 -1'],
    ['Cl−', 'Cl1 -1'],
    ['Cr2O72-', 'Cr2 O7 -2'],
    ['MnO4-', 'Mn1 O4 -1'],
    ['CH3CH2COOH', 'C3 H6 O2 0'],
    ['CO', 'C1 O1 0'],
    ['Co', 'Co1 0'],
    ['e-', ' -1'],
    ['e⁻', ' -1'],
  ])('%s is %s', (typed, wanted) => {
    const [likeliest] = readFormula(typed)
    expect(likeliest && speciesKey(likeliest)).toBe(wanted)
  })

  it.each([
    '',
    'h2o',
    'nacl',
    'Water',
    'H2O)',
    '(H2O',
    '2',
    'H0',
    'Xx2',
    '()',
    '<b>',
    'constructor',
    '__proto__',
  ])('has no reading of "%s"', typed => expect(readFormula(typed)).toEqual([]))
})

const key = (text: string) => {
  const equation = readEquation(text)
  if (!equation) throw new Error(text)
  return equation
}

const WATER = '2H2(g) + O2(g) -> 2H2O(l)'
const NEUTRAL = 'H+(aq) + OH-(aq) -> H2O(l)'
const COPPER = 'Cu2+ + 2e- -> Cu'
const CHLORINE = '2Cl- -> Cl2 + 2e-'
const CARBONATE = 'CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + H2O(l) + CO2(g)'
const PRECIPITATE = 'Ba2+(aq) + SO42-(aq) -> BaSO4(s)'

/** s: substances, b: balance, t: state symbols (nothing to miss where the key has none) */
describe('an equation earns substances, balance and states', () => {
  it.each([
    [WATER, '2H2(g) + O2(g) -> 2H2O(l)', 'sbt'],
    [WATER, '2H2 + O2 = 2H2O', 'sb'],
    [WATER, '2 H₂ + O₂ → 2 H₂O', 'sb'],
    [WATER, 'O2+2H2->2H2O', 'sb'],
    [WATER, 'O2+2H2-->2H2O', 'sb'],
    [WATER, '4H2 + 2O2 → 4H2O', 'sb'],
    [WATER, 'H2 + 1/2 O2 → H2O', 'sb'],
    [WATER, 'H2 + ½O2 → H2O', 'sb'],
    [WATER, 'H2 + 0.5O2 ⇌ H2O', 'sb'],
    [WATER, 'H2(g) + ½O2(g) → H2O(l).', 'sbt'],
    [WATER, 'H2 + O2 -> H2O', 's'],
    [WATER, 'H2(g) + O2(g) -> H2O(l)', 'st'],
    [WATER, 'H2 + H2 + O2 -> 2H2O', 'sb'],
    [WATER, '2H2(g) + O2(g) -> 2H2O(g)', 'sb'],
    [WATER, '2H2 (g) + O2 (g) -> 2H2O (L)', 'sbt'],
    [WATER, '2H + O -> H2O', ''],
    [WATER, 'H2 + O2 -> H2O2', ''],
    [WATER, '2H2O -> 2H2 + O2', ''],
    [WATER, '2H2 + O2 -> 2H2O + heat', null],
    [WATER, '2h2 + o2 -> 2h2o', null],
    [WATER, '2H2 + O2', null],
    [WATER, '-> H2O', null],
    [WATER, 'hydrogen + oxygen -> water', null],
    [NEUTRAL, 'H+ + OH- -> H2O', 'sb'],
    [NEUTRAL, 'H++OH-->H2O', 'sb'],
    [NEUTRAL, 'H⁺ + OH⁻ → H₂O', 'sb'],
    [NEUTRAL, 'H+(aq) + OH-(aq) ⟶ H2O(l)', 'sbt'],
    [NEUTRAL, 'H^+(aq)+OH^-(aq)->H2O(l)', 'sbt'],
    [NEUTRAL, 'OH− + H+ = H2O', 'sb'],
    [NEUTRAL, 'H+ + Na+ + OH- -> H2O + Na+', ''],
    [NEUTRAL, 'HCl + NaOH -> NaCl + H2O', ''],
    [COPPER, 'Cu2+ + 2e- → Cu', 'sbt'],
    [COPPER, 'Cu²⁺ + 2e⁻ → Cu', 'sbt'],
    [COPPER, 'Cu^2+ + 2e -> Cu', 'sbt'],
    [COPPER, 'Cu+2 + 2e- -> Cu', 'sbt'],
    [COPPER, 'Cu++ + 2e- -> Cu', 'sbt'],
    [COPPER, 'Cu2+ + e- -> Cu', 'st'],
    [COPPER, 'Cu + 2e- -> Cu2+', ''],
    [COPPER, 'Cu -> Cu2+ + 2e-', ''],
    [COPPER, 'Cu+ + e- -> Cu', ''],
    [CHLORINE, '2Cl- -> Cl2 + 2e-', 'sbt'],
    [CHLORINE, '2Cl- - 2e- -> Cl2', 'sbt'],
    [CHLORINE, '2Cl⁻ → Cl₂ + 2e⁻', 'sbt'],
    [CHLORINE, 'Cl- -> Cl + e-', ''],
    [CHLORINE, 'Cl- -> ½Cl2 + e-', 'sbt'],
    [CHLORINE, '2Cl-->Cl2+2e-', 'sbt'],
    [CARBONATE, 'CaCO3 + 2HCl -> CaCl2 + CO2 + H2O', 'sb'],
    [CARBONATE, 'CaCO3(s)+2HCl(aq)->CaCl2(aq)+CO2(g)+H2O(l)', 'sbt'],
    [CARBONATE, 'CaCO3 + HCl -> CaCl2 + CO2 + H2O', 's'],
    [CARBONATE, 'CaCO3 + HCl -> CaCl + CO2 + H2O', ''],
    [CARBONATE, 'CaCO3 + 2HCl -> CaCl2 + H2CO3', ''],
    [PRECIPITATE, 'Ba2+(aq) + SO42-(aq) -> BaSO4(s)', 'sbt'],
    [PRECIPITATE, 'Ba2+ + SO4 2- -> BaSO4', 'sb'],
    [PRECIPITATE, 'SO4^2- + Ba^2+ -> BaSO4', 'sb'],
    [PRECIPITATE, 'Ba+2(aq) + SO4-2(aq) -> BaSO4(s)', 'sbt'],
    [PRECIPITATE, 'Ba2+ + SO4- -> BaSO4', ''],
    [PRECIPITATE, 'Ba2+ + 2SO4- -> Ba(SO4)2', ''],
  ])('key %s, typed %s: %s', (wanted, typed, earned) => {
    const own = readEquation(typed)
    if (earned === null) return expect(own).toBeNull()
    if (!own) throw new Error('not read')
    const { species, balance, states } = judgeEquation(own, key(wanted))
    expect(`${species ? 's' : ''}${balance ? 'b' : ''}${states ? 't' : ''}`).toBe(earned)
  })
})

describe('says what is wrong', () => {
  it.each([
    [WATER, 'H2 + O2 -> H2O', 'O does not balance: 2 on the left, 1 on the right.'],
    [COPPER, 'Cu2+ + e- -> Cu', 'The charges do not balance: + on the left, 0 on the right.'],
    [WATER, '2H2O -> 2H2 + O2', 'The two sides are the wrong way round: what reacts stands on the left.'],
    [NEUTRAL, 'H+ + Na+ + OH- -> H2O + Na+', 'Na+ stands on both sides: leave out what does not change.'],
    [
      CARBONATE,
      'CaCO3 + HCl -> CaCl + CO2 + H2O',
      'CaCl is not among what forms here, or its formula is not right.',
    ],
    [CARBONATE, 'CaCO3 + 2HCl -> CaCl2 + CO2', 'Something is missing on the right.'],
    [WATER, '2H2(g) + O2(g) -> 2H2O(g)', 'H2O is not (g) here.'],
    [WATER, '2H2(g) + O2 -> 2H2O(l)', 'The state symbol of O2 is missing.'],
    [WATER, '2H2(g) + O2(g) -> 2H2O(l)', null],
  ])('key %s, typed %s: %s', (wanted, typed, fault) => {
    expect(judgeEquation(key(typed), key(wanted)).fault).toBe(fault)
  })
})

it('is printed with counts lowered, charges raised and the arrow that was meant', () => {
  expect(equationHtml(key('Cu^2+(aq) + 2e- <=> Cu(s)'))).toBe(
    '<span class="equation">Cu<sup>2+</sup>(aq) + 2e<sup>−</sup> ⇌ Cu(s)</span>',
  )
  expect(equationHtml(key('1.5O2 + N2 -> N2O3'))).toBe(
    '<span class="equation">1½O<sub>2</sub> + N<sub>2</sub> → N<sub>2</sub>O<sub>3</sub></span>',
  )
})

it.each([
  ['2H2 + O2', 'There is no arrow: write -> between what reacts and what forms.'],
  [
    '2h2 + o2 -> 2h2o',
    '"2h2" does not read as a formula. Each symbol of an element begins with a capital letter.',
  ],
  ['2H2 + O2 ->', 'Nothing stands on the right of the arrow.'],
  ['A -> B -> C', 'There is more than one arrow.'],
  [
    '2H2 + O2 -> 2H2O + heat',
    '"heat" does not read as a formula. Each symbol of an element begins with a capital letter.',
  ],
])('tells why "%s" cannot be read', (typed, why) => {
  expect(readEquation(typed)).toBeNull()
  expect(unreadableEquation(typed)).toBe(why)
})

it('takes a balanced reading where dashes could be an arrow or a charge', () => {
  expect(isBalanced(key('OH-+H+-->H2O'))).toBe(true)
})
