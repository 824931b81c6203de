import { type NextRequest, NextResponse } from 'next/server'
import { apiHost } from '@/lib/server/api-host'

const NOTES = /^\/revision-notes(?=\/)/
const READER = /^\/reader(?=\/|$)/

/**
 * Two rewrites, and no authorisation (docs/adr/0003). Under `next dev` calls go to the API's own host when one is
 * configured; those of the built site never come here (server/calls.ts).
 * Deep revision notes (four or more segments) come from a route tree without the site header (docs/product/site.md);
 * that tree has no address of its own. Paths come in their one spelling (server/request-path.ts).
 */
export function middleware(request: NextRequest) {
  const url = new URL(request.url)
  if (/^\/api(?=\/|$)/.test(url.pathname)) {
    const host = apiHost()
    return host ? NextResponse.rewrite(`${host}${url.pathname}${url.search}`) : NextResponse.next()
  }
  if (READER.test(url.pathname)) {
    url.pathname = url.pathname.replace(READER, '/revision-notes')
    return NextResponse.redirect(url, 308)
  }
  // The matcher also sees decoded paths: what only looks like one of ours stays where it is.
  if (!NOTES.test(url.pathname)) return NextResponse.next()
  url.pathname = url.pathname.replace(NOTES, '/reader')
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: ['/api/:path*', '/revision-notes/:level/:subject/:topic/:rest*', '/reader/:path*'],
}
