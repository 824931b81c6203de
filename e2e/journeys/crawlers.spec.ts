import { existsSync, readFileSync } from 'node:fs'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { KINDS, SPECIFIED } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

type Thing = { '@type': string; [key: string]: unknown }

async function head(page: import('@playwright/test').Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    image: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '',
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      node => JSON.parse(node.textContent ?? '') as unknown,
    ),
  }))
}

test('titles, descriptions and canonical addresses are each page’s own', async ({ page, request }) => {
  test.setTimeout(90_000)
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const [path] of SPECIFIED) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const { title, description, canonical, image, robots, data } = await head(page)
    expect(title.length, path).toBeGreaterThan(10)
    expect(description.length, path).toBeGreaterThan(50)
    expect(new URL(canonical).pathname, path).toBe(path)
    expect((await request.get(new URL(image).pathname)).headers()['content-type'], path).toBe('image/png')
    expect(robots, path).not.toContain('noindex')
    titles.add(title)
    descriptions.add(description)
    const types = (data as Thing[]).map(thing => thing['@type'])
    if (path !== '/') expect(types, path).toContain('BreadcrumbList')
    if (path === '/') expect(types).toEqual(expect.arrayContaining(['EducationalOrganization', 'WebSite']))
    if (path === '/igcse') expect(types).toContain('ItemList')
  }
  expect(titles.size).toBe(SPECIFIED.length)
  expect(descriptions.size).toBe(SPECIFIED.length)
})

test('the sitemap lists every indexed page with a real date, and no other', async ({ request }) => {
  test.setTimeout(90_000)
  const text = await (await request.get('/sitemap.xml')).text()
  const entries = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g))
  const paths = entries.map(entry => new URL(entry[1] ?? '').pathname)
  expect(paths).toEqual(expect.arrayContaining(SPECIFIED.map(([path]) => path)))
  expect(new Set(paths).size).toBe(paths.length)
  for (const [, , lastmod] of entries) {
    const time = Date.parse(lastmod ?? '')
    expect(time).toBeGreaterThan(Date.parse('2026-01-01'))
    expect(time).toBeLessThanOrEqual(Date.now())
  }
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/<meta name="robots" content="noindex/)
  }
})

/** A sub-topic that nobody has written about yet, and one that is finished. */
function unwritten(): string {
  const { topics } = JSON.parse(readFileSync('content/syllabus/alevels-mathematics.json', 'utf8')) as Syllabus
  for (const topic of topics) {
    for (const { slug } of topic.subtopics) {
      if (!existsSync(`content/notes/alevels/mathematics/${topic.slug}/${slug}.md`))
        return `${topic.slug}/${slug}`
    }
  }
  throw new Error('Every note is written: this test has done its work.')
}

test('a sub-topic without a finished note is a checklist that asks not to be indexed', async ({
  page,
  request,
}) => {
  const place = unwritten()
  await page.goto(`/revision-notes/alevels/mathematics/${place}`)
  await expect(page.getByText('This note is being written')).toBeVisible()
  expect((await head(page)).robots).toContain('noindex')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain(place)
  expect(sitemap).toContain('/revision-notes/igcse/physics/waves/sound')
})

test('robots, feed, manifest and icons are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: .+\/sitemap\.xml/)
  const feed = await request.get('/blogs/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThanOrEqual(3)
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of [...manifest.icons, { src: '/icon.svg' }, { src: '/favicon.ico' }]) {
    expect((await request.get(src)).status(), src).toBe(200)
  }
})

test('no two kinds of page share a preview title', async ({ page }) => {
  const titles: string[] = []
  for (const path of KINDS.filter(each => each !== '/nothing-here')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    titles.push((await page.locator('meta[property="og:title"]').getAttribute('content')) ?? '')
  }
  expect(new Set(titles).size).toBe(titles.length)
})
