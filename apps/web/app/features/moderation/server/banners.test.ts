import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/banners/admin-banner.server'
import { action as make } from '../routes/banners/admin-banner-new.server'
import { loader as list } from '../routes/banners/admin-banners.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(
  work: typeof make | typeof action | typeof loader | typeof list,
  id: string,
  body?: URLSearchParams | FormData,
  role: RoleId = ROLE.ADMIN,
) {
  const request = new Request(`http://pasar.test/admin/banners/${id}`, body ? { method: 'POST', body } : {})
  const context = makeContext(services, request, { session: sessionOf(asMember(users.admin, role)) })
  return answerOf(work({ request, context, params: { id } }))
}

const WORDS = { title: 'Raya', description: 'Lamps and cakes', buttonText: 'Look' }
const FORM: Record<string, string> = { link: '/shop', position: '9' }
for (const language of ['en', 'cn', 'ms'])
  for (const [name, text] of Object.entries(WORDS)) FORM[`${language}.${name}`] = text
const send = (values: Record<string, string>) => new URLSearchParams(values)

async function makeOne(): Promise<string> {
  const [, id = ''] =
    /^\/admin\/banners\/(\w+)$/.exec(locationOf(await ask(make, 'new', send(FORM))) ?? '') ?? []
  return id
}

it('makes a banner, shows what a change does, and saves it once that was seen', async () => {
  const id = await makeOne()
  const form = new FormData()
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  form.set('picture', new Blob([new Uint8Array(picture)]), 'a.png')
  expect(locationOf(await ask(action, id, form))).toBe(`/admin/banners/${id}`)
  expect(locationOf(await ask(action, id, send({ intent: 'show' })))).toBe(`/admin/banners/${id}`)
  const changed = { ...FORM, 'cn.title': '开斋节', version: '0', reason: 'For the feast' }
  expect(await ask(action, id, send({ ...changed, intent: 'preview' }))).toMatchObject({
    preview: {
      changes: [{ field: 'title', language: 'cn', before: 'Raya', after: '开斋节' }],
      effects: [expect.any(String), expect.stringContaining('Raya')],
    },
  })
  expect(await ask(loader, id)).toMatchObject({
    form: { 'cn.title': 'Raya', version: '0' },
    status: 'running',
  })
  expect(locationOf(await ask(action, id, send({ ...changed, intent: 'save' })))).toBe(`/admin/banners/${id}`)
  expect(await ask(loader, id)).toMatchObject({ form: { 'cn.title': '开斋节', version: '1' } })
  expect(await ask(action, id, send({ ...changed, intent: 'save' }))).toMatchObject({
    data: { failure: { code: 'SETTINGS_CHANGED', details: { who: users.admin.name } } },
  })
})

it('says at each field what is wrong, keeps what was typed, and refuses what it does not know', async () => {
  const typed = { ...FORM, 'ms.title': '', link: 'javascript:alert(1)', endsOn: 'tomorrow' }
  expect(await ask(make, 'new', send(typed))).toMatchObject({
    data: {
      failure: {
        fields: { 'ms.title': 'required', link: 'bannerLink', endsOn: 'day' },
        values: { link: 'javascript:alert(1)', 'en.title': 'Raya' },
      },
    },
  })
  const id = await makeOne()
  const refused = { data: { failure: { code: 'VALIDATION' } } }
  expect(await ask(action, id, send({ intent: 'explode' }))).toMatchObject(refused)
  expect(await ask(action, id, send({ intent: 'show' }))).toMatchObject({
    data: { failure: { code: 'PICTURE_MISSING' } },
  })
  expect(await ask(loader, 'ban_none')).toMatchObject({ status: 404 })
})

it('is for admins alone', async () => {
  for (const work of [list, loader, make, action])
    expect(await ask(work, 'new', undefined, ROLE.MANAGER)).toHaveProperty('status', 302)
})
