/** "Nurul Huda" → "Nurul H.": what members write about items is open to everyone. */
export function shortenName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = [...(rest.at(-1) ?? '')][0]
  return last === undefined ? first : `${first} ${last}.`
}
