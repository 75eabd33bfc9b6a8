import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { hours, minutes, ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext } from '../../../testing/context'
import { loader as books } from '../routes/admin-books.server'
import { loader as run, action as settle } from '../routes/admin-payout.server'
import { loader as file } from '../routes/admin-payout-csv.server'
import { action as propose, loader as runs } from '../routes/admin-payouts.server'
import { loader as balance } from '../routes/seller-balance.server'
import { loader as balanceFile } from '../routes/seller-balance-csv.server'
import { loader as bank, action as saveBank } from '../routes/seller-bank.server'
import { loader as settings } from '../routes/seller-settings.server'
import { loader as statement } from '../routes/seller-statement.server'
import { loader as csv } from '../routes/seller-statement-csv.server'
import { loader as pdf } from '../routes/seller-statement-pdf.server'

const { users } = SMALL
type Person = { id: string; email: string; name: string }
type Work = (args: never) => Promise<unknown>

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

interface Asked {
  who?: Person
  role?: RoleId
  values?: Record<string, string>
  params?: Record<string, string>
  /** How long ago they proved who they are. */
  ago?: number
}

function call(work: unknown, path: string, asked: Asked = {}) {
  const { who = users.seller, role = ROLE.SELLER, values, params = {}, ago = 0 } = asked
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const member = asMember(who, role)
  const confirmedAt = services.context.now() - ago
  const session = async () => ({ member, confirmedAt, cartCount: 0, unreadCount: 0 }) as never
  const context = makeContext(services, request, { session })
  return answerOf((work as Work)({ request, context, params } as never))
}
const BANK = '/seller/settings/bank'
const ACCOUNT = { bank: 'MBBEMYKL', accountNumber: '514123456789', accountHolder: 'Mak Jah' }

it('asks who it is before a bank account is changed, and says at its field what is wrong', async () => {
  const asks = `/reauthenticate?from=${encodeURIComponent(BANK)}`
  expect(locationOf(await call(bank, BANK, { ago: minutes(11) }))).toBe(asks)
  expect(locationOf(await call(saveBank, BANK, { ago: minutes(11), values: ACCOUNT }))).toBe(asks)
  expect(await call(saveBank, BANK, { values: { ...ACCOUNT, accountNumber: '51' } })).toMatchObject({
    data: { failure: { fields: { accountNumber: 'bankAccount' }, values: { accountHolder: 'Mak Jah' } } },
  })
  expect(locationOf(await call(saveBank, BANK, { values: ACCOUNT }))).toBe('/seller/settings')
  const page = await call(settings, '/seller/settings')
  expect(page).toMatchObject({ current: { bank: 'Maybank', number: '••••6789' } })
  expect(JSON.stringify(page)).not.toContain('514123456789')
})

it('says in the settings which stores are on holiday', async () => {
  const stores = async () =>
    (await call(settings, '/seller/settings')) as { stores: { shipsAgain: number | null }[] }
  const open = (await stores()).stores
  expect(open.length).toBeGreaterThan(0)
  expect(open.every(({ shipsAgain }) => shipsAgain === null)).toBe(true)
  services.database.handle
    .prepare("update stores set holiday_until = '2099-01-01' where seller_id = ?")
    .run(users.seller.id)
  expect((await stores()).stores.every(({ shipsAgain }) => shipsAgain !== null)).toBe(true)
})

it('turns away whose pages these are not', async () => {
  const buyer = { who: users.buyer, role: ROLE.BUYER }
  for (const work of [balance, balanceFile, settings, bank, statement, csv, pdf])
    expect(locationOf(await call(work, '/seller/balance', buyer)), String(work)).not.toBeNull()
  for (const work of [runs, run, file, propose])
    expect(locationOf(await call(work, '/admin/payouts', { values: {} })), String(work)).not.toBeNull()
})

