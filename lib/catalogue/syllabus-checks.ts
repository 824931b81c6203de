import type { Route, Syllabus } from './syllabus'
import { sittingsOfRoute, subtopicsInOrder, withoutPrefix } from './syllabus-queries'
import { wordingProblems } from './syllabus-wording'

/**
 * What must hold across the fields of a syllabus, beyond its shape. Each check returns one sentence per
 * fault, so that a teacher who edits a file sees all of them at once.
 */
export function problemsOf(syllabus: Syllabus): string[] {
  return CHECKS.flatMap(check => check(syllabus))
}

const CHECKS = [
  numbering,
  references,
  tiersAndStages,
  paperMarks,
  routeWeights,
  routeGrades,
  objectiveWeights,
  thresholds,
  wordingProblems,
]

function numbering(syllabus: Syllabus): string[] {
  const { topics, papers, routes } = syllabus
  const faults = [
    ...duplicates(
      'paper',
      papers.map(paper => String(paper.number)),
    ),
    ...duplicates(
      'route',
      routes.map(route => route.id),
    ),
    ...duplicates(
      'topic number',
      topics.map(topic => topic.number),
    ),
    ...duplicates(
      'topic slug',
      topics.map(topic => topic.slug),
    ),
    ...duplicates(
      'sub-topic number',
      subtopicsInOrder(syllabus).map(({ subtopic }) => subtopic.number),
    ),
    ...unordered(
      'topics',
      topics.map(topic => topic.number),
    ),
  ]
  for (const topic of topics) {
    faults.push(
      ...duplicates(
        `slug in topic ${topic.number}`,
        topic.subtopics.map(each => each.slug),
      ),
    )
    faults.push(
      ...unordered(
        `topic ${topic.number}`,
        topic.subtopics.map(each => each.number),
      ),
    )
    for (const { number, group, points } of topic.subtopics) {
      const plain = withoutPrefix(number)
      if (!plain.startsWith(`${topic.number}.`)) faults.push(`${number} stands in topic ${topic.number}`)
      if (group && !plain.startsWith(`${group.number}.`)) faults.push(`${number} stands in ${group.number}`)
      faults.push(
        ...duplicates(
          `point of ${number}`,
          points.map(point => point.text),
        ),
      )
    }
  }
  return faults
}

function references(syllabus: Syllabus): string[] {
  const papers = syllabus.papers.map(paper => paper.number)
  const topics = syllabus.topics.map(topic => topic.number)
  const subtopics = subtopicsInOrder(syllabus).map(({ subtopic }) => subtopic.number)
  const objectives = syllabus.assessmentObjectives.map(objective => objective.id)
  const routes = syllabus.routes.map(route => route.id)
  const { aoByComponent, formulae, gradeThresholds, practicalSkills } = syllabus
  const components = gradeThresholds.tables.flatMap(table => table.components)
  return [
    ...missing(
      'paper of a route',
      syllabus.routes.flatMap(route => [...route.papers, ...route.oneOf]),
      papers,
    ),
    ...missing(
      'route carried forward',
      syllabus.routes.flatMap(route => route.carriesForward ?? []),
      routes,
    ),
    ...missing(
      'paper of an objective',
      aoByComponent.flatMap(each => each.papers),
      papers,
    ),
    ...missing(
      'objective',
      aoByComponent.flatMap(each => each.percents.map(({ id }) => id)),
      objectives,
    ),
    ...missing(
      'practical paper',
      practicalSkills.flatMap(each => each.papers),
      papers,
    ),
    ...missing(
      'paper of a threshold',
      components.map(code => Number(code[0])),
      papers,
    ),
    ...missing(
      'topic of a paper',
      syllabus.papers.flatMap(paper => paper.topicNumbers),
      topics,
    ),
    ...missing(
      'sub-topic of a formula',
      formulae.flatMap(formula => formula.subtopicNumbers),
      subtopics,
    ),
  ]
}

function tiersAndStages(syllabus: Syllabus): string[] {
  const isIgcse = syllabus.level === 'igcse'
  return subtopicsInOrder(syllabus).flatMap(({ topic, subtopic }) => {
    const tiers = new Set(subtopic.points.map(point => point.tier))
    const [only] = tiers
    const expected = tiers.size > 1 ? 'both' : only
    return [
      ...(subtopic.tier === expected ? [] : [`tier of ${subtopic.number} differs from its points`]),
      ...(subtopic.stage === topic.stage ? [] : [`stage of ${subtopic.number} differs from its topic`]),
      ...((subtopic.stage === null) === isIgcse ? [] : [`${subtopic.number} has a wrong stage`]),
    ]
  })
}

