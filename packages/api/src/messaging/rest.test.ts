import { expect, it } from 'vitest'
import { fieldOf, textOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { items, useMarket } from '../testing/helpers'
import { admin, asking, selling, stranger } from './testing/helpers'

const market = useMarket()
const ask = (who: typeof asking, method: string, path: string, body?: unknown) =>
  askRest(market, who, method, path, body)

it('an app marks as read what it has shown, and nothing that came meanwhile', async () => {
  const about = { kind: 'item', about: items.kopi.id, content: 'Is it fresh?', key: 'app-key-0001' }
  const started = await ask(asking, 'POST', '/conversations', about)
  const path = `/conversations/${textOf(started.body, 'message.conversation')}`
  const { body: shown } = await ask(selling, 'GET', `${path}/messages`)
  await ask(asking, 'POST', `${path}/messages`, { content: 'And ground?', key: 'app-key-0002' })
  const unread = async () =>
    fieldOf((await ask(selling, 'GET', '/conversations')).body, 'conversations.0.unread')
  expect((await ask(selling, 'POST', `${path}/read`, { through: fieldOf(shown, 'through') })).status).toBe(
    200,
  )
  expect(await unread()).toBe(1)
  expect((await ask(selling, 'POST', `${path}/read`, { through: -1 })).status).toBe(400)
  expect(await unread()).toBe(1)
  await ask(selling, 'POST', `${path}/read`, {})
  expect(await unread()).toBe(0)
})

it('an app starts a conversation, writes, reads and pages, and nobody else does', async () => {
  const about = { kind: 'item', about: items.kopi.id, content: 'Is it fresh?', key: 'app-key-0001' }
  const started = await ask(asking, 'POST', '/conversations', about)
  expect(started).toMatchObject({ status: 201, body: { message: { state: 'delivered' } } })
  const path = `/conversations/${textOf(started.body, 'message.conversation')}`
  const held = await ask(asking, 'POST', `${path}/messages`, { content: 'wasap?', key: 'app-key-0002' })
  expect(fieldOf(held.body, 'message.state')).toBe('pending')
  const { body } = await ask(selling, 'GET', '/conversations')
  expect(fieldOf(body, 'conversations')).toMatchObject([
    { unread: 1, about: { kind: 'item', _id: items.kopi.id } },
  ])
  const shown = await ask(selling, 'GET', `${path}/messages`)
  expect(shown.body).toMatchObject({
    messages: [{ content: 'Is it fresh?', sender: { _id: asking.id }, receiver: { _id: selling.id } }],
    before: null,
  })
  expect((await ask(selling, 'POST', `${path}/read`, {})).status).toBe(200)
  expect(fieldOf((await ask(selling, 'GET', '/conversations')).body, 'conversations')).toMatchObject([
    { unread: 0 },
  ])
  expect((await ask(stranger, 'GET', `${path}/messages`)).status).toBe(404)
  expect((await ask(stranger, 'POST', `${path}/read`, {})).status).toBe(404)
  const sent = await ask(stranger, 'POST', `${path}/messages`, { content: 'Hi', key: 'app-key-0003' })
  expect(sent.status).toBe(404)
  const own = await ask(selling, 'POST', '/conversations', { ...about, key: 'app-key-0004' })
  expect(own).toMatchObject({ status: 403, body: { code: 'MESSAGE_TO_SELF' } })
  expect((await askRest(market, admin, 'GET', '/conversations')).status).toBe(403)
})

it('an app reports what it received, and blocks who wrote it until it takes that back', async () => {
  const about = { kind: 'item', about: items.kopi.id, content: 'Is it fresh?', key: 'app-key-0001' }
  const started = await ask(asking, 'POST', '/conversations', about)
  const path = `/conversations/${textOf(started.body, 'message.conversation')}`
  const report = `${path}/messages/${textOf(started.body, 'message._id')}/report`
  const why = { reason: 'spam', note: 'The same again and again' }
  expect((await ask(asking, 'POST', report, why)).status).toBe(404)
  expect((await ask(stranger, 'POST', report, why)).status).toBe(404)
  expect((await ask(selling, 'POST', report, { reason: 'dull' })).status).toBe(400)
  expect((await ask(selling, 'POST', report, why)).status).toBe(200)
  expect(market.rows('select reason, note from message_reports')).toEqual([why])

  const isBlocked = async () => fieldOf((await ask(selling, 'GET', `${path}/messages`)).body, 'isBlocked')
  const write = (key: string) => ask(asking, 'POST', `${path}/messages`, { content: 'Hello?', key })
  expect((await ask(stranger, 'POST', `${path}/block`)).status).toBe(404)
  expect(await isBlocked()).toBe(false)
  expect((await ask(selling, 'POST', `${path}/block`)).status).toBe(200)
  expect(await isBlocked()).toBe(true)
  expect((await write('app-key-0002')).body).toMatchObject({ code: 'MESSAGE_BLOCKED' })
  expect((await ask(selling, 'DELETE', `${path}/block`)).status).toBe(200)
  expect((await write('app-key-0003')).status).toBe(201)
})
