import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from './requests'
import { isUpload } from './security'

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Ends a request whose body has not come whole in time. The server has one time for all, which is that of
 * uploads; what is no upload has less. It is told as the server itself tells it.
 * @param within milliseconds from the headers on
 */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, within: number): void {
  if (!hasBody(request) || isUpload(request)) return
  const { socket } = request
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.headersSent) socket.destroy()
    else socket.end(TIMED_OUT, () => socket.destroy())
  }, within)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
