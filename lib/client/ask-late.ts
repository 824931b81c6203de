import { LATE_TEXTS } from '@/lib/contracts/texts'
import { type Late, lateFault } from './late'
import { notifyRetry, takeBack } from './notify'

/** The words of the last failure, as long as they may still stand. */
let told: string | null = null

/** Says why a part did not come, with a way out. The page is never loaded anew unless the student says so. */
async function tellLate(error: unknown, retry: () => void): Promise<void> {
  const { text, isOldPage } = await lateFault(error)
  told = text
  if (isOldPage) notifyRetry(text, LATE_TEXTS.reload, () => window.location.reload())
  else notifyRetry(text, LATE_TEXTS.retry, retry)
}

type Otherwise = {
  /** At once when the code does not come, before the words are found. */
  onFault?: () => void
  /** What "Try again" does; else it asks for the same again. */
  again?: () => void
}

/** For what somebody has pressed: uses the code as soon as it is here, else says why it is not, and tries again on request. */
export function askFor<Code>(part: Late<Code>, use: (code: Code) => void, otherwise: Otherwise = {}): void {
  part.load().then(
    code => {
      if (told !== null) takeBack(told)
      told = null
      use(code)
    },
    (error: unknown) => {
      otherwise.onFault?.()
      return tellLate(error, otherwise.again ?? (() => askFor(part, use, otherwise)))
    },
  )
}
