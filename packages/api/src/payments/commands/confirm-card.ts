import { findCardConfirmation, putCardConfirmation } from '@pasar/db'
import { type CardInput, DomainError } from '@pasar/domain'
import { type Buyer, requireVerified } from '../../access/actors'
import type { Context } from '../../platform/context'
import { answerInTime } from '../internal/deadline'
import { readCard, TEST_CARDS } from '../providers/cards'

const keep = (ctx: Context, buyer: Buyer, last4: string): Promise<void> =>
  ctx.transact({ user: buyer.id }, (tx) =>
    putCardConfirmation(tx, { userId: buyer.id, provider: ctx.payments.name, last4, now: ctx.now() }),
  )

/** Where a card is confirmed, and when the member last confirmed one. */
export const cardConfirmation = async (ctx: Context, buyer: Buyer) => ({
  isTypedHere: ctx.payments.cardCheck === null,
  last: await findCardConfirmation(ctx.db, buyer.id),
})

/**
 * Confirms the card that is typed on the page of the demonstration. Nothing is charged.
 * @throws DomainError NOT_FOUND where another provider confirms cards, EMAIL_UNVERIFIED, CARD_…, CARD_DECLINED,
 *   TOO_MANY_REQUESTS
 */
export async function confirmTypedCard(ctx: Context, buyer: Buyer, input: CardInput): Promise<void> {
  requireVerified(buyer)
  if (ctx.payments.cardCheck !== null) throw new DomainError('NOT_FOUND')
  await ctx.limits.take('bid', buyer.id)
  const { digits, last4 } = readCard(input, ctx.now())
  if (digits === TEST_CARDS.declined) throw new DomainError('CARD_DECLINED')
  await keep(ctx, buyer, last4)
}

/** Opens the provider's page on which a card is confirmed. @throws DomainError NOT_FOUND, EMAIL_UNVERIFIED, PAYMENT_UNAVAILABLE, TOO_MANY_REQUESTS */
export async function startCardConfirmation(ctx: Context, buyer: Buyer): Promise<string> {
  requireVerified(buyer)
  const { cardCheck } = ctx.payments
  if (cardCheck === null) throw new DomainError('NOT_FOUND')
  await ctx.limits.take('bid', buyer.id)
  const started = cardCheck.start(ctx, buyer.id, ctx.newId('request'))
  return (await answerInTime(ctx, { memberId: buyer.id }, started)).url
}

/** Takes in what the member did on the provider's page. @returns whether a card was confirmed @throws DomainError PAYMENT_UNAVAILABLE */
export async function finishCardConfirmation(
  ctx: Context,
  buyer: Buyer,
  reference: string,
): Promise<boolean> {
  const { cardCheck } = ctx.payments
  if (cardCheck === null || !/^cs_\w{1,200}$/.test(reference)) return false
  const card = await answerInTime(
    ctx,
    { memberId: buyer.id },
    cardCheck.findConfirmed(ctx, reference, buyer.id),
  )
  if (card === null) return false
  await keep(ctx, buyer, card.last4)
  return true
}
