import { SUBJECT_SLUGS, SUBJECTS } from './subjects'

/** Every display name that has a slug of its own: with the code, without it, and the slug itself. */
const SLUG_OF_NAME: ReadonlyMap<string, string> = new Map([
  ...SUBJECTS.flatMap(each => [
    [each.name.toLowerCase(), each.slug] as const,
    [each.displayName.toLowerCase(), each.slug] as const,
  ]),
  ...SUBJECT_SLUGS.map(slug => [slug, slug] as const),
])

/**
 * A subject's name as a slug (docs/product/site.md): known display names map to their slug; unknown
 * names are lowercased, spaces become hyphens, every other character is stripped.
 */
export function subjectSlug(name: string): string {
  const plain = name.trim().toLowerCase()
  return SLUG_OF_NAME.get(plain) ?? plain.replace(/\s+/g, '-').replace(/[^a-z0-9-]/g, '')
}
