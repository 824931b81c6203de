import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as yup from 'yup'
import { type Post, readingMinutes } from '@/lib/blogs/post'
import type { Article, Legal, LegalName } from '@/lib/content/article'
import { parseMarkdown } from './markdown'

// Read while the site is built; no page of it is rendered later (dynamicParams is false everywhere).
const CONTENT = join(process.cwd(), 'content')

const day = yup
  .string()
  .required()
  .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-20')

const legalFrontMatter = yup.object({
  title: yup.string().required(),
  description: yup.string().required().max(160),
  updated: day,
})

export const BLOG_TAGS = ['Exam technique', 'Planning', 'Choosing subjects', 'For parents']

const postFrontMatter = legalFrontMatter.shape({
  date: day,
  summary: yup.string().required(),
  tags: yup.array(yup.string().required().oneOf(BLOG_TAGS)).required().min(1),
})

/** YAML reads an unquoted day as a date; the schemas want it as it was written. */
function daysAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, daysAsText(each)]))
}

/** @throws ValidationError naming the file when its front matter is wrong */
async function readDocument<T extends yup.Maybe<yup.AnyObject>>(
  schema: yup.ObjectSchema<T>,
  ...path: string[]
) {
  const { frontMatter, tree, words } = await parseMarkdown(await readFile(join(CONTENT, ...path), 'utf8'))
  try {
    const data = await schema.noUnknown().validate(daysAsText(frontMatter), { strict: true })
    return { data, tree, words }
  } catch (error) {
    throw new Error(`content/${path.join('/')}: ${error instanceof Error ? error.message : error}`)
  }
}

export async function readLegal(name: LegalName): Promise<Article<Legal>> {
  const { data, tree } = await readDocument(legalFrontMatter, 'legal', `${name}.md`)
  return { ...data, tree }
}

export async function readPost(slug: string): Promise<Article<Post>> {
  const { data, tree, words } = await readDocument(postFrontMatter, 'blogs', `${slug}.md`)
  return { ...data, slug, minutes: readingMinutes(words), tree }
}

export async function postSlugs(): Promise<string[]> {
  const names = await readdir(join(CONTENT, 'blogs'))
  return names.filter(name => name.endsWith('.md')).map(name => name.slice(0, -'.md'.length))
}

/** Every article without its text, newest first. */
export async function readPosts(): Promise<Post[]> {
  const posts = await Promise.all((await postSlugs()).map(readPost))
  return posts
    .map(({ tree: _tree, ...post }) => post)
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
}
