import {
  type AffiliateApplicationView,
  type AuditView,
  countNewsletterAudience,
  decodeTimeCursor,
  findAffiliateApplication,
  findNewsletterIssue,
  findNewsletterTexts,
  findOpenPosts,
  listNewsletterIssues,
  type NewsletterIssue,
} from '@pasar/db'
import { DomainError, type Language, linkTo, type NewsletterTexts, newsletterTextFor } from '@pasar/domain'
import type { Admin, Member } from '../access/actors'
import { staffRecords } from '../access/staff-notes'
import type { Context } from '../platform/context'
import { type MailPreview, showMail } from '../platform/mail/preview'
import { renderMarkdown } from '../platform/markdown'

export interface JobPost {
  slug: string
  title: string
  place: string
  descriptionHtml: string
}

/** The open posts, in a reader's language. */
export async function openPosts(ctx: Context, language: Language): Promise<JobPost[]> {
  const posts = await findOpenPosts(ctx.db, language)
  return posts.map(({ slug, title, place, body }) => ({
    slug,
    title,
    place,
    descriptionHtml: renderMarkdown(body),
  }))
}

/** A member's newest application as an affiliate; null when they never applied. */
export const affiliateApplicationOf = (
  ctx: Context,
  member: Member,
): Promise<AffiliateApplicationView | null> => findAffiliateApplication(ctx.db, member.id)

const ISSUES_ON_A_PAGE = 20

/** A page of the issues of the newsletter, the newest first. @throws DomainError NOT_FOUND for a cursor that is none */
export async function newsletterIssues(ctx: Context, _admin: Admin, cursorText: string | null) {
  const cursor = cursorText === null ? null : decodeTimeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const [page, audience] = await Promise.all([
    listNewsletterIssues(ctx.db, cursor, ISSUES_ON_A_PAGE),
    countNewsletterAudience(ctx.db),
  ])
  return { ...page, audience }
}

export interface NewsletterIssuePage {
  issue: NewsletterIssue
  texts: NewsletterTexts
  audience: Record<Language, number>
  audit: AuditView[]
}

/** An issue with its texts, whom it reaches and what was done to it. @throws DomainError NOT_FOUND */
export async function newsletterIssuePage(
  ctx: Context,
  _admin: Admin,
  id: string,
): Promise<NewsletterIssuePage> {
  const issue = await findNewsletterIssue(ctx.db, id)
  if (!issue) throw new DomainError('NOT_FOUND')
  const [texts, audience, { audit }] = await Promise.all([
    findNewsletterTexts(ctx.db, id),
    countNewsletterAudience(ctx.db),
    staffRecords(ctx, id),
  ])
  return { issue, texts, audience, audit }
}

/** The mail of an issue as a reader of a language gets it. */
export function previewNewsletter(
  ctx: Context,
  texts: NewsletterTexts,
  language: Language,
): MailPreview & { written: Language } {
  const text = newsletterTextFor(texts, language)
  const link = `${ctx.config.appUrl}${linkTo('/newsletter')}`
  const contents = { kind: 'newsletterIssue', values: { ...text, link } } as const
  return { ...showMail(ctx, contents, { language, name: '', nonce: null }), written: text.written }
}
