import {
  findPlayer,
  findReward,
  findRound,
  findRoundsSince,
  insertMemberCoupon,
  insertReward,
  insertRound,
  listQuizItems,
  putPlayerShown,
  putWin,
  type Tx,
  tryMoveRound,
  trySpendReward,
} from '@pasar/db'
import {
  CATEGORIES,
  DomainError,
  type Draw,
  GAME_REWARD,
  type Game,
  type GameMove,
  gameDay,
  gameDayStart,
  MAX_ROUNDS_A_DAY,
  makeMemory,
  makeQuiz,
  makeWordSearch,
  moveOn,
  nextStreak,
  QUIZ_QUESTIONS,
  ROUND_LIFETIME,
  ROUND_POINTS,
  type RoundState,
  resultOf,
  roundOutcome,
} from '@pasar/domain'
import { type Buyer, requireVerified } from '../access/actors'
import type { Context } from '../platform/context'
import { requireFeature, whileOn } from '../platform/settings/require-feature'

/** The quiz asks for some of these. */
const QUIZ_POOL = 60

/** Of 4 billion values at most 100 more or less fall to a number, which nobody can notice. */
const drawWith =
  (ctx: Context): Draw =>
  (below) =>
    Buffer.from(ctx.randomBytes(4)).readUInt32BE() % below

async function makeState(ctx: Context, game: Game, words: readonly string[]): Promise<RoundState> {
  const draw = drawWith(ctx)
  switch (game) {
    case 'quiz': {
      const items = await listQuizItems(ctx.db, QUIZ_POOL)
      if (items.length < QUIZ_QUESTIONS) throw new DomainError('GAME_NOT_READY')
      return { ...makeQuiz(items, draw), game }
    }
    case 'memory':
      return {
        ...makeMemory(
          CATEGORIES.map(({ slug }) => slug),
          draw,
        ),
        game,
      }
    case 'words':
      return { ...makeWordSearch(words, draw), game }
  }
}

/**
 * Begins a round, or goes on with the one that is played. Accounts that anyone can make, without a mailbox, would win all coupons
 * of a day. @returns its id
 * @param words for the word search, in the language of the member
 * @throws DomainError EMAIL_UNVERIFIED, GAME_ROUNDS_OVER, GAME_NOT_READY
 */
export async function startRound(
  ctx: Context,
  buyer: Buyer,
  game: Game,
  words: readonly string[],
): Promise<string> {
  await requireFeature(ctx, 'games')
  requireVerified(buyer)
  const state = await makeState(ctx, game, words)
  const id = ctx.newId('gameRound')
  return ctx.transact({ user: buyer.id }, async (tx) => {
    const now = ctx.now()
    const dayStart = gameDayStart(gameDay(now))
    const begun = await findRoundsSince(tx, buyer.id, Math.min(dayStart, now - ROUND_LIFETIME))
    const open = begun.find(
      (one) => one.game === game && one.outcome === null && one.startedAt > now - ROUND_LIFETIME,
    )
    if (open) return open.id
    if (begun.filter(({ startedAt }) => startedAt >= dayStart).length >= MAX_ROUNDS_A_DAY)
      throw new DomainError('GAME_ROUNDS_OVER')
    await insertRound(tx, { id, userId: buyer.id, game, state, now })
    return id
  })
}

const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10
const newCode = (ctx: Context): string => {
  const draw = drawWith(ctx)
  return `PLAY-${Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS.charAt(draw(CODE_SIGNS.length))).join('')}`
}

/** The coupon of the first win of a day, while the budget of the day lasts. @returns its id; null for none */
async function reward(tx: Tx, ctx: Context, buyer: Buyer, day: number, now: number): Promise<string | null> {
  if ((await findReward(tx, buyer.id, day)) !== null) return null
  const { amount, minSpend, validFor, dailyBudget } = GAME_REWARD
  if (!(await trySpendReward(tx, day, amount, dailyBudget))) return null
  const couponId = ctx.newId('coupon')
  const { id: userId } = buyer
  const coupon = { id: couponId, userId, code: newCode(ctx), amount, minSpend, now, endsAt: now + validFor }
  await insertMemberCoupon(tx, coupon)
  await insertReward(tx, { userId, day, couponId, amount })
  return couponId
}

async function win(tx: Tx, ctx: Context, buyer: Buyer, game: Game, now: number): Promise<string | null> {
  const day = gameDay(now)
  const player = await findPlayer(tx, buyer.id)
  const streak = nextStreak(player?.streak ?? 0, player?.lastDay ?? null, day)
  await putWin(tx, buyer.id, { points: ROUND_POINTS[game], streak, day })
  return reward(tx, ctx, buyer, day, now)
}

/**
 * Makes a move in a member's own round. What it comes to is decided here alone: the state of the round never leaves
 * the server.
 * @throws DomainError NOT_FOUND, GAME_ROUND_ENDED, GAME_MOVED where the round went on since the page was shown, GAME_MOVE
 */
export async function playMove(
  ctx: Context,
  buyer: Buyer,
  { roundId, moves, move }: GameMove,
): Promise<void> {
  await requireFeature(ctx, 'games')
  await ctx.transact({ user: buyer.id }, async (tx) => {
    const now = ctx.now()
    const round = await findRound(tx, buyer.id, roundId)
    if (!round) throw new DomainError('NOT_FOUND')
    if (round.outcome !== null || round.startedAt <= now - ROUND_LIFETIME)
      throw new DomainError('GAME_ROUND_ENDED')
    if (round.moves !== moves) throw new DomainError('GAME_MOVED')
    const state = moveOn(round.state, move)
    if (state === null) throw new DomainError('GAME_MOVE')
    const outcome = roundOutcome(state)
    const couponId = outcome === 'won' ? await win(tx, ctx, buyer, round.game, now) : null
    const result = resultOf(round.state, state)
    if (!(await tryMoveRound(tx, buyer.id, roundId, { moves, state, result, outcome, couponId, now })))
      throw new DomainError('GAME_MOVED')
  })
}

/** Whether the scoreboard names a member; nobody is named who has not said so. */
export const showOnBoard = whileOn(
  'games',
  (ctx: Context, buyer: Buyer, isShown: boolean): Promise<void> =>
    ctx.transact({ user: buyer.id }, (tx) => putPlayerShown(tx, buyer.id, isShown)),
)
