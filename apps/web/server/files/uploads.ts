import type { ServerResponse } from 'node:http'
import express, { type RequestHandler } from 'express'
import { acceptsAvif } from '../../app/lib/accepts-avif'
import type { DrawPicture } from './drawn-pictures'

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

const WEBP = /\.webp$/

/**
 * Serves pictures. Their addresses name the WebP; whoever shows AVIF gets the one beside it, when there is one: that
 * it is there is found out by opening it, so a picture costs one look at the disk, and two where it has none.
 * @param draw makes pictures that are not there yet
 */
export function serveUploads(folder: string, draw?: DrawPicture): RequestHandler {
  const setHeaders = (response: ServerResponse, file: string): void => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (!/\.(webp|avif)$/.test(file)) return
    response.setHeader('Vary', 'Accept')
    // The list of kinds that the server came with is older than this one.
    if (file.endsWith('.avif')) response.setHeader('Content-Type', 'image/avif')
  }
  // Names change with contents.
  const options = { index: false, redirect: false, immutable: true, maxAge: '1y', setHeaders } as const
  const serveNamed = express.static(folder, { ...options, fallthrough: false })
  const serveIfThere = express.static(folder, { ...options, fallthrough: true })
  const serve: RequestHandler = (request, response, next) => {
    const [name = '', ...query] = request.url.split('?')
    if (!WEBP.test(name) || !acceptsAvif(request.headers.accept)) return serveNamed(request, response, next)
    const asked = request.url
    request.url = [name.replace(WEBP, '.avif'), ...query].join('?')
    serveIfThere(request, response, () => {
      request.url = asked
      serveNamed(request, response, next)
    })
  }
  if (!draw) return serve
  return (request, response, next) =>
    serve(request, response, (error?: unknown) => {
      const name = (request.url.split('?', 1)[0] ?? '').slice(1)
      if (!isMissing(error) || !WEBP.test(name)) return next(error)
      draw(name).then((isThere) => (isThere ? serve(request, response, next) : next(error)), next)
    })
}
