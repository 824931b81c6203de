import type { BlueprintSection } from '@/lib/exams/blueprint'
import { CALCULATOR, CHOOSE_ONE_ANSWER, type PaperPlan, type TopicPlan, topicTest } from './plan'

const ECONOMICS_AS_UNITS = { '1': 6, '2': 6, '3': 4, '4': 6, '5': 4, '6': 4 } as const

/** So many questions of each unit; by what the bank holds for six papers in a row. */
const ECONOMICS_A2_UNITS = { '7': 9, '8': 6, '9': 6, '10': 3, '11': 6 } as const

type Choices = Pick<PaperPlan, 'paper' | 'version' | 'aims' | 'objectives'> & {
  topics: BlueprintSection['topics']
}

/** Papers 1 and 3: thirty questions of four options. */
const thirtyChoices = ({ topics, ...plan }: Choices): PaperPlan => ({
  level: 'alevels',
  subject: 'economics',
  ...plan,
  rubric: [
    'There are thirty questions on this paper. Answer all of them.',
    'Each correct answer scores one mark. No mark is taken off for a wrong answer.',
    CALCULATOR,
  ],
  sections: [
    {
      id: 'A',
      title: '',
      instruction: CHOOSE_ONE_ANSWER,
      style: 'choice',
      questions: 30,
      choose: null,
      marks: 30,
      topics,
    },
  ],
})

type Written = Pick<PaperPlan, 'paper' | 'version' | 'aims' | 'objectives'> & {
  /** Units by section. */
  data: BlueprintSection['topics']
  micro: BlueprintSection['topics']
  macro: BlueprintSection['topics']
}

const oneEssayOfTwo = {
  instruction: 'Answer one of the two questions.',
  style: 'essay',
  questions: 2,
  choose: 1,
} as const

/** Papers 2 and 4: a data response and two essays, 20 marks each. */
const dataAndEssays = ({ data, micro, macro, ...plan }: Written): PaperPlan => ({
  level: 'alevels',
  subject: 'economics',
  ...plan,
  rubric: [
    'Answer three questions: the one of Section A, one of Section B and one of Section C.',
    'The marks of each part stand in brackets.',
    CALCULATOR,
  ],
  sections: [
    {
      id: 'A',
      title: 'Section A: data response',
      instruction: 'Answer this question.',
      style: 'data',
      questions: 1,
      choose: null,
      marks: 20,
      topics: data,
    },
    { id: 'B', title: 'Section B: microeconomics', ...oneEssayOfTwo, marks: 20, topics: micro },
    { id: 'C', title: 'Section C: macroeconomics', ...oneEssayOfTwo, marks: 20, topics: macro },
  ],
})

export const ECONOMICS_PAPERS: readonly PaperPlan[] = [
  thirtyChoices({
    paper: 1,
    version: 2,
    // 9708/12 of 2023 has 8 diagrams and 7 tables in 29 questions.
    aims: { figures: { least: 27 }, tables: { least: 20 }, hard: { least: 25 } },
    topics: ECONOMICS_AS_UNITS,
  }),
  dataAndEssays({
    paper: 2,
    version: 2,
    // Section A has five parts of 2, 4 and 6 marks, an essay one of 8 and one of 12: none of 1 or 3 in 15 real papers.
    aims: { one: { most: 0 }, three: { most: 0 }, chosen: { most: 10 } },
    // Both AS papers weigh 40/40/20, and Paper 1 asks no evaluation: the rest falls on this one.
    objectives: { AO1: 35, AO2: 36, AO3: 29 },
    data: ECONOMICS_AS_UNITS,
    micro: { '1': 6, '2': 6, '3': 4 },
    macro: { '4': 6, '5': 4, '6': 4 },
  }),
  thirtyChoices({
    paper: 3,
    version: 1,
    // 9708/32 of 2024 has 3 diagrams and 5 tables in 29 questions.
    aims: { figures: { least: 10 }, tables: { least: 17 }, hard: { least: 25 } },
    // A choice asks no evaluation; the rest as the A Level weighs it.
    objectives: { AO1: 35, AO2: 65 },
    topics: ECONOMICS_A2_UNITS,
  }),
  dataAndEssays({
    paper: 4,
    version: 1,
    // Section A has four parts, 2-4-6-8 in most of 17 real papers; 41 % of the essays ask for a diagram.
    aims: { one: { most: 0 }, three: { most: 0 }, chosen: { most: 10 } },
    // AO1 and AO2 of an essay are 14 of its marks by levels, AO3 6; the last part of Section A is a judgement.
    objectives: { AO1: 30, AO2: 40, AO3: 30 },
    data: { '7': 4, '8': 4, '9': 4, '11': 6 },
    micro: { '7': 6, '8': 4 },
    macro: { '9': 6, '10': 3, '11': 5 },
  }),
]

/** Two minutes for a question; as many as the bank holds three times. */
const economicsTest = (unit: string, choice = 15): TopicPlan =>
  topicTest('alevels', 'economics', unit, { durationMinutes: 2 * choice, choice, structuredMarks: 0 })

export const ECONOMICS_TESTS: readonly TopicPlan[] = [
  economicsTest('1', 13),
  economicsTest('2', 12),
  economicsTest('3', 10),
  economicsTest('4'),
  economicsTest('5', 10),
  economicsTest('6', 13),
  economicsTest('7'),
  economicsTest('8', 12),
  economicsTest('9', 12),
  economicsTest('10', 7),
  economicsTest('11'),
]
