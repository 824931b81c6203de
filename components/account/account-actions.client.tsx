'use client'

import { type ComponentType, useState } from 'react'
import { downloadAccount } from '@/lib/client/account'
import { failureOf } from '@/lib/client/api-error'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'
import { notifyError } from '@/lib/client/notify'
import { generalMessage } from '@/lib/contracts/messages'
import './account.css'

/** A file with all that is stored about the account. */
export function DownloadTool() {
  const [busy, setBusy] = useState(false)
  async function onClick() {
    setBusy(true)
    try {
      await downloadAccount()
    } catch (error) {
      notifyError(generalMessage(failureOf(error)))
    }
    setBusy(false)
  }
  return (
    <button type="button" className="btn" aria-busy={busy} onClick={() => void onClick()}>
      Download my data
    </button>
  )
}

const deleteAccount = late(() => import('./delete-account.client').then(module => module.DeleteAccount))

/** The form's code (formik, yup) comes when somebody wants to delete. */
export function DeleteTool() {
  const [Form, setForm] = useState<ComponentType | null>(null)
  if (Form) return <Form />
  return (
    <button type="button" className="btn" onClick={() => askFor(deleteAccount, form => setForm(() => form))}>
      Delete my account
    </button>
  )
}
