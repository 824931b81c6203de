import { bare } from '@/lib/server/http/bare'
import { methods } from '@/lib/server/http/methods'
import { openApiDocument } from '@/lib/server/openapi/document'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: bare(() => ({ type: 'application/json', body: JSON.stringify(openApiDocument()) })),
})
