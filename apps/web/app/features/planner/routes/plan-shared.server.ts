import { cancelGift, giveItem, sharedPlan } from '@pasar/api'
import { DomainError, linkTo, planLineSchema, reserveGiftSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { actorOf, guardPage, loginPath, memberOf, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/planner/shared/:token'

/** A list by its link. One that is shared no longer says so instead of being nowhere. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await actorOf(context)
  const shared = await orNotFound(
    sharedPlan(context.ctx, actor, params.token ?? '').catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'LINK_ENDED') return null
      throw error
    }),
  )
  const head = await makeHead(context, request, (t) => ({
    title: shared?.plan.title ?? t('planner.shared'),
    description: t('planner.sharedDescription'),
  }))
  if (shared === null) return { head, shared }
  const { plan, items, isOwner } = shared
  return {
    head,
    shared: {
      plan: { ...plan, ownerName: plan.ownerName.split(' ')[0] ?? '' },
      isOwner,
      isVisitor: actor === null,
      items: items.map(
        ({ id, title, slug, variantName, storeName, image, isForSale, stock, price, ...rest }) => ({
          id,
          title,
          slug,
          variantName,
          storeName,
          image,
          isForSale,
          stock,
          price,
          quantity: rest.quantity,
          left: rest.left,
          reserved: rest.reserved,
          until: rest.until,
          bought: rest.bought,
        }),
      ),
    },
  }
}

/** Reserves something to give, or gives it back. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const token = params.token ?? ''
  const here = linkTo(PATH, { token })
  const values = await readForm(request)
  if ((await memberOf(context)) === null) throw redirect(loginPath(here))
  const buyer = await guardPage('/planner', { context, request })
  return answerForm(values, async () => {
    if (values.intent === 'cancel') {
      await cancelGift(context.ctx, buyer, token, parseForm(planLineSchema, values).lineId)
      return redirectWithSuccess(here, { text: 'planner.giftCancelled' })
    }
    const { lineId, quantity } = parseForm(reserveGiftSchema, values)
    await giveItem(context.ctx, buyer, token, { lineId, quantity })
    return redirectWithSuccess('/cart', { text: 'planner.giftReserved' })
  })
}
