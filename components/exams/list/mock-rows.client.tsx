'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { durationText } from '@/lib/catalogue/wording'
import { askFor } from '@/lib/client/ask-late'
import { clockText } from '@/lib/client/exams/exam-clock'
import { late } from '@/lib/client/late'
import { dayOf } from '@/lib/client/moments'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { routes } from '@/lib/routes'
import { AttemptScore } from '../attempt-score'
import { useOwnAttempts } from './attempts-store.client'
import type { OfferSubject, PaperOffer } from './paper-offer'
import type { Chosen } from './start-dialog.client'

const startDialog = late(() => import('./start-dialog.client').then(module => module.StartDialog))

function leftText(attempt: AttemptSummary): string {
  if (attempt.deadlineAt === null) return 'open, no time limit'
  const left = Date.parse(attempt.deadlineAt) - Date.now()
  if (left <= 0) return 'time is up'
  return `${left > 3_600_000 ? durationText(Math.ceil(left / 60_000)) : clockText(left).replace(/:\d\d$/, ' min')} left`
}

/** The newest attempt of each very paper that was sat; an open one comes before all. */
function newestBySeed(attempts: readonly AttemptSummary[], paperId: string): Map<string, AttemptSummary> {
  const own = attempts.filter(attempt => attempt.paperId === paperId && attempt.state !== 'print')
  const found = new Map<string, AttemptSummary>()
  for (const attempt of own) {
    const known = found.get(attempt.seed)
    if (!known || (known.state !== 'open' && attempt.state === 'open')) found.set(attempt.seed, attempt)
  }
  return found
}

function State({ attempt }: { attempt: AttemptSummary | null }) {
  if (!attempt) return null
  return (
    <p className="paper-meta">
      {attempt.state === 'open' && (
        <span className="tag is-pen">
          <Icon name="clock" />
          {leftText(attempt)}
        </span>
      )}
      {attempt.state === 'handedIn' && attempt.handedInAt && <span>Sat on {dayOf(attempt.handedInAt)}</span>}
    </p>
  )
}

type RowProps = {
  subject: OfferSubject
  offer: PaperOffer
  name: string
  attempt: AttemptSummary | null
  /** what to press first, unless a paper is open */
  isMain?: boolean
  onStart: () => void
}

function Row({ subject, offer, name, attempt, isMain, onStart }: RowProps) {
  return (
    <li className="paper">
      <h4>{name}</h4>
      <State attempt={attempt} />
      <div className="paper-side">
        <AttemptScore attempt={attempt?.state === 'handedIn' ? attempt : null} marks={offer.totalMarks} />
      </div>
      <div className="paper-act">
        {attempt?.state === 'open' ? (
          <Link className="btn btn-pen" href={routes.sit(subject, attempt.attemptId)}>
            Resume<span className="vh"> {name}</span>
          </Link>
        ) : attempt?.state === 'handedIn' ? (
          <>
            <Link className="btn" href={routes.review(subject, attempt.attemptId)}>
              Review<span className="vh"> {name}</span>
            </Link>
            <button type="button" className="btn btn-quiet needs-js" onClick={onStart}>
              Sit again<span className="vh">: {name}</span>
            </button>
          </>
        ) : (
          <button type="button" className={`btn needs-js${isMain ? ' btn-pen' : ''}`} onClick={onStart}>
            Start<span className="vh"> {name}</span>
          </button>
        )}
      </div>
    </li>
  )
}

type Props = {
  subject: OfferSubject
  offer: PaperOffer
  /** So many numbered mocks stand in the list. The rest of the ten lies in a fold, so that the next paper is near. */
  shown: number
}

/** The numbered mocks of one paper and the fresh one; what was sat shows when the browser knows it. */
export function MockRows({ subject, offer, shown }: Props) {
  const { attempts } = useOwnAttempts()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [, setMinute] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMinute(minute => minute + 1), 30_000) // "left" goes on
    return () => clearInterval(timer)
  }, [])
  const bySeed = newestBySeed(attempts, offer.paperId)
  const fresh = [...bySeed.values()].filter(attempt => attempt.mock === null)
  function start(next: Chosen) {
    askFor(startDialog, () => {
      setChosen(next)
      setOpen(true)
    })
  }
  const StartDialog = startDialog.now()
  const row = (at: number) => {
    const seed = offer.seeds[at] ?? ''
    return (
      <Row
        key={seed}
        subject={subject}
        offer={offer}
        name={`Mock ${at + 1}`}
        attempt={bySeed.get(seed) ?? null}
        onStart={() => start({ name: `Mock ${at + 1}`, seed })}
      />
    )
  }
  const places = offer.seeds.map((_, at) => at)
  const folded = places.slice(shown)
  const openedInFold = folded.filter(at => bySeed.has(offer.seeds[at] ?? '')).length
  return (
    <>
      <ul role="list" className="rows mocks">
        <Row
          subject={subject}
          offer={offer}
          name="A fresh paper"
          attempt={null}
          isMain={![...bySeed.values()].some(({ state }) => state === 'open')}
          onStart={() => start({ name: 'A fresh paper' })}
        />
        {fresh.map(attempt => (
          <Row
            key={attempt.attemptId}
            subject={subject}
            offer={offer}
            name={`Fresh paper ${attempt.seed}`}
            attempt={attempt}
            onStart={() =>
              start({ name: `Fresh paper ${attempt.seed}`, seed: attempt.seed, examId: attempt.examId })
            }
          />
        ))}
        {places.slice(0, shown).map(row)}
      </ul>
      <details className="fold more-mocks">
        <summary>
          <span className="fold-name">
            Mocks {shown + 1} to {offer.seeds.length}
            {openedInFold > 0 && <span className="small muted"> {openedInFold} of them opened</span>}
          </span>
        </summary>
        <ul role="list" className="rows mocks">
          {folded.map(row)}
        </ul>
      </details>
      {chosen && StartDialog && (
        <StartDialog
          subject={subject}
          offer={offer}
          chosen={chosen}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setChosen(null)}
        />
      )}
    </>
  )
}
