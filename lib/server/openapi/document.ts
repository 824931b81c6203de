import 'server-only'
import { ENDPOINTS, type EndpointName } from '@/lib/contracts/endpoints'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import { REQUEST_ID_HEADER, VISITOR_HEADER } from '@/lib/contracts/headers'
import type { Needs } from '@/lib/contracts/operation'
import { OPERATIONS } from '@/lib/contracts/operations'
import type { JsonSchema } from '@/lib/contracts/shape'
import { publicEnv } from '@/lib/public-env'
import { jsonSchema } from './json-schema'

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: JsonSchema
}

/** OpenAPI 3.1, made of the very contracts that check requests. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, { method, path }] of Object.entries(ENDPOINTS)) {
    const operations = paths[path] ?? {}
    operations[method.toLowerCase()] = operation(name as EndpointName)
    paths[path] = operations
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${publicEnv.productName} API`,
      version: '1.0.0',
      description:
        'Every answer is the envelope {isSuccess, result, error}; error.status is the HTTP status. Writes take application/json of at most 64 KiB and come from the site itself.',
    },
    servers: [{ url: publicEnv.siteUrl }],
    paths,
    components: { schemas: { Failure: failureSchema() }, securitySchemes: securitySchemes() },
  }
}

function operation(name: EndpointName): JsonSchema {
  const { summary, request, query, response, stream, needs, errors } = OPERATIONS[name]
  return {
    operationId: name,
    summary,
    ...(query ? { parameters: parameters(query) } : {}),
    ...(request ? { requestBody: { required: true, content: json(jsonSchema(request)) } } : {}),
    ...(needs === 'nothing' ? {} : { security: security(needs) }),
    responses: {
      200: stream ? streamResponse(response.schema) : okResponse(response.schema),
      ...errorResponses(errors),
    },
  }
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function parameters(query: Readonly<Record<string, string>>): JsonSchema[] {
  return Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

/** The data of one event; OpenAPI 3.1 has no words of its own for streams. */
function streamResponse(schema: JsonSchema): JsonSchema {
  return {
    description: 'A stream.',
    headers: responseHeaders(),
    content: { 'text/event-stream': { schema } },
  }
}

function okResponse(result: JsonSchema): JsonSchema {
  const envelope = {
    type: 'object',
    properties: { isSuccess: { const: true }, result, error: { type: 'null' } },
    required: ['isSuccess', 'result', 'error'],
    additionalProperties: false,
  }
  return { description: 'Done.', headers: responseHeaders(), content: json(envelope) }
}

function errorResponses(codes: readonly ErrorCode[]): JsonSchema {
  const statuses = [...new Set(codes.map(code => ERRORS[code].status))].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map(status => {
      const here = codes.filter(code => ERRORS[code].status === status)
      const words = here.map(code => `${code}: ${ERRORS[code].message}`).join('\n')
      const narrowed = {
        properties: { error: { properties: { status: { const: status }, code: { enum: here } } } },
      }
      const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, narrowed] }
      return [status, { description: words, headers: responseHeaders(), content: json(schema) }]
    }),
  )
}

function failureSchema(): JsonSchema {
  const error = {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      code: { enum: Object.keys(ERRORS) },
      errorMessage: { type: 'string', minLength: 1 },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      requestId: { type: 'string' },
    },
    required: ['status', 'code', 'errorMessage', 'requestId'],
    additionalProperties: false,
  }
  return {
    type: 'object',
    properties: { isSuccess: { const: false }, result: { type: 'null' }, error },
    required: ['isSuccess', 'result', 'error'],
    additionalProperties: false,
  }
}

function responseHeaders(): JsonSchema {
  return { [REQUEST_ID_HEADER]: { schema: { type: 'string' } } }
}

function security(needs: Needs): JsonSchema[] {
  const session = { bearer: [], session: [] }
  const visitor = [{ visitorCookie: [] }, { visitorHeader: [] }]
  if (needs === 'session' || needs === 'socket') return [session]
  return needs === 'visitor' ? visitor : [session, ...visitor]
}

function securitySchemes(): JsonSchema {
  return {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    session: { type: 'apiKey', in: 'cookie', name: 'session' },
    visitorCookie: { type: 'apiKey', in: 'cookie', name: 'visitor-id' },
    visitorHeader: { type: 'apiKey', in: 'header', name: VISITOR_HEADER },
  }
}
