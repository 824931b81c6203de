import type { BotCheckAction } from '@/lib/contracts/bot-check'

/** One interface, two providers (docs/product/session.md). The token travels as `reCAPTCHA` in both. */
export type BotCheck = {
  /** Gets ready to execute; may be called often. @throws BotCheckError */
  load: () => Promise<void>
  /** A token that serves once, for this action. @throws BotCheckError */
  execute: (action: BotCheckAction) => Promise<string>
  /** Works ahead, so that `execute` finds a token waiting. Never fails. */
  prepare: (action: BotCheckAction) => void
}
