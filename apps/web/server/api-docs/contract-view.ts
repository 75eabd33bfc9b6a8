import type { ContractDocument, SocketEvent } from '@pasar/api'

/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  examples?: readonly unknown[]
  default?: unknown
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
}

export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  description?: string
  schema: Schema
}

export interface Failure {
  status: string
  code: string
  message: string
}

export interface Call {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  /** Whether it takes a token: always, or as one pleases. */
  token: 'needed' | 'counts' | 'none'
  parameters: readonly Parameter[]
  body: Schema | null
  status: string
  answer: Schema
  failures: readonly Failure[]
}

export interface ContractView {
  title: string
  /** Where calls begin, absolute. */
  base: string
  tags: readonly { name: string; calls: readonly Call[] }[]
  schemas: Readonly<Record<string, Schema>>
}

interface Media {
  schema: Schema
  examples?: Record<string, { value: { message: string } }>
}
interface Content {
  /** By its type; JSON comes first. */
  content: Record<string, Media>
}

/** What many calls have in common: the page says it once, in its beginning. */
interface Shared {
  $ref: string
}

interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: readonly string[]
  security?: readonly object[]
  parameters?: readonly (Parameter | Shared)[]
  requestBody?: Content
  responses: Record<string, Content | Shared>
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const

const mediaOf = (content: Content['content'] = {}): Media | undefined => Object.values(content)[0]

const listFailures = (responses: [string, Content][]): Failure[] =>
  responses.flatMap(([status, { content }]) =>
    Object.entries(mediaOf(content)?.examples ?? {}).map(([code, { value }]) => ({
      status,
      code,
      message: value.message,
    })),
  )

const isOwn = <Part extends object>(part: Part | Shared): part is Part => !('$ref' in part)

function tokenOf({ security = [] }: Operation): Call['token'] {
  if (security.length === 0) return 'none'
  return security.some((one) => Object.keys(one).length === 0) ? 'counts' : 'needed'
}

function toCall(method: string, path: string, operation: Operation): Call {
  const [good, ...bad] = Object.entries(operation.responses).flatMap(([status, one]) =>
    isOwn(one) ? [[status, one] as [string, Content]] : [],
  )
  if (!good) throw new Error(`${method} ${path} has no answer`)
  const [status, { content }] = good
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    token: tokenOf(operation),
    parameters: (operation.parameters ?? []).filter(isOwn),
    body: mediaOf(operation.requestBody?.content)?.schema ?? null,
    status,
    answer: mediaOf(content)?.schema ?? {},
    failures: listFailures(bad),
  }
}

/** The contract's document, sorted for readers. */
export function viewContract(document: ContractDocument): ContractView {
  const paths = Object.entries(document.paths ?? {}) as [string, Record<string, Operation>][]
  const calls = paths
    .flatMap(([path, operations]) =>
      METHODS.flatMap((method) => {
        const operation = operations[method]
        return operation ? [toCall(method, path, operation)] : []
      }),
    )
    .sort((a, b) => a.path.localeCompare(b.path))
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort()
  return {
    title: document.info.title,
    base: document.servers?.[0]?.url ?? '',
    tags: tags.map((name) => ({ name, calls: calls.filter(({ tag }) => tag === name) })),
    schemas: (document.components?.schemas ?? {}) as Record<string, Schema>,
  }
}

export interface EventView extends Omit<SocketEvent, 'payload'> {
  payload: Schema
}

/** The events of the socket, sorted for readers. */
export const viewEvents = (events: readonly SocketEvent[]): EventView[] =>
  events.map(({ payload, ...event }) => ({ ...event, payload: payload as Schema }))
