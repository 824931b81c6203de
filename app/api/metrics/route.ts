import { bare } from '@/lib/server/http/bare'
import { methods } from '@/lib/server/http/methods'
import { server } from '@/lib/server/server'
import { readMetrics } from '@/lib/server/telemetry/metrics'
import { requireMetricsToken } from '@/lib/server/telemetry/require-metrics-token'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: bare(async request => {
    requireMetricsToken(server().env, request)
    return { ...(await readMetrics(server())), cache: 'no-store' }
  }),
})
