import { startOf } from '@/lib/figures/explorable'
import type { Scene } from './explore'

/** Play, which is also pause; one step of half a second; back to the start. */
export function makeRun({ figure, moving, values, set }: Scene): void {
  const button = (does: string) => figure.querySelector(`[data-does="${does}"]`)
  const play = button('play')
  const [name = '', time] = Object.entries(moving.values).find(([, { plays }]) => plays !== undefined) ?? []
  let frame = 0

  function stop(): void {
    cancelAnimationFrame(frame)
    frame = 0
    if (play) play.textContent = 'Play'
  }
  function start({ min, max, plays = 1 }: { min: number; max: number; plays?: number }): void {
    const now = values()[name] ?? min
    const from = now >= max ? min : now
    const began = performance.now()
    const next = (at: number) => {
      const reached = Math.min(max, from + (Math.max(0, at - began) / 1000) * plays)
      set({ [name]: reached })
      if (reached < max && figure.isConnected) frame = requestAnimationFrame(next)
      else stop()
    }
    frame = requestAnimationFrame(next)
    if (play) play.textContent = 'Pause'
  }

  button('reset')?.addEventListener('click', () => {
    stop()
    set(startOf(moving))
  })
  figure.addEventListener('input', stop)
  if (!time) return
  const { min, max, step, plays = 1 } = time
  play?.addEventListener('click', () => (frame === 0 ? start(time) : stop()))
  button('step')?.addEventListener('click', () => {
    stop()
    const now = values()[name] ?? min
    set({ [name]: now >= max ? min : now + Math.max(step, plays / 2) })
  })
}
