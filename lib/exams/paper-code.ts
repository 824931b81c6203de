import { SEED_PATTERN } from './build-paper'

/** What a code needs to know of a paper of the subject. */
export type CodedPaper = { paperId: string; title: string }

export type ReadCode = { examId: string } | { paperId: string; seed: string }

/**
 * 'Paper 4: Theory (Extended)' is 4, 'Topic test: Motion, forces and energy' Motion. What tells two topics of one name
 * apart stays: 'The macroeconomy (A Level)'.
 */
function shortName(title: string): string {
  const paper = /^Paper (\d+)/.exec(title)?.[1]
  const [, topic = '', stage = ''] = /^(?:Topic test: )?(.*?)( \([^()]*\))?$/.exec(title) ?? []
  return paper ?? topic.replace(/(,|:| and ).*$/, '') + stage
}

/** What people read off a print and type: 'Physics 4 · 7AE7CE'. */
export function codeOf(subjectName: string, title: string, seed: string): string {
  return `${subjectName} ${shortName(title)} · ${seed}`
}

/** Of the signs that no seed holds only these look like a single other one. The letter and the figure are both round. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { O: 'Q', '0': 'Q', U: 'V' }

const SEED_LENGTH = 6
const PAPER_NUMBER = /\b([a-z0-9-]+\.\d+[a-z0-9]{4})\.([a-z0-9]{6})\b/i

function compact(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function readSeed(text: string): string | null {
  const seed = [...text].map(sign => LOOKS_LIKE[sign] ?? sign).join('')
  return SEED_PATTERN.test(seed) ? seed : null
}

/**
 * The paper that a typed code means, of those of the subject. Case, spaces, dots and dashes do not matter, nor does
 * the subject; the whole number in the small print, or an address that holds it, is read as well.
 */
export function readCode(typed: string, subjectName: string, papers: readonly CodedPaper[]): ReadCode | null {
  const text = typed.normalize('NFKC')
  const whole = PAPER_NUMBER.exec(text)
  if (whole) return { examId: `${whole[1]?.toLowerCase()}.${whole[2]?.toUpperCase()}` }
  const signs = compact(text)
  const seed = readSeed(signs.slice(-SEED_LENGTH))
  const head = signs.slice(0, -SEED_LENGTH)
  const subject = compact(subjectName)
  const names = [head, ...(head.startsWith(subject) ? [head.slice(subject.length)] : [])]
  const paper = papers.find(({ title }) => {
    const short = compact(shortName(title))
    return [short, `PAPER${short}`, compact(title)].some(name => names.includes(name))
  })
  return seed && paper ? { paperId: paper.paperId, seed } : null
}
