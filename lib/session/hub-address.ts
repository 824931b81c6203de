/** The Learning Hub's address with the single-sign-on flag (docs/product/site.md). Tokens never join it. */
export function hubAddress(configured: string, siteOrigin: string): string {
  const url = new URL(configured, siteOrigin)
  url.searchParams.set('sso', 'true')
  return url.origin === siteOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href
}
