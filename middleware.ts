import { type NextRequest, NextResponse } from 'next/server'

/**
 * Deep revision notes (four or more segments) come from a route tree without the site header (decision 2);
 * that tree has no address of its own. No authorisation happens here (docs/adr/0003).
 */
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  if (url.pathname.startsWith('/reader')) {
    url.pathname = url.pathname.replace('/reader', '/revision-notes')
    return NextResponse.redirect(url, 308)
  }
  url.pathname = url.pathname.replace('/revision-notes', '/reader')
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: ['/revision-notes/:level/:subject/:topic/:rest*', '/reader/:path*'],
}
