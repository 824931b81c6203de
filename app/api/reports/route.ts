import { report } from '@/lib/contracts/calls/reports'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { takeReport } from '@/lib/server/reports/take-report'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(report, ({ ctx, body }) => takeReport(ctx, body)),
})
