import 'server-only'
import type { Migration } from '../migration'

/** Lists count what a paper asks without reading it, and what the clock has closed is found without a look at all attempts. */
export const attemptsToClose: Migration = {
  name: '0015-attempts-to-close',
  statements: [
    `alter table exam_papers
      add column questions integer generated always as (jsonb_array_length(body -> 'questions')) stored,
      add column parts integer generated always as
        (jsonb_array_length(jsonb_path_query_array(body, '$.questions[*].parts[*]'))) stored`,
    `create index attempts_unmarked on attempts (deadline_at) where marks_by_subtopic is null`,
  ],
}
