import { linkTo } from '@pasar/domain'
import { deriveSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'

/** The secret of an address's link: every mail can bring the same one. */
export const newsletterSecret = (ctx: Context, email: string): string =>
  deriveSecret(ctx, `newsletter of ${email.toLowerCase()}`)

/** The way onto the list and off it. @param issue the issue of the newsletter whose mail the link is in */
export const newsletterLink = (ctx: Context, secret: string, issue?: string): string =>
  `${ctx.config.appUrl}${linkTo('/newsletter/:token', { token: secret }, { issue })}`
