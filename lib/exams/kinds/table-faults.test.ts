import type { TablePart } from '../question'
import { template } from '../template'
import type { Blank } from './blanks'
import { partFaults, publicField } from './registry'

function partOf(...cells: Omit<Blank, 'blank' | 'marks'>[]): TablePart {
  return {
    kind: 'table',
    label: 'a',
    prompt: 'Complete the table.',
    command: 'Complete',
    subtopic: '1.1',
    objective: 'AO1',
    solution: '',
    marks: cells.length,
    head: ['', 'answer'],
    rows: cells.map((cell, at) => [{ text: `row ${at}` }, { ...cell, blank: `cell-${at}`, marks: 1 }]),
    scheme: cells.map(() => ({ code: 'B1', text: 'as in the key' })),
  }
}

const PICK = { answer: 'rises', mode: 'pick', choices: ['rises', 'falls', 'stays the same'] } as const

it.each<[string, Omit<Blank, 'blank' | 'marks'>, RegExp | null]>([
  ['words without signs', { answer: 'cell wall' }, null],
  ['a hyphen within a word', { answer: 'non-metal' }, null],
  ['digits', { answer: '2,8,1' }, null],
  ['capitals in words', { answer: 'Panthera', mode: 'words' }, null],
  ['a genotype', { answer: 'Tt', mode: 'exact' }, null],
  ['a charge', { answer: 'Fe^{3+}', mode: 'formula' }, null],
  ['a list', { ...PICK, choices: [...PICK.choices] }, null],
  ['a number', { answer: 0.000_013 }, null],
  ['money', { answer: -1234.5, unit: '$' }, null],
  ['a genotype without a mode', { answer: 'Tt' }, /signs or capitals .* no mode/],
  ['a charge without a mode', { answer: '2+' }, /signs or capitals .* no mode/],
  ['a negative number without a mode', { answer: '-1' }, /signs or capitals .* no mode/],
  ['a printed minus without a mode', { answer: '−1' }, /signs or capitals .* no mode/],
  ['a raised sign without a mode', { answer: 'x^{2}' }, /signs or capitals .* no mode/],
  ['a capital that is accepted', { answer: 'hydrogen', accept: ['H2'] }, /signs or capitals .* no mode/],
  ['no answer', { answer: ' ' }, /has no answer/],
  ['no number', { answer: Number.NaN }, /no number/],
  ['a mode of a number', { answer: 4, mode: 'words' }, /is a number/],
  ['texts of a number', { answer: 4, accept: ['four'] }, /is a number/],
  ['figures of a text', { answer: 'four', sigFigs: 2 }, /is a text/],
  ['a range of a text', { answer: 'four', tolerance: 2 }, /is a text/],
  ['an unknown unit', { answer: 4, unit: 'florins' }, /unit that the marker does not know/],
  ['a pick of nothing', { answer: 'rises', mode: 'pick' }, /fewer than two choices/],
  ['a pick without its answer', { ...PICK, choices: ['falls', 'stays'] }, /not among its choices/],
  ['a pick of the same', { ...PICK, choices: ['rises', 'falls', 'falls'] }, /coincide/],
  [
    'a pick that accepts more',
    { ...PICK, choices: [...PICK.choices], accept: ['up'] },
    /picked: nothing else/,
  ],
  ['choices that are typed', { answer: 'rises', choices: ['rises', 'falls'] }, /mode is not pick/],
  ['rejects of a formula', { answer: 'CO', mode: 'formula', reject: ['Co'] }, /mode is not words/],
  ['a state of words', { answer: 'solid', states: true }, /mode is not formula/],
  [
    'a reject that is taken',
    { answer: 'cell wall', mode: 'words', reject: ['cell walls'] },
    /which it rejects/,
  ],
  [
    'a term that is the answer',
    { answer: 'mitosis', mode: 'words', confusable: ['Mitosis'] },
    /which it rejects/,
  ],
  [
    'an answer that is a reject',
    { answer: 'sugar', accept: ['starch'], mode: 'words', reject: ['starch'] },
    /rejects/,
  ],
])('%s', (_, cell, fault) => {
  const faults = partFaults(partOf(cell)).join('; ')
  if (fault === null) expect(faults).toBe('')
  else expect(faults).toMatch(fault)
})

it('only the choices of a cell leave the server, and their order does not tell the answer', () => {
  const drawn = template({
    name: 'picks',
    subtopic: '1.1',
    style: 'structured',
    tier: null,
    difficulty: 1,
    calculator: 'not-needed',
    values: random => ({ any: random.int(1, 9) }),
    make: () => ({
      stem: '',
      parts: [
        partOf(
          { ...PICK, choices: [...PICK.choices] },
          { ...PICK, answer: 'falls', choices: [...PICK.choices] },
          { ...PICK, choices: [...PICK.choices], inOrder: true },
          {
            answer: 'mitosis',
            accept: ['cell division'],
            reject: ['meiosis'],
            confusable: ['miosis'],
            mode: 'words',
          },
          { answer: 12.5, sigFigs: 3, tolerance: 0.5, unit: 'cm', signFree: true },
          { answer: 'AgCl(s)', mode: 'formula', states: true },
        ),
      ],
    }),
  })
  const firsts = new Set<string>()
  for (let seed = 0; seed < 40; seed += 1) {
    const part = drawn.draw(`${seed}`).question.parts[0]
    if (part?.kind !== 'table') throw new Error('no table')
    const choices = expect.arrayContaining([...PICK.choices])
    expect(publicField(part)).toEqual({
      kind: 'table',
      head: ['', 'answer'],
      rows: [
        [{ html: 'row 0' }, { blank: 'cell-0', width: 'text', choices }],
        [{ html: 'row 1' }, { blank: 'cell-1', width: 'text', choices }],
        [{ html: 'row 2' }, { blank: 'cell-2', width: 'text', choices: [...PICK.choices] }],
        [{ html: 'row 3' }, { blank: 'cell-3', width: 'text', choices: null }],
        [{ html: 'row 4' }, { blank: 'cell-4', width: 'number', choices: null }],
        [{ html: 'row 5' }, { blank: 'cell-5', width: 'text', choices: null }],
      ],
    })
    const lists = part.rows.flatMap(([, cell]) => (cell && 'choices' in cell ? [cell.choices ?? []] : []))
    expect(lists[0]).toEqual(lists[1])
    firsts.add(lists[0]?.[0] ?? '')
  }
  expect(firsts).toEqual(new Set(PICK.choices))
})
