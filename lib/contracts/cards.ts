import * as yup from 'yup'
import { CARD_ID, CARD_ID_MAX_CHARACTERS } from '../cards/card'
import type { CardEvent } from '../cards/log'
import { momentAtom } from './atoms'
import { CARDS_BATCH_MAX_EVENTS } from './limits'

/** What the one call of flashcards takes and answers: the log of a student's cards, in pieces. */

export type CardsLogResult = {
  /** Entries after `since` in the order in which the server took them, this call's own included. */
  events: CardEvent[]
  /** What to send as `since` the next time. */
  next: number
  /** There are more after these. */
  more: boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const eventId = (message: string) => yup.string().strict().typeError(message).matches(UUID, message)

const whole = (name: string, max: number) => {
  const message = `${name} must be a whole number from 0 to ${max}`
  return yup
    .number()
    .strict()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(0, message)
    .max(max, message)
}

const cardEvent = yup
  .object({
    id: eventId('id must be a UUID in small letters').required('id must be a UUID in small letters'),
    card: yup
      .string()
      .strict()
      .typeError('This is not the id of a card')
      .required('This is not the id of a card')
      .max(CARD_ID_MAX_CHARACTERS, 'This is not the id of a card')
      .matches(CARD_ID, 'This is not the id of a card'),
    kind: yup
      .string<CardEvent['kind']>()
      .strict()
      .typeError('kind is not known')
      .required('kind is not known')
      .oneOf(['review', 'undo', 'keep', 'drop'], 'kind is not known'),
    at: momentAtom('at must be a time such as 2026-03-01T08:00:00.000Z'),
    rating: yup
      .number()
      .strict()
      .typeError('rating must be 1, 2, 3, 4 or null')
      .nullable()
      .defined('rating must be 1, 2, 3, 4 or null')
      .oneOf([1, 2, 3, 4, null], 'rating must be 1, 2, 3, 4 or null'),
    undoes: eventId('undoes must be the id of a review or null')
      .nullable()
      .defined('undoes must be the id of a review or null'),
    durationMs: whole('durationMs', 3_600_000),
  })
  .noUnknown('This field is not known')
  .test(
    'whole',
    'A review has a rating, an undo names what it undoes, and nothing else has either',
    ({ kind, rating, undoes }) =>
      (kind === 'review') === (rating !== null) && (kind === 'undo') === (undoes !== null),
  )

export const cardsLogRequest = yup.object({
  /** The device's own clock at the moment of sending. */
  sentAt: momentAtom('sentAt must be a time such as 2026-03-01T08:00:00.000Z'),
  since: whole('since', 2_000_000_000),
  events: yup
    .array(cardEvent)
    .strict()
    .typeError('events must be a list')
    .required('events must be a list')
    .max(CARDS_BATCH_MAX_EVENTS, `At most ${CARDS_BATCH_MAX_EVENTS} entries in one call`),
})

export type CardsLogRequest = yup.InferType<typeof cardsLogRequest>
