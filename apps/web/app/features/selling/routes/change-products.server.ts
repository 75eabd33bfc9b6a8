import { bulkChange, bulkPreview, ownItemIds, requireBulkChange, undoBulkChange } from '@pasar/api'
import {
  DomainError,
  formatRm,
  MAX_BULK,
  MAX_ITEM_PRICE,
  ownItemsPath,
  readBulkChange,
  readOwnItemsFilter,
  toWhole,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

const PATH = '/my-products/change'
/** The field that says of an item which version its preview was made from. */
const ITEM_FIELD = 'item-'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const filter = readOwnItemsFilter(params)
  const chosen = { ids: [...new Set(params.getAll('id'))].slice(0, MAX_BULK), hasMore: false }
  const { ids, hasMore } = params.has('all') ? await ownItemIds(context.ctx, seller, filter) : chosen
  const change = readBulkChange((name) => params.get(name))
  const [head, rows] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('products.changeTitle'),
      description: t('products.changeLead'),
    })),
    change ? bulkPreview(context.ctx, seller, ids, change) : [],
  ])
  return {
    head,
    ids,
    hasMore,
    change,
    rows,
    filter,
    back: toWhole(ownItemsPath(filter)),
    bounds: { least: formatRm(1), most: formatRm(MAX_ITEM_PRICE) },
    typed: {
      do: params.get('do') ?? '',
      percent: (params.get('percent') ?? '').slice(0, 20),
      to: params.get('to') ?? '',
    },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  if (values.intent === 'undo') {
    const { undo = '' } = values
    await orNotFound(requireBulkChange(context.ctx, seller, undo))
    return answerForm(values, async () => ({
      failure: undefined,
      isUndone: true,
      result: { ...(await undoBulkChange(context.ctx, seller, undo)), undo: null },
    }))
  }
  return answerForm(values, async () => {
    const change = readBulkChange((name) => values[name])
    if (change === null) throw new DomainError('VALIDATION')
    const requests = Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(ITEM_FIELD) && /^\d{1,15}$/.test(value)
        ? [{ id: name.slice(ITEM_FIELD.length), version: Number(value) }]
        : [],
    )
    return {
      failure: undefined,
      isUndone: false,
      result: await bulkChange(context.ctx, seller, requests, change),
    }
  })
}
