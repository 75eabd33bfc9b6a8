import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { holdsAll, ROUTES, type RouteRow, STAFF_PERMISSIONS, type StaffPermission } from '@pasar/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../testing/context'

const { buyer, seller, tan } = SMALL.users
const PAGES = ROUTES.filter(({ area, file }) => area === 'seller' && file !== undefined)
type Way = 'loader' | 'action'
type Work = (args: {
  request: Request
  context: ReturnType<typeof makeContext>
  params: Record<string, string>
}) => unknown

/** Every set of permissions, the empty one included. */
const SETS = Array.from({ length: 2 ** STAFF_PERMISSIONS.length }, (_, bits) =>
  STAFF_PERMISSIONS.filter((_permission, at) => bits & (1 << at)),
)

let services: TestServices
let cookie: string
let parcelId: string
beforeAll(async () => {
  services = await openTestServices()
  cookie = (await services.sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
  const find = services.database.handle.prepare('select id from parcels where seller_id = ? limit 1')
  parcelId = String(find.pluck().get(seller.id))
})
afterAll(() => services.dispose())

const run = (sql: string, ...values: (string | number)[]) =>
  services.database.handle.prepare(sql).run(...values)

/** Makes the buyer staff of a seller. */
function work(permissions: readonly StaffPermission[], sellerId: string = seller.id, isOver = false) {
  const may = STAFF_PERMISSIONS.map((permission) => (permissions.includes(permission) ? 1 : 0))
  run('delete from store_staff')
  run(
    `insert into store_staff (user_id, seller_id, may_list, may_ship, may_money, joined_at, ended_at)
      values (?, ?, ?, ?, ?, 1, ${isOver ? '2' : 'null'})`,
    buyer.id,
    sellerId,
    ...may,
  )
}

/** What each way into a page answers: where it leads, with which message, or its status. */
async function tryPage({ path, file = '' }: RouteRow) {
  const route: Partial<Record<Way, Work>> = await import(`../../routes/${file}.tsx`)
  const answers = []
  for (const way of ['loader', 'action'] as const) {
    const handler = route[way]
    if (!handler) continue
    const body = way === 'action' ? new URLSearchParams() : null
    const request = new Request(`http://pasar.test${path.replaceAll(':', '')}`, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie },
    })
    const params = { id: parcelId, period: '2025-01' }
    const context = makeContext(services, request)
    const answer = await answerOf(Promise.resolve().then(() => handler({ request, context, params })))
    const isRedirect = answer instanceof Response && answer.status < 400
    answers.push({
      way,
      status: answer instanceof Response ? answer.status : 200,
      to: isRedirect ? answer.headers.get('location') : null,
      isGiven: isRedirect && answer.headers.has('set-cookie'),
    })
  }
  expect(answers.length).toBeGreaterThan(0)
  return answers
}

describe('a buyer who works for a seller', () => {
  it('has pages to try', () => {
    expect(PAGES.length).toBeGreaterThan(30)
  })

  it.each(PAGES)('$path: by permission', async (row) => {
    const { permissions } = row
    for (const held of SETS) {
      work(held)
      for (const answer of await tryPage(row)) {
        if (permissions === undefined) expect([held, answer]).toMatchObject([held, { to: '/shop' }])
        else if (holdsAll(held, permissions)) {
          expect([held, answer.to]).not.toEqual([held, '/shop'])
          expect([held, answer.to]).not.toEqual([held, '/unauthorized'])
        } else expect([held, answer]).toMatchObject([held, { to: '/unauthorized', isGiven: true }])
      }
    }
  })

  it.each(PAGES.filter(({ owned, permissions }) => owned && permissions?.includes('ship')))(
    '$path: finds nothing of another seller',
    async (row) => {
      work(STAFF_PERMISSIONS, tan.id)
      for (const answer of await tryPage(row)) expect(answer).toMatchObject({ status: 404 })
    },
  )

  it.each(PAGES)('$path: is a buyer again once removed, or while the seller is suspended', async (row) => {
    const { permissions } = row
    work(STAFF_PERMISSIONS, seller.id, true)
    for (const answer of await tryPage(row))
      expect(answer).toMatchObject({ to: '/shop', isGiven: permissions !== undefined })
    work(STAFF_PERMISSIONS)
    for (const [change, back] of [
      ["status = 'suspended'", "status = 'active'"],
      ["seller_status = 'suspended'", "seller_status = 'approved'"],
    ]) {
      run(`update users set ${change} where id = ?`, seller.id)
      for (const answer of await tryPage(row)) expect(answer).toMatchObject({ to: '/shop', isGiven: false })
      run(`update users set ${back} where id = ?`, seller.id)
    }
  })
})
