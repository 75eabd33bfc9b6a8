import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { asksForWebsocket } from './incoming-request'
import { toOriginForm } from './request-target'
import { hasBody } from './requests'

type Headers = Readonly<Record<string, string>>

/** An answer where there is no response to write to. */
export const writeRawAnswer = (status: number, headers: Headers): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({
      ...headers,
      Date: new Date().toUTCString(),
      'Content-Length': '0',
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** What Node says when a request cannot be parsed, or does not come in time. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const countHosts = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

/** @returns the status of a request that cannot be handed on, null for all others */
function statusOfMalformed(request: IncomingMessage): number | null {
  if (request.httpVersionMajor !== 1) return 505
  const hosts = countHosts(request)
  // Two could be read by a proxy as one, and by us as the other.
  if (hosts > 1 || (hosts === 0 && request.httpVersionMinor > 0)) return 400
  // About the server, not about anything on it: all there is to say is that it is here.
  if (request.url === '*' && request.method === 'OPTIONS') return 204
  const asked = request.url ?? ''
  const target = toOriginForm(asked) ?? (asked.startsWith('/api/') ? NO_CALL : null)
  if (target === null) return 400
  request.url = target
  // RFC 6455, section 4.2.2. Those for the socket do not come here.
  return asksForWebsocket(request) ? 404 : null
}

/** Names no call: the published contract has one form of failure, for paths that cannot be read, too. */
const NO_CALL = '/api/-'

/** Answers what HTTP itself refuses; the target of all others is in origin form afterwards. @returns whether it did */
function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const status = statusOfMalformed(request)
  if (status === null) return false
  // Nobody waits for a body that nobody reads.
  if (status !== 204 || hasBody(request)) response.shouldKeepAlive = false
  const body = status === 204 ? '' : `${STATUS_CODES[status]}\n`
  response.writeHead(status, body === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

/**
 * Sees every request before anyone else does, the socket's too, so it is called when all others listen. Each answer
 * gets the headers; those that are written without a response as well.
 * @param take hands a request on, now or later
 */
export function guardProtocol(
  server: Server,
  headers: Headers,
  take: (response: ServerResponse, handOn: () => void) => void,
): void {
  const own = Object.entries(headers)
  const answers = new WeakMap<Duplex, ServerResponse>()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    answers.set(request.socket, response)
    for (const [name, value] of own) response.setHeader(name, value)
    take(response, () => {
      if (refuseMalformed(request, response)) return
      for (const listener of listeners) listener.call(server, request, response)
    })
  })
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end()
  })
  // Nobody is a way to elsewhere here.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    socket.end(writeRawAnswer(405, headers), () => socket.destroy())
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    // Another answer cannot be sent in the middle of one.
    const isAnswering = answer?.headersSent && !answer.writableFinished
    if (!socket.writable || isAnswering) return void socket.destroy()
    socket.end(writeRawAnswer(STATUS_OF_ERROR[error.code ?? ''] ?? 400, headers), () => socket.destroy())
  })
}
