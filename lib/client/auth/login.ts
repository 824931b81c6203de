import { login as loginCall } from '@/lib/contracts/calls/identity'
import type { LoginResult } from '@/lib/contracts/dto'
import type { LoginForm } from '@/lib/contracts/requests'
import type { UserData } from '@/lib/session/visitor-record'
import { call } from '../api-client'
import { botCheck } from '../bot-check/bot-check'
import { mutate } from '../mutate'
import { storeSignIn } from '../session-store'
import { readVisitorRecord } from '../visitor-store'

/** The answer does not say when the account was made: what this browser knows of it is kept. */
function registeredAtOf(email: string): string {
  const { userData } = readVisitorRecord()
  return userData?.email === email ? userData.registeredAt : new Date().toISOString()
}

async function send(emailAddress: string, password: string): Promise<LoginResult> {
  const reCAPTCHA = await botCheck.execute('login')
  return await call(loginCall, { emailAddress, password, reCAPTCHA })
}

/** Logs in and stores the session. @throws ApiError, BotCheckError */
export async function login({ emailAddress, password }: LoginForm): Promise<UserData> {
  const email = emailAddress.trim()
  const result = await mutate(() => send(email, password)).catch((error: unknown) => {
    botCheck.prepare('login') // most likely another try follows
    throw error
  })
  const user = { fullName: result.fullName, email, registeredAt: registeredAtOf(email) }
  storeSignIn(result, user, 'keep')
  return user
}
