import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'

/** A question with its fields and marks: the most of what practice weighs. */
export const questionCard = late(() => import('./question-card.client').then(module => module.QuestionCard))

export const QuestionCard = latePart(questionCard)
