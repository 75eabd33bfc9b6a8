import type { Language } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface BannersTable {
  id: string
  position: number
  image_key: string
  link: string
  is_active: Generated<0 | 1>
  /** A tiny preview of the picture as a data URI. */
  blur: Generated<string>
}

export interface BannerTextsTable {
  banner_id: string
  language: Language
  title: string
  description: string
  button_text: string
}

export interface NotificationsTable {
  id: string
  user_id: string
  kind: string
  /** JSON values for the words of the notification. */
  data: Generated<string>
  link: Generated<string>
  created_at: number
  read_at: number | null
}

export interface NewsletterTable {
  email: string
  language: Generated<Language>
  created_at: number
  /** Hash of the secret in the links of its mails. */
  link_id: Generated<string | null>
  /** Null until the address has said that it wants it. */
  confirmed_at: Generated<number | null>
}

export interface SettingsTable {
  name: string
  value: string
  updated_at: number
}
