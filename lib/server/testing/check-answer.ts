import 'server-only'
import Ajv from 'ajv/dist/2020'
import { type OpenApiDocument, openApiDocument } from '../openapi/document'

type Described = { responses?: Record<string, unknown> }

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
let document: OpenApiDocument | null = null

/**
 * Holds an answer against the published document. Every request of every test passes through here.
 * @throws Error naming what the document does not say
 */
export function checkAnswer(request: Request, status: number, body: unknown): void {
  const { pathname } = new URL(request.url)
  document ??= loadDocument()
  const operations = document.paths[pathname]
  // A wrong method or an unknown address: the plain failure, which belongs to no operation.
  const described = operations?.[request.method.toLowerCase()] as Described | undefined
  if (!described) {
    validate('#/components/schemas/Failure', body, `${pathname} (${status})`)
    return
  }
  if (!described.responses?.[status]) {
    throw new Error(
      `The document knows no ${status} of ${request.method} ${pathname}: ${JSON.stringify(body)}`,
    )
  }
  const pointer = `#/paths/${pathname.replaceAll('/', '~1')}/${request.method.toLowerCase()}/responses/${status}`
  validate(`${pointer}/content/application~1json/schema`, body, `${request.method} ${pathname} (${status})`)
}

function loadDocument(): OpenApiDocument {
  const made = openApiDocument()
  ajv.addSchema({ $id: 'openapi', ...made })
  return made
}

function validate(pointer: string, body: unknown, name: string): void {
  const check = ajv.getSchema(`openapi${pointer}`)
  if (!check) throw new Error(`The document has no schema at ${pointer}`)
  if (!check(body)) throw new Error(`${name} differs from the document: ${ajv.errorsText(check.errors)}`)
}
