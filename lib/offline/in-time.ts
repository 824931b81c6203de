/**
 * What is asked for; when that takes longer than the patience, what is kept, if anything is. A line that neither
 * answers nor breaks is how trains and crowded rooms lose a connection. @throws what asking threw, within the patience
 */
export async function inTime<T>(
  asked: Promise<T>,
  patienceMs: number,
  kept: () => Promise<T | undefined>,
): Promise<T> {
  let stop = () => {}
  const late = new Promise<undefined>(resolve => {
    const timer = setTimeout(resolve, patienceMs)
    stop = () => clearTimeout(timer)
  })
  const answer = await Promise.race([asked, late]).finally(stop)
  if (answer !== undefined) return answer
  const copy = await kept()
  if (copy === undefined) return asked
  asked.catch(() => undefined) // nobody waits for it any more
  return copy
}