it('shows a balance, and refuses an invalid cursor', async () => {
  expect(await call(balance, '/seller/balance')).toMatchObject({ isFirst: true })
  expect(await call(balance, '/seller/balance?cursor=x')).toMatchObject({ status: 404 })
  expect(await call(balance, '/seller/balance?held=x')).toMatchObject({ status: 404 })
})

it('narrows a balance by its address, leaves out nonsense, and sends the same as a file', async () => {
  const exec = (sql: string) => services.database.handle.exec(sql)
  for (const [n, kind] of ['release', 'payout', 'adjustment'].entries())
    exec(`insert into ledger_transactions (id, kind, reference, at) values ('ltx_${n}', '${kind}', 'x${n}', 1);
      insert into ledger_entries (transaction_id, position, account, amount_sen)
        values ('ltx_${n}', 0, 'seller:${users.seller.id}', -150)`)
  const shown = async (query: string) => {
    const page = (await call(balance, `/seller/balance${query}`)) as { entries: { id: string }[] }
    return page.entries.map(({ id }) => id).filter((id) => id.startsWith('ltx_') && id.length === 5)
  }
  expect(await shown('?kind=payouts')).toEqual(['ltx_1'])
  expect(await shown('?kind=other&sort=reverse')).toEqual(['ltx_2'])
  expect(await shown('?kind=other&period=2026')).toEqual([])
  const whole = { filter: { kind: null, period: null, sort: 'usual' } }
  expect(await call(balance, '/seller/balance?kind=x&period=2026-99&sort=x')).toMatchObject(whole)
  const none = services.context.newId('ledger')
  expect(locationOf(await call(balance, `/seller/balance?kind=other&period=2020&cursor=${none}`))).toBe(
    '/seller/balance?kind=other&period=2020',
  )
  const file = await call(balanceFile, '/seller/balance.csv?kind=other')
  if (!(file instanceof Response)) throw new Error('No file')
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Time,Details,Order or payout,Sales,Shipping')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/,1\.50,1\.50$/)
})

it('sends statements as files that nothing keeps, and none for what has not begun', async () => {
  const params = { period: '2026-11' }
  for (const [work, type] of [
    [csv, 'text/csv; charset=utf-8'],
    [pdf, 'application/pdf'],
  ] as const) {
    const answer = await call(work, '/seller/statements/2026-11/statement', { params })
    if (!(answer instanceof Response)) throw new Error('no file')
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await call(work, '/x', { params: { period: '2199-01' } })).toMatchObject({ status: 404 })
  }
  expect(
    await call(statement, '/seller/statements/2199-01', { params: { period: '2199-01' } }),
  ).toMatchObject({
    status: 404,
  })
})

it('proposes nothing where nobody has an account, and finds no run that is none', async () => {
  const admin = { who: users.admin, role: ROLE.ADMIN }
  expect(await call(propose, '/admin/payouts', { ...admin, values: {} })).toMatchObject({
    data: { failure: { code: 'PAYOUT_NOTHING' } },
  })
  const params = { id: 'prn_none' }
  for (const work of [run, file])
    expect(await call(work, '/admin/payouts/prn_none', { ...admin, params })).toMatchObject({ status: 404 })
})

const admin = { who: users.admin, role: ROLE.ADMIN }

/** Has the books say what a member is owed; below 0 for what they owe. */
function book(userId: string, owed: number): void {
  const { handle } = services.database
  const id = services.context.newId('ledger')
  const now = services.context.now()
  handle.prepare("insert into ledger_transactions values (?, 'adjustment', ?, ?)").run(id, id, now)
  const add = handle.prepare('insert into ledger_entries values (?, ?, ?, ?, null)')
  add.run(id, 0, `seller:${userId}`, -owed)
  add.run(id, 1, 'fees', owed)
}

