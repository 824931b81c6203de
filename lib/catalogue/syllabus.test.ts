import temml from 'temml'
import { SUBJECTS } from './subjects'
import type { Subtopic, Syllabus } from './syllabus'
import { problemsOf } from './syllabus-checks'
import {
  countPoints,
  findSubtopic,
  findTopic,
  nearestPlace,
  papersOfRoute,
  sittingsOfRoute,
  subtopicsInOrder,
} from './syllabus-queries'
import { syllabusSchema } from './syllabus-schema'
import { mathOf } from './syllabus-wording'
import { allSyllabuses, findSyllabus, requireSyllabus } from './syllabuses'

const TABLE = allSyllabuses().map(syllabus => [`${syllabus.level}/${syllabus.slug}`, syllabus] as const)

function shapeErrorsOf(value: unknown): string[] {
  try {
    syllabusSchema.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors
    throw error
  }
}

function uncompiled(syllabus: Syllabus): string[] {
  return mathOf(syllabus).flatMap(({ path, latex }) => {
    // An unescaped % starts a comment: it would compile and silently lose the rest.
    if (/(?<!\\)%/.test(latex)) return [`${path}: bare %`]
    try {
      temml.renderToString(latex, { throwOnError: true })
      return []
    } catch (error) {
      return [`${path}: ${String(error)}`]
    }
  })
}

