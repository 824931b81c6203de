import { ask } from './authoring/ask'
import { numbers, statements } from './authoring/options'
import type { Blueprint } from './blueprint'
import type { Objective, Part, PartKind } from './question'
import { type Template, template } from './template'

/** A small bank and a blueprint for tests of the engine: `perTopic` choice templates for each of the topics. */
export function choiceBank(topics: readonly string[], perTopic: number): Template[] {
  return topics.flatMap(topic =>
    Array.from({ length: perTopic }, (_, at) => choiceTemplate(`${topic}.${(at % 5) + 1}`, `q${at}`, at)),
  )
}

function choiceTemplate(subtopic: string, name: string, at: number): Template {
  const objective: Objective = at % 5 < 3 ? 'AO1' : 'AO2'
  return template({
    name,
    subtopic,
    style: 'choice',
    tier: at % 4 === 0 ? 'supplement' : 'core',
    difficulty: ((at % 5) + 1) as 1 | 2 | 3 | 4 | 5,
    calculator: at % 3 === 0 ? 'needed' : 'not-needed',
    checked: '2026-11-20',
    values: random => ({ mass: random.int(2, 40), distance: random.int(2, 9) }),
    make: ({ mass, distance }) => ({
      stem: `A load of ${mass} kg is moved by ${distance} m.`,
      parts: [
        ask.choice({
          prompt: 'What is asked?',
          subtopic,
          objective,
          options:
            at % 2 === 0
              ? numbers({
                  right: mass * distance,
                  unit: 'N m',
                  sigFigs: 3,
                  wrong: [
                    [mass + distance, 'You added the two numbers.'],
                    [mass * distance * 10, 'You multiplied by ten as well.'],
                    [(mass * distance) / 10, 'You divided by ten as well.'],
                  ],
                })
              : statements('the right one', [
                  ['one', 'You chose the first of the errors.'],
                  ['two', 'You chose the second of the errors.'],
                  ['three', 'You chose the third of the errors.'],
                ]),
          solution: 'Multiply the two numbers: the product is what is asked.',
        }),
      ],
    }),
    verify: at % 2 === 0 ? ({ mass, distance }) => mass / (1 / distance) : undefined,
  })
}

export function choiceBlueprint(changes: Partial<Blueprint> = {}): Blueprint {
  return {
    sort: 'mock',
    paperId: 'test-paper-2',
    level: 'igcse',
    subject: 'physics',
    version: 1,
    title: 'Paper 2: Multiple Choice (Extended)',
    syllabus: '0625',
    component: '0625/2',
    durationMinutes: 45,
    totalMarks: 40,
    calculator: true,
    coreOnly: false,
    objectives: { AO1: 63, AO2: 37 },
    aims: {},
    sheets: [],
    rubric: ['Answer all questions.'],
    sections: [
      {
        id: 'A',
        title: '',
        instruction: 'Choose the one answer that you consider correct.',
        style: 'choice',
        questions: 40,
        choose: null,
        marks: 40,
        topics: { '1': 11, '2': 6, '3': 7, '4': 9, '5': 4, '6': 3 },
      },
    ],
    ...changes,
  }
}

const FACTS = {
  label: '',
  prompt: 'Answer.',
  marks: 1,
  command: 'State',
  subtopic: '1.1',
  objective: 'AO1',
  scheme: [{ code: 'B1', text: 'right' }],
  solution: 'It is as it is.',
} as const

/** The least of each kind of part that can be marked. */
const LEAST = {
  choice: { kind: 'choice', options: [{ text: 'yes', error: null }] },
  numeric: { kind: 'numeric', answer: 1, unit: 'm', unitMode: 'asked', sigFigs: 2, form: 'any' },
  expression: { kind: 'expression', answer: 'x', letters: ['x'], form: 'any' },
  solutions: {
    kind: 'solutions',
    ...{ answer: ['1'], letter: 'x', interval: null, angles: null, figures: 'exact' },
  },
  match: {
    kind: 'match',
    items: [{ id: 'a', text: 'a' }],
    targets: [{ id: 'q', text: 'q' }],
    answer: { a: 'q' },
  },
  order: { kind: 'order', items: [{ id: 'a', text: 'a' }], answer: ['a'] },
  table: { kind: 'table', head: ['a'], rows: [[{ blank: 'a', answer: 1, marks: 1 }]] },
  words: { kind: 'words', asked: 1, answers: [{ text: 'osmosis' }] },
  ledger: {
    kind: 'ledger',
    account: 'Bank',
    lines: 1,
    given: [],
    entries: [{ name: 'sales', side: 'debit', narrative: 'Sales', amount: 1, marks: 1 }],
  },
  written: { kind: 'written', lines: 1, modelAnswer: 'It is.' },
  equation: { kind: 'equation', answer: '2H2 + O2 -> 2H2O', states: false },
  structure: { kind: 'structure', answer: 'CH4', displayed: false, stereo: false },
  plot: {
    kind: 'plot',
    axes: {
      x: { label: 'x', min: 0, max: 10, large: 2, parts: 2 },
      y: { label: 'y', min: 0, max: 10, large: 2, parts: 2 },
    },
    given: [],
    tasks: [{ task: 'points', wanted: [[2, 2]], marks: 1 }],
  },
  draw: { kind: 'draw', tools: ['line'], checks: [] },
} satisfies { [K in PartKind]: { kind: K } & Record<string, unknown> }

export function leastPart(kind: PartKind): Part {
  return { ...FACTS, scheme: [...FACTS.scheme], ...LEAST[kind] } as Part
}
