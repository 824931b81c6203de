import { accountErase, accountExport } from '@/lib/contracts/calls/account'
import { call } from './api-client'
import { forgetReaderCards } from './cards/cards-store'
import { currentReader } from './current-reader'
import { endSession } from './end-session'
import { forgetReaderExams } from './exams/exam-owners'
import { forgetPersonHere } from './forget-drafts'
import { announceLogOut } from './log-out-news'
import { forgetReader } from './notes-store'
import { forgetReaderEntries } from './study/study-store'
import { forgetTutorDrafts } from './tutoring/forget-drafts'

/** Saves everything that is stored about the account as a file. @throws ApiError */
export async function downloadAccount(): Promise<void> {
  const data = await call(accountExport)
  const file = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = file
  link.download = 'my-account.json'
  link.click()
  URL.revokeObjectURL(file)
}

/** Erases the account for good, then clears this browser. @throws ApiError when the password is wrong, too */
export async function deleteAccount(password: string): Promise<void> {
  const reader = currentReader()
  await call(accountErase, { password })
  await endSession()
  announceLogOut()
  forgetPersonHere()
  forgetTutorDrafts()
  if (reader !== '') {
    await Promise.all([
      forgetReader(reader),
      forgetReaderEntries(reader),
      forgetReaderCards(reader),
      forgetReaderExams(reader),
    ])
  }
}
