'use client'

import { type FormEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { LEVELS } from '@/lib/catalogue/levels'
import { counted } from '@/lib/catalogue/wording'
import { keepEntries } from '@/lib/client/study/study-store'
import { courseOf, notesOf, type StudySubject } from '@/lib/study/catalogue'
import type { Hub } from '@/lib/study/hub'
import { seriesToCome } from '@/lib/study/series'
import { ChoiceField } from './choice-field'
import { SubjectBoxes } from './subject-boxes'

const UNKNOWN = 'unknown'

const follows = (courses: Iterable<string>) =>
  [...courses].map(key => ({ kind: 'follow' as const, key, value: 'yes' }))

/** The account's level stands first. */
function levelsOf({ followed }: Hub) {
  const own = followed[0]?.level
  return LEVELS.toSorted((one, other) => Number(other.id === own) - Number(one.id === own))
}

/** Asked once, of who has said and done nothing yet: which subjects, and when. A plan stands after it. */
export function FirstChoice({ hub }: { hub: Hub }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [series, setSeries] = useState<string>(UNKNOWN)
  const [fault, setFault] = useState(false)
  const ahead = seriesToCome(hub.today)

  function toggle(subject: StudySubject) {
    const next = new Set(chosen)
    if (!next.delete(courseOf(subject))) next.add(courseOf(subject))
    setChosen(next)
    setFault(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.size === 0) return setFault(true)
    const from = ahead.find(({ name }) => name === series)?.from
    const dates = from ? [...chosen].map(key => ({ kind: 'examDate' as const, key, value: from })) : []
    void keepEntries([...follows(chosen), ...dates])
  }

  return (
    <form className="hub-first hub-block" noValidate onSubmit={submit} aria-labelledby="first-choice-head">
      <h2 id="first-choice-head">What do you study?</h2>
      <SubjectBoxes
        catalogue={hub.catalogue}
        levels={levelsOf(hub)}
        chosen={chosen}
        onToggle={toggle}
        fact={subject => counted(notesOf(subject), 'note')}
      />
      <ChoiceField id="first-series" label="When do you sit the exams?" value={series} onChange={setSeries}>
        <option value={UNKNOWN}>I do not know yet</option>
        {ahead.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </ChoiceField>
      <p className="hint">
        The plan counts to the first day of the series. Put in the days of your own timetable when you have
        it.
      </p>
      {fault && (
        <p className="error" role="alert">
          <Icon name="alert" small /> Choose at least one subject, or skip this step.
        </p>
      )}
      <div className="btn-row">
        <button type="submit" className="btn btn-pen">
          Make my plan
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => void keepEntries(follows(hub.followed.map(courseOf)))}
        >
          Skip
        </button>
      </div>
    </form>
  )
}
