import { type Buyer, cancelOrder, filesOfOrder, orderPage, reviewStates, startPayment } from '@pasar/api'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf } from '../../i18n/language.server'
import { setFlash } from '../../lib/flash.server'
import { answerForm, readForm } from '../../lib/forms.server'
import { orNotFound } from '../../lib/guards.server'
import { nameCountry } from '../checkout/countries.server'

export interface OrderDoor {
  context: AppLoadContext
  request: Request
  buyer: Buyer
}

/** What the order page shows. @throws the 404 page for anyone else's order */
export async function viewOrder({ context, request, buyer }: OrderDoor, orderId: string) {
  const view = await orNotFound(orderPage(context.ctx, buyer, orderId))
  const lines = view.parcels.flatMap((parcel) =>
    parcel.lines.map(({ id }) => ({ id, isReceived: parcel.state === 'completed' })),
  )
  const [reviews, files] = await Promise.all([
    reviewStates(context.ctx, lines),
    filesOfOrder(context.ctx, view),
  ])
  return { ...view, reviews, files, countryName: nameCountry(await languageOf(request), view.order.country) }
}

/** Pays or cancels an order, as a button asks. A refusal becomes the page again with the sentence on top. */
export async function runOrderForm({ context, request, buyer }: OrderDoor, orderId: string) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent !== 'cancel')
      throw redirect(await orNotFound(startPayment(context.ctx, buyer, orderId)))
    await orNotFound(cancelOrder(context.ctx, buyer, orderId))
    const flash = { tone: 'success', title: 'orders.cancelled', text: 'orders.cancelledText' } as const
    throw redirect(`/orders/user/${orderId}`, { headers: { 'Set-Cookie': await setFlash(flash) } })
  })
}
