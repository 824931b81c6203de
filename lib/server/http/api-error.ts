import 'server-only'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import type { FieldErrors } from '@/lib/contracts/field-errors'

export type ApiErrorDetails = {
  /** Replaces the table's wording; only for words made of the contracts' own messages. */
  message?: string
  fields?: FieldErrors
  retryAfterSeconds?: number
  allow?: readonly string[]
}

/** The only error whose words reach the outside. Everything else becomes `internal`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** By shape, not by class: each bundle of Next has a class of its own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && 'details' in error
}
