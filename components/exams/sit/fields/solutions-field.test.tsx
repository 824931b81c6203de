import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { AnswerOf } from '@/lib/exams/answers'
import { SolutionsField } from './solutions-field.client'

type Given = (answer: AnswerOf<'solutions'> | null) => void

function Field({ onGiven }: { onGiven: Given }) {
  const [answer, setAnswer] = useState<AnswerOf<'solutions'> | null>(null)
  return (
    <SolutionsField
      field={{ kind: 'solutions', letter: 'θ', angles: 'degrees', ask: 'Give exact answers.' }}
      answer={answer}
      onAnswer={next => {
        setAnswer(next)
        onGiven(next)
      }}
      id="part-1"
      name="answer to question 1"
      readOnly={false}
    />
  )
}

function show() {
  const given: Parameters<Given>[0][] = []
  render(<Field onGiven={answer => given.push(answer)} />)
  return { last: () => given.at(-1), user: userEvent.setup() }
}

it('takes all solutions in one field, which does not say how many there are', async () => {
  const { user, last } = show()
  const field = screen.getByRole('textbox', { name: 'All solutions, θ = answer to question 1' })
  expect(field).toHaveAccessibleDescription(/commas between them.*In degrees/)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await user.type(field, '30°, 150°')
  expect(last()).toEqual({ kind: 'solutions', text: '30°, 150°' })
})

it('says how the list reads once typing pauses', async () => {
  const { user } = show()
  const field = screen.getByRole('textbox')
  await user.type(field, '30, 150')
  expect(await screen.findByText(/Read as 2 values/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '30 + 360n')
  expect(await screen.findByText('This does not read as a list of numbers yet')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'none')
  expect(await screen.findByText('Read as: no solution')).toBeInTheDocument()
})

it('has its symbols within reach of the keyboard', async () => {
  const { user } = show()
  await user.tab()
  expect(screen.getByRole('textbox')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Symbols for the answer to question 1' })).toHaveFocus()
})
