import { existsSync, readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { KINDS, SPECIFIED } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

type Thing = { '@type': string; [key: string]: unknown }

/** What the HTML of an address says of itself, read by the browser as a crawler without scripts reads it. */
async function head(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  return page.evaluate(text => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? ''
    return {
      title: parsed.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      image: attribute('meta[property="og:image"]', 'content'),
      previewTitle: attribute('meta[property="og:title"]', 'content'),
      robots: attribute('meta[name="robots"]', 'content'),
      data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        node => JSON.parse(node.textContent ?? '') as unknown,
      ),
    }
  }, html)
}

test('titles, descriptions and canonical addresses are each page’s own', async ({ page, request }) => {
  test.setTimeout(90_000)
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const [path] of SPECIFIED) {
    const { title, description, canonical, image, robots, data } = await head(page, request, path)
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

// That none of its pages asks not to be indexed is seen where every page is fetched: crawl.spec.ts.
test('the sitemap lists every indexed page with a real date', async ({ request }) => {
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
})

/** A sub-topic with formulas that nobody has written about yet. */
function unwritten(): string {
  const { topics, formulae } = JSON.parse(
    readFileSync('content/syllabus/alevels-mathematics.json', 'utf8'),
  ) as Syllabus
  for (const topic of topics) {
    for (const { slug, number } of topic.subtopics) {
      const hasFormulae = formulae.some(({ subtopicNumbers }) => subtopicNumbers.includes(number))
      if (hasFormulae && !existsSync(`content/notes/alevels/mathematics/${topic.slug}/${slug}.md`))
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
  const path = `/revision-notes/alevels/mathematics/${place}`
  await page.goto(path)
  await expect(page.getByText('This note is being written')).toBeVisible()
  await expect(page.getByRole('link', { name: /^The nearest note that is written: 1\.\d/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The formulas of this sub-topic' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  expect((await head(page, request, path)).robots).toContain('noindex')
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

test('no two kinds of page share a preview title', async ({ page, request }) => {
  const titles: string[] = []
  for (const path of KINDS.filter(each => each !== '/nothing-here')) {
    const { previewTitle } = await head(page, request, path)
    expect(previewTitle, path).not.toBe('')
    titles.push(previewTitle)
  }
  expect(new Set(titles).size).toBe(titles.length)
})
