/**
 * A client of the published contract that keeps a session: copy it into an app. It needs nothing but `fetch`.
 * `apps/web/e2e/platform/client.js-only.spec.ts` tries it against a real server.
 */

/** What a client keeps between starts; store it where only the app can read it. */
export interface Session {
  token: string
  refreshToken: string
  sessionId: string
  /** Epoch milliseconds. */
  expiresAt: number
}

export interface SessionStore {
  read(): Session | null
  write(session: Session | null): void
}

export interface ClientOptions {
  /** Where the market is open, without `/api`. */
  url: string
  store: SessionStore
  /** Called when the member has to log in again. */
  onSessionEnd?(): void
  fetch?: typeof fetch
  now?(): number
  /** Runs work once after some milliseconds. @returns how to call it off */
  schedule?(work: () => void, ms: number): () => void
}

/** A call that did not go well. `code` is for programs, `message` for people. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly code: string,
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status = 0,
    /** A sentence for each field that was wrong. */
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface CallOptions {
  /** JSON, unless it is a form with files. */
  body?: unknown
  headers?: Record<string, string>
  timeoutMs?: number
}

const TIMEOUT_MS = 30_000
const ADD_TIMEOUT_MS = 10_000
/** Tokens are renewed so long before they end. */
const REFRESH_BEFORE_MS = 15 * 60_000

const scheduleByTimer = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

function describe(error: unknown): CallError {
  if (error instanceof CallError) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new CallError('TIMEOUT', 'Request timed out, please check your network connection.')
  if (error instanceof TypeError) return new CallError('NETWORK_ERROR', 'Network connection error.')
  return new CallError('UNKNOWN_ERROR', 'Operation failed, please try again later.')
}

const refusalOf = (status: number, body: unknown): CallError => {
  const { code, message, errors } = isRecord(body) ? body : {}
  return new CallError(
    textOr(code, `HTTP_${status}`),
    textOr(message, `Server error (${status})`),
    status,
    isRecord(errors) ? (errors as Record<string, string>) : {},
  )
}

export class PasarClient {
  readonly #options: Required<Omit<ClientOptions, 'onSessionEnd'>> & Pick<ClientOptions, 'onSessionEnd'>
  #refreshing: Promise<boolean> | null = null
  #callOff: () => void = () => {}

  constructor(options: ClientOptions) {
    this.#options = { fetch, now: Date.now, schedule: scheduleByTimer, ...options }
    this.#planRefresh()
  }

  /** Calls off what is planned, such as the next refresh. */
  stop(): void {
    this.#callOff()
  }

  /**
   * Asks the contract. A 401 leads to one refresh and one more try; calls that come meanwhile wait for it.
   * @param path below `/api`
   * @throws CallError
   */
  async call(method: Method, path: string, options: CallOptions = {}): Promise<Json> {
    const used = this.#options.store.read()?.token
    const first = await this.#send(method, path, options)
    const answer =
      first.status === 401 && used !== undefined && (await this.#renew(used))
        ? await this.#send(method, path, options)
        : first
    if (!answer.ok) throw refusalOf(answer.status, answer.body)
    return isRecord(answer.body) ? answer.body : {}
  }

  /** @returns the challenge of the second step where the member has two-step login; null when they are in. @throws CallError */
  async logIn(email: string, password: string): Promise<string | null> {
    const answer = await this.call('POST', '/auth/login', { body: { email, password } })
    if (answer.codeNeeded === true) return textOr(answer.challenge, '')
    this.#keep(answer)
    return null
  }

  /** Ends the session here whatever the server says. @throws CallError when the server was not reached */
  async logOut(): Promise<void> {
    const session = this.#options.store.read()
    try {
      if (session) await this.call('POST', '/auth/logout', { body: { sessionId: session.sessionId } })
    } finally {
      this.#drop()
    }
  }

  /** @returns the line of the item as it stands in the cart now. @throws CallError */
  async addToCart(itemId: string, quantity: number, variantId?: string): Promise<Json> {
    const body = { itemId, quantity, ...(variantId === undefined ? {} : { variantId }) }
    const answer = await this.call('POST', '/cart', { body, timeoutMs: ADD_TIMEOUT_MS })
    if (answer.success !== true || !Array.isArray(answer.cart))
      throw new CallError('UNKNOWN_ERROR', 'Server returned invalid cart data format.')
    const lines: unknown[] = answer.cart
    const line = lines.find(
      (one) =>
        isRecord(one) && one.itemId === itemId && (variantId === undefined || one.variantId === variantId),
    )
    if (!isRecord(line)) throw new CallError('UNKNOWN_ERROR', 'Updated item information not found.')
    if (!(Number(line.quantity) >= 1))
      throw new CallError('UNKNOWN_ERROR', 'Failed to add to cart, invalid data returned.')
    return line
  }

  async #send(method: Method, path: string, { body, headers, timeoutMs = TIMEOUT_MS }: CallOptions) {
    const token = this.#options.store.read()?.token
    try {
      const response = await this.#options.fetch(`${this.#options.url}/api${path}`, {
        method,
        headers: {
          // A form says by itself how it is written.
          ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          'X-Requested-With': 'XMLHttpRequest',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { ok: response.ok, status: response.status, body: parse(text) }
    } catch (error) {
      throw describe(error)
    }
  }

  /** Whether there is another token than the one that was refused: someone else may have got it meanwhile. */
  async #renew(refused: string): Promise<boolean> {
    const now = this.#options.store.read()?.token
    return (now !== undefined && now !== refused) || this.#refresh()
  }

  /** @returns false when the session is over */
  #refresh(): Promise<boolean> {
    this.#refreshing ??= this.#exchange().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #exchange(): Promise<boolean> {
    const refreshToken = this.#options.store.read()?.refreshToken
    const answer =
      refreshToken === undefined
        ? null
        : await this.#send('POST', '/auth/refresh-token', { body: { refreshToken } })
    // A server that cannot answer now has ended nothing.
    if (answer && !answer.ok && answer.status !== 401) throw refusalOf(answer.status, answer.body)
    if (answer?.ok && this.#keep(answer.body)) return true
    this.#drop()
    this.#options.onSessionEnd?.()
    return false
  }

  #keep(answer: unknown): boolean {
    if (!isRecord(answer) || typeof answer.token !== 'string' || typeof answer.refreshToken !== 'string')
      return false
    const before = this.#options.store.read()
    this.#options.store.write({
      token: answer.token,
      refreshToken: answer.refreshToken,
      sessionId: textOr(answer.sessionId, before?.sessionId ?? ''),
      expiresAt: this.#options.now() + Number(answer.expiresIn) * 1_000,
    })
    this.#planRefresh()
    return true
  }

  #drop(): void {
    this.#callOff()
    this.#options.store.write(null)
  }

  #planRefresh(): void {
    this.#callOff()
    const session = this.#options.store.read()
    if (!session) return
    const wait = Math.max(0, session.expiresAt - REFRESH_BEFORE_MS - this.#options.now())
    // The next call reports what went wrong.
    this.#callOff = this.#options.schedule(() => void this.#refresh().catch(() => {}), wait)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
