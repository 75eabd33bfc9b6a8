import { createReadStream } from 'node:fs'
import { openCv } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage, orPlainNotFound } from '../../../../lib/session/guards.server'
import { streamBody } from '../../../../lib/streams.server'

/** The CV of an application. A stranger has sent the file: it runs nothing here, and nothing on the way may keep it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/inboxes/:id/cv', { context, request })
  const { file, type, bytes } = await orPlainNotFound(openCv(context.ctx, admin, params.id ?? ''))
  return new Response(streamBody(createReadStream(file)), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes),
      'Content-Disposition': 'attachment; filename="cv.pdf"',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
