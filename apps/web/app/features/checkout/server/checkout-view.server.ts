import { randomUUID } from 'node:crypto'
import {
  type Buyer,
  type CheckoutPage,
  type CheckoutSource,
  checkoutPage,
  type Destination,
  unpaidOrders,
} from '@pasar/api'
import { isCountry, phoneSchema, type ShownQuote, showQuote } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { writeCountries } from '../../../i18n/countries.server'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import type { FormFailure } from '../../../lib/forms/forms.server'
import type { OptionLines } from '../../../ui/forms/select'
import { sayRefusal } from '../../coupons/client/coupon-words'
import { ADDRESS_FIELDS, NEW_ADDRESS } from '../client/address-fields'
import { renderCorrection } from './correction.server'
import { renderPayment } from './payment-words.server'
import { renderUnpaidOrders } from './unpaid-orders.server'
import { renderWishes } from './wishes.server'
import { writeAddress } from './write-address.server'

/** Who is buying what, on which request. */
export interface CheckoutArgs {
  context: AppLoadContext
  request: Request
  buyer: Buyer
  source: CheckoutSource
}

export interface CheckoutView extends Omit<CheckoutPage, 'refusedCoupons' | 'addresses'> {
  /** Of the book, each in a line. */
  addresses: { id: string; fullName: string; phone: string; line: string }[]
  /** Coupons that do not count, with the reason in words. */
  refusedCoupons: { code: string; text: string }[]

  /** Whether one item is bought past the cart. */
  isSingle: boolean
  countries: OptionLines
  /** The way to the address that was refused, as HTML; empty when none was. */
  correction: string
  /** Orders that wait for their payment, as HTML; only looked for where the cart is empty. */
  unpaid: string
  /** The fields for the dates of services, as HTML. */
  wishes: string
  /** How one pays, as HTML. */
  payment: string
  /** What the address form holds: as typed, or as it is at first. */
  form: FormValues
  idempotencyKey: string
  /** What this page shows, for the server to compare when the order is placed. */
  shown: string
}

/** Names only serve to say what left; whole ones of a full cart would burst the limit of a form. */
const NAME_LENGTH = 60

function writeShown(shown: ShownQuote): string {
  const lines = shown.lines.map((line) => ({ ...line, name: [...line.name].slice(0, NAME_LENGTH).join('') }))
  return JSON.stringify({ ...shown, lines })
}

export function destinationOf({ addressId, country, phone }: FormValues): Destination {
  if (addressId !== undefined && addressId !== NEW_ADDRESS) return { addressId }
  const typed = country?.trim().toUpperCase() ?? ''
  if (!isCountry(typed)) return null
  return { country: typed, phone: phoneSchema.safeParse(phone).data ?? null }
}

function fillForm(values: FormValues, buyer: Buyer, { addresses }: CheckoutPage): FormValues {
  const typed = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, values[name] ?? '']))
  const isKnown = addresses.some(({ id }) => id === values.addressId)
  const first = addresses[0]?.id ?? NEW_ADDRESS
  return {
    ...typed,
    fullName: values.fullName ?? (addresses.length === 0 ? buyer.name : ''),
    country: values.country ?? 'MY',
    addressId: isKnown || values.addressId === NEW_ADDRESS ? (values.addressId ?? first) : first,
  }
}

/** Everything the checkout page shows, for the address that was chosen or typed so far. */
export async function viewCheckout(
  args: CheckoutArgs,
  values: FormValues = {},
  failure?: FormFailure,
): Promise<CheckoutView> {
  const { context, request, buyer, source } = args
  const page = await checkoutPage(context.ctx, buyer, source, destinationOf(values))
  const language = await languageOf(request)
  const t = translateFor(language)
  return {
    ...page,
    refusedCoupons: page.refusedCoupons.map((refused) => ({
      code: refused.code,
      text: sayRefusal(t, refused),
    })),
    addresses: page.addresses.map((address) => {
      const { id, fullName, phone } = address
      return { id, fullName, phone, line: writeAddress(language, address) }
    }),
    isSingle: source.type === 'item',
    unpaid:
      source.type === 'cart' && page.quote.parcels.length === 0
        ? renderUnpaidOrders(language, await unpaidOrders(context.ctx, buyer))
        : '',
    correction: failure?.code === 'ADDRESS_UNFIT' ? renderCorrection(language, values.addressId) : '',
    payment: await renderPayment(context, request, page.quote.total === 0),
    countries: writeCountries(language),
    wishes: renderWishes(language, page.quote, values, failure, context.ctx.now()),
    form: fillForm(values, buyer, page),
    idempotencyKey: values.idempotencyKey || randomUUID(),
    shown: writeShown(showQuote(page.quote)),
  }
}
