import type { Generated } from 'kysely'

export interface AddressesTable {
  id: string
  user_id: string
  full_name: string
  phone: string
  line1: string
  line2: Generated<string>
  city: string
  postcode: string
  state: Generated<string>
  country: string
  is_default: Generated<0 | 1>
  created_at: number
}

export interface ShippingTables {
  addresses: AddressesTable
}
