import 'server-only'
import type { Needs } from '@/lib/contracts/operation'
import { type OwnAttempt, requireAttemptRow } from '../exams/attempt-row'
import type { Owner } from '../exams/met'
import { type BoundSession, requireSocketSession } from '../identity/bound-session'
import { type Actor, requireActor } from '../identity/require-actor'
import { requireOwner } from '../visitor/require-owner'
import { requireVisitor, type Visitor } from '../visitor/visitor-token'
import type { Context } from './context'

/** What a verb gets to know of its caller, by what the call needs. */
export type Owners = {
  nothing: null
  session: Actor
  visitor: Visitor
  sessionOrVisitor: Owner
  attempt: OwnAttempt
  socket: BoundSession
}

/** The fields of the body, else of the address. */
type Input = Readonly<Record<string, unknown>>

/** Each throws what a stranger is told. */
export const OWNERS: { [N in Needs]: (ctx: Context, input: Input) => Promise<Owners[N]> } = {
  nothing: async () => null,
  session: requireActor,
  visitor: requireVisitor,
  sessionOrVisitor: requireOwner,
  attempt: (ctx, { attemptId, id }) => requireAttemptRow(ctx, String(attemptId ?? id ?? '')),
  socket: (ctx, { socketToken }) => requireSocketSession(ctx, String(socketToken)),
}

/** The body says which attempt, or brings the token. Else it is read last, since it costs the most. */
export const isNamedInBody = (needs: Needs): boolean => needs === 'attempt' || needs === 'socket'
