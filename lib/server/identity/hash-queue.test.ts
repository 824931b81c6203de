import { createHashQueue } from './hash-queue'

it('runs two hashes at once, lets 48 wait and sends the rest away at once', async () => {
  const queue = createHashQueue()
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const work = () => {
    running += 1
    most = Math.max(most, running)
    return new Promise<void>(resolve => finish.push(resolve)).then(() => {
      running -= 1
    })
  }
  const outcomes = Promise.allSettled(Array.from({ length: 60 }, () => queue.run(work)))
  for (let done = 0; done < 50; ) {
    await Promise.resolve()
    const next = finish.shift()
    if (!next) continue
    next()
    done += 1
  }
  const refused = (await outcomes).filter(each => each.status === 'rejected')
  expect(most).toBe(2)
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({
    reason: { code: 'busy', status: 503, details: { retryAfterSeconds: 3 } },
  })
})

it('gives a place free when the work fails', async () => {
  const queue = createHashQueue(1, 0)
  await expect(queue.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
  await expect(queue.run(async () => 'done')).resolves.toBe('done')
})
