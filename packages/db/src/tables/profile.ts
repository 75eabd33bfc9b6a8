import type { Generated } from 'kysely'

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

export interface NotificationChoicesTable {
  user_id: string
  kind: string
  in_app: 0 | 1
  mail: 0 | 1
}
