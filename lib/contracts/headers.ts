/** Carries the visitor id where cookies are unavailable (docs/product/calls.md). */
export const VISITOR_HEADER = 'x-visitor-id'
/** The right to sit one paper, as competency/token gave it: enough for a visitor's attempt; an account's asks for its session. */
export const ATTEMPT_HEADER = 'x-attempt-token'
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Said to the middleware by lib/server/before-next, in a header that no client can bring: this server answers `/api` itself,
 * so there is nothing to rewrite. The middleware takes as long as all the rest of Next does for a call.
 */
export const API_IS_HERE = 'x-api-is-here'
