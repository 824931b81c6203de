import type { LevelId } from '../catalogue/levels'
import { findSubject } from '../catalogue/subjects'
import type { StudyAttempt, StudyEntry } from '../contracts/study'
import { courseOf, type StudySubject } from './catalogue'

export type Use = {
  level: LevelId
  entries: readonly StudyEntry[]
  /** Addresses of learned notes. */
  learned: ReadonlySet<string>
  attempts: readonly StudyAttempt[]
}

export type Followed = {
  courses: ReadonlySet<string>
  /** Nothing at all is known of the student: neither said nor done. */
  isNewcomer: boolean
}

/**
 * The subjects that stand in the hub: what the student has said of each; else those in use; and as long as
 * nothing at all is known, those of the account's level.
 */
export function followedCourses(
  { level, entries, learned, attempts }: Use,
  all: readonly StudySubject[],
): Followed {
  const said = new Map(entries.flatMap(({ kind, key, value }) => (kind === 'follow' ? [[key, value]] : [])))
  const used = new Set([
    ...[...learned].map(courseOfNote),
    ...attempts.map(attempt => `${attempt.level}/${attempt.subject}`),
    ...entries.flatMap(({ kind, key, value }) =>
      value === null
        ? []
        : kind === 'place'
          ? [courseOfNote(key)]
          : kind === 'examDate'
            ? [key.split('/').slice(0, 2).join('/')]
            : [],
    ),
  ])
  const followed = all
    .map(courseOf)
    .filter(course => (said.get(course) ?? null) === 'yes' || (said.get(course) == null && used.has(course)))
  const isNewcomer = followed.length === 0 && [...said.values()].every(value => value === null)
  const ofLevel = all.filter(subject => subject.level === level).map(courseOf)
  return { courses: new Set(isNewcomer ? ofLevel : followed), isNewcomer }
}

/** "igcse/physics" of the address of a note. */
export function courseOfNote(path: string): string {
  return path.split('/').slice(2, 4).join('/')
}

/**
 * What is to be kept when one subject joins or leaves: all that is shown becomes said, so that a choice among
 * suggestions never makes the others vanish.
 */
export function followChanges(
  followed: ReadonlySet<string>,
  course: string,
  joins: boolean,
): Pick<StudyEntry, 'kind' | 'key' | 'value'>[] {
  const courses = new Set([...followed, course])
  return [...courses]
    .filter(each => findSubject(...(each.split('/') as [string, string])) !== null)
    .map(each => ({ kind: 'follow', key: each, value: each !== course || joins ? 'yes' : 'no' }))
}
