'use client'

import { useEffect, useRef, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icons'
import {
  matches,
  perMarkText,
  type QuestionReview,
  type ReviewFilter,
  timeText,
} from '@/lib/client/exams/review'
import { routes } from '@/lib/routes'
import { wordsOf } from '../html'
import { ReviewedQuestion } from './reviewed-question.client'

type Ticks = (key: string, points: boolean[]) => void

const FILTERS: readonly [ReviewFilter, string][] = [
  ['all', 'All'],
  ['wrong', 'Marks lost'],
  ['flagged', 'Flagged'],
  ['guessed', 'Guesses'],
  ['slow', 'Slow'],
  ['self', 'To mark yourself'],
]

const NAME_MAX = 110

function nameOf({ question }: QuestionReview): string {
  const words = wordsOf(
    question.parts.length === 1 ? `${question.stem} ${question.parts[0]?.prompt}` : question.stem,
  )
  const text = words || wordsOf(question.parts[0]?.prompt ?? '')
  return text.length > NAME_MAX ? `${text.slice(0, NAME_MAX).replace(/\s\S*$/, '')} …` : text
}

function topicsOf({ results }: QuestionReview): string {
  const all = new Map(
    results.map(({ subtopic }) => [subtopic.number, `${subtopic.number} ${subtopic.title}`]),
  )
  return [...all.values()].join(', ')
}

type Sign = {
  cell: string
  tag: string
  icon: IconName | null
  mark: string
  words: string
}

/** How a question went, for its cell and its row. */
function signOf({ toSelfMark, earned, available, counts, isLeft }: QuestionReview): Sign {
  const mark = `${toSelfMark ? '?' : earned} of ${available}`
  if (!counts && isLeft)
    return { cell: 'is-free', tag: 'muted', icon: null, mark: 'left', words: 'as the section allows' }
  if (!counts) return { cell: 'is-free', tag: 'muted', icon: null, mark, words: 'does not count' }
  if (toSelfMark) return { cell: 'is-todo', tag: 'is-pen', icon: 'pencil', mark, words: 'to mark yourself' }
  if (earned === available)
    return { cell: 'is-right', tag: 'is-good', icon: 'tick', mark, words: 'full marks' }
  return { cell: 'is-wrong', tag: 'is-bad', icon: 'cross', mark, words: `${mark} marks` }
}

type QuestionProps = { review: QuestionReview; attemptId: string; examId: string; onTicks: Ticks }

function QuestionDetails({ review, attemptId, examId, onTicks }: QuestionProps) {
  const { question, results, saved } = review
  return (
    <div className="review-body">
      <ReviewedQuestion
        question={question}
        results={results}
        answers={saved}
        examId={examId}
        onTicks={onTicks}
      />
      {!review.counts && (
        <p className="hint">
          {review.isLeft
            ? 'This section asks for fewer questions than it has: this one was left, and costs nothing.'
            : 'You answered more questions of this section than it asks for; this one does not count.'}
        </p>
      )}
      <p className="hint">
        You spent {timeText(review.timeMs)} here
        {review.timeMs > 0 && <>, {perMarkText(review.timeMs, review.available)}</>}; its marks are worth{' '}
        {timeText(review.paceMs)} at the pace of the paper.
      </p>
      <p>
        <GoLink href={routes.askTutor(attemptId, question.number)}>Ask a tutor about this question</GoLink>
      </p>
    </div>
  )
}
function Question({ review, attemptId, examId, onTicks }: QuestionProps) {
  const [isOpen, setOpen] = useState(false)
  const sign = signOf(review)
  const { number } = review.question
  return (
    <details className="review" id={`q${number}`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{number}</b>
        <span>
          <span className="review-name">{nameOf(review)}</span>
          <span className="review-topic">
            {topicsOf(review)}
            {review.isFlagged && ', flagged'}
            {review.isGuessed && ', a guess'}
            {review.isSlow && ', slow'}
          </span>
        </span>
        <span className={`tag ${sign.tag}`}>
          {sign.icon && <Icon name={sign.icon} />}
          <span className="num">{sign.mark}</span>
          <span className="vh">, {sign.words}</span>
        </span>
        <Icon name="down" />
      </summary>
      {isOpen && <QuestionDetails review={review} attemptId={attemptId} examId={examId} onTicks={onTicks} />}
    </details>
  )
}

/** Opens the question, whatever the filter, and takes the focus there. */
function jumpTo(number: number): void {
  const question = document.getElementById(`q${number}`)
  if (!(question instanceof HTMLDetailsElement)) return
  question.open = true
  question.querySelector('summary')?.focus()
  question.scrollIntoView({ block: 'start' })
}

/** The numbers that a filter found when it was chosen. */
type Shown = { filter: ReviewFilter; numbers: readonly number[] }

type ReviewListProps = {
  reviews: readonly QuestionReview[]
  attemptId: string
  examId: string
  onTicks: Ticks
}

export function ReviewList({ reviews, attemptId, examId, onTicks }: ReviewListProps) {
  const first: ReviewFilter = reviews.some(review => review.toSelfMark)
    ? 'self'
    : reviews.some(review => review.isWrong)
      ? 'wrong'
      : 'all'
  const numbersOf = (name: ReviewFilter) =>
    reviews.filter(review => matches(review, name)).map(review => review.question.number)
  // Fixed while a filter stands: a question must not go away under the hand that is marking it.
  const [{ filter, numbers }, setShown] = useState<Shown>(() => ({
    filter: first,
    numbers: numbersOf(first),
  }))
  const all = useRef(reviews)
  // Gone to when it stands in the page; an object, since one question can be asked for twice.
  const [aim, setAim] = useState<{ number: number } | null>(null)
  useEffect(() => {
    if (aim) jumpTo(aim.number)
  }, [aim])
  // An address that names a question leads to it: one that came with the page, before the questions did, or a link in it.
  useEffect(() => {
    function follow() {
      const number = Number(/^#q(\d+)$/.exec(window.location.hash)?.[1])
      if (!number) return
      const everything = all.current.map(({ question }) => question.number)
      setShown(now => (now.numbers.includes(number) ? now : { filter: 'all', numbers: everything }))
      setAim({ number })
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  function setFilter(name: ReviewFilter) {
    setShown({ filter: name, numbers: numbersOf(name) })
  }
  const count = (name: ReviewFilter) => numbersOf(name).length
  const shown = reviews.filter(review => numbers.includes(review.question.number))
  return (
    <section className="section" id="questions" aria-labelledby="questions-head">
      <div className="section-head">
        <h2 id="questions-head">Question by question</h2>
        <p>Open a question for your answer, the mark scheme and the worked solution.</p>
        <nav className="cells overview" aria-label="All questions">
          {reviews.map(review => {
            const sign = signOf(review)
            const { number } = review.question
            return (
              <button
                type="button"
                className={`cell ${sign.cell}`}
                key={number}
                aria-label={`Question ${number}, ${sign.words}`}
                onClick={() => {
                  setFilter('all')
                  setAim({ number })
                }}
              >
                {number}
                {sign.icon && <Icon name={sign.icon} />}
              </button>
            )
          })}
        </nav>
      </div>
      <div>
        <div className="review-tools">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own */}
          <div className="switch switch-wrap" role="group" aria-label="Show">
            {FILTERS.filter(([name]) => name === 'all' || name === filter || count(name) > 0).map(
              ([name, text]) => (
                <button
                  type="button"
                  key={name}
                  aria-pressed={filter === name}
                  onClick={() => setFilter(name)}
                >
                  {text} {count(name)}
                </button>
              ),
            )}
          </div>
        </div>
        {shown.map(review => (
          <Question
            key={review.question.number}
            review={review}
            attemptId={attemptId}
            examId={examId}
            onTicks={onTicks}
          />
        ))}
        {shown.length === 0 && <p className="muted">None.</p>}
      </div>
    </section>
  )
}
