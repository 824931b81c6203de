/** Actions a bot-check token is bound to. "submit" is the default. */
export const BOT_CHECK_ACTIONS = [
  'start_explore',
  'login',
  'register',
  'password_reset',
  'report',
  'submit',
] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]
