'use client'

import { useEffect, useState } from 'react'
import { cardPrefix, type DeckPlace } from '@/lib/cards/card'
import { countOf } from '@/lib/cards/count'
import { hasEvents } from '@/lib/client/cards/cards-store'
import { CARDS_CHANGED_EVENT } from '@/lib/client/kept'
import { useDesk } from './use-desk.client'

function useBegun(place: DeckPlace): boolean {
  const prefix = cardPrefix(place)
  const [isBegun, setBegun] = useState(false)
  useEffect(() => {
    const read = () => void hasEvents(prefix).then(setBegun)
    read()
    window.addEventListener(CARDS_CHANGED_EVENT, read)
    return () => window.removeEventListener(CARDS_CHANGED_EVENT, read)
  }, [prefix])
  return isBegun
}

/** How many cards a deck holds for today; nothing for decks that were never begun. */
export function DueToday({ place }: { place: DeckPlace }) {
  const { state } = useDesk(place, useBegun(place))
  if (!state?.queue) return null
  const count = countOf(state.queue)
  return <span className="due-today num nowrap">{count === 0 ? 'done today' : `${count} today`}</span>
}
