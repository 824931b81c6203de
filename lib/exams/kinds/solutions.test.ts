import { checkTemplate } from '../check-template'
import type { SolutionsPart } from '../question'
import { template } from '../template'
import { leastPart } from '../testing'
import { explainPart, markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

const B = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ code: at === 0 ? 'M1' : 'A1', text: `point ${at}` }) as const)

function part(facts: Partial<SolutionsPart>): SolutionsPart {
  const made = { ...(leastPart('solutions') as SolutionsPart), ...facts }
  return { ...made, marks: facts.marks ?? made.answer.length, scheme: B(facts.marks ?? made.answer.length) }
}

const ONE_PLACE = { kind: 'decimal', count: 1 } as const
const interval = { from: '0', to: '360' }
const sine = part({
  answer: ['30', '150'],
  letter: 'theta',
  interval,
  angles: 'degrees',
  figures: ONE_PLACE,
  marks: 3,
})
const cosine = part({
  answer: ['48.18968510422141', '311.8103148957786'],
  letter: 'x',
  interval,
  angles: 'degrees',
  figures: ONE_PLACE,
})
const radians = part({
  answer: ['pi/6', '5pi/6'],
  ...{ letter: 'x', interval: { from: '0', to: '2pi' }, angles: 'radians', figures: 'exact' },
})
const rounded = part({
  answer: ['0.841068670567930', '2.30052398302186'],
  ...{ interval: { from: '0', to: 'pi' }, angles: 'radians', figures: { kind: 'significant', count: 3 } },
})
const logarithms = part({ answer: ['2', 'ln(3)/ln(2)'], figures: 'exact' })
const surds = part({ answer: ['(1 + sqrt(5))/2', '(1 - sqrt(5))/2'], figures: 'exact' })
const whole = part({ answer: ['-3', '0', '2'] })

function mark(of: SolutionsPart, text: string) {
  const marking = markPart(of, { kind: 'solutions', text }, ALONE)
  return [marking.earned, marking.state === 'marked' ? marking.verdict : marking.state]
}

const TYPED = [
  ...[
    '30, 150',
    '150, 30',
    '30,150',
    '30°,150°',
    '30°, 150°.',
    'θ = 30, 150',
    'θ=30° or θ=150°',
    'x = 30, 150',
    'x=30 or x=150',
    '30;150',
    '30\n150',
    '30 150',
    '30o, 150o',
    '30º 150º',
    '30o and 150o',
    '30° 150°',
    '30 and 150',
    '30 & 150',
    'θ₁ = 30, θ₂ = 150',
    'θ=30 θ=150',
    '30.0, 150.0',
    '30 degrees, 150 degrees',
    '30deg or 150deg',
    '90 ± 60',
    'Theta = 30, 150',
    '30, 150, 30',
    '30, 150, 390, -210',
    '60/2, 150',
    '{30, 150}',
    '(180-150), 150',
  ].map(typed => [sine, typed, 3, 'right'] as const),
  [sine, '30', 2, 'partly'],
  [sine, '150', 2, 'partly'],
  [sine, '30, 210', 2, 'partly'],
  [sine, '30, 150, 210', 2, 'partly'],
  [sine, '30, 150, 210, 330', 2, 'partly'],
  [sine, '30, 150, 400', 3, 'right'],
  [sine, '30, 150, x', 3, 'right'],
  [sine, '210, 330', 0, 'wrong'],
  [sine, 'none', 0, 'wrong'],
  [sine, 'π/6, 5π/6', 0, 'wrong'],
  [sine, '30 + 360n', 0, 'unreadable'],
  [sine, '?', 0, 'unreadable'],
  [sine, ' ', 0, 'unanswered'],
  [sine, '31, 149', 0, 'wrong'],
  [cosine, '48.2, 311.8', 2, 'right'],
  [cosine, '48.19, 311.81', 2, 'right'],
  [cosine, '48.190°, 311.810°', 2, 'right'],
  [cosine, '48, 312', 0, 'wrong'],
  [cosine, '48.2, 312', 1, 'partly'],
  [cosine, '48.2, 48, 311.8', 2, 'right'],
  [cosine, '48.1, 311.8', 1, 'partly'],
  [cosine, '48.2, 311.8, 131.8', 1, 'partly'],
  [cosine, '48.2, 131.8', 1, 'partly'],
  [radians, 'π/6, 5π/6', 2, 'right'],
  [radians, 'x = pi/6 or x = 5pi/6', 2, 'right'],
  [radians, '⅙π, ⅚π', 2, 'right'],
  [radians, '1/6 π, 5/6 π', 2, 'right'],
  [radians, 'π/6 rad, 5π/6 rad', 2, 'right'],
  [radians, '0.524, 2.62', 0, 'wrong'],
  [radians, '30°, 150°', 0, 'wrong'],
  [radians, 'π/6, 150°', 1, 'partly'],
  [radians, 'π/6, 5π/6, 7π/6', 1, 'partly'],
  [radians, 'π/6, 5π/6, 13π/6', 2, 'right'],
  [rounded, '0.841, 2.30', 2, 'right'],
  [rounded, '0.841, 2.3', 1, 'partly'],
  [rounded, '0.8411, 2.3005', 2, 'right'],
  [rounded, '0.84, 2.30', 1, 'partly'],
  [rounded, '.841 or 2.30', 2, 'right'],
  [surds, '(1±√5)/2', 2, 'right'],
  [surds, 'x = (1+√5)/2, x = (1-√5)/2', 2, 'right'],
  [surds, '½ ± √5/2', 2, 'right'],
  [surds, '1.62, -0.618', 0, 'wrong'],
  [surds, '(1+√5)/2, -0.618', 1, 'partly'],
  [logarithms, '2, log_2 3', 2, 'right'],
  [logarithms, 'x = log_2 3 or x = 2', 2, 'right'],
  [logarithms, '2, log_3 2', 1, 'partly'],
  [whole, '0, 2, -3', 3, 'right'],
  [whole, 'x=0,x=2,x=−3', 3, 'right'],
  [whole, '0 2 -3', 3, 'right'],
  [whole, '2 −3 0', 3, 'right'],
  [whole, '2 - 2, 2, -3', 3, 'right'],
  [whole, '2, -3', 2, 'partly'],
  [whole, '0, 2, 3', 2, 'partly'],
  [whole, '0, 2, -3, 5', 2, 'partly'],
  [whole, '1, 4, 5, 6', 0, 'wrong'],
] as [SolutionsPart, string, number, string][]

