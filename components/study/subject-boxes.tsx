import type { ReactNode } from 'react'
import { LEVELS } from '@/lib/catalogue/levels'
import { courseOf, type StudySubject } from '@/lib/study/catalogue'

type Props = {
  catalogue: readonly StudySubject[]
  levels?: readonly (typeof LEVELS)[number][]
  chosen: ReadonlySet<string>
  onToggle: (subject: StudySubject) => void
  /** what stands behind the name */
  fact: (subject: StudySubject) => ReactNode
}

/** The subjects of each level, to be ticked. */
export function SubjectBoxes({ catalogue, levels = LEVELS, chosen, onToggle, fact }: Props) {
  return (
    <div className="two">
      {levels.map(({ id, courseName }) => (
        <fieldset key={id}>
          <legend className="label">{courseName}</legend>
          {catalogue
            .filter(({ level }) => level === id)
            .map(subject => (
              <label className="choose" key={courseOf(subject)} data-subject={subject.slug}>
                <input
                  type="checkbox"
                  checked={chosen.has(courseOf(subject))}
                  onChange={() => onToggle(subject)}
                />
                <span>{subject.name}</span>
                <span className="code">{fact(subject)}</span>
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  )
}
