import { levelOfGrade, matchGrade } from './grades'

const igcse = { id: '1', name: 'Cambridge IGCSE' }
const other = { id: '9', name: 'Primary' }

describe('matchGrade', () => {
  it.each(['IGCSE', 'igcse', 'Pre-IGCSE year'])('finds igcse in %s', name =>
    expect(matchGrade([other, { id: '2', name }], 'igcse')?.id).toBe('2'),
  )

  it.each(['AS/A Levels', 'A level', 'A LEVEL', 'AS Level', 'A2 level', 'alevels', 'Cambridge AS/A Levels'])(
    'finds alevels in %s',
    name => expect(matchGrade([other, igcse, { id: '2', name }], 'alevels')?.id).toBe('2'),
  )

  it('asks for igcse by default', () => expect(matchGrade([other, igcse])).toBe(igcse))
  it('falls back to the first grade when none matches', () =>
    expect(matchGrade([other], 'alevels')).toBe(other))
  it('is null when there are no grades', () => expect(matchGrade([])).toBeNull())
})

describe('levelOfGrade', () => {
  it.each([
    ['IGCSE', 'igcse'],
    ['A Level', 'alevels'],
    ['AS/A Levels', 'alevels'],
    ['Primary', 'igcse'],
  ])('%s is %s', (name, level) => expect(levelOfGrade(name)).toBe(level))
})
