import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type Context,
  countSitemapFiles,
  SITEMAP_KINDS,
  type SitemapEntry,
  sitemapFile,
  sitemapPages,
} from '@pasar/api'
import { type Response, Router } from 'express'
import { hasLeft } from '../../app/lib/page/report-failure.server'
import { asyncHandler } from '../http/async-handler'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** Of links to other languages. */
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

function writeEntry(appUrl: string, { path, updatedAt, alternates = [] }: SitemapEntry): string {
  const changed = updatedAt === undefined ? '' : `<lastmod>${dayOf(updatedAt)}</lastmod>`
  const links = alternates.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${escapeXml(appUrl + other.path)}"/>`,
  )
  return `<url><loc>${escapeXml(appUrl + path)}</loc>${changed}${links.join('')}</url>\n`
}

/** Characters that are handed on together: compressing takes longer for the same in many small pieces. */
const PIECE = 16_384

async function* writePieces(appUrl: string, entries: AsyncIterable<SitemapEntry>): AsyncGenerator<string> {
  let piece = `${HEAD}<urlset ${NAMESPACE} ${XHTML}>\n`
  for await (const entry of entries) {
    piece += writeEntry(appUrl, entry)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield `${piece}</urlset>\n`
}

/** Written as it is read: a file of a large market takes some megabytes. Who leaves ends the reading. */
async function writeFile(
  response: Response,
  appUrl: string,
  entries: AsyncIterable<SitemapEntry>,
): Promise<void> {
  response.type('application/xml').set('Cache-Control', 'public, max-age=3600')
  // A pipeline listens for the end of its target in several ways; ten are not enough beside the server's own.
  response.setMaxListeners(20)
  try {
    await pipeline(Readable.from(writePieces(appUrl, entries)), response)
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

/** What search engines ask for: where they may go, and what there is to find. */
export function serveSitemap(ctx: Context): Router {
  const { appUrl } = ctx.config
  const router = Router()
  router.get('/robots.txt', (_request, response) => {
    const closed = ['/api/', '/trpc/', '/cart', '/checkout', '/pay/', '/login', '/settings/']
    response
      .type('text')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${appUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      )
  })
  router.get(
    '/sitemap.xml',
    asyncHandler(async (_request, response) => {
      const counts = await countSitemapFiles(ctx)
      const files = SITEMAP_KINDS.flatMap((kind) =>
        Array.from({ length: counts[kind] }, (_, index) => `${kind}-${index + 1}`),
      )
      const rows = ['pages', ...files].map(
        (name) => `<sitemap><loc>${escapeXml(`${appUrl}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
      )
      response
        .type('application/xml')
        .set('Cache-Control', 'public, max-age=3600')
        .send(`${HEAD}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`)
    }),
  )
  router.get(
    '/sitemap-pages.xml',
    asyncHandler((_request, response) => writeFile(response, appUrl, sitemapPages(ctx))),
  )
  router.get(
    /^\/sitemap-([a-z]+)-(\d{1,6})\.xml$/,
    asyncHandler(async (request, response, next) => {
      const kind = SITEMAP_KINDS.find((one) => one === request.params[0])
      const file = Number(request.params[1])
      if (!kind || file < 1 || file > (await countSitemapFiles(ctx))[kind]) return next()
      return writeFile(response, appUrl, sitemapFile(ctx, kind, file))
    }),
  )
  return router
}
