import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'

const EXPLORE = late(() => import('./explore'))

/** Half a screen ahead of the reader. */
const MARGIN = '50%'

function wakeWhenUsed(figure: HTMLElement): void {
  const ask = () => askFor(EXPLORE, ({ wake }) => void wake(figure))
  figure.addEventListener('input', ask, { once: true })
  figure.addEventListener('click', ask, { once: true })
}

/** Figures that move wake when they come near; one whose code does not come, when somebody uses it. @returns how to stop */
export function exploreNear(note: Element): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        EXPLORE.load()
          .then(({ wake }) => wake(target))
          .catch(() => wakeWhenUsed(target))
      }
    },
    { rootMargin: MARGIN },
  )
  for (const figure of note.querySelectorAll('[data-explore]')) observer.observe(figure)
  return () => observer.disconnect()
}
