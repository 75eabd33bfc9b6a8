import type { SeedWriter } from './writer'

export interface SeedBusiness {
  sellerId: string
  name: string
  registration: string
  sst: { number: string; bps: number } | null
  address: string
  email: string
  phone: string
  from: number
}

export function writeBusiness(writer: SeedWriter, business: SeedBusiness): void {
  writer.insert('seller_businesses', {
    seller_id: business.sellerId,
    valid_from: business.from,
    name: business.name,
    registration: business.registration,
    sst_number: business.sst?.number ?? null,
    sst_bps: business.sst?.bps ?? 0,
    address: business.address,
    email: business.email,
    phone: business.phone,
  })
}
