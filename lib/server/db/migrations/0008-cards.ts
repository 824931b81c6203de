import 'server-only'
import type { Migration } from '../migration'

/** A log that only grows. The shelf hands out its numbers one call at a time, so that no reader misses an entry. */
export const cardTables: Migration = {
  name: '0008-cards',
  statements: [
    `create table card_shelves (
      account_id uuid primary key references accounts (id) on delete cascade, last_seq integer not null
    )`,
    `create table card_events (
      account_id uuid not null references accounts (id) on delete cascade, id uuid not null, seq integer not null,
      card text not null check (length(card) <= 200), kind text not null, at timestamptz(3) not null,
      rating smallint, undoes uuid, duration_ms integer not null, primary key (account_id, id)
    )`,
    `create unique index card_events_seq on card_events (account_id, seq)`,
  ],
}
