/** An address in its parts; null for none. `URL.canParse` is missing in Safari before 17. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
