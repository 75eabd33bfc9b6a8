import { listingForm, renderMarkdown, type Seller } from '@pasar/api'
import { discountPercent, formatAmount, nameVariant, parseRinggit, readRows } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { orNotFound } from '../../../lib/session/guards.server'
import { formPath } from '../client/form-path'
import { toFields } from './listing.server'

const amountOf = (typed: string | undefined) => parseRinggit(typed ?? '')

/** An item as buyers will see it: what is typed and not saved, else what is saved. @throws a way back to an empty form */
export async function viewPreview({ ctx }: AppLoadContext, request: Request, seller: Seller<'list'>) {
  const itemId = new URL(request.url).searchParams.get('item')
  const { item, draft, stores } = await orNotFound(listingForm(ctx, seller, itemId))
  const fields = draft?.fields ?? (item && toFields(item))
  if (fields === null) throw redirect('/add-items')
  const variants = readRows(fields).map(({ values, price, stock }) => ({
    name: nameVariant(values),
    price: amountOf(price),
    stock,
  }))
  const prices = variants.length > 0 ? variants.map(({ price }) => price) : [amountOf(fields.price)]
  const price = prices.reduce((low, one) => (low === null || (one !== null && one < low) ? one : low), null)
  const was = amountOf(fields.originalPrice)
  return {
    back: formPath(item?.id, draft !== null),
    isDraft: draft !== null,
    title: fields.title ?? '',
    category: fields.category ?? '',
    condition: fields.condition ?? '',
    store: stores.find(({ id }) => id === fields.storeId)?.name ?? '',
    price: price === null ? null : formatAmount(price),
    was: was !== null && price !== null && was > price ? formatAmount(was) : null,
    percent: price === null ? null : discountPercent(price, was),
    stock: fields.stock ?? '',
    variants: variants.map((variant) => ({
      ...variant,
      price: variant.price === null ? '–' : formatAmount(variant.price),
    })),
    descriptionHtml: renderMarkdown(fields.description ?? ''),
    pictures: item?.pictures.map(({ key, blur, alt }) => ({ key, blur, alt })) ?? [],
  }
}
