import type { Band, MarkPoint, Scale, WrittenPart } from '../question'
import { markPoints, type Scheme } from './marks'

/**
 * The two parts of an essay of Economics 9708 (Papers 2 and 4). Marks by objective are the syllabus's: part (a) AO1 3,
 * AO2 3, AO3 2; part (b) AO1 and AO2 by levels out of 8, AO3 by levels out of 4. The words of the bands are ours.
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
  command: 'Assess' | 'Evaluate' | 'Discuss'
  /** Indicative content of each side, under the name of the side. */
  sides: readonly (readonly [name: string, points: Scheme])[]
  judgement: Scheme
}

/** Part (b), 12 marks, by levels: the points show what an answer may hold. Those that are read suggest a level, and count nothing. */
export function debatePart({ sides, judgement, ...text }: Debated): WrittenPart {
  return {
    ...text,
    kind: 'written',
    label: 'b',
    subtopic: text.subtopic ?? '',
    objective: 'AO3',
    marks: 12,
    lines: 40,
    scales: PART_B_SCALES,
    scheme: [
      ...sides.flatMap(([name, texts]) => points(ANALYSIS, texts, `${name}: `)),
      ...points(EVALUATION, judgement),
    ],
  }
}
