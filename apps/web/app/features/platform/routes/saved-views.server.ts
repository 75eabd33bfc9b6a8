import {
  type ActingSeller,
  type Member,
  removeView,
  renameView,
  requireOwnView,
  restoreView,
  savedViewsOf,
  saveView,
  setDefaultView,
} from '@pasar/api'
import { MAX_SAVED_VIEWS, savedViewSchema, VIEW_LIST_NAMES, VIEW_LISTS, type ViewList } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'
import { readShown } from '../server/saved-views.server'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The acting person: views of a seller's staff are their own, not their seller's. */
const personOf = (actor: Member | ActingSeller): Member => ('person' in actor ? actor.person : actor)

/** The list whose views an address is about, and whose they are. @throws who may not read the list is turned away */
async function readAsked(asked: Asked): Promise<{ list: ViewList; owner: Member }> {
  const path = pathOf(asked.request).split('?')[0]
  if (path === '/my-products/views')
    return { list: 'products', owner: personOf(await guardPage(path, asked)) }
  if (path === '/orders/seller/views') return { list: 'sales', owner: personOf(await guardPage(path, asked)) }
  if (path === '/seller-applications/views') return { list: 'reviews', owner: await guardPage(path, asked) }
  if (path === '/become-reseller/views') return { list: 'recruiters', owner: await guardPage(path, asked) }
  const owner = await guardPage('/admin/views/:list', asked)
  const list = VIEW_LIST_NAMES.find((known) => VIEW_LISTS[known].edit === path)
  if (list === undefined) throw notFound()
  return { list, owner }
}

export async function loader(asked: LoaderFunctionArgs) {
  const { request, context } = asked
  const { list, owner } = await readAsked(asked)
  const { query, back } = readShown(list, request)
  const [head, saved] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('savedViews.title'),
      description: t('savedViews.lead'),
    })),
    savedViewsOf(context.ctx, owner, list),
  ])
  return {
    head,
    list,
    back,
    isWhole: Object.keys(query).length === 0,
    isFull: saved.views.length >= MAX_SAVED_VIEWS,
    ...saved,
  }
}

/** Saves what the list showed, or changes one of the views. */
export async function action(asked: ActionFunctionArgs) {
  const { request, context } = asked
  const { ctx } = context
  const { list, owner } = await readAsked(asked)
  const { query } = readShown(list, request)
  const here = pathOf(request)
  const values = await readForm(request)
  const { intent, id = '' } = values
  // Whose view it is comes before what was typed.
  if (intent !== 'save') await orNotFound(requireOwnView(ctx, owner, list, id))
  return answerForm(values, async () => {
    switch (intent) {
      case 'save':
        await saveView(ctx, owner, list, parseForm(savedViewSchema, values), query)
        throw await redirectWithSuccess(here, { text: 'savedViews.saved' })
      case 'rename':
        await renameView(ctx, owner, list, id, parseForm(savedViewSchema, values))
        throw await redirectWithSuccess(here, { text: 'savedViews.renamed' })
      case 'first':
      case 'notFirst':
        await setDefaultView(ctx, owner, list, id, intent === 'first')
        throw await redirectWithSuccess(here, {
          text: intent === 'first' ? 'savedViews.isFirst' : 'savedViews.isNotFirst',
        })
      case 'remove':
        await removeView(ctx, owner, list, id)
        throw await redirectWithSuccess(here, { text: 'savedViews.removed' })
      case 'restore':
        await restoreView(ctx, owner, list, id)
        throw await redirectWithSuccess(here, { text: 'savedViews.restored' })
      default:
        throw notFound()
    }
  })
}
