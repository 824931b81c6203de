/** What a first-time candidate has to know; one minute to read. Native disclosure, so it needs no script. */
const STOPS = [
  [
    'The clock',
    'Time left stands at the top. Hide it if it makes you nervous; it comes back for the last five minutes. When it reaches zero, your paper is handed in with everything you have written.',
  ],
  [
    'Answering',
    'Choose with the pointer or with the keys A to D; strike out what you can rule out. Every change is kept on this device at once and sent when you pause.',
  ],
  [
    'Flag and guess',
    'Flag a question to come back to it (key F). Mark an answer as a guess (key G): the result then shows how your guesses did.',
  ],
  [
    'Answer sheet',
    'It shows what is answered, in part, seen and flagged; each cell leads to its question. On a phone it is behind the number at the foot.',
  ],
  [
    'Tools',
    'Calculator where the real paper allows one, the sheets that the real paper gives, rough notes, reading settings. Each can float: move it by its handle, by arrow keys, or by a click.',
  ],
  [
    'When something goes wrong',
    'Lost connection, flat battery, closed tab: open the paper again from its list, on any device where you are logged in. The time goes on as in a real exam.',
  ],
] as const

export function Tour() {
  return (
    <ol className="tour">
      {STOPS.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b> {text}
        </li>
      ))}
    </ol>
  )
}
