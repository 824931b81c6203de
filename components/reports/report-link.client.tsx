'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import type { ReportAbout } from '@/lib/client/send-report'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import { publicEnv } from '@/lib/public-env'

type DialogProps = { about: ReportAbout; title: string; onClosed: () => void }
type Props = { about: ReportAbout; label: string }

/** Opens the report dialog, whose code comes with the first press. Without JavaScript it leads to the help centre. */
export function ReportLink({ about, label }: Props) {
  const [failed, setFailed] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  async function open() {
    try {
      const { ReportDialog } = await import('./report-dialog.client')
      setFailed(false)
      setDialog(() => ReportDialog)
    } catch {
      setFailed(true) // here and not as a message, whose code could not be loaded either
    }
  }
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return (
    <>
      <a className="link" href={publicEnv.helpCentreUrl} aria-haspopup="dialog" onClick={onClick}>
        {label}
      </a>
      <span role="status">{failed && ` ${GENERAL_MESSAGES.network}`}</span>
      {Dialog && <Dialog about={about} title={label} onClosed={() => setDialog(null)} />}
    </>
  )
}
