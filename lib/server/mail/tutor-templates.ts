import 'server-only'
import { ANSWER_WITHIN_HOURS } from '@/lib/contracts/tutoring'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { compose } from './templates'
import type { OutgoingMail } from './transport'

const { productName, siteUrl } = publicEnv
const LIST = `${siteUrl}${routes.tutorSupport}#ask`

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** The question itself stands behind the link only: mails lie about in many places, and students are minors. */
export function tutorQuestionMail(
  to: string,
  { course, topic, endsAt }: { course: string; topic: string | null; endsAt: Date },
  token: string,
): OutgoingMail {
  return compose(to, {
    subject: `A question in ${course}`,
    paragraphs: [
      'Hello,',
      `A student asks about ${course}${topic === null ? '' : `: ${topic}`}. The link shows the question and takes one answer.`,
      `It works until ${MOMENT.format(endsAt)} UTC. Without an answer by then the student’s credit goes back.`,
      'Who has the link can answer: please pass it on to tutors only.',
    ],
    button: { label: 'Read and answer', link: `${siteUrl}${routes.tutorAnswer}#${token}` },
  })
}

export function tutorAnsweredMail(to: string, fullName: string): OutgoingMail {
  return compose(to, {
    subject: 'Your question has an answer',
    paragraphs: [
      `Hello ${fullName},`,
      `There is an answer to the question that you asked at ${productName}. Log in to read it.`,
      'For your privacy neither the question nor the answer stands in this mail.',
    ],
    button: { label: 'Read the answer', link: LIST },
  })
}

export function tutorReturnedMail(to: string, fullName: string): OutgoingMail {
  return compose(to, {
    subject: 'Your Tutor Credit is back',
    paragraphs: [
      `Hello ${fullName},`,
      `Nobody answered your question within ${ANSWER_WITHIN_HOURS} hours. We are sorry. The credit that it cost is in your account again.`,
      'What you wrote is still in your list, so you can ask it again.',
    ],
    button: { label: 'See your questions', link: LIST },
  })
}
