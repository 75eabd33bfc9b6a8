import type { Game, GameOutcome, MoveResult, RoundState, Sen } from '@pasar/domain'
import type { Tx } from '../kernel/transact'

export async function insertRound(
  tx: Tx,
  round: { id: string; userId: string; game: Game; state: RoundState; now: number },
): Promise<void> {
  await tx
    .insertInto('game_rounds')
    .values({
      id: round.id,
      user_id: round.userId,
      game: round.game,
      state: JSON.stringify(round.state),
      last_result: null,
      outcome: null,
      coupon_id: null,
      started_at: round.now,
      ended_at: null,
    })
    .execute()
}

export interface RoundMove {
  /** How many moves there were before this one. */
  moves: number
  state: RoundState
  result: MoveResult
  outcome: GameOutcome | null
  couponId: string | null
  now: number
}

/** Writes the move that follows; false when another has come first, or the round has ended. */
export async function tryMoveRound(tx: Tx, userId: string, id: string, move: RoundMove): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('game_rounds')
    .set({
      state: JSON.stringify(move.state),
      moves: move.moves + 1,
      last_result: move.result,
      outcome: move.outcome,
      coupon_id: move.couponId,
      ended_at: move.outcome === null ? null : move.now,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('moves', '=', move.moves)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface Win {
  points: number
  streak: number
  day: number
}

export async function putWin(tx: Tx, userId: string, { points, streak, day }: Win): Promise<void> {
  await tx
    .insertInto('game_players')
    .values({ user_id: userId, points, wins: 1, streak, last_day: day })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        points: eb('game_players.points', '+', points),
        wins: eb('game_players.wins', '+', 1),
        streak,
        last_day: day,
      })),
    )
    .execute()
}

export async function putPlayerShown(tx: Tx, userId: string, isShown: boolean): Promise<void> {
  const shown = isShown ? 1 : 0
  await tx
    .insertInto('game_players')
    .values({ user_id: userId, is_shown: shown, last_day: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_shown: shown }))
    .execute()
}

/** Takes the amount of a reward out of the budget of its day; false when it does not fit. */
export async function trySpendReward(tx: Tx, day: number, amount: Sen, budget: Sen): Promise<boolean> {
  await tx
    .insertInto('game_days')
    .values({ day, spent_sen: 0 })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('game_days')
    .set((eb) => ({ spent_sen: eb('spent_sen', '+', amount) }))
    .where('day', '=', day)
    .where('spent_sen', '<=', budget - amount)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes a coupon that only one member may use, once. */
export async function insertMemberCoupon(
  tx: Tx,
  coupon: {
    id: string
    userId: string
    code: string
    amount: Sen
    minSpend: Sen
    now: number
    endsAt: number
  },
): Promise<void> {
  await tx
    .insertInto('coupons')
    .values({
      id: coupon.id,
      code: coupon.code,
      kind: 'fixed',
      amount_sen: coupon.amount,
      cap_sen: null,
      min_spend_sen: coupon.minSpend,
      starts_at: coupon.now,
      ends_at: coupon.endsAt,
      total_uses: 1,
      uses_per_member: 1,
      payer: 'platform',
      store_id: null,
      user_id: coupon.userId,
      is_public: 0,
      created_at: coupon.now,
    })
    .execute()
}

export async function insertReward(
  tx: Tx,
  reward: { userId: string; day: number; couponId: string; amount: Sen },
): Promise<void> {
  await tx
    .insertInto('game_rewards')
    .values({
      user_id: reward.userId,
      day: reward.day,
      coupon_id: reward.couponId,
      amount_sen: reward.amount,
    })
    .execute()
}

/** Removes so many rounds that began before; rewards and points stay. @returns how many */
export async function deleteOldRounds(tx: Tx, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('game_rounds')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('game_rounds')
        .select('id')
        .where('started_at', '<', before)
        .orderBy('started_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
