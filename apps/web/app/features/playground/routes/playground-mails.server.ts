import { previewMail } from '@pasar/api'
import { isMailKind, MAIL_KINDS } from '@pasar/domain'
import { isLanguage } from '@pasar/domain/kernel/languages'
import type { LoaderFunctionArgs } from '@remix-run/node'

export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.playground) throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const [kind, language] = [asked.get('kind') ?? 'verifyEmail', asked.get('language') ?? 'en']
  if (!isMailKind(kind) || !isLanguage(language)) throw new Response(null, { status: 404 })
  return { kinds: MAIL_KINDS, kind, language, mail: previewMail(context.ctx, kind, language, context.nonce) }
}
