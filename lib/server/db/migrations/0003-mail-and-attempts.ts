import 'server-only'
import type { Migration } from '../migration'

export const mailAndAttemptTables: Migration = {
  name: '0003-mail-and-attempts',
  statements: [
    `create table mail_outbox (
      id uuid primary key, kind text not null, email_key text not null, queued_at timestamptz(3) not null,
      tries integer not null, due_at timestamptz(3) not null, leased_until timestamptz(3),
      sent_at timestamptz(3), failed_at timestamptz(3), last_error text
    )`,
    `create index mail_outbox_due on mail_outbox (due_at) where sent_at is null and failed_at is null`,
    `create index mail_outbox_email on mail_outbox (email_key)`,
    `create table attempts (
      id uuid primary key, paper_id text not null references papers (id), visitor_id uuid,
      account_id uuid references accounts (id) on delete cascade, created_at timestamptz(3) not null,
      ends_at timestamptz(3) not null, detail jsonb not null default '{}',
      check (visitor_id is not null or account_id is not null)
    )`,
    `create index attempts_visitor on attempts (visitor_id) where visitor_id is not null`,
    `create index attempts_account on attempts (account_id) where account_id is not null`,
  ],
}
