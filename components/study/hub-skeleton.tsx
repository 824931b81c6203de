const ROWS = [0, 1, 2, 3]

function Lines({ count }: { count: number }) {
  return ROWS.slice(0, count).map(row => (
    <span className="hub-wait" key={row}>
      <span className="sk" />
      <span className="sk sk-short" />
    </span>
  ))
}

/** As tall as a screen, so that nothing that is in view moves when the words arrive. */
export function HubSkeleton() {
  return (
    <div className="hub hub-skeleton" aria-busy="true">
      <p className="vh">Loading your hub</p>
      <div className="hub-next next sheet" aria-hidden="true">
        <Lines count={2} />
      </div>
      <div className="hub-plan hub-block" aria-hidden="true">
        <Lines count={4} />
      </div>
      <div className="hub-side" aria-hidden="true">
        <div className="hub-block">
          <Lines count={2} />
        </div>
        <div className="hub-block">
          <Lines count={2} />
        </div>
      </div>
    </div>
  )
}
