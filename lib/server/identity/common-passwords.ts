import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '../http/api-error'
import { processGlobal } from '../process-global'

const LISTED = 10_000

/** The list is sorted by how often each was met in leaks, commonest first. */
const commonPasswords = () =>
  processGlobal('commonPasswords', () => new Set(dictionary['passwords-common'].slice(0, LISTED)))

/** @throws ApiError 400 for one of the 10,000 commonest passwords, in any case of its letters */
export function requireUncommon(password: string): void {
  if (!commonPasswords().has(password.toLowerCase())) return
  const { message } = new ApiError('commonSecret')
  throw new ApiError('commonSecret', { fields: { password: message } })
}
