import { STORAGE_KEYS, type StorageKey } from '@/lib/contracts/browser-state'

/** Stands in while local storage is forbidden or full: the session then lives as long as the page. */
const memory = new Map<StorageKey, string>()

export function readItem(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeItem(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function removeItem(key: StorageKey): void {
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // forbidden storage holds nothing
  }
}

export function removeAllItems(): void {
  for (const key of Object.values(STORAGE_KEYS)) removeItem(key)
}
