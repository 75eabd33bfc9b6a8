/** An index of trigrams holds runs of three signs: shorter words are not in it. */
const SHORTEST = 3

const quote = (word: string): string => `"${word.replaceAll('"', '""')}"`

/** The same in an index that does not keep where they stand: what has all their runs, in whatever order. */
export function toTrigramSet(words: readonly string[]): string | null {
  const runs = words.flatMap((word) => {
    const signs = [...word.replaceAll('\0', '')]
    return signs.slice(SHORTEST - 1).map((_, at) => signs.slice(at, at + SHORTEST).join(''))
  })
  return runs.length === 0 ? null : [...new Set(runs)].map(quote).join(' AND ')
}

/** What finds the rows with each of these words somewhere in them; null when all words are too short. */
export function toTrigramMatch(words: string): string | null {
  const long = words.split(/[\s\0]+/).filter((word) => [...word].length >= SHORTEST)
  return long.length === 0 ? null : long.map(quote).join(' AND ')
}
