import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best: 30 ms of Brotli for a note, for what is kept. Its highest quality (11) takes 400 and saves another tenth. */
export type Effort = 'best' | 'quick'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_BEST_COMPRESSION } = zlib.constants
const BROTLI_QUALITY: Record<Effort, number> = { best: 9, quick: 4 }
const GZIP_LEVEL: Record<Effort, number> = { best: Z_BEST_COMPRESSION, quick: 6 }

const COMPRESSIBLE = /^(text\/|image\/svg)|javascript|json|xml|component/
/** Below this the names of the encoding cost as much as it saves. */
const WORTH_BYTES = 1024

/** What the client takes for a body of so many bytes, the smallest first. A name with weight 0 is refused. */
export function encodingFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  bytes = Number.POSITIVE_INFINITY,
): Encoding {
  if (bytes < WORTH_BYTES) return 'identity'
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter(each => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map(each => each.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find(each => taken.includes(each)) ?? 'identity'
}

export function isCompressible(contentType: unknown): boolean {
  return COMPRESSIBLE.test(String(contentType))
}

/** Beside the main thread. @throws never for a body that fits into memory */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return await promisify(zlib.gzip)(body, { level: GZIP_LEVEL[effort] })
  return await promisify(zlib.brotliCompress)(body, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort], [BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
