import { findRound } from '@pasar/db'
import { CATEGORIES, GAME_REWARD, type Game, gameDay, MAX_ROUNDS_A_DAY, ROUND_LIFETIME } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Buyer, brandMember } from '../access/actors'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { runningCoupons } from '../coupons/reads/cards'
import { buyer, fillCart, items, makeBuyers, newbuyer, refusalOf, useMarket } from '../testing/helpers'
import { playMove, showOnBoard, startRound } from './commands'
import { sweepRounds } from './jobs'
import { gamesPage, roundPage } from './reads'

const market = useMarket()
const WORDS = CATEGORIES.map(({ name }) => name)

const start = (game: Game, who: Buyer = buyer) => startRound(market.ctx, who, game, WORDS)
const play = async (roundId: string, move: number, who: Buyer = buyer) => {
  const { moves } = await roundPage(market.ctx, who, roundId)
  await playMove(market.ctx, who, { roundId, moves, move })
}
const stateOf = async (id: string, who: Buyer = buyer) => {
  const round = await findRound(market.ctx.db, who.id, id)
  if (!round) throw new Error('no such round')
  return round.state
}

/** Wins a word search, as who has found all words. */
async function win(who: Buyer = buyer): Promise<string> {
  const id = await start('words', who)
  const state = await stateOf(id, who)
  if (state.game !== 'words') throw new Error('another game')
  for (const { cells } of state.words)
    for (const cell of [cells[0] ?? -1, cells.at(-1) ?? -1]) await play(id, cell, who)
  return id
}
const rewards = () => market.value<number>('select count(*) from game_rewards')

