import type { LoginResult } from '@/lib/contracts/dto'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import type { LoginForm } from '@/lib/contracts/requests'
import type { UserData } from '@/lib/session/visitor-record'
import { callApi } from '../api-client'
import { botCheck } from '../bot-check/bot-check'
import { mutate } from '../mutate'
import { readLoginResult } from '../results'
import { storeSignIn } from '../session-store'
import { readVisitorRecord } from '../visitor-store'

/** The answer does not say when the account was made: what this browser knows of it is kept. */
function registeredAtOf(email: string): string {
  const { userData } = readVisitorRecord()
  return userData?.email === email ? userData.registeredAt : new Date().toISOString()
}

/** Logs in and stores the session. @throws ApiError, BotCheckError */
export async function login({ emailAddress, password }: LoginForm): Promise<UserData> {
  const email = emailAddress.trim()
  const result = await mutate(async (): Promise<LoginResult> => {
    const reCAPTCHA = await botCheck.execute('login')
    return readLoginResult(
      await callApi(ENDPOINTS.login, { body: { emailAddress: email, password, reCAPTCHA } }),
    )
  })
  const user = { fullName: result.fullName, email, registeredAt: registeredAtOf(email) }
  storeSignIn(result, user, 'keep')
  return user
}
