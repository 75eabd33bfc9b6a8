import { DomainError, days, hours, STAFF_PERMISSIONS } from '@pasar/domain'
import fc from 'fast-check'
import { requireSeller, type Seller } from '../../access/actors'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { decideClaim } from '../../disputes/commands/decide'
import { openClaim } from '../../disputes/commands/open'
import { answerClaim } from '../../disputes/commands/seller'
import { moveDueClaims } from '../../disputes/jobs'
import { cancelSale } from '../../orders/commands/cancel-parcel'
import { confirmReceipt } from '../../orders/commands/receive'
import { refundSale } from '../../orders/commands/refund-sale'
import { shipParcel } from '../../orders/commands/ship'
import { moveDueParcels } from '../../orders/jobs'
import { asStaff } from '../../testing/actors'
import {
  buyer,
  chargeUnreported,
  deliver,
  fillCart,
  items,
  type Market,
  makeWebhook,
  place,
  users,
} from '../../testing/helpers'
import { confirmPayoutFailure } from '../commands/confirm-failure'
import { approvePayouts, cancelPayouts, proposePayouts } from '../commands/runs'
import { settlePayout } from '../commands/settle'
import { waiveDebt } from '../commands/waive-debt'
import { admin, openAccount, pick } from './helpers'
import { playAdjustment, playReversal } from './play-adjustments'

/** Random histories of a market: what buyers, sellers, staff and admins do, one after the other. */

const GOODS = [items.kopi, items.lowStock, items.heavy, items.onOffer, items.withVariants] as const
const COUPONS = ['', '', 'TEN', 'KEDAI5'] as const
const RATES = [
  [9_200, 200],
  [9_000, 250],
  [9_550, 0],
] as const

