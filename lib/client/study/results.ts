import { STUDY_KINDS, type StudyEntry, type StudyKind } from '@/lib/contracts/study'
import { ApiError } from '../api-error'

/** Entries are kept in this browser and used as keys, so each is looked at first. @throws ApiError */
export function readStudyEntries(value: unknown): StudyEntry[] {
  const { entries } = (value ?? {}) as { entries?: unknown }
  if (!Array.isArray(entries)) throw new ApiError({ kind: 'unknown' })
  return entries.map(each => {
    const { kind, key, value: own, at } = (each ?? {}) as Record<string, unknown>
    const isKnown = (STUDY_KINDS as readonly unknown[]).includes(kind)
    if (!isKnown || typeof key !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at)))
      throw new ApiError({ kind: 'unknown' })
    return { kind: kind as StudyKind, key, value: typeof own === 'string' ? own : null, at }
  })
}
