import { WaitLines } from '@/components/ui/wait-lines'

/** As tall as a screen, so that nothing that is in view moves when the words arrive. */
export function HubSkeleton() {
  return (
    <div className="hub hub-skeleton" aria-busy="true">
      <p className="vh">Loading your hub</p>
      <div className="hub-next next sheet" aria-hidden="true">
        <WaitLines count={2} />
      </div>
      <div className="hub-plan hub-block" aria-hidden="true">
        <WaitLines count={4} />
      </div>
      <div className="hub-side" aria-hidden="true">
        <div className="hub-block">
          <WaitLines count={2} />
        </div>
        <div className="hub-block">
          <WaitLines count={2} />
        </div>
      </div>
    </div>
  )
}
