import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler } from 'express'
import { negotiateEncoding } from '../compress'
import { asyncHandler } from '../http/async-handler'
import { DOCUMENT_HEADERS } from '../http/baseline-headers'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

interface Compressed {
  br: Buffer
  gzip: Buffer
  plain: Buffer
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

async function compress(file: string): Promise<Compressed | null> {
  const plain = await readFile(file).catch(() => null)
  if (plain === null) return null
  const [br, gz] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    compressWithGzip(plain, { level: 9 }),
  ])
  return { br, gzip: gz, plain }
}

/**
 * Serves the built scripts and styles: compressed as well as can be, once, and cached in memory. Their names
 * change with their contents, so browsers never ask again.
 */
export function serveAssets(folder: string): RequestHandler {
  const compressed = new Map<string, Promise<Compressed | null>>()
  return asyncHandler(async (request, response, next) => {
    const name = request.path.slice(1)
    const type = TYPES[path.extname(name)]
    if (type === undefined || !/^[\w.$-]+$/.test(name) || !['GET', 'HEAD'].includes(request.method))
      return next()
    let work = compressed.get(name)
    if (!work) {
      work = compress(path.join(folder, name))
      compressed.set(name, work)
    }
    const asset = await work
    if (asset === null) {
      compressed.delete(name)
      return next()
    }
    const encoding = negotiateEncoding(request.get('accept-encoding'))
    const body = encoding === null ? asset.plain : asset[encoding]
    // They are about documents; a page would carry them once more for each of its scripts.
    for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}
