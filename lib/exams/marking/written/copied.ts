import { wordsOf } from './answer-words'

/** So many words in a row as the question has them are copied: no fact that a point asks for is said in fewer by chance. */
const COPIED_MIN = 7

/** `own`: the answer with blanks where it was copied, so that places stay; `copied`: those words alone. */
export type Copied = { own: string; copied: string }

/** Takes out of an answer what is copied from the question; null where nothing is. */
export function takeCopied(answer: string, printed: readonly string[]): Copied | null {
  const known = new Set(printed.flatMap(runsOf))
  const words = plainWords(answer)
  const isCopied = words.map(() => false)
  for (const [at, run] of runs(words).entries()) if (known.has(run)) isCopied.fill(true, at, at + COPIED_MIN)
  if (!isCopied.includes(true)) return null
  let [own, copied, from] = ['', '', 0]
  for (const [at, word] of words.entries()) {
    const until = words[at + 1]?.from ?? answer.length
    const isNext = isCopied[at + 1] === isCopied[at] && at + 1 < words.length
    if (isNext) continue
    const end = isCopied[at] ? word.to : until
    own += isCopied[at] ? ' .'.padEnd(end - from) : answer.slice(from, end)
    copied += isCopied[at] ? `${answer.slice(from, end)}. ` : ''
    from = end
  }
  return { own: own + answer.slice(from), copied: copied.trim() }
}

const plainWords = (text: string) => wordsOf(text).filter(({ text: word }) => /[\p{L}\d]/u.test(word))
const runsOf = (text: string) => runs(plainWords(text))

function runs(words: readonly { text: string }[]): string[] {
  return words.slice(0, Math.max(0, words.length - COPIED_MIN + 1)).map((_, at) =>
    words
      .slice(at, at + COPIED_MIN)
      .map(({ text }) => text)
      .join(' '),
  )
}
