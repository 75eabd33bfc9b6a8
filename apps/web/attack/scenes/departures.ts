import { connect } from 'node:net'
import { REST_ROUTES, SMALL } from '@pasar/api/testing'
import { ROUTES } from '@pasar/domain'
import { type Asker, makeAskers } from '../../e2e/testing/roles/askers'
import { makePlaces } from '../../e2e/testing/roles/places'
import { FORM_TYPE, makeMultipart } from '../requests'
import { inChunks, type Scene, type Stage, thin } from '../scene'

const { kopi } = SMALL.items
/** When whoever asks goes away: at once, while the request is looked at, while its answer is made. */
const LEAVES_AFTER_MS = [0, 2, 10, 40]
const FILE_BYTES = 200_000
const PAUSE_MS = 3
const LARGE = Buffer.alloc(FILE_BYTES, 'a=b&')

interface Departure {
  name: string
  head: string
  /** Parts of the body, which is never whole. */
  parts: Buffer[]
}

/** Requests that break off, for one place. */
function departuresFrom(path: string, cookie: string, { url, port }: Stage['server']): Departure[] {
  const common = `Host: 127.0.0.1:${port}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n`
  const post = (name: string, type: string, parts: Buffer[], length: string): Departure => ({
    name: `POST ${path} ${name}`,
    head: `POST ${path} HTTP/1.1\r\n${common}Content-Type: ${type}\r\n${length}\r\n\r\n`,
    parts,
  })
  const fileParts = ['photos', 'picture', 'file', 'document'].map((name) => ({
    name,
    fileName: 'a.png',
    type: 'image/png',
    bytes: LARGE,
  }))
  const { body, headers } = makeMultipart({ intent: 'save' }, fileParts)
  const within = [body.subarray(0, FILE_BYTES / 2), body.subarray(FILE_BYTES / 2, FILE_BYTES * 2)]
  const multipart = headers['content-type'] ?? ''
  const chunk = Buffer.concat([Buffer.from('30d40\r\n'), LARGE, Buffer.from('\r\n')])
  return [
    { name: `GET ${path}`, head: `GET ${path} HTTP/1.1\r\n${common}\r\n`, parts: [] },
    post('within a file', multipart, within, `Content-Length: ${body.length}`),
    post('within a form', FORM_TYPE, [Buffer.from('intent=save&name=Si')], 'Content-Length: 1000'),
    post('within JSON', 'application/json', [Buffer.from('{"name":"Si')], 'Content-Length: 1000'),
    post('with more than is taken', FORM_TYPE, [chunk, chunk, chunk], 'Transfer-Encoding: chunked'),
  ]
}

/** Sends what there is and goes away. @returns whether the server took the connection */
function depart(port: number, { head, parts }: Departure, afterMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isTaken = true
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      let at = 0
      const next = (): void => {
        const part = parts[at++]
        if (part && !socket.destroyed) socket.write(part, () => setTimeout(next, PAUSE_MS))
        else setTimeout(() => socket.resetAndDestroy(), afterMs)
      }
      next()
    })
    // The first of an answer is enough, and what comes later is lost.
    socket.once('data', () => setTimeout(() => socket.resetAndDestroy(), afterMs))
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      isTaken = code !== 'ECONNREFUSED'
    })
    socket.once('close', () => resolve(isTaken))
  })
}

async function leaveAll(stage: Stage, asker: Asker, paths: readonly string[]): Promise<void> {
  const { server, report, isQuick } = stage
  const all = paths.flatMap((path) => departuresFrom(path, asker.cookie, server))
  const some = isQuick ? thin(all, 7) : all
  await inChunks([...some.entries()], async ([at, departure]) => {
    const isTaken = await depart(server.port, departure, LEAVES_AFTER_MS[at % LEAVES_AFTER_MS.length] ?? 0)
    const why = server.whyEnded()
    report.check(isTaken && why === null, `${asker.name} leaves: ${departure.name}`, why ?? 'no connection')
  })
}

/** Whoever goes away in the middle of a request or its answer harms nobody else: the server goes on. */
export const departures: Scene = {
  name: 'departures',
  env: { REQUIRE_2FA: 'off' },
  run: async (stage) => {
    const { dataDir, server, report } = stage
    const market = { url: server.url, dataDir }
    const askers = await makeAskers(market)
    const owner = askers.find(({ isOwner }) => isOwner)
    if (!owner) throw new Error('nobody owns anything')
    const places = await makePlaces(market, owner)
    // Logging out would end the session that the others need.
    const pages = ROUTES.filter(({ file, path }) => file !== undefined && path !== '/logout')
    const calls = REST_ROUTES.map(
      ({ segments }) => `/api/${segments.join('/').replaceAll(/\{\w+\}/g, kopi.id)}`,
    )
    const paths = [
      ...pages.map(({ path }) => places[path] ?? path),
      ...calls,
      '/trpc/cart.add',
      '/sitemap.xml',
    ]
    for (const asker of askers) await leaveAll(stage, asker, paths)
    const answer = await fetch(`${server.url}/readyz`)
    report.check(answer.ok, 'the server is as ready as before', `${answer.status}`)
  },
}
