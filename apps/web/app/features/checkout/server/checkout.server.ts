import {
  applyCoupon,
  type PlaceOrder,
  placeOrder,
  removeCoupon,
  startPayment,
  startPaymentAgain,
  syncStock,
} from '@pasar/api'
import {
  addressSchema,
  applyCouponSchema,
  DomainError,
  ERRORS,
  idempotencyKeySchema,
  linkTo,
  type QuoteChange,
  type ShownQuote,
  shownQuoteSchema,
} from '@pasar/domain'
import { data, redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { describeFailure, type FormFailure, parseForm, readForm } from '../../../lib/forms/forms.server'
import { joinNotices } from '../../cart/client/notice-words'
import { sayRefusedCode } from '../../coupons/client/coupon-words'
import { NEW_ADDRESS } from '../client/address-fields'
import { type CheckoutArgs, type CheckoutView, destinationOf, viewCheckout } from './checkout-view.server'
import { readWishes } from './wishes.server'

export interface CheckoutFailure extends FormFailure {
  /** What is missing for the coupon that was refused, in words. */
  couponProblem?: string | undefined
}

export interface CheckoutAnswer {
  view: CheckoutView
  failure?: CheckoutFailure
  /** What is no longer as the page showed it. */
  changes?: QuoteChange[]
  /** The coupon that was just put on the order. */
  addedCoupon?: string
}

type Outcome = Omit<CheckoutAnswer, 'view'>

/** @throws DomainError ORDER_CHANGED when it is nothing a page of ours ever showed */
function readShown(text: string | undefined): ShownQuote {
  try {
    return shownQuoteSchema.parse(JSON.parse(text ?? ''))
  } catch {
    throw new DomainError('ORDER_CHANGED')
  }
}

function readAddress(values: FormValues): PlaceOrder['address'] {
  const { addressId } = values
  if (addressId === undefined) return null
  if (addressId !== NEW_ADDRESS) return { type: 'saved', addressId }
  const state = values.country === 'MY' ? values.stateCode : values.region
  return { type: 'new', address: parseForm(addressSchema, { ...values, state }) }
}

/** The order is placed whatever becomes of its payment; one placed before may have been paid or closed meanwhile. */
async function findNextPage(
  { context, buyer }: CheckoutArgs,
  { orderId, isPaid, isRepeated }: { orderId: string; isPaid: boolean; isRepeated: boolean },
): Promise<string> {
  if (isPaid) return linkTo('/order-success', { order: orderId })
  try {
    return await (isRepeated ? startPaymentAgain : startPayment)(context.ctx, buyer, orderId)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'PAYMENT_UNAVAILABLE') return linkTo('/payment-cancel', { order: orderId })
    // Asked too often, it can be paid from there a while later.
    if (error.code === 'ORDER_NOT_PAYABLE' || error.code === 'TOO_MANY_REQUESTS')
      return linkTo('/orders/user/:orderId', { orderId })
    throw error
  }
}

/** @throws DomainError ORDER_ENDED when this page has placed its order before, and that is over; and what `placeOrder` throws */
async function place(args: CheckoutArgs, values: FormValues): Promise<Outcome> {
  const placed = await placeOrder(args.context.ctx, args.buyer, {
    idempotencyKey: parseForm(idempotencyKeySchema, values.idempotencyKey),
    source: args.source,
    address: readAddress(values),
    shown: readShown(values.shown),
    wishes: readWishes(values),
  })
  if (!placed.ok) return { changes: placed.changes }
  if (placed.isOver) throw new DomainError('ORDER_ENDED')
  throw redirect(await findNextPage(args, placed))
}

/** A coupon code that was typed is taken up whichever button was pressed: nobody should pay more by forgetting one. */
async function runIntent(args: CheckoutArgs, values: FormValues): Promise<Outcome> {
  const { intent = '', removeCoupon: unwanted } = values
  if (unwanted !== undefined) {
    const { couponCode } = parseForm(applyCouponSchema, { couponCode: unwanted })
    await removeCoupon(args.context.ctx, args.buyer, couponCode)
    return {}
  }
  const isKnownToFail = intent === 'place' && values.couponCode === values.refusedCode
  if (intent === 'apply-coupon' || ((values.couponCode ?? '').trim() !== '' && !isKnownToFail)) {
    const { couponCode } = parseForm(applyCouponSchema, values)
    const { source } = args
    await applyCoupon(args.context.ctx, args.buyer, couponCode, {
      source,
      destination: destinationOf(values),
    })
    return { addedCoupon: couponCode }
  }
  return intent === 'place' ? place(args, values) : {}
}

async function tryIntent(args: CheckoutArgs, values: FormValues): Promise<Outcome> {
  try {
    return await runIntent(args, values)
  } catch (error) {
    const failure = describeFailure(error, values)
    const t = translateFor(await languageOf(args.request))
    return { failure: { ...failure, couponProblem: sayRefusedCode(t, failure) } }
  }
}

const USED_KEY: ReadonlySet<string> = new Set(['IDEMPOTENCY_MISMATCH', 'ORDER_ENDED'])

function statusOf({ failure, changes }: Outcome): number {
  if (failure) return ERRORS[failure.code].status
  return changes ? ERRORS.ORDER_CHANGED.status : 200
}

/** While nothing can be written the page still shows what would leave; it leaves with the next press. */
const syncCart = ({ context, buyer }: CheckoutArgs) =>
  syncStock(context.ctx, buyer).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
    return null
  })

/** Does what a button of the checkout page asks for; unless that leads away, the page comes again with everything typed. */
export async function runCheckout(args: CheckoutArgs) {
  const values = await readForm(args.request)
  const outcome = await tryIntent(args, values)
  // The key belongs to an order that was already placed: what is placed from here is another one.
  const isKeyUsed = USED_KEY.has(outcome.failure?.code ?? '')
  // What the page says has left the cart leaves it now.
  const synced = args.source.type === 'cart' ? await syncCart(args) : null
  const filled = isKeyUsed ? { ...values, idempotencyKey: '' } : values
  const view = await viewCheckout(args, filled, outcome.failure)
  const notices = joinNotices(synced?.notices ?? [], view.notices)
  const answer: CheckoutAnswer = { ...outcome, view: { ...view, notices } }
  return data(answer, { status: statusOf(outcome) })
}
