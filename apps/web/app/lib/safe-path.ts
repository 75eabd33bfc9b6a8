/** Where to go after something, when the wish came with the request: a path of our own, or the fallback. */
export function safePath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || /[\\\p{Cc}]/u.test(wanted)) return fallback
  try {
    const url = new URL(wanted, 'http://own.invalid')
    // Dots in a path can leave two slashes at its start ("/.//x"), and with those begins another site.
    const isOwn = url.origin === 'http://own.invalid' && !url.pathname.startsWith('//')
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : fallback
  } catch {
    return fallback
  }
}

/** Where a request says it came from; null when that is no page of ours. */
export const fromOf = (request: Request): string | null =>
  safePath(new URL(request.url).searchParams.get('from'), '') || null

/** The path a request is for, to come back to it later. */
export const pathOf = (request: Request): string => {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  return `${url.pathname.replace(/\.data$/, '')}${url.search}`
}
