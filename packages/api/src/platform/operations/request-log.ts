/** From here on a request is slow, in milliseconds. */
export const SLOW_MS = 1_000
/** Of each kind; the oldest go first. */
export const NOTES_KEPT = 500

/** A request that took long or failed, without anything of what it said. */
export interface RequestNote {
  /** As in `X-Request-Id` and in the log. */
  id: string
  at: number
  method: string
  /** As the log shows it: without ids and secrets. */
  path: string
  status: number
  ms: number
  /** The kind of error; empty where nothing was thrown. */
  error: string
}

function put<T>(list: T[], entry: T): void {
  list.push(entry)
  if (list.length > NOTES_KEPT) list.shift()
}

/** What an error may be called where people see it: its message may hold what somebody typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code === '' ? error.name : `${error.name} ${code}`
}

/** The last slow and failed requests of this process, in bounded memory. */
export class RequestLog {
  readonly #slow: RequestNote[] = []
  readonly #failed: RequestNote[] = []
  /** Errors of requests that are not answered yet. */
  readonly #errors = new Map<string, string>()

  /** Notes why a request fails, before it is answered. */
  explain(id: string, error: unknown): void {
    this.#errors.set(id, nameOf(error))
    const [oldest] = this.#errors.keys()
    if (this.#errors.size > NOTES_KEPT && oldest !== undefined) this.#errors.delete(oldest)
  }

  /** Notes an answered request if it took long or failed. */
  record(request: Omit<RequestNote, 'error'>): void {
    const error = this.#errors.get(request.id) ?? ''
    this.#errors.delete(request.id)
    if (request.status >= 500 || error !== '') put(this.#failed, { ...request, error })
    else if (request.ms >= SLOW_MS) put(this.#slow, { ...request, error })
  }

  /** Those of a kind whose number begins so, the newest first. */
  list(kind: 'slow' | 'failed', start: string, limit: number): RequestNote[] {
    const from = kind === 'slow' ? this.#slow : this.#failed
    return from
      .filter(({ id }) => id.startsWith(start))
      .slice(-limit)
      .reverse()
  }
}
