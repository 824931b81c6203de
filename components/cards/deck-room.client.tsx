'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Section } from '@/components/site/section'
import { LateNotice, useLate } from '@/components/ui/late-part.client'
import type { DeckPlace } from '@/lib/cards/card'
import type { DeskState } from '@/lib/client/cards/desk'
import { onReaderChange } from '@/lib/client/current-reader'
import { late } from '@/lib/client/late'
import { Today } from './today.client'
import { TopicChoice, type TopicFact } from './topic-choice.client'
import { useDesk } from './use-desk.client'

type Props = {
  place: DeckPlace
  name: string
  topics: readonly TopicFact[]
  intro: ReactNode
  /** The rest of the page: it stands aside while cards are studied. */
  children: ReactNode
}

/** The screen of study is fetched as soon as the deck is there, so that it opens without a connection, too. */
const study = late(() => import('./study.client').then(module => module.Study))

const HASH = '#study'

/** Back, also the phone's own, leaves the cards and not the page. */
function useBack(isOpen: boolean, close: () => void): () => void {
  useEffect(() => {
    if (!isOpen) return
    const onPop = () => {
      if (window.location.hash !== HASH) close()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [isOpen, close])
  // A reload ends the session, so its mark in the address goes as well.
  useEffect(() => {
    if (window.location.hash === HASH) window.history.replaceState(null, '', window.location.pathname)
  }, [])
  return () => (window.location.hash === HASH ? window.history.back() : close())
}

export function DeckRoom({ place, name, topics, intro, children }: Props) {
  const { desk, state, hasFailed, retry } = useDesk(place)
  const { code: Study, ...missing } = useLate(study, state !== null)
  const [started, setStarted] = useState<DeskState | null>(null)
  const todayHead = useRef<HTMLDivElement>(null)
  const [close] = useState(() => () => {
    setStarted(null)
    requestAnimationFrame(() => {
      todayHead.current?.focus({ preventScroll: true })
      document.getElementById('today')?.scrollIntoView()
    })
  })
  const leave = useBack(started !== null, () => {
    close()
    void desk?.refresh()
  })
  // The cards of who has gone stand aside, and no grade is kept under another name.
  useEffect(
    () => (started === null ? undefined : onReaderChange(before => before !== '' && leave())),
    [started, leave],
  )
  function start() {
    if (!state?.plan) return
    window.history.pushState(null, '', HASH)
    setStarted(state)
    window.scrollTo(0, 0)
  }
  if (started && Study) {
    return <Study name={name} desk={started} onLeave={leave} />
  }
  return (
    <>
      {intro}
      <Section id="today" title="Today">
        <div ref={todayHead} tabIndex={-1} className="today-box">
          <Today
            place={place}
            state={state}
            canStart={Study !== null}
            hasFailed={hasFailed}
            onRetry={retry}
            onStart={start}
            onChange={more => desk?.change(more)}
          />
          <LateNotice {...missing} />
        </div>
      </Section>
      <Section
        id="topics"
        title="Topics"
        lead="Leave out what you have not been taught yet, or what this exam does not ask."
      >
        <TopicChoice topics={topics} state={state} onChange={without => desk?.change({ without })} />
      </Section>
      {children}
    </>
  )
}
