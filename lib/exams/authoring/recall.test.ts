import { recallQuestions } from './recall'
import { readRecall } from './recall-file'

const drawnFrom = (source: unknown) => recallQuestions('2.1', readRecall(source))

const FACT = {
  tier: 'core',
  difficulty: 1,
  checked: '2026-11-24',
  prompt: ['Which change of state is this?', 'Name the change of state.'],
  rows: [
    {
      stem: 'Ice turns to water.',
      right: 'melting',
      wrong: {
        boiling: 'You took water for ice.',
        freezing: 'You reversed it.',
        condensing: 'You took steam.',
      },
      why: 'A solid that turns to liquid melts.',
    },
  ],
}
const POOL = {
  difficulty: 2,
  prompt: 'Which is a vector?',
  right: { force: 'A force has a direction.', velocity: 'A velocity has a direction.' },
  wrong: {
    mass: 'No direction.',
    time: 'No direction.',
    speed: 'You took velocity.',
    energy: 'No direction.',
  },
}

it('makes a template of each entry, drawn like any other', () => {
  const [fact, pool] = drawnFrom({ 'change-of-state': FACT, vectors: POOL })
  expect(fact).toMatchObject({
    id: '2.1/change-of-state',
    style: 'choice',
    tier: 'core',
    checked: '2026-11-24',
  })
  expect(pool).toMatchObject({ id: '2.1/vectors', tier: null, difficulty: 2 })
  const prompts = new Set<string>()
  for (let at = 0; at < 20; at += 1) {
    const { stem, parts } = fact?.draw(`s${at}`).question ?? { stem: '', parts: [] }
    prompts.add(parts[0]?.prompt ?? '')
    expect(stem).toBe('Ice turns to water.')
    expect(parts[0]).toMatchObject({ objective: 'AO1', solution: 'A solid that turns to liquid melts.' })
  }
  expect([...prompts].sort()).toEqual([...FACT.prompt].sort())
})

it('draws one right answer and three wrong ones from the lists', () => {
  const [pool] = drawnFrom({ vectors: POOL })
  const rights = new Set<string>()
  for (let at = 0; at < 30; at += 1) {
    const [part] = pool?.draw(`s${at}`).question.parts ?? []
    if (part?.kind !== 'choice') throw new Error('no choice')
    expect(part.options.filter(({ error }) => error !== null)).toHaveLength(3)
    rights.add(part.options.find(({ error }) => error === null)?.text ?? '')
  }
  expect([...rights].sort()).toEqual(['force', 'velocity'])
})

it('gives one reason for all right answers where they are a list', () => {
  const [pool] = drawnFrom({
    vectors: { ...POOL, right: ['force', 'velocity'], why: 'It has a direction.' },
  })
  expect(pool?.draw('s').question.parts[0]?.solution).toBe('It has a direction.')
})

it.each([
  ['a list without a reason', { ...POOL, right: ['force'] }, /vectors: says no reason/],
  ['an unknown field', { ...FACT, level: 1 }, /vectors: .*unspecified keys.*level/],
  ['two wrong answers', { ...POOL, wrong: { mass: 'x', time: 'y' } }, /vectors: wants 3 wrong answers/],
  ['rows and lists at once', { ...POOL, rows: FACT.rows }, /vectors: has either rows/],
  ['an error that is missing', { ...POOL, wrong: { ...POOL.wrong, mass: '' } }, /vectors: .*wrong/],
  ['a difficulty beyond five', { ...POOL, difficulty: 6 }, /vectors: difficulty/],
])('names the entry with %s', (_, source, message) => {
  expect(() => drawnFrom({ vectors: source })).toThrow(message)
})
