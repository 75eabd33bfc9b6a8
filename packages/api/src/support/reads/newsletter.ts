import {
  type AuditView,
  countNewsletterAudience,
  decodeTimeCursor,
  findNewsletterIssue,
  findNewsletterTexts,
  listNewsletterIssues,
  type NewsletterIssue,
} from '@pasar/db'
import { DomainError, type Language, linkTo, type NewsletterTexts, newsletterTextFor } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { type MailPreview, showMail } from '../../platform/mail/preview'

const ISSUES_ON_A_PAGE = 20
const OF_AN_EXPORT = 200

/** A page of the issues of the newsletter, the newest first. @throws DomainError NOT_FOUND for a cursor that is none */
export async function newsletterIssues(ctx: Context, _admin: Admin, cursorText: string | null) {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const [page, audience] = await Promise.all([
    listNewsletterIssues(ctx.db, cursor, ISSUES_ON_A_PAGE),
    countNewsletterAudience(ctx.db),
  ])
  return { ...page, audience }
}

/** All issues with their figures, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportNewsletterIssues = (ctx: Context, admin: Admin) =>
  exportPages(ctx, admin, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { issues: rows, next } = await listNewsletterIssues(ctx.db, from, OF_AN_EXPORT)
    return { rows, next }
  })

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
