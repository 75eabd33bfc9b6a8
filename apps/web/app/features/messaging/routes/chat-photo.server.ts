import { createReadStream } from 'node:fs'
import { chatPhoto } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { acceptsAvif } from '../../../lib/accepts-avif'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { streamBody } from '../../../lib/streams.server'

/** A picture of a message, for its sender, its receiver once it is delivered, and admins; nothing on the way may keep it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  // An app refreshes its token then; the page to log in would be no picture.
  if (request.headers.has('authorization') && (await context.session()) === null)
    throw new Response(null, { status: 401 })
  const member = await guardPage('/chat-photo/:key', { context, request })
  const width = new URL(request.url).searchParams.get('width') === '320' ? 320 : 960
  const format = acceptsAvif(request.headers.get('Accept')) ? 'avif' : 'webp'
  const { file, type } = await orNotFound(chatPhoto(context.ctx, member, params.key ?? '', width, format))
  return new Response(streamBody(createReadStream(file)), {
    headers: { 'Content-Type': type, 'Cache-Control': 'private, no-store' },
  })
}
