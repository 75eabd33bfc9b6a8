import { beginSession, SMALL } from '@pasar/api/testing'
import { type OwnServer, withOwnServer } from '../testing/own-server'
import { openSocket, readAll } from '../testing/raw-requests'
import { expect, test } from '../testing/test'

const FORM = 'application/x-www-form-urlencoded'
const ENDPOINTS = {
  '/login': FORM,
  '/trpc/cart.add': 'application/json',
  '/user-profile': FORM,
  '/api/webhooks/demo': 'application/json',
}
const BOUNDARY = 'between'
const picture = [
  `--${BOUNDARY}`,
  'Content-Disposition: form-data; name="picture"; filename="me.jpg"',
  'Content-Type: image/jpeg',
  '',
  'no picture',
  `--${BOUNDARY}--`,
  '',
].join('\r\n')

/** Sends the headers and the first byte; what follows is up to the test. */
async function begin(server: OwnServer, path: string, type: string, body: string, cookie = '') {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    `Origin: ${server.url}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ].join('\r\n')
  const socket = await openSocket(server, `${head}\r\n\r\n${body.slice(0, 1)}`)
  return { answer: readAll(socket), finish: () => void socket.write(body.slice(1)) }
}

/** Two hundred whose headers go on and on. */
async function dripHeaders(server: OwnServer) {
  const start = 'GET / HTTP/1.1\r\nHost: slow\r\n'
  const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(server, start)))
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X-Drip: 1\r\n')
  }, 500)
  return { ends: Promise.all(sockets.map(readAll)).finally(() => clearInterval(drip)) }
}

test('headers and bodies that come slowly are cut off, a body with a picture later; shoppers notice nothing', async () => {
  const times = { REQUEST_TIMEOUT_S: '2', UPLOAD_TIMEOUT_S: '6' }
  await withOwnServer(async (server) => {
    const cookie = await beginSession(server.dataDir, SMALL.users.buyer.id)
    const other = await beginSession(server.dataDir, SMALL.users.newbuyer.id)
    const upload = (query: string, whose: string) =>
      begin(
        server,
        `/user-profile/avatar${query}`,
        `multipart/form-data; boundary=${BOUNDARY}`,
        picture,
        whose,
      )
    const beganAt = Date.now()
    const { ends } = await dripHeaders(server)
    expect((await fetch(`${server.url}/item/${SMALL.items.kopi.slug}`)).status).toBe(200)
    const [slow, never] = [await upload('', cookie), await upload('?a=b', other)]
    const others = await Promise.all(
      Object.entries(ENDPOINTS).map(([path, type]) => begin(server, path, type, '{"email": "a"}', cookie)),
    )
    let isUploadOver = false
    void never.answer.then(() => {
      isUploadOver = true
    })
    for (const { answer } of others) expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(isUploadOver).toBe(false)
    // Headers are given as long as bodies, and never longer than ten seconds.
    for (const text of await ends) expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/)

    // Those are over, and this one is still listened to.
    slow.finish()
    const answer = await slow.answer
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('Please choose a JPEG, PNG, WebP or AVIF picture.')
    expect(await never.answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(Date.now() - beganAt).toBeGreaterThan(5_500)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  }, times)
})
