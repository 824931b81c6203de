import 'server-only'
import { domainToASCII } from 'node:url'

/** The address as it is stored and mailed to. */
export function storedEmail(typed: string): string {
  return typed.trim().normalize('NFC')
}

/**
 * What two addresses are compared by: lower case and the domain in ASCII. Nothing is folded further, so that
 * no look-alike address ever reaches another person's account.
 */
export function emailKey(typed: string): string {
  const address = storedEmail(typed).toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`
}
