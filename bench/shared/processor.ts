import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux only: elsewhere these answer null, and figures per processor are left out. */
const TICKS_PER_SECOND = existsSync('/proc/self/stat')
  ? Number(execFileSync('getconf', ['CLK_TCK']).toString())
  : null

const PARENT = 1
const OWN = [11, 12]
const ENDED_CHILDREN = [13, 14]

type Running = { pid: number; parent: number; ownTicks: number; endedTicks: number }

/** Every process there is; what ends while they are read is left out. */
function running(): Running[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      // The name in brackets may hold spaces.
      const stat = textOf(`/proc/${name}/stat`)
        ?.replace(/^.*\) /s, '')
        .split(' ')
      if (!stat) return []
      const sum = (at: number[]) => at.reduce((total, each) => total + Number(stat[each]), 0)
      const [ownTicks, endedTicks] = [sum(OWN), sum(ENDED_CHILDREN)]
      return [{ pid: Number(name), parent: Number(stat[PARENT]), ownTicks, endedTicks }]
    })
}

/** Null when the process has ended. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Processor time in ms that a process, its children and those that have ended took so far. */
export function processorMs(pid: number): number | null {
  if (TICKS_PER_SECOND === null) return null
  const all = running()
  const own = all.find(each => each.pid === pid)
  if (!own) throw new Error(`There is no process ${pid}`)
  const children = all.filter(each => each.parent === pid)
  const ticks = children.reduce((sum, child) => sum + child.ownTicks, own.ownTicks + own.endedTicks)
  return (ticks / TICKS_PER_SECOND) * 1000
}

/** Resident memory in MB of a process and all that it has started; 0 where none of it can be read. */
export function memoryOfTreeMb(pid: number): number {
  if (TICKS_PER_SECOND === null) return 0
  const all = running()
  const parents = new Map(all.map(each => [each.pid, each.parent]))
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each) ?? 0
    return each === pid || (parent > 1 && isBelow(parent))
  }
  return all.reduce((sum, each) => sum + (isBelow(each.pid) ? (memoryMb(each.pid) ?? 0) : 0), 0)
}

/** Resident memory in MB. */
export function memoryMb(pid: number): number | null {
  const status = textOf(`/proc/${pid}/status`)
  return status === null ? null : Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
