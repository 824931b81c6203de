import type { Page } from '@playwright/test'
import { faultsByDefault } from '../fixtures/axe'
import { keptEntries } from '../fixtures/kept'
import { finishedNotes, pathOf } from '../fixtures/notes'
import { expect, test } from '../fixtures/test'

const notes = finishedNotes()
const [first] = notes
const PATH = first ? pathOf(first) : ''

/** What of a note is not drawn yet (docs/adr/0063), as it begins. */
function partsLeftOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.note-part')]
      .filter(part => getComputedStyle(part).contentVisibility !== 'visible')
      .map(part => part.textContent?.slice(0, 20) ?? ''),
  )
}

test.beforeEach(() => {
  test.skip(notes.length === 0, 'no note of this build is proof-read')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything on a note can be read, and answers open', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Key terms' })).toBeVisible()
    await expect(page.locator('figure svg').first()).toBeVisible()
    await expect(page.locator('p > math').first()).toBeVisible()
    const check = page.getByRole('region', { name: 'Check yourself' })
    expect(await partsLeftOut(page)).toEqual([])
    await expect(check.locator('.answer').first()).toBeHidden()
    await check.getByText('Answer').first().click()
    await expect(check.locator('.answer').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as learned' })).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first(),
    ).toBeVisible()
  })
})

test('a note is indexed, with structured data, and stands in the sitemap', async ({ page, request }) => {
  await page.goto(PATH)
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const resource = data
    .map(each => JSON.parse(each))
    .find(each => each['@type']?.includes?.('LearningResource'))
  expect(resource).toMatchObject({
    learningResourceType: 'revision notes',
    timeRequired: expect.stringMatching(/^PT\d+M$/),
  })
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${PATH}<`)
})

test('the tree marks the open note, and the contents the section in view', async ({ page }) => {
  await page.goto(PATH)
  const tree = page.getByRole('navigation', { name: 'Topics' })
  await expect(tree.locator('[aria-current="page"]')).toHaveAttribute('href', PATH)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const last = contents.getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'true')
})

/** Where a heading has come to rest below the upper edge of the window, in pixels. */
function restingTop(page: Page, id: string): Promise<number> {
  return page.evaluate(async heading => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
    return document.getElementById(heading)?.getBoundingClientRect().top ?? Number.NaN
  }, id)
}

test('the way to a heading ends there, though nothing before it has been drawn yet', async ({ page }) => {
  // A page that is never idle draws nothing unasked.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const longest = notes.map(pathOf).find(path => path.endsWith('/waves/sound')) ?? PATH
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const isThere = async (id: string) => {
    const third = (page.viewportSize()?.height ?? 0) / 3
    const top = await restingTop(page, id)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(third)
  }
  await page.goto(longest)
  const id = (await last.getAttribute('href'))?.slice(1) ?? ''
  await test.step('by the contents', async () => {
    await last.click()
    await isThere(id)
  })
  await test.step('by the address', async () => {
    await page.goto('/')
    await page.goto(`${longest}#${id}`)
    await isThere(id)
  })
  await test.step('by a link in another note', async () => {
    await page.goto(notes.map(pathOf).find(path => path !== longest) ?? '')
    await page.evaluate(href => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'There' })
      document.querySelector('.note-text p')?.prepend(link)
    }, `${longest}#${id}`)
    await page.getByRole('link', { name: 'There', exact: true }).click()
    await expect(page).toHaveURL(`${longest}#${id}`)
    await isThere(id)
  })
})

test('reading goes on by soft navigation, and the tree stays', async ({ page }) => {
  await page.goto(PATH)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const tree = await page.getByRole('navigation', { name: 'Topics' }).elementHandle()
  const pager = page.getByRole('navigation', { name: 'Previous and next note' })
  const link = pager.getByRole('link').last()
  const to = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(to ?? '')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await tree?.evaluate(each => each.isConnected)).toBe(true)
  await expect.poll(() => partsLeftOut(page)).toEqual([])
  await expect(
    page.getByRole('navigation', { name: 'Topics' }).locator('[aria-current="page"]'),
  ).toHaveAttribute('href', to ?? '')
})

test('a note marked as learned stays so, and shows in the tree', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect(page.getByRole('button', { name: 'Learned' })).toHaveAttribute('aria-pressed', 'true')
  const inTree = page.getByRole('navigation', { name: 'Topics' }).locator(`a[href="${PATH}"]`)
  await expect(inTree).toHaveAttribute('aria-description', 'learned')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Learned' })).toBeVisible()
})

test('the place where reading stopped is offered on the next visit', async ({ page }) => {
  await page.goto(PATH)
  const headings = page.locator('.note-text h2')
  const text = (await headings.nth(3).textContent()) ?? ''
  await headings.nth(3).evaluate(heading => heading.scrollIntoView())
  await expect(page.locator('.rtoc [aria-current]')).toHaveText(text)
  const places = async () =>
    (await keptEntries(page)).map(({ key }) => key).filter(key => key.startsWith('/place/'))
  await expect.poll(places).toEqual([`/place/${PATH}`])
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.goto('/')
  await page.goto(PATH)
  await page.getByRole('link', { name: `Carry on: ${text}` }).click()
  await expect(headings.nth(3)).toBeInViewport()
})

test('text size changes the text and is kept', async ({ page }) => {
  await page.goto(PATH)
  const size = () =>
    page
      .locator('.note-text p')
      .first()
      .evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))
  const before = await size()
  await page.getByRole('button', { name: 'Text size: normal' }).click()
  expect(await size()).toBeGreaterThan(before)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Text size: large' })).toBeVisible()
})

test('printed, only the hand-out is left, with every step and answer', async ({ page }) => {
  await page.goto(PATH)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const gone of ['.rbar', '.rtree', '.rtoc', '.note-end', '.note-tools', '.reveal', '.steps'])
    await expect(page.locator(gone).first()).toBeHidden()
  for (const last of ['.check .answer', '.working > li'])
    await expect(page.locator(last).last()).toBeVisible()
  await expect(page.locator('.note-print')).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const) {
  for (const note of notes.slice(0, 3)) {
    test(`axe finds nothing on ${note.subtopic}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(pathOf(note))
      await page.locator('details').evaluateAll(all => {
        for (const each of all) each.setAttribute('open', '')
      })
      // A formula that scrolls is reached by the keyboard from when it is drawn.
      await expect.poll(() => partsLeftOut(page)).toEqual([])
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
      expect(await faultsByDefault(page)).toEqual([])
    })
  }
}

test('no note scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const note of notes.slice(0, 12)) {
    await page.goto(pathOf(note))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, note.subtopic).toBeLessThanOrEqual(0)
  }
})
