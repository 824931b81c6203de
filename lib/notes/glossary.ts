import type { NoteFrontMatter } from './front-matter'

/** A key term of a note with its one definition. */
export type NoteTerm = {
  term: string
  meaning: string
  /** `level/subject/topic/subtopic` of the note that defines it, where that is another one */
  home: string | null
}

/** Where the terms of a subject are defined, by their names in small letters. */
export type Glossary = ReadonlyMap<string, { term: string; meaning: string; home: string }>

/** A line of a subject's glossary, as the page shows it. */
export type GlossaryEntry = {
  /** HTML */
  name: string
  /** HTML */
  meaning: string
  /** a to z, or `#` */
  letter: string
  path: string
  /** of the sub-topic */
  number: string
}

type Source = { address: string; keyTerms: NoteFrontMatter['keyTerms'] }

const keyOf = (term: string) => term.toLowerCase()

/** The terms that the notes of one subject define, and a sentence for each that is defined twice. */
export function glossaryOf(notes: readonly Source[]): { glossary: Glossary; faults: string[] } {
  const glossary = new Map<string, { term: string; meaning: string; home: string }>()
  const faults: string[] = []
  for (const { address, keyTerms } of notes) {
    for (const { term, meaning } of keyTerms) {
      if (meaning === undefined) continue
      const known = glossary.get(keyOf(term))
      if (known)
        faults.push(
          `${address}: "${term}" is defined in ${known.home}: leave the meaning out here, or name another term`,
        )
      else glossary.set(keyOf(term), { term, meaning, home: address })
    }
  }
  return { glossary, faults }
}

/** The key terms of a note, those of other notes with the definition from there. */
export function termsOf(
  keyTerms: NoteFrontMatter['keyTerms'],
  glossary: Glossary,
): { terms: NoteTerm[]; faults: string[] } {
  const faults: string[] = []
  const terms = keyTerms.flatMap(({ term, meaning }): NoteTerm[] => {
    if (meaning !== undefined) return [{ term, meaning, home: null }]
    const known = glossary.get(keyOf(term))
    if (!known) faults.push(`key term "${term}" has no meaning here and is defined in no other note`)
    return known ? [{ term, meaning: known.meaning, home: known.home }] : []
  })
  return { terms, faults }
}
