import { Marks } from '@/components/ui/marks'

/** An exchange made up to show the form of a reply; no real person is quoted. */
export function ExampleReply() {
  return (
    <div className="thread sheet" data-subject="chemistry">
      <article className="msg">
        <p className="msg-who">
          <b>A student</b> <span className="code">0620</span> <span>Acids, bases and salts</span>
        </p>
        <p className="msg-q">
          Both acids are 0.1 mol/dm³. Why does ethanoic acid have a higher pH than hydrochloric acid? I wrote
          “because it is weaker” and got 0 out of 2.
        </p>
      </article>
      <article className="msg msg-a">
        <p className="msg-who">
          <b>A tutor</b>
        </p>
        <p>
          “Weaker” is the right idea, but it is the name of the effect, not the reason. The mark scheme wants
          what is happening to the particles:
        </p>
        <p className="part-row">
          <span>
            Ethanoic acid is only <mark>partially dissociated</mark> in water.
          </span>
          <Marks count={1} />
        </p>
        <p className="part-row">
          <span>
            So it has a <mark>lower concentration of H⁺ ions</mark>.
          </span>
          <Marks count={1} />
        </p>
        <p>Next time a question says “in terms of ions”, put the word “ions” in both sentences.</p>
      </article>
    </div>
  )
}
