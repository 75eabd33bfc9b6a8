import {
  addressSchema,
  appointmentDaySchema,
  COUPON_REFUSALS,
  countrySchema,
  DAY_PARTS,
  DomainError,
  fieldErrorsOf,
  idempotencyKeySchema,
  MAX_CART_LINES,
  phoneSchema,
} from '@pasar/domain'
import { z } from 'zod'
import type { Buyer } from '../../access/actors'
import { addressOf } from '../../accounts/reads/profile'
import { orderSchema } from '../../orders/rest/order-schemas'
import { answerOrder, payAt } from '../../orders/rest/orders'
import type { Context } from '../../platform/context'
import { idSchema, nearestSen } from '../../platform/rest/fields'
import { buyerCall, restRouter } from '../../platform/rest/procedure'
import { type Placed, placeOrder } from '../commands/place-order'
import { checkoutPage, DEFAULT_COUNTRY, type Destination } from '../reads'
import { sourceFields, toSource } from './input'
import { quoteSchema, toQuote } from './quote-view'

const tag = 'Orders'

const quoteInput = z.object({
  ...sourceFields,
  addressId: idSchema.optional().meta({ description: 'One of the address book.' }),
  country: countrySchema
    .optional()
    .meta({ description: 'Where it goes, two letters, while there is no address yet.' }),
  phone: phoneSchema
    .optional()
    .meta({ description: 'Of that address: gifts for a first purchase look at it, too.' }),
})

/** @throws DomainError NOT_FOUND, for others' addresses too */
async function toDestination(
  ctx: Context,
  buyer: Buyer,
  { addressId, country, phone }: z.output<typeof quoteInput>,
): Promise<Destination> {
  if (addressId !== undefined) return addressOf(ctx, buyer, addressId)
  if (country === undefined && phone === undefined) return null
  return { country: country ?? DEFAULT_COUNTRY, phone: phone ?? null }
}

const orderInput = z.object({
  ...sourceFields,
  address: addressSchema.optional().meta({ description: 'It is kept in the address book, too.' }),
  addressId: idSchema.optional().meta({ description: 'One of the address book, in place of `address`.' }),
  wishes: z
    .array(
      z.object({
        variantId: idSchema,
        day: appointmentDaySchema,
        part: z.enum(DAY_PARTS, { error: 'choose' }).default('any'),
      }),
    )
    .max(MAX_CART_LINES, 'tooLong')
    .optional()
    .meta({
      description:
        'The dates that suit the buyer of services, as Malaysian calendar days. The seller confirms each or proposes another; without one the date is agreed after payment.',
    }),
  expectedTotal: z.number({ error: 'price' }).min(0, 'price').optional().meta({
    description:
      'The total that the buyer was shown. An order that costs anything else is refused with `ORDER_CHANGED`.',
  }),
})
type OrderInput = z.output<typeof orderInput>

const toForm = (key: string, { address, addressId, expectedTotal, wishes, ...source }: OrderInput) => ({
  ...(wishes && { wishes }),
  idempotencyKey: key,
  source: toSource(source),
  address:
    addressId !== undefined
      ? { type: 'saved' as const, addressId }
      : address
        ? { type: 'new' as const, address }
        : null,
  shown: expectedTotal === undefined ? null : { total: nearestSen(expectedTotal) },
})

/** @throws DomainError VALIDATION */
function readKey(header: string | null): string {
  const key = idempotencyKeySchema.safeParse(header || null)
  if (key.success) return key.data
  const { form: reason = 'invalid' } = fieldErrorsOf(key.error)
  throw new DomainError('VALIDATION', {}, { 'Idempotency-Key': reason })
}

