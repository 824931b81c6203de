'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DeleteTool, DownloadTool } from '@/components/account/account-actions.client'
import { GoLink } from '@/components/ui/go-link'
import { keepEntries } from '@/lib/client/study/study-store'
import type { AgeBand } from '@/lib/contracts/study'
import { routes } from '@/lib/routes'
import type { Hub } from '@/lib/study/hub'

const BANDS: readonly (readonly [AgeBand, string])[] = [
  ['under13', 'under 13'],
  ['13to17', '13 to 17'],
  ['18plus', '18 or over'],
  ['unsaid', 'prefer not to say'],
]

function keepBand(band: AgeBand): void {
  void keepEntries([{ kind: 'setting', key: 'ageBand', value: band }])
}

/** The question itself: four answers of equal weight, none chosen beforehand. */
export function AgeForm({ band, onSaved }: { band: AgeBand | null; onSaved?: () => void }) {
  const [chosen, setChosen] = useState<AgeBand | null>(band)
  const [said, setSaid] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen === null) return setSaid('Choose one of the four answers first.')
    keepBand(chosen)
    setSaid('Saved. You can change it in your account.')
    onSaved?.()
  }
  return (
    <form className="age-form" onSubmit={submit}>
      <fieldset>
        <legend className="label">I am:</legend>
        {BANDS.map(([value, name]) => (
          <label className="choose" key={value}>
            <input
              type="radio"
              name="age-band"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn">
        Save
      </button>
      <p className="hint" role="status">
        {said}
      </p>
    </form>
  )
}

/** Asked once, in the hub; later it stands in the account. The answer stays in view until the page is left. */
export function AgeQuestion({ hub }: { hub: Hub }) {
  const [isSaved, setSaved] = useState(false)
  if (hub.settings.ageBand !== null && !isSaved) return null
  return (
    <section className="hub-block" aria-labelledby="age-head">
      <h2 id="age-head">One question</h2>
      <p className="small muted">
        Only the group is kept, never a birthday. Everybody has the same high privacy, whatever the answer.
        You can change it in your account.
      </p>
      <AgeForm band={null} onSaved={() => setSaved(true)} />
    </section>
  )
}

/** Kind and plain: everything for learning stays open, only the account is not for them. */
export function Under13() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="under13">
      <section className="hub-block" aria-labelledby="under13-head">
        <h2 id="under13-head" ref={heading} tabIndex={-1}>
          You are under 13: please learn here without an account
        </h2>
        <p>
          You have done nothing wrong. An account keeps your name and address with us, and for that you should
          be 13. Without one you can do almost everything: read every note, sit every mock exam, and mark
          notes as learned. What you do then stays on this device, and nobody else sees it.
        </p>
        <ol className="under13-steps">
          <li>
            <b>Take your work along.</b> A file with all that is kept about you.
            <DownloadTool />
          </li>
          <li>
            <b>Delete the account.</b> Ask a parent to sit beside you. Your name, address and papers are
            deleted at once.
            <DeleteTool />
          </li>
          <li>
            <b>Go on learning.</b> No log-in is needed for it.
            <GoLink href={routes.revisionNotes}>Revision notes</GoLink>
            <GoLink href={routes.mockExams}>Mock exams</GoLink>
          </li>
        </ol>
        <p>
          <GoLink href={routes.privacy}>What we keep, in short sentences, to read with a parent</GoLink>
        </p>
        <details className="fold">
          <summary>
            <span className="fold-name">I chose the wrong answer</span>
          </summary>
          <AgeForm band="under13" />
        </details>
      </section>
    </div>
  )
}
