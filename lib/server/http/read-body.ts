import 'server-only'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { ApiError } from './api-error'
import { cleanJson } from './clean-json'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** @throws ApiError 415 */
export function requireJsonType(request: Request): void {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new ApiError('unsupportedType')
}

/**
 * The JSON body of a request, normalised and free of text that cannot be stored.
 * @throws ApiError 413 or 400
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = decode(await readLimited(request))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError('malformedJson')
  }
  return cleanJson(value)
}

/** Counted while it streams: the stated length may lie, and nothing may fill the memory. */
async function readLimited(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > BODY_MAX_BYTES) throw new ApiError('tooLarge')
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks, size)
    size += value.byteLength
    if (size > BODY_MAX_BYTES) {
      await reader.cancel().catch(() => undefined)
      throw new ApiError('tooLarge')
    }
    chunks.push(value)
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError('malformedJson')
  }
}
