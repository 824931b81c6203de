import 'server-only'
import type { Subject } from '@/lib/catalogue/subjects'
import { isForPractice, isOfLevel, LEVEL_NAMES, type PracticeLevel } from '@/lib/practice/levels'
import { findBanks } from '../exams/bank'

/** The levels at which a sub-topic can be practised, by what is known of its templates without loading them. */
export function practiceLevels(
  { level, slug }: Pick<Subject, 'level' | 'slug'>,
  subtopic: string,
): PracticeLevel[] {
  const { checked } = findBanks({ level, subject: slug }) ?? { checked: [] }
  const fitting = checked.filter(each => each.subtopic === subtopic && isForPractice(each))
  return LEVEL_NAMES.filter(name => fitting.some(each => isOfLevel(each, name)))
}
