import { days } from '@pasar/domain'
import { rm } from '../coupons'
import type { DemoStore } from '../goods/types'
import type { SeedIds } from '../ids'
import type { StoredPictureLike } from '../items'
import type { SeedStore } from '../stores'
import type { DemoPeople } from './people'

/** Every third store ships free from one of these, in ringgit. */
const FREE_SHIPPING_FROM = [50, 80, 100, 150]

/** The stores by their slug. @param logos aligned with `stores` */
export function planStores(
  ids: SeedIds,
  stores: readonly DemoStore[],
  logos: readonly StoredPictureLike[],
  people: DemoPeople,
): Map<string, SeedStore> {
  return new Map(
    stores.map((store, index) => {
      const owner = people.owners.get(store.slug)
      if (!owner) throw new Error(`Nobody owns ${store.slug}`)
      const createdAt = owner.createdAt + days(2) + index
      const from = FREE_SHIPPING_FROM[(index / 3) % FREE_SHIPPING_FROM.length]
      return [
        store.slug,
        {
          id: ids.next('store', createdAt),
          sellerId: owner.id,
          sellerEmail: owner.email,
          name: store.name,
          slug: store.slug,
          description: store.description,
          city: store.city,
          country: store.country,
          logoKey: logos[index]?.key ?? null,
          freeShippingFrom: index % 3 === 0 && from !== undefined ? rm(from) : null,
          createdAt,
        },
      ]
    }),
  )
}
