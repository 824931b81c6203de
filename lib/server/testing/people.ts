import 'server-only'
import { randomUUID } from 'node:crypto'
import type { BotCheckAction } from '@/lib/contracts/bot-check'
import { newChallenge } from '../bot-check/challenge'
import { peerAddress } from '../http/client-address'
import { createContext } from '../http/context'
import { server } from '../server'
import { solveChallenge } from './solve-challenge'

export const PASSWORD = 'Correct-horse-9'

export function newPerson(email = `${randomUUID()}@example.org`) {
  return { fullName: 'Ada Lovelace', email, countryId: 'GB', gradeId: 'igcse', password: PASSWORD }
}

/** A solved bot check for an action. */
export function botToken(action: BotCheckAction): string {
  const request = new Request('http://localhost:3000/api/bot-check/challenge')
  const context = peerAddress.run('198.51.100.7', () => createContext(server(), request, 'test', new Map()))
  return solveChallenge(newChallenge(context, { action }))
}
