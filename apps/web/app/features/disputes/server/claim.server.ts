import { randomUUID } from 'node:crypto'
import {
  acceptOffer,
  type Buyer,
  type ClaimPage,
  claimPage,
  escalateClaim,
  openClaim,
  sendGoodsBack,
  shippingCouriers,
  withdrawClaim,
} from '@pasar/api'
import { claimSchema, DomainError, linkTo, returnSchema } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm, readForm } from '../../../lib/forms/forms.server'
import { answerFiles } from '../../../lib/forms/sent-files.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'
import { readPortions } from '../../orders/server/portions.server'
import { renderCourse } from './claim-static.server'

export interface ClaimArgs {
  context: AppLoadContext
  request: Request
  buyer: Buyer
  orderId: string
  parcelId: string
}

/** How it has moved is in the HTML of its course. */
const toShown = ({ moves: _moves, ...claim }: NonNullable<ClaimPage['claim']>) => claim

/** What the page shows: the claim there is, or the form for one. @throws the 404 page for others' parcels */
export async function viewClaim({ context, request, buyer, orderId, parcelId }: ClaimArgs) {
  const page = await orNotFound(claimPage(context.ctx, buyer, orderId, parcelId))
  const [couriers, { windows }] = await Promise.all([
    shippingCouriers(context.ctx),
    context.ctx.settings.read(),
  ])
  const params = new URL(request.url).searchParams
  const isNew = page.claim === null || (page.claim.closedAt !== null && params.get('new') !== null)
  return {
    ...page,
    claim: page.claim && toShown(page.claim),
    course: page.claim ? renderCourse(await languageOf(request), { ...page, claim: page.claim }) : '',
    couriers,
    answerDays: windows.sellerAnswerDays,
    isNew,
    key: randomUUID(),
  }
}

async function send(args: ClaimArgs, values: FormValues, photos: Buffer[]): Promise<never> {
  const { context, buyer, orderId, parcelId } = args
  const portions = readPortions(values)
  if (portions.length === 0) {
    // The other fields are looked at, too, before it is said that nothing was chosen.
    parseForm(claimSchema.omit({ portions: true }), values)
    throw new DomainError('CLAIM_EMPTY')
  }
  const input = parseForm(claimSchema, { ...values, portions })
  await orNotFound(openClaim(context.ctx, buyer, parcelId, input, photos))
  const { sellerAnswerDays: days } = (await context.ctx.settings.read()).windows
  const flash = { tone: 'success', title: 'claims.sent', text: 'claims.sentText', values: { days } } as const
  throw await redirectWithMessage(
    linkTo('/orders/user/:orderId/claim/:parcelId', { orderId, parcelId }),
    flash,
  )
}

async function act(args: ClaimArgs, values: FormValues): Promise<void> {
  const { context, buyer, orderId, parcelId } = args
  const { claim } = await claimPage(context.ctx, buyer, orderId, parcelId)
  if (!claim) throw new DomainError('NOT_FOUND')
  switch (values.intent) {
    case 'accept':
      return acceptOffer(context.ctx, buyer, claim.id)
    case 'escalate':
      return escalateClaim(context.ctx, buyer, claim.id)
    case 'withdraw':
      return withdrawClaim(context.ctx, buyer, claim.id)
    case 'sent-back':
      return sendGoodsBack(context.ctx, buyer, claim.id, parseForm(returnSchema, values))
    default:
      throw new DomainError('VALIDATION')
  }
}

/** Makes a claim, or does what a button of one asks. A refusal becomes the page again with what was typed. */
export async function runClaimForm(args: ClaimArgs) {
  const { request, orderId, parcelId, context, buyer } = args
  // Before anything large is read.
  await orNotFound(claimPage(context.ctx, buyer, orderId, parcelId))
  if (isMultipart(request)) {
    return answerFiles(request, buyer, 'photos', (values, { files }) => send(args, values, files))
  }
  const values = await readForm(request)
  return answerForm(values, async () => {
    await orNotFound(act(args, values))
    throw redirect(linkTo('/orders/user/:orderId/claim/:parcelId', { orderId, parcelId }))
  })
}