function paperMarks(syllabus: Syllabus): string[] {
  return syllabus.papers.flatMap(({ number, marks, structure }) => {
    const { questionCount, marksPerQuestion, sections, typical } = structure
    const byQuestion = questionCount && marksPerQuestion ? questionCount * marksPerQuestion : null
    const sums = [byQuestion, sum(sections.map(each => each.marks)), sum(typical.marksByQuestion)]
    return sums
      .filter(total => total !== null && total !== 0 && total !== marks)
      .map(total => `Paper ${number} has ${marks} marks, its questions ${total}`)
  })
}

/** Cambridge rounds A Level weights to half a per cent, so their sum may be off by a little. */
const A_LEVEL_ROUNDING_PERCENT = 1.5

function routeWeights(syllabus: Syllabus): string[] {
  const tolerance = syllabus.level === 'igcse' ? 0 : A_LEVEL_ROUNDING_PERCENT
  return syllabus.routes.flatMap(route =>
    sittingsOfRoute(syllabus, route).flatMap(sitting => {
      const papers = [...sitting, ...papersCarriedForward(syllabus, route)]
      const label = `${route.id} (${papers.map(paper => paper.number).join(', ')})`
      const weights = papers.flatMap(paper => paper.weights.filter(weight => weight.scope === route.scope))
      if (weights.length !== papers.length) return [`${label}: a paper has no weight`]
      const total = sum(weights.map(weight => weight.percent))
      const rawMarks = sum(papers.map(paper => paper.marks))
      const isScaled = syllabus.scalingNote !== null || route.totalMarks === null
      return [
        ...(Math.abs(total - 100) <= tolerance ? [] : [`${label}: weights sum to ${total}`]),
        ...(isScaled || rawMarks === route.totalMarks ? [] : [`${label}: marks sum to ${rawMarks}`]),
      ]
    }),
  )
}

function papersCarriedForward(syllabus: Syllabus, route: Route) {
  const earlier = syllabus.routes.find(each => each.id === route.carriesForward)
  return earlier ? (sittingsOfRoute(syllabus, earlier)[0] ?? []) : []
}

function routeGrades(syllabus: Syllabus): string[] {
  return syllabus.routes.flatMap(route => {
    const known = route.scope === 'as' ? syllabus.asGrades : syllabus.grades
    return missing(`grade of ${route.id}`, route.grades, known)
  })
}

function objectiveWeights({ assessmentObjectives, aoByComponent }: Syllabus): string[] {
  const faults = aoByComponent
    .filter(each => sum(each.percents.map(({ percent }) => percent)) !== 100)
    .map(each => `objectives of Papers ${each.papers.join(', ')} do not sum to 100`)
  const weights = assessmentObjectives.flatMap(objective => objective.weights)
  for (const scope of new Set(weights.map(weight => weight.scope))) {
    const percents = weights.filter(weight => weight.scope === scope).map(weight => weight.percent)
    const isKnown = percents.every(percent => percent !== null)
    if (isKnown && sum(percents) !== 100) faults.push(`objectives do not sum to 100 for ${scope}`)
  }
  return faults
}

function thresholds(syllabus: Syllabus): string[] {
  return syllabus.gradeThresholds.tables.flatMap(table => {
    const { kind, scope, series, components, max, marks } = table
    const label = `thresholds of ${series} ${components.join(', ')}`
    const isFalling = marks.every(({ mark }, i) => mark < (marks[i - 1]?.mark ?? max))
    const paper = syllabus.papers.find(each => String(each.number) === components[0]?.[0])
    const isFullMarks = kind === 'award' || (components.length === 1 && paper?.marks === max)
    const grades = scope === 'as' ? syllabus.asGrades : syllabus.grades
    return [
      ...(isFalling ? [] : [`${label} do not fall`]),
      ...(isFullMarks ? [] : [`${label} are out of ${max}`]),
      ...((kind === 'component') === (scope === null) ? [] : [`${label} have a wrong scope`]),
      ...missing(
        `grade in ${label}`,
        marks.map(each => each.grade),
        grades,
      ),
    ]
  })
}

function duplicates(what: string, values: string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i).map(value => `${what} ${value} twice`)
}

function missing<T extends string | number>(what: string, used: T[], known: T[]): string[] {
  return used.filter(value => !known.includes(value)).map(value => `${what}: ${value} does not exist`)
}

function unordered(where: string, numbers: string[]): string[] {
  const sorted = [...numbers].sort((a, b) => compareNumbers(withoutPrefix(a), withoutPrefix(b)))
  return numbers.every((number, i) => number === sorted[i]) ? [] : [`${where}: out of order`]
}

/** 1.10 comes after 1.9. */
function compareNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
