import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '@pasar/api'
import { MIN_UPLOAD_RATE } from '@pasar/domain'
import { writeRawAnswer } from '../protocol'
import { hasBody } from '../requests'
import { isFileUpload, isUpload } from '../security'

/** Between two looks at a file that is arriving. */
const MIN_WAIT_MS = 100

/**
 * Ends a request whose body has not arrived whole in time. The server has one time for all, which is that of the largest
 * files; everything else has less. A file of a download may take longer for as long as it arrives at `MIN_UPLOAD_RATE`
 * on average. The answer is the one Node itself sends.
 * @param times in milliseconds, from the headers on
 * @param headers what every answer carries
 */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { requestTimeout, uploadTimeout }: Pick<Config, 'requestTimeout' | 'uploadTimeout'>,
  headers: Readonly<Record<string, string>>,
): void {
  if (!hasBody(request)) return
  const { socket } = request
  const within = isUpload(request) ? uploadTimeout : requestTimeout
  const [began, before] = [performance.now(), socket.bytesRead]
  const earned = isFileUpload(request)
    ? () => ((socket.bytesRead - before) / MIN_UPLOAD_RATE) * 1_000
    : () => 0
  const check = (): void => {
    if (request.complete) return
    const left = began + within + earned() - performance.now()
    if (left > 0) wait(left)
    else if (response.headersSent) socket.destroy()
    else socket.end(writeRawAnswer(408, headers), () => socket.destroy())
  }
  let timer: NodeJS.Timeout
  const wait = (ms: number): void => {
    timer = setTimeout(check, Math.max(ms, MIN_WAIT_MS)).unref()
  }
  wait(within)
  request.once('close', () => clearTimeout(timer))
}
