import type { Subject } from '@/lib/catalogue/subjects'
import { allBlueprints } from '@/lib/exams/blueprints'
import type { KeepSubjectFacts } from './keep-subject.client'

/** Made where the pages are built: the plans of papers have no business in a browser. */
export function keepFacts({ level, slug, name }: Subject): KeepSubjectFacts {
  const papers = allBlueprints().filter(each => each.level === level && each.subject === slug)
  return { level, slug, name, papers: papers.map(({ paperId, title }) => ({ paperId, title })) }
}
