import { inAnyOrder, inThisOrder, numbers, statements } from './authoring/options'
import { notePositions, type Positions, positionFaults } from './check-positions'
import type { Part } from './question'
import { template } from './template'

const WRONG = [
  'You took it the other way round.',
  'You added instead of multiplying.',
  'You left a factor out.',
] as const

/** The faults of 200 draws of a template with these options. */
function faultsOf(optionsOf: (draw: number) => ReturnType<typeof statements>): string[] {
  const made = template({
    name: 'a-choice',
    subtopic: '1.1',
    style: 'choice',
    tier: null,
    difficulty: 1,
    calculator: 'not-needed',
    values: random => ({ draw: random.int(1, 9) }),
    make: ({ draw }) => {
      const part = {
        kind: 'choice',
        label: '',
        prompt: 'Which?',
        marks: 1,
        command: '',
        subtopic: '1.1',
        objective: 'AO1',
      }
      return {
        stem: '',
        parts: [{ ...part, scheme: [], solution: '', ...optionsOf(draw) } as unknown as Part],
      }
    },
  })
  const positions: Positions = new Map()
  for (let at = 0; at < 200; at += 1) {
    const { question, inOrder } = made.draw(`check-${at}`)
    notePositions(positions, question, inOrder)
  }
  return positionFaults(positions)
}

const four = [
  'upwards',
  ['downwards', WRONG[0]],
  ['to the left', WRONG[1]],
  ['to the right', WRONG[2]],
] as const
const list = four.map(each => (typeof each === 'string' ? each : ([each[0], each[1]] as [string, string])))

it('a shuffled choice is right at every letter', () => {
  expect(
    faultsOf(() =>
      statements('yes', [
        ['no', WRONG[0]],
        ['both', WRONG[1]],
        ['none', WRONG[2]],
      ]),
    ),
  ).toEqual([])
  expect(faultsOf(() => inAnyOrder(list))).toEqual([])
})

it('an order that never changes is a fault when the right option never moves', () => {
  expect(faultsOf(() => inThisOrder(list))).toEqual([
    'the right option stands too often at one letter: A 200, B 0, C 0, D 0',
  ])
  const other = ['downwards', 'upwards'].map((each, at) =>
    at === 0 ? ([each, WRONG[0]] as [string, string]) : each,
  )
  expect(faultsOf(draw => inThisOrder(draw % 2 === 0 ? list : [...other, ...list.slice(2)]))).toEqual([])
})

it('options by size stand where their numbers put them', () => {
  const wrong: [number, string][] = [
    [20_000, WRONG[0]],
    [40_000, WRONG[1]],
    [8e-7, WRONG[2]],
  ]
  expect(faultsOf(() => numbers({ right: 500, wrong, unit: 'm/s', sigFigs: 2 }))).toEqual([])
  const ranges = ['zero', '2 Hz to 20 Hz', '2 Hz to 200 Hz', '20 Hz to 200 Hz']
  expect(faultsOf(() => inThisOrder(ranges.map((each, at) => (at === 1 ? each : [each, WRONG[0]]))))).toEqual(
    [],
  )
})
