/** A cookie's name is a token (RFC 6265 §4.1.1, RFC 9110 §5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~\w]+$/
/** `cookie-octet` (RFC 6265 §4.1.1): no blanks, quotes, commas, semicolons, backslashes or control characters. */
const VALUE = /^[!#-+\--:<-[\]-~]*$/

/** Cookies by name, as the browser sent them. Values are not decoded. */
export type Cookies = ReadonlyMap<string, string>

/**
 * Reads a `Cookie` header. The only parser of the application: two that disagree over one header let a request be a
 * visitor's for one part and a member's for another. Names are compared as they are sent, never percent-decoded; the
 * first of equal names counts; a pair that is not well-formed is ignored.
 */
export function parseCookies(header: string | null | undefined): Cookies {
  const cookies = new Map<string, string>()
  if (!header) return cookies
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0) continue
    const name = trimBlanks(pair.slice(0, at))
    const value = trimBlanks(pair.slice(at + 1))
    if (!cookies.has(name) && NAME.test(name) && VALUE.test(value)) cookies.set(name, value)
  }
  return cookies
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t'

/** Optional white space of HTTP is blanks and tabs only; `trim` takes more, such as no-break spaces. */
function trimBlanks(text: string): string {
  let from = 0
  let to = text.length
  while (isBlank(text[from])) from += 1
  while (to > from && isBlank(text[to - 1])) to -= 1
  return text.slice(from, to)
}
