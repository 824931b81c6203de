/** @jest-environment ./lib/server/testing/environment.mjs */
import { POST as registerExplore } from '@/app/api/cie/register-explore/route'
import { POST as startExplore } from '@/app/api/cie/start-explore/route'
import { POST as login } from '@/app/api/identity/login/route'
import { botToken, newPerson, PASSWORD } from '@/lib/server/testing/people'
import { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

async function explore(browser: TestBrowser) {
  return await browser.post(startExplore, '/api/cie/start-explore', {
    gradeId: 'igcse',
    countryId: 'GB',
    reCAPTCHA: await botToken('start_explore'),
  })
}

it('registers and logs in', async () => {
  const browser = new TestBrowser()
  expect(await explore(browser)).toMatchObject({ status: 200 })
  const person = newPerson()
  const registered = await browser.post(registerExplore, '/api/cie/register-explore', {
    ...person,
    reCAPTCHA: await botToken('register'),
  })
  expect(registered.body).toMatchObject({ isSuccess: true, error: null })
  const second = new TestBrowser()
  const loggedIn = await second.post(login, '/api/identity/login', {
    emailAddress: person.email.toUpperCase(),
    password: PASSWORD,
    reCAPTCHA: await botToken('login'),
  })
  expect(loggedIn.body).toMatchObject({ isSuccess: true, result: { fullName: 'Ada Lovelace' } })
})
