import type { Got, Sent } from '../e2e/testing/own-requests'

/** A request as it was sent, and what came back. */
export interface Exchange {
  path: string
  sent: Sent
  got: Got
}

export interface Failure {
  what: string
  request: string
  answer: string
}

const MAX_SHOWN = 600

const shorten = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}… (${text.length} characters)` : text

/** The request in the form in which it goes over the wire, for whoever wants to send it again. */
function describeRequest({ path, sent }: Pick<Exchange, 'path' | 'sent'>): string {
  const { form, body, headers = {} } = sent
  const method = sent.method ?? (form === undefined && body === undefined ? 'GET' : 'POST')
  const text = form ? new URLSearchParams(form).toString() : (body ?? '').toString().replaceAll('\r', '')
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${shorten(one)}`),
  )
  return [`${method} ${shorten(path)}`, ...lines, ...(text ? ['', shorten(text)] : [])].join('\n')
}

function describeAnswer({ status, headers, text }: Got): string {
  const shown = ['location', 'set-cookie', 'content-type', 'retry-after'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${[headers[name]].flat().join(', ')}`],
  )
  return [String(status), ...shown, ...(text ? ['', shorten(text)] : [])].join('\n')
}

/** What a scene has tried, and what did not hold. */
export class Report {
  tried = 0
  readonly failures: Failure[] = []

  get held(): number {
    return this.tried - this.failures.length
  }

  /**
   * Counts one attempt.
   * @param what in words, what should have happened
   * @param seen the exchange, or what was seen in place of one
   */
  check(holds: boolean, what: string, seen: Exchange | string): void {
    this.tried += 1
    if (holds) return
    const isText = typeof seen === 'string'
    this.failures.push({
      what,
      request: isText ? '' : describeRequest(seen),
      answer: isText ? shorten(seen) : describeAnswer(seen.got),
    })
  }

  /** Takes over what another report has counted. */
  add(name: string, other: Report): void {
    this.tried += other.tried
    for (const failure of other.failures) this.failures.push({ ...failure, what: `${name}: ${failure.what}` })
  }

  /** The same with a list of faults, which must be empty. */
  checkNone(faults: readonly string[], what: string): void {
    this.check(faults.length === 0, what, faults.join('\n'))
  }
}
