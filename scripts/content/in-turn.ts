import { contentHash } from './bundle'

const DAY_MS = 86_400_000
const TURNS = 10

/** What has passed is looked at again on one day in ten, each on its own, whatever else there is. `day`: '2026-11-24' */
export function isInTurn(address: string, day: string, turns = TURNS): boolean {
  return (
    Number.parseInt(contentHash(address).slice(0, 8), 16) % turns ===
    Math.round(Date.parse(day) / DAY_MS) % turns
  )
}

export const today = (): string => new Date().toISOString().slice(0, 10)
