/** In what a target may hold, only these can make it another path than it looks like. */
const NEEDS_A_LOOK = /[%\\]|\/\/|\/\./
/** Libraries read what follows two slashes, or what becomes them, as the name of another host. */
const LOOKS_LIKE_AUTHORITY = /^\/(?:\/|\\|%2f|%5c)/i

function isReadable(path: string): boolean {
  if (!NEEDS_A_LOOK.test(path)) return true
  const [plain = ''] = path.split('?', 1)
  // URLs treat it as a slash, routers do not: guards and pages would see different addresses.
  if (plain.includes('\\')) return false
  try {
    // Browsers resolve dots first, the router after decoding: /x/..//host and /..%2f%5chost lead to //host.
    const decoded = decodeURIComponent(plain)
    const resolved = [plain, decoded].map((path) => new URL(`http://own.invalid${path}`).pathname)
    return ![plain, decoded, ...resolved].some((path) => LOOKS_LIKE_AUTHORITY.test(path))
  } catch {
    return false
  }
}

/** The authority may be any, as the Host header may: links go by the address that is configured, whoever asks. */
function pathOfAbsoluteForm(target: string): string | null {
  const [, authority = '', path = ''] = /^https?:\/\/([^/?#\\]*)(.*)$/i.exec(target) ?? []
  if (authority === '' || authority.includes('@') || !URL.canParse(`http://${authority}`)) return null
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Path and query of a request-target. Proxies may send it in absolute form, which a server has to accept
 * (RFC 9112, section 3.2.2).
 * @returns null when it names no path, or one that cannot be read
 */
export function toOriginForm(target: string): string | null {
  const path = target.startsWith('/') ? target : pathOfAbsoluteForm(target)
  return path !== null && isReadable(path) ? path : null
}
