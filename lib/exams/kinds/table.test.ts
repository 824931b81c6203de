import { fc } from '@/lib/testing/properties'
import type { Answer } from '../answers'
import { followFaults } from '../check-follow'
import type { NumericPart, Part, TablePart } from '../question'
import { markPart, partFaults } from './registry'
import { ALONE } from './rules'

const FACTS = { command: 'Prepare', subtopic: '1.5.2', objective: 'AO2', solution: '', prompt: '' } as const
const point = (text: string) => ({ code: 'B1' as const, text })

/** Revenue 900; cost of sales is filled but carries no mark; gross profit and profit follow. */
const STATEMENT: TablePart = {
  ...FACTS,
  kind: 'table',
  label: '',
  marks: 3,
  head: ['', '$'],
  rows: [
    [{ text: 'Purchases' }, { blank: 'purchases', answer: 500, marks: 1 }],
    [
      { text: 'Cost of sales' },
      {
        blank: 'cost',
        answer: 480,
        marks: 0,
        follow: { from: [{ cell: 'purchases' }], formula: '50 + a - 70' },
      },
    ],
    [
      { text: 'Gross profit' },
      { blank: 'gross', answer: 420, marks: 1, follow: { from: [{ cell: 'cost' }], formula: '900 - a' } },
    ],
    [{ text: 'Wages' }, { text: '100' }],
    [
      { text: 'Profit' },
      { blank: 'profit', answer: 320, marks: 1, follow: { from: [{ cell: 'gross' }], formula: 'a - 100' } },
    ],
  ],
  scheme: [point('Purchases: 500'), point('Gross profit: 420 OF'), point('Profit: 320 OF')],
}
function mark(
  cells: Record<string, string>,
  part = STATEMENT,
  context: Parameters<typeof markPart>[2] = ALONE,
) {
  const marking = markPart(part, { kind: 'table', cells }, context)
  return marking.state === 'marked' ? marking : null
}

