import { markPart, partFaults } from '../kinds/registry'
import { ALONE } from '../kinds/rules'
import type { WordsAnswer } from '../question'
import { syllabusTerms } from './near-terms'
import { words, wordsCell } from './words'

const FACTS = {
  label: 'a',
  prompt: 'State the name of this process.',
  command: 'State',
  subtopic: '1.1',
  objective: 'AO1',
  solution: '',
} as const

const partOf = (subject: string, ...answers: WordsAnswer[]) => words({ ...FACTS, subject, answers })

it('the terms of a syllabus are its words in the singular', () => {
  const terms = syllabusTerms('igcse/biology')
  for (const term of ['ribosome', 'chloroplast', 'absorption', 'trachea']) expect(terms).toContain(term)
  expect(terms).not.toContain('ribosomes')
  expect(() => syllabusTerms('igcse/alchemy')).toThrow('no syllabus')
})

it('a part holds the terms near its answers, and is marked by itself', () => {
  const part = partOf('igcse/biology', { text: 'ribosome' })
  expect(part.confusable?.length ?? 0).toBeLessThan(12)
  expect(partFaults(part)).toEqual([])
  const stored = JSON.parse(JSON.stringify(part)) as typeof part
  const mark = (text: string) => markPart(stored, { kind: 'words', texts: [text] }, ALONE).earned
  expect(mark('ribosomes')).toBe(1)
  expect(mark('ribosom')).toBe(1)
  expect(mark('lysosome')).toBe(0)
})

it.each([
  ['igcse/biology', 'ureter', 'urether', 0],
  ['igcse/biology', 'ureter', 'uruter', 1],
  ['igcse/biology', 'excretion', 'secretion', 0],
  ['igcse/biology', 'excretion', 'excresion', 1],
  ['igcse/biology', 'transpiration', 'respiration', 0],
  ['igcse/biology', 'transpiration', 'tranpiration', 1],
  ['igcse/chemistry', 'evaporation', 'evaporasion', 1],
  ['igcse/chemistry', 'chlorine', 'chloride', 0],
  ['igcse/physics', 'refraction', 'reflection', 0],
  ['igcse/physics', 'refraction', 'refracsion', 1],
  ['igcse/physics', 'refraction', 'refelction', 0],
  ['igcse/physics', 'fission', 'fusion', 0],
  ['igcse/physics', 'fusion', 'fussion', 0],
] as const)('%s: %s typed as %s earns %i', (subject, answer, typed, earned) => {
  const part = partOf(subject, { text: answer })
  expect(partFaults(part)).toEqual([])
  expect(markPart(part, { kind: 'words', texts: [typed] }, ALONE).earned).toBe(earned)
})

it('the scheme follows from the answers, or from how many earn one mark', () => {
  const answers = [{ text: 'light' }, { text: 'water' }, { text: 'warmth' }]
  const facts = { ...FACTS, subject: 'igcse/biology', answers, asked: 2 }
  expect(words(facts)).toMatchObject({ marks: 2, scheme: answers.map(({ text }) => ({ code: 'B1', text })) })
  expect(words({ ...facts, marks: 1 })).toMatchObject({ marks: 1, scheme: [{ text: 'both right' }] })
})

it('a cell of words knows the terms near it as well', () => {
  expect(wordsCell('process', 'absorption', { subject: 'igcse/biology' })).toMatchObject({
    blank: 'process',
    answer: 'absorption',
    mode: 'words',
    marks: 1,
  })
})
