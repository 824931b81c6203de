import 'server-only'
import type { Migration } from '../migration'

/** A paper is stored once, however many sit it; answers are rows, so that two devices never overwrite each other. */
export const examTables: Migration = {
  name: '0006-exams',
  statements: [
    `create table exam_papers (id text primary key, body jsonb not null)`,
    `alter table attempts add column exam_paper_id text references exam_papers (id)`,
    `alter table attempts add column mode text not null default 'exam'`,
    `alter table attempts add column time_factor real`,
    `alter table attempts add column deadline_at timestamptz(3)`,
    `alter table attempts add column handed_in_at timestamptz(3)`,
    `alter table attempts add column automatic boolean not null default false`,
    `alter table attempts add column earned integer`,
    `alter table attempts add column to_self_mark integer`,
    `alter table attempts drop column detail`,
    `create table attempt_answers (
      attempt_id uuid not null references attempts (id) on delete cascade, part text not null, seq integer not null,
      answer jsonb, working text not null default '', flagged boolean not null default false,
      struck text not null default '', time_ms integer not null default 0, self_points jsonb,
      changed_at timestamptz(3) not null, primary key (attempt_id, part)
    )`,
  ],
}
