import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawn, required } from '@/lib/exams/authoring/diagram'
import { debatePart, evaluatePart } from '@/lib/exams/authoring/essays'
import { judged } from '@/lib/exams/authoring/marks'
import { markPart } from '@/lib/exams/kinds/registry'
import { ALONE } from '@/lib/exams/kinds/rules'
import { ticksOfMarks } from '@/lib/exams/kinds/scales'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { WrittenPart } from '@/lib/exams/question'
import { explain } from '@/lib/exams/to-public'
import { ScaleMarks } from './scale-marks.client'

const TEXT = { prompt: 'Assess the tax.', command: 'Assess', solution: '', modelAnswer: 'x' } as const

const SHORT = debatePart({
  ...TEXT,
  sides: [
    ['for', [judged('revenue', 'accept revenue'), judged('price rises', 'accept price rise')]],
    ['against', [judged('regressive', 'accept poor')]],
  ],
  judgement: ['a supported conclusion'],
})

function show(text: string, part: WrittenPart = SHORT) {
  const marking = markPart(part, { kind: 'written', text }, ALONE)
  const explanation = explain(part, '1')
  const scales = explanation.scales ?? []
  const result = {
    state: marking.state,
    points: [],
    judged: 'judged' in marking ? (marking.judged ?? null) : null,
    explanation,
  } as unknown as CheckedPart
  const ticks = jest.fn<void, [boolean[]]>()
  render(<ScaleMarks result={result} scales={scales} onTicks={ticks} />)
  return { ticks, scales }
}

it('says what was found and which level that speaks for, chooses none, and takes the student’s', async () => {
  const { ticks, scales } = show('The price rises, and there is revenue for the state.')
  const [analysis, evaluation] = screen.getAllByRole('group')
  expect(analysis).toHaveTextContent('We found 2 of 3 points that an answer may hold')
  expect(analysis).toHaveTextContent('speaks for 3 to 5 marks')
  expect(evaluation).not.toHaveTextContent('We found')
  for (const radio of screen.getAllByRole('radio', { name: /^0/ })) expect(radio).toBeChecked()
  expect(ticks).not.toHaveBeenCalled()
  await userEvent.click(within(analysis as HTMLElement).getByRole('radio', { name: /^6/ }))
  expect(ticks).toHaveBeenLastCalledWith(ticksOfMarks(scales, [6, 0]))
})

it('lists the points with how each was read, and suggests no level where none was found', () => {
  show('I like taxes.')
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    expect.stringMatching(/revenue.*did not find/),
    expect.stringMatching(/price rises.*did not find/),
    expect.stringMatching(/regressive.*did not find/),
    expect.stringMatching(/supported conclusion.*only a reader/),
  ])
  expect(screen.getByText(/We found 0 of 3/)).not.toHaveTextContent('speaks for')
})

it('says that a diagram was asked for where none is drawn, and names no level from one point alone', () => {
  const asked = evaluatePart({
    ...TEXT,
    sides: [['for', [required(drawn('a labelled diagram', { draws: 'D', shape: 'falls' })), 'revenue']]],
    judgement: ['a supported conclusion'],
  })
  show('There is revenue.', asked)
  const found = screen.getByText(/We found 0 of 1/)
  expect(found).toHaveTextContent('without it the highest level cannot be reached')
  expect(found).not.toHaveTextContent('speaks for')
  expect(screen.getByRole('group', { name: /AO3 evaluation: 0 of 6/ })).toHaveTextContent('4 to 6 marks')
})
