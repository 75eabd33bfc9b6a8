import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeRawAnswer } from './protocol'
import { hasBody } from './requests'
import { isUpload } from './security'

/**
 * Ends a request whose body has not come whole in time. The server has one time for all, which is that of
 * uploads; what is no upload has less. The answer is the one Node itself sends.
 * @param within milliseconds from the headers on
 * @param headers what every answer carries
 */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  within: number,
  headers: Readonly<Record<string, string>>,
): void {
  if (!hasBody(request) || isUpload(request)) return
  const { socket } = request
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.headersSent) socket.destroy()
    else socket.end(writeRawAnswer(408, headers), () => socket.destroy())
  }, within)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
