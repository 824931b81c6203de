const KEY = 'secondOpinion'

/** Whether this tab's student agreed to send answers to this host: to another one it has to be asked anew. */
export function hasOpinionConsent(host: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === host
  } catch {
    return false
  }
}

export function giveOpinionConsent(host: string): void {
  try {
    window.sessionStorage.setItem(KEY, host)
  } catch {
    // then it is asked each time
  }
}

/** By the student, or because who gave it has logged out. */
export function takeBackOpinionConsent(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // forbidden storage holds no consent
  }
}
