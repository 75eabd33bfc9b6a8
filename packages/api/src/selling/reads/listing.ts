import {
  countOwnItems,
  decodeCursor,
  type FormDraft,
  findFormDraft,
  findOwnListing,
  findShippingDefaults,
  findStoreChoices,
  listOwnItems,
  listPrices,
  type OwnItemRow,
  type OwnListing,
  type StoreChoice,
} from '@pasar/db'
import {
  DomainError,
  highestWas,
  type ItemStatus,
  type OwnItemsFilter,
  readFormDraft,
  type Sen,
  type ShippingDefaults,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { wordsOf } from '../internal/own-filter'

const ON_A_PAGE = 20

export interface ListingForm {
  stores: StoreChoice[]
  item: OwnListing | null
  /** The most that may be shown as its price before; null for none. */
  highestWas: Sen | null
  /** How its seller usually ships; null for an item that is there. */
  defaults: ShippingDefaults | null
  /** What was typed into it and has not been saved. */
  draft: (Omit<FormDraft, 'fields'> & { fields: Record<string, string> }) | null
}

/**
 * What the form of an item needs.
 * @param itemId null for a new one
 * @throws DomainError NOT_FOUND, for others' items too
 */
export async function listingForm(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string | null,
): Promise<ListingForm> {
  const [stores, item, draft, defaults] = await Promise.all([
    findStoreChoices(ctx.db, seller.id),
    itemId === null ? null : findOwnListing(ctx.db, seller.id, itemId),
    findFormDraft(ctx.db, seller.id, itemId ?? ''),
    itemId === null ? findShippingDefaults(ctx.db, seller.id) : null,
  ])
  if (itemId !== null && item === null) throw new DomainError('NOT_FOUND')
  const fields = draft && readFormDraft(draft.fields)
  const isOut = item !== null && item.status !== 'draft'
  const highest = isOut ? highestWas(await listPrices(ctx.db, item.id), item.price, ctx.now()) : null
  return { stores, item, defaults, highestWas: highest, draft: draft && fields && { ...draft, fields } }
}

export interface OwnItemsPage {
  items: OwnItemRow[]
  previous: string | null
  next: string | null
  counts: ReadonlyMap<ItemStatus, number>
}

/** A page of a seller's items. @throws DomainError NOT_FOUND for a cursor that is none */
export async function ownItemsPage(
  ctx: Context,
  seller: Seller<'list'>,
  filter: OwnItemsFilter,
  cursorText: string | null,
): Promise<OwnItemsPage> {
  const cursor = cursorText === null ? null : decodeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const wanted = { ...filter, sellerId: seller.id, words: wordsOf(filter) }
  const [page, counts] = await Promise.all([
    listOwnItems(ctx.db, wanted, cursor, ON_A_PAGE),
    countOwnItems(ctx.db, seller.id),
  ])
  return { ...page, counts }
}
