const OPTIONS = [
  {
    letter: 'A',
    text: 'active transport',
    right: false,
    says: 'Active transport brings in mineral ions such as nitrate, against their concentration gradient and using energy. Water needs no energy to enter.',
  },
  {
    letter: 'B',
    text: 'osmosis',
    right: true,
    says: 'The soil water has the higher water potential, so water moves by osmosis through the partially permeable cell membrane.',
  },
  {
    letter: 'C',
    text: 'respiration',
    right: false,
    says: 'Respiration releases energy from glucose inside the cell. It does not move water.',
  },
  {
    letter: 'D',
    text: 'transpiration',
    right: false,
    says: 'Transpiration is the loss of water vapour from leaves. It pulls water up the xylem, but water enters the root hair by another process.',
  },
] as const

/** One question marked by the style sheet alone (home.css), so that it works without JavaScript. */
export function TryOne() {
  return (
    <div className="try sheet" data-subject="biology">
      <fieldset>
        <legend className="vh">A question to try</legend>
        <div className="q">
          <b>7</b>
          <p>Which process moves water from the soil into a root hair cell?</p>
        </div>
        <div className="options">
          {OPTIONS.map(({ letter, text }) => (
            <label key={letter} className="option">
              <input type="radio" name="try-one" value={letter} />
              <span className="lozenge">{letter}</span>
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">
        <p className="try-hint">
          Choose an answer to see it marked. <span className="code">0610</span> Biology, topic 8
        </p>
        {OPTIONS.map(({ letter, right, says }) => (
          <p key={letter} className={`try-mark m-${letter.toLowerCase()}`}>
            <b className={right ? 'is-good' : 'is-bad'}>{right ? 'Correct, 1 mark.' : 'Not this one.'}</b>{' '}
            {says}
          </p>
        ))}
      </div>
    </div>
  )
}
