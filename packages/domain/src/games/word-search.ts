import { type Draw, type GameOutcome, shuffle } from './games'

export const GRID_SIZE = 9
export const WORDS_TO_FIND = 5
/** Wrong pairs of letters; one more loses the round. */
export const WORD_MISSES = 8
const MIN_LETTERS = 2

export interface WordSearchState {
  /** Row by row. */
  letters: string[]
  words: { word: string; cells: number[] }[]
  /** Words that are found, as places in `words`. */
  found: number[]
  /** The first letter of a word that the player has chosen. */
  from: number | null
  misses: number
}

/** To the right, down, and both: the way people read. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** The letters of a word as the grid shows them; null for one that does not fit, or has more than letters. */
function lettersOf(word: string): string[] | null {
  const letters = Array.from(word.toUpperCase())
  const isPlain = letters.every((letter) => /\p{L}/u.test(letter))
  return isPlain && letters.length >= MIN_LETTERS && letters.length <= GRID_SIZE ? letters : null
}

/** All ways to lay a word into the grid. */
function waysFor(letters: readonly string[], grid: readonly (string | null)[]): number[][] {
  const ways: number[][] = []
  for (const [down, right] of DIRECTIONS)
    for (let row = 0; row + down * (letters.length - 1) < GRID_SIZE; row++)
      for (let column = 0; column + right * (letters.length - 1) < GRID_SIZE; column++) {
        const cells = letters.map((_, at) => (row + down * at) * GRID_SIZE + column + right * at)
        if (cells.every((cell, at) => grid[cell] === null || grid[cell] === letters[at])) ways.push(cells)
      }
  return ways
}

/**
 * Hides words in a grid; those that fit nowhere are left out, and the rest of the grid is filled with their letters.
 * @throws RangeError for words of which too few fit
 */
export function makeWordSearch(list: readonly string[], draw: Draw): WordSearchState {
  const grid: (string | null)[] = Array.from({ length: GRID_SIZE * GRID_SIZE }, () => null)
  const words: WordSearchState['words'] = []
  for (const word of shuffle(list, draw)) {
    const letters = lettersOf(word)
    if (words.length === WORDS_TO_FIND || letters === null) continue
    const ways = waysFor(letters, grid)
    const cells = ways[ways.length === 0 ? 0 : draw(ways.length)]
    if (!cells) continue
    for (const [at, cell] of cells.entries()) grid[cell] = letters[at] ?? null
    words.push({ word, cells })
  }
  if (words.length < WORDS_TO_FIND) throw new RangeError('too few words for a word search')
  const alphabet = grid.filter((letter) => letter !== null)
  const letters = grid.map((letter) => letter ?? alphabet[draw(alphabet.length)] ?? '')
  return { letters, words, found: [], from: null, misses: 0 }
}

/** Whether these are the ends of a word, or of the same letters somewhere else in the grid. */
function isWord({ letters, words }: WordSearchState, at: number, from: number, to: number): boolean {
  const word = lettersOf(words[at]?.word ?? '') ?? []
  const isAlong = (first: number, last: number) =>
    DIRECTIONS.some(([down, right]) => {
      const column = first % GRID_SIZE
      const step = down * GRID_SIZE + right
      const isInside = column + right * (word.length - 1) < GRID_SIZE
      return (
        isInside &&
        last === first + step * (word.length - 1) &&
        word.every((letter, index) => letters[first + step * index] === letter)
      )
    })
  return isAlong(from, to) || isAlong(to, from)
}

/** Chooses the first or the last letter of a word; the same letter twice chooses none. Null for a cell that is none. */
export function chooseLetter(state: WordSearchState, cell: number): WordSearchState | null {
  const { letters, words, found, from, misses } = state
  if (letters[cell] === undefined) return null
  if (from === null) return { ...state, from: cell }
  if (from === cell) return { ...state, from: null }
  const at = words.findIndex((_, index) => !found.includes(index) && isWord(state, index, from, cell))
  if (at === -1) return { ...state, from: null, misses: misses + 1 }
  return { ...state, from: null, found: [...found, at] }
}

export function wordSearchOutcome({ words, found, misses }: WordSearchState): GameOutcome | null {
  if (found.length === words.length) return 'won'
  return misses > WORD_MISSES ? 'lost' : null
}
