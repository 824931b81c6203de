import { type NextRequest, NextResponse } from 'next/server'
import { apiHost } from '@/lib/server/api-host'

/**
 * Two rewrites, and no authorisation (docs/adr/0003). Calls of the API go to its own host when one is
 * configured, cookies and the client's address included, so that the browser talks to one origin only.
 * Deep revision notes (four or more segments) come from a route tree without the site header (decision 2);
 * that tree has no address of its own.
 */
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  if (url.pathname.startsWith('/api/')) {
    const host = apiHost()
    return host ? NextResponse.rewrite(`${host}${url.pathname}${url.search}`) : NextResponse.next()
  }
  if (url.pathname.startsWith('/reader')) {
    url.pathname = url.pathname.replace('/reader', '/revision-notes')
    return NextResponse.redirect(url, 308)
  }
  url.pathname = url.pathname.replace('/revision-notes', '/reader')
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: [
    // Next reads this without running it: the text of API_IS_HERE.
    { source: '/api/:path*', missing: [{ type: 'header', key: 'x-api-is-here' }] },
    '/revision-notes/:level/:subject/:topic/:rest*',
    '/reader/:path*',
  ],
}
