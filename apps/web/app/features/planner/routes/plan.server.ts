import {
  type Buyer,
  bringToCart,
  type Context,
  changePlan,
  changePlanLine,
  planPage,
  removePlan,
  removePlanLine,
  restorePlanLine,
  sharePlan,
} from '@pasar/api'
import {
  areGiftsShown,
  changePlanLineSchema,
  changePlanSchema,
  DomainError,
  ideasOf,
  isPlanTemplate,
  linkTo,
  planLineSchema,
  sharePlanSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage, redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { toPlanCard, toPlanValues } from '../server/plan-view.server'
import { sayToCart } from '../server/say-missing.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner/:id', { context, request })
  const { ctx } = context
  const page = await orNotFound(planPage(ctx, buyer, params.id ?? ''))
  const { items, removed, token, gifts, plan } = page
  const path = token === null ? null : linkTo('/planner/shared/:token', { token })
  return {
    head: await makeHead(context, request, (t) => ({
      title: plan.title,
      description: t('planner.description'),
    })),
    card: toPlanCard({ plan, sums: page.sums, pieces: page.pieces, bought: page.bought }, ctx.now()),
    values: toPlanValues(plan),
    items: items.map(({ planId: _, day: __, addedAt: ___, removedAt: ____, ...item }) => item),
    removed: removed.map(({ id, title }) => ({ id, title })),
    ideas: isPlanTemplate(plan.template) ? ideasOf(plan.template) : [],
    share: { kind: plan.share, url: path === null ? null : `${ctx.config.appUrl}${path}` },
    gifts: gifts.map(({ lineId, giverName }) => ({ lineId, giverName })),
    areGiftsShown: areGiftsShown(plan.giftsFrom, ctx.now()),
    giftsFrom: plan.giftsFrom,
  }
}

type Act = (ctx: Context, buyer: Buyer, planId: string, values: FormValues) => Promise<Response>

const at = (planId: string): string => linkTo('/planner/:id', { id: planId })

/** What the forms of the page ask for. */
const ACTS: Readonly<Record<string, Act>> = {
  cart: async (ctx, buyer, planId) => {
    const flash = sayToCart(await bringToCart(ctx, buyer, planId))
    return redirectWithMessage(flash.tone === 'success' && flash.values ? '/cart' : at(planId), flash)
  },
  change: async (ctx, buyer, planId, values) => {
    await changePlan(ctx, buyer, planId, parseForm(changePlanSchema, values))
    return redirectWithSuccess(at(planId), { text: 'planner.saved' })
  },
  line: async (ctx, buyer, planId, values) => {
    await changePlanLine(ctx, buyer, parseForm(changePlanLineSchema, values))
    return redirectWithSuccess(at(planId), { text: 'planner.saved' })
  },
  removeLine: async (ctx, buyer, planId, values) => {
    await removePlanLine(ctx, buyer, parseForm(planLineSchema, values).lineId)
    return redirectWithSuccess(at(planId), { text: 'planner.lineRemoved' })
  },
  restoreLine: async (ctx, buyer, planId, values) => {
    await restorePlanLine(ctx, buyer, parseForm(planLineSchema, values).lineId)
    return redirectWithSuccess(at(planId), { text: 'planner.lineRestored' })
  },
  share: async (ctx, buyer, planId, values) => {
    const { share } = parseForm(sharePlanSchema, values)
    await sharePlan(ctx, buyer, planId, share)
    return redirectWithSuccess(at(planId), {
      text: share === 'none' ? 'planner.unshared' : 'planner.sharedNow',
    })
  },
  remove: async (ctx, buyer, planId) => {
    await removePlan(ctx, buyer, planId)
    return redirectWithSuccess('/planner', { text: 'planner.listRemoved' })
  },
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage('/planner/:id', { context, request })
  const values = await readForm(request)
  const planId = params.id ?? ''
  await orNotFound(planPage(context.ctx, buyer, planId))
  return answerForm(values, () => {
    const intent = values.intent ?? ''
    const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
    if (act === undefined) throw new DomainError('VALIDATION')
    return act(context.ctx, buyer, planId, values)
  })
}
