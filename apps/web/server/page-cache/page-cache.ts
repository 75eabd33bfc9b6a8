import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type CacheContents, ChangeCache, isBuyer, type LiveSession, type Services } from '@pasar/api'
import type { Language } from '@pasar/domain'
import type { Request, RequestHandler, Response } from 'express'
import { matchesEtag } from '../../app/lib/etag.server'
import { type ContentEncoding, compress, negotiateEncoding } from '../compress'
import { localsOf } from '../http/locals'
import { askedOf } from '../http/requests'
import { newNonce } from '../http/security'
import { buyerKeyOf, type CacheKey, serializeKey, visitorKeyOf } from './cache-key'
import { type FillablePage, PageTemplate, SharedPart, type SlotValues } from './page-template'
import { SinglePage } from './single-page'
import { valuesForBuyer, valuesForVisitor } from './slot-values'

/** What a key was rendered to. */
export interface Rendered {
  status: number
  /** Of the answer itself; those of every answer are added when it is sent. */
  headers: OutgoingHttpHeaders
  body: Buffer | string
  /** With which its slots are marked; null when it has none. */
  token: string | null
  /** Stands where each copy has its own; null when it has none. */
  nonce: string | null
  /** What it shows; null when that was not reported, and it is not cached. */
  contents: CacheContents | null
  /** It is the same for all its readers: no loader asked who is signed in. */
  isShared: boolean
}

export interface Template {
  status: number
  headers: OutgoingHttpHeaders
  page: PageTemplate | SinglePage
  /** The contents that the page depends on; null if the page must not be cached for others. */
  contents: CacheContents | null
}

interface Options {
  render(key: CacheKey): Promise<Rendered>
  /** The headers of every answer, around the nonce of one. */
  headers(nonce: string): OutgoingHttpHeaders
  /** A long text that many of the pages have, once each. */
  shared?: string
  /** The request that caches a page: compressing it in parts costs more than compressing it once for one reader. */
  cachedFrom?: number
}

/** How many of the latest requested keys are remembered. */
const MAX_ASKED = 2_000
const MAX_BYTES = 16 * 1024 * 1024
const MAX_DECLINED = 1_000

type Known = Pick<Services, 'context' | 'sessions' | 'onChange' | 'noticeOthers'>

const bytesOf = (template: Template | null): number =>
  template?.page instanceof PageTemplate ? template.page.bytes : 0

const acceptedOf = ({ headers }: IncomingMessage): string => String(headers['accept-encoding'] ?? '')
const acceptsGzip = (request: IncomingMessage): boolean =>
  negotiateEncoding(acceptedOf(request), ['gzip']) !== null

/** A buyer's page is filled in with words of its language; calls have no slots. */
const languageOf = (key: CacheKey): Language => (key.kind === 'page' ? key.language : 'en')

/**
 * Caches rendered pages: those that are the same for every visitor, and those that are the same for every buyer but
 * for their slots, which are filled in for each copy, as is its nonce. A page is rendered from its key alone, so it
 * cannot hold anything of the request that happened to come first. Commits that change what it shows drop it at once.
 */
export class PageCache {
  readonly #services: Known
  readonly #options: Options
  readonly #sharedPart: SharedPart | null
  readonly #store: ChangeCache<Template | null>
  /** Keys whose pages cannot be shared, so that each is not rendered twice each time. */
  readonly #declined: ChangeCache<true>
  /** How often each key was asked for while it was not there. */
  readonly #asked = new Map<string, number>()

  constructor(services: Known, options: Options) {
    this.#services = services
    this.#options = options
    this.#sharedPart = options.shared === undefined ? null : new SharedPart(options.shared)
    const feed = { listen: services.onChange, noticeOthers: services.noticeOthers }
    this.#store = new ChangeCache(feed, { capacity: MAX_BYTES, sizeOf: bytesOf })
    this.#declined = new ChangeCache(feed, { capacity: MAX_DECLINED })
  }

  /** Answers a visitor from memory; false when it is not there, or no visitor asks. */
  serveVisitor(request: IncomingMessage, response: ServerResponse): boolean {
    const key = visitorKeyOf(request)
    const template = key && this.#store.find(serializeKey(key))
    if (!template) return false
    void this.#send(request, response, template, valuesForVisitor(newNonce(this.#services.context)))
    return true
  }

  /** Answers visitors and buyers, from memory or by rendering what they ask for; passes on what is not cached. */
  readonly serve: RequestHandler = (request, response, next) => {
    this.#serve(request, response).then((isDone) => isDone || next(), next)
  }

