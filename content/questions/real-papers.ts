import type { Measure } from '@/lib/exams/setting/measures'

/** What is known of the real papers beside which ours stand: a share in words, and what it rests on. */
export type RealPaper = {
  basis: string
  shares: Readonly<Partial<Record<Measure, string>>>
  facts: readonly string[]
}

/** By paper id. What nobody has counted is left out; then the aim is our own. */
export const REAL_PAPERS: Readonly<Record<string, RealPaper>> = {
  'igcse-physics-paper-2': {
    basis: 'keys of 0625/22 M/J 2023; figures of 9702/12 F/M 2025',
    shares: { figures: 'A Level: 40 (16 of 40, tables among them)' },
    facts: [
      'Keys 9, 10, 12, 9 over A to D; no letter more than three times running.',
      '11 of 40 have one row of short options.',
    ],
  },
  'igcse-physics-paper-4': {
    basis: 'mark schemes of 35 papers of 0625/4, 2021 to 2025',
    shares: {
      calculating: '25 or more (of the parts)',
      drawing: 'about 8 (of the parts)',
      one: '14 (28 of the parts)',
      two: '36 (36 of the parts)',
      three: '31 (21 of the parts)',
      four: '16 (8 of the parts)',
    },
    facts: [
      '9 to 11 questions, mostly 10, of 33 to 51 parts; 30 of 35 papers open with mechanics.',
      'Questions a paper from 2023 on: mechanics 2.3, thermal 1.1, waves 1.8, electricity 2.7, nuclear 1.0, space 1.3.',
    ],
  },
  'alevels-economics-paper-1': {
    basis: '29 of 30 questions of 9708/12 M/J 2023',
    shares: { figures: '28 (8 of 29)', tables: '24 (7 of 29)' },
    facts: ['Micro first half, macro second. Three questions calculate, four are negative.'],
  },
  'alevels-economics-paper-2': {
    basis: '22 papers of 9708/2, Section A of 15, 2023 to 2026',
    shares: { one: '0', three: '0' },
    facts: [
      'Section A: one source, five parts of 2, 4 and 6 marks in 14 of 15 papers.',
      'Essays of 8 (Explain, then consider) and 12 (Assess); a diagram is asked in 33 % of the first.',
    ],
  },
}
