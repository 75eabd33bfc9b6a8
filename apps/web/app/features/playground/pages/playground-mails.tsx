import type { LinksFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import playgroundCssUrl from '~/features/playground/components/playground.css?url'
import { MailsPage } from '~/features/playground/pages/mails-page'
import type { loader } from '../routes/playground-mails.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: playgroundCssUrl }]

export const meta: MetaFunction = () => [{ title: 'Mails' }, { name: 'robots', content: 'noindex' }]

export function PlaygroundMails() {
  return <MailsPage {...useLoaderData<typeof loader>()} />
}
