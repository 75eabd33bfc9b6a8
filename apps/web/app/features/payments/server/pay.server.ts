import { type Buyer, cardPage, submitCard, submitCode, TEST_CODE } from '@pasar/api'
import { cardSchema, linkTo } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { orNotFound } from '../../../lib/session/guards.server'

/** The current card page. @throws a redirect once the card was charged, or the 404 page */
export async function viewPayment({ ctx }: AppLoadContext, buyer: Buyer, paymentId: string) {
  const page = await orNotFound(cardPage(ctx, buyer, paymentId))
  if (page.state === 'succeeded') throw redirect(successPath(page.orderId))
  return { ...page, now: ctx.now(), testCode: page.state === 'needs_code' ? TEST_CODE : null }
}

/** @throws a redirect to where the payment goes on; a DomainError when the card or the code is refused */
export async function runPayment(
  { ctx }: AppLoadContext,
  buyer: Buyer,
  paymentId: string,
  values: FormValues,
) {
  const page = await orNotFound(cardPage(ctx, buyer, paymentId))
  const { orderId } = page
  // Its order was changed, cancelled or paid in another tab: the page says so, and leads to the order as it is now.
  if (!page.isPayable && page.state !== 'succeeded') throw redirect(linkTo('/pay/:id', { id: paymentId }))
  if (values.intent === 'code') {
    await submitCode(ctx, buyer, paymentId, values.code ?? '')
    throw redirect(successPath(orderId))
  }
  const outcome = await submitCard(ctx, buyer, paymentId, parseForm(cardSchema, values), page)
  throw redirect(outcome === 'needs_code' ? linkTo('/pay/:id', { id: paymentId }) : successPath(orderId))
}

const successPath = (orderId: string): string => linkTo('/payment-success', { order: orderId })
