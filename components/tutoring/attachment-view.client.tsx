'use client'

import { ReviewedQuestion } from '@/components/exams/review/reviewed-question.client'
import type { Attachment } from '@/lib/contracts/tutoring'
import '@/components/exams/css/exam.css'
import '@/components/exams/review/review.css'

export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { question, results, answers } = attachment
  return (
    <div className="attached-question">
      <ReviewedQuestion question={question} results={results} answers={answers} />
    </div>
  )
}
