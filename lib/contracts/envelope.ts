/** Every answer of every /api address has this shape (docs/product/calls.md), whatever went wrong. */
export type Envelope<T> =
  | { isSuccess: true; result: T; error: null }
  | { isSuccess: false; result: null; error: EnvelopeError }

/** `fields` lists the first complaint about each field; `code` names a row of the error table. */
export type EnvelopeError = {
  status: number
  errorMessage: string
  code?: string
  fields?: Readonly<Record<string, string>>
  requestId?: string
}

export function success<T>(result: T): Envelope<T> {
  return { isSuccess: true, result, error: null }
}

export function failure(error: EnvelopeError): Envelope<never> {
  return { isSuccess: false, result: null, error }
}

/** What an answer of an unknown server holds, read without trusting its shape. */
export type LooseEnvelope = {
  isSuccess: boolean
  result: unknown
  error: { status: number | null; errorMessage: string; fields: Readonly<Record<string, string>> } | null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textEntries(value: unknown): Record<string, string> {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** Null when the value is no envelope at all, for example the HTML page of a proxy. */
export function readEnvelope(value: unknown): LooseEnvelope | null {
  if (!isObject(value) || typeof value.isSuccess !== 'boolean') return null
  const { error } = value
  return {
    isSuccess: value.isSuccess,
    result: value.result ?? null,
    error: isObject(error)
      ? {
          status: typeof error.status === 'number' ? error.status : null,
          errorMessage: typeof error.errorMessage === 'string' ? error.errorMessage : '',
          fields: textEntries(error.fields),
        }
      : null,
  }
}
