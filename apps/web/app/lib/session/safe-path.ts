import type { CheckedPath } from '@pasar/domain/access/link-to'
import { ownPath } from '@pasar/domain/kernel/links'

/** Where to go after something, when the wish came with the request: a path of our own, or the fallback. */
export const safePath = <To extends string = '/'>(
  wanted: string | null | undefined,
  fallback: CheckedPath<To> | '/' = '/',
): string => ownPath(wanted) ?? fallback

/** Where a request says it came from; null when that is no page of ours. */
export const fromOf = (request: Request): string | null =>
  safePath(new URL(request.url).searchParams.get('from'), '') || null

/** Longer queries are left behind: an address travels in another one, encoded once more, and headers have an end. */
const MAX_SEARCH = 1_000

/** The path a request is for, to come back to it later. */
export const pathOf = (request: Request): string => {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  const search = url.search.length > MAX_SEARCH ? '' : url.search
  return `${url.pathname.replace(/\.data$/, '')}${search}`
}
