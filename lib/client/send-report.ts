import { report } from '@/lib/contracts/calls/reports'
import type { ReportKind } from '@/lib/contracts/reports'
import type { ReportForm } from '@/lib/contracts/requests'
import { call } from './api-client'
import { botCheck } from './bot-check/bot-check'
import { mutate } from './mutate'

export type ReportAbout = { kind: ReportKind; subject: string }

/** The bot check goes along for signed-in readers too: their session may have ended unnoticed. @throws ApiError, BotCheckError */
export async function sendReport(about: ReportAbout, form: ReportForm): Promise<void> {
  await mutate(async () => {
    const reCAPTCHA = await botCheck.execute('report')
    await call(report, { ...about, ...form, words: form.words.trim(), reCAPTCHA })
  })
}
