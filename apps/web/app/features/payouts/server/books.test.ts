import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { loader as account } from '../routes/admin-book-account.server'
import { loader as csv } from '../routes/admin-book-csv.server'
import { action as adjust, loader as member } from '../routes/admin-book-member.server'
import { loader as books } from '../routes/admin-books.server'
import { loader as debts } from '../routes/admin-debts.server'
import { loader as eInvoices } from '../routes/admin-einvoices.server'

const { users } = SMALL
type Work = (args: never) => Promise<unknown>

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function call(
  work: unknown,
  path: string,
  { values, role = ROLE.ADMIN, ...params }: Record<string, unknown> & { role?: RoleId } = {},
) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values as Record<string, string>) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const session = async () =>
    ({ member: asMember(users.admin, role), confirmedAt: 0, cartCount: 0, unreadCount: 0 }) as never
  const context = makeContext(services, request, { session })
  return answerOf((work as Work)({ request, context, params } as never))
}
const ADJUSTMENT = {
  intent: 'adjust',
  side: 'reseller',
  way: 'credit',
  amount: '12.50',
  against: 'promotions',
}
const page = '/admin/books'
const id = users.reseller.id

it('turns away everybody but admins', async () => {
  for (const work of [books, account, csv, member, adjust, debts, eInvoices])
    expect(await call(work, page, { role: ROLE.MANAGER, values: {} }), String(work)).toBeInstanceOf(Response)
})

it('books an adjustment, says at its field what is wrong, and keeps what was typed', async () => {
  const path = `${page}/members/${id}`
  const refused = await call(adjust, path, {
    id,
    values: { ...ADJUSTMENT, seen: '0', amount: 'x', reason: '' },
  })
  expect(refused).toMatchObject({
    data: { failure: { fields: { amount: 'price', reason: 'required' }, values: { amount: 'x' } } },
  })
  const reason = '=1+1'
  const done = await call(adjust, path, { id, values: { ...ADJUSTMENT, seen: '0', reason } })
  expect(done).toBeInstanceOf(Response)
  expect(await call(member, path, { id })).toMatchObject({
    owed: { reseller: 1_250 },
    adjustments: [{ reason, owed: 1_250 }],
  })
  const again = await call(adjust, path, { id, values: { ...ADJUSTMENT, seen: '0', reason } })
  expect(again).toMatchObject({ data: { failure: { code: 'BALANCE_CHANGED' } } })
  expect(await call(member, `${page}/members/usr_none`, { id: 'usr_none' })).toMatchObject({ status: 404 })
  expect(await call(member, `${path}?cursor=x`, { id })).toMatchObject({ status: 404 })
})

it('shows the accounts of a day, each with its entries, and the files of a month', async () => {
  const values = { ...ADJUSTMENT, seen: '0', reason: 'Lost' }
  await call(adjust, `${page}/members/${id}`, { id, values })
  const shown = await call(books, `${page}?date=nonsense`)
  expect(shown).toMatchObject({ difference: 0 })
  expect(await call(account, `${page}/accounts/promotions`, { account: 'promotions' })).toMatchObject({
    account: 'promotions',
    isFirst: true,
  })
  expect(await call(account, `${page}/accounts/none`, { account: 'none' })).toMatchObject({ status: 404 })
  const month = new Date(services.context.now()).toISOString().slice(0, 7)
  const file = await call(csv, `${page}/accounts/reseller/entries.csv?month=${month}`, {
    account: 'reseller',
  })
  if (!(file instanceof Response)) throw new Error('no file')
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await file.text()
  expect(text).toContain(`reseller:${id},,12.50,`)
  expect(text).not.toMatch(/(?:^|,)=/m)
  const json = await call(eInvoices, `${page}/einvoices.json?month=${month}`)
  if (!(json instanceof Response)) throw new Error('no file')
  expect(await json.json()).toMatchObject({ month, currency: 'MYR', documents: expect.any(Array) })
  expect(await call(csv, `${page}/accounts/fees/entries.csv?month=x`, { account: 'fees' })).toMatchObject({
    status: 404,
  })
  expect(await call(debts, `${page}/debts`)).toMatchObject({ debts: [], hasMore: false })
})
