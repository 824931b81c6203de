'use client'

import { useEffect, useMemo, useState } from 'react'
import { useAuthForm } from '@/components/auth/use-auth-form.client'
import { Html } from '@/components/exams/html'
import { LateNotice, useLate } from '@/components/ui/late-part.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { TextArea } from '@/components/ui/text-area.client'
import { ApiError } from '@/lib/client/api-error'
import { late } from '@/lib/client/late'
import { momentOf } from '@/lib/client/moments'
import { readyToNotify } from '@/lib/client/notify'
import { answerDraft } from '@/lib/client/tutoring/answer-draft'
import { tutoringApi } from '@/lib/client/tutoring/tutoring-api'
import { ANSWER_MAX_CHARACTERS, type TutorTask, tutorAnswerFormSchema } from '@/lib/contracts/tutoring'
import { answerMessage, TUTORING_OFFLINE } from '@/lib/contracts/tutoring-messages'
import { AttachedQuestion } from './attached.client'

type Props = {
  token: string
  task: TutorTask
  onSent: () => void
  /** The link has ended while the answer was written. */
  onClosed: (error: unknown) => void
}

const FIELDS = ['answer'] as const
const HINT =
  'A blank line begins a paragraph, lines with "- " make a list. **bold**, *italic*, x^{2}, H_{2}O, formulas between dollar signs: $\\frac{1}{2}mv^2$, $\\ce{H2SO4}$. A dollar itself is \\$.'

/** The question as the student wrote it, what is attached, and the answer with its preview. */
export function TaskView({ token, task, onSent, onClosed }: Props) {
  const { course, code, topic, words, askedAt, endsAt, attachment, questionId } = task
  const form = useAuthForm({
    initialValues: { answer: answerDraft.read(questionId) },
    schema: tutorAnswerFormSchema,
    fields: FIELDS,
    offlineMessage: TUTORING_OFFLINE,
    explain: answerMessage,
    onEdit: (_, value) => answerDraft.keep(questionId, value),
    async send({ answer }) {
      try {
        await tutoringApi.sendAnswer(token, answer)
      } catch (error) {
        if (error instanceof ApiError && [404, 409, 410].includes(error.status)) return onClosed(error)
        throw error
      }
      answerDraft.clear(questionId)
      onSent()
    },
  })
  useEffect(readyToNotify, [])
  return (
    <>
      <h1>Answer a question</h1>
      <p className="answer-lead">
        {course} {code}
        {topic && `: ${topic}`}. Asked {momentOf(askedAt)}; the link takes one answer, until{' '}
        {momentOf(endsAt)}.
      </p>
      <article className="thread sheet" aria-label="The question">
        <div className="msg">
          <p className="msg-who">
            <b>A student</b>
          </p>
          <p className="msg-q msg-words">{words}</p>
        </div>
        {attachment && (
          <div className="msg">
            <p className="msg-who">
              <b>Attached: question {attachment.question.number}</b> <span>{attachment.paper}</span>
            </p>
            <p className="hint">Shown as the student sees it: “your answer” is the student’s answer.</p>
            <AttachedQuestion attachment={attachment} />
          </div>
        )}
      </article>
      <form {...form.formProps} className="answer-form">
        <TextArea
          {...form.input('answer')}
          label="Your answer"
          hint={HINT}
          rows={10}
          maxLength={ANSWER_MAX_CHARACTERS}
        />
        <Preview text={form.values.answer} />
        <div className="ask-end">
          <SubmitButton label="Send the answer" busyLabel="Sending the answer" {...form.submit} />
          <p className="small muted">
            It cannot be changed once it is sent. Please do not give your name or address.
          </p>
        </div>
      </form>
    </>
  )
}

const PREVIEW_AFTER_MS = 250

/** The very function that the server uses; the formulas' code comes with the first words. */
const answerHtml = late(() => import('@/lib/tutoring/answer-html').then(module => module.answerHtml))

/** The text as it was a moment ago, so that not every letter is set. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim() === '' ? '' : text), PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

function Preview({ text }: { text: string }) {
  const rested = useRested(text)
  const { code: htmlOf, ...missing } = useLate(answerHtml, rested !== '')
  const shown = useMemo(() => (htmlOf && rested !== '' ? htmlOf(rested) : null), [htmlOf, rested])
  return (
    <section className="answer-preview" aria-labelledby="preview-head">
      <h2 id="preview-head">As the student will see it</h2>
      <LateNotice {...missing} />
      {shown && <Html className="answer-text" html={shown.html} />}
      {rested === '' && <p className="muted">Nothing yet.</p>}
      {shown && shown.broken.length > 0 && (
        <p className="hint is-warn">
          Not a formula that we can set, so it is shown as written: {shown.broken.join(', ')}
        </p>
      )}
    </section>
  )
}
