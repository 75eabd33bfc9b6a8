import { request } from 'node:http'
import type { OwnServer } from './own-server'

export interface Sent {
  method?: string
  headers?: Record<string, string>
  form?: Record<string, string>
  body?: string
}

export interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** A request as no browser sends it: with whatever headers, Host too. Forms come from the page itself unless told. */
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
    ask.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += String(chunk)
      })
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
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
