import 'server-only'
import type { Env } from '../env'
import { ApiError } from '../http/api-error'
import { equalInConstantTime } from '../keys'

/** @throws ApiError 404 where no token is configured, 401 for a wrong one */
export function requireMetricsToken({ METRICS_TOKEN: token }: Env, request: Request): void {
  if (!token) throw new ApiError('notFound')
  if (!equalInConstantTime(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    throw new ApiError('unauthenticated')
  }
}
