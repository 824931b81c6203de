import 'server-only'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Env } from '../env'

/**
 * Sends Next's own spans of pages, and those of calls, to an OpenTelemetry collector, when one is configured. The libraries are
 * loaded only then. Names of routes and status codes travel, nothing of a person: Next writes the address with its query
 * into `http.target`, so that attribute and its kin are taken out before a span leaves.
 */
export async function startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env): Promise<void> {
  if (!endpoint) return
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const batches = new BatchSpanProcessor(exporter)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'markwell' }),
    spanProcessors: [
      {
        onStart: (span, context) => batches.onStart(span, context),
        onEnd: span => {
          for (const name of ADDRESSES) delete span.attributes[name]
          batches.onEnd(span)
        },
        forceFlush: () => batches.forceFlush(),
        shutdown: () => batches.shutdown(),
      },
    ],
  })
  provider.register()
}

/** Attributes that hold a whole address: ids of attempts stand in queries. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.query'] as const

/** One span for a call, by its kind of address. Costs nothing where nobody collects. */
export function traceCall(method: string, route: string, work: () => Promise<Response>): Promise<Response> {
  const attributes = { 'http.request.method': method, 'http.route': route }
  const options = { kind: SpanKind.SERVER, attributes }
  return trace.getTracer('markwell').startActiveSpan(`${method} ${route}`, options, async span => {
    try {
      const answer = await work()
      span.setAttribute('http.response.status_code', answer.status)
      if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      return answer
    } finally {
      span.end()
    }
  })
}
