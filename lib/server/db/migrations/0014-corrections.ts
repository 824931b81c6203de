import 'server-only'
import type { Migration } from '../migration'

/** Answers found wrong after papers were sat: which papers they stand in, and which attempts they have reached. */
export const correctionTables: Migration = {
  name: '0014-corrections',
  statements: [
    `alter table exam_papers add column drawn_at timestamptz(3) not null default now()`,
    `update exam_papers p set
      drawn_at = coalesce((select min(a.created_at) from attempts a where a.exam_paper_id = p.id), p.used_at)`,
    `create index exam_papers_drawn on exam_papers using gin (drawn jsonb_path_ops)`,
    `create table attempt_corrections (
      attempt_id uuid not null references attempts (id) on delete cascade,
      correction_id text not null,
      part text not null,
      gained integer not null,
      applied_at timestamptz(3) not null,
      seen_at timestamptz(3),
      primary key (attempt_id, correction_id)
    )`,
  ],
}
