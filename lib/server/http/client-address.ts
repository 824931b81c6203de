import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import { env } from '../env'
import { processGlobal } from '../process-global'

/** The socket's address of the request being served; set by server/calls.ts. */
export const peerAddress = processGlobal('peerAddress', () => new AsyncLocalStorage<string>())

/**
 * The client's address: the socket's, unless `trustedProxies` proxies of ours stand before the server. Then
 * it is the n-th from the right of X-Forwarded-For; whatever stands left of it may be invented.
 * @throws Error when nobody noted the socket's address: all clients would share one limit
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const peer = plain(requirePeer())
  if (trustedProxies === 0) return peer
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(each => plain(each.trim()))
  const claimed = hops.at(-trustedProxies) ?? ''
  return isIP(claimed) ? claimed : peer
}

function requirePeer(): string {
  // `next dev` answers calls itself and hides the socket; only its developer asks there.
  const noted = peerAddress.getStore() ?? (env().NODE_ENV === 'development' ? '127.0.0.1' : undefined)
  if (noted === undefined) throw new Error('The address of this request was not noted.')
  return noted
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Limits count whole networks of IPv6, since one person owns 2^64 addresses and more. */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left
  return `${groups.slice(0, 4).join(':')}::/64`
}
