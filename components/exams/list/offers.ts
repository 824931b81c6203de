import type { Subject } from '@/lib/catalogue/subjects'
import { allBlueprints } from '@/lib/exams/blueprints'
import { NUMBERED_MOCKS, seedOfMock } from '@/lib/exams/mocks'
import type { PaperOffer } from './paper-offer'

/** The papers and topic tests of a subject that can be sat. */
export function offersOf({ level, slug }: Pick<Subject, 'level' | 'slug'>): PaperOffer[] {
  return allBlueprints()
    .filter(
      ({ sort, ...blueprint }) => sort !== 'tour' && blueprint.level === level && blueprint.subject === slug,
    )
    .map(blueprint => {
      const counts = blueprint.sections.map(({ choose, questions }) =>
        typeof questions === 'number' ? (choose ?? questions) : null,
      )
      return {
        paperId: blueprint.paperId,
        title: blueprint.title,
        component: blueprint.component,
        durationMinutes: blueprint.durationMinutes,
        totalMarks: blueprint.totalMarks,
        questions: counts.includes(null) ? null : counts.reduce<number>((all, each) => all + (each ?? 0), 0),
        calculator: blueprint.calculator,
        seeds: Array.from({ length: NUMBERED_MOCKS }, (_, at) => seedOfMock(blueprint.paperId, at + 1)),
      }
    })
}

/** The offer of paper 2 of the syllabus: its component ends in /2. */
export function offerOfPaper(offers: readonly PaperOffer[], number: number): PaperOffer | null {
  return offers.find(offer => offer.component.endsWith(`/${number}`)) ?? null
}

export function topicTests(offers: readonly PaperOffer[]): PaperOffer[] {
  return offers.filter(offer => !offer.component.includes('/'))
}
