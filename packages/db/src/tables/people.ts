import type { Language, RoleId } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface UsersTable {
  id: string
  email: string
  name: string
  password_hash: string
  role: RoleId
  status: Generated<'active' | 'suspended' | 'deleted'>
  language: Generated<Language>
  phone: string | null
  verified_at: number | null
  seller_status: 'pending' | 'approved' | 'rejected' | 'suspended' | null
  recruited_by: string | null
  created_at: number
}

export interface SessionsTable {
  /** SHA-256 of what the cookie holds. */
  id: string
  public_id: string
  user_id: string
  created_at: number
  expires_at: number
  user_agent: Generated<string>
}

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
