'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { TextField } from '@/components/ui/text-field.client'
import { courseTitle } from '@/lib/catalogue/subjects'
import { askFor } from '@/lib/client/ask-late'
import { examApi } from '@/lib/client/exams/exam-api'
import { faultText } from '@/lib/client/exams/fault-text'
import { late } from '@/lib/client/late'
import type { CodedPaper } from '@/lib/exams/paper-code'
import { routes } from '@/lib/routes'
import type { OfferSubject } from '../list/paper-offer'

const paperCode = late(() => import('@/lib/exams/paper-code'))

type Props = { subject: OfferSubject; papers: readonly CodedPaper[]; example: string }

/** What is printed on a paper is typed here, and opens the page of that paper. */
export function PaperNumber({ subject, papers, example }: Props) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<{ busy: boolean; fault: string | undefined }>({
    busy: false,
    fault: undefined,
  })
  const form = useRef<HTMLFormElement>(null)
  function stop(fault: string | undefined) {
    setState({ busy: false, fault })
    if (fault) form.current?.querySelector('input')?.focus() // where the reason is read out
  }
  async function find({ readCode }: typeof import('@/lib/exams/paper-code')): Promise<void> {
    const code = readCode(typed, subject.name, papers)
    if (!code) return stop(`This is no paper number of ${courseTitle(subject)}. Check it against the print.`)
    const { examId } = await examApi.paper('examId' in code ? { id: code.examId } : code)
    stop(undefined)
    router.push(routes.givenPaper(subject, examId))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (state.busy) return
    setState({ busy: true, fault: undefined })
    const use = (code: typeof import('@/lib/exams/paper-code')) =>
      void find(code).catch((error: unknown) => stop(faultText(error)))
    askFor(paperCode, use, { onFault: () => stop(undefined) })
  }
  return (
    <form
      className="panel paper-number needs-js"
      aria-labelledby="paper-number-head"
      ref={form}
      onSubmit={submit}
    >
      <h2 id="paper-number-head">Have a paper number?</h2>
      <TextField
        type="text"
        id="paper-number"
        name="paper-number"
        label="Paper number"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={state.fault}
        hint={`As it is printed: ${example}`}
        autoComplete="off"
        busy={state.busy}
      />
      <button type="submit" className="btn" aria-busy={state.busy || undefined}>
        {state.busy ? 'Looking for it' : 'Open the paper'}
      </button>
    </form>
  )
}