it.each(TYPED.map(([of, typed, ...wanted]) => [typed, of.answer.join(', '), of, wanted] as const))(
  '%j for %s',
  (typed, _, of, wanted) => {
    expect(mark(of, typed)).toEqual(wanted)
  },
)

it('says of each solution whether it was found, and what was none', () => {
  const marking = markPart(sine, { kind: 'solutions', text: 'θ = 150°, 210, 330, 700' }, ALONE)
  expect(marking).toMatchObject({
    entries: [
      { what: 'Solution 1', yours: '', verdict: 'missing' },
      { what: 'Solution 2', yours: '150°', verdict: 'right' },
      { what: 'Not a solution', yours: '210', verdict: 'wrong' },
      { what: 'Not a solution', yours: '330', verdict: 'wrong' },
    ],
    points: [true, false, false],
    error: expect.stringMatching(/more solutions than there are/),
  })
})

it('does not tell how many there are before hand-in', () => {
  expect(publicField(sine)).toEqual({
    kind: 'solutions',
    letter: 'θ',
    angles: 'degrees',
    ask: 'Give answers that are not exact to 1 decimal place.',
  })
  expect(explainPart(sine).answer).toMatch(/30.*°.*150.*°/)
})

it.each([sine, cosine, radians, rounded, surds, whole])('a part that is written well has no fault', of => {
  expect(partFaults(of)).toEqual([])
})

it.each([
  [{ answer: [], marks: 1 }, /no solution to find/],
  [{ answer: ['2n'] }, /cannot read/],
  [{ answer: ['400'], interval }, /outside the interval/],
  [{ answer: ['30'], interval: { from: '360', to: '0' } }, /no inside/],
  [{ answer: ['30'], interval: { from: 'a', to: '360' } }, /no inside/],
  [{ answer: ['30', '30.0'] }, /too near/],
  [{ answer: ['48.19', '48.2'], figures: ONE_PLACE }, /too near/],
  [{ answer: ['1', '2', '3'], marks: 2 }, /3 solutions for 2 marks/],
  [{ answer: ['pi/6'], angles: 'degrees' }, /has a pi/],
  [{ answer: ['30°'], angles: 'degrees' }, /degree sign/],
  [{ answer: ['1.6180339887'], figures: 'exact' }, /gives its own solutions only/],
  [{ answer: ['1'], figures: { kind: 'decimal', count: 0 } }, /figures must be/],
  [{ answer: ['1'], letter: 'xy' }, /no unknown/],
] as [Partial<SolutionsPart>, RegExp][])('%j is a fault', (facts, fault) => {
  expect(partFaults(part(facts)).join('; ')).toMatch(fault)
})

describe('a template', () => {
  const setting = {
    subtopics: new Map([['1.1', { number: '1.1', title: 'Equations', tier: null }]]) as never,
    commandWords: ['Solve'],
    objectives: ['AO1'],
  }
  const equation = (solutions: (a: number) => readonly number[]) =>
    template({
      ...{ name: 'two-roots', subtopic: '1.1', style: 'structured', tier: null, difficulty: 2 },
      calculator: 'needed',
      values: random => ({ a: random.int(2, 9) }),
      make: ({ a }) => ({
        stem: `The equation $x^2 = ${a * a}$ has two solutions.`,
        parts: [
          {
            ...part({ answer: [String(a), String(-a)] }),
            ...{
              prompt: 'Solve the equation.',
              command: 'Solve',
              solution: 'Take both square roots of the number.',
            },
          },
        ],
      }),
      verify: ({ a }) => solutions(a),
    })

  it('is verified by the list of its solutions, in any order', () => {
    expect(
      checkTemplate(
        equation(a => [-Math.sqrt(a * a), Math.sqrt(a * a)]),
        setting,
      ),
    ).toEqual([])
  })
  it('is at fault where the second route finds others, or fewer', () => {
    expect(
      checkTemplate(
        equation(a => [a]),
        setting,
      ).join(),
    ).toMatch(/verify finds/)
    expect(
      checkTemplate(
        equation(a => [a, a + 1]),
        setting,
      ).join(),
    ).toMatch(/verify finds/)
  })
})

describe('a logarithm of a fraction without brackets', () => {
  const logs = part({ answer: ['ln(2)', 'ln(1/4)'], letter: 'y', figures: 'exact' })
  it.each(['ln 2, ln 1/4', 'y = ln2 or y = ln 1/4', 'ln 2, -ln 4', 'ln2, ln(1/4)'])('reads %s', text =>
    expect(mark(logs, text)).toEqual([2, 'right']),
  )
  it('keeps the other reading', () =>
    expect(mark(part({ answer: ['ln(5)/3'], letter: 'x', figures: 'exact' }), 'x = ln 5/3')).toEqual([
      1,
      'right',
    ]))
  it.each(['ln 2, ln 1/3', 'ln 2, ln 4'])('and %s is wrong', text => expect(mark(logs, text)[0]).toBe(1))
})
