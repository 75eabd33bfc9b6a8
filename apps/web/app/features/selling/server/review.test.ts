import { applyAsAffiliate, applyAsSeller, withdrawApplication } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId, sellerApplicationSchema } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext } from '../../../testing/context'
import { loader as affiliate, action as decideAffiliate } from '../routes/affiliate-application.server'
import { loader as affiliates } from '../routes/become-reseller.server'
import { action, loader } from '../routes/seller-application.server'
import { loader as queue } from '../routes/seller-applications.server'
import { loader as proof } from '../routes/seller-proof.server'

const { users } = SMALL
const MANAGER = { user: users.manager, role: ROLE.MANAGER, base: '/seller-applications' }
const ADMIN = { user: users.admin, role: ROLE.ADMIN, base: '/seller-requests' }
type Asker = { user: { id: string; email: string; name: string }; role: RoleId; base: string }

let services: TestServices
let id: string
beforeEach(async () => {
  services = await openTestServices()
  const given = sellerApplicationSchema.parse({
    kind: 'person',
    legalName: 'Nur Aisyah',
    registration: '850101-14-5678',
    address: '8 Jalan Ampang, 50450 Kuala Lumpur',
    phone: '012-345 6789',
    storeName: 'Kedai Aisyah',
    message: 'Kuih from my own kitchen.',
    bank: 'MBBEMYKL',
    accountNumber: '514123456789',
    accountHolder: 'Nur Aisyah',
    terms: 'on',
  })
  const buyer = asMember(users.newbuyer, ROLE.BUYER)
  await applyAsSeller(services.context, buyer, given, Buffer.from('%PDF-1.7\n%%EOF\n'))
  id = String(services.database.handle.prepare('select id from seller_applications').pluck().get())
})
afterEach(() => services.dispose())

type Work = (args: never) => Promise<unknown>
function call(work: Work, { user, role }: Asker, path: string, values?: Record<string, string>) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const member = asMember(user as never, role)
  const session = async () => ({ member, cartCount: 0, unreadCount: 0 }) as never
  const context = makeContext(services, request, { session })
  return answerOf(work({ request, context, params: { id } } as never))
}

it.each([MANAGER, ADMIN])(
  '$base lists pending applications, and shows them without the numbers',
  async (asker) => {
    expect(await call(queue as Work, asker, asker.base)).toMatchObject({ applications: [{ id }], next: null })
    const page = await call(loader as Work, asker, `${asker.base}/${id}`)
    expect(page).toMatchObject({
      application: { storeName: 'Kedai Aisyah' },
      bankName: 'Maybank',
      isPdf: true,
    })
    expect(JSON.stringify(page)).not.toMatch(/514123456789|850101145678/)
    const shown = await call(action as Work, asker, `${asker.base}/${id}`, { intent: 'show' })
    expect(shown).toMatchObject({ numbers: { accountNumber: '514123456789', registration: '850101145678' } })
  },
)

it('finds an application by words, which stay in its tabs, and says where there is none', async () => {
  for (const asker of [MANAGER, ADMIN]) {
    const found = await call(queue as Work, asker, `${asker.base}?q=aisyah`)
    expect(found).toMatchObject({ applications: [{ id }], filter: { words: 'aisyah' } })
    expect(await call(queue as Work, asker, `${asker.base}?q=durian`)).toMatchObject({ applications: [] })
  }
})

it('turns away whose area it is not', async () => {
  const strangers = [
    { ...ADMIN, base: MANAGER.base },
    { ...MANAGER, base: ADMIN.base },
    { user: users.newbuyer, role: ROLE.BUYER, base: MANAGER.base },
    { user: users.seller, role: ROLE.SELLER, base: ADMIN.base },
  ]
  for (const asker of strangers) {
    const path = `${asker.base}/${id}`
    for (const work of [queue, loader, proof])
      expect(locationOf(await call(work as Work, asker, path)), path).not.toBeNull()
    expect(locationOf(await call(action as Work, asker, path, { intent: 'approve' }))).not.toBe(asker.base)
  }
  expect(services.database.handle.prepare('select state from seller_applications').pluck().get()).toBe(
    'pending',
  )
})

it('sends a PDF as a file that nothing keeps', async () => {
  const answer = await call(proof as Work, MANAGER, `/seller-applications/${id}/proof`)
  if (!(answer instanceof Response)) throw new Error('no file')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toBe('%PDF-1.7\n%%EOF\n')
})

