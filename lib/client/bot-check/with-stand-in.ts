import type { BotCheck } from './provider'

/** Uses the second provider while the first cannot be had; the server accepts both, so nobody is locked out. */
export function withStandIn(first: BotCheck, second: BotCheck, log: (error: unknown) => void): BotCheck {
  async function orSecond<T>(ask: (provider: BotCheck) => Promise<T>): Promise<T> {
    try {
      return await ask(first)
    } catch (error) {
      log(error)
      return ask(second)
    }
  }
  return {
    load: () => orSecond(provider => provider.load()),
    execute: action => orSecond(provider => provider.execute(action)),
    prepare: action => first.prepare(action),
  }
}
