import { Crumbs } from '@/components/site/crumbs'
import { Facts } from '@/components/site/page-title'
import { Icon } from '@/components/ui/icon'
import { dayText } from '@/lib/blogs/post'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import { counted, durationText } from '@/lib/catalogue/wording'
import { attemptName, MODE_NAME } from '@/lib/client/exams/names'
import { answeredOf, guessesOf, timeText } from '@/lib/client/exams/review'
import type { AttemptView } from '@/lib/contracts/exams'
import type { AttemptResult } from '@/lib/exams/marked-paper'
import { routes } from '@/lib/routes'
import { GradeScale } from './charts'

type HeadSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code' | 'icon'>

function gradeText({ low, high }: { low: string; high: string }): string {
  return low === high ? `Estimated grade ${high}.` : `Estimated grade between ${low} and ${high}.`
}

function GradeWords({ result }: { result: AttemptResult }) {
  const { grade, toSelfMark, earned, available } = result
  const percent = available > 0 ? Math.round((earned / available) * 100) : 0
  if (toSelfMark > 0) {
    return (
      <p className="score-text">
        <b>{toSelfMark === 1 ? '1 mark is' : `${toSelfMark} marks are`} still yours to give.</b> Compare those
        answers with the scheme below; then the score and the estimate are complete.
      </p>
    )
  }
  return (
    <p className="score-text">
      {grade && <b>{gradeText(grade)} </b>}
      {percent}% of the marks.
    </p>
  )
}

function Basis({ result, total }: { result: AttemptResult; total: number }) {
  const { grade } = result
  if (!grade) {
    return result.toSelfMark === 0 ? (
      <p className="table-note">
        No thresholds are published for this paper, so there is no estimate of a grade.
      </p>
    ) : null
  }
  return (
    <>
      <GradeScale grade={grade} earned={result.earned} total={total} />
      <p className="table-note">
        An estimate: this percentage, five points either way, by the published thresholds of {grade.basis}.
        Real thresholds are set after every series, for papers of other difficulty.{' '}
        {grade.source && (
          <a href={grade.source} rel="noopener">
            Source of the thresholds
          </a>
        )}
      </p>
    </>
  )
}

/** The marks in the examiner's ring; while some wait, out of those that are given, and how many wait. */
function Score({ result }: { result: AttemptResult }) {
  const { earned, available, toSelfMark } = result
  const marked = available - toSelfMark
  if (marked === 0) return <p className="score-wait">{counted(toSelfMark, 'mark')} to go</p>
  return (
    <p className="score-n">
      <span>
        <svg viewBox="0 0 120 90" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M96 14C72 0 30 4 14 26c-14 22 4 52 44 55 36 2 58-20 52-44C104 12 74 3 44 9"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {earned}
      </span>
      {toSelfMark > 0 ? (
        <span className="score-wait">
          {' '}
          of {marked} marked, {toSelfMark} to go
        </span>
      ) : (
        <>
          <span className="vh"> out of </span>
          <b className="marks">
            <span aria-hidden="true">[{available}]</span>
            <span className="vh">{available} marks</span>
          </b>
        </>
      )}
    </p>
  )
}

/** Score in the examiner's ring, estimate with its basis, the facts of the sitting. */
export function ResultHead({
  subject,
  view,
  result,
  awayMs,
}: {
  subject: HeadSubject
  view: AttemptView
  result: AttemptResult
  /** Known to this device only. */
  awayMs: number
}) {
  const { attempt, answers } = view
  const name = attemptName(attempt)
  const flagged = answers.filter(answer => answer.flagged).length
  const guesses = guessesOf(view)
  const { answered, parts } = answeredOf(view)
  const time = attempt.timeFactor
    ? `${timeText(result.timeUsedMs)} of ${durationText(Math.round(attempt.durationMinutes * attempt.timeFactor))}`
    : timeText(result.timeUsedMs)
  return (
    <>
      <Crumbs
        trail={[
          { name: 'Mock exams', href: routes.mockExams },
          { name: courseTitle(subject), href: routes.mocks(subject) },
          { name, href: routes.review(subject) },
        ]}
      />
      <div className="title">
        <div>
          <p className="title-kicker">
            <Icon name={subject.icon} />
            <span className="code">{subject.code}</span>
          </p>
          <h1>{name}</h1>
          <div className="score">
            <Score result={result} />
            <GradeWords result={result} />
          </div>
          <Basis result={result} total={attempt.totalMarks} />
        </div>
        <Facts
          facts={[
            ['Sat on', dayText((attempt.handedInAt ?? attempt.startedAt).slice(0, 10))],
            ['Mode', MODE_NAME[attempt.mode]],
            ['Time used', time],
            ['Answered', `${answered} of ${parts}`],
            ['Flagged', String(flagged)],
            ...(guesses ? ([['Guesses', `${guesses.right} of ${guesses.parts} right`]] as const) : []),
            ...(awayMs > 0
              ? ([['Away from the page', `${timeText(awayMs)}, seen by you alone`]] as const)
              : []),
            ...(result.automatic ? ([['Handed in', 'by the clock']] as const) : []),
          ]}
        />
      </div>
    </>
  )
}
