import { subjectSlug } from './subject-slug'

describe('subjectSlug', () => {
  it.each([
    ['Biology', 'biology'],
    ['Chemistry', 'chemistry'],
    ['Physics', 'physics'],
    ['Mathematics', 'mathematics'],
    ['Economics', 'economics'],
    ['Accounting', 'accounting'],
    ['Additional Maths', 'additional-maths'],
    ['Extended Maths', 'extended-maths'],
    ['Biology 9700', 'biology'],
    ['Extended Maths 0580', 'extended-maths'],
    ['PHYSICS', 'physics'],
  ])('maps the display name %s to %s', (name, slug) => expect(subjectSlug(name)).toBe(slug))

  it.each([
    ['Computer Science', 'computer-science'],
    ['Art (3D) & Design!', 'art-3d--design'],
    ['Español', 'espaol'],
    ['', ''],
  ])('lowercases %s, turns spaces to hyphens and strips the rest: %s', (name, slug) =>
    expect(subjectSlug(name)).toBe(slug),
  )
})
