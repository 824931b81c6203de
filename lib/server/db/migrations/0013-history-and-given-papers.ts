import 'server-only'
import type { Migration } from '../migration'

/**
 * What a paper asked stands beside it, for the histories of students; its code is found; and a paper may be given to
 * others. An instance of the version before goes on storing papers: theirs have no history to tell.
 */
export const historyAndGivenPapers: Migration = {
  name: '0013-history-and-given-papers',
  statements: [
    `alter table exam_papers
      add column paper_id text generated always as (body ->> 'paperId') stored,
      add column seed text generated always as (body ->> 'seed') stored,
      add column drawn jsonb not null default '[]',
      add column given_at timestamptz(3)`,
    `update exam_papers set drawn = (
      select coalesce(jsonb_agg(jsonb_build_array(question ->> 'template', question ->> 'seed') order by place), '[]')
      from jsonb_array_elements(body -> 'questions') with ordinality as asked (question, place)
    )`,
    `create index exam_papers_code on exam_papers (paper_id, seed)`,
  ],
}
