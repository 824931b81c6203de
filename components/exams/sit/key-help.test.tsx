import { render, screen } from '@testing-library/react'
import { paper } from '@/lib/client/exams/testing'
import { KeyHelp } from './palette.client'

it('names the keys of choices where the paper has choices', () => {
  render(<KeyHelp paper={paper} />)
  expect(screen.getByText(/strike out/)).toHaveTextContent('A to D answer, with Shift strike out, ← → move')
})

it('does not name them in a paper of written answers', () => {
  render(<KeyHelp paper={{ ...paper, questions: paper.questions.slice(2) }} />)
  expect(screen.queryByText(/strike out/)).toBeNull()
  expect(screen.getByText(/hear the time/)).toHaveTextContent(/^← → move/)
})
