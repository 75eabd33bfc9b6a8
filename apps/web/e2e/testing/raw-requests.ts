import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Ask } from './load'
import type { OwnServer } from './own-server'

/** Everything that comes back until the connection ends, however it ends. */
export function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.on('error', () => {})
  return new Promise((resolve) => socket.once('close', () => resolve(text)))
}

export async function openSocket({ port }: OwnServer, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** Sends an order in two halves: the server is at work on it from the first. */
export async function beginOrder(server: OwnServer, { path, cookie = '', form = {} }: Ask) {
  const body = new URLSearchParams(form).toString()
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    `Origin: ${server.url}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ].join('\r\n')
  const socket = await openSocket(server, `${head}\r\n\r\n${body.slice(0, 100)}`)
  const answer = readAll(socket)
  return { finish: () => void socket.write(body.slice(100)), answer }
}

export const MEGABYTE = Buffer.alloc(1_048_576, 'x')
export const HUGE = 200
const BOUNDARY = 'pasar-huge'

/** What is sent to a page, a call, or the import, whose form has a file. */
function typeOf(path: string): string {
  if (path.startsWith('/trpc')) return 'application/json'
  return path === IMPORT ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/x-www-form-urlencoded'
}

export const IMPORT = '/my-products/import'

/** Sends 200 MB, or as much as is taken; answers with the status, or with null when the line was cut. */
export function sendHuge(url: string, cookie: string, path: string, hasLength: boolean) {
  return new Promise<{ status: number | null; megabytes: number }>((resolve) => {
    let megabytes = 0
    let isOver = false
    const headers = {
      origin: url,
      cookie,
      'content-type': typeOf(path),
      ...(hasLength ? { 'content-length': HUGE * MEGABYTE.length } : { 'transfer-encoding': 'chunked' }),
    }
    const post = request(url + path, { method: 'POST', headers, agent: false })
    const end = (status: number | null) => {
      isOver = true
      post.destroy()
      resolve({ status, megabytes })
    }
    post.once('response', (response) => end(response.statusCode ?? null))
    post.on('error', () => end(null))
    if (path === IMPORT)
      post.write(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="table"; filename="items.csv"\r\n\r\n`,
      )
    const send = (): void => {
      if (isOver) return
      if (megabytes === HUGE) return void post.end()
      megabytes += 1
      post.write(MEGABYTE, send)
    }
    send()
  })
}
