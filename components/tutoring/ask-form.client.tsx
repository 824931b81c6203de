'use client'

import { useEffect, useRef } from 'react'
import { useAuthForm } from '@/components/auth/use-auth-form.client'
import { SelectField } from '@/components/ui/select-field.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { TextArea } from '@/components/ui/text-area.client'
import { ApiError } from '@/lib/client/api-error'
import { notifySuccess, readyToNotify } from '@/lib/client/notify'
import { randomId } from '@/lib/client/random-id'
import { type AskDraft, clearAskDraft, keepAskDraft, readAskDraft } from '@/lib/client/tutoring/ask-drafts'
import { tutoringApi } from '@/lib/client/tutoring/tutoring-api'
import {
  ASK_FIELDS,
  type AskForm as AskValues,
  askFormSchema,
  QUESTION_MAX_CHARACTERS,
  TOPIC_UNSURE,
  type TutoringSubject,
  type TutoringView,
  type TutorQuestion,
} from '@/lib/contracts/tutoring'
import { QUESTION_SENT, TUTORING_OFFLINE, tutoringMessage } from '@/lib/contracts/tutoring-messages'
import type { AttachmentState } from './attached.client'

type Props = {
  subjects: readonly TutoringSubject[]
  attachment: AttachmentState
  /** The newest question: its subject is the likely one. */
  usual: TutorQuestion | undefined
  onAsked: (view: TutoringView) => void
}

const keyOf = ({ level, slug }: Pick<TutoringSubject, 'level' | 'slug'>) => `${level}/${slug}`

function firstValues({ attachment, usual }: Props): AskValues {
  const { shown } = attachment
  if (shown)
    return { subject: `${shown.level}/${shown.subject}`, topic: shown.topic ?? TOPIC_UNSURE, words: '' }
  return { subject: usual ? `${usual.level}/${usual.subject}` : '', topic: '', words: '' }
}

/** A draft outlives a reload. A refusal that says "sent before" or "no credit" gives the words a new id. */
function useDraft(props: Props) {
  const { about } = props.attachment
  const draft = useRef<AskDraft | null>(null)
  draft.current ??= readAskDraft(about, firstValues(props))
  function keep(part: Partial<AskDraft>) {
    draft.current = { ...(draft.current as AskDraft), ...part }
    keepAskDraft(about, draft.current)
  }
  return {
    first: draft.current,
    now: () => draft.current as AskDraft,
    keep,
    clear: () => clearAskDraft(about),
  }
}

/** Subject, topic, words. What is written stays until it has arrived. */
export function AskForm(props: Props) {
  const { subjects, attachment, onAsked } = props
  const draft = useDraft(props)
  const { subject, topic, words } = draft.first
  const form = useAuthForm<AskValues>({
    initialValues: { subject, topic, words },
    schema: askFormSchema,
    fields: ASK_FIELDS,
    offlineMessage: TUTORING_OFFLINE,
    explain: tutoringMessage,
    onEdit: (name, value) => draft.keep({ [name]: value }),
    async send(values) {
      draft.keep(values)
      const { clientId } = draft.now()
      try {
        const view = await tutoringApi.ask({ ...values, clientId, attachment: attachment.ref })
        draft.clear()
        notifySuccess(QUESTION_SENT)
        onAsked(view)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) draft.keep({ clientId: randomId() })
        throw error
      }
    },
  })
  useEffect(readyToNotify, [])
  const topics = subjects.find(each => keyOf(each) === form.values.subject)?.topics ?? []
  const subjectField = form.input('subject')
  return (
    <form {...form.formProps}>
      <div className="ask-pair">
        <SelectField
          {...subjectField}
          onChange={event => {
            subjectField.onChange(event)
            form.setValue('topic', '')
          }}
          label="Subject"
          options={subjects.map(each => ({ id: keyOf(each), name: each.name }))}
          placeholder="Choose"
        />
        <SelectField
          {...form.input('topic')}
          label="Topic"
          options={[
            ...topics.map(({ slug, title }) => ({ id: slug, name: title })),
            { id: TOPIC_UNSURE, name: 'I am not sure' },
          ]}
          placeholder="Choose"
        />
      </div>
      <TextArea
        {...form.input('words')}
        label="Your question"
        hint={
          attachment.ref
            ? 'Which step do you not understand, and what did you think? Please leave out your name, school, address and phone number.'
            : 'Copy the question as printed, then your own answer or the line where you stopped. Please leave out your name, school, address and phone number.'
        }
        rows={7}
        maxLength={QUESTION_MAX_CHARACTERS}
      />
      <div className="ask-end">
        <SubmitButton label="Ask for 1 credit" busyLabel="Sending your question" {...form.submit} />
        <p className="small muted">An answer within 72 hours, or the credit comes back by itself.</p>
      </div>
    </form>
  )
}
