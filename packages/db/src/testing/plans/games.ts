import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { ME, NOW, type Served } from './served'

export const games: Record<string, Served> = {
  findRound: { run: (tx) => q.findRound(tx, ME, 'gmr_1'), by: 'sqlite_autoindex_game_rounds_1' },
  findRoundsSince: { run: (tx) => q.findRoundsSince(tx, ME, NOW), by: 'game_rounds_user' },
  findPlayer: { run: (tx) => q.findPlayer(tx, ME), by: 'PRIMARY KEY' },
  findReward: { run: (tx) => q.findReward(tx, ME, 1), by: 'PRIMARY KEY' },
  findDaySpent: { run: (tx) => q.findDaySpent(tx, 1), by: 'PRIMARY KEY' },
  listBoard: { run: (tx) => q.listBoard(tx, 10), by: 'game_players_board' },
  listQuizItems: { run: (tx) => q.listQuizItems(tx, 60), by: 'items_trend' },
  listQuizCards: { run: (tx) => q.listQuizCards(tx, ['itm_1', 'itm_2']), by: 'sqlite_autoindex_items_1' },
  exportGames: { run: (tx) => q.exportGames(tx, ME), by: 'game_rounds_user' },
  tryMoveRound: {
    run: (tx) =>
      q.tryMoveRound(tx, ME, 'gmr_1', {
        moves: 0,
        state: { game: 'memory', cards: [], matched: [], open: [], misses: 0 },
        result: 'plain',
        outcome: null,
        couponId: null,
        now: NOW,
      }),
    by: 'sqlite_autoindex_game_rounds_1',
  },
  trySpendReward: { run: (tx) => q.trySpendReward(tx, 1, ZERO, ZERO), by: 'PRIMARY KEY' },
  deleteOldRounds: { run: (tx) => q.deleteOldRounds(tx, NOW, 5), by: 'game_rounds_started' },
}
