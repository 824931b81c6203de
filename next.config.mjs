/**
 * Headers for every answer. The Content-Security-Policy of a page is its own (scripts/build/apply-policy.ts);
 * handlers of /api set theirs (lib/server/http/respond.ts). Setting one here as well would make browsers enforce
 * both.
 */
const HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

/** @type {import('next').NextConfig} */
const config = {
  // Only on request (`npm run build:standalone`): gathering the files takes time that nobody else needs to spend.
  output: process.env.STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  compress: false, // lib/server/before-next.ts does it, with Brotli
  // One document, no style sheet to wait for: measured against the alternatives in docs/adr/0004.
  experimental: { inlineCss: true },
  // Native or WebAssembly parts that a bundle would tear from their files.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'pg',
    'pino',
    'nodemailer',
    'compression',
    'prom-client',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
  ],
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true }, // checked by `npm run types`, which verify runs
  headers: async () => [
    { source: '/:path*', headers: HEADERS },
    {
      source: '/speculation-rules.json',
      headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
    },
  ],
  rewrites: async () => ({
    // Runs after no page matched: an unknown deep note answers 404 without the site header (decision 2).
    fallback: [{ source: '/reader/:path*', destination: '/reader/missing' }],
  }),
}
export default config
