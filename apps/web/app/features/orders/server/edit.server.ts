import { randomUUID } from 'node:crypto'
import {
  type Buyer,
  cancelParcel,
  cancelRefunds,
  changeAddressOfOrder,
  editUnpaidOrder,
  mayMoveAddress,
  noteForSeller,
  orderPage,
} from '@pasar/api'
import {
  addressSchema,
  buyerNoteSchema,
  couponCodeSchema,
  DomainError,
  formatRm,
  idempotencyKeySchema,
  isService,
  linkTo,
} from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { writeCountries } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'

export interface EditArgs {
  context: AppLoadContext
  request: Request
  buyer: Buyer
  orderId: string
}

/** An order with what of it can still be changed. @throws the 404 page for anyone else's */
export async function viewEdit({ context, request, buyer, orderId }: EditArgs) {
  const page = await orNotFound(orderPage(context.ctx, buyer, orderId))
  const { order, parcels, coupons } = page
  const state = order.stateCode ?? ''
  const form: FormValues = {
    fullName: order.fullName ?? '',
    phone: order.phone ?? '',
    line1: order.line1 ?? '',
    line2: order.line2 ?? '',
    city: order.city ?? '',
    postcode: order.postcode ?? '',
    country: order.country,
    stateCode: state,
    region: state,
  }
  return {
    order,
    parcels,
    cancelRefunds: await cancelRefunds(context.ctx, page),
    codes: coupons.map(({ code }) => code),
    form,
    countries: writeCountries(await languageOf(request)),
    isUnpaid: order.state === 'awaiting_payment',
    mayMove: mayMoveAddress(order, parcels),
    key: randomUUID(),
  }
}

function readAddress(values: FormValues) {
  if (values.country === undefined) return null
  const state = values.country === 'MY' ? values.stateCode : values.region
  return parseForm(addressSchema, { ...values, state })
}

const readRevision = (values: FormValues): number => {
  const revision = Number(values.revision)
  if (!Number.isSafeInteger(revision)) throw new DomainError('ORDER_EDITED')
  return revision
}

/** @throws DomainError VALIDATION at the field of a number that is none */
function readQuantities(values: FormValues): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith('quantity-')) continue
    if (!/^\d{1,4}$/.test(value.trim())) throw new DomainError('VALIDATION', {}, { [name]: 'quantity' })
    quantities.set(name.slice('quantity-'.length), Number(value))
  }
  return quantities
}

function readCodes(values: FormValues): string[] {
  const kept = Object.keys(values).flatMap((name) => (name.startsWith('keep-') ? [name.slice(5)] : []))
  const typed = (values.couponCode ?? '').trim()
  if (typed === '') return kept
  const parsed = couponCodeSchema.safeParse(typed)
  if (!parsed.success) throw new DomainError('VALIDATION', {}, { couponCode: 'couponCode' })
  return [...kept, parsed.data]
}

async function editUnpaid({ context, buyer, orderId }: EditArgs, values: FormValues): Promise<never> {
  const { isPaid, dropped } = await editUnpaidOrder(context.ctx, buyer, orderId, {
    key: parseForm(idempotencyKeySchema, values.key),
    revision: readRevision(values),
    address: readAddress(values),
    quantities: readQuantities(values),
    codes: readCodes(values),
  })
  if (isPaid) throw redirect(linkTo('/order-success', { order: orderId }))
  const { order } = await orderPage(context.ctx, buyer, orderId)
  throw await redirectWithMessage(linkTo('/orders/user/:orderId', { orderId }), {
    tone: 'success',
    title: 'editOrder.saved',
    text: 'editOrder.savedText',
    values: { total: formatRm(order.total) },
    ...(dropped.length > 0
      ? { more: [{ text: 'editOrder.dropped' as const, values: { codes: dropped.join(', ') } }] }
      : {}),
  })
}

async function moveAddress({ context, buyer, orderId }: EditArgs, values: FormValues): Promise<never> {
  const address = readAddress(values)
  if (address === null) throw new DomainError('ADDRESS_MISSING')
  const key = parseForm(idempotencyKeySchema, values.key)
  await changeAddressOfOrder(context.ctx, buyer, orderId, { key, revision: readRevision(values), address })
  const flash = { title: 'editOrder.addressSaved', text: 'editOrder.addressSavedText' } as const
  throw await redirectWithMessage(linkTo('/orders/user/:orderId', { orderId }), { tone: 'success', ...flash })
}

async function changeParcel(args: EditArgs, intent: string, values: FormValues): Promise<never> {
  const { context, buyer, orderId } = args
  const { parcels } = await orderPage(context.ctx, buyer, orderId)
  const parcel = parcels.find(({ id }) => id === values.parcelId)
  if (!parcel) throw new DomainError('NOT_FOUND')
  if (intent === 'note') {
    await noteForSeller(context.ctx, buyer, parseForm(buyerNoteSchema, values))
    const flash = { title: 'editOrder.noteSaved', text: 'editOrder.noteSavedText' } as const
    const said = { tone: 'success', ...flash, values: { store: parcel.storeName } } as const
    throw await redirectWithMessage(linkTo('/edit-order/:id', { id: orderId }), said)
  }
  const amount = await cancelParcel(context.ctx, buyer, parcel.id)
  const title = isService(parcel) ? 'serviceEnds.cancelled' : 'editOrder.cancelled'
  const flash = { title, text: 'editOrder.cancelledText' } as const
  const path = linkTo('/orders/user/:orderId', { orderId })
  // Pressed again: it said before what comes back.
  if (amount === null) throw redirect(path)
  throw await redirectWithMessage(path, { tone: 'success', ...flash, values: { amount: formatRm(amount) } })
}

/** Changes an order as a button asks. A refusal becomes the page again with everything that was typed. */
export async function runEdit(args: EditArgs) {
  const values = await readForm(args.request)
  const { intent = '' } = values
  return answerForm(values, async (): Promise<never> => {
    await orNotFound(orderPage(args.context.ctx, args.buyer, args.orderId))
    if (intent === 'order') return editUnpaid(args, values)
    if (intent === 'address') return moveAddress(args, values)
    if (intent === 'note' || intent === 'cancel') return orNotFound(changeParcel(args, intent, values))
    throw new DomainError('VALIDATION')
  })
}
