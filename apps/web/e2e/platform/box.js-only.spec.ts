import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { beginSession, checkSums, readRows, SMALL } from '@pasar/api/testing'
import sharp from 'sharp'
import {
  ask,
  expect,
  isPlaced,
  LOAD_TIMEOUT_MS,
  readOrder,
  registerBuyers,
  startLoad,
  test,
  UNDER_WAY,
} from '../testing/load'
import { withOwnServer } from '../testing/own-server'
import { beginOrder, HUGE, IMPORT, MEGABYTE, openSocket, readAll, sendHuge } from '../testing/raw-requests'

test.describe.configure({ mode: 'default', timeout: LOAD_TIMEOUT_MS })

const { kopi, virtual } = SMALL.items
const buyVirtual = `/checkout/${virtual.variantIds[0] ?? ''}`

test('a server that gets SIGTERM finishes what it began, and exits in time', async () => {
  await withOwnServer(async (server) => {
    const { url, dataDir } = server
    const buyers = await registerBuyers(server, 8)
    const orders = await Promise.all(buyers.map((cookie) => readOrder(url, cookie, buyVirtual)))
    const load = orders.map((order) => ({ ...order, form: { ...order.form, idempotencyKey: '{key}' } }))
    const traffic = await startLoad(url, [...load, { path: '/' }, { path: `/item/${virtual.slug}` }], true)
    await expect.poll(() => traffic.answers.length, UNDER_WAY).toBeGreaterThan(100)

    const begun = await Promise.all(orders.map((order) => beginOrder(server, order)))
    // These ask nothing, or never come to an end with it.
    const idle = await Promise.all([openSocket(server), openSocket(server, 'GET / HTTP/1.1\r\nHost')])
    const idleEnds = Promise.all(idle.map(readAll))
    const signalledAt = Date.now()
    server.process.kill('SIGTERM')
    const probe = () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => 'refused',
      )
    // As a proxy would: nobody is sent here any more once it says that it is not ready.
    await expect.poll(probe, { intervals: [5] }).toBe(503)
    const stopped = traffic.stop()
    for (const { finish } of begun.slice(0, 4)) finish()
    await expect.poll(probe, { intervals: [50] }).toBe('refused')
    for (const { finish } of begun.slice(4)) finish()

    const answered = await Promise.all(begun.map(({ answer }) => answer))
    for (const text of answered) expect(text).toMatch(/^HTTP\/1\.1 302 [\s\S]*\r\nlocation: \/pay\//i)
    expect(await server.ended).toBe(0)
    expect(Date.now() - signalledAt).toBeLessThan(15_000)
    await idleEnds

    const answers = await stopped
    // Who asks when the notice of two seconds is over may be too late; everyone before is answered.
    for (const { status, text, at } of answers)
      if (status !== 0 || at < signalledAt + 1_500) expect([200, 302], text.slice(0, 200)).toContain(status)
    // Whatever was acknowledged is there.
    const payments = new Set(
      (await readRows<{ id: string }>(dataDir, 'select id from payments')).map(({ id }) => id),
    )
    const acknowledged = [
      ...answers.filter(isPlaced).map(({ location }) => location),
      ...answered.map((text) => /\r\nlocation: (\S+)/i.exec(text)?.[1] ?? ''),
    ]
    for (const location of acknowledged) expect(payments).toContain(location.replace('/pay/', ''))
    expect(await checkSums(dataDir)).toEqual([])
  })
})

test('200 MB to any endpoint are refused before they are taken, and cost no memory', async () => {
  await withOwnServer(async (server) => {
    const [buyer = ''] = await registerBuyers(server, 1)
    const seller = await beginSession(server.dataDir, SMALL.users.seller.id)
    const endpoints = ['/login', '/trpc/cart.add', '/api/webhooks/demo', IMPORT]
    for (const path of ['/', '/login', `/item/${kopi.slug}`]) await ask(server.url, { path })
    const before = server.memory('VmRSS')
    for (const path of endpoints)
      for (const hasLength of [true, false]) {
        const cookie = path === IMPORT ? seller : buyer
        const { status, megabytes } = await sendHuge(server.url, cookie, path, hasLength)
        expect([413, null], `${path}, with Content-Length: ${hasLength}`).toContain(status)
        expect(megabytes, `${path}, with Content-Length: ${hasLength}`).toBeLessThan(HUGE)
      }
    expect(server.memory('VmHWM') - before).toBeLessThan(50 * MEGABYTE.length)
    expect((await ask(server.url, { path: '/' })).status).toBe(200)
  })
})

test('one byte over the limit is refused, also without Content-Length', async ({
  market: { url },
  buyers: [cookie = ''],
}) => {
  const limits = { '/newsletter': 65_536, '/trpc/cart.add': 65_536, '/api/webhooks/demo': 262_144 }
  for (const [path, limit] of Object.entries(limits))
    for (const over of [0, 1]) {
      const type = path === '/newsletter' ? 'application/x-www-form-urlencoded' : 'application/json'
      const headers = { origin: url, cookie, 'content-type': type, 'transfer-encoding': 'chunked' }
      const post = request(url + path, { method: 'POST', agent: false, headers })
      const answer = once(post, 'response')
      // A form of two texts, each shorter than what is read of one.
      const beginning = path === '/newsletter' ? `email=${'1'.repeat(limit / 2)}&more=` : ''
      post.end(beginning.padEnd(limit + over, '1'))
      const [response] = await answer
      response.resume()
      expect(response.statusCode === 413, `${path}: ${response.statusCode}`).toBe(over === 1)
    }
})

