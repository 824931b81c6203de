'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import { Facts } from '@/components/site/page-title'
import { Dialog } from '@/components/ui/dialog.client'
import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { counted, durationText } from '@/lib/catalogue/wording'
import { examStore } from '@/lib/client/exams/exam-store'
import { shortTitle } from '@/lib/client/exams/names'
import { openPaper } from '@/lib/client/exams/open-paper'
import { late } from '@/lib/client/late'
import { examPages } from '@/lib/client/offline/exam-pages-late'
import { type AttemptMode, TIME_FACTORS } from '@/lib/contracts/exams'
import { codeOf } from '@/lib/exams/paper-code'
import { routes } from '@/lib/routes'
import { GivePaper } from '../given/give-paper.client'
import type { OfferFacts, OfferSubject } from './paper-offer'

/** What of the offered papers: a fresh one, or the very one of a seed or an id. */
export type Chosen = { name: string; seed?: string; examId?: string; mode?: AttemptMode }

type Props = {
  subject: OfferSubject
  offer: OfferFacts
  chosen: Chosen
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

const MODES: readonly { mode: AttemptMode; name: string; text: string }[] = [
  {
    mode: 'exam',
    name: 'Exam conditions',
    text: 'The clock runs and hands in at the end. Marks and solutions come then.',
  },
  { mode: 'practice', name: 'Practice', text: 'With or without a clock. Any answer can be checked at once.' },
  {
    mode: 'print',
    name: 'Print',
    text: 'Question paper and mark scheme on paper. As you then have the scheme, this attempt can no longer be sat here.',
  },
]

function factorText(factor: number, minutes: number): string {
  const time = durationText(Math.round(minutes * factor))
  return factor === 1 ? `${time}, as in the exam` : `${time}, ${Math.round((factor - 1) * 100)}% extra time`
}

function TimeChoice(props: {
  mode: AttemptMode
  minutes: number
  value: string
  onChange: (value: string) => void
}) {
  const { mode, minutes, value, onChange } = props
  if (mode === 'print') return null
  return (
    <div className="field">
      <label htmlFor="start-time">Time</label>
      <div className="select">
        <select
          className="input"
          id="start-time"
          value={value}
          onChange={event => onChange(event.target.value)}
        >
          {mode === 'practice' && <option value="none">No time limit</option>}
          {TIME_FACTORS.map(factor => (
            <option value={factor} key={factor}>
              {factorText(factor, minutes)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}

const FirstTime = latePart(late(() => import('../intro/first-time.client').then(module => module.FirstTime)))

/** Before the clock starts the screen is on this device, if that is quick: a reload finds it there. */
async function bringScreen(subject: OfferSubject): Promise<void> {
  try {
    const { examPagesHere } = await examPages.load()
    await examPagesHere(subject)
  } catch {
    // Opening the paper meets the same lost connection, and says so.
  }
}

/** True until the check and the tour were seen once in this browser. */
function useFirstTime(): { isFirst: boolean | null; seen: () => void } {
  const [isFirst, setFirst] = useState<boolean | null>(null)
  useEffect(() => {
    void examStore.setting('introSeen', false).then(seen => setFirst(!seen))
  }, [])
  return { isFirst, seen: () => void examStore.keepSetting('introSeen', true) }
}

/** The front of the paper: what it is, how it is to be sat, and the one button that starts the clock. */
export function StartDialog({ subject, offer, chosen, isOpen, onClose, onClosed }: Props) {
  const router = useRouter()
  const [mode, setMode] = useState<AttemptMode>(chosen.mode ?? 'exam')
  const [time, setTime] = useState(mode === 'practice' ? 'none' : '1')
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  const { isFirst, seen } = useFirstTime()
  const [shows, setShows] = useState<'front' | 'intro' | 'give'>('front')
  const { seed, examId } = chosen
  const veryPaper = { paperId: offer.paperId, ...(examId ? { examId } : seed && { seed }) }

  useEffect(() => {
    if (!isOpen) return
    // The way there is known before the attempt is: what the address adds is read in the browser.
    router.prefetch(routes.sit(subject))
    void bringScreen(subject)
  }, [isOpen, subject, router])

  function choose(next: AttemptMode) {
    setMode(next)
    setTime(next === 'practice' ? 'none' : '1')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isFirst && mode !== 'print') setShows('intro')
    else void open()
  }
  async function skip() {
    seen()
    await open()
  }
  async function open() {
    if (state.busy) return
    setState({ busy: true, fault: null })
    if (mode !== 'print') await bringScreen(subject)
    const opened = await openPaper(subject, {
      ...veryPaper,
      mode,
      ...(mode !== 'print' && time !== 'none' && { timeFactor: Number(time) }),
    })
    if ('fault' in opened) return setState({ busy: false, fault: opened.fault })
    if (shows === 'intro') seen()
    router.push(
      mode === 'print' ? routes.printPaper(subject, opened.attemptId) : routes.sit(subject, opened.attemptId),
    )
  }

  if (shows === 'intro') {
    return (
      <Dialog titleId="start-head" isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
        <FirstTime {...state} onStart={() => void open()} onBack={() => setShows('front')} />
      </Dialog>
    )
  }
  if (shows === 'give') {
    return (
      <Dialog titleId="start-head" isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
        <GivePaper subject={subject} paper={veryPaper} onBack={() => setShows('front')} />
      </Dialog>
    )
  }
  return (
    <Dialog titleId="start-head" isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form className="start" aria-busy={isFirst === null} onSubmit={submit}>
        <h2 id="start-head">
          {chosen.name}, {shortTitle(offer.title)}
        </h2>
        <Facts
          facts={[
            ['Paper', offer.component],
            ['Time', durationText(offer.durationMinutes)],
            ['Marks', String(offer.totalMarks)],
            ...(offer.questions === null
              ? []
              : ([['Questions', counted(offer.questions, 'question')]] as const)),
            ['Calculator', offer.calculator ? 'allowed' : 'not allowed'],
            ['Paper number', seed ? codeOf(subject.name, offer.title, seed) : 'drawn when you start'],
          ]}
        />
        <fieldset className="start-modes">
          <legend className="label">How do you want to sit it?</legend>
          {MODES.map(each => (
            <label className="start-mode" key={each.mode}>
              <input
                type="radio"
                name="mode"
                checked={mode === each.mode}
                onChange={() => choose(each.mode)}
              />
              <span>
                <b>{each.name}</b>
                <span>{each.text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TimeChoice mode={mode} minutes={offer.durationMinutes} value={time} onChange={setTime} />
        {state.fault && (
          <p className="error" role="alert">
            <Icon name="alert" /> {state.fault}
          </p>
        )}
        <SubmitButton
          label={mode === 'print' ? 'Open for print' : isFirst ? 'Next: check your device' : 'Start'}
          busyLabel="Opening the paper"
          busy={state.busy}
        />
        {isFirst && mode !== 'print' && (
          <button type="button" className="btn btn-quiet" onClick={() => void skip()}>
            Skip the check and start
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => setShows('give')}>
          Give this paper to others
        </button>
      </form>
    </Dialog>
  )
}
