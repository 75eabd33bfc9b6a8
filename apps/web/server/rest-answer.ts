import { createHash } from 'node:crypto'
import type { RestAnswer } from '@pasar/api'

/** By it a client sees that what it has is still right. */
export const entityTag = (text: string): string =>
  `W/"${createHash('sha1').update(text).digest('base64url')}"`

export interface WrittenAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** An answer of the published contract as it goes over HTTP. */
export function writeRestAnswer({ status, body, allow, isPublic }: RestAnswer): WrittenAnswer {
  const text = JSON.stringify(body)
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isPublic ? 'no-cache' : 'private, no-store',
      ...(allow && { allow: allow.join(', ') }),
      ...(isPublic &&
        status === 200 && { etag: entityTag(text), vary: 'Authorization, Cookie, X-Requested-With' }),
    },
    body: text,
  }
}
