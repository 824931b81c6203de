import 'server-only'
import type { Migration } from '../migration'

export const identityTables: Migration = {
  name: '0002-identity',
  statements: [
    `create table accounts (
      id uuid primary key, email text not null, email_key text not null unique, full_name text not null,
      country_id text not null references countries (id), grade_id text not null references grades (id),
      password_hash text not null, registered_at timestamptz(3) not null, last_seen_at timestamptz(3) not null
    )`,
    `create table sessions (
      id uuid primary key, account_id uuid not null references accounts (id) on delete cascade,
      secret_hash text not null unique, generation integer not null, rotated_at timestamptz(3) not null,
      started_at timestamptz(3) not null, ends_at timestamptz(3) not null
    )`,
    `create index sessions_account on sessions (account_id)`,
    `create index sessions_end on sessions (ends_at)`,
    `create table reset_tokens (
      account_id uuid primary key references accounts (id) on delete cascade,
      token_hash text not null unique, ends_at timestamptz(3) not null
    )`,
    `create table login_throttles (
      key text primary key, attempts integer not null, granted boolean not null,
      blocked_until timestamptz(3), updated_at timestamptz(3) not null
    )`,
    `create index login_throttles_updated on login_throttles (updated_at)`,
    `create table bot_check_uses (id text primary key, ends_at timestamptz(3) not null)`,
    `create index bot_check_uses_end on bot_check_uses (ends_at)`,
    // The shape that rate-limiter-flexible expects.
    `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    `create index rate_limits_expire on rate_limits (expire)`,
  ],
}
