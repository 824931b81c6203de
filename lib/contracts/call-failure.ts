import type { LooseEnvelope } from './envelope'

/** How a call can end badly. Only `answer` came from the server. */
export type CallFailure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'unknown' }
  | { kind: 'botCheck' }
  | { kind: 'answer'; status: number; message: string }

/** All four signs together (docs/product/calls.md); a 401 with other words is no bot-check rejection. */
export function isBotCheckRejection(status: number, answer: LooseEnvelope): boolean {
  return (
    answer.result === null &&
    !answer.isSuccess &&
    status === 401 &&
    answer.error?.errorMessage === 'invalid-input-response'
  )
}

/** The failure that an unsuccessful answer means; `null` stands for a body that is no envelope. */
export function answerFailure(httpStatus: number, answer: LooseEnvelope | null): CallFailure {
  const refusedInside = httpStatus < 400 && answer?.error?.status != null
  const status = refusedInside ? (answer?.error?.status ?? httpStatus) : httpStatus
  if (answer && isBotCheckRejection(status, answer)) return { kind: 'botCheck' }
  if (status < 400) return { kind: 'unknown' }
  return { kind: 'answer', status, message: answer?.error?.errorMessage ?? '' }
}
