'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import type { SubjectSlug } from '@/lib/catalogue/subjects'
import { NOTES_CHANGED_EVENT, readLatest, readLearned } from '@/lib/client/notes-store'

/** A subject as the hub shows it; `notes` are the addresses of its finished notes. */
export type HubSubject = {
  href: string
  name: string
  code: string
  icon: SubjectSlug
  notes: readonly { path: string; title: string }[]
}

type Latest = Awaited<ReturnType<typeof readLatest>>

function useReading(): { learned: ReadonlySet<string>; latest: Latest } | null {
  const [reading, setReading] = useState<{ learned: ReadonlySet<string>; latest: Latest } | null>(null)
  useEffect(() => {
    const read = () =>
      void Promise.all([readLearned(), readLatest()]).then(([learned, latest]) =>
        setReading({ learned: new Set(learned), latest }),
      )
    read()
    window.addEventListener(NOTES_CHANGED_EVENT, read)
    return () => window.removeEventListener(NOTES_CHANGED_EVENT, read)
  }, [])
  return reading
}

/** Where you stopped, and how many notes of each subject are marked as learned. */
export function HubProgress({ subjects }: { subjects: readonly HubSubject[] }) {
  const reading = useReading()
  const latest = reading?.latest
  const title = subjects.flatMap(each => each.notes).find(note => note.path === latest?.path)?.title
  return (
    <>
      <Section id="carry-on" title="Carry on">
        {latest && title ? (
          <>
            <p>
              {title}
              {latest.memory.place && `: you stopped at “${latest.memory.place.text}”.`}
            </p>
            <GoLink href={latest.memory.place ? `${latest.path}#${latest.memory.place.id}` : latest.path}>
              Open the note
            </GoLink>
          </>
        ) : (
          <p>Open a note, and this place leads back to it.</p>
        )}
      </Section>
      <Section
        id="subjects"
        title="Your subjects"
        lead="Notes that you have marked as learned, on any device that you log in to."
      >
        <ul role="list" className="rows">
          {subjects.map(subject => {
            const count = subject.notes.filter(note => reading?.learned.has(note.path)).length
            return (
              <li key={subject.href}>
                <Link className="subject" data-subject={subject.icon} href={subject.href} prefetch={false}>
                  <Icon name={subject.icon} />
                  <span className="subject-name">{subject.name}</span>
                  <span className="leader-dots" />
                  <span className="num nowrap">
                    {count} of {subject.notes.length}
                  </span>
                  <span className="code">{subject.code}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </Section>
    </>
  )
}