/** A run whose payout the bank has sent back. */
async function failedPayout() {
  book(users.seller.id, 50_000)
  await call(saveBank, BANK, { values: ACCOUNT })
  services.clock.now += hours(49)
  const params = {
    id:
      locationOf(await call(propose, '/admin/payouts', { ...admin, values: {} }))
        ?.split('/')
        .at(-1) ?? '',
  }
  const here = `/admin/payouts/${params.id}`
  const send = (values: Record<string, string>, query = '') =>
    call(settle, `${here}${query}`, { ...admin, params, values })
  expect(locationOf(await send({ intent: 'approve' }))).toBe(here)
  const [payoutId] = services.database.handle
    .prepare<[string], string>('select id from payouts where run_id = ?')
    .pluck()
    .all(params.id)
  const mark = { intent: 'mark', payoutId: payoutId ?? '', from: 'in_transit', to: 'failed' }
  expect(await send({ ...mark, note: '' })).toMatchObject({
    data: { failure: { fields: { note: 'required' }, values: { to: 'failed' } } },
  })
  // It comes back to the page of the run that it was on.
  const query = '?after=pay_0'
  expect(locationOf(await send({ ...mark, note: 'The account is closed' }, query))).toBe(`${here}${query}`)
  return { send, here, payoutId: payoutId ?? '' }
}

it('confirms a failed payout with the bank’s reference, once', async () => {
  const { send, here, payoutId } = await failedPayout()
  const confirm = { intent: 'confirm', payoutId }
  expect(await send({ ...confirm, bankReference: ' ' })).toMatchObject({
    data: { failure: { fields: { bankReference: 'required' }, values: { payoutId } } },
  })
  expect(await send({ ...confirm, bankReference: 'x'.repeat(61) })).toMatchObject({
    data: { failure: { fields: { bankReference: 'tooLong' }, values: { bankReference: 'x'.repeat(61) } } },
  })
  const query = '?after=pay_0'
  expect(locationOf(await send({ ...confirm, bankReference: 'MBB-RTN-17' }, query))).toBe(`${here}${query}`)
  expect(await send({ ...confirm, bankReference: 'MBB-RTN-17' })).toMatchObject({
    data: { failure: { code: 'PAYOUT_MOVED' } },
  })
  expect(await send({ ...confirm, payoutId: 'pay_none', bankReference: 'x' })).toMatchObject({
    data: { failure: { code: 'NOT_FOUND' } },
  })
})

it('writes off a debt with a reason, at the amount that was shown', async () => {
  book(users.seller.id, -50_750)
  const { proposal } = (await call(runs, '/admin/payouts', admin)) as {
    proposal: { held: { userId: string; balance: number }[] }
  }
  const { balance } = proposal.held.find(({ userId }) => userId === users.seller.id) ?? { balance: 0 }
  expect(balance).toBeLessThan(0)
  const values = { intent: 'waive', userId: users.seller.id, owed: String(-balance), reason: 'Closed' }
  const send = (over: Record<string, string> = {}) =>
    call(propose, '/admin/payouts', { ...admin, values: { ...values, ...over } })
  expect(await send({ reason: '' })).toMatchObject({
    data: { failure: { fields: { reason: 'required' }, values: { userId: users.seller.id } } },
  })
  expect(await send({ owed: '1' })).toMatchObject({ data: { failure: { code: 'DEBT_CHANGED' } } })
  expect(await send({ userId: 'usr_none' })).toMatchObject({ status: 404 })
  expect(locationOf(await send())).toBe('/admin/payouts')
  expect(await send()).toMatchObject({ data: { failure: { code: 'DEBT_CHANGED' } } })
  // A large one waits for another admin, on the page of the books and of the member.
  services.database.handle
    .prepare('update users set role = ? where id = ?')
    .run(ROLE.ADMIN, users.newbuyer.id)
  book(users.seller.id, -600_000)
  const large = { owed: '600000' }
  expect(locationOf(await send(large))).toBe('/admin/payouts')
  expect(await send(large)).toMatchObject({ data: { failure: { code: 'WAIVER_WAITS' } } })
  expect(await call(books, '/admin/books', admin)).toMatchObject({
    waiting: [{ isWaiver: true, owed: 600_000, memberName: expect.any(String) }],
  })
})
