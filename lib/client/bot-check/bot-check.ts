import { publicEnv } from '@/lib/public-env'
import { logQuietly } from '../log'
import { proofOfWork } from './proof-of-work'
import type { BotCheck } from './provider'
import { recaptcha } from './recaptcha'
import { withStandIn } from './with-stand-in'

const { recaptchaSiteKey } = publicEnv
const proof = proofOfWork()

/** Google's when it is configured, otherwise our own proof of work (docs/product/session.md). */
export const botCheck: BotCheck = recaptchaSiteKey
  ? withStandIn(recaptcha(recaptchaSiteKey), proof, error => logQuietly('bot check', error))
  : proof
