/** The token of a mailed link, `/reset-password#<token>`; null when there is none. */
export function readResetToken(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#(token=)?/, '')) || null
  } catch {
    return null // a mangled percent sign: the link is not whole
  }
}
