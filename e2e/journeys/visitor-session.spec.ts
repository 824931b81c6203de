import { expect, forgive, stored, test } from '../fixtures/auth-test'
import { keptNotes } from '../fixtures/kept'
import { finishedNotes, pathOf } from '../fixtures/notes'

const EXPLORE = '/api/cie/start-explore'

test('every visitor gets an explore session, once, and later pages use it again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().endsWith(EXPLORE)) calls.push(request.url())
  })
  await page.goto('/')
  await expect
    .poll(async () => (await stored(page)).record)
    .toEqual({
      xVisitorId: expect.any(String),
      lastUpdateAt: expect.any(String),
      mode: 'EXPLORE',
      userData: null,
      grade: 'igcse',
      countryCode: expect.any(String),
    })
  const { record, value, keys } = await stored(page)
  expect(value('visitor-id')).toBe(record.xVisitorId)
  expect(keys).toEqual(['visitorData'])
  await page.goto('/igcse/biology')
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(1)
})

test('who comes for the first time gets no database, and what an earlier reader left is taken away', async ({
  page,
}) => {
  await page.goto('/revision-notes/igcse/biology')
  await expect.poll(async () => (await stored(page)).record?.mode).toBe('EXPLORE')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])

  const [note] = finishedNotes()
  if (!note) return
  await page.goto(pathOf(note))
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect.poll(async () => (await keptNotes(page)).length).toBe(1)
  // As if the page had been closed in the middle of a logout.
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(done => {
      const opening = indexedDB.open('markwell-notes')
      opening.onsuccess = () => done(opening.result)
    })
    const transaction = db.transaction('notes', 'readwrite')
    transaction.objectStore('notes').put({ learned: true, at: Date.now() }, 'somebody/revision-notes/x')
    await new Promise(done => transaction.addEventListener('complete', done))
    db.close()
  })
  await page.goto('/igcse')
  await expect.poll(async () => (await keptNotes(page)).map(({ key }) => key)).toEqual([pathOf(note)])
})

test('a session of yesterday is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('visitorData')) return
    const lastUpdateAt = new Date(Date.now() - 86_400_000).toISOString()
    const record = { xVisitorId: 'yesterday', lastUpdateAt, mode: 'EXPLORE', userData: null }
    window.localStorage.setItem('visitorData', JSON.stringify(record))
  })
  await page.goto('/')
  await expect.poll(async () => (await stored(page)).record.xVisitorId).not.toBe('yesterday')
})

test('a page works when the session cannot be had, and says nothing', async ({ page, faults }) => {
  await page.route('**/api/**', route => route.abort('connectionfailed'))
  await page.goto('/igcse/biology')
  await expect.poll(() => faults.some(fault => fault.includes('start-explore'))).toBe(true) // given up, and logged
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: /Messages/ }).getByRole('listitem')).toHaveCount(0)
  forgive(faults, /start-explore|country look-up|ERR_/) // logged, as it should be
})

test('junk in storage counts as empty', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.sessionStorage.getItem('junk')) return
    window.sessionStorage.setItem('junk', '1')
    window.localStorage.setItem('visitorData', '{"mode":"VISITOR","userData":{"fullName":1}}')
    window.localStorage.setItem('botCheck', '[[[')
  })
  await page.goto('/')
  await expect.poll(async () => (await stored(page)).record.xVisitorId).toEqual(expect.any(String))
})

test('user data in the address is shown, kept nowhere, and leaves the address bar', async ({
  page,
  header,
}) => {
  const user = { fullName: '<img src=x onerror=alert(1)>', email: 'a@example.com', registeredAt: 'x' }
  await page.goto(`/igcse?q=1&userData=${encodeURIComponent(JSON.stringify(user))}`)
  await expect(page).toHaveURL('/igcse?q=1')
  await expect(header.bar.getByRole('button', { name: `Account of ${user.fullName}` })).toBeVisible()
  expect((await stored(page)).record?.userData ?? null).toBeNull()
  await page.reload()
  await expect(header.bar.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('incomplete user data in the address is ignored and removed', async ({ page, header }) => {
  await page.goto(`/igcse?userData=${encodeURIComponent('{"fullName":"Eve"}')}`)
  await expect(page).toHaveURL('/igcse')
  await expect(header.bar.getByRole('link', { name: 'Login' })).toBeVisible()
})