describe('a round', () => {
  it('shows no answer before it is given', async () => {
    for (const game of ['memory', 'words'] as const) {
      const sent = JSON.stringify(await roundPage(market.ctx, buyer, await start(game)))
      expect(sent).not.toMatch(/"cells"|"cards":\["/)
    }
    const id = await start('memory')
    const { view } = await roundPage(market.ctx, buyer, id)
    expect(view.game === 'memory' && view.cards.every(({ face }) => face === null)).toBe(true)
  })

  it('goes on where it was left, in another tab too, and takes each move once', async () => {
    const id = await start('memory')
    expect(await start('memory')).toBe(id)
    await play(id, 0)
    expect(await refusalOf(playMove(market.ctx, buyer, { roundId: id, moves: 0, move: 1 }))).toBe(
      'GAME_MOVED',
    )
    expect(await refusalOf(play(id, 0))).toBe('GAME_MOVE')
    const both = await Promise.allSettled(
      [1, 2].map((move) => playMove(market.ctx, buyer, { roundId: id, moves: 1, move })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is one’s own', async () => {
    const id = await start('memory')
    expect(await refusalOf(roundPage(market.ctx, newbuyer, id))).toBe('NOT_FOUND')
    expect(await refusalOf(playMove(market.ctx, newbuyer, { roundId: id, moves: 0, move: 0 }))).toBe(
      'NOT_FOUND',
    )
  })

  it('ends by its time, and cannot be played on', async () => {
    const id = await start('memory')
    market.wait(ROUND_LIFETIME)
    expect(await refusalOf(play(id, 0))).toBe('GAME_ROUND_ENDED')
    expect((await roundPage(market.ctx, buyer, id)).isOver).toBe(true)
    expect(await start('memory')).not.toBe(id)
  })

  it('can be begun so often on a day', async () => {
    for (let round = 0; round < MAX_ROUNDS_A_DAY; round++) {
      const id = await start('memory')
      market.run("update game_rounds set outcome = 'lost', ended_at = 1 where id = ?", id)
    }
    expect(await refusalOf(start('words'))).toBe('GAME_ROUNDS_OVER')
    expect((await gamesPage(market.ctx, buyer)).roundsLeft).toBe(0)
  })

  it('asks for prices of items on sale, and says what they were', async () => {
    const id = await start('quiz')
    const state = await stateOf(id)
    if (state.game !== 'quiz') throw new Error('another game')
    for (const { right } of state.questions) await play(id, right)
    const page = await roundPage(market.ctx, buyer, id)
    expect(page).toMatchObject({ outcome: 'won', view: { right: 5, next: null } })
    market.run("update items set status = 'paused' where id <> ?", items.kopi.id)
    expect(await refusalOf(start('quiz'))).toBe('GAME_NOT_READY')
  })
})

describe('the reward of a day', () => {
  it('is not for accounts that anyone can make', async () => {
    const unproved = brandMember({ ...buyer, isVerified: false }) as Buyer
    expect(await refusalOf(start('words', unproved))).toBe('EMAIL_UNVERIFIED')
    expect(market.value('select count(*) from game_rounds')).toBe(0)
  })

  it('is a coupon of the winner’s own, once a day, and a new one tomorrow', async () => {
    const won = await roundPage(market.ctx, buyer, await win())
    expect(won.outcome).toBe('won')
    const again = await roundPage(market.ctx, buyer, await win())
    expect([again.outcome, again.couponCode]).toEqual(['won', null])
    expect(rewards()).toBe(1)
    const page = await gamesPage(market.ctx, buyer)
    expect(page).toMatchObject({ rewardCode: won.couponCode, points: 30, streak: 1 })
    market.wait(24 * 3_600_000)
    await win()
    expect(rewards()).toBe(2)
    expect(await gamesPage(market.ctx, buyer)).toMatchObject({ points: 45, streak: 2 })
  })

  it('is among the coupons of its owner, and works for nobody else', async () => {
    const { couponCode } = await roundPage(market.ctx, buyer, await win())
    const codes = async (who: Buyer) => (await runningCoupons(market.ctx, who)).map(({ code }) => code)
    expect(await codes(buyer)).toContain(couponCode)
    expect(await codes(newbuyer)).not.toContain(couponCode)
    await fillCart(market, buyer, [items.kopi, 10])
    await fillCart(market, newbuyer, [items.kopi, 10])
    await applyCoupon(market.ctx, buyer, couponCode ?? '')
    expect(await refusalOf(applyCoupon(market.ctx, newbuyer, couponCode ?? ''))).toBe('COUPON_NOT_FOUND')
  })

  it('never costs more than the budget of the day', async () => {
    const { amount, dailyBudget } = GAME_REWARD
    const day = gameDay(market.ctx.now())
    market.run('insert into game_days (day, spent_sen) values (?, ?)', day, dailyBudget - amount)
    await Promise.all([win(buyer), win(newbuyer)])
    expect(rewards()).toBe(1)
    expect(market.value<number>('select spent_sen from game_days where day = ?', day)).toBe(dailyBudget)
    expect((await gamesPage(market.ctx, buyer)).isRewardLeft).toBe(false)
  })
})

/** Wins the price quiz, which takes the fewest moves. */
async function winQuiz(who: Buyer): Promise<string> {
  const id = await start('quiz', who)
  const state = await stateOf(id, who)
  if (state.game !== 'quiz') throw new Error('another game')
  for (const { right } of state.questions) await play(id, right, who)
  return id
}

describe('any sequence of calls', () => {
  const DAY = 24 * 3_600_000
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    does: fc.constantFrom('win', 'win', 'win', 'replay', 'forge', 'sleep'),
  })

  it('earns a member one coupon a day, and all of them the budget', async () => {
    const { amount, dailyBudget } = GAME_REWARD
    const players = makeBuyers(market, 3)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 9 }), async (steps) => {
        market.wait(9 * DAY)
        const today = gameDay(market.ctx.now())
        // What is left of each day is enough for two of the three.
        for (let day = today; day < today + 9; day++)
          market.run('insert into game_days (day, spent_sen) values (?, ?)', day, dailyBudget - 2 * amount)
        for (const { who, does } of steps) {
          const player = players[who] ?? buyer
          if (does === 'sleep') market.wait(DAY)
          else if (does === 'forge') {
            const forged = { roundId: 'gmr_none', moves: 0, move: 0 }
            expect(await refusalOf(playMove(market.ctx, player, forged))).toBe('NOT_FOUND')
          } else {
            const roundId = await winQuiz(player)
            if (does === 'win') continue
            const replayed = { roundId, moves: 4, move: 0 }
            expect(await refusalOf(playMove(market.ctx, player, replayed))).toBe('GAME_ROUND_ENDED')
          }
        }
        const paid = market.rows<{ coupons: number; members: number; sen: number }>(
          `select count(*) as coupons, count(distinct user_id) as members, sum(amount_sen) as sen
             from game_rewards where day >= ? group by day`,
          today,
        )
        for (const { coupons, members, sen } of paid) {
          expect(coupons).toBe(members)
          expect(sen).toBeLessThanOrEqual(2 * amount)
        }
        expect(market.rows('select day from game_days where spent_sen > ?', dailyBudget)).toEqual([])
      }),
      { numRuns: 5 },
    )
  })
})

describe('the scoreboard', () => {
  it('names those only who said so', async () => {
    await win()
    expect((await gamesPage(market.ctx, newbuyer)).board).toEqual([])
    await showOnBoard(market.ctx, buyer, true)
    const { board } = await gamesPage(market.ctx, newbuyer)
    expect(board).toEqual([
      { place: 1, name: expect.stringMatching(/^\S+( \S\.)?$/), points: 15, isOwn: false },
    ])
    await showOnBoard(market.ctx, buyer, false)
    expect((await gamesPage(market.ctx, newbuyer)).board).toEqual([])
  })
})

it('forgets old rounds, and keeps what they won', async () => {
  await win()
  market.wait(40 * 24 * 3_600_000)
  const recent = await start('memory')
  await sweepRounds(market.ctx, new AbortController().signal)
  expect(market.value<string>('select group_concat(id) from game_rounds')).toBe(recent)
  expect([rewards(), market.value<number>('select points from game_players')]).toEqual([1, 15])
})
