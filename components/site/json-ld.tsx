type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Structured data for search engines. `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: { [key: string]: Json } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
