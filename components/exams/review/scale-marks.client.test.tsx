import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { debatePart } from '@/lib/exams/authoring/essays'
import { judged } from '@/lib/exams/authoring/marks'
import { markPart } from '@/lib/exams/kinds/registry'
import { ALONE } from '@/lib/exams/kinds/rules'
import { ticksOfMarks } from '@/lib/exams/kinds/scales'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { explain } from '@/lib/exams/to-public'
import { ScaleMarks } from './scale-marks.client'

const part = debatePart({
  prompt: 'Assess the tax.',
  command: 'Assess',
  sides: [
    ['for', [judged('revenue', 'accept revenue'), judged('price rises', 'accept price rise')]],
    ['against', [judged('regressive', 'accept poor')]],
  ],
  judgement: ['a supported conclusion'],
  solution: '',
  modelAnswer: 'x',
})

function show(text: string) {
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
