import type { Subject } from '@/lib/catalogue/subjects'
import { late } from '../late'

/** Keeping the screens of exams on this device: from the list of papers on. */
export const examPages = late(() => import('./exam-pages'))

/** For who goes on without them as well: that they did not come is found, and told, where they are needed. */
export async function bringExamPages(subject: Pick<Subject, 'level' | 'slug'>): Promise<void> {
  try {
    const { keepExamPages } = await examPages.load()
    await keepExamPages(subject)
  } catch {
    // asked for again by the start dialog, the sitting, and when the connection is back
  }
}
