import type { CardEvent } from '@/lib/cards/log'
import type { CardsLogResult } from '../cards'
import { operation } from '../operation'
import { count, exact, flag, list, oneOf, orNull, text, time } from '../shape'

export const cardEvent = exact<CardEvent>({
  id: text(),
  card: text(),
  kind: oneOf(['review', 'undo', 'keep', 'drop']),
  at: time(),
  rating: orNull(count()),
  undoes: orNull(text()),
  durationMs: count(),
})

export const cardsLog = operation({
  method: 'POST',
  path: '/api/cards/log',
  summary:
    'Takes entries of the log of flashcards (reviews, undone reviews, questions kept or dropped) and answers those after `since`. The log only grows: an entry whose id is known changes nothing, so a call may be repeated. sentAt tells how far the clock of the device is off.',
  needs: 'session',
  limit: 'cards',
  request: ({ cardsLogRequest }) => cardsLogRequest,
  response: exact<CardsLogResult>({ events: list(cardEvent), next: count(), more: flag() }),
})
