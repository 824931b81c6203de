import { Icon } from '@/components/ui/icon'
import { Marks } from '@/components/ui/marks'

function PenTick() {
  return (
    <svg className="pen-tick" viewBox="0 0 20 20" role="img" aria-label="mark earned">
      <path d="M3.5 11.5 8 16.5 17.5 3" />
    </svg>
  )
}

function PenCaret() {
  return (
    <svg className="pen-caret" viewBox="0 0 20 20" role="img" aria-label="something is missing here">
      <path d="m4 15 6-10.5 6 10" />
    </svg>
  )
}

const SCHEME = [
  { code: 'M1', text: 'particles have more kinetic energy or move faster', earned: true },
  { code: 'M2', text: 'more frequent collisions, or more collisions ', key: 'per second', earned: false },
  {
    code: 'M3',
    text: 'a greater share of the collisions have energy above the activation energy',
    earned: true,
  },
]

/** One answer with the examiner's marks in it: what Markwell is about, without a word of praise for itself. */
export function MarkedScript() {
  return (
    <figure className="script sheet" data-subject="chemistry">
      <div className="script-head">
        <span className="code">0620</span>
        <span>Chemistry, Paper 4 style</span>
        <span>Question 3</span>
      </div>
      <div className="script-body">
        <div className="q">
          <b>(b)</b>
          <p>
            Explain, in terms of particles, why the rate of this reaction increases when the temperature is
            increased.
          </p>
        </div>
        <p className="answer">
          The particles have more kinetic energy <PenTick /> so there are <span className="say">more</span>{' '}
          <span className="nowrap">
            <span className="say">collisions</span>
            <PenCaret />
          </span>{' '}
          and a greater share of them have at least the activation energy <PenTick />
        </p>
        <div className="q-total">
          <span className="awarded">
            <svg viewBox="0 0 44 40" preserveAspectRatio="none" aria-hidden="true">
              <path d="M35 7C26 1 11 3 6 12c-5 10 2 22 16 23 13 1 20-9 18-19C38 8 28 2 17 5" />
            </svg>
            <span className="vh">Awarded: </span>2
          </span>
          <Marks count={3} />
        </div>
      </div>
      <div className="scheme">
        <p className="script-title">Mark scheme</p>
        <ol role="list">
          {SCHEME.map(({ code, text, key, earned }) => (
            <li key={code}>
              <b>{code}</b>
              <span>
                {text}
                {key && <mark>{key}</mark>}
              </span>
              <span className={earned ? 'tag is-good' : 'tag is-bad'}>
                <Icon name={earned ? 'tick' : 'caret'} />
                <span className="vh">{earned ? 'earned' : 'missed'}</span>
              </span>
            </li>
          ))}
        </ol>
        <figcaption className="scheme-says">
          “More collisions” is not enough on its own. Two more words, and it is three out of three.
        </figcaption>
      </div>
    </figure>
  )
}
