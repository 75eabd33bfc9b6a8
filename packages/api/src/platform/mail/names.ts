/** Control characters, line and paragraph separators: a header must not end early. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Marks that turn the direction of what follows; names in scripts from the right need none of them. */
const TURNS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu
/** What a mail program makes a link of. */
const LINK_LIKE = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}|@/iu
const MAX_GREETED = 60

/** A text of one line, whatever a member or a seller has typed. */
export const toLine = (text: string): string =>
  text.replace(BREAKS, ' ').replace(TURNS, '').replace(/ {2,}/g, ' ').trim()

/**
 * The name a mail may greet with; null for one that is no name. Anyone can register with the address of
 * someone else, so a name must not carry an advertisement to them.
 */
export function toGreeted(name: string): string | null {
  const line = toLine(name)
  return line === '' || line.length > MAX_GREETED || LINK_LIKE.test(line) ? null : line
}
