import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Services } from '@pasar/api'
import { assembleGzip, compressParts, type GzipParts } from './gzip-parts'

/** What a page shows, told by its loader; a page whose loader tells nothing is not kept. */
export interface PageContents {
  items?: Iterable<string>
  stores?: Iterable<string>
  /** The page shows lists that new or other items could enter. */
  lists?: boolean
  banners?: boolean
}

interface KeptPage {
  headers: OutgoingHttpHeaders
  /** The page, cut where its nonce stood. */
  parts: Buffer[]
  gzip: GzipParts | null
  bytes: number
  expiresAt: number
  contents: { items: ReadonlySet<string>; stores: ReadonlySet<string>; lists: boolean; banners: boolean }
}

/** Order by trend and "ends in 2 hours" may be this old; whatever else a page shows is never out of date. */
const MAX_AGE_MS = 30_000
const MAX_BYTES = 48 * 1024 * 1024
/** Pages that are the same for every visitor. */
const PATHS = /^\/(?:item\/[a-z0-9-]{1,120}|store\/[\w-]{1,80})?$/

const cookieOf = (cookies: string, name: string): string => {
  const at = cookies.startsWith(`${name}=`) ? 0 : cookies.indexOf(`; ${name}=`)
  if (at < 0) return ''
  const from = cookies.indexOf('=', at) + 1
  const to = cookies.indexOf(';', from)
  return cookies.slice(from, to < 0 ? undefined : to)
}

/** Who has one of these gets a page of their own. */
const PERSONAL = /(?:^|; )(?:session|__Host-session|flash|pendingAdd)=/

/** The name a page is kept under; null when this request is not for a page everyone gets alike. */
export function keyOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (request.method !== 'GET' || !PATHS.test(request.url ?? '')) return null
  const cookies = request.headers.cookie ?? ''
  if (PERSONAL.test(cookies)) return null
  const language = cookieOf(cookies, 'lang') || `~${(request.headers['accept-language'] ?? '').slice(0, 100)}`
  return `${request.url}|${language}|${cookieOf(cookies, 'theme').slice(0, 8)}`
}

/**
 * Keeps rendered pages of visitors in memory, compressed, and puts a fresh nonce into each copy that goes
 * out. Commits that change what a page shows drop it at once.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  #bytes = 0
  #changes = 0

  constructor(onChange: Services['onChange']) {
    onChange((changes) => {
      this.#changes += 1
      for (const [key, { contents }] of this.#pages) {
        const isStale =
          (changes.lists && contents.lists) ||
          (changes.banners && contents.banners) ||
          overlaps(changes.items, contents.items) ||
          overlaps(changes.stores, contents.stores)
        if (isStale) this.#drop(key)
      }
    })
  }

  /** Answers from memory; false when the page has to be made. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const key = keyOf(request)
    const page = key === null ? undefined : this.#pages.get(key)
    if (key === null || page === undefined) return false
    if (page.expiresAt < Date.now()) {
      this.#drop(key)
      return false
    }
    const nonce = randomBytes(16).toString('base64')
    const headers: OutgoingHttpHeaders = {
      ...page.headers,
      'content-security-policy': String(page.headers['content-security-policy']).replaceAll(NONCE, nonce),
      'x-request-id': requestId,
    }
    const between = Buffer.from(nonce, 'latin1')
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (acceptsGzip) {
      page.gzip ??= compressParts(page.parts)
      headers['content-encoding'] = 'gzip'
    }
    const body =
      acceptsGzip && page.gzip
        ? assembleGzip(page.gzip, between)
        : Buffer.concat(page.parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
    headers['content-length'] = body.length
    response.writeHead(200, headers)
    response.end(body)
    return true
  }

  /** Watches a page in the making, and keeps it when it turns out to be one for everyone. */
  remember(
    request: IncomingMessage,
    response: ServerResponse,
    nonce: string,
    contentsOf: () => PageContents | null,
  ): void {
    const key = keyOf(request)
    if (key === null) return
    const chunks: Buffer[] = []
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    const { write, end } = response
    response.write = ((chunk: unknown, ...rest: unknown[]) => {
      collect(chunk)
      return Reflect.apply(write, response, [chunk, ...rest])
    }) as typeof write
    response.end = ((chunk?: unknown, ...rest: unknown[]) => {
      collect(chunk)
      return Reflect.apply(end, response, [chunk, ...rest])
    }) as typeof end
    // A change that is committed while the page is being made must not be missed.
    const began = this.#changes
    response.once('finish', () => {
      const contents = contentsOf()
      const isForAll = response.statusCode === 200 && !response.hasHeader('set-cookie')
      if (contents && isForAll && began === this.#changes)
        this.#keep(key, Buffer.concat(chunks), nonce, response.getHeaders(), contents)
    })
  }

  #keep(
    key: string,
    body: Buffer,
    nonce: string,
    headers: OutgoingHttpHeaders,
    contents: PageContents,
  ): void {
    const parts = splitAt(body, nonce)
    const bytes = body.length * 2
    const { 'content-encoding': _encoding, 'transfer-encoding': _transfer, date: _date, ...kept } = headers
    delete kept['server-timing']
    delete kept['x-request-id']
    delete kept['content-length']
    kept['content-security-policy'] = String(kept['content-security-policy']).replaceAll(nonce, NONCE)
    this.#drop(key)
    this.#pages.set(key, {
      headers: kept,
      parts,
      gzip: null,
      bytes,
      expiresAt: Date.now() + MAX_AGE_MS,
      contents: {
        items: new Set(contents.items),
        stores: new Set(contents.stores),
        lists: contents.lists ?? false,
        banners: contents.banners ?? false,
      },
    })
    this.#bytes += bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= page.bytes
  }
}

/** Stands for the nonce in kept headers. */
const NONCE = '{nonce}'

function overlaps(changed: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  const [few, many] = changed.size < shown.size ? [changed, shown] : [shown, changed]
  for (const id of few) if (many.has(id)) return true
  return false
}

function splitAt(body: Buffer, text: string): Buffer[] {
  const parts: Buffer[] = []
  let from = 0
  for (;;) {
    const at = body.indexOf(text, from)
    if (at < 0) break
    parts.push(body.subarray(from, at))
    from = at + text.length
  }
  parts.push(body.subarray(from))
  return parts
}
