import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })

/**
 * Posts to this server over its own port. `fetch` takes 0.4 ms of the core more for each call.
 * @param timeoutMs without an answer for so long, the connection is closed
 * @returns the status; the answer's body is not read
 * @throws Error when no answer came
 */
export const postLoopback = (
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  timeoutMs: number,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        timeout: timeoutMs,
      },
      (answer) => {
        answer.resume().once('error', reject)
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)))
    sent.once('error', reject)
    sent.end(body)
  })
