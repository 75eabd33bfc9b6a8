import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler } from 'express'
import { asyncHandler } from '../http/async-handler'
import { DOCUMENT_HEADERS } from '../http/baseline-headers'
import { packingFor } from '../pack'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

interface Packed {
  br: Buffer
  gzip: Buffer
  plain: Buffer
}

const packWithBrotli = promisify(brotliCompress)
const packWithGzip = promisify(gzip)

async function pack(file: string): Promise<Packed | null> {
  const plain = await readFile(file).catch(() => null)
  if (plain === null) return null
  const [br, gz] = await Promise.all([
    packWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    packWithGzip(plain, { level: 9 }),
  ])
  return { br, gzip: gz, plain }
}

/**
 * Serves the built scripts and styles: compressed as well as can be, once, and cached in memory. Their names
 * change with their contents, so browsers never ask again.
 */
export function serveAssets(folder: string): RequestHandler {
  const packed = new Map<string, Promise<Packed | null>>()
  return asyncHandler(async (request, response, next) => {
    const name = request.path.slice(1)
    const type = TYPES[path.extname(name)]
    if (type === undefined || !/^[\w.$-]+$/.test(name) || !['GET', 'HEAD'].includes(request.method))
      return next()
    let work = packed.get(name)
    if (!work) {
      work = pack(path.join(folder, name))
      packed.set(name, work)
    }
    const asset = await work
    if (asset === null) {
      packed.delete(name)
      return next()
    }
    const encoding = packingFor(request.get('accept-encoding'))
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
