import { late } from '../late'

/** Keeping the screens of exams on this device: from the start dialog on. */
export const examPages = late(() => import('./exam-pages'))
