import { EMAIL_MAX_CHARACTERS } from './limits'

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const TOP_LABEL = String.raw`(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,59})`
const ADDRESS = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`, 'iu')

const LOCAL_PART_MAX_CHARACTERS = 64

/**
 * Whether a text looks like an e-mail address; blanks around it are forgiven, since phones add them.
 * Compatibility characters (full-width letters, ligatures) are refused: they only serve to look alike.
 */
export function isEmailAddress(value: string): boolean {
  const address = value.trim().normalize('NFC')
  if (address.length > EMAIL_MAX_CHARACTERS || address !== address.normalize('NFKC')) return false
  return ADDRESS.test(address) && address.indexOf('@') <= LOCAL_PART_MAX_CHARACTERS
}
