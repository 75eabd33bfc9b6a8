import { Readable } from 'node:stream'
import { storeFeed } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { matchesEtag } from '../../../lib/etag.server'
import { notFound } from '../../../lib/session/guards.server'
import { streamBody } from '../../../lib/streams.server'

/** A price that is out of date for longer has catalogues drop the item. */
const CACHED_FOR_SECONDS = 900

/** A store's product feed, for Google at `feed.xml` and for Meta at `feed.csv`; sent as it is read. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const isCsv = new URL(request.url).pathname.endsWith('.csv')
  const feed = await storeFeed(context.ctx, params.id ?? '', isCsv ? 'meta' : 'google')
  if (!feed) throw notFound()
  // Weak: it is packed on its way, for those who accept that.
  const tag = `W/"${feed.version}"`
  const headers = { ETag: tag, 'Cache-Control': `public, max-age=${CACHED_FOR_SECONDS}` }
  if (matchesEtag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : streamBody(Readable.from(feed.write()))
  return new Response(body, { headers: { ...headers, 'Content-Type': feed.mediaType } })
}
