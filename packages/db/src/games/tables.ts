import type { Game, GameOutcome, MoveResult } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface GameRoundsTable {
  id: string
  user_id: string
  game: Game
  /** JSON of `RoundState`. */
  state: string
  /** How many there were; a move names the number it follows. */
  moves: Generated<number>
  last_result: MoveResult | null
  /** Null while it is played. */
  outcome: GameOutcome | null
  /** What it won; null for nothing. */
  coupon_id: string | null
  started_at: number
  ended_at: number | null
}

export interface GamePlayersTable {
  user_id: string
  /** Whether the scoreboard names the member. */
  is_shown: Generated<0 | 1>
  points: Generated<number>
  wins: Generated<number>
  streak: Generated<number>
  /** The day of the last win, as `gameDay` counts. */
  last_day: number | null
}

export interface GameRewardsTable {
  user_id: string
  day: number
  coupon_id: string
  amount_sen: number
}

export interface GameDaysTable {
  day: number
  /** The amounts of the rewards of the day. */
  spent_sen: number
}

export interface GamesTables {
  game_days: GameDaysTable
  game_players: GamePlayersTable
  game_rewards: GameRewardsTable
  game_rounds: GameRoundsTable
}
