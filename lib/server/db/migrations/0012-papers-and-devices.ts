import 'server-only'
import type { Migration } from '../migration'

/** Papers that nobody sits any more are swept, and a session says roughly on what it was opened. */
export const papersAndDevices: Migration = {
  name: '0012-papers-and-devices',
  statements: [
    `alter table exam_papers add column used_at timestamptz(3) not null default now()`,
    `create index exam_papers_used on exam_papers (used_at)`,
    `create index attempts_exam_paper on attempts (exam_paper_id)`,
    `alter table sessions add column device text`,
  ],
}