/** A deep copy of IGCSE Physics with one fault put in. */
function tampered(change: (copy: Syllabus) => void): Syllabus {
  const copy = structuredClone(requireSyllabus('igcse', 'physics'))
  change(copy)
  return copy
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

function firstSubtopic(syllabus: Syllabus): Subtopic {
  return at(at(syllabus.topics, 0).subtopics, 0)
}

describe.each(TABLE)('the syllabus %s', (_, syllabus) => {
  it('has the shape and nothing else', () => {
    expect(shapeErrorsOf(syllabus)).toEqual([])
  })

  it('holds together across its fields', () => {
    expect(problemsOf(syllabus)).toEqual([])
  })

  it('has maths that compiles', () => {
    expect(uncompiled(syllabus)).toEqual([])
  })
})

describe('the syllabuses', () => {
  it('are those of the catalogue, under the same codes and in the same order', () => {
    const keys = allSyllabuses().map(({ level, slug, code }) => ({ level, slug, code }))
    expect(keys).toEqual(SUBJECTS.map(({ level, slug, code }) => ({ level, slug, code })))
  })

  it('have 660 sub-topics and 3682 points', () => {
    expect(allSyllabuses().flatMap(subtopicsInOrder)).toHaveLength(660)
    expect(allSyllabuses().reduce((total, each) => total + countPoints(each), 0)).toBe(3682)
  })

  it('are found by level and slug, and nothing else', () => {
    expect(findSyllabus('alevels', 'economics')?.code).toBe('9708')
    expect(findSyllabus('igcse', 'economics')).toBeNull()
    expect(() => requireSyllabus('igcse', 'economics')).toThrow('No syllabus for igcse/economics')
  })

  it('state the papers that everyone knows', () => {
    expect(at(requireSyllabus('alevels', 'economics').papers, 0)).toMatchObject({
      number: 1,
      marks: 30,
      durationMinutes: 60,
      structure: { questionCount: 30, optionsPerQuestion: 4, marksPerQuestion: 1 },
    })
    expect(at(requireSyllabus('igcse', 'physics').papers, 5)).toMatchObject({
      name: 'Alternative to Practical',
      tier: 'both',
      durationMinutes: 60,
      weights: [{ scope: 'all', percent: 20 }],
    })
    const maths = requireSyllabus('igcse', 'extended-maths')
    expect(maths.papers.map(({ number, calculator }) => [number, calculator])).toEqual([
      [2, false],
      [4, true],
    ])
    expect(at(requireSyllabus('alevels', 'mathematics').papers, 2)).toMatchObject({
      name: 'Pure Mathematics 3',
      weights: [{ scope: 'a', percent: 30 }],
      topicNumbers: ['3'],
    })
  })
})

describe('the queries', () => {
  const physics = requireSyllabus('igcse', 'physics')

  it('find a topic and a sub-topic by slug', () => {
    expect(findTopic(physics, 'waves')?.number).toBe('3')
    expect(findTopic(physics, 'cells')).toBeNull()
    const place = findSubtopic(physics, 'motion-forces-and-energy', 'effects-of-forces')
    expect(place?.topic.number).toBe('1')
    expect(place?.subtopic).toMatchObject({
      number: '1.5.1',
      title: 'Effects of forces',
      group: { number: '1.5', title: 'Forces' },
    })
    expect(findSubtopic(physics, 'waves', 'effects-of-forces')).toBeNull()
  })

  it('walk the sub-topics in syllabus order, across topics', () => {
    const numbers = subtopicsInOrder(physics).map(({ subtopic }) => subtopic.number)
    expect(numbers.slice(11, 15)).toEqual(['1.7.4', '1.8', '2.1.1', '2.1.2'])
  })

  it('find the nearest place that is wanted: in the same topic first, the later of two', () => {
    const order = subtopicsInOrder(physics)
    const nearestOf = (from: string, wanted: readonly string[]) =>
      nearestPlace(
        physics,
        at(
          order,
          order.findIndex(({ subtopic }) => subtopic.number === from),
        ),
        ({ subtopic }) => wanted.includes(subtopic.number),
      )?.subtopic.number
    expect(nearestOf('1.7.4', ['1.7.2', '1.8', '2.1.1'])).toBe('1.8')
    expect(nearestOf('1.7.4', ['1.7.2', '2.1.1'])).toBe('1.7.2')
    expect(nearestOf('1.7.4', ['2.1.1'])).toBe('2.1.1')
    expect(nearestOf('1.7.4', [])).toBeUndefined()
  })

  it('count points of a part and of a tier', () => {
    expect(countPoints(physics)).toBe(358)
    expect(countPoints(physics, 'core')).toBe(230)
    expect(countPoints(physics, 'supplement')).toBe(128)
    expect(countPoints(firstSubtopic(physics))).toBe(8)
  })

  it('list the papers of a route and each set that one candidate sits', () => {
    const extended = at(physics.routes, 1)
    expect(papersOfRoute(physics, extended).map(paper => paper.number)).toEqual([2, 4, 5, 6])
    const sittings = sittingsOfRoute(physics, extended)
    expect(sittings.map(papers => papers.map(paper => paper.number))).toEqual([
      [2, 4, 5],
      [2, 4, 6],
    ])
    const maths = requireSyllabus('alevels', 'mathematics')
    const statistics = maths.routes.filter(route => route.id === 'a-stats')
    expect(statistics.flatMap(route => sittingsOfRoute(maths, route).map(each => each.length))).toEqual([4])
  })
})

describe('the shape check', () => {
  it.each<[string, (copy: Syllabus) => unknown, string]>([
    ['an unknown key', copy => Object.assign(copy, { tierKey: 'x' }), 'unspecified keys: tierKey'],
    ['an unknown key deep down', copy => Object.assign(firstSubtopic(copy), { note: 'x' }), 'keys: note'],
    [
      'an unknown tier',
      copy => Object.assign(firstSubtopic(copy), { tier: 'extended' }),
      'tier must be null or one of: core, supplement, both',
    ],
    ['a missing key', copy => Reflect.deleteProperty(copy, 'routes'), 'routes must be defined'],
    ['a number as text', copy => Object.assign(at(copy.papers, 0), { marks: '40' }), 'papers[0].marks'],
    [
      'an unknown question type',
      copy => Object.assign(at(copy.papers, 0), { questionTypes: ['mcq'] }),
      'questionTypes[0]',
    ],
    [
      'a sub-topic without points',
      copy => Object.assign(firstSubtopic(copy), { points: [] }),
      '.points field must have at least 1',
    ],
    [
      'a slug with capitals',
      copy => Object.assign(firstSubtopic(copy), { slug: 'Motion' }),
      '.slug must match',
    ],
    ['a null where text must stand', copy => Object.assign(firstSubtopic(copy), { title: null }), '.title'],
  ])('refuses %s', (_, change, expected) => {
    expect(shapeErrorsOf(tampered(change)).join('\n')).toContain(expected)
  })
})

describe('the cross-checks', () => {
  it.each<[string, (copy: Syllabus) => unknown, string]>([
    [
      'weights that do not sum to 100',
      copy => Object.assign(at(at(copy.papers, 0).weights, 0), { percent: 31 }),
      'core (1, 3, 5): weights sum to 101',
    ],
    [
      'a paper without a weight for the award',
      copy => Object.assign(at(at(copy.papers, 0).weights, 0), { scope: 'as' }),
      'core (1, 3, 5): a paper has no weight',
    ],
    [
      'a route to a paper that does not exist',
      copy => at(copy.routes, 0).papers.push(7),
      'paper of a route: 7 does not exist',
    ],
    [
      'a grade that is not awarded',
      copy => at(copy.routes, 0).grades.push('a'),
      'grade of core: a does not exist',
    ],
    [
      'questions that do not make the marks',
      copy => Object.assign(at(copy.papers, 0).structure, { questionCount: 39 }),
      'Paper 1 has 40 marks, its questions 39',
    ],
    [
      'one slug twice in a topic',
      copy => Object.assign(firstSubtopic(copy), { slug: 'motion' }),
      'slug in topic 1 motion twice',
    ],
    [
      'a sub-topic in a foreign topic',
      copy => Object.assign(firstSubtopic(copy), { number: '2.9' }),
      '2.9 stands in topic 1',
    ],
    ['sub-topics out of order', copy => at(copy.topics, 0).subtopics.reverse(), 'topic 1: out of order'],
    [
      'a tier that differs from its points',
      copy => Object.assign(firstSubtopic(copy), { tier: 'core' }),
      'tier of 1.1 differs',
    ],
    [
      'a formula of no sub-topic',
      copy => at(copy.formulae, 0).subtopicNumbers.push('9.9'),
      'sub-topic of a formula: 9.9',
    ],
    [
      'objectives that do not sum to 100',
      copy => Object.assign(at(at(copy.assessmentObjectives, 0).weights, 0), { percent: 49 }),
      'objectives do not sum to 100 for all',
    ],
    ['thresholds that rise', copy => at(copy.gradeThresholds.tables, 0).marks.reverse(), 'do not fall'],
    [
      'an unbalanced dollar',
      copy => Object.assign(firstSubtopic(copy), { title: 'about $v' }),
      'unbalanced $',
    ],
    ['a double space', copy => Object.assign(firstSubtopic(copy), { title: 'a  b' }), 'white space'],
    ['another delimiter', copy => Object.assign(firstSubtopic(copy), { title: '\\(v\\)' }), 'instead of $'],
  ])('find %s', (_, change, expected) => {
    expect(problemsOf(tampered(change)).join('\n')).toContain(expected)
  })

  it('find an AS result carried forward that leaves weight missing', () => {
    const biology = structuredClone(requireSyllabus('alevels', 'biology'))
    at(biology.routes, 1).carriesForward = null
    expect(problemsOf(biology)).toEqual(['a-staged (4, 5): weights sum to 50'])
  })

  it('take an escaped dollar for money, not for maths', () => {
    const money = tampered(copy => Object.assign(firstSubtopic(copy), { title: 'a price of \\$500' }))
    expect(problemsOf(money)).toEqual([])
    expect(mathOf(money)).toHaveLength(mathOf(requireSyllabus('igcse', 'physics')).length)
  })

  it('find maths that does not compile, and a percent sign that would hide the rest', () => {
    const broken = tampered(copy => Object.assign(firstSubtopic(copy), { title: '$\\frac{1$ and $5% of x$' }))
    expect(uncompiled(broken)).toHaveLength(2)
  })
})