test('an address in use is reported in one sentence', async ({ market: { url } }) => {
  const { port } = new URL(url)
  await expect(withOwnServer(async () => {}, { PORT: port })).rejects.toThrow(
    `127.0.0.1:${port}: another program listens there. Set PORT to a free one.`,
  )
})

test('what is wrong in form is the fault of who asks, never of the server', async ({
  market: { url },
  buyers: [cookie = ''],
}) => {
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const wrong: [number, string, string, Record<string, string>, string | undefined][] = [
    [400, 'POST', '/trpc/cart.add', json, '{"itemId": "broken'],
    [400, 'POST', '/trpc/cart.add?batch=1', json, '[[['],
    [405, 'GET', '/trpc/cart.add', {}, undefined],
    [405, 'PUT', '/trpc/cart.add', json, '{}'],
    [405, 'DELETE', '/login', {}, undefined],
    [405, 'PATCH', '/', form, 'a=b'],
    [405, 'POST', '/shop-now', form, 'a=b'],
    [404, 'GET', '/api/webhooks/demo', {}, undefined],
    [400, 'POST', '/api/webhooks/demo', json, '{"id": "broken'],
    [400, 'POST', '/login', json, '{"email": "a@pasar.test"}'],
    [400, 'POST', '/newsletter', { 'content-type': 'text/plain' }, 'email'],
  ]
  for (const [status, method, path, headers, body] of wrong) {
    const answer = await fetch(url + path, { method, headers: { origin: url, cookie, ...headers }, body })
    expect.soft(answer.status, `${method} ${path} ${body}`).toBe(status)
  }
})

test('on a full disk nothing is bought and all is shown; with room again it goes on', async () => {
  await withOwnServer(async (server) => {
    const { url, dataDir } = server
    const [cookie = ''] = await registerBuyers(server, 1)
    const order = await readOrder(url, cookie, buyVirtual)
    const add = { itemId: kopi.id, quantity: 1 }
    // To the process a file that may not grow is a disk without room.
    const limitFiles = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`])
    const countOrders = () => readRows(dataDir, 'select id from orders')
    const before = await countOrders()
    const sentence = 'We cannot save anything right now. Please try again later.'

    limitFiles(1)
    const placed = await ask(url, order)
    expect(placed.status).toBe(503)
    expect(placed.text).toContain(sentence)
    const added = await ask(url, { path: '/trpc/cart.add', cookie, json: add })
    expect(added.status).toBe(503)
    expect(JSON.parse(added.text)).toMatchObject({
      error: { message: sentence, data: { failure: { code: 'STORAGE_FULL' } } },
    })
    const cart = { path: '/cart', cookie, form: { intent: 'add', itemId: kopi.id, quantity: '1' } }
    const form = await fetch(`${url}/cart`, {
      method: 'POST',
      headers: { origin: url, cookie },
      body: new URLSearchParams(cart.form),
      redirect: 'manual',
    })
    expect(form.status).toBe(302)
    const flash = form.headers.getSetCookie().map((header) => header.split(';')[0])
    const next = await ask(url, { path: '/cart', cookie: [cookie, ...flash].join('; ') })
    expect(next.text).toContain(sentence)
    const readyz = await ask(url, { path: '/readyz' })
    expect(readyz.status).toBe(503)
    const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { origin: url, cookie, ...headers },
        body,
        redirect: 'manual',
      })
    const rest = await post('/api/cart', JSON.stringify(add), {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect([rest.status, await rest.json()]).toMatchObject([503, { code: 'STORAGE_FULL', message: sentence }])
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const avatar = new FormData()
    avatar.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
    const sent = await post('/user-profile/avatar', avatar)
    expect([sent.status, (await sent.text()).includes(sentence)]).toEqual([503, true])
    const ticked = await post('/user-profile/preferences', new URLSearchParams({ 'promotions.mail': 'on' }))
    expect([ticked.status, (await ticked.text()).includes(sentence)]).toEqual([503, true])
    // An action that shows no form again.
    expect((await post('/recent', new URLSearchParams({ itemId: kopi.id }))).status).toBe(503)
    // What a cookie keeps needs no disk.
    const chosen = await post('/settings/language', new URLSearchParams({ language: 'ms', from: '/faq' }))
    expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/faq'])
    for (const path of ['/shop-now', `/item/${kopi.slug}`, '/shop', '/cart', '/orders/user'])
      expect((await ask(url, { path, cookie })).status, path).toBe(200)

    limitFiles('unlimited')
    expect(await countOrders()).toEqual(before)
    expect((await ask(url, { path: '/readyz' })).status).toBe(200)
    expect((await ask(url, { path: '/trpc/cart.add', cookie, json: add })).status).toBe(200)
    expect(isPlaced(await ask(url, order))).toBe(true)
    expect(await checkSums(dataDir)).toEqual([])
  })
})
