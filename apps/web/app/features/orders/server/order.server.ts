import {
  acceptDate,
  type Buyer,
  buyAgain,
  cancelOrder,
  cancelRest,
  confirmReceipt,
  filesOfOrder,
  keepBoughtDate,
  orderPage,
  reviewStates,
  startPaymentAgain,
  wishDate,
} from '@pasar/api'
import { agreeDateSchema, appointmentDays, linkTo, nameDateSchema } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { nameCountry } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { type Flash, setFlash } from '../../../lib/session/flash.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage, redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { viewFile } from './file-view.server'
import {
  renderAddress,
  renderHistory,
  renderParcelSum,
  renderRefunds,
  renderShipment,
} from './order-static.server'

export interface OrderArgs {
  context: AppLoadContext
  request: Request
  buyer: Buyer
}

/** What the order page shows. @throws the 404 page for anyone else's order */
export async function viewOrder({ context, request, buyer }: OrderArgs, orderId: string) {
  const view = await orNotFound(orderPage(context.ctx, buyer, orderId))
  const lines = view.parcels.flatMap((parcel) =>
    parcel.lines.map(({ id }) => ({ id, isReceived: parcel.state === 'completed' })),
  )
  const [reviews, files] = await Promise.all([
    reviewStates(context.ctx, lines),
    filesOfOrder(context.ctx, view),
  ])
  const { history, parcels, refunds, ...shown } = view
  const language = await languageOf(request)
  return {
    ...shown,
    parcels: parcels.map((parcel) => {
      const { parts, trackingNumber, trackingUrl, courier, ...shown } = parcel
      return {
        ...shown,
        shipment: renderShipment(language, parcel),
        sum: renderParcelSum(language, parcel, context.ctx.config.appName),
      }
    }),
    refunds: renderRefunds(language, refunds),
    reviews,
    // What was auctioned is sold once.
    mayBuyAgain:
      view.order.state !== 'awaiting_payment' &&
      parcels.some((parcel) => parcel.lines.some((line) => !line.isAuction)),
    files: files.map((file) => viewFile(language, file)),
    days: appointmentDays(context.ctx.now()),
    address: renderAddress(language, view.order, nameCountry(language, view.order.country)),
    history: renderHistory(language, history, parcels),
  }
}

/** A parcel as its buyer sees it. */
export type BoughtParcel = Awaited<ReturnType<typeof viewOrder>>['parcels'][number]

const NAMES_SAID = 5
const listNames = (names: readonly string[]): string =>
  names.length > NAMES_SAID ? `${names.slice(0, NAMES_SAID).join(', ')} …` : names.join(', ')

/** Puts it all into the cart again; the cart's page says what is in it and what is not. */
async function runBuyAgain({ context, buyer }: OrderArgs, orderId: string): Promise<Response> {
  const { added, missing } = await orNotFound(buyAgain(context.ctx, buyer, orderId))
  const gone = { text: 'orders.notAgain', values: { items: listNames(missing) } } as const
  const there = { text: 'orders.boughtAgain', values: { items: listNames(added) } } as const
  const flash: Flash =
    added.length === 0
      ? { tone: 'warning', ...gone }
      : { tone: 'success', ...there, ...(missing.length > 0 ? { more: [gone] } : {}) }
  const to = added.length === 0 ? linkTo('/orders/user/:orderId', { orderId }) : '/cart'
  return redirectWithMessage(to, flash)
}

/** Names the date of a service, or agrees to the seller's. */
async function settleDate({ ctx }: AppLoadContext, buyer: Buyer, values: FormValues): Promise<Flash> {
  if (values.intent === 'wishDate') {
    await orNotFound(wishDate(ctx, buyer, parseForm(nameDateSchema, values)))
    return { tone: 'success', title: 'services.sent', text: 'services.sentText' }
  }
  if (values.intent === 'keepDate') {
    await orNotFound(keepBoughtDate(ctx, buyer, parseForm(agreeDateSchema, values)))
    return { tone: 'success', title: 'serviceDates.keptTitle', text: 'serviceDates.keptText' }
  }
  await orNotFound(acceptDate(ctx, buyer, parseForm(agreeDateSchema, values)))
  return { tone: 'success', title: 'services.agreedTitle', text: 'services.agreedText' }
}

/** Does what a button of the order asks: pay, cancel, confirm a parcel, buy it all again. A refusal becomes the page again with the sentence on top. */
export async function runOrderForm({ context, request, buyer }: OrderArgs, orderId: string) {
  const values = await readForm(request)
  const page = linkTo('/orders/user/:orderId', { orderId })
  return answerForm(values, async () => {
    const { intent, parcelId = '' } = values
    if (intent === 'buy-again') throw await runBuyAgain({ context, request, buyer }, orderId)
    if (intent === 'confirm') {
      await orNotFound(confirmReceipt(context.ctx, buyer, parcelId))
      throw await redirectWithSuccess(page, { title: 'orders.confirmed', text: 'orders.confirmedText' })
    }
    if (intent === 'cancelRest') {
      await orNotFound(cancelRest(context.ctx, buyer, parcelId))
      throw await redirectWithSuccess(page, { title: 'parts.cancelled', text: 'parts.cancelledText' })
    }
    if (intent === 'wishDate' || intent === 'acceptDate' || intent === 'keepDate') {
      const flash = await settleDate(context, buyer, values)
      throw redirect(linkTo('/orders/user/:orderId', { orderId }), {
        headers: { 'Set-Cookie': await setFlash(flash) },
      })
    }
    if (intent !== 'cancel') throw redirect(await orNotFound(startPaymentAgain(context.ctx, buyer, orderId)))
    await orNotFound(cancelOrder(context.ctx, buyer, orderId))
    throw await redirectWithSuccess(page, { title: 'orders.cancelled', text: 'orders.cancelledText' })
  })
}
