'use client'

import { useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { routes } from '@/lib/routes'
import { attemptList } from '@/lib/study/attempt-list'
import { courseOf } from '@/lib/study/catalogue'
import type { AttemptFilter, AttemptOrder, Hub } from '@/lib/study/hub'
import { AttemptRow } from './attempt-row'
import { ChoiceField } from './choice-field'
import { CorrectedAttempts } from './corrected-attempts.client'
import { Strengths } from './strengths'

type Choice<T extends string> = readonly (readonly [value: T, name: string])[]
const KINDS: Choice<AttemptFilter['kind']> = [
  ['all', 'Mocks and topic tests'],
  ['mock', 'Mock exams'],
  ['test', 'Topic tests'],
]
const ORDERS: Choice<AttemptOrder> = [
  ['newest', 'Newest first'],
  ['best', 'Best result first'],
  ['worst', 'Weakest result first'],
]
const SHOWN_FIRST = 10

type SelectProps<T extends string> = {
  id: string
  label: string
  value: T
  choice: Choice<T>
  onChange: (value: T) => void
}

function Select<T extends string>({ id, label, value, choice, onChange }: SelectProps<T>) {
  return (
    <ChoiceField
      id={id}
      label={label}
      value={value}
      onChange={chosen => onChange(choice.find(([each]) => each === chosen)?.[0] ?? value)}
    >
      {choice.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </ChoiceField>
  )
}

function Papers({ hub }: { hub: Hub }) {
  const [course, setCourse] = useState('all')
  const [kind, setKind] = useState<AttemptFilter['kind']>('all')
  const [order, setOrder] = useState<AttemptOrder>('newest')
  const [isWhole, setWhole] = useState(false)
  const sat = new Set(hub.attempts.map(each => `${each.level}/${each.subject}`))
  const courses: Choice<string> = [
    ['all', 'All subjects'],
    ...hub.catalogue
      .filter(subject => sat.has(courseOf(subject)))
      .map(subject => [courseOf(subject), subject.name] as const),
  ]
  const list = attemptList(hub.attempts, { course, kind }, order)
  const shown = isWhole ? list : list.slice(0, SHOWN_FIRST)
  return (
    <>
      <div className="filters">
        <Select id="papers-subject" label="Subject" value={course} choice={courses} onChange={setCourse} />
        <Select id="papers-kind" label="Kind" value={kind} choice={KINDS} onChange={setKind} />
        <Select id="papers-order" label="Order" value={order} choice={ORDERS} onChange={setOrder} />
      </div>
      <p className="small muted num" role="status">
        {list.length === hub.attempts.length
          ? `${list.length} in all`
          : `${list.length} of ${hub.attempts.length}`}
      </p>
      <ul role="list" className="rows">
        {shown.map(attempt => (
          <AttemptRow key={attempt.attemptId} attempt={attempt} now={hub.now} />
        ))}
      </ul>
      {shown.length < list.length && (
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          Show all {list.length}
        </button>
      )}
    </>
  )
}

/** Strengths and weaknesses by topic, and every paper. */
export function ResultsPart({ hub }: { hub: Hub }) {
  return (
    <div className="hub-list">
      <CorrectedAttempts hub={hub} />
      <section className="hub-block" aria-labelledby="strengths-head">
        <h2 id="strengths-head">Strengths and weaknesses by topic</h2>
        <Strengths hub={hub} />
      </section>
      <section className="hub-block" aria-labelledby="all-head">
        <h2 id="all-head">All papers</h2>
        {hub.attempts.length > 0 ? (
          <Papers hub={hub} />
        ) : (
          <>
            <p>No paper yet. Start with a topic test: it is short, and marked at once.</p>
            <GoLink href={routes.mockExams}>Choose a paper</GoLink>
          </>
        )}
      </section>
    </div>
  )
}
