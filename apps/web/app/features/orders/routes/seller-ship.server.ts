import {
  cancelSale,
  confirmDate,
  correctTracking,
  deliverSale,
  keepSoldDate,
  proposeDate,
  refundSale,
  requirePermission,
  type Seller,
  salePage,
  shipParcel,
  shipPart,
} from '@pasar/api'
import {
  agreeDateSchema,
  appointmentDays,
  cancelSaleSchema,
  correctTrackingSchema,
  DomainError,
  linkTo,
  nameDateSchema,
  refundSaleSchema,
  shipPartSchema,
  shipSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { nameCountry } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import type { Flash } from '../../../lib/session/flash.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { readPortions } from '../server/portions.server'

const PATH = '/seller/orders/:id/ship'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const sale = await orNotFound(salePage(context.ctx, seller, params.id ?? ''))
  const days = appointmentDays(context.ctx.now())
  const head = await makeHead(context, request, (t) => ({
    title: t(sale.appointment ? 'services.orderTitle' : 'fulfilment.parcelOf', { number: sale.number }),
    description: t('fulfilment.description'),
  }))
  const country = sale.address?.country
  return { head, sale, days, countryName: country ? nameCountry(await languageOf(request), country) : '' }
}

/** Ships the parcel whole, or the pieces that were chosen where it has several. */
async function runShip(
  ctx: AppLoadContext['ctx'],
  seller: Seller<'ship'>,
  values: FormValues,
): Promise<Omit<Flash, 'tone'>> {
  const tracking = parseForm(shipSchema, values)
  const portions = readPortions(values)
  if (values.seen === undefined) await shipParcel(ctx, seller, tracking)
  else if (portions.length === 0) throw new DomainError('PART_EMPTY')
  else if ((await shipPart(ctx, seller, parseForm(shipPartSchema, { ...values, portions }))) > 0)
    return { title: 'parts.shipped', text: 'parts.shippedText' }
  return { title: 'fulfilment.shipped', text: 'fulfilment.shippedText' }
}

/** Does what a button of the page asks. @returns what to say about it */
async function runIntent(
  { ctx }: AppLoadContext,
  seller: Seller<'ship'>,
  values: FormValues,
): Promise<Omit<Flash, 'tone'>> {
  switch (values.intent) {
    case 'correct':
      await correctTracking(ctx, seller, parseForm(correctTrackingSchema, values))
      return { title: 'fulfilment.corrected', text: 'fulfilment.shippedText' }
    case 'done':
      await deliverSale(ctx, seller, values.parcelId ?? '')
      return { title: 'services.markedDone', text: 'fulfilment.deliveredText' }
    case 'deliver':
      await deliverSale(ctx, seller, values.parcelId ?? '')
      return { title: 'fulfilment.delivered', text: 'fulfilment.deliveredText' }
    case 'proposeDate':
      await proposeDate(ctx, seller, parseForm(nameDateSchema, values))
      return { title: 'services.sent', text: 'services.sentText' }
    case 'confirmDate':
      await confirmDate(ctx, seller, parseForm(agreeDateSchema, values))
      return { title: 'services.agreedTitle', text: 'services.agreedText' }
    case 'keepDate':
      await keepSoldDate(ctx, seller, parseForm(agreeDateSchema, values))
      return { title: 'serviceDates.keptTitle', text: 'serviceDates.keptText' }
    case 'cancel': {
      const { parcelId, reason } = parseForm(cancelSaleSchema, values)
      await cancelSale(ctx, requirePermission(seller, 'ship', 'money'), parcelId, reason)
      const { appointment } = await salePage(ctx, seller, parcelId)
      return {
        title: appointment ? 'serviceEnds.cancelled' : 'fulfilment.cancelled',
        text: 'fulfilment.cancelledText',
      }
    }
    case 'refund': {
      const portions = readPortions(values)
      // The reason is looked at, too, before it is said that nothing was chosen.
      if (portions.length === 0) parseForm(refundSaleSchema.omit({ portions: true }), values)
      if (portions.length === 0) throw new DomainError('CLAIM_EMPTY')
      const refunder = requirePermission(seller, 'ship', 'money')
      await refundSale(ctx, refunder, parseForm(refundSaleSchema, { ...values, portions }))
      return { title: 'sales.refunded', text: 'fulfilment.cancelledText' }
    }
    default:
      return runShip(ctx, seller, values)
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const parcelId = params.id ?? ''
  // Whose parcel it is comes before what was typed about it.
  await orNotFound(salePage(context.ctx, seller, parcelId))
  const values = await readForm(request)
  return answerForm(values, async () => {
    const said = await runIntent(context, seller, { ...values, parcelId })
    throw await redirectWithSuccess(linkTo('/seller/orders/:id/ship', { id: parcelId }), said)
  })
}
