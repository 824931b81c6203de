import type { BotCheckChallenge } from '@/lib/contracts/dto'
import { solveChallenge } from './solve'

/** Answers each challenge with its number, or null. */
self.onmessage = ({ data }: MessageEvent<BotCheckChallenge>) => self.postMessage(solveChallenge(data))
