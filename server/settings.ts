import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import nextEnv from '@next/env'

/**
 * Imported before all else of main.ts: other modules read the environment when they are imported, and by then the .env files
 * must be in it.
 */
Object.assign(process.env, { NODE_ENV: 'production' })
nextEnv.loadEnvConfig(process.cwd())

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
    hostname: { type: 'string', short: 'H' },
  },
})

/** HOSTNAME counts as an address only: shells and containers keep the name of the machine there. */
const named = isIP(process.env.HOSTNAME ?? '') ? process.env.HOSTNAME : undefined

export const settings = { port: Number(values.port), hostname: values.hostname ?? named }
