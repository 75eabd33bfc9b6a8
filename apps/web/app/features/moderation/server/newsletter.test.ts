import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/newsletter/admin-newsletter.server'
import { action as make } from '../routes/newsletter/admin-newsletter-new.server'
import { loader as list } from '../routes/newsletter/admin-newsletters.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
  services.database.handle
    .prepare('insert into newsletter_subscribers (email, created_at, confirmed_at) values (?, 1, 1)')
    .run('reader@pasar.test')
})
afterEach(() => services.dispose())

function ask(
  work: typeof make | typeof action | typeof loader | typeof list,
  address: string,
  values?: Record<string, string>,
  role: RoleId = ROLE.ADMIN,
) {
  const url = `http://pasar.test/admin/newsletter/${address}`
  const request = new Request(url, values ? { method: 'POST', body: new URLSearchParams(values) } : {})
  const context = makeContext(services, request, { session: sessionOf(asMember(users.admin, role)) })
  return answerOf(work({ request, context, params: { id: address.replace(/\?.*/, '') } }))
}

const FORM = { 'en.subject': 'New makers', 'en.body': 'Look **here**.', 'cn.subject': '新', 'cn.body': '看' }

async function draft(): Promise<string> {
  const [, id = ''] =
    /^\/admin\/newsletter\/(\w+)$/.exec(locationOf(await ask(make, 'new', FORM)) ?? '') ?? []
  return id
}

it('keeps a draft, shows it in each language, and sends the version that was shown once it is confirmed', async () => {
  const id = await draft()
  expect(await ask(loader, `${id}?preview=cn`)).toMatchObject({
    shown: 'cn',
    form: { 'en.subject': 'New makers', 'ms.subject': '' },
    preview: { subject: '新', written: 'cn' },
  })
  expect(await ask(loader, `${id}?preview=ms`)).toMatchObject({ preview: { written: 'en' } })
  expect(await ask(loader, `${id}?preview=xx`)).toMatchObject({ shown: 'en' })
  expect(locationOf(await ask(action, `${id}?preview=cn`, { intent: 'test', language: 'cn' }))).toBe(
    `/admin/newsletter/${id}?preview=cn`,
  )
  expect(await ask(action, id, { intent: 'send', version: '0' })).toMatchObject({
    data: { failure: { fields: { confirmed: 'required' } } },
  })
  const send = { intent: 'send', version: '0', confirmed: 'yes' }
  expect(locationOf(await ask(action, id, send))).toContain(id)
  expect(await ask(action, id, { ...FORM, intent: 'save', version: '1' })).toMatchObject({
    data: { failure: { code: 'NEWSLETTER_CHANGED', details: { who: users.admin.name } } },
  })
  expect(await ask(loader, id)).toMatchObject({ issue: { state: 'sending', audience: 1 }, canStop: true })
  expect(locationOf(await ask(action, id, { intent: 'stop' }))).toContain(id)
  expect(locationOf(await ask(action, id, { intent: 'resume' }))).toContain(id)
  expect(await ask(list, '')).toMatchObject({ issues: [{ id, subject: 'New makers', state: 'sending' }] })
})

it('says at each field what is wrong and keeps what was typed', async () => {
  const typed = { ...FORM, 'en.subject': '', 'ms.body': 'Kata' }
  expect(await ask(make, 'new', typed)).toMatchObject({
    data: {
      failure: {
        fields: { 'en.subject': 'required', 'ms.subject': 'required' },
        values: { 'en.body': FORM['en.body'], 'ms.body': 'Kata' },
      },
    },
  })
  const id = await draft()
  for (const intent of ['explode', ''])
    expect(await ask(action, id, { intent })).toMatchObject({ data: { failure: { code: 'VALIDATION' } } })
  expect(await ask(action, id, { ...FORM, intent: 'save', version: 'x' })).toMatchObject({
    data: { failure: { code: 'VALIDATION' } },
  })
  expect(locationOf(await ask(action, id, { intent: 'delete', version: '0' }))).toBe('/admin/newsletter')
})

it('is for admins alone', async () => {
  const id = await draft()
  for (const role of [ROLE.BUYER, ROLE.SELLER, ROLE.MANAGER, ROLE.RESELLER])
    for (const [work, address] of [
      [loader, id],
      [list, ''],
    ] as const)
      expect(locationOf(await ask(work, address, undefined, role))).not.toBeNull()
  expect(locationOf(await ask(action, id, { intent: 'delete', version: '0' }, ROLE.MANAGER))).not.toBeNull()
  expect(await ask(loader, id)).toMatchObject({ issue: { state: 'draft' } })
  expect(await ask(loader, 'made-up')).toMatchObject({ status: 404 })
})
