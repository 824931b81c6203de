import type { Band, MarkPoint, Scale, WrittenPart } from '../question'
import { markPoints, type Scheme } from './marks'

/**
 * Essays of Economics 9708. Marks by objective are the syllabus's. Paper 2: part (a) AO1 3, AO2 3, AO3 2; part (b) AO1
 * and AO2 by levels out of 8, AO3 by levels out of 4. Paper 4: one part, AO1 and AO2 by levels out of 14, AO3 out of 6.
 * The words of the bands are ours.
 */
type EssayText = Pick<WrittenPart, 'prompt' | 'solution' | 'modelAnswer'> &
  Partial<Pick<WrittenPart, 'subtopic' | 'figure' | 'modelFigure' | 'board'>>

function points(scale: string, scheme: Scheme, lead = ''): MarkPoint[] {
  return markPoints(scheme).map(point => ({ ...point, text: lead + point.text, scale }))
}

const PART_A_SCALES: Scale[] = [
  { name: 'AO1 knowledge', outOf: 3, objectives: { AO1: 3 } },
  { name: 'AO2 analysis', outOf: 3, objectives: { AO2: 3 } },
  { name: 'AO3 evaluation', outOf: 2, objectives: { AO3: 2 } },
]

type Explained = EssayText & { ao1: Scheme; ao2: Scheme; ao3: Scheme }

/** Part (a), 8 marks: each list may offer more points than its objective has marks. */
export function explainPart({ ao1, ao2, ao3, ...text }: Explained): WrittenPart {
  return {
    ...text,
    kind: 'written',
    label: 'a',
    subtopic: text.subtopic ?? '',
    command: 'Explain',
    objective: 'AO2',
    marks: 8,
    lines: 25,
    scales: PART_A_SCALES,
    scheme: [
      ...points('AO1 knowledge', ao1),
      ...points('AO2 analysis', ao2),
      ...points('AO3 evaluation', ao3),
    ],
  }
}

const ANALYSIS = 'AO1 and AO2 knowledge and analysis'
const EVALUATION = 'AO3 evaluation'

const ANALYSIS_BANDS: Band[] = [
  {
    from: 6,
    to: 8,
    text: 'Level 3. Knowledge is accurate and detailed, and the analysis of **both** sides is developed in full chains of cause and effect, with a correct and explained diagram where one helps. The answer keeps to the question.',
  },
  {
    from: 3,
    to: 5,
    text: 'Level 2. Knowledge is mostly accurate. Some points are developed, but steps are missing, a diagram is not explained, or one side alone is developed.',
  },
  {
    from: 1,
    to: 2,
    text: 'Level 1. A few relevant points that are stated rather than explained, with errors or gaps.',
  },
]

const EVALUATION_BANDS: Band[] = [
  {
    from: 3,
    to: 4,
    text: 'Level 2. The two sides are weighed against each other and lead to a judgement that answers the question, follows from the argument and says on what it depends.',
  },
  {
    from: 1,
    to: 2,
    text: 'Level 1. A simple or weakly supported judgement, or comments on limits that are not developed.',
  },
]

const PART_B_SCALES: Scale[] = [
  { name: ANALYSIS, outOf: 8, objectives: { AO1: 4, AO2: 4 }, bands: ANALYSIS_BANDS },
  { name: EVALUATION, outOf: 4, objectives: { AO3: 4 }, bands: EVALUATION_BANDS },
]

type Debated = EssayText & {
  command: 'Assess' | 'Evaluate' | 'Discuss' | 'Consider'
  /** Indicative content of each side, under the name of the side. */
  sides: readonly (readonly [name: string, points: Scheme])[]
  judgement: Scheme
}

/** The points show what an answer may hold. Those that are read suggest a level, and count nothing. */
const byLevels = (
  { sides, judgement, ...text }: Debated,
  facts: Pick<WrittenPart, 'label' | 'marks' | 'lines' | 'scales'>,
): WrittenPart => ({
  ...text,
  ...facts,
  kind: 'written',
  subtopic: text.subtopic ?? '',
  objective: 'AO3',
  scheme: [
    ...sides.flatMap(([name, texts]) => points(ANALYSIS, texts, `${name}: `)),
    ...points(EVALUATION, judgement),
  ],
})

/** Part (b) of Paper 2, 12 marks, by levels. */
export const debatePart = (debated: Debated): WrittenPart =>
  byLevels(debated, { label: 'b', marks: 12, lines: 40, scales: PART_B_SCALES })

const LONG_ANALYSIS_BANDS: Band[] = [
  {
    from: 11,
    to: 14,
    text: 'Level 3. Theory is accurate and detailed and is used on **this** question. Both sides are developed in full chains of cause and effect, with diagrams that are correct, labelled and explained where they are asked for or help. The answer is well organised.',
  },
  {
    from: 6,
    to: 10,
    text: 'Level 2. Theory is mostly accurate but general or partly developed: steps are missing, one side alone is developed, or a diagram is not explained. A diagram that was asked for and is missing or wrong keeps an answer here.',
  },
  {
    from: 1,
    to: 5,
    text: 'Level 1. A few relevant points that are stated rather than explained, with errors or gaps, or that miss the question.',
  },
]

const LONG_EVALUATION_BANDS: Band[] = [
  {
    from: 4,
    to: 6,
    text: 'Level 2. The sides are weighed against each other and lead to a reasoned judgement on the exact claim of the question, which says on what it depends.',
  },
  {
    from: 1,
    to: 3,
    text: 'Level 1. A vague judgement or one without support, or limits that are named and not developed.',
  },
]

const LONG_SCALES: Scale[] = [
  { name: ANALYSIS, outOf: 14, objectives: { AO1: 6, AO2: 8 }, bands: LONG_ANALYSIS_BANDS },
  { name: EVALUATION, outOf: 6, objectives: { AO3: 6 }, bands: LONG_EVALUATION_BANDS },
]

/** The whole of an essay of Paper 4, 20 marks, by levels. */
export const evaluatePart = (debated: Debated): WrittenPart =>
  byLevels(debated, { label: '', marks: 20, lines: 70, scales: LONG_SCALES })
