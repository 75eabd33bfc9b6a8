import { ERRORS, type ErrorCode, errorMessage } from '@pasar/domain'
import type { OpenAPIObject } from 'trpc-to-openapi'
import { failWith } from './failure'

/** What many calls have in common besides their answers: the document says it once, and they point to it. */
export const SHARED_PARTS = {
  headers: {
    RetryAfter: {
      description: 'Seconds to wait before the next try.',
      schema: { type: 'integer', minimum: 1 },
    },
    ETag: {
      description: 'The mark of this answer, to send back as `If-None-Match`.',
      schema: { type: 'string' },
    },
    Allow: {
      description: 'The methods that the path has.',
      schema: { type: 'string', examples: ['GET, HEAD, POST'] },
    },
  },
  parameters: {
    IfNoneMatch: {
      in: 'header',
      name: 'If-None-Match',
      description:
        'The `ETag` of an answer that one has: while nothing has changed, 304 comes in place of it.',
      schema: { type: 'string' },
    },
  },
  responses: {
    NotModified: {
      description: 'What one has is still right. No body.',
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
    },
    MethodNotAllowed: {
      description: 'Any path, asked by a method that it does not have.',
      headers: { Allow: { $ref: '#/components/headers/Allow' } },
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          example: failWith('METHOD_NOT_ALLOWED').body,
        },
      },
    },
  },
} satisfies OpenAPIObject['components']

const refer = (kind: keyof typeof SHARED_PARTS, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** Of each answer with status 429. */
const RETRY_HEADERS = { 'Retry-After': refer('headers', 'RetryAfter') }
/** Of an answer that is asked for again by its mark. */
export const ETAG_HEADERS = { ETag: refer('headers', 'ETag') }
export const IF_NONE_MATCH_PARAMETER = refer('parameters', 'IfNoneMatch')
export const NOT_MODIFIED = { 304: refer('responses', 'NotModified') }

const exampleOf = (code: ErrorCode) => ({
  value: { success: false, code, message: errorMessage(code) },
})

/** The error codes of each status, with an example of each answer. */
export function describeFailures(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        ...(status === 429 && { headers: RETRY_HEADERS }),
        description: those.map((code) => `\`${code}\`: ${errorMessage(code)}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: Object.fromEntries(those.map((code) => [code, exampleOf(code)])),
          },
        },
      },
    ]),
  )
}
