import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkDirective)

/** A note's source taken apart; positions count lines of the whole file. */
export function parseNote(source: string): { frontMatter: unknown; tree: Root } {
  const file = new VFile(source)
  matter(file)
  return { frontMatter: file.data.matter, tree: parser.parse(file) }
}

/** A short text of front matter or syllabus: one paragraph of Markdown with formulas. */
export function parsePhrase(text: string): Root {
  return parser.parse(text)
}
