import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beginSession, SMALL } from '@pasar/api/testing'
import { io } from 'socket.io-client'
import { send } from '../testing/own-requests'
import { withOwnServer } from '../testing/own-server'
import { openSocket, readAll } from '../testing/raw-requests'
import { expect, test } from '../testing/test'

const LOAD = path.join(import.meta.dirname, '../testing/keep-alive-load.mjs')
const CONNECTIONS = 200
const PATHS = ['/', '/shop-now', '/healthz', `/item/${SMALL.items.kopi.slug}`]
/** Of the time until the process has to be gone. */
const CLOSE_TIMEOUT_MS = 15_000

test('a server that ends under load resets no connection', { tag: '@nightly' }, async () => {
  await withOwnServer(async (server) => {
    // What is asked for is in memory: the machine may do other things, too.
    for (const each of PATHS) await send(server, each)
    const load = promisify(execFile)(process.execPath, [
      LOAD,
      String(server.port),
      String(CONNECTIONS),
      ...PATHS,
    ])
    const progress = load.child.stderr
    await new Promise((resolve) => progress?.once('data', resolve))
    const signalledAt = Date.now()
    server.process.kill('SIGTERM')
    const { stdout } = await load
    expect(JSON.parse(stdout)).toMatchObject({ resets: [], refused: CONNECTIONS })
    expect(await server.ended).toBe(0)
    expect(Date.now() - signalledAt).toBeLessThan(CLOSE_TIMEOUT_MS)
  })
})

test('sockets are closed so that clients come back, and end nobody’s time', async () => {
  await withOwnServer(async (server) => {
    const cookie = await beginSession(server.dataDir, SMALL.users.buyer.id)
    const options = {
      transports: ['websocket'],
      extraHeaders: { cookie, origin: server.url },
      reconnectionDelay: 100,
    }
    const client = io(server.url, options)
    await new Promise<void>((resolve) => client.once('connect', resolve))
    const closed = new Promise<string>((resolve) => client.once('disconnect', resolve))
    // Knows nothing of frames, and so never says goodbye.
    const silent = readAll(
      await openSocket(
        server,
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          'Host: a',
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
          '\r\n',
        ].join('\r\n'),
      ),
    )
    server.process.kill('SIGTERM')
    // Not 'io server disconnect', after which clients stay away.
    expect(await closed).toBe('transport close')
    expect(client.active).toBe(true)
    expect(await server.ended).toBe(0)
    client.close()
    const closeFrame = '\ufffd\0'
    expect((await silent).slice(-closeFrame.length)).toBe(closeFrame)
  })
})
