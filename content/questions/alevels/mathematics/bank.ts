import type { Template } from '@/lib/exams/template'
import { templates as pureMathematics1Paper1Structured1 } from './pure-mathematics-1-paper-1/structured-1'
import { templates as pureMathematics1Paper1Structured2 } from './pure-mathematics-1-paper-1/structured-2'
import { templates as pureMathematics1Paper1Structured3 } from './pure-mathematics-1-paper-1/structured-3'
import { templates as pureMathematics1Paper1Structured4 } from './pure-mathematics-1-paper-1/structured-4'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...pureMathematics1Paper1Structured1,
  ...pureMathematics1Paper1Structured2,
  ...pureMathematics1Paper1Structured3,
  ...pureMathematics1Paper1Structured4,
]
