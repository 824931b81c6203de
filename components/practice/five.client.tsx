'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'
import type { PracticePlace } from '@/lib/client/practice/practice-api'
import type { PracticeQuestion } from '@/lib/contracts/practice'
import type { PracticeLevel } from '@/lib/practice/levels'

const fiveRun = late(async () => {
  const [{ FiveRun }, { fetchQuestions }] = await Promise.all([
    import('./five-run.client'),
    import('@/lib/client/practice/practice-api'),
  ])
  return { FiveRun, fetchQuestions }
})

const NAMES: Record<PracticeLevel, string> = {
  recall: 'Recall',
  standard: 'Standard',
  exam: 'Exam level',
}

type Run = { level: PracticeLevel; questions: readonly PracticeQuestion[] }

/** Five questions on a sub-topic at the level that is pressed. Without JavaScript the section is hidden. */
export function Five({ place, levels }: { place: PracticePlace; levels: readonly PracticeLevel[] }) {
  const [run, setRun] = useState<Run | null>(null)
  const [state, setState] = useState<{ busy: PracticeLevel | null; fault: string | null }>({
    busy: null,
    fault: null,
  })
  function start(level: PracticeLevel) {
    if (state.busy) return
    setState({ busy: level, fault: null })
    const begin = async ({
      fetchQuestions,
    }: {
      fetchQuestions: typeof import('@/lib/client/practice/practice-api').fetchQuestions
    }) => {
      const found = await fetchQuestions(place, { difficulty: level, count: 5 })
      setState({ busy: null, fault: 'fault' in found ? found.fault : null })
      if (!('fault' in found)) setRun({ level, questions: found })
    }
    askFor(fiveRun, code => void begin(code), { onFault: () => setState({ busy: null, fault: null }) })
  }
  const FiveRun = fiveRun.now()?.FiveRun
  return (
    <section className="five" id="five" aria-labelledby="five-head">
      <h2 id="five-head">Five on this</h2>
      <p>Fresh numbers each time, and what you have not met comes first.</p>
      <div className="btn-row">
        {levels.map(level => (
          <button
            key={level}
            type="button"
            className="btn"
            aria-pressed={run?.level === level}
            aria-busy={state.busy === level || undefined}
            onClick={() => start(level)}
          >
            {NAMES[level]}
          </button>
        ))}
      </div>
      {state.fault && (
        <p className="error" role="alert">
          <Icon name="alert" small /> {state.fault}
        </p>
      )}
      {run && FiveRun && (
        <FiveRun
          key={run.questions[0]?.question.number}
          place={place}
          questions={run.questions}
          onAgain={() => start(run.level)}
        />
      )}
    </section>
  )
}
