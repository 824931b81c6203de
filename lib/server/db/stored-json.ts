import 'server-only'
import { STORED_JSON, type StoredColumn, type StoredValue } from '@/lib/exams/stored-json'
import { server } from '../server'

/**
 * JSON of a row as its column promises it. What does not fit is nothing, so that one row that cannot be read takes no
 * others with it, and is an error of the log with table, column and row, never with what stands there.
 */
export function fitting<C extends StoredColumn>(
  column: C,
  row: string,
  value: unknown,
): StoredValue<C> | null {
  if (value === null || value === undefined) return null
  if (STORED_JSON[column](value)) return value as StoredValue<C>
  server().log.error({ detail: `${column} of ${row}` }, 'a stored value is of no known shape')
  return null
}
