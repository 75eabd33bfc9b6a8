import { createReadStream } from 'node:fs'
import { openSellerProof } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { orPlainNotFound } from '../../../lib/session/guards.server'
import { streamBody } from '../../../lib/streams.server'
import { openReview } from '../server/review.server'

/** The proof of an application. A stranger has sent the file: it runs nothing, and nothing on the way may keep it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reviewer } = await openReview(context, request)
  const document = new URL(request.url).searchParams.get('document')
  const { file, type, bytes } = await orPlainNotFound(
    openSellerProof(context.ctx, reviewer, params.id ?? '', document),
  )
  const isPdf = type === 'application/pdf'
  return new Response(streamBody(createReadStream(file)), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes),
      // PDFs may hold scripts; the reader's own program opens them, not this site.
      'Content-Disposition': isPdf ? 'attachment; filename="proof.pdf"' : 'inline',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
