import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'undici'
import type { Scene } from './scene'

/** What is asked for, and how. */
export interface Load
  extends Pick<Scene, 'url' | 'method' | 'headers' | 'body' | 'next' | 'expectsRedirect'> {
  /** So often a second in all, where it is not as often as there are answers. */
  perSecond?: number
  /** Goes on after its seconds for as long as this says so. */
  goesOn?: () => boolean
}

/** Times in milliseconds. */
export interface Shot {
  answers: number
  perSecond: number
  p50: number
  p99: number
  /** Answers of another kind than expected, and requests without one. */
  failures: number
}

const TIMEOUT_MS = 30_000

/** One request. @returns its status, 0 when there was no answer */
const ask = (client: Client, load: Load, origin: string): Promise<number> => {
  const { method, url, headers, body } = { ...load, ...load.next?.() }
  return new Promise((resolve) => {
    let status = 0
    client.dispatch(
      {
        method: method ?? 'GET',
        path: url.slice(origin.length),
        headers: { 'accept-encoding': 'gzip', ...headers },
        body: body ?? null,
      },
      {
        onConnect: () => {},
        onHeaders: (code) => {
          status = code
          return true
        },
        onData: () => true,
        onComplete: () => resolve(status),
        onError: () => resolve(0),
      },
    )
  })
}

const at = (sorted: Float64Array, share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100

/**
 * So many connections that ask again as soon as they have their answer. The client is undici's bare dispatcher:
 * it costs its core less than the server its own, so that it is the server that is measured.
 * @param seconds how long
 */
export async function shoot(load: Load, connections: number, seconds: number): Promise<Shot> {
  const times: number[] = []
  let failures = 0
  let asked = 0
  const began = performance.now()
  const end = began + seconds * 1_000
  const { origin } = new URL(load.url)
  const askOn = async (): Promise<void> => {
    const client = new Client(origin, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })
    while (performance.now() < end || load.goesOn?.()) {
      if (load.perSecond)
        await wait(Math.max(0, began + (asked++ * 1_000) / load.perSecond - performance.now()))
      const sent = performance.now()
      const status = await ask(client, load, origin)
      times.push(performance.now() - sent)
      if (Math.floor(status / 100) !== (load.expectsRedirect ? 3 : 2)) failures += 1
    }
    await client.close()
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  const sorted = Float64Array.from(times).sort()
  const answers = times.length
  const took = (performance.now() - began) / 1_000
  return { answers, perSecond: answers / took, p50: at(sorted, 0.5), p99: at(sorted, 0.99), failures }
}

/** What bare node:http does with as many bytes, on the core the shop has. */
export async function measureLimit(bytes: number): Promise<number> {
  const script = `
    const body = Buffer.alloc(${bytes}, 'x')
    require('node:http')
      .createServer((_, response) => { response.writeHead(200, { 'content-type': 'text/html' }); response.end(body) })
      .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn('taskset', ['-c', '0', process.execPath, '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  )
  const { perSecond } = await shoot({ url: `http://127.0.0.1:${port}/` }, 16, 3)
  child.kill()
  return perSecond
}
