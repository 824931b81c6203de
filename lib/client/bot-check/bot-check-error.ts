import type { BOT_CHECK_ERRORS } from '@/lib/contracts/texts'

type Message = (typeof BOT_CHECK_ERRORS)[keyof typeof BOT_CHECK_ERRORS]

/** One of the three internal errors of the bot check (docs/product/forms.md). Its words are for the log only. */
export class BotCheckError extends Error {
  override name = 'BotCheckError'

  constructor(message: Message, options?: ErrorOptions) {
    super(message, options)
  }
}
