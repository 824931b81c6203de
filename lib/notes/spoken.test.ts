import { spokenFormula } from './spoken'

it.each([
  ['v = f\\lambda', 'v equals f lambda'],
  ['E=\\tfrac12mv^2', 'E equals 1 over 2 m v squared'],
  ['\\frac{R_2}{R_1+R_2}', 'the fraction R sub 2, over R sub 1 plus R sub 2, end fraction'],
  ['20\\,000\\ \\mathrm{Hz}', '20000 hertz'],
  ['12\\ \\mathrm{m/s^2}', '12 metres per second squared'],
  ['4200\\ \\mathrm{J\\,kg^{-1}\\,K^{-1}}', '4200 joules per kilogram per kelvin'],
  ['40^\\circ', '40 degrees'],
  ['\\$12', 'dollars 12'],
  ['V_{\\text{out}}', 'V sub out'],
  ['\\sqrt{x^2+1}', 'the square root of x squared plus 1, end root'],
  ['\\ce{CaCO3 <=> CaO + CO2}', 'CaCO3 is in equilibrium with CaO plus CO2'],
  ['\\begin{aligned}x &= 2y \\\\ &= 6\\end{aligned}', 'x equals 2 y, equals 6'],
  ['f : x \\mapsto x^2', 'f : x maps to x squared'],
  ['2\\tfrac34', '2 and 3 over 4'],
  ['2\\frac{v}{t}', '2 v over t'],
  ['A \\nsubseteq B', 'A is not a subset of B'],
  ['0.\\dot{3}', '0 point 3 recurring'],
  ['\\mathrm{constructor}', 'constructor'],
])('%s is spoken', (latex, words) => {
  expect(spokenFormula(latex)).toBe(words)
})

it('says something for every formula of the syllabuses, and never a backslash', () => {
  for (const latex of [
    '\\begin{pmatrix}1\\\\2\\end{pmatrix}',
    '\\left(\\frac{a}{b}\\right)^{n}',
    '{}^{14}_{6}\\mathrm{C}',
    '}',
  ])
    expect(spokenFormula(latex)).not.toMatch(/[\\{}]/)
})
