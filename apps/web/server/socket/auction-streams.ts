import { type AuctionEvent, type Services, tooMany, watchedAuctions } from '@pasar/api'
import { DomainError, seconds } from '@pasar/domain'
import type { Request, RequestHandler, Response } from 'express'
import { answerRefusal } from '../http/refusal'
import { askedOf } from '../http/requests'
import { Connections } from './socket-limits'

/** Server-sent events. Whoever looks at a page may ask, signed in or not. */
export const AUCTION_STREAM_PATH = '/api/auctions/live'

/** Whether a request asks for a stream, which stays open: express also takes other spellings of its path. */
export const isAuctionStream = (url = ''): boolean => url.split('?', 1)[0] === AUCTION_STREAM_PATH

export const ITEM_ID = /^itm_\w{1,36}$/
/** More than the auctions of the longest page. */
const MAX_IDS = 100
/** A house, an office or a shop behind one address. */
const MAX_PER_CLIENT = 50
/** Each takes some 20 kB. */
const MAX_STREAMS = 5_000
/** Proxies close what says nothing for a minute. */
const BEAT_MS = seconds(25)
/** Whoever does not read what is sent is let go; they come back and get the current state. */
const MAX_UNREAD_BYTES = 64 * 1024
/** Who finds no place tries again after that. */
const WAIT_MS = seconds(30)
/** After the end of a process all come back: not at the same moment. */
const RETRY_MS = { least: seconds(2), spread: seconds(6) }

const write = (event: AuctionEvent): string => `data: ${JSON.stringify(event)}\n\n`

/**
 * The items of a request. What can be none is left out, as what is not public: the others are not to go without.
 * @throws DomainError VALIDATION when no item is named, or too many are
 */
function readIds({ query: { ids = '' } }: Request): string[] {
  if (typeof ids !== 'string') throw new DomainError('VALIDATION', {}, { ids: 'invalid' })
  const named = [...new Set(ids.split(',', MAX_IDS + 1))].filter((id) => id !== '')
  if (named.length === 0) throw new DomainError('VALIDATION', {}, { ids: 'required' })
  if (named.length > MAX_IDS) throw new DomainError('VALIDATION', {}, { ids: 'tooLong' })
  return named.filter((id) => ITEM_ID.test(id))
}

/** Tells pages how the auctions go that they show: what everybody may know, and the same for all. */
export class AuctionStreams {
  readonly #services: Services
  readonly #connections: Connections
  readonly #watchers = new Map<string, Set<Response>>()
  readonly #open = new Set<Response>()
  readonly #stop: () => void
  #isClosed = false

  constructor(services: Services, maxPerClient: number = MAX_PER_CLIENT) {
    this.#services = services
    this.#connections = new Connections(maxPerClient)
    const stopListening = services.onAuctionEvent((event) => this.#notify(event))
    const beat = setInterval(() => {
      for (const response of this.#open) send(response, ':\n\n')
    }, BEAT_MS)
    beat.unref()
    this.#stop = () => {
      stopListening()
      clearInterval(beat)
    }
  }

  readonly serve: RequestHandler = (request, response, next) => {
    if (!isAuctionStream(request.originalUrl)) return next()
    this.#serve(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else if (error instanceof DomainError) void answerRefusal(error, request, response)
      else next(error)
    })
  }

  async #serve(request: Request, response: Response): Promise<void> {
    const ids = readIds(request)
    const isFull = this.#isClosed || this.#open.size >= MAX_STREAMS
    const release = isFull ? null : this.#connections.take(askedOf(request).client)
    if (release === null) throw tooMany(WAIT_MS)
    // What happens while the state is read is sent after it.
    const early: AuctionEvent[] = []
    const stopEarly = this.#services.onAuctionEvent((event) => void early.push(event))
    response.once('close', release)
    try {
      const standing = await watchedAuctions(this.#services.context, ids)
      if (response.closed) return
      begin(response, [...standing, ...early.filter(({ itemId }) => ids.includes(itemId))])
      if (request.method === 'HEAD') response.end()
      else this.#watch(response, ids)
    } finally {
      stopEarly()
    }
  }

  #watch(response: Response, ids: readonly string[]): void {
    // The process may have begun to end meanwhile.
    if (this.#isClosed) return void response.end()
    this.#open.add(response)
    for (const id of ids) {
      const watchers = this.#watchers.get(id) ?? new Set()
      this.#watchers.set(id, watchers.add(response))
    }
    response.once('close', () => {
      this.#open.delete(response)
      for (const id of ids) {
        const watchers = this.#watchers.get(id)
        watchers?.delete(response)
        if (watchers?.size === 0) this.#watchers.delete(id)
      }
    })
  }

  #notify(event: AuctionEvent): void {
    const watchers = this.#watchers.get(event.itemId)
    if (!watchers) return
    const text = write(event)
    for (const response of watchers) send(response, text)
  }

  /** Ends all streams, and takes no more. Browsers come back by themselves. */
  close(): void {
    this.#isClosed = true
    this.#stop()
    for (const response of this.#open) response.end()
  }
}

function begin(response: Response, standing: readonly AuctionEvent[]): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // nginx would gather it.
    'X-Accel-Buffering': 'no',
    // The connection ends with the stream, also when the process does.
    Connection: 'close',
  })
  const retryMs = Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)
  send(response, `retry: ${retryMs}\n\n${standing.map(write).join('')}`)
}

function send(response: Response, text: string): void {
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  else response.write(text)
}
