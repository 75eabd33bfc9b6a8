/** Where to go after something, when the wish came with the request: a path of our own, or the fallback. */
export function safePath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || /[\\\p{Cc}]/u.test(wanted)) return fallback
  try {
    const url = new URL(wanted, 'http://own.invalid')
    return url.origin === 'http://own.invalid' ? `${url.pathname}${url.search}${url.hash}` : fallback
  } catch {
    return fallback
  }
}

/** The path a request is for, to come back to it later. */
export const pathOf = (request: Request): string => {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  return `${url.pathname.replace(/\.data$/, '')}${url.search}`
}
