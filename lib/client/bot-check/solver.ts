import type { BotCheckChallenge } from '@/lib/contracts/dto'

/** A phone that needs longer than this has let its worker die. */
const SOLVE_TIMEOUT_MS = 60_000

/** Solves in a worker of our own origin, so that typing is never held up. @throws Error */
export function solveInWorker(challenge: BotCheckChallenge): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    const timer = setTimeout(() => end(() => reject(new Error('The solver took too long'))), SOLVE_TIMEOUT_MS)
    function end(settle: () => void): void {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<number | null>) =>
      end(() => (data === null ? reject(new Error('The challenge has no solution')) : resolve(data)))
    worker.onerror = () => end(() => reject(new Error('The solver did not start')))
    worker.postMessage(challenge)
  })
}
