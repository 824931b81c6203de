import { readdirSync, readFileSync } from 'node:fs'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from './markdown'
import { BLOG_TAGS, postSlugs, readLegal, readPost, readPosts } from './read-content'

const WORDS = { min: 600, max: 1300 }

describe('articles', () => {
  it('are valid, dated and long enough to be useful', async () => {
    const posts = await Promise.all((await postSlugs()).map(readPost))
    expect(posts.length).toBeGreaterThanOrEqual(3)
    for (const post of posts) {
      expect(post.description.length).toBeLessThanOrEqual(155)
      expect(post.updated >= post.date).toBe(true)
      expect(BLOG_TAGS).toEqual(expect.arrayContaining([...post.tags]))
      expect(post.minutes * 200).toBeGreaterThan(WORDS.min)
      expect(post.minutes * 200).toBeLessThan(WORDS.max)
      expect(JSON.stringify(post.tree)).not.toContain('"tagName":"h1"')
    }
  })

  it('come newest first', async () => {
    const dates = (await readPosts()).map(post => post.date)
    expect(dates).toEqual([...dates].sort().reverse())
  })
})

describe('legal texts', () => {
  it.each(['privacy', 'terms', 'cookies', 'accessibility'] as const)('%s is valid', async name => {
    const { title, tree } = await readLegal(name)
    expect(title.length).toBeGreaterThan(3)
    expect(JSON.stringify(tree)).toContain('"tagName":"h2"')
  })

  it('the cookies page names every cookie and stored item that the code uses', () => {
    const text = readFileSync('content/legal/cookies.md', 'utf8')
    const code = readFileSync('lib/contracts/browser-state.ts', 'utf8')
    const names = Array.from(code.matchAll(/^ {2}\w+: '([\w-]+)',$/gm), match => match[1] ?? '')
    expect(names.length).toBeGreaterThanOrEqual(13)
    for (const name of [...names, 'consent', 'device', 'markwell-notes', 'markwell-study', 'markwell-exams'])
      expect(text).toContain(`\`${name}\``)
  })
})

it('no written text holds raw HTML, which the pipeline would drop without a word', () => {
  for (const folder of ['content/blogs', 'content/legal']) {
    for (const name of readdirSync(folder)) {
      expect(readFileSync(`${folder}/${name}`, 'utf8')).not.toMatch(/<\/?[a-z][^>]*>/i)
    }
  }
})

/** A phone shows a cell under the head of its column: without one it would be a figure of nothing. */
it('every column of a table in a written text has a head', async () => {
  for (const folder of ['content/blogs', 'content/legal']) {
    for (const name of readdirSync(folder)) {
      const { tree } = await parseMarkdown(readFileSync(`${folder}/${name}`, 'utf8'))
      const headless: string[] = []
      visit(tree, { tagName: 'td' }, cell => {
        if (!cell.properties.dataHead) headless.push(JSON.stringify(cell.children))
      })
      expect({ name, headless }).toEqual({ name, headless: [] })
    }
  }
})
