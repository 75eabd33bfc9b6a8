import type { GameOutcome } from './games'
import { type MemoryState, memoryOutcome, turnCard } from './memory-match'
import { answerQuiz, countRight, type QuizState, quizOutcome } from './price-quiz'
import { chooseLetter, type WordSearchState, wordSearchOutcome } from './word-search'

/** Where a round stands, with what its player must not see. Never sent to a browser. */
export type RoundState =
  | (QuizState & { game: 'quiz' })
  | (MemoryState & { game: 'memory' })
  | (WordSearchState & { game: 'words' })

/** The next state; null for a move that is none. */
export function moveOn(state: RoundState, move: number): RoundState | null {
  switch (state.game) {
    case 'quiz': {
      const next = answerQuiz(state, move)
      return next && { ...next, game: state.game }
    }
    case 'memory': {
      const next = turnCard(state, move)
      return next && { ...next, game: state.game }
    }
    case 'words': {
      const next = chooseLetter(state, move)
      return next && { ...next, game: state.game }
    }
  }
}

export function roundOutcome(state: RoundState): GameOutcome | null {
  switch (state.game) {
    case 'quiz':
      return quizOutcome(state)
    case 'memory':
      return memoryOutcome(state)
    case 'words':
      return wordSearchOutcome(state)
  }
}

/** What a move was: for its sound, and to be said. */
export type MoveResult = 'right' | 'wrong' | 'plain'

export function resultOf(before: RoundState, after: RoundState): MoveResult {
  if (before.game === 'quiz' && after.game === 'quiz')
    return countRight(after) > countRight(before) ? 'right' : 'wrong'
  if (before.game === 'memory' && after.game === 'memory') {
    if (after.misses > before.misses) return 'wrong'
    return after.matched.length > before.matched.length ? 'right' : 'plain'
  }
  if (before.game === 'words' && after.game === 'words') {
    if (after.misses > before.misses) return 'wrong'
    return after.found.length > before.found.length ? 'right' : 'plain'
  }
  return 'plain'
}
