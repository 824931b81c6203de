'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useAuthForm } from '@/components/auth/use-auth-form.client'
import { Dialog } from '@/components/ui/dialog.client'
import { SelectField } from '@/components/ui/select-field.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { TextArea } from '@/components/ui/text-area.client'
import { botCheck } from '@/lib/client/bot-check/bot-check'
import { notifySuccess, readyToNotify } from '@/lib/client/notify'
import { clearReportDraft, keepReportDraft, readReportDraft } from '@/lib/client/report-drafts'
import { type ReportAbout, sendReport } from '@/lib/client/send-report'
import { reportMessage } from '@/lib/contracts/messages'
import { REPORT_WORDS_MAX_CHARACTERS, reasonsOf } from '@/lib/contracts/reports'
import { reportFormSchema } from '@/lib/contracts/requests'
import { REPORT_OFFLINE, REPORT_THANKS } from '@/lib/contracts/texts'

type FormProps = { about: ReportAbout; onSent: () => void }

function ReportForm({ about, onSent }: FormProps) {
  const form = useAuthForm({
    initialValues: readReportDraft(about.subject),
    schema: reportFormSchema,
    fields: ['reason', 'words'],
    offlineMessage: REPORT_OFFLINE,
    explain: reportMessage,
    onEdit: (name, value) => keepReportDraft(about.subject, { [name]: value }),
    async send(values) {
      await sendReport(about, values)
      clearReportDraft()
      notifySuccess(REPORT_THANKS)
      onSent()
    },
  })
  return (
    <form {...form.formProps}>
      <SelectField
        {...form.input('reason')}
        label="What is it about?"
        options={reasonsOf(about.kind)}
        placeholder="Choose"
      />
      <TextArea
        {...form.input('words')}
        label="What is wrong, and where?"
        hint="Please leave out your name and anything about you: we keep nothing of who wrote, so we cannot answer."
        rows={5}
        maxLength={REPORT_WORDS_MAX_CHARACTERS}
      />
      <SubmitButton label="Send report" busyLabel="Sending the report" {...form.submit} />
    </form>
  )
}

type Props = { about: ReportAbout; title: string; onClosed: () => void }

/** What is written stays when the dialog is closed or the sending fails; it goes once it has arrived. */
export function ReportDialog({ about, title, onClosed }: Props) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const form = useRef<HTMLDivElement>(null)
  const close = () => setIsOpen(false)
  useEffect(() => {
    if (navigator.onLine) botCheck.prepare('report')
    readyToNotify() // the first message may be that the connection has gone
    form.current?.querySelector('select')?.focus({ preventScroll: true })
  }, [])
  return (
    <Dialog titleId={titleId} isOpen={isOpen} onClose={close} onClosed={onClosed}>
      <div ref={form}>
        <h2 id={titleId}>{title}</h2>
        <p className="dialog-lead">It goes to the people who write the notes.</p>
        <ReportForm about={about} onSent={close} />
      </div>
    </Dialog>
  )
}
