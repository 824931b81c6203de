import { PAPER_PLANS, TOPIC_PLANS, TOUR_PLAN } from '@/content/questions/blueprints'
import { requireSubject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { STAGE_NAME } from '@/lib/catalogue/wording'
import { sheetsOf } from '@/lib/sheets/names'
import type { Blueprint, BlueprintSection } from './blueprint'
import { OBJECTIVES, type Objective } from './question'

type PaperPlan = (typeof PAPER_PLANS)[number]
type TopicPlan = (typeof TOPIC_PLANS)[number]
type TourPlan = typeof TOUR_PLAN

export const TOUR_PAPER_ID = 'tour-of-answers'

function required<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`The plans of papers name ${what}, which is not in the syllabus`)
  return value
}

function paperBlueprint(plan: PaperPlan): Blueprint {
  const { level, subject, sections, rubric, aims, sheets = sheetsOf(level, subject), version } = plan
  const syllabus = required(findSyllabus(level, subject), `${level}/${subject}`)
  const paper = required(
    syllabus.papers.find(each => each.number === plan.paper),
    `paper ${plan.paper} of ${syllabus.code}`,
  )
  return {
    sort: 'mock',
    paperId: `${subjectIdOf(level, subject)}-paper-${paper.number}`,
    level,
    subject,
    version,
    title: `Paper ${paper.number}: ${paper.name}${paper.tier === 'core' ? ' (Core)' : paper.tier === 'extended' ? ' (Extended)' : ''}`,
    syllabus: syllabus.code,
    component: `${syllabus.code}/${paper.number}`,
    durationMinutes: paper.durationMinutes,
    totalMarks: paper.marks,
    calculator: paper.calculator,
    coreOnly: paper.tier === 'core',
    objectives: plan.objectives ?? objectivesOf(syllabus, paper.number),
    aims,
    sheets,
    rubric,
    sections: sections.map(section => ({ subtopics: pointsOf(syllabus), ...section })),
  }
}

/** Where both stages of a syllabus have a topic of one name, that of the second says so. */
function titleAlone({ topics }: Syllabus, { title, stage }: Syllabus['topics'][number]): string {
  const namesakes = topics.filter(each => each.title === title)
  return namesakes.length > 1 && stage === 'A2' ? `${title} (${STAGE_NAME[stage]})` : title
}

function topicBlueprint(plan: TopicPlan): Blueprint {
  const { level, subject, version, durationMinutes, choice, structuredMarks } = plan
  const syllabus = required(findSyllabus(level, subject), `${level}/${subject}`)
  const topic = required(
    syllabus.topics.find(each => each.number === plan.topic),
    `topic ${plan.topic} of ${syllabus.code}`,
  )
  return {
    sort: 'topicTest',
    paperId: `${subjectIdOf(level, subject)}-topic-${topic.slug}`,
    level,
    subject,
    version,
    title: `Topic test: ${titleAlone(syllabus, topic)}`,
    syllabus: syllabus.code,
    component: `${syllabus.code}, topic ${topic.number}`,
    durationMinutes,
    totalMarks: choice + structuredMarks,
    calculator: true,
    coreOnly: false,
    objectives: {},
    aims: {},
    sheets: sheetsOf(level, subject),
    rubric: ['Answer all questions.', 'The marks stand beside each question in brackets.'],
    sections: topicSections(topic.number, choice, structuredMarks).map(section => ({
      subtopics: pointsOf(syllabus),
      ...section,
    })),
  }
}

/** Every kind of answer once, to be tried before the first paper. It is sat under a subject, and is of none. */
function tourBlueprint({ level, subject, version, questions, marks, durationMinutes }: TourPlan): Blueprint {
  return {
    sort: 'tour',
    paperId: TOUR_PAPER_ID,
    level,
    subject,
    version,
    title: 'Tour: every kind of answer',
    syllabus: required(findSyllabus(level, subject), `${level}/${subject}`).code,
    component: 'Tour',
    durationMinutes,
    totalMarks: marks,
    calculator: true,
    coreOnly: false,
    objectives: {},
    aims: {},
    sheets: [],
    rubric: ['One question for each way in which papers here are answered. Nothing of it counts.'],
    sections: [
      {
        id: 'A',
        title: '',
        instruction: 'Try each of them, and check how it is marked.',
        style: 'tour',
        questions,
        choose: null,
        marks,
        topics: { '1': 1 },
      },
    ],
  }
}

function topicSections(topic: string, choice: number, structuredMarks: number): BlueprintSection[] {
  const both = choice > 0 && structuredMarks > 0
  const shared = { choose: null, topics: { [topic]: 1 } } as const
  const questions: BlueprintSection = {
    id: 'A',
    title: both ? 'Section A' : '',
    instruction: 'Choose the one answer that you consider correct.',
    style: 'choice',
    questions: choice,
    marks: choice,
    ...shared,
  }
  const structured: BlueprintSection = {
    id: 'B',
    title: both ? 'Section B' : '',
    instruction: 'Show your working: it can earn marks even where the answer is wrong.',
    style: 'structured',
    questions: null,
    marks: structuredMarks,
    ...shared,
  }
  return [...(choice > 0 ? [questions] : []), ...(structuredMarks > 0 ? [structured] : [])]
}

/** A sub-topic's weight in its topic: the points that the syllabus lists for it. */
function pointsOf({ topics }: Syllabus): Record<string, number> {
  return Object.fromEntries(
    topics.flatMap(topic =>
      topic.subtopics.map(({ number, points }) => [number, Math.max(1, points.length)]),
    ),
  )
}

function subjectIdOf(level: string, subject: string): string {
  return requireSubject({ level, subject }).subjectId ?? `${level}-${subject}`
}

/** Percent by objective of a component where the syllabus says it, else of the whole award. */
function objectivesOf(syllabus: Syllabus, paper: number): Partial<Record<Objective, number>> {
  const own = syllabus.aoByComponent.find(({ papers }) => papers.includes(paper))?.percents
  const whole = syllabus.assessmentObjectives.map(({ id, weights }) => ({
    id,
    percent: weights[0]?.percent ?? 0,
  }))
  return Object.fromEntries(
    (own ?? whole)
      .filter(({ id }) => (OBJECTIVES as readonly string[]).includes(id))
      .map(({ id, percent }) => [id, percent]),
  )
}

let built: readonly Blueprint[] | null = null

/** Every paper that can be sat. @throws Error when a plan names what the syllabus has not */
export function allBlueprints(): readonly Blueprint[] {
  built ??= [...PAPER_PLANS.map(paperBlueprint), ...TOPIC_PLANS.map(topicBlueprint), tourBlueprint(TOUR_PLAN)]
  return built
}

/** Id of the test of a topic, where there is one. */
export function topicTestOf({ level, slug }: { level: string; slug: string }, topic: string): string | null {
  return findBlueprint(`${subjectIdOf(level, slug)}-topic-${topic}`)?.paperId ?? null
}

export function findBlueprint(paperId: string): Blueprint | null {
  return allBlueprints().find(blueprint => blueprint.paperId === paperId) ?? null
}
