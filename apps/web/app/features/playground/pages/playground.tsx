import type { LinksFunction, MetaFunction } from '@remix-run/node'
import playgroundCssUrl from '~/features/playground/components/playground.css?url'
import { PlaygroundPage } from '~/features/playground/pages/playground-page'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: playgroundCssUrl }]

export const meta: MetaFunction = () => [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }]

export function Playground() {
  return <PlaygroundPage />
}