/** Why nothing was placed, as a failure. */
function toRefusal({ notices }: Extract<Placed, { ok: false }>): DomainError {
  for (const notice of notices) {
    const { kind, name } = notice
    if (kind === 'gone') return new DomainError('ITEM_UNAVAILABLE', { name })
    if (kind === 'soldOut') return new DomainError('INSUFFICIENT_STOCK', { name, stock: 0 })
    if (kind === 'reduced') return new DomainError('INSUFFICIENT_STOCK', { name, stock: notice.to })
  }
  return new DomainError('ORDER_CHANGED')
}

/** A refusal in the words of this call: an address that is not in one's own address book is not found, whoever else has it. */
function toCallRefusal({ addressId }: OrderInput) {
  return (error: unknown): never => {
    if (error instanceof DomainError && Object.keys(error.fields).some((name) => name.startsWith('wishDay-')))
      throw new DomainError('VALIDATION', {}, { wishes: 'appointmentDay' })
    const isMissing = error instanceof DomainError && error.code === 'ADDRESS_MISSING'
    throw isMissing && addressId !== undefined ? new DomainError('NOT_FOUND') : error
  }
}

/** The order remains, whatever happens to its payment. */
const tryToPay = (
  ctx: Context,
  buyer: Buyer,
  placed: Extract<Placed, { ok: true }>,
): Promise<string | null> =>
  payAt(ctx, buyer, placed).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
    return null
  })

export const checkout = restRouter({
  quote: buyerCall({
    method: 'POST',
    path: '/checkout/quote',
    tag,
    summary: 'What an order would cost',
    description: 'Without a destination the default address counts. Nothing is written.',
    fails: ['NOT_FOUND', 'ITEM_UNAVAILABLE', 'CHOOSE_VARIANT', 'COUPON_NOT_FOUND'],
  })
    .input(quoteInput)
    .output(z.object({ success: z.literal(true), quote: quoteSchema }))
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      const destination = await toDestination(context, buyer, input)
      const page = await checkoutPage(context, buyer, toSource(input), destination)
      return { success: true as const, quote: toQuote(page) }
    }),
  place: buyerCall({
    method: 'POST',
    path: '/orders',
    tag,
    status: 201,
    summary: 'Place an order',
    description:
      'Prices, stock and coupons are settled at once. Where neither `expectedTotal` nor `couponCodes` is sent, each coupon on the cart has to count; of one that was stopped since, `details.code` of the refusal says which to take off. Sent again with the same `Idempotency-Key` and the same body, it answers with the same order.',
    requestHeaders: z.object({
      'Idempotency-Key': idempotencyKeySchema.meta({
        description: 'Made up by the app, for each order another: 8 to 80 letters, digits, `-` or `_`.',
      }),
    }),
    fails: [
      'NOT_FOUND',
      'EMAIL_UNVERIFIED',
      'CART_EMPTY',
      'ADDRESS_MISSING',
      'ADDRESS_UNFIT',
      'ITEM_UNAVAILABLE',
      'CHOOSE_VARIANT',
      'INSUFFICIENT_STOCK',
      'ORDER_CHANGED',
      'PAYMENT_TOO_SMALL',
      'PAYMENT_TOO_LARGE',
      'IDEMPOTENCY_MISMATCH',
      'COUPON_NOT_FOUND',
      ...COUPON_REFUSALS,
    ],
  })
    .input(orderInput)
    .output(
      z.object({
        success: z.literal(true),
        order: orderSchema,
        payment: z.object({
          url: z.string().nullable().meta({
            description:
              'Where the buyer pays. Null when there is nothing to pay, or when the page cannot be opened now: `POST /orders/{id}/pay` tries again.',
          }),
        }),
      }),
    )
    .mutation(async ({ ctx: { context, buyer, idempotencyKey }, input }) => {
      const form = toForm(readKey(idempotencyKey), input)
      const placed = await placeOrder(context, buyer, form).catch(toCallRefusal(input))
      if (!placed.ok) throw toRefusal(placed)
      const url = placed.isPaid ? null : await tryToPay(context, buyer, placed)
      return { ...(await answerOrder(context, buyer, placed.orderId)), payment: { url } }
    }),
})
