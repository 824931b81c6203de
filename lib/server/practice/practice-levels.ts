import 'server-only'
import type { Subject } from '@/lib/catalogue/subjects'
import { isForPractice, isOfLevel, LEVEL_NAMES, type PracticeLevel } from '@/lib/practice/levels'
import { type CompiledTemplate, compiledFiles } from '../content/compiled-questions'
import { processGlobal } from '../process-global'

/** The levels at which a sub-topic can be practised, by what is known of its templates without loading them. */
export function practiceLevels(
  { level, slug }: Pick<Subject, 'level' | 'slug'>,
  subtopic: string,
): PracticeLevel[] {
  const own = processGlobal('templates by course', byCourse).get(`${level}/${slug}`) ?? []
  const fitting = own.filter(
    each => each.subtopic === subtopic && each.checked !== undefined && isForPractice(each),
  )
  return LEVEL_NAMES.filter(name => fitting.some(each => isOfLevel(each, name)))
}

function byCourse(): ReadonlyMap<string, CompiledTemplate[]> {
  const courses = new Map<string, CompiledTemplate[]>()
  for (const [address, { templates }] of Object.entries(compiledFiles())) {
    const course = address.split('/').slice(0, 2).join('/')
    courses.set(course, [...(courses.get(course) ?? []), ...templates])
  }
  return courses
}
