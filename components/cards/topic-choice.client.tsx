'use client'

import type { DeskState } from '@/lib/client/cards/desk'

export type TopicFact = { slug: string; title: string; count: number }

type Props = {
  topics: readonly TopicFact[]
  state: DeskState | null
  onChange: (without: string[]) => void
}

/** Which topics take part. Drawn from what the page knows; the counts of the student follow in their places. */
export function TopicChoice({ topics, state, onChange }: Props) {
  const rows = state?.topics ?? topics.map(topic => ({ ...topic, cards: [], seen: 0, due: 0 }))
  const without = state?.settings.without ?? []
  const isAll = rows.every(topic => !without.includes(topic.slug))
  function toggle(slug: string) {
    onChange(without.includes(slug) ? without.filter(each => each !== slug) : [...without, slug])
  }
  return (
    <fieldset className="topic-choice" disabled={state === null}>
      <legend className="vh">Topics to study</legend>
      <ul role="list" className="rows">
        {rows.map(({ slug, title, cards, seen, due }) => {
          const count = topics.find(topic => topic.slug === slug)?.count ?? cards.length
          return (
            <li key={slug}>
              <label className="topic-pick">
                <input type="checkbox" checked={!without.includes(slug)} onChange={() => toggle(slug)} />
                <span className="topic-pick-name">{title}</span>
                <span className="topic-pick-count num">
                  {due > 0 && <b>{due} due</b>}
                  <span>{state ? `${seen} of ${count} seen` : `${count} cards`}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => onChange(isAll ? rows.map(topic => topic.slug) : [])}
      >
        {isAll ? 'Choose none' : 'Choose all'}
      </button>
    </fieldset>
  )
}
