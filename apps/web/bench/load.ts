import { spawn } from 'node:child_process'
import autocannon from 'autocannon'
import type { Scene } from './scenes'

/** What is asked for, and how. */
export type Load = Pick<
  autocannon.Options,
  'url' | 'method' | 'headers' | 'body' | 'requests' | 'overallRate'
>

/** So many connections that ask again as soon as they have their answer. @param duration in seconds */
export const shoot = (options: Load, connections: number, duration: number) =>
  new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, connections, duration, timeout: 30 }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    autocannon.track(run, { renderProgressBar: false, renderResultsTable: false })
  })

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
  const { requests } = await shoot({ url: `http://127.0.0.1:${port}/` }, 16, 3)
  child.kill()
  return requests.average
}

/** The requests of a scene, each with what is its own. */
export function toLoad({ url, method, headers, bodies, next: differ }: Scene): Load {
  const load: Load = { url, method: method ?? 'GET', headers: { 'accept-encoding': 'gzip', ...headers } }
  if (!differ) return load
  let next = 1
  const setupRequest: autocannon.Request['setupRequest'] = (request) => {
    const body = bodies?.[next % bodies.length]
    return { ...request, ...differ(next++), ...(body === undefined ? undefined : { body }) }
  }
  return { ...load, requests: [{ method: load.method ?? 'GET', setupRequest }] }
}
