import 'server-only'
import type { Migration } from '../migration'

export const inactiveAccounts: Migration = {
  name: '0011-inactive-accounts',
  statements: [
    `alter table accounts add column noticed_at timestamptz(3)`,
    `create index accounts_last_seen on accounts (last_seen_at)`,
  ],
}
