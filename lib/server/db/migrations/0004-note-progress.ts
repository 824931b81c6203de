import 'server-only'
import type { Migration } from '../migration'

export const noteProgressTable: Migration = {
  name: '0004-note-progress',
  statements: [
    // An un-ticked note stays as a row: its time is what decides against an older tick of another device.
    `create table note_progress (
      account_id uuid not null references accounts (id) on delete cascade,
      path text not null check (length(path) <= 200), learned boolean not null,
      changed_at timestamptz(3) not null, primary key (account_id, path)
    )`,
  ],
}
