import { ApiError } from './api-error'
import { mutate } from './mutate'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const answer = (status: number) => new ApiError({ kind: 'answer', status, message: '' })

describe('mutate', () => {
  it('tries once more, after one second, when the server failed', async () => {
    const work = jest.fn().mockRejectedValueOnce(answer(500)).mockResolvedValueOnce('done')
    const result = mutate(work)
    await jest.advanceTimersByTimeAsync(999)
    expect(work).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await result).toBe('done')
  })

  it('gives up after the second try', async () => {
    const work = jest.fn().mockRejectedValue(new ApiError({ kind: 'network' }))
    const result = expect(mutate(work)).rejects.toMatchObject({ failure: { kind: 'network' } })
    await jest.runAllTimersAsync()
    await result
    expect(work).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a refusal', answer(400)],
    ['a missing page', answer(404)],
    ['too many requests', answer(429)],
    ['a time-out (408)', new ApiError({ kind: 'timeout' })],
    ['a rejected bot check', new ApiError({ kind: 'botCheck' })],
    ['an answer that nobody understands', new ApiError({ kind: 'unknown' })],
    ['a fault of our own', new TypeError('x')],
  ])('does not try again after %s', async (_, error) => {
    const work = jest.fn().mockRejectedValue(error)
    await expect(mutate(work)).rejects.toBe(error)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
