import { ADJUSTED_AGAINST, ADJUSTMENT_WAYS, sen } from '@pasar/domain'
import { type Market, users } from '../../testing/helpers'
import { adjustBalance, reverseAdjustment } from '../commands/adjust'
import { admin, pick } from './helpers'

interface Numbers {
  at: number
  by: number
  part: number
}

/** An admin adjusts the balance of a seller, as the page shows it. */
export async function playAdjustment(market: Market, { at, by, part }: Numbers): Promise<void> {
  const userId = (pick([users.seller, users.reseller], at) ?? users.seller).id
  const [balance] = market.rows<{ amount: number }>(
    'select amount_sen as amount from ledger_balances where account = ?',
    `seller:${userId}`,
  )
  await adjustBalance(market.ctx, admin, userId, {
    side: 'seller',
    way: pick(ADJUSTMENT_WAYS, by) ?? 'credit',
    against: pick(ADJUSTED_AGAINST, at) ?? 'fees',
    amount: sen(part * 111),
    reason: 'As agreed',
    seen: 0 - (balance?.amount ?? 0),
  })
}

/** An admin reverses one of the adjustments that nobody has reversed. */
export async function playReversal(market: Market, { at }: Numbers): Promise<void> {
  const given = pick(
    market.rows<{ id: string; userId: string }>(
      `select transaction_id as id, user_id as userId from ledger_adjustments j where reverses is null
        and not exists (select 1 from ledger_adjustments r where r.reverses = j.transaction_id) order by 1`,
    ),
    at,
  )
  if (given)
    await reverseAdjustment(market.ctx, admin, given.userId, {
      adjustmentId: given.id,
      reason: 'By mistake',
    })
}
