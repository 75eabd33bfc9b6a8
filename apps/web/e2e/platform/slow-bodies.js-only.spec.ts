import { beginSession, SMALL } from '@pasar/api/testing'
import { type OwnServer, withOwnServer } from '../testing/own-server'
import { openSocket, readAll } from '../testing/raw-requests'
import { expect, test } from '../testing/test'

const FORM = 'application/x-www-form-urlencoded'
const DOORS = {
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

test('a body that comes slowly is cut off; one with a picture is given longer', async () => {
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
    const [slow, never] = [await upload('', cookie), await upload('?a=b', other)]
    const others = await Promise.all(
      Object.entries(DOORS).map(([path, type]) => begin(server, path, type, '{"email": "a"}', cookie)),
    )
    for (const { answer } of others) expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(Date.now() - beganAt).toBeLessThan(6_000)

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
