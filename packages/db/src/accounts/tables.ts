import type { DisplayCurrency, Language, RoleId, SellerStatus } from '@pasar/domain'
import type { Generated } from 'kysely'

/** One row, or none. */
export interface FirstAdminLinkTable {
  id: 1
  /** SHA-256 of what the link holds. */
  token_hash: string
  expires_at: number
}

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

export interface EmailChangesTable {
  user_id: string
  new_email: string
  /** SHA-256 of what the link in the mail to the old address holds; null once it was used. */
  old_token_hash: string | null
  /** The same for the new address. */
  new_token_hash: string | null
  created_at: number
  expires_at: number
}

export interface TwoFactorTable {
  user_id: string
  sealed_secret: string
  /** The newest step of 30 s whose code was taken: no code is taken twice. */
  last_step: Generated<number>
  is_on: Generated<0 | 1>
  created_at: number
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: string
}

export interface LoginChallengesTable {
  token_hash: string
  user_id: string
  tries: Generated<number>
  created_at: number
  expires_at: number
}

/** An admin looking at the shop as a member. */
export interface MemberLooksTable {
  id: string
  admin_id: string
  member_id: string
  /** The public id of the admin's session. */
  session_id: string
  reason: string
  started_at: number
  ends_at: number
  /** Null until it is ended: by hand, or with its session. */
  ended_at: number | null
}

export interface AccountsTables {
  users: UsersTable
  sessions: SessionsTable
  member_looks: MemberLooksTable
  email_links: EmailLinksTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  first_admin_link: FirstAdminLinkTable
  email_changes: EmailChangesTable
  two_factor: TwoFactorTable
  recovery_codes: RecoveryCodesTable
  login_challenges: LoginChallengesTable
}
