import { MAX_PICTURE_BYTES } from '@pasar/domain'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi'
import { contract } from '../../rest'
import { AUCTION_STREAM, AUCTION_STREAM_SCHEMAS } from './auction-stream'
import { AUCTION_STREAM_PATH, ROUTES } from './dispatch'
import { failureSchema } from './failure'
import {
  describeFailures,
  ETAG_HEADERS,
  IF_NONE_MATCH_PARAMETER,
  NOT_MODIFIED,
  SHARED_PARTS,
} from './shared-parts'

const DESCRIPTION = `What a shopper finds, buys, receives and reviews, for apps. Prices are in ringgit.

Sign in with \`POST /auth/login\` and send \`Authorization: Bearer …\`. A failure has an HTTP status and one form:
\`success: false\`, a \`code\` and its \`message\`. A method that a path does not have is answered as
\`#/components/responses/MethodNotAllowed\`. \`HEAD\` is taken wherever \`GET\` is.`

interface Parameter {
  description?: string
  schema?: { description?: string }
}
interface Body {
  content: Record<string, { schema?: { properties?: object } }>
}
interface Operation {
  requestBody?: Body
  parameters?: (Parameter | { $ref: string })[]
  responses?: Record<string, unknown>
  security?: Record<string, string[]>[]
}

const MEGABYTE = 1024 * 1024

/** As a form a body has files beside what it has as JSON. @param most how many */
function addPictures({ content }: Body, most: number): void {
  const form = content['multipart/form-data']
  if (!form?.schema) return
  const pictures = {
    description: `JPEG, PNG, WebP or AVIF of at most ${MAX_PICTURE_BYTES / MEGABYTE} MB each.`,
    type: 'array',
    maxItems: most,
    items: { type: 'string', format: 'binary' },
  }
  form.schema = { ...form.schema, properties: { ...form.schema.properties, pictures } }
}

/** The contract as OpenAPI 3.1. @param appUrl where the market is open */
export function describeContract(appUrl: string, appName: string): OpenAPIObject {
  const document = generateOpenApiDocument(contract, {
    title: appName,
    description: DESCRIPTION,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: `${appUrl}/api`,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    defs: { Failure: failureSchema, ...AUCTION_STREAM_SCHEMAS },
  })
  for (const { method, segments, status, fails, isPublic, isPersonal, pictures } of ROUTES) {
    const path: Record<string, unknown> = { ...document.paths?.[`/${segments.join('/')}`] }
    const operation = path[method.toLowerCase()] as Operation
    // What writes the document keeps what is said of an optional one with its schema only.
    for (const parameter of (operation.parameters ?? []) as Parameter[])
      parameter.description ??= parameter.schema?.description
    if (operation.requestBody) addPictures(operation.requestBody, pictures)
    if (isPersonal) operation.security = [{}, { bearer: [] }]
    const answer = { ...(operation.responses?.[200] as object) }
    const isMarked = isPublic && method === 'GET'
    if (isMarked) operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH_PARAMETER]
    operation.responses = {
      [status]: isMarked ? { ...answer, headers: ETAG_HEADERS } : answer,
      ...(isMarked && NOT_MODIFIED),
      ...describeFailures(fails),
    }
  }
  for (const name of Object.keys(document.components?.schemas ?? {}))
    if (name.startsWith('error.')) delete document.components?.schemas?.[name]
  document.paths = { ...document.paths, [AUCTION_STREAM_PATH]: { get: AUCTION_STREAM } }
  document.components = { ...document.components, ...SHARED_PARTS }
  return document
}
