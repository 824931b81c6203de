import { type ExploreSteps, runStartExplore } from './start-explore'

const SESSION = { xVisitorId: 'x', lastUpdateAt: '2026-11-20T12:00:00.000Z', mode: 'EXPLORE' } as const
const COUNTRIES = [
  { id: 'c1', name: 'Kenya', alpha2Code: 'KE', alpha3Code: 'KEN' },
  { id: 'c2', name: 'Nigeria', alpha2Code: 'NG', alpha3Code: 'NGA' },
]
const GRADES = [
  { id: 'g1', name: 'AS/A Levels' },
  { id: 'g2', name: 'IGCSE' },
]

/** Steps that succeed and write down their order; a test replaces what it is about. */
function steps(replaced: Partial<ExploreSteps> = {}) {
  const order: string[] = []
  const log = jest.fn()
  const step = <T>(name: string, value: T) =>
    jest.fn(async (..._args: unknown[]) => {
      order.push(name)
      return value
    })
  const call = step('call', SESSION)
  const all = {
    loadBotCheck: step('load', undefined),
    countryCode: step('country', 'ng'),
    fetchCountries: step('countries', COUNTRIES),
    fetchGrades: step('grades', GRADES),
    botCheckToken: step('token', 'bot'),
    callStartExplore: call,
    log,
    ...replaced,
  }
  return { all, order, log, call }
}

const failing = (message: string) => () => Promise.reject(new Error(message))

describe('runStartExplore', () => {
  it('takes the six steps in order and sends what they found', async () => {
    const { all, order, call } = steps()
    expect(await runStartExplore(all, 'igcse')).toEqual({ ...SESSION, grade: 'igcse', countryCode: 'NG' })
    expect(order).toEqual(['load', 'country', 'countries', 'grades', 'token', 'call'])
    expect(call).toHaveBeenCalledWith({ gradeId: 'g2', countryId: 'c2', reCAPTCHA: 'bot' })
  })

  it('explores for the A Levels when asked to', async () => {
    const { all, call } = steps()
    await runStartExplore(all, 'alevels')
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ gradeId: 'g1' }))
  })

  it('uses the first country and the first grade when none matches', async () => {
    const { all, call } = steps({
      countryCode: async () => 'zz',
      fetchGrades: async () => [{ id: 'g9', name: 'Year 9' }],
    })
    await runStartExplore(all, 'igcse')
    expect(call).toHaveBeenCalledWith({ gradeId: 'g9', countryId: 'c1', reCAPTCHA: 'bot' })
  })

  it.each([
    ['fetchCountries', 'Failed to fetch countries'],
    ['fetchGrades', 'Failed to fetch grades'],
  ] as const)('resolves a failed %s to an empty id, logs it and fails', async (step, message) => {
    const { all, log, call } = steps({ [step]: failing(message) })
    await expect(runStartExplore(all, 'igcse')).rejects.toThrow('Missing required gradeId or countryId')
    expect(log).toHaveBeenCalledWith('start-explore', new Error(message))
    expect(call).not.toHaveBeenCalled()
  })

  it.each(['fetchCountries', 'fetchGrades'] as const)('fails on an empty list from %s', async step => {
    const { all } = steps({ [step]: async () => [] })
    await expect(runStartExplore(all, 'igcse')).rejects.toThrow('Missing required gradeId or countryId')
  })

  it.each([
    ['loadBotCheck', 'reCAPTCHA not loaded'],
    ['botCheckToken', 'Failed to generate reCAPTCHA token'],
    ['callStartExplore', 'network'],
  ] as const)('fails when %s fails', async (step, message) => {
    const { all } = steps({ [step]: failing(message) })
    await expect(runStartExplore(all, 'igcse')).rejects.toThrow(message)
  })
})
