import { createRandom } from '../random'
import { ask } from './ask'
import { b1, markPoints, steps } from './marks'
import { bySize, inThisOrder, numbers, optionsOf, pairs, rightText } from './options'
import { choiceQuestions, questionsOf } from './question-file'
import { slipsOf, threeSlips } from './slips'

describe('answers of a choice', () => {
  const wrong = { falls: 'You reversed it.', stays: 'You saw no change.', doubles: 'You guessed.' }

  it('are statements, the right one without an error', () => {
    expect(optionsOf({ right: 'rises', wrong }).options).toEqual([
      { text: 'rises', error: null },
      { text: 'falls', error: 'You reversed it.' },
      { text: 'stays', error: 'You saw no change.' },
      { text: 'doubles', error: 'You guessed.' },
    ])
  })

  it('are rows of a table where columns are named', () => {
    const made = optionsOf({
      columns: 'current | resistance',
      right: 'rises | falls',
      wrong: { 'falls | rises': 'You exchanged the two.' },
    })
    expect(made.columns).toEqual(['current', 'resistance'])
    expect(made.options.map(({ cells }) => cells)).toEqual([
      ['rises', 'falls'],
      ['falls', 'rises'],
    ])
    expect(rightText(made)).toBe('rises; falls')
  })

  it('stand by size where they are numbers, from errors or from pairs', () => {
    const own = { 'You added.': 5, 'You divided.': 0.5 }
    const texts = ['0.5 m', '2 m', '5 m'].map(text => text.replace(' ', '\u00a0'))
    expect(numbers({ right: 2, wrong: own, unit: 'm' }).options.map(({ text }) => text)).toEqual(texts)
    expect(bySize({ right: 2, wrong: slipsOf(own), print: String }).options).toEqual([
      { text: '0.5', error: 'You divided.' },
      { text: '2', error: null },
      { text: '5', error: 'You added.' },
    ])
  })

  it('keep the order of a scale', () => {
    const made = inThisOrder({
      decreases: 'You reversed it.',
      'stays the same': null,
      increases: 'Too much.',
    })
    expect(made.inOrder).toBe(true)
    expect(made.options.map(({ text }) => text)).toEqual(['decreases', 'stays the same', 'increases'])
  })

  it('refuse bare numbers as keys, which JavaScript would move to the front', () => {
    expect(() => pairs({ ten: 'a', 7: 'b' })).toThrow('"7" would lose its place')
  })
})

describe('a scheme', () => {
  it.each([
    ['C1 250 × 9.8', { code: 'C1', text: '250 × 9.8' }],
    ['A1 2450 N', { code: 'A1', text: '2450 N' }],
    ['M1 method', { code: 'M1', text: 'method' }],
    ['it is larger', { code: 'B1', text: 'it is larger' }],
    ['B12 is a vitamin', { code: 'B1', text: 'B12 is a vitamin' }],
  ])('reads "%s"', (text, point) => expect(markPoints([text])).toEqual([point]))

  it('has shorter words for what comes often', () => {
    expect(steps('rule', 'answer').map(({ code }) => code)).toEqual(['C1', 'A1'])
    expect(b1('one', 'two')).toHaveLength(2)
  })
})

describe('a part', () => {
  it('takes command, marks, objective and lines from what it says', () => {
    const scheme = ['one reason', 'another']
    expect(ask.written({ prompt: 'Explain why.', scheme, modelAnswer: 'm', solution: 's' })).toMatchObject({
      kind: 'written',
      command: 'Explain',
      objective: 'AO1',
      marks: 2,
      lines: 3,
    })
    expect(
      ask.number({
        prompt: ['Calculate it.', 'Find it.'],
        answer: 2,
        unit: 'N',
        scheme: ['A1 2 N'],
        solution: 's',
      }),
    ).toMatchObject({
      command: 'Calculate',
      objective: 'AO2',
      marks: 1,
      sigFigs: 2,
      unitMode: 'given',
      form: 'any',
    })
  })

  it('says otherwise where it says so', () => {
    const facts = {
      prompt: 'A ball falls. Find its speed.',
      command: 'Find',
      objective: 'AO3',
      marks: 1,
    } as const
    expect(ask.whole({ ...facts, answer: 3, scheme: ['A1 3', 'B1 3'], solution: 's' })).toMatchObject({
      command: 'Find',
      objective: 'AO3',
      marks: 1,
      form: 'integer',
      sigFigs: 3,
    })
  })
})

describe('a file of questions', () => {
  const part = () => ask.written({ prompt: 'State it.', scheme: ['it'], modelAnswer: 'it', solution: 's' })

  it('gives its templates tier, calculator and sub-topic, and its parts their labels', () => {
    const file = questionsOf('structured', '1.3', { calculator: 'needed' })
    file.supplement('crane', {
      facts: { difficulty: 3 },
      values: () => ({}),
      make: () => ({ stem: 's', parts: { a: part(), 'b.i': { ...part(), subtopic: '1.5.1' } } }),
    })
    const [crane] = file.templates
    expect(crane).toMatchObject({ id: '1.3/crane', tier: 'supplement', calculator: 'needed', difficulty: 3 })
    expect(crane?.draw('s').question.parts.map(({ label, subtopic }) => [label, subtopic])).toEqual([
      ['a', '1.3'],
      ['b.i', '1.5.1'],
    ])
  })

  it('draws one of several wordings', () => {
    const { question, templates } = choiceQuestions('4.3')
    question('worded', {
      facts: { difficulty: 1, objective: 'AO1' },
      values: () => ({}),
      make: () => ({
        stem: ['One.', 'Two.'],
        prompt: 'Which?',
        right: 'a',
        wrong: { b: 'x', c: 'y', d: 'z' },
        solution: 's',
      }),
    })
    const stems = Array.from({ length: 20 }, (_, at) => templates[0]?.draw(`s${at}`).question.stem)
    expect([...new Set(stems)].sort()).toEqual(['One.', 'Two.'])
  })
})

it('three slips differ as printed and stand on both sides of the right value over many draws', () => {
  const all = slipsOf({ a: 1, b: 2, c: 3, d: 30, e: 40, f: 30.001 })
  const below = new Set<number>()
  for (let at = 0; at < 60; at += 1) {
    const three = threeSlips(createRandom(`s${at}`), 10, all, value => value.toFixed(0)) ?? []
    expect(new Set(three.map(([value]) => value.toFixed(0))).size).toBe(3)
    below.add(three.filter(([value]) => value < 10).length)
  }
  expect([...below].sort()).toEqual([1, 2, 3])
})
