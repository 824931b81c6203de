import { findSubject, SUBJECTS, subjectsOf } from './subjects'

describe('the catalogue', () => {
  it('holds the eleven subjects with their codes, in order', () => {
    expect(SUBJECTS.map(each => `${each.level} ${each.displayName}`)).toEqual([
      'igcse Biology 0610',
      'igcse Chemistry 0620',
      'igcse Physics 0625',
      'igcse Additional Maths 0606',
      'igcse Extended Maths 0580',
      'alevels Biology 9700',
      'alevels Chemistry 9701',
      'alevels Physics 9702',
      'alevels Economics 9708',
      'alevels Accounting 9706',
      'alevels Mathematics 9709',
    ])
  })

  it('hides the subjects whose name contains the excluded text, in any case', () => {
    expect(subjectsOf('igcse', 'MATHS').map(each => each.slug)).toEqual(['biology', 'chemistry', 'physics'])
    expect(subjectsOf('alevels', '97').map(each => each.slug)).toEqual([])
    expect(subjectsOf('alevels', ' ')).toHaveLength(6)
  })

  it('finds a subject by level and slug, and nothing else', () => {
    expect(findSubject('igcse', 'extended-maths')?.code).toBe('0580')
    expect(findSubject('igcse', 'economics')).toBeNull()
    expect(findSubject('olevels', 'physics')).toBeNull()
  })
})
