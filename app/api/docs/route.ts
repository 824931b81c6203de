import { bare } from '@/lib/server/http/bare'
import { methods } from '@/lib/server/http/methods'
import { docsPage } from '@/lib/server/openapi/docs-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: bare(() => {
    const { html, policy } = docsPage()
    return { type: 'text/html', body: html, policy }
  }),
})
