import { POST as registerExplore } from '@/app/api/cie/register-explore/route'
import { POST as startExplore } from '@/app/api/cie/start-explore/route'
import { POST as login } from '@/app/api/identity/login/route'
import type { Tokens } from '@/lib/contracts/dto'
import { botToken, newPerson, PASSWORD } from '@/lib/server/testing/people'
import { TestBrowser } from '@/lib/server/testing/test-browser'

let networks = 1

/** Each browser comes from a network of its own, so that the limits of two tests do not meet. */
export function newBrowser(): TestBrowser {
  networks += 1
  return new TestBrowser(`198.18.${Math.floor(networks / 250)}.${networks % 250}`)
}

export async function explore(browser: TestBrowser) {
  const reCAPTCHA = botToken('start_explore')
  return await browser.post(startExplore, '/api/cie/start-explore', {
    gradeId: 'igcse',
    countryId: 'GB',
    reCAPTCHA,
  })
}

export async function registerWith(browser: TestBrowser, person: object) {
  const reCAPTCHA = botToken('register')
  return await browser.post(registerExplore, '/api/cie/register-explore', { ...person, reCAPTCHA })
}

export async function newAccount() {
  const browser = newBrowser()
  const person = newPerson()
  await explore(browser)
  const answer = await registerWith(browser, person)
  return { browser, person, tokens: answer.body.result as Tokens }
}

export async function logIn(browser: TestBrowser, emailAddress: string, password = PASSWORD) {
  const reCAPTCHA = botToken('login')
  return await browser.post(login, '/api/identity/login', { emailAddress, password, reCAPTCHA })
}
