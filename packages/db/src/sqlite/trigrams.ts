/** An index of trigrams holds runs of three signs: shorter words are not in it. */
const SHORTEST = 3

const quote = (word: string): string => `"${word.replaceAll('"', '""')}"`

/** What finds the rows with each of these words somewhere in them; null when all words are too short. */
export function toTrigramMatch(words: string): string | null {
  const long = words.split(/[\s\0]+/).filter((word) => [...word].length >= SHORTEST)
  return long.length === 0 ? null : long.map(quote).join(' AND ')
}
