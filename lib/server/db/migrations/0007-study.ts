import 'server-only'
import type { Migration } from '../migration'

/** What a student sets for studying, and the marks of each paper by sub-topic (null until marked anew). */
export const studyTables: Migration = {
  name: '0007-study',
  statements: [
    `create table study_entries (
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (length(kind) <= 20), key text not null check (length(key) <= 200),
      value text check (length(value) <= 200), changed_at timestamptz(3) not null,
      primary key (account_id, kind, key)
    )`,
    `alter table attempts add column marks_by_subtopic jsonb`,
  ],
}
