import { courseTitle, findSubject } from '@/lib/catalogue/subjects'
import type { ExamDate } from '@/lib/study/exam-dates'

/** "IGCSE Physics", "IGCSE Physics Paper 2". */
export function examName({ level, subject, paper }: Omit<ExamDate, 'date'>): string {
  const found = findSubject(level, subject)
  const course = found ? courseTitle(found) : ''
  return paper === null ? course : `${course} Paper ${paper}`
}
