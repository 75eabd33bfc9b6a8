import { createReadStream } from 'node:fs'
import { claimPhoto } from '@pasar/api'
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { guardPage, orNotFound } from '../lib/guards.server'

/** A photo of a claim, for those whom it concerns; nothing on the way may keep it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await guardPage('/claim-photo/:key', { context, request })
  const width = new URL(request.url).searchParams.get('width') === '320' ? 320 : 960
  const file = await orNotFound(claimPhoto(context.ctx, member, params.key ?? '', width))
  return new Response(createReadableStreamFromReadable(createReadStream(file)), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
  })
}
