'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Section } from '@/components/site/section'
import type { DeckPlace } from '@/lib/cards/card'
import type { DeskState } from '@/lib/client/cards/desk'
import { onReaderChange } from '@/lib/client/current-reader'
import { notifyWarning } from '@/lib/client/notify'
import type { StudyProps } from './study.client'
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

type Study = ComponentType<StudyProps>

/** The screen of study is fetched as soon as the deck is there, so that it opens without a connection, too. */
function useStudy(isReady: boolean): Study | null {
  const [Loaded, setLoaded] = useState<Study | null>(null)
  useEffect(() => {
    if (!isReady) return
    import('./study.client').then(
      module => setLoaded(() => module.Study),
      () => notifyWarning('Part of this page could not be loaded. Check your connection and open it again.'),
    )
  }, [isReady])
  return Loaded
}

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
  const Study = useStudy(state !== null)
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
