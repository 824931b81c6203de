import 'server-only'
import { COOKIES } from '@/lib/contracts/browser-state'
import { publicEnv } from '@/lib/public-env'
import type { Db } from '../db/db'
import { hmac } from '../keys'
import type { Server } from '../server'
import { addressBlock, clientAddress } from './client-address'
import { cookieHeader, readCookies } from './cookies'

/** What a verb gets to know of the request and of the world. */
export type Context = {
  server: Server
  requestId: string
  headers: Headers
  cookies: ReadonlyMap<string, string>
  now: () => Date
  db: () => Promise<Db>
  /** Hash of the client's network: for limits, not for storing. */
  clientKey: string
  address: string
  setCookie: (name: string, value: string, options: { maxAgeSeconds: number; httpOnly: boolean }) => void
  clearCookie: (name: string) => void
}

const SECURE = publicEnv.siteUrl.startsWith('https:')
const SERVER_ONLY_COOKIES: ReadonlySet<string> = new Set([COOKIES.session])

export function createContext(
  server: Server,
  request: Request,
  requestId: string,
  setCookies: Map<string, string>,
): Context {
  const address = clientAddress(request.headers, Number(server.env.TRUST_PROXY ?? 0))
  const setCookie: Context['setCookie'] = (name, value, options) => {
    setCookies.set(name, cookieHeader(name, value, { ...options, secure: SECURE }))
  }
  return {
    server,
    requestId,
    headers: request.headers,
    cookies: readCookies(request.headers),
    now: server.now,
    db: server.db,
    clientKey: hmac(server.keys.lookup, addressBlock(address)),
    address,
    setCookie,
    clearCookie: name => setCookie(name, '', { maxAgeSeconds: 0, httpOnly: SERVER_ONLY_COOKIES.has(name) }),
  }
}
