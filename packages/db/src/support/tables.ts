import type {
  AffiliateChannel,
  AffiliateState,
  Inbox,
  InboxKind,
  InboxState,
  Language,
  NewsletterState,
} from '@pasar/domain'
import type { Generated } from 'kysely'

export interface InboxMessagesTable {
  id: string
  kind: InboxKind
  /** Null when a visitor wrote. */
  user_id: string | null
  name: string
  email: string
  topic: Generated<string>
  /** The order or the page it is about, as it was typed. */
  about: Generated<string>
  body: string
  language: Language
  created_at: number
}

export interface JobPostsTable {
  id: string
  slug: string
  position: number
  place: string
  is_open: Generated<0 | 1>
  created_at: number
}

export interface JobPostTextsTable {
  post_id: string
  language: Language
  title: string
  /** Markdown. */
  body: string
}

export interface JobApplicationsTable {
  id: string
  /** Null for someone who applied for no post in particular. */
  post_id: string | null
  user_id: string | null
  name: string
  email: string
  phone: string
  body: string
  /** Names the file of the CV. */
  cv_key: string
  language: Language
  created_at: number
}

/** A message or an application as admins work through them; triggers make and delete it with that. */
export interface InboxEntriesTable {
  seq: Generated<number>
  /** Of the message or the application. */
  id: string
  inbox: Inbox
  state: Generated<InboxState>
  /** Raised by every change: of two admins at once the second is refused. */
  version: Generated<number>
  /** The admin who has taken it. */
  assignee_id: Generated<string | null>
  name: string
  email: string
  created_at: number
}

export interface InboxRepliesTable {
  id: string
  entry_id: string
  author_id: string | null
  body: string
  created_at: number
}

export interface AffiliateApplicationsTable {
  id: string
  user_id: string
  state: Generated<AffiliateState>
  channel: AffiliateChannel
  phone: Generated<string>
  body: string
  /** Why it was rejected, as the member reads it. */
  reason: Generated<string>
  created_at: number
  decided_at: number | null
  decided_by: string | null
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

export interface NewsletterIssuesTable {
  id: string
  state: Generated<NewsletterState>
  /** Raised by every change: of two admins at once the second is refused. */
  version: Generated<number>
  created_at: number
  updated_at: number
  started_at: Generated<number | null>
  finished_at: Generated<number | null>
  /** The last address of the newest slice. */
  walked_to: Generated<string>
  /** Subscribers when it began. */
  audience: Generated<number>
  waiting: Generated<number>
  sent: Generated<number>
  failed: Generated<number>
  /** Those whose address left the list before their mail went. */
  withdrawn: Generated<number>
  unsubscribed: Generated<number>
}

export interface NewsletterTextsTable {
  issue_id: string
  language: Language
  subject: string
  /** Markdown. */
  body: string
}

export interface NewsletterSendsTable {
  issue_id: string
  /** Of the address: hash of the secret in its links. */
  link_id: string
  mail_id: string
  state: Generated<'waiting' | 'sent' | 'failed' | 'withdrawn'>
  /** When the link of this issue was used to leave the list. */
  left_at: Generated<number | null>
}

/** Counted by triggers. */
export interface NewsletterAudienceTable {
  language: Language
  subscribers: Generated<number>
}

export interface SupportTables {
  newsletter_subscribers: NewsletterTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_texts: NewsletterTextsTable
  newsletter_sends: NewsletterSendsTable
  newsletter_audience: NewsletterAudienceTable
  inbox_messages: InboxMessagesTable
  inbox_entries: InboxEntriesTable
  inbox_replies: InboxRepliesTable
  job_posts: JobPostsTable
  job_post_texts: JobPostTextsTable
  job_applications: JobApplicationsTable
  affiliate_applications: AffiliateApplicationsTable
}
