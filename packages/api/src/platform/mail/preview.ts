import { exampleMail, type Language, type MailContents, type MailKind } from '@pasar/domain'
import type { Context } from '../context'
import { makeContent } from './content'
import { writeHtml } from './html'
import { writePlain } from './plain'

export interface MailPreview {
  subject: string
  html: string
  text: string
}

interface Shown {
  language: Language
  /** Of who gets it. */
  name: string
  /** Of the page it is shown on; null where pages follow each other without being loaded: then it has its light colours only. */
  nonce: string | null
}

/** A mail as it would be sent now. */
export function showMail(ctx: Context, mail: MailContents, { language, name, nonce }: Shown): MailPreview {
  const { appName: app, appUrl } = ctx.config
  const content = makeContent(mail, { app, appUrl, language, name, at: ctx.now() })
  return { subject: content.subject, html: writeHtml(content, nonce), text: writePlain(content) }
}

/** A mail of this kind, as a member with this language would get it now. @param nonce of the page it is shown on */
export const previewMail = (ctx: Context, kind: MailKind, language: Language, nonce: string): MailPreview =>
  showMail(ctx, exampleMail(kind, ctx.config.appUrl, ctx.now()), { language, name: 'Nur Aisyah', nonce })
