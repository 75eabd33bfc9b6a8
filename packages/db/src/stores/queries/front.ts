import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { isHidden } from '../../kernel/hidden-stores'

export interface StoreView {
  id: string
  name: string
  slug: string
  description: string
  city: string
  country: string
  logoKey: string | null
  sellerId: string
  sellerName: string
  createdAt: number
  bannerKey: string | null
  policies: string
  freeShippingFrom: Sen | null
  holidayUntil: string | null
  holidayNote: string
  hidesItems: boolean
}

/** A store by its id or slug; null once its seller has left, and while it is hidden. */
export async function findStore(db: Db, idOrSlug: string): Promise<StoreView | null> {
  const row = await db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.seller_id')
    .select((eb) => [
      'stores.id',
      'stores.name',
      'stores.slug',
      'stores.description',
      'stores.city',
      'stores.country',
      eb.ref('stores.logo_key').as('logoKey'),
      eb.ref('stores.seller_id').as('sellerId'),
      eb.ref('users.name').as('sellerName'),
      eb.ref('stores.created_at').as('createdAt'),
      eb.ref('stores.banner_key').as('bannerKey'),
      'stores.policies',
      sql<Sen | null>`stores.free_shipping_from_sen`.as('freeShippingFrom'),
      eb.ref('stores.holiday_until').as('holidayUntil'),
      eb.ref('stores.holiday_note').as('holidayNote'),
      eb.ref('stores.hides_items').as('hidesItems'),
    ])
    .where((eb) => eb.or([eb('stores.id', '=', idOrSlug), eb('stores.slug', '=', idOrSlug)]))
    .where('users.status', '<>', 'deleted')
    .where(({ not }) => not(isHidden('stores.id')))
    .executeTakeFirst()
  return row ? { ...row, hidesItems: row.hidesItems === 1 } : null
}
