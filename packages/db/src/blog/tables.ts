import type { CommentState, Language, PostState, ReportReason, VersionKind } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface BlogPostsTable {
  id: string
  slug: string
  author_id: string
  language: Language
  state: Generated<PostState>
  title: string
  lead: Generated<string>
  /** Markdown. */
  body: Generated<string>
  /** A JSON list. */
  tags: Generated<string>
  /** Title, lead and tags in small letters, for searches. */
  found_by: Generated<string>
  /** Raised by each save: who saves says which one they changed. */
  version: Generated<number>
  /** Of the staff, while changes are asked for or after it was withdrawn by them. */
  reason: Generated<string>
  created_at: number
  updated_at: number
  submitted_at: number | null
  /** May be in the future: until then it is scheduled. */
  published_at: number | null
  featured_at: number | null
  /** The id of the article that was written first; translations share it. One of each language. */
  work_id: string | null
}

/** Every address that an article has or had. Filled by triggers. */
export interface BlogSlugsTable {
  slug: string
  post_id: string
  /** 1 once an article at this address was published, or its day was set. */
  was_public: Generated<0 | 1>
}

export interface BlogTagsTable {
  tag: string
  post_id: string
}

export interface BlogVersionsTable {
  id: string
  post_id: string
  kind: VersionKind
  title: string
  lead: string
  body: string
  tags: string
  created_at: number
}

export interface BlogPicturesTable {
  key: string
  post_id: string
  width: number
  height: number
  blur: string
  created_at: number
}

export interface BlogCommentsTable {
  id: string
  post_id: string
  user_id: string
  body: string
  state: CommentState
  /** Reasons, joined by commas. */
  held_for: Generated<string>
  created_at: number
  /** When staff last decided on it, and what it was before; null once that was taken back. */
  decided_at: Generated<number | null>
  state_before: Generated<CommentState | null>
}

export interface BlogCommentReportsTable {
  comment_id: string
  user_id: string
  reason: Generated<ReportReason>
  note: Generated<string>
  created_at: number
  decided_at: number | null
}

export interface BlogRemarksTable {
  id: string
  post_id: string
  admin_id: string
  /** Of the article, as it was read. */
  version: number
  /** The passage in which the words stood, from 0. */
  block: number
  quote: string
  body: string
  answer: Generated<string>
  created_at: number
  /** Null until changes are asked for: its author sees it from then on. */
  sent_at: number | null
  answered_at: number | null
  done_at: number | null
}

export interface BlogTables {
  blog_comment_reports: BlogCommentReportsTable
  blog_comments: BlogCommentsTable
  blog_pictures: BlogPicturesTable
  blog_posts: BlogPostsTable
  blog_remarks: BlogRemarksTable
  blog_slugs: BlogSlugsTable
  blog_tags: BlogTagsTable
  blog_versions: BlogVersionsTable
}
