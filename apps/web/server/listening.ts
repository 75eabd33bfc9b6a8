import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '@pasar/api'

const HEADERS_TIMEOUT_MS = 10_000
/** What of the time to close requests under way may take; jobs and the database need the rest. */
const LAST_ANSWERS_MS = 6_000

/**
 * Nothing can be served when the address is taken or not ours: that ends the process with a sentence.
 * @returns the port
 */
export function listen(server: Server, config: Config): Promise<number> {
  server.headersTimeout = Math.min(HEADERS_TIMEOUT_MS, config.requestTimeout)
  server.requestTimeout = Math.max(config.requestTimeout, config.uploadTimeout)
  return new Promise((resolve) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'another program listens there. Set PORT to a free one.' : message
      console.error(`${config.appName} cannot listen on ${config.host}:${config.port}: ${why}`)
      process.exit(1)
    })
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Takes no new connections and lets requests under way finish; whoever then still holds a connection is cut off. */
export async function stopListening(server: Server): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve))
  const cut = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await ended
  clearTimeout(cut)
}
