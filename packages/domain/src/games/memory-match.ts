import { type Draw, type GameOutcome, shuffle } from './games'

export const MEMORY_PAIRS = 6
/** Pairs turned over that do not match; one more loses the round. */
export const MEMORY_MISSES = 10

export interface MemoryState {
  /** What each card shows: the slug of a category. */
  cards: string[]
  matched: number[]
  /** Cards that lie open and are not matched: at most two. */
  open: number[]
  misses: number
}

/** @throws RangeError for fewer faces than pairs */
export function makeMemory(faces: readonly string[], draw: Draw): MemoryState {
  if (faces.length < MEMORY_PAIRS) throw new RangeError('too few faces for a memory game')
  const pairs = shuffle(faces, draw).slice(0, MEMORY_PAIRS)
  return { cards: shuffle([...pairs, ...pairs], draw), matched: [], open: [], misses: 0 }
}

/** Turns a card over; two that did not match are turned back first. Null for a card that cannot be turned. */
export function turnCard(state: MemoryState, card: number): MemoryState | null {
  const { cards, matched, misses } = state
  const open = state.open.length === 2 ? [] : state.open
  if (cards[card] === undefined || matched.includes(card) || open.includes(card)) return null
  const [first] = open
  if (first === undefined) return { ...state, open: [card] }
  if (cards[first] === cards[card]) return { ...state, matched: [...matched, first, card], open: [] }
  return { ...state, open: [first, card], misses: misses + 1 }
}

export function memoryOutcome({ cards, matched, misses }: MemoryState): GameOutcome | null {
  if (matched.length === cards.length) return 'won'
  return misses > MEMORY_MISSES ? 'lost' : null
}
