import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Refused, refuse, type StripeBooks } from './fake-stripe-books'

export interface SeenRequest {
  method: string
  path: string
  key: string | undefined
  form: Record<string, string>
}

type Mishap = 'hang' | 'lose answer' | 'fail'

/** Stands in for Stripe on this machine: checks what it is sent, and answers as Stripe does. */
export class FakeStripe {
  readonly requests: SeenRequest[] = []
  private readonly answers = new Map<string, { request: string; body: unknown }>()
  private mishaps: { kind: Mishap; path: RegExp; times: number }[] = []
  private readonly server = createServer((request, response) => void this.answer(request, response))

  constructor(
    private readonly secretKey: string,
    readonly books: StripeBooks,
  ) {}

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** From now on, requests to such paths go wrong, so many times. */
  goWrong(kind: Mishap, path: RegExp, times = Number.POSITIVE_INFINITY): void {
    this.mishaps.push({ kind, path, times })
  }

  recover(): void {
    this.mishaps = []
  }

  /** A day goes by. */
  forgetKeys(): void {
    this.answers.clear()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe')
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const method = request.method ?? 'GET'
    const form = Object.fromEntries(method === 'GET' ? url.searchParams : new URLSearchParams(text))
    const key = request.headers['idempotency-key']
    const seen = { method, path: url.pathname, key: typeof key === 'string' ? key : undefined, form }
    this.requests.push(seen)
    const mishap = this.mishaps.find(({ path, times }) => times > 0 && path.test(`${method} ${seen.path}`))
    if (mishap) mishap.times -= 1
    if (mishap?.kind === 'hang') return
    let status = 200
    let body: unknown
    try {
      if (mishap?.kind === 'fail') throw new Refused(500, { type: 'api_error', message: 'Down' })
      if (request.headers.authorization !== `Bearer ${this.secretKey}`)
        refuse('Invalid API Key provided', 'api_key_invalid', 401)
      body = method === 'POST' ? this.once(seen, () => this.route(seen)) : this.route(seen)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      status = error.status
      body = { error: error.error }
    }
    if (mishap?.kind === 'lose answer') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  /** The same key gives the same answer, and is refused for another request. */
  private once({ path, key, form }: SeenRequest, work: () => unknown): unknown {
    if (key === undefined) return refuse('We always send a key of our own')
    const request = JSON.stringify([path, form])
    const earlier = this.answers.get(key)
    if (earlier && earlier.request !== request)
      throw new Refused(400, { type: 'idempotency_error', message: 'Keys are for one request' })
    const body = earlier?.body ?? structuredClone(work())
    this.answers.set(key, { request, body })
    return body
  }

  private route({ method, path, form }: SeenRequest): unknown {
    const { books } = this
    if (path === '/v1/checkout/sessions' && method === 'POST') return books.createSession(form)
    const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1]
    if (id !== undefined && method === 'GET') {
      const session = books.sessions.get(id) ?? refuse('No such session', 'resource_missing', 404)
      const isExpanded = form['expand[0]'] === 'payment_intent'
      const intent = books.intents.get(session.payment_intent ?? '')
      return isExpanded && intent ? { ...session, payment_intent: intent } : session
    }
    if (path === '/v1/refunds' && method === 'GET') {
      const data = books.refunds.filter(({ payment_intent }) => payment_intent === form.payment_intent)
      return { object: 'list', data, has_more: false, url: path }
    }
    if (path === '/v1/refunds' && method === 'POST') return books.createRefund(form)
    return refuse(`Unrecognized request URL (${method}: ${path})`, 'resource_missing', 404)
  }
}