it('asks for a reason, leads back to the queue, and says when somebody else was first', async () => {
  const path = `/seller-applications/${id}`
  expect(await call(action as Work, MANAGER, path, { intent: 'reject', reason: ' ' })).toMatchObject({
    data: { failure: { fields: { reason: 'required' } } },
  })
  expect(locationOf(await call(action as Work, MANAGER, path, { intent: 'approve' }))).toBe(
    '/seller-applications',
  )
  const late = await call(action as Work, ADMIN, `/seller-requests/${id}`, {
    intent: 'reject',
    reason: 'No.',
  })
  expect(late).toMatchObject({
    data: { failure: { code: 'APPLICATION_DECIDED', values: { reason: 'No.' } } },
  })
})

it('asks for more, and refuses decisions on an older version or after a withdrawal', async () => {
  const path = `/seller-applications/${id}`
  expect(await call(action as Work, MANAGER, path, { intent: 'ask', question: ' ' })).toMatchObject({
    data: { failure: { fields: { question: 'required' } } },
  })
  const ask = { intent: 'ask', question: 'Which address?', seen: '0' }
  expect(locationOf(await call(action as Work, MANAGER, path, ask))).toBe('/seller-applications')
  const late = { intent: 'reject', reason: 'No.', seen: '0' }
  expect(await call(action as Work, ADMIN, `/seller-requests/${id}`, late)).toMatchObject({
    data: { failure: { code: 'APPLICATION_MOVED', values: { reason: 'No.' } } },
  })
  expect(await call(queue as Work, MANAGER, '/seller-applications')).toMatchObject({ applications: [] })
  expect(await call(queue as Work, MANAGER, '/seller-applications?state=asked')).toMatchObject({
    applications: [{ id }],
  })
  await withdrawApplication(services.context, asMember(users.newbuyer, ROLE.BUYER))
  expect(locationOf(await call(action as Work, MANAGER, path, { intent: 'approve' }))).toBe(
    '/seller-applications',
  )
})

it('says a picked reason in the language of the applicant, with own words after it', async () => {
  services.database.handle.prepare("update users set language = 'ms' where id = ?").run(users.newbuyer.id)
  const path = `/seller-applications/${id}`
  const reject = (values: Record<string, string>) =>
    call(action as Work, MANAGER, path, { intent: 'reject', ...values })
  expect(await reject({ pick: 'vague' })).toMatchObject({
    data: { failure: { fields: { pick: 'required' } } },
  })
  expect(locationOf(await reject({ pick: 'unreadable', reason: 'Muka 2.' }))).toBe('/seller-applications')
  const reason = services.database.handle.prepare('select reason from seller_applications').pluck().get()
  expect(reason).toBe(
    'Dokumen itu tidak dapat dibaca. Sila hantar gambar atau PDF yang jelas bagi seluruh halaman. Muka 2.',
  )
})

it('has the applications of affiliates for managers and for admins, each at their own address', async () => {
  const member = asMember(users.newbuyer, ROLE.BUYER)
  const typed = { channel: 'community', phone: '', message: 'I know many makers.' } as const
  await applyAsAffiliate(services.context, member, typed)
  id = String(services.database.handle.prepare('select id from affiliate_applications').pluck().get())
  const manager = { ...MANAGER, base: '/become-reseller' }
  const admin = { ...ADMIN, base: '/admin/affiliates' }
  for (const asker of [manager, admin]) {
    const { base } = asker
    expect(await call(affiliates as Work, asker, base)).toMatchObject({ base, applications: [{ id }] })
    expect(await call(affiliate as Work, asker, `${base}/${id}.data`)).toMatchObject({
      base,
      application: { id },
    })
  }
  for (const asker of [
    { ...manager, base: admin.base },
    { ...admin, base: manager.base },
  ])
    for (const work of [affiliates, affiliate, decideAffiliate])
      expect(
        locationOf(await call(work as Work, asker, `${asker.base}/${id}`, { intent: 'approve' })),
      ).not.toBeNull()
  expect(services.database.handle.prepare('select state from affiliate_applications').pluck().get()).toBe(
    'pending',
  )
  const decided = await call(decideAffiliate as Work, admin, `${admin.base}/${id}`, { intent: 'approve' })
  expect(locationOf(decided)).toBe(admin.base)
})
