import type {
  CountryItem,
  ExploreResult,
  GradeItem,
  LoginResult,
  NoteProgress,
  Tokens,
  VisitorMode,
} from '@/lib/contracts/dto'
import { ApiError } from './api-error'

/** Answers are read field by field: another server may stand behind the same addresses (docs/product/calls.md). */
type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields
  throw new ApiError({ kind: 'unknown' })
}

/** Ids may come as numbers from another server. */
function text(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  throw new ApiError({ kind: 'unknown' })
}

function textOr(fields: Fields, name: string, otherwise: string): string {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise
}

export function readTokens(value: unknown): Tokens {
  const fields = fieldsOf(value)
  return {
    accessToken: text(fields, 'accessToken'),
    refreshToken: text(fields, 'refreshToken'),
    userId: text(fields, 'userId'),
    socketToken: textOr(fields, 'socketToken', ''),
    refreshTokenValidity: textOr(fields, 'refreshTokenValidity', ''),
  }
}

export function readLoginResult(value: unknown): LoginResult {
  return { ...readTokens(value), fullName: text(fieldsOf(value), 'fullName') }
}

export function readExploreResult(value: unknown): Omit<ExploreResult, 'data'> {
  const fields = fieldsOf(value)
  const mode: VisitorMode = fields.mode === 'VISITOR' ? 'VISITOR' : 'EXPLORE'
  return { xVisitorId: text(fields, 'xVisitorId'), lastUpdateAt: text(fields, 'lastUpdateAt'), mode }
}

function listOf<T>(value: unknown, read: (fields: Fields) => T): T[] {
  if (!Array.isArray(value)) throw new ApiError({ kind: 'unknown' })
  return value.map(each => read(fieldsOf(each)))
}

export function readGrades(value: unknown): GradeItem[] {
  return listOf(value, fields => ({ id: text(fields, 'id'), name: text(fields, 'name') }))
}

export function readCountries(value: unknown): CountryItem[] {
  return listOf(value, fields => ({
    id: text(fields, 'id'),
    name: text(fields, 'name'),
    alpha2Code: textOr(fields, 'alpha2Code', ''),
    alpha3Code: textOr(fields, 'alpha3Code', ''),
  }))
}

export function readNotesProgress(value: unknown): NoteProgress[] {
  return listOf(fieldsOf(value).notes, fields => {
    const at = text(fields, 'at')
    if (Number.isNaN(Date.parse(at))) throw new ApiError({ kind: 'unknown' })
    return { path: text(fields, 'path'), learned: fields.learned === true, at }
  })
}