  async #serve(request: Request, response: Response): Promise<boolean> {
    const { nonce = '' } = localsOf(response)
    const key = visitorKeyOf(request)
    if (key !== null) {
      const template = await this.#findOrRender(key)
      if (!template || !isAnswerTo(request, key, template)) return false
      await this.#send(request, response, template, valuesForVisitor(nonce))
      return true
    }
    const buyerKey = buyerKeyOf(request)
    if (buyerKey === null) return false
    const known = localsOf(response).session
    const session =
      known === undefined ? await this.#services.sessions.find(request.headers.cookie ?? null) : known
    localsOf(response).session = session
    // A page of an impersonation has a banner: it is neither cached nor served from the cache.
    if (session === null || session.impersonation !== null || !isBuyer(session.member)) return false
    // For staff, as for sellers, pages are rendered alone: they ask nothing of whom they work for.
    if (session.member.staffOf !== null) return false
    askedOf(request).memberId = session.member.id
    const template = await this.#findOrRender(buyerKey)
    if (!template || !isAnswerTo(request, buyerKey, template)) return false
    const values = await this.#valuesFor(session, template.page, request, nonce, languageOf(buyerKey))
    await this.#send(request, response, template, values)
    return true
  }

  #valuesFor(
    session: LiveSession,
    page: FillablePage,
    request: Request,
    nonce: string,
    language: Language,
  ): Promise<SlotValues> {
    const cookies = request.headers.cookie ?? null
    return valuesForBuyer(this.#services.context, session, page, { nonce, language, cookies })
  }

  /** @returns null if the page has to be rendered for this request alone */
  async #findOrRender(key: CacheKey): Promise<Template | null> {
    const name = serializeKey(key)
    const found = this.#store.find(name)
    if (found) return found
    if (this.#declined.find(name)) return null
    this.#countAsking(name)
    return this.#store.ask(
      name,
      () => this.#render(key, name),
      (template) => template?.contents ?? null,
    )
  }

  #countAsking(name: string): void {
    const times = (this.#asked.get(name) ?? 0) + 1
    this.#asked.delete(name)
    this.#asked.set(name, times)
    const [oldest] = this.#asked.keys()
    if (this.#asked.size > MAX_ASKED && oldest !== undefined) this.#asked.delete(oldest)
  }

  async #render(key: CacheKey, name: string): Promise<Template | null> {
    const rendered = await this.#options.render(key).catch((error: unknown) => {
      this.#services.context.log.debug({ err: error }, 'a page could not be rendered for the cache')
      return null
    })
    // The client gets a fault, or a refusal, with the number of its request.
    if (!rendered?.isShared || rendered.status >= 500) {
      this.#declined.keep(name, true, { settings: false })
      return null
    }
    const { status, headers, token, nonce, contents } = rendered
    const body = typeof rendered.body === 'string' ? Buffer.from(rendered.body) : rendered.body
    const isOftenAsked = (this.#asked.get(name) ?? 0) >= (this.#options.cachedFrom ?? 2)
    if (status !== 200 || !isOftenAsked || contents === null)
      return { status, headers, page: new SinglePage(body, token, nonce), contents: null }
    return { status, headers, page: new PageTemplate(body, token, nonce, this.#sharedPart), contents }
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers: own, page }: Template,
    values: SlotValues,
  ): Promise<void> {
    const headers = { ...this.#options.headers(values.nonce), ...own }
    if (matchesEtag(request.headers['if-none-match'], own.etag))
      return void response.writeHead(304, headers).end()
    const { pieces, encoding } =
      page instanceof PageTemplate
        ? await writeInParts(request, page, values)
        : writeOnce(request, page, values)
    response.writeHead(status, {
      ...headers,
      ...(encoding ? { 'content-encoding': encoding, vary: addToVary(own.vary) } : undefined),
      'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
    })
    response.cork()
    for (const piece of pieces) response.write(piece)
    response.end()
  }
}

interface Body {
  pieces: Buffer[]
  encoding: ContentEncoding | null
}

const writeInParts = async (
  request: IncomingMessage,
  page: PageTemplate,
  values: SlotValues,
): Promise<Body> =>
  acceptsGzip(request)
    ? { pieces: await page.writeGzip(values), encoding: 'gzip' }
    : { pieces: [page.write(values)], encoding: null }

function writeOnce(request: IncomingMessage, page: FillablePage, values: SlotValues): Body {
  const whole = page.write(values)
  const encoding = negotiateEncoding(acceptedOf(request))
  return { pieces: [encoding ? compress(whole, encoding) : whole], encoding }
}

/** A page is the same whatever its query holds beside the key. A redirect takes the whole query along. */
const isAnswerTo = ({ url = '' }: IncomingMessage, key: CacheKey, { status }: Template): boolean =>
  status === 200 || key.kind !== 'page' || url === (key.query === '' ? key.path : `${key.path}?${key.query}`)

const addToVary = (vary: OutgoingHttpHeaders[string]): string =>
  vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`
