import 'server-only'
import type { Migration } from '../migration'

/** The student may say that an answer is a guess; the result then shows how the guesses did. */
export const guessColumn: Migration = {
  name: '0010-guesses',
  statements: [`alter table attempt_answers add column guessed boolean not null default false`],
}
