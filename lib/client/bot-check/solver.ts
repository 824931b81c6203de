import type { BotCheckChallenge } from '@/lib/contracts/dto'

/** A phone that needs longer than this has let its worker die. */
const SOLVE_TIMEOUT_MS = 60_000
/** Another challenge often follows: starting a worker costs more than keeping one for a while. */
const KEEP_WORKER_MS = 30_000

let kept: Worker | null = null
let end: ReturnType<typeof setTimeout> | undefined
/** One challenge at a time; the next waits for this. */
let last: Promise<unknown> = Promise.resolve()

function drop(): void {
  clearTimeout(end)
  kept?.terminate()
  kept = null
}

function solve(challenge: BotCheckChallenge): Promise<number> {
  clearTimeout(end)
  kept ??= new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  const worker = kept
  return new Promise<number>((resolve, reject) => {
    const fail = (message: string) => {
      drop()
      reject(new Error(message))
    }
    end = setTimeout(() => fail('The solver took too long'), SOLVE_TIMEOUT_MS)
    worker.onerror = () => fail('The solver did not start')
    worker.onmessage = ({ data }: MessageEvent<number | null>) => {
      if (data === null) return fail('The challenge has no solution')
      clearTimeout(end)
      end = setTimeout(drop, KEEP_WORKER_MS)
      resolve(data)
    }
    worker.postMessage(challenge)
  })
}

/** Solves in a worker of our own origin, so that typing is never held up. @throws Error */
export function solveInWorker(challenge: BotCheckChallenge): Promise<number> {
  const solving = last.then(() => solve(challenge))
  last = solving.catch(() => undefined)
  return solving
}
