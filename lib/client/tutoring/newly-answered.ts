import type { TutoringView, TutorQuestion } from '@/lib/contracts/tutoring'

function nameOf({ course, topic }: TutorQuestion): string {
  return topic ? `${course}, ${topic}` : course
}

/** What has happened to waiting questions between two readings, in a sentence to be spoken; empty for nothing. */
export function newlyAnswered(before: TutoringView, after: TutoringView): string {
  const waiting = new Set(before.questions.filter(each => each.state === 'waiting').map(each => each.id))
  return after.questions
    .filter(({ id }) => waiting.has(id))
    .flatMap(question => {
      if (question.state === 'answered') return [`Your question about ${nameOf(question)} has an answer.`]
      if (question.state === 'returned')
        return [`Your credit for the question about ${nameOf(question)} is back.`]
      return []
    })
    .join(' ')
}
