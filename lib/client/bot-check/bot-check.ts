import { publicEnv } from '@/lib/public-env'
import { proofOfWork } from './proof-of-work'
import type { BotCheck } from './provider'
import { recaptcha } from './recaptcha'

/** Google's when it is configured, otherwise our own proof of work (decision 13). */
export const botCheck: BotCheck = publicEnv.recaptchaSiteKey
  ? recaptcha(publicEnv.recaptchaSiteKey)
  : proofOfWork()
