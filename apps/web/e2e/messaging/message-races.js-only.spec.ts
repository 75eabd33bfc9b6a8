import { randomUUID } from 'node:crypto'
import { beginSession, checkSums, readRows, SMALL } from '@pasar/api/testing'
import { linkTo } from '@pasar/domain'
import { io, type Socket } from 'socket.io-client'
import { type Ask, ask, expect, LOAD_TIMEOUT_MS, sendInParallel, test } from '../testing/load'
import { withOwnServer } from '../testing/own-server'

const { buyer, seller, admin } = SMALL.users
const HELD = 8
const SENT = 40

interface Row {
  id: string
  body: string
  state: string
  position: number
}

/** Everything that a member's socket is given, from when it listens. */
async function listen(url: string, cookie: string, userId: string, received: string[]): Promise<Socket> {
  const extraHeaders = { cookie, origin: url }
  const socket = io(url, { auth: { userId }, extraHeaders, transports: ['websocket'], forceNew: true })
  socket.on('messageApproved', ({ content }: { content: string }) => void received.push(content))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  await socket.emitWithAck('joinRoom', userId)
  return socket
}

test.describe.configure({ timeout: LOAD_TIMEOUT_MS })

test('two decisions at once count once, and a message beside a block is delivered or refused', async () => {
  await withOwnServer(
    async ({ url, dataDir }) => {
      const mine = await beginSession(dataDir, buyer.id)
      const theirs = await beginSession(dataDir, seller.id)
      const staff = await beginSession(dataDir, admin.id)
      const form = (body: string) => ({ intent: 'send', key: randomUUID(), body })
      const begin = `/messages/new/item/${SMALL.items.kopi.id}`
      const { location: chat } = await ask(url, { path: begin, cookie: mine, form: form('Good morning') })
      const send = (body: string): Ask => ({ path: chat, cookie: mine, form: form(body) })
      const rows = () =>
        readRows<Row>(dataDir, 'select id, body, state, position from chat_messages order by position')
      const delivered = async (begins: string) =>
        (await rows())
          .filter(({ body, state }) => state === 'delivered' && body.startsWith(begins))
          .map(({ body }) => body)
      const received: string[] = []
      const receivedOf = (begins: string) => received.filter((body) => body.startsWith(begins)).sort()
      const socket = await listen(url, theirs, seller.id, received)
      try {
        for (let at = 0; at < HELD; at++) await ask(url, send(`wasap ${at}`))
        const held = (await rows()).filter(({ state }) => state === 'pending')
        expect(held).toHaveLength(HELD)
        const decide = (intent: string, id: string): Ask => ({
          path: linkTo('/admin/messages/:id', { id }),
          cookie: staff,
          form: { intent, reason: 'No' },
        })
        const decided = await sendInParallel(
          url,
          held.flatMap(({ id }) => [decide('approve', id), decide('reject', id)]),
        )
        for (const [at] of held.entries()) {
          const pair = decided.slice(at * 2, at * 2 + 2).map(({ status }) => status)
          expect(pair.filter((status) => status === 302)).toHaveLength(1)
          expect(pair.filter((status) => status >= 400 && status < 500)).toHaveLength(1)
        }
        const approved = held.filter((_, at) => decided[at * 2]?.status === 302).map(({ body }) => body)
        expect((await delivered('wasap')).sort()).toEqual(approved.sort())
        await expect.poll(() => receivedOf('wasap')).toEqual(approved)

        const sends = Array.from({ length: SENT }, (_, at) => send(`Note ${at}`))
        const block: Ask = { path: chat, cookie: theirs, form: { intent: 'block' } }
        const answers = await sendInParallel(url, [
          ...sends.slice(0, SENT / 2),
          block,
          ...sends.slice(SENT / 2),
        ])
        const [blocked] = answers.splice(SENT / 2, 1)
        expect(blocked?.status).toBe(302)
        for (const { status } of answers) expect([302, 403, 409]).toContain(status)
        const sent = sends.flatMap(({ form }, at) =>
          answers[at]?.status === 302 && form?.body !== undefined ? [form.body] : [],
        )
        expect((await delivered('Note')).sort()).toEqual(sent.sort())
        await expect.poll(() => receivedOf('Note')).toEqual(sent)
        expect((await ask(url, send('Note after'))).status).not.toBe(302)
        expect((await rows()).map(({ position }) => position)).toEqual(
          Array.from({ length: 1 + HELD + sent.length }, (_, at) => at + 1),
        )
        expect(await checkSums(dataDir)).toEqual([])
      } finally {
        socket.disconnect()
      }
    },
    { REQUIRE_2FA: 'off' },
  )
})
