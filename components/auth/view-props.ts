import type { AuthMode } from '@/lib/routes'

export type AuthViewProps = {
  /** For the heading, which names the dialog. */
  titleId: string
  onSwitch: (mode: AuthMode) => void
  /** The visitor is signed in. */
  onSuccess: () => void
}
