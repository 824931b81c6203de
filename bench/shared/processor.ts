import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux only: elsewhere these answer null, and figures per processor are left out. */
const TICKS_PER_SECOND = existsSync('/proc/self/stat')
  ? Number(execFileSync('getconf', ['CLK_TCK']).toString())
  : null

function fields(pid: number | string): string[] {
  // The name in brackets may hold spaces.
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
}

const PARENT = 1
const OWN = [11, 12]
const ENDED_CHILDREN = [13, 14]

/** Processor time in ms that a process, its children and those that have ended took so far. */
export function processorMs(pid: number): number | null {
  if (TICKS_PER_SECOND === null) return null
  const sum = (stat: string[], at: number[]) => at.reduce((total, each) => total + Number(stat[each]), 0)
  const children = readdirSync('/proc').filter(name => {
    try {
      return /^\d+$/.test(name) && fields(name)[PARENT] === String(pid)
    } catch {
      return false // ended between the two readings
    }
  })
  const ticks = children.reduce(
    (total, child) => {
      try {
        return total + sum(fields(child), OWN)
      } catch {
        return total
      }
    },
    sum(fields(pid), [...OWN, ...ENDED_CHILDREN]),
  )
  return (ticks / TICKS_PER_SECOND) * 1000
}

/** Resident memory in MB of a process and all that it has started; 0 where none of it can be read. */
export function memoryOfTreeMb(pid: number): number {
  if (TICKS_PER_SECOND === null) return 0
  const tree = new Map<number, { parent: number; mb: number }>()
  for (const name of readdirSync('/proc').filter(each => /^\d+$/.test(each))) {
    try {
      tree.set(Number(name), { parent: Number(fields(name)[PARENT]), mb: memoryMb(Number(name)) ?? 0 })
    } catch {
      // ended between the two readings
    }
  }
  const isBelow = (each: number): boolean => {
    const { parent = 0 } = tree.get(each) ?? {}
    return each === pid || (parent > 1 && isBelow(parent))
  }
  return [...tree].reduce((sum, [each, { mb }]) => sum + (isBelow(each) ? mb : 0), 0)
}

/** Resident memory in MB. */
export function memoryMb(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/status`)) return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
