import type { Sen } from '@pasar/domain'
import type { SeedWriter } from './writer'

export interface SeedStore {
  id: string
  sellerId: string
  sellerEmail: string
  name: string
  slug: string
  description: string
  city: string
  country: string
  logoKey: string | null
  freeShippingFrom: Sen | null
  createdAt: number
}

export function writeStore(writer: SeedWriter, store: SeedStore, policies = ''): void {
  writer.insert('stores', {
    id: store.id,
    seller_id: store.sellerId,
    name: store.name,
    slug: store.slug,
    description: store.description,
    policies,
    city: store.city,
    country: store.country,
    logo_key: store.logoKey,
    free_shipping_from_sen: store.freeShippingFrom,
    created_at: store.createdAt,
  })
}
