import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { LiveSession, Services } from '@pasar/api'
import { isBuyer } from '@pasar/api'
import type { Language } from '@pasar/domain'
import type { Request, RequestHandler, Response } from 'express'
import { fillForBuyer, fillForVisitor } from './filling'
import { type Filling, KeptPage, makeDraft, SharedPart } from './kept-page'
import { buyerKeyOf, visitorKeyOf } from './page-keys'
import { askedOf } from './requests'

/** What a page shows, told by its loader; a page whose loader tells nothing is not kept. */
export interface PageContents {
  items?: Iterable<string>
  stores?: Iterable<string>
  /** The page shows lists that new or other items could enter. */
  lists?: boolean
  /** It shows a listing: sorted, narrowed and counted by what any item may be. */
  catalogue?: boolean
  banners?: boolean
  /** It tells what the market's settings say, as every page does in its footer. True unless told otherwise. */
  settings?: boolean
}

type Known = Pick<Services, 'context' | 'sessions' | 'onChange' | 'noticeOthers'>

interface Entry {
  page: KeptPage
  language: Language
  headers: OutgoingHttpHeaders
  expiresAt: number
  contents: Required<PageContents> & { items: ReadonlySet<string>; stores: ReadonlySet<string> }
}

/** Order by trend and "ends in 2 hours" may be this old; whatever else a page shows is never out of date. */
const MAX_AGE_MS = 30_000
const MAX_BYTES = 16 * 1024 * 1024
/** Stands for the nonce in kept headers. */
const NONCE = '{nonce}'
const newNonce = (): string => randomBytes(16).toString('base64')
const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))

/**
 * Keeps rendered pages in memory: those that are the same for every visitor, and those that are the same for
 * every buyer but for a few places, which are filled in for each copy that goes out, as is its nonce. Commits
 * that change what a page shows drop it at once.
 */
export class PageCache {
  readonly #services: Known
  readonly #shared: SharedPart | null
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #changes = 0

  /** @param shared a long text that many of the pages have, once each */
  constructor(services: Known, shared?: string) {
    this.#services = services
    this.#shared = shared === undefined ? null : new SharedPart(shared)
    services.onChange((changes) => {
      this.#changes += 1
      for (const [key, { contents }] of this.#entries) {
        const isStale =
          changes.everything ||
          (changes.lists && contents.lists) ||
          ((changes.lists || changes.catalogue || changes.stores.size > 0) && contents.catalogue) ||
          (changes.banners && contents.banners) ||
          (changes.settings && contents.settings) ||
          overlaps(changes.items, contents.items) ||
          overlaps(changes.stores, contents.stores)
        if (isStale) this.#drop(key)
      }
    })
  }

  /** Answers a visitor from memory; false when the page has to be made. */
  serveVisitor(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#find(visitorKeyOf(request))
    if (!entry) return false
    const nonce = newNonce()
    void send(request, response, entry, fillForVisitor(nonce))
    return true
  }

  /** Answers a buyer from memory. The response already has the headers of every page. */
  readonly serveBuyer: RequestHandler = (request, response, next) => {
    this.#serveBuyer(request, response).then((isDone) => isDone || next(), next)
  }

