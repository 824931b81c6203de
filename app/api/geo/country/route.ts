import { geoCountry as call } from '@/lib/contracts/calls/service'
import { geoCountry } from '@/lib/server/geo/country'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(call, ({ ctx }) => geoCountry(ctx)),
})
