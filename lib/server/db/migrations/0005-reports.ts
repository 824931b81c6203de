import 'server-only'
import type { Migration } from '../migration'

export const reportTables: Migration = {
  name: '0005-reports',
  statements: [
    // Nothing of who reported: no account, no visitor, no address.
    `create table reports (
      id uuid primary key, kind text not null, subject text not null, reason text not null,
      words text not null, created_at timestamptz(3) not null
    )`,
    `create index reports_created on reports (created_at)`,
    // A mail goes to the owner of an account, or tells the editors of a report.
    `alter table mail_outbox alter column email_key drop not null`,
    `alter table mail_outbox add column report_id uuid references reports (id) on delete cascade`,
    `alter table mail_outbox add check ((email_key is null) <> (report_id is null))`,
    `create index mail_outbox_report on mail_outbox (report_id) where report_id is not null`,
  ],
}
