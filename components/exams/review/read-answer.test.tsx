import { render } from '@testing-library/react'
import { ReadAnswer } from './read-answer'

const text = 'Heat rises and particles vibrate.'

function underlined() {
  return [...document.querySelectorAll('u')].map(each => [each.textContent, each.title])
}

it('underlines the words of each point by how it was judged', () => {
  render(
    <ReadAnswer
      text={text}
      judged={[
        { verdict: 'earned', spans: [{ from: 25, to: 32 }], reason: '' },
        { verdict: 'notEarned', spans: [{ from: 0, to: 10 }], reason: '' },
        { verdict: 'undecided', spans: [{ from: 15, to: 24 }], reason: '' },
      ]}
    />,
  )
  expect(underlined()).toEqual([
    ['Heat rises', 'not accepted'],
    ['particles', 'you decide'],
    ['vibrate', 'earns'],
  ])
  expect(document.body).toHaveTextContent(text)
})

it('marks words that two points share as earning, and leaves an answer with no such words whole', () => {
  const spans = [{ from: 25, to: 32 }]
  const { rerender } = render(
    <ReadAnswer
      text={text}
      judged={[
        { verdict: 'undecided', spans, reason: '' },
        { verdict: 'earned', spans, reason: '' },
      ]}
    />,
  )
  expect(underlined()).toEqual([['vibrate', 'earns']])
  rerender(<ReadAnswer text={text} judged={[{ verdict: 'notEarned', spans: [], reason: '' }]} />)
  expect(underlined()).toEqual([])
})
