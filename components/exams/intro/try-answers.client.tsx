'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Subject } from '@/lib/catalogue/subjects'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'
import { routes } from '@/lib/routes'

const paperOpening = late(() => import('@/lib/client/exams/open-paper'))

type Props = { paperId: string; subject: Pick<Subject, 'level' | 'slug'> }

/** Opens the tour: practice without a clock, each answer can be checked at once. */
export function TryAnswers({ paperId, subject }: Props) {
  const router = useRouter()
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  async function open({ openPaper }: typeof import('@/lib/client/exams/open-paper')) {
    const opened = await openPaper(subject, { paperId, mode: 'practice' })
    if ('fault' in opened) return setState({ busy: false, fault: opened.fault })
    router.push(routes.sit(subject, opened.attemptId))
  }
  function tryAnswers() {
    if (state.busy) return
    setState({ busy: true, fault: null })
    askFor(paperOpening, code => void open(code), {
      onFault: () => setState({ busy: false, fault: null }),
    })
  }
  return (
    <>
      <button type="button" className="btn btn-pen" aria-busy={state.busy || undefined} onClick={tryAnswers}>
        {state.busy ? 'Opening' : 'Try every kind of answer'}
      </button>
      {state.fault && (
        <p className="error" role="alert">
          <Icon name="alert" /> {state.fault}
        </p>
      )}
    </>
  )
}
