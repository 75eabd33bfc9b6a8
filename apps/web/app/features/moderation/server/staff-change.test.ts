import { sendContact } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { contactSchema, ROLE, STAFF_CHANGE_LISTS, staffActionsOf } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/staff-change.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(work: typeof action | typeof loader, list: string, query: string, values?: object) {
  const url = `http://pasar.test/admin/change/${list}?${query}`
  const body = values && new URLSearchParams(values as Record<string, string>)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  const context = makeContext(services, request, { session: sessionOf(asMember(users.admin, ROLE.ADMIN)) })
  return answerOf(work({ request, context, params: { list } }))
}

it('shows each action of each list before it is done, and leads back to the list as it was', async () => {
  for (const list of STAFF_CHANGE_LISTS)
    for (const what of staffActionsOf(list))
      expect(await ask(loader, list, `do=${what}&all=1`)).toMatchObject({ list, action: what })
  expect(await ask(loader, 'inboxes', 'do=close&state=answered')).toMatchObject({
    back: '/admin/inboxes?state=answered',
    records: [],
    canUndo: true,
  })
  expect(await ask(loader, 'messageReports', 'do=dismiss&list=reports')).toMatchObject({
    back: '/admin/messages?list=reports',
  })
  expect(await ask(loader, 'comments', 'do=publish&list=held')).toMatchObject({
    back: '/admin/blog?list=held',
    canUndo: true,
  })
  expect(await ask(loader, 'coupons', 'do=stop&status=running&cursor=NX5jcG4')).toMatchObject({
    back: '/admin/coupons?status=running&cursor=NX5jcG4',
  })
  expect(await ask(loader, 'orders', 'do=close')).toMatchObject({ action: null })
  // Without a filter the list would open with a saved view.
  for (const list of STAFF_CHANGE_LISTS)
    expect(await ask(loader, list, '')).toMatchObject({
      back: expect.stringMatching(/^\/[a-z/-]+\?view=all$/),
    })
})

it('refuses a record that has another version than was shown', async () => {
  const message = { topic: 'order', email: 'mei@example.com', orderNumber: '', message: 'Where is it?' }
  await sendContact(services.context, null, contactSchema.parse({ ...message, name: 'Lim' }), 'ms')
  const shown = await ask(loader, 'inboxes', 'do=take&all=1')
  const [record] = (shown as { records: { id: string; version: number }[] }).records
  const post = (what: string, version: number) =>
    ask(action, 'inboxes', '', { do: what, [`record-${record?.id}`]: String(version) })
  const version = record?.version ?? -1
  expect(await post('take', version)).toMatchObject({ result: { changed: 1 } })
  expect(await post('close', version)).toMatchObject({
    result: { changed: 0, refused: [{ code: 'INBOX_TAKEN', details: { who: users.admin.name } }] },
  })
  const taken = await post('close', version + 1)
  expect(taken).toMatchObject({ result: { changed: 1 }, isUndone: false })
  const { undo } = (taken as { result: { undo: string } }).result
  expect(await ask(action, 'inboxes', '', { intent: 'undo', undo })).toMatchObject({
    result: { changed: 1 },
    isUndone: true,
  })
})
