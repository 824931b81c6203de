import { reportRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { takeReport } from '@/lib/server/reports/take-report'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'reports', body: reportRequest }, ({ ctx, body }) =>
    takeReport(ctx, body),
  ),
})
