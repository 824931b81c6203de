/** One tab at a time. Without a secure context there are no locks, and the work must bear company. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
