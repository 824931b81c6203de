import { sitemapPaths } from '../fixtures/sitemap'
import { expect, test } from '../fixtures/test'

const AT_ONCE = 8

type Crawled = { path: string; status: number; isHidden: boolean; ids: Set<string>; links: string[] }

function attributes(html: string, name: string): string[] {
  return Array.from(html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g')), match =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
}

/** Links of the page itself; what stands in the flight data of scripts is the same again. */
function read(path: string, status: number, html: string): Crawled {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const isHidden = /<meta name="robots" content="noindex/.test(html)
  return { path, status, isHidden, ids: new Set(attributes(markup, 'id')), links: attributes(markup, 'href') }
}

test('every internal link reachable from the home page leads somewhere, and the sitemap only to indexed pages', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const crawled = new Map<string, Crawled>()
  const origins = new Map<string, string>([['/', 'the start']])
  const fragments: { from: string; path: string; id: string }[] = []
  let queue = ['/']

  const visit = async (path: string) => {
    // Not by Playwright's own requests, which write down what each of the thousand answers holds.
    const answer = await fetch(`${baseURL}${path}`)
    const body = await answer.text()
    const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false
    const page = read(path, answer.status, isPage ? body : '')
    crawled.set(path, page)
    for (const link of page.links) {
      const url = new URL(link, `${baseURL}${path}`)
      if (url.origin !== baseURL) continue
      if (url.hash)
        fragments.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) })
      if (!origins.has(url.pathname)) {
        origins.set(url.pathname, path)
        queue.push(url.pathname)
      }
    }
  }

  const visitAll = async () => {
    while (queue.length > 0) {
      const batch = queue.slice(0, AT_ONCE)
      queue = queue.slice(AT_ONCE)
      await Promise.all(batch.map(visit))
    }
  }
  await visitAll()
  const reached = crawled.size

  const broken = [...crawled.values()]
    .filter(page => page.status !== 200)
    .map(page => `${page.path} (${page.status}), linked from ${origins.get(page.path)}`)
  const lost = fragments
    .filter(({ path, id }) => !crawled.get(path)?.ids.has(id))
    .map(({ from, path, id }) => `${path}#${id}, linked from ${from}`)
  expect.soft([...new Set([...broken, ...lost])]).toEqual([])
  expect.soft(reached).toBeGreaterThan(840)

  const listed = await sitemapPaths(request)
  expect(listed.length).toBeGreaterThan(100)
  queue = listed.filter(path => !crawled.has(path))
  for (const path of queue) origins.set(path, 'the sitemap')
  await visitAll()
  const isIndexed = (page: Crawled | undefined) => page?.status === 200 && !page.isHidden
  expect(listed.filter(path => !isIndexed(crawled.get(path)))).toEqual([])
})
