import { askFor } from '@/lib/client/ask-late'
import { type Late, late } from '@/lib/client/late'

const EXPLORE = late(() => import('./explore'))

/** Half a screen ahead of the reader. */
const MARGIN = '50%'

/** Wakes it now; if the code does not come, again when somebody uses it, who is told then. */
function wakeNowOrWhenUsed(figure: HTMLElement): void {
  const awake: Late<void> = late(async () => (await EXPLORE.load()).wake(figure))
  awake.load().catch(() => {
    // Presses are no longer held for it (scripts/build/early-presses.ts).
    figure.dataset.awake = 'when used'
    const ask = () => askFor(awake, () => {})
    figure.addEventListener('input', ask, { once: true })
    figure.addEventListener('click', ask, { once: true })
  })
}

/** Figures that move wake when they come near. @returns how to stop */
export function exploreNear(note: Element): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        wakeNowOrWhenUsed(target)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const figure of note.querySelectorAll('[data-explore]')) observer.observe(figure)
  return () => observer.disconnect()
}
