import { addQuickReply, repliesPage } from '@pasar/api'
import { asMember, asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeContext, sessionOf } from '../../../testing/context'
import { action as chatAction, loader as chatLoader } from '../routes/chat.server'
import { action as start } from '../routes/message-new.server'
import { action, loader } from '../routes/seller-messages.server'

const { users, items, orders } = SMALL
const seller = asMember(users.seller, ROLE.SELLER)
const buyer = asMember(users.buyer, ROLE.BUYER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(member: typeof seller, params: Record<string, string> = {}, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form)
  const request = new Request('http://pasar.test/x', { method: body ? 'POST' : 'GET', ...(body && { body }) })
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params }
}

const answerOf = (work: Promise<unknown>): Promise<unknown> => work.catch((thrown: unknown) => thrown)
const post = (form: Record<string, string>) => answerOf(action(argsOf(seller, {}, form)))
const saved = () => repliesPage(services.context, asSeller(users.seller))

describe('the page of replies', () => {
  it('saves, orders and deletes texts', async () => {
    for (const title of ['Hours', 'Stock'])
      expect(await post({ intent: 'add', title, body: 'Hi {name}' })).toMatchObject({ status: 302 })
    const { quickReplies } = await loader(argsOf(seller))
    expect(quickReplies.map(({ title }) => title)).toEqual(['Hours', 'Stock'])
    const id = quickReplies[0]?.id ?? ''
    await post({ intent: 'down', id })
    await post({ intent: 'change', id, title: 'Open', body: 'Until six' })
    expect((await saved()).quickReplies.map(({ title }) => title)).toEqual(['Stock', 'Open'])
    await post({ intent: 'delete', id })
    expect((await saved()).quickReplies).toHaveLength(1)
  })

  it('says at the field what is wrong, and keeps what was typed', async () => {
    expect(await post({ intent: 'add', title: '', body: 'Hi' })).toMatchObject({
      init: { status: 400 },
      data: { failure: { fields: { title: 'required' }, values: { body: 'Hi' } } },
    })
    const away = { intent: 'away', isOn: 'on', times: 'dates', away: 'Call me: 012-345 6789' }
    expect(await post({ ...away, fromDay: '2026-12-24' })).toMatchObject({
      data: { failure: { fields: { toDay: 'day' }, values: { fromDay: '2026-12-24' } } },
    })
    expect(await post({ ...away, times: 'always' })).toMatchObject({
      data: { failure: { code: 'AWAY_ANSWER_HELD', fields: { away: 'AWAY_ANSWER_HELD' } } },
    })
  })

  it('saves the away message, and shows it again', async () => {
    const form = { intent: 'away', isOn: 'on', times: 'hours', away: 'Back at nine.' }
    await post({ ...form, fromTime: '18:30', toTime: '09:00' })
    expect((await loader(argsOf(seller))).away).toEqual({
      isOn: true,
      times: 'hours',
      fields: { away: 'Back at nine.', fromDay: '', toDay: '', fromTime: '18:30', toTime: '09:00' },
    })
  })
})

describe('the composer of a seller', () => {
  const add = (body: string) => addQuickReply(services.context, asSeller(users.seller), { title: 'T', body })
  async function startAbout(kind: string, id: string): Promise<string> {
    const form = { intent: 'send', body: 'Is it fresh?', key: `key-${kind}-0001` }
    const answer = await answerOf(start(argsOf(buyer, { kind, id }, form)))
    return answer instanceof Response ? (answer.headers.get('location') ?? '').replace('/chat/', '') : ''
  }

  it('offers texts with the names of the conversation, and inserts them without scripts', async () => {
    await add('Hi {name}: {item}, {order}')
    const conversationId = await startAbout('item', items.kopi.id)
    const { replies } = await chatLoader(argsOf(seller, { conversationId }))
    const text = `Hi Aisyah R.: ${items.kopi.title}, …`
    expect(replies).toMatchObject([{ title: 'T', text }])
    const insert = {
      intent: 'insert',
      body: 'Good morning',
      key: 'key-00000001',
      reply: replies[0]?.id ?? '',
    }
    expect(await chatAction(argsOf(seller, { conversationId }, insert))).toEqual({
      failure: undefined,
      filled: { body: `Good morning\n${text}`, key: 'key-00000001' },
    })
    expect(await chatAction(argsOf(seller, { conversationId }, { ...insert, reply: '' }))).toMatchObject({
      data: { failure: { fields: { reply: 'choose' }, values: { body: 'Good morning' } } },
    })
    expect((await chatLoader(argsOf(buyer, { conversationId }))).replies).toEqual([])
    expect(await chatAction(argsOf(buyer, { conversationId }, insert))).toMatchObject({
      data: { failure: { fields: { reply: 'choose' } } },
    })
  })

  it('names the order where it is about one', async () => {
    await add('{order} {item}')
    const id = services.database.handle
      .prepare<[string, string], string>('select id from parcels where order_id = ? and seller_id = ?')
      .pluck()
      .get(orders.paid.id, seller.id)
    const conversationId = await startAbout('parcel', id ?? '')
    const { replies } = await chatLoader(argsOf(seller, { conversationId }))
    expect(replies[0]?.text).toMatch(/^PSR-\w+ …$/)
  })
})
