import type { DisplayCurrency, Language, RoleId, SellerStatus } from '@pasar/domain'
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
  seller_status: SellerStatus | null
  recruited_by: string | null
  created_at: number
  currency: Generated<DisplayCurrency>
  avatar_key: string | null
}

export interface SessionsTable {
  /** SHA-256 of what the cookie holds. */
  id: string
  public_id: string
  user_id: string
  created_at: number
  expires_at: number
  user_agent: Generated<string>
  kind: Generated<'web' | 'app'>
  /** The masked address of the login. */
  network: Generated<string>
  last_used_at: number
  /** When the member last proved who they are, after the login; 0 for never. */
  confirmed_at: Generated<number>
}

/** Links that were mailed. */
export interface EmailLinksTable {
  /** SHA-256 of what the link holds. */
  id: string
  kind: 'verify' | 'reset'
  /** Null where there was nobody to write to: it only counts. */
  user_id: string | null
  email: string
  created_at: number
  expires_at: number
  used_at: number | null
}

export interface AccessTokensTable {
  /** SHA-256 of the token. */
  id: string
  session_id: string
  expires_at: number
}

export interface RefreshTokensTable extends AccessTokensTable {
  used_at: number | null
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
