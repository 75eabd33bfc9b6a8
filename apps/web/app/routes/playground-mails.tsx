import { previewMail } from '@pasar/api'
import { isLanguage } from '@pasar/domain/languages'
import { isMailKind, MAIL_KINDS } from '@pasar/domain/mails'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MailsPage } from '~/features/playground/mails-page'
import playgroundCssUrl from '~/features/playground/playground.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: playgroundCssUrl }]

export const meta: MetaFunction = () => [{ title: 'Mails' }, { name: 'robots', content: 'noindex' }]

export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.playground) throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const [kind, language] = [asked.get('kind') ?? 'verifyEmail', asked.get('language') ?? 'en']
  if (!isMailKind(kind) || !isLanguage(language)) throw new Response(null, { status: 404 })
  return { kinds: MAIL_KINDS, kind, language, mail: previewMail(context.ctx, kind, language, context.nonce) }
}

export default function PlaygroundMails() {
  return <MailsPage {...useLoaderData<typeof loader>()} />
}
