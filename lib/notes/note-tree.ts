import type { PhrasingContent, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkDirective)

/** A colon before a word in a sentence (10:30, a ratio 1:2) is a colon, not a directive. */
function keepColons(tree: Root): Root {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!parent || index === undefined) return
    const colon: PhrasingContent = { type: 'text', value: `:${node.name}` }
    parent.children.splice(index, 1, colon, ...node.children)
    return index
  })
  visit(tree, 'paragraph', node => {
    node.children = node.children.reduce<PhrasingContent[]>((joined, child) => {
      const last = joined.at(-1)
      if (last?.type === 'text' && child.type === 'text') last.value += child.value
      else joined.push(child)
      return joined
    }, [])
  })
  return tree
}

/** What stands above a note, without reading on. */
export function frontMatterOf(source: string): unknown {
  const file = new VFile(source)
  matter(file)
  return file.data.matter
}

/** A note's source taken apart; positions count lines of the whole file. */
export function parseNote(source: string): { frontMatter: unknown; tree: Root } {
  const file = new VFile(source)
  matter(file)
  return { frontMatter: file.data.matter, tree: keepColons(parser.parse(file)) }
}

/** A short text of front matter or syllabus: one paragraph of Markdown with formulas. */
export function parsePhrase(text: string): Root {
  return keepColons(parser.parse(text))
}
