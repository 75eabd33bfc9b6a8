import { expect, it } from 'vitest'
import { fieldOf, nextOf, rowsOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { buyer, buyOne, deliver, items, makeWebhook, newbuyer, useMarket } from '../testing/helpers'
import { notificationsPage } from './reads'

const market = useMarket()
const list = (who: typeof buyer, cursor = '') =>
  askRest(market, who, 'GET', `/notifications${cursor && `?cursor=${cursor}`}`)

it('lists notifications, the newest first, until they are read', async () => {
  market.run('delete from notifications')
  for (const item of [items.kopi, items.virtual]) {
    await deliver(market, makeWebhook(market, await buyOne(market, buyer, item)))
    market.wait(1)
  }
  const { body } = await list(buyer)
  expect(fieldOf(body, 'unread')).toBe(2)
  const [newest, before] = rowsOf(body, 'notifications')
  expect(newest).toMatchObject({ kind: 'orderPaid', isRead: false })
  expect(String(newest?.createdAt) > String(before?.createdAt)).toBe(true)

  const read = (who: typeof buyer) => askRest(market, who, 'POST', `/notifications/${newest?._id}/read`)
  expect((await read(newbuyer)).status).toBe(404)
  for (let time = 0; time < 2; time++) expect((await read(buyer)).status).toBe(200)
  const after = (await list(buyer)).body
  expect([fieldOf(after, 'unread'), fieldOf(after, 'notifications.0.isRead')]).toEqual([1, true])
  expect(fieldOf((await list(newbuyer)).body, 'notifications')).toEqual([])
})

it('says each in the language of the member, amounts in ringgit', async () => {
  market.run('delete from notifications')
  market.run(
    'insert into notifications (id, user_id, kind, data, created_at) values (?, ?, ?, ?, ?)',
    'ntf_1',
    buyer.id,
    'outbid',
    JSON.stringify({ title: 'Radio lama', amount: 71_000 }),
    1,
  )
  const said = async (language: typeof buyer.language) => {
    const [notice] = rowsOf((await list({ ...buyer, language })).body, 'notifications')
    return notice
  }
  expect(await said('en')).toMatchObject({
    title: 'You’ve been outbid: Radio lama',
    text: 'The price is now RM 710.00. You can still bid.',
  })
  expect(await said('ms')).toMatchObject({ text: 'Harganya kini RM 710.00. Anda masih boleh membida.' })
})

it('leads on by a cursor, and shows each once', async () => {
  market.run('delete from notifications')
  for (let at = 0; at < 45; at++)
    market.run(
      'insert into notifications (id, user_id, kind, created_at) values (?, ?, ?, ?)',
      `ntf_${String(at).padStart(2, '0')}`,
      buyer.id,
      'orderPaid',
      Math.floor(at / 3),
    )
  const seen: unknown[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await list(buyer, cursor)
    seen.push(...rowsOf(body, 'notifications').map(({ _id }) => _id))
    cursor = nextOf(body)
  }
  expect(seen).toEqual([...seen].sort().reverse())
  expect(new Set(seen).size).toBe(45)
  const oldest = await notificationsPage(market.ctx, buyer, { cursor: null, sort: 'reverse' })
  const after = await notificationsPage(market.ctx, buyer, { cursor: oldest.next, sort: 'reverse' })
  expect([...oldest.notifications, ...after.notifications].map(({ id }) => id)).toEqual(
    seen.toReversed().slice(0, 40),
  )
  expect((await list(buyer, 'none')).status).toBe(404)
})
