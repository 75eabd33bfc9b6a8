export { playMove, showOnBoard, startRound } from './commands'
export {
  type GamesPage,
  gamesPage,
  type MemoryView,
  type QuizView,
  type RoundPage,
  requireOwnRound,
  roundPage,
  type WordSearchView,
} from './reads'
