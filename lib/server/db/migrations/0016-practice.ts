import 'server-only'
import type { Migration } from '../migration'

/** The latest answer of a student, or of a visitor, to each template that was practised in a note. */
export const practiceTable: Migration = {
  name: '0016-practice',
  statements: [
    `create table practice_answers (
      owner_id uuid not null,
      account_id uuid references accounts (id) on delete cascade,
      level text not null, subject text not null, template text not null check (length(template) <= 120),
      seed text not null,
      marks jsonb not null,
      answered_at timestamptz(3) not null,
      primary key (owner_id, level, subject, template)
    )`,
    `create index practice_answers_account on practice_answers (account_id)`,
    `create index practice_answers_visitor on practice_answers (answered_at) where account_id is null`,
  ],
}
