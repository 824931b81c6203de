import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { plotFigure } from '@/lib/exams/plot-frame'
import type { Stroke } from '@/lib/exams/sketch'
import { DrawnAnswer } from './drawn-answer.client'
import { SketchField } from './sketch-field.client'

const AXES = {
  x: { label: 'x', min: 0, max: 10, large: 2, parts: 5 },
  y: { label: 'y', min: 0, max: 10, large: 2, parts: 5 },
}
const FIGURE = plotFigure(AXES, { name: 'grid', title: 'Grid', description: 'An empty grid.' })
const FIELD = { kind: 'plot' as const, axes: AXES, tools: ['point' as const, 'line' as const], labels: [] }

function Field({ onChange }: { onChange: (strokes: readonly Stroke[]) => void }) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  return (
    <SketchField
      field={FIELD}
      figure={FIGURE}
      strokes={strokes}
      onStrokes={next => {
        setStrokes(next)
        onChange(next)
      }}
      id="part-1"
      name="answer to question 1"
      readOnly={false}
    />
  )
}

function show() {
  const drawn: (readonly Stroke[])[] = []
  render(<Field onChange={strokes => drawn.push(strokes)} />)
  return { last: () => drawn.at(-1), user: userEvent.setup() }
}

const board = () => screen.getByRole('application', { name: 'Drawing board, answer to question 1' })

it('is drawn on by keys alone: a point, a line, undo', async () => {
  const { user, last } = show()
  board().focus()
  await user.keyboard('{ArrowRight}{ArrowUp}{Enter}')
  expect(last()).toEqual([{ tool: 'point', at: [5.2, 5.2] }])
  expect(screen.getByRole('status')).toHaveTextContent('Point at 5.2, 5.2')
  await user.click(screen.getByRole('radio', { name: 'Straight line' }))
  board().focus()
  await user.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}')
  expect(last()?.[1]).toEqual({ tool: 'line', from: [5.2, 5.2], to: [7.2, 5.2] })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(last()).toEqual([{ tool: 'point', at: [5.2, 5.2] }])
})

it('what is drawn is moved by its handle and deleted, by keys', async () => {
  const { user, last } = show()
  board().focus()
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Move: Point at 5, 5' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(last()).toEqual([{ tool: 'point', at: [4.8, 5] }])
  screen.getByRole('button', { name: 'Move: Point at 4.8, 5' }).focus()
  await user.keyboard('{Delete}')
  expect(last()).toEqual([])
})

it('places can be typed: what is no number falls back to what stood there', async () => {
  const { user, last } = show()
  board().focus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByText('Drawn: 1 thing'))
  const x = screen.getByRole('textbox', { name: 'x of Point at 5, 5' })
  await user.clear(x)
  await user.type(x, '7.41{Enter}')
  expect(last()).toEqual([{ tool: 'point', at: [7.4, 5] }])
  const y = screen.getByRole('textbox', { name: 'y of Point at 7.4, 5' })
  await user.clear(y)
  await user.type(y, 'high{Enter}')
  expect(last()).toEqual([{ tool: 'point', at: [7.4, 5] }])
  expect(y).toHaveValue('5')
})

it('keys of the question do not act while the board has the focus', async () => {
  const onKey = jest.fn()
  const { user } = (() => {
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the question
      <div onKeyDown={event => onKey(event.key)}>
        <Field onChange={() => undefined} />
      </div>,
    )
    return { user: userEvent.setup() }
  })()
  board().focus()
  await user.keyboard('{ArrowRight}{Enter}t')
  expect(onKey.mock.calls).toEqual([['t']])
})

it('the full answer lies over the drawing, or either stands alone', async () => {
  const user = userEvent.setup()
  const model = {
    ...FIGURE,
    title: 'The model',
    svg: '<svg data-model="1"></svg>',
    description: 'A point at 4, 4.',
  }
  const { container } = render(
    <DrawnAnswer field={FIELD} figure={FIGURE} strokes={[{ tool: 'point', at: [4, 4] }]} model={model} />,
  )
  const shown = () =>
    [container.querySelector('[data-model]'), container.querySelector('.sketch-ink')].map(Boolean)
  expect(shown()).toEqual([true, true])
  const legend = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(legend()).toEqual(['Yours, dashed', 'Model, unbroken'])
  await user.click(screen.getByRole('radio', { name: 'Your drawing' }))
  expect(shown()).toEqual([false, true])
  expect(legend()).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'The full answer' }))
  expect(shown()).toEqual([true, false])
  expect(within(container).getByText('A point at 4, 4.')).toBeInTheDocument()
})
