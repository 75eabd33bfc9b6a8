import { createReadStream } from 'node:fs'
import { type Buyer, type OpenDownload, openAppDownload, openDownload, startDownload } from '@pasar/api'
import { DomainError, downloadSchema, errorMessage, linkTo, readRange } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { describeFailure, parseForm, readForm } from '../../../lib/forms/forms.server'
import { setFlash } from '../../../lib/session/flash.server'
import { orPlainNotFound } from '../../../lib/session/guards.server'
import { safePath } from '../../../lib/session/safe-path'
import { streamBody } from '../../../lib/streams.server'

const DOWNLOADS = '/user-items?tab=downloads'

const SEE_OTHER = 303

/** Counts a download and redirects to its link; a refusal is shown on the page with the button. */
export async function runDownloadForm(context: AppLoadContext, buyer: Buyer, request: Request) {
  const values = await readForm(request)
  try {
    const token = await startDownload(context.ctx, buyer, parseForm(downloadSchema, values))
    return redirect(linkTo('/downloads/:token', { token }), SEE_OTHER)
  } catch (error) {
    const { code, details } = describeFailure(error, {})
    const flash = await setFlash({ tone: 'error', text: `errors.${code}`, values: details })
    return redirect(safePath(values.from, DOWNLOADS), { headers: { 'Set-Cookie': flash }, status: SEE_OTHER })
  }
}

/** The name for browsers of all ages: letters of other scripts in the form of RFC 8187, a plain one beside it. */
function nameAttachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const openPart = (file: string, first: number, last: number): ReadableStream =>
  streamBody(createReadStream(file, { start: first, end: last }))

/** The bytes of a file, or the part of them that was asked for. */
function sendFile(request: Request, { file, name, bytes, sha256, kind }: OpenDownload): Response {
  const tag = `"${sha256}"`
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store, no-transform',
    'Content-Disposition': nameAttachment(name),
    'Content-Type': kind,
    ETag: tag,
  })
  // A part of a file that is no longer the same would make no whole.
  const ifRange = request.headers.get('if-range')
  const wanted = ifRange === null || ifRange === tag ? request.headers.get('range') : null
  const range = readRange(wanted, bytes)
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${bytes}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range === 'whole' ? { first: 0, last: bytes - 1 } : range
  headers.set('Content-Length', String(last - first + 1))
  if (range !== 'whole') headers.set('Content-Range', `bytes ${first}-${last}/${bytes}`)
  const body = request.method === 'HEAD' ? null : openPart(file, first, last)
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers })
}

/** Answers a link. One that has ended leads to where a new one is made. */
export async function answerDownload(context: AppLoadContext, buyer: Buyer, request: Request, token: string) {
  try {
    return sendFile(request, await orPlainNotFound(openDownload(context.ctx, buyer, token)))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isOld = error.code === 'LINK_ENDED'
    const flash = await setFlash(
      isOld
        ? { tone: 'warning', title: 'purchases.linkEnded', text: 'purchases.linkEndedText' }
        : { tone: 'error', text: `errors.${error.code}` },
    )
    throw redirect(DOWNLOADS, { headers: { 'Set-Cookie': flash } })
  }
}

/** Answers a link of an app, which has no page to be led to: a refusal is some words. */
export async function answerAppDownload({ ctx }: AppLoadContext, request: Request, token: string) {
  try {
    return sendFile(request, await openAppDownload(ctx, token))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new Response(errorMessage(error.code, error.details), {
      status: error.status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
}
