/** Carries the visitor id where cookies are unavailable (docs/product/calls.md). */
export const VISITOR_HEADER = 'x-visitor-id'
/** The right to sit one paper, as competency/token gave it: enough for a visitor's attempt; an account's asks for its session. */
export const ATTEMPT_HEADER = 'x-attempt-token'
export const REQUEST_ID_HEADER = 'x-request-id'
