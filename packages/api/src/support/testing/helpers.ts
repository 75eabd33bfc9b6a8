import type { Language, NewsletterTexts } from '@pasar/domain'
import { hashSecret } from '../../accounts/internal/secrets'
import { asAdmin } from '../../testing/actors'
import { type Market, users } from '../../testing/helpers'
import { newsletterSecret } from '../internal/newsletter-link'

export const admin = asAdmin(users.admin)
/** Another one, for what two do at once. */
export const second = asAdmin(users.manager)

export const TEXTS: NewsletterTexts = {
  en: { subject: 'New makers', body: '# Hello\n\nSee **them** [here](/shop).' },
  cn: { subject: '新卖家', body: '来看看。' },
}

/** Puts somebody on the list who has confirmed it, as they do by their link. */
export function enlist(market: Market, email: string, language: Language = 'en'): void {
  market.run(
    `insert into newsletter_subscribers (email, language, created_at, link_id, confirmed_at) values (?, ?, ?, ?, ?)
     on conflict (email) do nothing`,
    email,
    language,
    market.ctx.now(),
    hashSecret(newsletterSecret(market.ctx, email)),
    market.ctx.now(),
  )
}

/** Whom the mails are for that are queued or went. */
export const addressees = (market: Market): string[] =>
  market
    .rows<{ email: string }>(
      "select to_email as email from mails where kind = 'newsletterIssue' order by to_email",
    )
    .map(({ email }) => email)
