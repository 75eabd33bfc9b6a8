import { writeStored } from '../../lib/stored'
import { readRemembered, remember } from '../late/remembered'

const KEY = 'recentSearches'
const KEPT = 6

/** @param who the member's id; empty for a visitor */
export const readRecent = (who: string): string[] => readRemembered(KEY, who)

export const addRecent = (who: string, typed: string): void => remember(KEY, who, typed, KEPT)

export const clearRecent = (): void => void writeStored(KEY, null)
