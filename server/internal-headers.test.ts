import { forgetInternalHeaders } from './internal-headers'

const left = (...names: string[]) => {
  const headers = Object.fromEntries(names.map(name => [name, '1']))
  forgetInternalHeaders(headers)
  return Object.keys(headers)
}

it('forgets what only the server says to itself', () =>
  expect(
    left(
      ...['x-middleware-subrequest', 'x-middleware-rewrite', 'x-middleware-override-headers'],
      ...['x-matched-path', 'x-invoke-status', 'x-invoke-path', 'x-nextjs-data', 'x-nextjs-rewritten-path'],
      ...[
        'x-now-route-matches',
        'x-prerender-revalidate',
        'x-next-resume-state-length',
        'next-resume',
        'next-action',
      ],
      ...['x-next-revalidated-tags', 'next-hmr-refresh', 'x-action-forwarded', 'x-invocation-id'],
    ),
  ).toEqual([]))

it('leaves what moving between pages and every browser need', () => {
  const needed = [
    ...['rsc', 'next-url', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
    ...['cookie', 'authorization', 'x-forwarded-for', 'x-forwarded-proto', 'x-visitor-id', 'x-attempt-token'],
    ...['host', 'via', 'accept-encoding', 'if-none-match', 'x-request-id'],
  ]
  expect(left(...needed)).toEqual(needed)
})
