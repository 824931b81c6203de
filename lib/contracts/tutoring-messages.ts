import type { CallFailure } from './call-failure'
import { generalOr, type MessageRow } from './messages'
import { GENERAL_MESSAGES } from './texts'

/** Apart from the other texts: they are needed on few pages, and late. */
const TUTORING_MESSAGES: readonly MessageRow[] = [
  { status: 400, prefersServer: true, text: 'Please check what you have written.' },
  { status: 401, text: 'Your session has ended. Your words are kept here: log in again to send them.' },
  { status: 404, prefersServer: true, text: 'What you attached is not here any more.' },
  { status: 409, prefersServer: true, text: 'You have no Tutor Credits left. Your words are kept here.' },
  {
    status: 429,
    text: 'You have asked many questions in a short time. Your words are kept here: please try again in an hour.',
  },
  {
    status: 'default',
    text: 'The question could not be sent. Your words are kept here: please try again later.',
  },
]
const ANSWER_MESSAGES: readonly MessageRow[] = [
  { status: 400, prefersServer: true, text: 'Please check what you have written.' },
  { status: 404, prefersServer: true, text: 'This link is not whole.' },
  { status: 409, prefersServer: true, text: 'This question has its answer already.' },
  { status: 410, prefersServer: true, text: 'The time of this question is over.' },
  { status: 429, text: 'Many links were opened from your network. Please try again in ten minutes.' },
  {
    status: 'default',
    text: 'The answer could not be sent. Your words are kept here: please try again later.',
  },
]
export const TUTORING_OFFLINE = 'You are offline. Your words are kept here: send them when you are back.'
export const QUESTION_SENT = 'Your question is on its way to a tutor.'

export function tutoringMessage(failure: CallFailure): string {
  return generalOr(failure, TUTORING_MESSAGES, GENERAL_MESSAGES.unknown)
}

export function answerMessage(failure: CallFailure): string {
  return generalOr(failure, ANSWER_MESSAGES, GENERAL_MESSAGES.unknown)
}
