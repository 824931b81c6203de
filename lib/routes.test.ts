import { SUBJECTS } from './catalogue/subjects'
import { listEntry, routes } from './routes'

describe('listEntry', () => {
  it('sends Extended Maths to the additional-maths page of both sections', () => {
    const extended = { level: 'igcse', slug: 'extended-maths' } as const
    expect(listEntry('notes', extended)).toBe('/revision-notes/igcse/additional-maths')
    expect(listEntry('mocks', extended)).toBe('/mock-exam/igcse/additional-maths')
  })

  it('sends every other subject to its own page', () => {
    for (const subject of SUBJECTS.filter(each => each.slug !== 'extended-maths')) {
      expect(listEntry('notes', subject)).toBe(`/revision-notes/${subject.level}/${subject.slug}`)
      expect(listEntry('mocks', subject)).toBe(`/mock-exam/${subject.level}/${subject.slug}`)
    }
  })
})

it('the pages of Extended Maths exist beside the entry', () => {
  const extended = { level: 'igcse', slug: 'extended-maths' } as const
  expect(routes.subject(extended)).toBe('/igcse/extended-maths')
  expect(routes.notes(extended)).toBe('/revision-notes/igcse/extended-maths')
})