const step = fc.record({
  do: fc.constantFrom(
    'buy',
    'buy',
    'ship',
    'receive',
    'wait',
    'refund',
    'cancel',
    'claim',
    'answer',
    'decide',
    'propose',
    'decideRun',
    'settle',
    'waive',
    'adjust',
    'reverse',
  ),
  at: fc.nat(),
  by: fc.nat(),
  part: fc.integer({ min: 1, max: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const parcelsIn = (market: Market, ...states: string[]) =>
  market.rows<{ id: string; sellerId: string }>(
    `select id, seller_id as sellerId from parcels where state in (${states.map(() => '?').join()}) order by id`,
    ...states,
  )
const idsOf = (market: Market, sql: string): string[] => market.rows<{ id: string }>(sql).map(({ id }) => id)

/** The seller in person, or somebody who works for them. */
export function sellerOf(sellerId: string, by: number): Seller {
  const worksFor = { sellerId, sellerName: 'Kedai', permissions: [...STAFF_PERMISSIONS] }
  const person = Object.values(users).find(({ id }) => id === sellerId) ?? users.seller
  const who = asStaff(by % 2 === 0 ? users.newbuyer : person, worksFor)
  return requireSeller(who, 'list', 'ship', 'money') as Seller
}

function portionsOf(market: Market, parcelId: string, quantity: number) {
  const lines = market.rows<{ id: string; left: number }>(
    'select id, quantity - refunded_quantity as left from order_lines where parcel_id = ?',
    parcelId,
  )
  return lines
    .filter(({ left }) => left > 0)
    .slice(0, 1)
    .map(({ id, left }) => ({ lineId: id, quantity: Math.min(left, quantity) }))
}

async function shop(market: Market, { at, by, part }: Step): Promise<void> {
  await fillCart(market, buyer, [pick(GOODS, at) ?? items.kopi, part], [pick(GOODS, by) ?? items.heavy, 1])
  const code = pick(COUPONS, by) ?? ''
  if (code !== '') await applyCoupon(market.ctx, buyer, code)
  const order = await place(market, buyer)
  // As if the rates had been set before: they are frozen on the parcel when it is placed.
  const [seller, reseller] = pick(RATES, at) ?? RATES[0]
  market.run(
    'update parcels set seller_bps = ?, reseller_bps = ? where order_id = ?',
    seller,
    reseller,
    order.orderId,
  )
  await chargeUnreported(market, buyer, order)
  await deliver(market, makeWebhook(market, order))
}

async function act(market: Market, one: Step): Promise<unknown> {
  const { at, by, part } = one
  const { ctx } = market
  switch (one.do) {
    case 'buy':
      return shop(market, one)
    case 'ship': {
      const parcel = pick(parcelsIn(market, 'to_ship'), at)
      const sent = { courier: 'Pos Laju', trackingNumber: 'EN123456789MY' } as const
      return parcel && shipParcel(ctx, sellerOf(parcel.sellerId, by), { parcelId: parcel.id, ...sent })
    }
    case 'receive': {
      const parcel = pick(parcelsIn(market, 'shipped', 'delivered'), at)
      return parcel && confirmReceipt(ctx, buyer, parcel.id)
    }
    case 'wait':
      market.wait(days(part * 4))
      await moveDueClaims(ctx)
      return moveDueParcels(ctx)
    case 'refund': {
      const parcel = pick(parcelsIn(market, 'to_ship', 'shipped', 'delivered', 'completed'), at)
      if (!parcel) return
      const seen = market.value(
        'select sum(refunded_quantity) from order_lines where parcel_id = ?',
        parcel.id,
      )
      const given = {
        parcelId: parcel.id,
        portions: portionsOf(market, parcel.id, part),
        reason: 'Torn',
        seen,
      }
      return refundSale(ctx, sellerOf(parcel.sellerId, by), given)
    }
    case 'cancel': {
      const parcel = pick(parcelsIn(market, 'to_ship'), at)
      return parcel && cancelSale(ctx, sellerOf(parcel.sellerId, by), parcel.id, 'None left')
    }
    case 'claim': {
      const parcel = pick(parcelsIn(market, 'delivered'), at)
      if (!parcel) return
      const given = { key: `claim-key-${at}-${by}`, kind: 'damaged', reason: 'It is torn' } as const
      return openClaim(ctx, buyer, parcel.id, { ...given, portions: portionsOf(market, parcel.id, part) })
    }
    case 'answer': {
      const claim = pick(
        market.rows<{ id: string; sellerId: string }>(
          "select id, seller_id as sellerId from order_claims where state = 'open' order by id",
        ),
        at,
      )
      const answers = [
        { type: 'refund', words: 'Sorry' },
        { type: 'refuse', words: 'It left whole' },
      ] as const
      return (
        claim && answerClaim(ctx, sellerOf(claim.sellerId, by), claim.id, pick(answers, part) ?? answers[0])
      )
    }
    case 'decide': {
      const id = pick(idsOf(market, "select id from order_claims where state = 'escalated' order by id"), at)
      const ways = [
        { type: 'refund', words: 'All of it' },
        { type: 'none', words: 'Nothing' },
      ] as const
      return id && decideClaim(ctx, admin, id, pick(ways, by) ?? ways[0])
    }
    case 'propose':
      return proposePayouts(ctx, admin)
    case 'decideRun': {
      const run = pick(idsOf(market, "select id from payout_runs where state = 'proposed'"), 0)
      return run && (by % 5 === 0 ? cancelPayouts : approvePayouts)(ctx, admin, run)
    }
    case 'settle': {
      const payout = pick(
        market.rows<{ id: string; runId: string; state: 'in_transit' | 'unknown' | 'failed' }>(
          "select id, run_id as runId, state from payouts where state in ('in_transit', 'unknown', 'failed') order by id",
        ),
        at,
      )
      if (!payout) return
      const { id, runId, state } = payout
      if (state === 'failed') return confirmPayoutFailure(ctx, admin, runId, id, 'RTN-1')
      const to = pick(['paid', 'failed', 'unknown'] as const, by) ?? 'paid'
      return settlePayout(ctx, admin, runId, id, { from: state, to, note: 'As the bank says' })
    }
    case 'waive': {
      const [owes] = market.rows<{ userId: string; owed: number }>(
        `select substr(account, 8) as userId, amount_sen as owed from ledger_balances
          where account like 'seller:%' and amount_sen > 0`,
      )
      return owes && waiveDebt(ctx, admin, { ...owes, reason: 'Gone' })
    }
    case 'adjust':
      return playAdjustment(market, one)
    case 'reverse':
      return playReversal(market, one)
  }
}

/**
 * Plays so many steps on a market; those that are refused do nothing.
 * @param between runs after each step, an hour later
 * @returns what was done
 */
export async function playMarket(
  market: Market,
  { seed, steps }: { seed: number; steps: number },
  between: (one: Step) => Promise<void> | void = () => {},
): Promise<Set<string>> {
  await openAccount(market)
  const [played = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps }), {
    numRuns: 1,
    seed,
  })
  const done = new Set<string>()
  for (const one of played) {
    try {
      await act(market, one)
      done.add(one.do)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
    market.wait(hours(1))
    await between(one)
  }
  return done
}
