// Proves that the port is free. It is plain JavaScript, as `server.js` is: loading a build opens the database and migrates it.
import { once } from 'node:events'
import { createServer } from 'node:net'

const REASONS = {
  EADDRINUSE: 'another program listens there. Set PORT to a free one.',
  EACCES: 'this user may not listen there. Set PORT to 1024 or higher.',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one that it has, or to 0.0.0.0.',
  ENOTFOUND: 'there is no such address. Set HOST to one that this machine has, or to 0.0.0.0.',
}

/** A sentence for whoever starts a server where it cannot listen. */
export function describeListenFailure({ appName, host, port }, { code, message }) {
  return `${appName} cannot listen on ${host}:${port}: ${REASONS[code] ?? message}`
}

/** As the settings are read: without what stands around them. */
const clean = (value, otherwise) => value?.trim().replace(/^(["'])(.*)\1$/s, '$2') || otherwise

/** @returns the sentence where the port that is set cannot be had, else null. What is set wrongly the settings complain of. */
export async function findPortFailure({ PORT, HOST, APP_NAME }) {
  const port = Number(clean(PORT, 3000))
  const host = clean(HOST, '127.0.0.1')
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return null
  } catch (error) {
    return describeListenFailure({ appName: clean(APP_NAME, 'Pasar'), host, port }, error)
  } finally {
    if (server.listening) {
      server.close()
      await once(server, 'close')
    }
  }
}
