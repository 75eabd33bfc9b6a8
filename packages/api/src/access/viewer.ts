import { createHash } from 'node:crypto'
import type { Context } from '../platform/context'
import type { Actor } from './actors'

/**
 * By what somebody is known again for a while, so that they are counted once: a member by their id, a visitor by a hash.
 * @param userAgent what the browser calls itself
 */
export const viewerOf = (ctx: Context, actor: Actor, userAgent: string): string =>
  actor?.id ?? createHash('sha256').update(`${ctx.client}\n${userAgent}`).digest('base64').slice(0, 16)
