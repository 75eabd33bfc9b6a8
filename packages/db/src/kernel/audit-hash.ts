import { createHash } from 'node:crypto'

/** What is hashed of an entry. */
export interface ChainedEntry {
  position: number
  id: string
  at: number
  actorId: string | null
  action: string
  subjectId: string
  reason: string
}

/** What the first entry follows. */
export const CHAIN_START = ''

/**
 * The hash of an entry and of all before it (SHA-256, hexadecimal). Of members it holds ids only: names and emails can be
 * erased and the chain stays whole. Entries are kept for ever, so what is hashed never changes.
 * @param previous the hash of the entry before, or `CHAIN_START`
 */
export function hashEntry(
  previous: string,
  { position, id, at, actorId, action, subjectId, reason }: ChainedEntry,
): string {
  const content = JSON.stringify([previous, position, id, at, actorId, action, subjectId, reason])
  return createHash('sha256').update(content).digest('hex')
}
