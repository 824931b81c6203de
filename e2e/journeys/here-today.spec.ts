import { routes } from '@/lib/routes'
import type { StudySubject } from '@/lib/study/catalogue'
import { expect, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { HubPages } from '../pages/hub'

const CHEMISTRY = { level: 'alevels', slug: 'chemistry' } as const
const PHYSICS = { level: 'igcse', slug: 'physics' } as const

test('a subject with little says what is here and what to do meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routes.subject(CHEMISTRY))
  const today = page.locator('#here-today')
  await expect(today).toContainText(/\d+ notes?, \d+ topic tests?, \d+ flashcards\./)
  await expect(today).toContainText(/\d+ of \d+ sub-topics have a note\./)
  await expect(today).toContainText('No full paper can be sat here yet')
  await expect(page.locator('h1 ~ *').first()).not.toContainText('mock papers')

  await today.getByRole('link', { name: 'Revision notes' }).click()
  const rows = page.locator('.topic-note:visible')
  await expect(page.locator('.topic[open] .topic-note').first()).toContainText(/point/)
  const unwritten = page.locator('.topic:not([data-written])').first()
  await unwritten.locator('summary').click()
  await expect(unwritten.locator('.topic-note').first()).toContainText('checklist only')
  await page.getByRole('checkbox', { name: /^Only what has a note \(\d+ of \d+\)$/ }).check()
  await expect(unwritten).toBeHidden()
  for (const row of await rows.all()) await expect(row).not.toContainText('checklist only')
  await expectAccessible(page, 'only what has a note')
})

test('a subject without a full paper promises no mock exam', async ({ page }) => {
  await page.goto(routes.mocks(CHEMISTRY))
  await expect(page).not.toHaveTitle(/mock exams/)
  await page.goto(routes.level(CHEMISTRY.level))
  const row = page.locator(`.course[data-subject="${CHEMISTRY.slug}"]`)
  await expect(row.getByRole('link', { name: /^Topic tests?$/ })).toHaveAttribute(
    'href',
    routes.mocks(CHEMISTRY),
  )
  await page.goto(routes.subject(CHEMISTRY))
  const topics = page.locator('#topics')
  await expect(topics.getByRole('link', { name: /\d notes?$/ }).first()).toBeVisible()
  await expect(topics.locator('[data-unwritten]').first()).toContainText('no note yet')
})

test('the papers of a subject are grouped by what can be sat', async ({ page }) => {
  await page.goto(routes.mocks(CHEMISTRY))
  const groups = page.locator('.paper-group')
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([/^Topic tests/, /^Not yet here/])
  await expect(groups.nth(1).getByRole('button')).toHaveCount(0)
  await page.goto(routes.mocks(PHYSICS))
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    /^Full papers/,
    /^Topic tests/,
    /^Not yet here/,
  ])
  await expect(page.getByRole('main')).not.toContainText('question template')
  await expect(groups.first().locator('.paper-entry').first().locator('.btn-pen')).toHaveCount(1)
  await expectAccessible(page, 'papers by group')
})

test('who asks to be told of a note finds it in the hub when it is here', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(routes.notes(CHEMISTRY))
  const unwritten = page.locator('.topic:not([data-written])').first()
  await unwritten.locator('summary').click()
  const row = unwritten.locator('.topic-note').first()
  const path = (await row.getAttribute('href')) ?? ''
  await row.click()
  const tell = page.getByRole('button', { name: 'Tell me when it is here' })
  await tell.click()
  await expect(page.getByRole('button', { name: 'You will be told', pressed: true })).toBeVisible()
  await expectAccessible(page, 'a note that is waited for')

  // The visitor's wish joins the account.
  await page.goto('/hub?auth=login')
  const hub = new HubPages(page)
  await hub.logIn(account)
  await hub.ready()
  const arrived = hub.section('Here now, as you asked')
  await expect(arrived).toHaveCount(0)

  // The note is written: the site's next release says so in its catalogue.
  await page.route(`**${routes.hubCatalogue}`, async route => {
    const answer = await route.fetch()
    const subjects = (await answer.json()) as StudySubject[]
    await route.fulfill({ response: answer, json: subjects.map(subject => withNote(subject, path)) })
  })
  await page.reload()
  await hub.ready()
  await expect(arrived.getByRole('link')).toHaveAttribute('href', path)
  await expectAccessible(page, 'a note has come')
  await hub.nothingBeyond(320)
  await arrived.getByRole('button', { name: 'Take off this list' }).click()
  await expect(arrived).toHaveCount(0)
})

/** The subject with the note of that address written. */
function withNote(subject: StudySubject, path: string): StudySubject {
  const topics = subject.topics.map(topic => ({
    ...topic,
    subtopics: topic.subtopics.map(subtopic =>
      routes.note(subject, topic.slug, subtopic.slug) === path ? { ...subtopic, minutes: 7 } : subtopic,
    ),
  }))
  return { ...subject, topics }
}
