import { isDatabaseAway } from './db'

it.each([
  [{ code: '57P01' }, true],
  [{ code: '57P03' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ cause: { code: '08006' } }, true],
  [new Error('Connection terminated unexpectedly'), true],
  // What the rollback says when the connection broke within a transaction.
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('Failed query: rollback', { cause: new Error('Client was closed and is not queryable') }), true],
  // What the driver says of a connection that was not made in time.
  [new Error('timeout expired'), true],
  [{ code: '23505' }, false],
  [new Error('column "x" does not exist'), false],
])('%p means that the database is away: %p', (error, away) => expect(isDatabaseAway(error)).toBe(away))
