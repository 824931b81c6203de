import { fc, runs } from '@/lib/testing/properties'
import type { RawRequest } from './raw-request'

/** What clients may write behind a method; used by addresses.ts. */

const LONG = 'a'.repeat(9000)
const TOO_LONG = 'a'.repeat(40_000)

/** Each went wrong once, or would where two layers read a path differently. */
const TARGETS: readonly string[] = [
  ...['/%61pi/x', '/api%2fx', '/%72eader/a', '/api/x', '/api', '//api/health/live', '/x/../api/health/live'],
  ...['/%', '/%ff%fe', '/igcse/%E0%A4%A', '/revision-notes/%/a/b/c', '/_next/%', '/api/%', '/%61pi/%'],
  ...['/hel%70', '/privac%79', '/help/', '/help//', '/./help', '/x/../help', '/%2e%2e/api/health/live'],
  ...[
    '//evil.test',
    '/%2f%2fevil.test',
    '/\\evil.test',
    '/%5cevil.test',
    '///evil.test/%2e%2e',
    '/.//evil.test',
  ],
  ...[
    'http://evil.test',
    'http://evil.test/',
    'http://evil.test/help',
    'http://evil.test//api/x',
    'https://x',
  ],
  ...[
    '*',
    'evil.test:443',
    '/help%00',
    '/help\u0000',
    '/caf\u00c3\u00a9',
    '/caf%c3%a9',
    '/%252e%252e/x',
    '/..',
  ],
  ...[
    `/${LONG}`,
    `/api/${LONG}`,
    `/${TOO_LONG}`,
    `/api/${TOO_LONG}`,
    `/help?${LONG}`,
    `/${'%61'.repeat(3000)}`,
  ],
  ...[
    '/reader',
    '/reader/a',
    '/reader//evil.test',
    '/revision-notes/igcse/physics/waves/sound',
    '/unreadable',
  ],
  ...[
    '/revision-notes/igcse/physics/none/none',
    '/robots.txt',
    '/robots.txt/',
    '/sw.js',
    '/_next/static/none.js',
  ],
  ...[
    '/_next/image?url=//evil.test',
    '/_next/data/x/y.json',
    '/help?x=%',
    '/help?//evil.test',
    '/a#b',
    '/HELP',
  ],
]

const PREFIXES: readonly string[] = [
  ...[
    '',
    '/api',
    '/api/health/live',
    '/%61pi',
    '/reader',
    '/reader/igcse/physics',
    '/%72eader',
    '/help',
    '/igcse',
  ],
  ...[
    '/revision-notes',
    '/revision-notes/igcse/physics/waves',
    '/_next',
    '/_next/static',
    '/robots.txt',
    '/sw.js',
  ],
  ...['/mock-exam/igcse', '/search', '/icons', 'http://evil.test', 'http://evil.test/api', '/unreadable'],
]
const PIECES: readonly string[] = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/../',
    '/./',
    '?',
    '#',
    '%',
    ':',
    '@',
    ';',
    '&',
    '|',
    '"',
    '<',
    '[',
    '{',
    '+',
    '*',
  ],
  ...[
    'a',
    'api',
    'reader',
    'evil.test',
    'constructor',
    'index',
    'page',
    '.rsc',
    '.json',
    '.txt',
    '.segments',
  ],
  ...[
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%2E%2e',
    '%61',
    '%70',
    '%25',
    '%252e',
    '%252f',
    '%2561',
    '%00',
    '%0d%0a',
    '%7f',
  ],
  ...['%ff', '%c3%a9', '%E0%A4%A', '%3f', '%23', '%20', '\u0000', '\u00e9', '\u00ff', 'a'.repeat(300), LONG],
]

/**
 * What the router in the browser sends, what only the server may say, and what pretends to come from elsewhere. Without
 * `next-url`: Next drops it between its two tries of an unknown deep note, and then sends data requests round by `_rsc`.
 */
const HEADERS: readonly Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-rewrite': 'http://evil.test/', 'x-middleware-override-headers': 'host' },
  { 'x-matched-path': '/api/health', 'x-now-route-matches': '1=a', 'x-invoke-path': '/api/health' },
  { 'x-invoke-status': '500', 'x-nextjs-data': '1' },
  { 'next-action': 'a'.repeat(42), 'x-action-forwarded': '1' },
  { 'next-resume': '1', 'x-next-resume-state-length': '5', 'x-prerender-revalidate': 'x' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' },
  { host: 'evil.test' },
  { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-key': 'eA==', 'sec-websocket-version': '13' },
]
const BODIES: readonly Partial<RawRequest>[] = [
  { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  {
    method: 'POST',
    body: '--x\r\ncontent-disposition: form-data; name="1_$ACTION_ID_a"\r\n\r\n\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
]

const joined = (...parts: Partial<RawRequest>[]): Partial<RawRequest> => ({
  ...Object.assign({}, ...parts),
  headers: Object.assign({}, ...parts.map(({ headers }) => headers)),
})

const targets = fc
  .tuple(fc.constantFrom(...PREFIXES), fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }))
  .map(([prefix, pieces]) => prefix + pieces.join('') || '/')
const manners = fc
  .tuple(
    fc.oneof(fc.constantFrom<Partial<RawRequest>>({}, { method: 'HEAD' }), fc.constantFrom(...BODIES)),
    fc.subarray([...HEADERS], { maxLength: 2 }),
  )
  .map(([kind, headers]) => joined(kind, ...headers.map(each => ({ headers: each }))))

/** The known ones in every manner, and `count` that are drawn: the same each time, others with FUZZ set. */
export function addressCases(count: number): RawRequest[] {
  const kinds = [{}, { method: 'HEAD' }, BODIES[0] ?? {}, { headers: HEADERS[0] }, { headers: HEADERS[4] }]
  const known = TARGETS.flatMap(target => kinds.map(kind => ({ ...kind, target })))
  const drawn = fc.sample(fc.tuple(manners, targets), {
    numRuns: runs(count),
    seed: fc.readConfigureGlobal().seed,
  })
  return [...known, ...drawn.map(([manner, target]) => ({ ...manner, target }))]
}
