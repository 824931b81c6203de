import { COOKIES } from '@/lib/contracts/browser-state'
import { registerExplore } from '@/lib/contracts/calls/identity'
import type { RegisterResult } from '@/lib/contracts/dto'
import { CLEARED_COOKIE_MAX_AGE_SECONDS } from '@/lib/contracts/limits'
import type { RegisterForm } from '@/lib/contracts/requests'
import { VISITOR_UNREADABLE } from '@/lib/contracts/texts'
import { EMPTY_VISITOR_RECORD, type UserData } from '@/lib/session/visitor-record'
import { call, handleUnauthorized } from '../api-client'
import { ApiError } from '../api-error'
import { botCheck } from '../bot-check/bot-check'
import { writeCookie } from '../cookies'
import { mutate } from '../mutate'
import { storeSignIn } from '../session-store'
import { startExplore } from '../start-explore'
import { visitorHeader } from '../visitor-header'
import { writeVisitorRecord } from '../visitor-store'

async function send(values: RegisterForm): Promise<RegisterResult> {
  const reCAPTCHA = await botCheck.execute('register')
  return await call(registerExplore, { ...values, reCAPTCHA }, { headers: visitorHeader() })
}

function isVisitorUnreadable(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.failure.kind === 'answer' &&
    error.failure.message.includes(VISITOR_UNREADABLE)
  )
}

/** A visitor session first, then the registration; once more with a new session when the old is unreadable. */
async function sendWithSession(values: RegisterForm): Promise<RegisterResult> {
  await startExplore()
  try {
    return await mutate(() => send(values))
  } catch (error) {
    if (!isVisitorUnreadable(error)) throw error
    writeVisitorRecord(EMPTY_VISITOR_RECORD)
    writeCookie(COOKIES.visitorId, '', CLEARED_COOKIE_MAX_AGE_SECONDS)
    if ((await startExplore()) === 'failed') throw error
    return await mutate(() => send(values))
  }
}

/** A session that the server refuses must not stand in the way of the next try (section 4). */
async function clearWhenRefused(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.failure.kind === 'answer' && error.status === 401)
    await handleUnauthorized()
}

/** Registers and stores the session. @throws ApiError, BotCheckError */
export async function register(form: RegisterForm): Promise<UserData> {
  const values = { ...form, fullName: form.fullName.trim(), email: form.email.trim() }
  try {
    const tokens = await sendWithSession(values)
    const user = { fullName: values.fullName, email: values.email, registeredAt: new Date().toISOString() }
    storeSignIn(tokens, user, 'remove')
    return user
  } catch (error) {
    await clearWhenRefused(error)
    botCheck.prepare('register') // most likely another try follows
    throw error
  }
}
