const KEY = 'tutorAnswer'

/** What a tutor has written and not sent, for one question, as long as the tab lives. */
export const answerDraft = {
  read(questionId: string): string {
    try {
      return window.sessionStorage.getItem(`${KEY} ${questionId}`) ?? ''
    } catch {
      return ''
    }
  },
  keep(questionId: string, answer: string): void {
    try {
      window.sessionStorage.setItem(`${KEY} ${questionId}`, answer)
    } catch {
      // then it lives as long as the page
    }
  },
  clear(questionId: string): void {
    try {
      window.sessionStorage.removeItem(`${KEY} ${questionId}`)
    } catch {
      // forbidden storage holds nothing
    }
  },
}
