'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { askFor } from '@/lib/client/ask-late'
import { fetchQuestions, type PracticePlace } from '@/lib/client/practice/practice-api'
import type { PracticeQuestion } from '@/lib/contracts/practice'
import type { PracticeLevel } from '@/lib/practice/levels'
import { questionCard } from './card-late'
import { FiveRun } from './five-run.client'

const FIVE = 5

const NAMES: Record<PracticeLevel, string> = {
  recall: 'Recall',
  standard: 'Standard',
  exam: 'Exam level',
}

type Run = { level: PracticeLevel; questions: readonly PracticeQuestion[] }

/** Five questions on a sub-topic at the level that is pressed. */
export function Five({ place, levels }: { place: PracticePlace; levels: readonly PracticeLevel[] }) {
  const [run, setRun] = useState<Run | null>(null)
  const [state, setState] = useState<{ busy: PracticeLevel | null; fault: string | null }>({
    busy: null,
    fault: null,
  })
  function start(level: PracticeLevel) {
    if (state.busy) return
    setState({ busy: level, fault: null })
    const begin = async () => {
      const found = await fetchQuestions(place, { difficulty: level, count: FIVE })
      setState({ busy: null, fault: 'fault' in found ? found.fault : null })
      if (!('fault' in found)) setRun({ level, questions: found })
    }
    askFor(questionCard, () => void begin(), { onFault: () => setState({ busy: null, fault: null }) })
  }
  return (
    <>
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
      {run && (
        <FiveRun
          key={run.questions[0]?.question.number}
          place={place}
          questions={run.questions}
          onAgain={() => start(run.level)}
        />
      )}
    </>
  )
}
