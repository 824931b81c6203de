import 'server-only'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CorrectionNotice } from '@/lib/contracts/exams'

/** What the student of an attempt has still to be told of corrections; null when there is nothing. */
export function noticeOfAttempt(id: SQLWrapper): SQL<CorrectionNotice | null> {
  return sql`(select case when count(*) > 0
      then json_build_object('keys', json_agg(distinct c.part), 'gained', sum(c.gained)) end
    from attempt_corrections c where c.attempt_id = ${id} and c.seen_at is null)`
}

/** How many parts of an attempt have an answer. */
export function answeredOfAttempt(id: SQLWrapper): SQL<number> {
  return sql`(select count(*)::integer from attempt_answers w where w.attempt_id = ${id} and w.answer is not null)`
}
