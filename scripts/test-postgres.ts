import { spawn } from 'node:child_process'
import { withPostgres } from './server-checks/temporary-postgres'

/**
 * Runs the server's tests on a real Postgres in a temporary directory: `npm run test:postgres`. Says so and
 * succeeds when no Postgres is installed; `TEST_DATABASE_URL` names one that runs already.
 */

async function runJest(url: string): Promise<number> {
  const jest = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'lib/server', 'app/api', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    },
  )
  return await new Promise(resolve => jest.once('exit', code => resolve(code ?? 1)))
}

async function main(): Promise<number> {
  if (process.env.TEST_DATABASE_URL) return await runJest(process.env.TEST_DATABASE_URL)
  const code = await withPostgres(runJest)
  if (code !== null) return code
  console.log('SKIPPED: no Postgres is installed here (Debian: apt-get install postgresql).')
  return 0
}

process.exitCode = await main()
