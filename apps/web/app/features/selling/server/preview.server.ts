import { listingForm, renderMarkdown, type Seller } from '@pasar/api'
import {
  discountPercent,
  formatAmount,
  nameVariant,
  parseRinggit,
  previewAttributes,
  readRows,
} from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { viewAttributes } from '../../catalogue/server/attributes.server'
import { formPath } from '../client/form-path'
import { isSoldByAuction, toAuctionFields } from './auction-fields.server'
import { keptOf } from './listing-pictures.server'
import { stockOf, toFields } from './listing-view.server'

const amountOf = (typed: string | undefined) => parseRinggit(typed ?? '')

/** An item as buyers will see it: what is typed and not saved, else what is saved. @throws a way back to an empty form */
export async function viewPreview({ ctx }: AppLoadContext, request: Request, seller: Seller<'list'>) {
  const itemId = new URL(request.url).searchParams.get('item')
  const { item, auction, draft, stores, uploads } = await orNotFound(listingForm(ctx, seller, itemId))
  const fields = draft?.fields ?? (item && { ...toFields(item), ...toAuctionFields({ item, auction }) })
  if (fields === null) throw redirect('/add-items' satisfies PagePath)
  const isAuction = isSoldByAuction(fields, item)
  const variants = (isAuction ? [] : readRows(fields)).map(({ values, price, stock }) => ({
    name: nameVariant(values),
    price: amountOf(price),
    stock,
  }))
  const prices =
    variants.length > 0
      ? variants.map(({ price }) => price)
      : [amountOf(isAuction ? fields.startPrice : fields.price)]
  const price = prices.reduce((low, one) => (low === null || (one !== null && one < low) ? one : low), null)
  const was = isAuction ? null : amountOf(fields.originalPrice)
  return {
    back: formPath(item?.id, draft !== null),
    isDraft: draft !== null,
    title: fields.title ?? '',
    category: fields.category ?? '',
    condition: fields.condition ?? '',
    attributes: viewAttributes(
      await languageOf(request),
      {
        category: fields.category ?? '',
        attributes: previewAttributes(fields.category ?? '', fields),
      },
      false,
    ),
    store: stores.find(({ id }) => id === fields.storeId)?.name ?? '',
    price: price === null ? null : formatAmount(price),
    was: was !== null && price !== null && was > price ? formatAmount(was) : null,
    percent: price === null ? null : discountPercent(price, was),
    stock: isAuction ? '1' : stockOf(fields),
    /** The terms as they are typed; null for a fixed price. */
    auction: isAuction ? { startPrice: fields.startPrice ?? '', reserve: fields.reserve ?? '' } : null,
    variants: variants.map((variant) => ({
      ...variant,
      price: variant.price === null ? '–' : formatAmount(variant.price),
    })),
    descriptionHtml: renderMarkdown(fields.description ?? ''),
    pictures: keptOf(fields, item).flatMap(({ key, alt }) => {
      const picture = [...(item?.pictures ?? []), ...uploads].find((own) => own.key === key)
      return picture ? [{ key, blur: picture.blur, alt: alt || (fields.title ?? '') }] : []
    }),
  }
}
