import { USER_DATA_PARAMETER } from '@/lib/contracts/browser-state'
import { readUserData, type UserData } from './visitor-record'

const MAX_CHARACTERS = 200

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * User data carried by an address (docs/product/session.md), and the address without it. The data is null unless it is
 * whole; null altogether when the address carries none.
 */
export function takeUserData(address: string): { user: UserData | null; cleanAddress: string } | null {
  const url = new URL(address)
  const text = url.searchParams.get(USER_DATA_PARAMETER)
  if (text === null) return null
  url.searchParams.delete(USER_DATA_PARAMETER)
  const user = readUserData(parse(text))
  const isShort = user !== null && Object.values(user).every(value => value.length <= MAX_CHARACTERS)
  return { user: isShort ? user : null, cleanAddress: `${url.pathname}${url.search}${url.hash}` }
}
