import { type ErrorEntry, entry } from './entry'

export const games = {
  GAME_ROUNDS_OVER: entry(429, 'You have played enough rounds for today. Come back tomorrow.'),
  GAME_ROUND_ENDED: entry(409, 'This round has ended. Start a new one.'),
  GAME_MOVED: entry(409, 'This round went on in another tab. Here is how it stands.'),
  GAME_MOVE: entry(400, 'This move is not possible.'),
  GAME_NOT_READY: entry(503, 'There are not enough items on sale for this game yet.'),
} as const satisfies Record<string, ErrorEntry>
