import 'server-only'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'

/** A Markdown file taken apart: its front matter as written, its tree for rendering, its length. */
export type MarkdownDocument = { frontMatter: unknown; tree: Root; words: number }

/** Each cell of a body knows the head of its column: on a phone a row is a list that shows it (prose.css). */
function nameCells() {
  return (tree: Root): void =>
    visit(tree, { tagName: 'table' }, table => {
      const rows: Element[] = []
      visit(table, { tagName: 'tr' }, (row: Element) => void rows.push(row))
      const [heads = [], ...body] = rows.map(row => row.children.filter(cell => cell.type === 'element'))
      for (const cells of body)
        for (const [at, cell] of cells.entries()) cell.properties.dataHead = textOf(heads[at]) || null
    })
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)
const toHtml = unified().use(remarkRehype).use(rehypeSlug).use(nameCells)

/** Raw HTML in the source is dropped, so that no file can bring its own markup past the policy. */
export async function parseMarkdown(source: string): Promise<MarkdownDocument> {
  const file = new VFile(source)
  matter(file, { strip: true })
  const markdown = parser.parse(file)
  const tree = (await toHtml.run(markdown)) as Root
  return { frontMatter: file.data.matter, tree, words: textOf(markdown).split(/\s+/).filter(Boolean).length }
}
