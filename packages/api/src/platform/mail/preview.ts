import type { Language, MailKind } from '@pasar/domain'
import type { Context } from '../context'
import { makeContent } from './content'
import { writeHtml } from './html'
import { writePlain } from './plain'
import { sampleMail } from './samples'

export interface MailPreview {
  subject: string
  html: string
  text: string
}

/** A mail of this kind, as a member with this language would get it now. @param nonce of the page it is shown on */
export function previewMail(ctx: Context, kind: MailKind, language: Language, nonce: string): MailPreview {
  const { appName: app, appUrl } = ctx.config
  const at = ctx.now()
  const content = makeContent(sampleMail(kind, appUrl, at), { app, appUrl, language, name: 'Nur Aisyah', at })
  return { subject: content.subject, html: writeHtml(content, nonce), text: writePlain(content) }
}
