import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadInfo } from '../features/info/info.server'
import { InfoPage } from '../features/info/info-page'
import { INFO_PAGES } from '../features/info/info-texts.server'
import { notFound } from '../lib/guards.server'
import { headMeta } from '../lib/meta'

/** The pages that are only text, and what the server makes beside it: each address has its own text. */
export function loader(args: LoaderFunctionArgs) {
  const name = new URL(args.request.url).pathname.slice(1)
  const page = INFO_PAGES.find((each) => each === name)
  if (!page) throw notFound()
  return loadInfo(args, page)
}

export const meta = headMeta

export default function Info() {
  return <InfoPage />
}
