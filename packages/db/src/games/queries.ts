import type { Game, GameOutcome, MoveResult, RoundState, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../kernel/db'
import { fixedJoin } from '../kernel/dialect'
import { readState } from './rows'

/** A round of a member's own, with what they must not see. */
export interface GameRound {
  id: string
  game: Game
  state: RoundState
  moves: number
  lastResult: MoveResult | null
  outcome: GameOutcome | null
  /** The code of the coupon it won; null for none. */
  couponCode: string | null
  startedAt: number
}

const selectRounds = (db: Db, userId: string) =>
  db
    .selectFrom('game_rounds as r')
    .leftJoin('coupons as c', 'c.id', 'r.coupon_id')
    .where('r.user_id', '=', userId)
    .select((eb) => [
      'r.id',
      'r.game',
      'r.state',
      'r.moves',
      'r.outcome',
      eb.ref('r.last_result').as('lastResult'),
      eb.ref('r.started_at').as('startedAt'),
      eb.ref('c.code').as('couponCode'),
    ])

export async function findRound(db: Db, userId: string, id: string): Promise<GameRound | null> {
  const row = await selectRounds(db, userId).where('r.id', '=', id).executeTakeFirst()
  return row ? { ...row, state: readState(row.state) } : null
}

/** Rounds that a member has begun since a moment, the newest first. */
export async function findRoundsSince(
  db: Db,
  userId: string,
  since: number,
): Promise<{ id: string; game: Game; outcome: GameOutcome | null; startedAt: number }[]> {
  return db
    .selectFrom('game_rounds')
    .select((eb) => ['id', 'game', 'outcome', eb.ref('started_at').as('startedAt')])
    .where('user_id', '=', userId)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export interface GamePlayer {
  isShown: boolean
  points: number
  wins: number
  streak: number
  lastDay: number | null
}

export async function findPlayer(db: Db, userId: string): Promise<GamePlayer | null> {
  const row = await db
    .selectFrom('game_players')
    .select((eb) => ['is_shown', 'points', 'wins', 'streak', eb.ref('last_day').as('lastDay')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { is_shown: isShown, ...player } = row
  return { ...player, isShown: isShown === 1 }
}

/** The code of a member's reward of a day; null for none. */
export async function findReward(db: Db, userId: string, day: number): Promise<string | null> {
  const row = await db
    .selectFrom('game_rewards as w')
    .innerJoin('coupons as c', 'c.id', 'w.coupon_id')
    .select('c.code')
    .where('w.user_id', '=', userId)
    .where('w.day', '=', day)
    .executeTakeFirst()
  return row?.code ?? null
}

/** What the rewards of a day cost so far. */
export async function findDaySpent(db: Db, day: number): Promise<Sen | null> {
  const row = await db
    .selectFrom('game_days')
    .select(sql<Sen>`spent_sen`.as('spent'))
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.spent ?? null
}

/** The members with the most points who wish to be named. */
export async function listBoard(
  db: Db,
  limit: number,
): Promise<{ userId: string; name: string; points: number }[]> {
  const { rows } = await sql<{ userId: string; name: string; points: number }>`
    select p.user_id as "userId", u.name, p.points from game_players p ${fixedJoin} users u on u.id = p.user_id
    where p.is_shown = 1 and p.points > 0 and u.status = 'active'
    order by p.points desc, p.user_id limit ${limit}`.execute(db)
  return rows
}

/** What the price quiz may ask for: the items on sale with the most activity. */
export async function listQuizItems(db: Db, limit: number): Promise<{ id: string; price: Sen }[]> {
  return db
    .selectFrom('items')
    .select(['id', sql<Sen>`price_sen`.as('price')])
    .where('status', '=', 'active')
    .orderBy('trend', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
}

/** An item as the price quiz shows it. */
export interface QuizCard {
  id: string
  slug: string
  title: string
  /** Null for an item without a picture. */
  imageKey: string | null
}

/** Items of a quiz, also those that have been sold since. */
export const listQuizCards = (db: Db, ids: readonly string[]): Promise<QuizCard[]> =>
  db
    .selectFrom('items')
    .select((eb) => [
      'items.id',
      'slug',
      'title',
      eb
        .selectFrom('item_images')
        .select('key')
        .whereRef('item_images.item_id', '=', 'items.id')
        .orderBy('position')
        .limit(1)
        .as('imageKey'),
    ])
    .where('items.id', 'in', [...ids])
    .execute()

/** What a member played and won, for their own copy of their data. */
export async function exportGames(db: Db, userId: string) {
  const rounds = await db
    .selectFrom('game_rounds')
    .select((eb) => ['game', 'outcome', 'moves', eb.ref('started_at').as('startedAt')])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
  const rewards = await db
    .selectFrom('game_rewards as w')
    .innerJoin('coupons as c', 'c.id', 'w.coupon_id')
    .select((eb) => ['c.code', eb.ref('w.amount_sen').as('amountSen'), eb.ref('c.created_at').as('wonAt')])
    .where('w.user_id', '=', userId)
    .orderBy('w.day')
    .execute()
  return { player: await findPlayer(db, userId), rounds, rewards }
}
