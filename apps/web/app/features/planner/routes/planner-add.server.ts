import { itemToPlan, planChoices, planItem, plannedOf, searchItems, wishlistOf } from '@pasar/api'
import { DomainError, linkTo, planItemSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { toCardViews } from '../../platform/server/card-view.server'

const LONGEST_QUERY = 80

/** Finds an item to plan, or chooses the list for one that was found: from its page, by search, or of the wishlist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner/add', { context, request })
  const { ctx } = context
  const params = new URL(request.url).searchParams
  const itemId = params.get('item')
  const q = (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const [head, plans] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('planner.addItem'),
      description: t('planner.description'),
    })),
    planChoices(ctx, buyer),
  ])
  const found =
    itemId === null
      ? null
      : await itemToPlan(ctx, itemId).catch((error: unknown) => {
          if (error instanceof DomainError) return error.code
          throw error
        })
  const isItem = found !== null && typeof found !== 'string'
  const list = params.get('list')
  const chosen = (plans.find(({ id }) => id === list) ?? plans[0])?.id
  const planned = isItem && chosen !== undefined ? await plannedOf(ctx, buyer, chosen, found.id) : null
  const cards = isItem ? [] : q === '' ? await wishlistOf(ctx, buyer) : (await searchItems(ctx, { q })).items
  return {
    head,
    list,
    q,
    plans: plans.map(({ id, title }) => ({ id, title })),
    item: isItem ? found : null,
    /** What stands on the list already, as the fields show it. */
    planned: planned && {
      planId: chosen,
      variantId: planned.variantId,
      quantity: String(planned.quantity),
      note: planned.note,
      wantedBy: planned.wantedBy ?? '',
    },
    refusal: typeof found === 'string' ? found : null,
    cards: toCardViews(cards, ctx.now()).filter(({ minutesLeft }) => minutesLeft === undefined),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/planner/add', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(planItemSchema, values)
    await planItem(context.ctx, buyer, input)
    return redirectWithSuccess(linkTo('/planner/:id', { id: input.planId }), { text: 'planner.itemAdded' })
  })
}