  async #serveBuyer(request: Request, response: Response): Promise<boolean> {
    const key = buyerKeyOf(request)
    if (key === null) return false
    const session = await this.#services.sessions.find(request.headers.cookie ?? null)
    response.locals.session = session
    askedOf(request).memberId = session?.member.id ?? null
    if (session === null || !isBuyer(session.member)) return false
    response.locals.pageKey = key
    const entry = this.#find(key)
    if (!entry) return false
    const filling = await this.#fill(request, response, session, entry)
    await send(request, response, entry, filling)
    return true
  }

  /** Has a page made for everyone instead of for who asks, fills it in, and keeps it when its loader told its contents. */
  readonly remember: RequestHandler = (request, response, next) => {
    const session: LiveSession | null = response.locals.session ?? null
    const key: string | null = response.locals.pageKey ?? visitorKeyOf(request)
    if (key === null) return next()
    const isForBuyers = response.locals.pageKey !== undefined && session !== null
    const token = `${randomBytes(12).toString('hex')}-`
    if (isForBuyers) response.locals.draft = makeDraft(token)
    // A change that is committed while the page is being made must not be missed.
    const began = this.#changes
    collectBody(response, async (body) => {
      const page = new KeptPage(body.toString(), token, response.locals.nonce, this.#shared)
      const contents: PageContents | null = response.locals.contents ?? null
      const language: Language = response.locals.language ?? 'en'
      const isForAll = response.statusCode === 200 && !response.hasHeader('set-cookie')
      if (contents && isForAll && began === this.#changes && !(isForBuyers && betrays(body, session)))
        this.#keep(key, { page, language, headers: keepHeaders(response), ...dated(contents) })
      if (!isForBuyers) return body
      return page.write(await this.#fill(request, response, session, { page, language }))
    }).catch(next)
    next()
  }

  #fill(
    request: Request,
    response: Response,
    session: LiveSession,
    { page, language }: Pick<Entry, 'page' | 'language'>,
  ): Promise<Filling> {
    const cookies = request.headers.cookie ?? null
    const nonce: string = response.locals.nonce
    return fillForBuyer(this.#services.context, session, page, { nonce, language, cookies })
  }

  #find(key: string | null): Entry | undefined {
    if (key === null) return undefined
    this.#services.noticeOthers()
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt >= Date.now()) return entry
    this.#drop(key)
    return undefined
  }

  #keep(key: string, entry: Entry): void {
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.page.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.page.bytes
  }
}

/** The last lock: a page that names who it was made for is not kept, whatever put the name there. */
const betrays = (body: Buffer, { sessionId, member }: LiveSession): boolean =>
  [sessionId, member.id, member.email].some((secret) => body.includes(secret))

const dated = ({ items, stores, lists, catalogue, banners, settings }: PageContents) => ({
  expiresAt: Date.now() + MAX_AGE_MS,
  contents: {
    items: new Set(items),
    stores: new Set(stores),
    lists: lists ?? false,
    catalogue: catalogue ?? false,
    banners: banners ?? false,
    settings: settings ?? true,
  },
})

const OF_ONE_COPY = [
  'content-encoding',
  'transfer-encoding',
  'content-length',
  'date',
  'server-timing',
  'x-request-id',
]

function keepHeaders(response: Response): OutgoingHttpHeaders {
  const kept = { ...response.getHeaders() }
  for (const name of OF_ONE_COPY) delete kept[name]
  const policy = String(kept['content-security-policy'])
  kept['content-security-policy'] = policy.replaceAll(response.locals.nonce, NONCE)
  return kept
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { page, headers }: Entry,
  filling: Filling,
): Promise<void> {
  const policy = String(headers['content-security-policy']).replaceAll(NONCE, filling.nonce)
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag)
    return void response.writeHead(304, { ...headers, 'content-security-policy': policy }).end()
  const isPacked = acceptsGzip(request)
  const pieces = isPacked ? await page.writeGzip(filling) : [page.write(filling)]
  response.writeHead(200, {
    ...headers,
    'content-security-policy': policy,
    ...(isPacked ? { 'content-encoding': 'gzip' } : undefined),
    'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
  })
  response.cork()
  for (const piece of pieces) response.write(piece)
  response.end()
}

/** Holds back what is written, and sends what is made of it in the end. Rejects when nothing can be made of it. */
function collectBody(response: Response, finish: (body: Buffer) => Promise<Buffer>): Promise<void> {
  const chunks: Buffer[] = []
  const { write, end } = response
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  return new Promise((resolve, reject) => {
    response.write = ((chunk: unknown) => {
      collect(chunk)
      return true
    }) as typeof write
    response.end = ((chunk?: unknown) => {
      collect(chunk)
      response.write = write
      response.end = end
      finish(Buffer.concat(chunks)).then((body) => {
        response.end(body)
        resolve()
      }, reject)
      return response
    }) as typeof end
  })
}

function overlaps(changed: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  const [few, many] = changed.size < shown.size ? [changed, shown] : [shown, changed]
  for (const id of few) if (many.has(id)) return true
  return false
}
