import { readStored, writeStored } from '../../../lib/cookies/stored'

const KEY = 'recentSearches'
const KEPT = 6

/** Kept with whose they are: nobody reads on a shared device what someone else looked for. */
interface Kept {
  who: string
  words: string[]
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'who' in value &&
  'words' in value &&
  Array.isArray(value.words) &&
  value.words.every((word) => typeof word === 'string')

/** @param who the member's id; empty for a visitor */
export function readRecent(who: string): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? 'null')
    return isKept(kept) && kept.who === who ? kept.words.slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function addRecent(who: string, typed: string): void {
  const words = typed.trim()
  if (words === '') return
  const others = readRecent(who).filter((other) => other.toLowerCase() !== words.toLowerCase())
  writeStored(KEY, JSON.stringify({ who, words: [words, ...others].slice(0, KEPT) }))
}

export const clearRecent = (): void => void writeStored(KEY, null)
