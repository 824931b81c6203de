import 'server-only'

/**
 * Where `/api` is answered when not here (docs/product/calls.md), without a slash at the end. Read apart from env.ts,
 * which has validated it at start: the middleware of `next dev` needs this one value and not the whole schema.
 */
export function apiHost(): string | null {
  // biome-ignore lint/style/noProcessEnv: see above
  return process.env.API_HOST?.replace(/\/+$/, '') || null
}

/** How long that host may be silent: given up before the browser does (API_TIMEOUT_MS) and nginx (35 s), so that the answer arrives. */
export const HOST_TIMEOUT_MS = 25_000
