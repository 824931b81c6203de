'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'
import type { ReportAbout } from '@/lib/client/send-report'
import { publicEnv } from '@/lib/public-env'

type DialogProps = { about: ReportAbout; title: string; onClosed: () => void }
type Props = { about: ReportAbout; label: string }

const reportDialog = late(() => import('./report-dialog.client').then(module => module.ReportDialog))

/** Opens the report dialog, whose code comes with the first press. Without JavaScript it leads to the help centre. */
export function ReportLink({ about, label }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    askFor(reportDialog, dialog => setDialog(() => dialog))
  }
  return (
    <>
      <a className="link" href={publicEnv.helpCentreUrl} aria-haspopup="dialog" onClick={onClick}>
        {label}
      </a>
      {Dialog && <Dialog about={about} title={label} onClosed={() => setDialog(null)} />}
    </>
  )
}
