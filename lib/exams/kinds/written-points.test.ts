import { ask } from '../authoring/ask'
import { debatePart, explainPart } from '../authoring/essays'
import { judged, type Scheme } from '../authoring/marks'
import type { WrittenPart } from '../question'
import { markWritten, pointFaults } from './written-points'

const EXAMPLES =
  'earns: it vibrates\nearns: it vibrrates\nearns: vibration\nmisses: x\nmisses: it moves\nmisses: no'

function part(scheme: Parameters<typeof ask.written>[0]['scheme'], marks = scheme.length) {
  const modelAnswer = 'The string vibrates and its pitch is high.'
  return ask.written({ prompt: 'Why does it sound?', marks, scheme, modelAnswer, solution: 'It vibrates.' })
}

const vibrates = judged('it vibrates', `accept vibrate\n${EXAMPLES}`)
const high = judged('its pitch is high', 'reject low pitch\naccept high pitch\nunsure high')

it('marks an answer whose points are all decided, by the words that say them', () => {
  const marking = markWritten(part([vibrates, high]), { text: 'it vibrates with a low pitch' }, [])
  expect(marking).toMatchObject({ state: 'marked', verdict: 'partly', earned: 1, points: [true, false] })
  expect(marking).toMatchObject({
    judged: [
      { verdict: 'earned', spans: [{ from: 3, to: 11 }] },
      {
        verdict: 'notEarned',
        spans: [
          { from: 19, to: 22 },
          { from: 23, to: 28 },
        ],
      },
    ],
  })
})

it('leaves the part to the student where an open point could change the mark', () => {
  const marking = markWritten(part([vibrates, high]), { text: 'it vibrates and is high' }, [])
  expect(marking).toMatchObject({
    state: 'toSelfMark',
    earned: 0,
    judged: [{ verdict: 'earned' }, { verdict: 'undecided' }],
  })
})

it('needs no student where enough of several points are earned', () => {
  expect(markWritten(part([vibrates, high], 1), { text: 'it vibrates and is high' }, [])).toMatchObject({
    state: 'marked',
    verdict: 'right',
    earned: 1,
  })
})

it('leaves points without rules, and parts without any, to the student', () => {
  expect(markWritten(part([vibrates, 'louder']), { text: 'nothing' }, [])).toMatchObject({
    state: 'toSelfMark',
    judged: [{ verdict: 'notEarned' }, { verdict: 'undecided', spans: [] }],
  })
  expect(markWritten(part(['loud', 'louder']), { text: 'nothing' }, [])).toEqual({
    state: 'toSelfMark',
    earned: 0,
    available: 2,
  })
})

it('finds no fault in rules whose answers are judged as they should be', () => {
  expect(pointFaults(part([vibrates]))).toEqual([])
})

it.each([
  ['accept vibrate', 'fewer than 3 answers that earn it'],
  [`accept ${EXAMPLES}`, 'line 1'],
  [`accept vibrate & pitch\n${EXAMPLES}`, '“it vibrates” is not earned (missing)'],
  [`accept vibrate/move\n${EXAMPLES}`, '“it moves” is earned (said)'],
  [`accept vibrate\n${EXAMPLES.replace('vibrrates', 'vibrates')}`, 'no answer that earns it is misspelt'],
])('%j: %s', (rules, fault) => {
  expect(pointFaults(part([judged('it vibrates', rules)])).join('; ')).toContain(fault)
})

it('refuses a point that the model answer does not earn', () => {
  const rules =
    'accept loud\nearns: loud\nearns: it is louud\nearns: very loud\nmisses: x\nmisses: y\nmisses: quiet'
  expect(pointFaults(part([vibrates, judged('it is loud', rules)]))).toEqual([
    'the model answer does not earn point 2',
  ])
})

describe('an essay', () => {
  const model = 'The string vibrates, and its pitch is high.'
  const essay = (ao1: Scheme, sides: Scheme) => [
    explainPart({
      prompt: 'Why?',
      ao1,
      ao2: ['a', 'b', 'c'],
      ao3: ['a', 'b'],
      solution: '',
      modelAnswer: model,
    }),
    debatePart({
      prompt: 'Assess.',
      command: 'Assess',
      sides: [['for', sides]],
      judgement: ['a supported conclusion'],
      solution: '',
      modelAnswer: model,
    }),
  ]
  const [explained, debated] = essay([vibrates, 'b', 'c'], [vibrates, 'b', 'c']) as [WrittenPart, WrittenPart]

  it('is read, and never marked', () => {
    for (const each of [explained, debated]) {
      const marking = markWritten(each, { text: 'It vibrates.' }, [])
      expect(marking).toMatchObject({ state: 'toSelfMark', earned: 0, available: each.marks })
      expect(marking).toMatchObject({
        judged: expect.arrayContaining([
          expect.objectContaining({ verdict: 'earned', spans: [{ from: 3, to: 11 }] }),
        ]),
      })
    }
  })

  it('has a model answer that holds its points, or as many as make the highest level', () => {
    expect([explained, debated].flatMap(pointFaults)).toEqual([])
    const rules =
      'accept loud\nearns: loud\nearns: it is louud\nearns: very loud\nmisses: x\nmisses: y\nmisses: z'
    const loud = judged('it is loud', rules)
    expect(essay([loud, 'b', 'c'], [vibrates, loud, loud]).map(each => pointFaults(each))).toEqual([
      ['the model answer does not earn point 1'],
      ['the model answer holds 1 of 3 points of AO1 and AO2 knowledge and analysis'],
    ])
    // One more than its scale has marks for may be missed.
    expect(essay([loud, 'b', 'c', 'd'], []).flatMap(pointFaults)).toEqual([])
  })
})

describe('what the question says earns nothing', () => {
  const prompt = 'Explain why the string of a guitar vibrates when it is plucked.'
  const earned = (text: string) => {
    const { state, earned: marks, ...rest } = markWritten(part([vibrates, high], 2), { text }, [prompt])
    return [state, marks, 'judged' in rest ? rest.judged?.map(({ reason }) => reason.slice(0, 9)) : null]
  }

  it.each([
    [prompt, 0, 'These are'],
    ['the string of a guitar vibrates when it is plucked', 0, 'These are'],
    ['it vibrates', 1, 'The words'],
    ['the string of a guitar vibrates when it is plucked, so the air vibrates', 1, 'The words'],
  ])('%s', (text, marks, reason) => {
    expect(earned(text)).toEqual(['marked', marks, [reason, 'We did no']])
  })
})
