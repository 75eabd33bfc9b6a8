import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import playgroundCssUrl from '~/features/playground/playground.css?url'
import { PlaygroundPage } from '~/features/playground/playground-page'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: playgroundCssUrl }]

export const meta: MetaFunction = () => [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }]

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.playground) throw new Response(null, { status: 404 })
  return null
}

export default function Playground() {
  return <PlaygroundPage />
}
