import type { MarksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import type { AccountExport } from '../dto'
import { operation } from '../operation'
import { anything, done, exact, list, orNull, text, time } from '../shape'
import { cardEvent } from './cards'
import { noteProgress } from './progress'
import { tutoringExport } from './tutoring'

export const accountExport = operation({
  method: 'GET',
  path: '/api/identity/account',
  summary: 'All that is stored about the signed-in person.',
  needs: 'session',
  limit: 'exports',
  response: exact<AccountExport>({
    exportedAt: time(),
    account: exact({
      userId: text(),
      fullName: text(),
      email: text(),
      registeredAt: time(),
      country: text(),
      grade: text(),
    }),
    sessions: list(exact({ device: orNull(text()), startedAt: time(), lastUsedAt: time(), endsAt: time() })),
    mails: list(exact({ subject: text(), queuedAt: time(), sentAt: orNull(text()) })),
    attempts: list(anything<Record<string, unknown>>({ type: 'object' })),
    notes: list(noteProgress),
    practice: list(
      exact({
        level: text(),
        subject: text(),
        template: text(),
        seed: text(),
        marks: anything<MarksBySubtopic>({ type: 'object' }),
        answeredAt: time(),
      }),
    ),
    study: list(exact({ kind: text(), key: text(), value: orNull(text()), at: time() })),
    tutoring: tutoringExport,
    cards: list(cardEvent),
  }),
})

export const accountErase = operation({
  method: 'DELETE',
  path: '/api/identity/account',
  summary: 'Erases the signed-in person at once. The password is asked again.',
  needs: 'session',
  limit: 'erasures',
  request: ({ accountEraseRequest }) => accountEraseRequest,
  response: done(),
  errors: ['invalidCredentials', 'busy'],
  own401: true,
})
