export { playMove, showOnBoard, startRound } from './commands'
export {
  type GamesPage,
  gamesPage,
  type MemoryView,
  type QuizView,
  type RoundPage,
  roundPage,
  type WordSearchView,
} from './reads'