describe('own figures', () => {
  it.each([
    [{ purchases: '500', cost: '480', gross: '420', profit: '320' }, 3, 'right', [true, true, true]],
    // One slip costs one mark: what follows from it is right by the own figure.
    [{ purchases: '600', cost: '580', gross: '320', profit: '220' }, 2, 'partly', [false, true, true]],
    // A cell left empty counts as what follows from those before it.
    [{ purchases: '600', cost: '', gross: '320', profit: '220' }, 2, 'partly', [false, true, true]],
    [{ purchases: '500', cost: '480', gross: '520', profit: '420' }, 2, 'partly', [true, false, true]],
    // The right figure counts, whatever stands before it.
    [{ purchases: '600', cost: '580', gross: '420', profit: '320' }, 2, 'partly', [false, true, true]],
    // Neither right nor following.
    [{ purchases: '600', cost: '580', gross: '350', profit: '300' }, 0, 'wrong', [false, false, false]],
    // Nothing follows from nothing.
    [{ purchases: '', cost: '', gross: '', profit: '-100' }, 0, 'wrong', [false, false, false]],
    [{ purchases: 'lots', cost: 'more', gross: 'x', profit: '220' }, 0, 'wrong', [false, false, false]],
    // In full, but for a cell without a mark.
    [
      { purchases: '500', cost: '490', gross: '410', profit: '310' },
      3,
      'rightFollowThrough',
      [true, true, true],
    ],
    // Thousands, brackets for minus, a dollar.
    [
      { purchases: '$1,500', cost: '1 480', gross: '(580)', profit: '(680)' },
      2,
      'partly',
      [false, true, true],
    ],
  ])('%j earns %i: %s', (cells, earned, verdict, points) => {
    expect(mark(cells)).toMatchObject({ earned, verdict, points })
  })

  it('each cell says how it was judged, and why', () => {
    expect(mark({ purchases: '600', cost: '580', gross: '320', profit: '999' })?.cells).toEqual({
      purchases: { verdict: 'wrong', remark: null },
      cost: { verdict: 'own', remark: null },
      gross: { verdict: 'own', remark: null },
      profit: { verdict: 'wrong', remark: 'Not what follows from your own figures either.' },
    })
    expect(mark({ purchases: '500', cost: '', gross: '420', profit: '310' })?.cells).toEqual({
      purchases: { verdict: 'right', remark: null },
      cost: { verdict: 'blank', remark: null },
      gross: { verdict: 'right', remark: null },
      profit: { verdict: 'wrong', remark: null },
    })
  })

  it('takes whole dollars for what follows, but no whole number for a ratio', () => {
    const ratio: TablePart = {
      ...FACTS,
      kind: 'table',
      label: 'a',
      marks: 2,
      head: ['', ''],
      rows: [
        [{ text: 'rebound / cm' }, { blank: 'rebound', answer: 17, marks: 1 }],
        [
          { text: 'ratio' },
          {
            blank: 'ratio',
            answer: 0.34,
            marks: 1,
            sigFigs: 2,
            unit: '',
            follow: { from: [{ cell: 'rebound' }], formula: 'a/50' },
          },
        ],
      ],
      scheme: [point('17 cm'), point('0.34 OF')],
    }
    const verdicts = (cells: Record<string, string>) => markPart(ratio, { kind: 'table', cells }, ALONE)
    expect(verdicts({ rebound: '17', ratio: '0' })).toMatchObject({ earned: 1 })
    expect(verdicts({ rebound: '19', ratio: '0' })).toMatchObject({ earned: 0 })
    expect(verdicts({ rebound: '19', ratio: '0.38' })).toMatchObject({ earned: 1 })
    const earlier = () => ({ part: PARTS, answer: { kind: 'numeric' as const, value: '500.50', unit: '' } })
    expect(mark({ provision: '1501' }, LATER, { ...ALONE, earlier })).toMatchObject({ earned: 1 })
  })

  const PARTS: NumericPart = {
    ...FACTS,
    kind: 'numeric',
    label: 'a',
    marks: 1,
    answer: 500,
    unit: '$',
    unitMode: 'given',
    sigFigs: 5,
    form: 'any',
    scheme: [point('500')],
  }
  const LATER: TablePart = {
    ...FACTS,
    kind: 'table',
    label: 'b',
    marks: 1,
    head: ['', '$'],
    rows: [
      [
        { text: 'Depreciation' },
        { blank: 'provision', answer: 1500, marks: 1, follow: { from: [{ part: 'a' }], formula: '3*a' } },
      ],
    ],
    scheme: [point('Provision: 1500 OF')],
  }

  it('are taken from an earlier part', () => {
    const answered = (part: Part, answer: Answer) => ({ ...ALONE, earlier: () => ({ part, answer }) })
    const own = answered(PARTS, { kind: 'numeric', value: '600', unit: '' })
    expect(mark({ provision: '1800' }, LATER, own)).toMatchObject({
      earned: 1,
      verdict: 'rightFollowThrough',
    })
    expect(mark({ provision: '1500' }, LATER, own)).toMatchObject({ earned: 1, verdict: 'right' })
    expect(mark({ provision: '1800' }, LATER, ALONE)).toMatchObject({ earned: 0 })

    const fromCell: TablePart = {
      ...LATER,
      rows: [
        [
          { text: 'Brought down' },
          {
            blank: 'down',
            answer: 320,
            marks: 1,
            follow: { from: [{ part: 'a', cell: 'profit' }], formula: 'a' },
          },
        ],
      ],
    }
    const table = answered({ ...STATEMENT, label: 'a' }, { kind: 'table', cells: { profit: '777' } })
    expect(mark({ down: '777' }, fromCell, table)).toMatchObject({ earned: 1, verdict: 'rightFollowThrough' })
    expect(mark({ down: '778' }, fromCell, table)).toMatchObject({ earned: 0 })
  })

  it('never take a mark away, and one wrong figure never costs what rightly follows', () => {
    const amount = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (purchases, cost, gross, profit) => {
        const cells = { purchases: `${purchases}`, cost: `${cost}`, gross: `${gross}`, profit: `${profit}` }
        const right = [purchases === 500, gross === 420, profit === 320]
        const own = [false, gross === 900 - cost, profit === gross - 100]
        const points = mark(cells)?.points
        expect(points).toEqual(right.map((each, at) => each || own[at]))
      }),
    )
    fc.assert(
      fc.property(amount, purchases => {
        const cost = purchases - 20
        const cells = {
          purchases: `${purchases}`,
          cost: `${cost}`,
          gross: `${900 - cost}`,
          profit: `${800 - cost}`,
        }
        expect(mark(cells)?.earned).toBe(purchases === 500 ? 3 : 2)
      }),
    )
  })

  it('what an author got wrong is found', () => {
    expect(partFaults(STATEMENT)).toEqual([])
    expect(followFaults([STATEMENT])).toEqual([])
    expect(followFaults([PARTS, LATER])).toEqual([])
    const with_ = (follow: { from: { cell?: string; part?: string }[]; formula: string }): TablePart => ({
      ...STATEMENT,
      rows: STATEMENT.rows.map(row =>
        row.map(cell => ('blank' in cell && cell.blank === 'purchases' ? { ...cell, follow } : cell)),
      ),
    })
    for (const [follow, fault] of [
      [{ from: [{ cell: 'nowhere' }], formula: 'a' }, /no cell "nowhere"/],
      [{ from: [{ part: 'z' }], formula: 'a' }, /no earlier part/],
      [{ from: [{ cell: 'profit' }], formula: 'a + 180' }, /in a circle/],
      [{ from: [{ cell: 'cost' }], formula: 'a + 20' }, /in a circle/],
      [{ from: [{ cell: 'cost' }], formula: 'a +' }, /Not a formula/],
    ] as const)
      expect(followFaults([with_(follow as never)]).join()).toMatch(fault)
    const wrongSum: TablePart = {
      ...LATER,
      rows: [
        [
          { text: '' },
          { blank: 'p', answer: 1400, marks: 1, follow: { from: [{ part: 'a' }], formula: '3*a' } },
        ],
      ],
    }
    expect(followFaults([PARTS, wrongSum]).join()).toMatch(/gives 1500, the answer is 1400/)
  })
})
