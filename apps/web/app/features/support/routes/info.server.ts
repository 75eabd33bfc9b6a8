import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../../../lib/session/guards.server'
import { loadInfo } from '../server/info.server'
import { INFO_PAGES } from '../server/info-texts.server'

/** The pages that are only text, and what the server makes beside it: each address has its own text. */
export function loader(args: LoaderFunctionArgs) {
  const name = new URL(args.request.url).pathname.slice(1)
  const page = INFO_PAGES.find((each) => each === name)
  if (!page) throw notFound()
  return loadInfo(args, page)
}
