import 'server-only'
import type { Subject } from '@/lib/catalogue/subjects'
import { isForPractice, isOfLevel, LEVEL_NAMES, type PracticeLevel } from '@/lib/practice/levels'
import { checkedBank } from '../exams/bank'

/** The levels at which a sub-topic can be practised. */
export async function practiceLevels(
  { level, slug }: Pick<Subject, 'level' | 'slug'>,
  subtopic: string,
): Promise<PracticeLevel[]> {
  const bank = await checkedBank({ level, subject: slug })
  const own = bank.filter(each => each.subtopic === subtopic && isForPractice(each))
  return LEVEL_NAMES.filter(name => own.some(each => isOfLevel(each, name)))
}
