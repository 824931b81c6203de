import { WaitLines } from '@/components/ui/wait-lines'

/** As tall as what comes. In a page that is built for all, only those who are signed in see it. */
export function TutorWait({ className = '' }: { className?: string }) {
  return (
    <div className={`tutor-wait ${className}`} aria-busy="true">
      <p className="vh">Loading your questions</p>
      <div aria-hidden="true">
        <WaitLines count={4} />
      </div>
    </div>
  )
}
