import { request } from 'node:http'
import type { OwnServer } from './own-server'

export interface Sent {
  method?: string
  headers?: Record<string, string | string[]>
  form?: Record<string, string>
  body?: string | Buffer
}

export interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const ANSWER_TIMEOUT_MS = 30_000

/** A request as no browser sends it: with whatever headers, Host too. Forms come from the page itself by default. */
export function send(
  { port, url }: Pick<OwnServer, 'port' | 'url'>,
  path: string,
  sent: Sent = {},
): Promise<Got> {
  const body = sent.form ? new URLSearchParams(sent.form).toString() : sent.body
  const own = sent.form ? { origin: url, 'content-type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((resolve, reject) => {
    const ask = request({
      port,
      path,
      host: '127.0.0.1',
      method: sent.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { accept: 'text/html', ...own, ...sent.headers },
      agent: false,
    })
    ask.once('error', reject)
    // Whoever sends what no browser sends may be left without an answer: that must not look like a test that is slow.
    ask.setTimeout(ANSWER_TIMEOUT_MS, () => ask.destroy(new Error('no answer')))
    ask.once('upgrade', ({ statusCode = 0, headers }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, headers, text: '' })
    })
    ask.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    ask.end(body)
  })
}

/** The `name=value` of a cookie that an answer sets. */
export function cookieOf({ headers }: Got, name: string): string {
  const set = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`))
  if (set === undefined) throw new Error(`no ${name} cookie`)
  return set.split(';')[0] ?? ''
}
