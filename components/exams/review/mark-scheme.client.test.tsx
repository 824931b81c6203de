import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { partKey } from '@/lib/exams/answers'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { markPart } from '@/lib/exams/kinds/registry'
import { ALONE } from '@/lib/exams/kinds/rules'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { explain } from '@/lib/exams/to-public'
import { MarkScheme } from './mark-scheme.client'

const EXAMPLES = 'earns: it vibrates\nearns: vibration\nearns: vibrrates\nmisses: x\nmisses: y\nmisses: z'
const part = ask.written({
  prompt: 'Why does it sound?',
  marks: 2,
  scheme: [
    judged('it vibrates', `accept vibrate\n${EXAMPLES}`),
    judged('its pitch is high', 'accept high pitch\nunsure high'),
  ],
  modelAnswer: 'The string vibrates and its pitch is high.',
  solution: 'It vibrates.',
})

/** The scheme beside an answer, marked by the server's own rules; `ticks` are what the student says. */
function show(text: string) {
  const marking = markPart(part, { kind: 'written', text }, ALONE)
  const read = 'judged' in marking ? (marking.judged ?? null) : null
  const result: CheckedPart = {
    key: partKey(1, 'a'),
    state: marking.state,
    earned: marking.earned,
    available: marking.available,
    verdict: null,
    points: read?.map(({ verdict }) => verdict === 'earned') ?? [],
    error: null,
    readAs: null,
    cells: null,
    entries: null,
    judged: read,
    explanation: explain(part, '1'),
    before: null,
    subtopic: { number: '3.4', title: '', href: '' },
    objective: 'AO1',
    command: 'Explain',
  }
  const ticks = jest.fn<void, [boolean[]]>()
  render(<MarkScheme result={result} kind="written" onTicks={ticks} />)
  return ticks
}

const boxes = () => screen.getAllByRole('checkbox').map(box => (box as HTMLInputElement).checked)
const reasons = () =>
  screen.getAllByRole('listitem').map(item => item.querySelector('.scheme-reason')?.textContent?.trim())

it('says of each point how it was read, ticks what was earned, and takes the student at their word', async () => {
  const ticks = show('It vibrates and it is high.')
  expect(boxes()).toEqual([true, false])
  expect(reasons()).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
  await userEvent.click(screen.getByRole('button', { name: 'Give these marks' }))
  expect(ticks).toHaveBeenLastCalledWith([true, false])
  await userEvent.click(screen.getByRole('checkbox', { name: /its pitch is high/ }))
  expect(ticks).toHaveBeenLastCalledWith([true, true])
})

it('lets a point be overruled that was decided, and says so', async () => {
  const ticks = show('It vibrates.')
  expect(boxes()).toEqual([true, false])
  expect(screen.queryByRole('button', { name: 'Give these marks' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /it vibrates/ }))
  expect(ticks).toHaveBeenLastCalledWith([false, false])
  const [first] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText(/You decided otherwise/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/marking')
})
