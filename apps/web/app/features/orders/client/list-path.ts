/** The address of a page of a list: with what narrows it, without what is empty. */
export function listPath(base: string, parts: Readonly<Record<string, string | null | undefined>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) params.set(name, value)
  const query = params.toString()
  return query === '' ? base : `${base}?${query}`
}
