import { makeReadOnly } from '@pasar/api'
import { asMember, openTestServices, publishArticle, SMALL, type TestServices } from '@pasar/api/testing'
import { DomainError, mayEnter, ROLE, ROUTES, type RoleId } from '@pasar/domain'
import type { LoaderFunction } from '@remix-run/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loader as rootLoader } from '../app/features/platform/routes/root.server'
import { locationOf } from '../app/testing/answers'
import { answerOf, makeContext } from '../app/testing/context'

const { admin, buyer, seller, reseller } = SMALL.users
const MEMBERS = [buyer, seller, reseller]
const PARAMS: Record<string, Record<string, string>> = {
  '/store/:id': { id: SMALL.stores.kampung.id },
  '/shop/category/:categoryName': { categoryName: 'beverage' },
  '/orders/user/:orderId': { orderId: SMALL.orders.paid.id },
  '/seller/statements/:period': { period: '2025-01' },
}
const READ = ROUTES.filter(({ impersonation }) => impersonation === 'read')
const modules = import.meta.glob<{ loader: LoaderFunction }>('../app/routes/*.tsx')

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
  const { slug } = await publishArticle(services.context.config.dataDir)
  PARAMS['/blog/:slug'] = { slug }
  for (const path of ['', '/reviews', '/questions', '/shipping'])
    PARAMS[`/item/:slug${path}`] = { slug: SMALL.items.kopi.slug }
  PARAMS['/item/:slug/bids'] = { slug: SMALL.items.auction.slug }
})
afterAll(() => services.dispose())

/** A member as an admin sees them, with the context that such a request has. */
function impersonate(member: (typeof MEMBERS)[number], role: RoleId, url: string) {
  const request = new Request(`http://pasar.test${url}`)
  const impersonation = {
    id: 'lok_1',
    adminId: admin.id,
    memberId: member.id,
    memberName: member.name,
    memberRole: role,
  }
  const context = makeContext(services, request, {
    ctx: makeReadOnly(services.context),
    session: async () => ({
      member: asMember(member, role),
      sessionId: 'ses_1',
      loginTimestamp: 0,
      confirmedAt: 0,
      cartCount: 2,
      unreadCount: 1,
      impersonation: { ...impersonation, reason: 'Help', endsAt: services.context.now() + 1 },
    }),
  })
  return { request, context }
}

const changes = (): unknown => services.database.handle.prepare('select total_changes() as n').get()

it.each(READ)('$path is read without a write, as each role that may enter', async ({ path, area, file }) => {
  const load = (await modules[`../app/routes/${file}.tsx`]?.())?.loader
  if (!load) throw new Error(`no loader of ${file}`)
  const params = PARAMS[path] ?? {}
  const url = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'none')
  for (const member of MEMBERS.filter(({ role }) => mayEnter(role, area))) {
    const { request, context } = impersonate(member, member.role, url)
    const before = changes()
    for (const loader of [rootLoader, load]) {
      const answer = await answerOf(Promise.resolve(loader({ request, params, context }))).catch(
        (error: unknown) => error,
      )
      expect([path, answer instanceof DomainError ? answer.code : null]).toEqual([path, null])
      if (answer instanceof Error) throw answer
    }
    expect(changes()).toEqual(before)
  }
})

it('every page that is not opened refuses by itself, too', async () => {
  const closed = ROUTES.filter(
    ({ impersonation, file, area }) =>
      impersonation === undefined && file && mayEnter(ROLE.BUYER, area) && area !== 'everyone',
  )
  expect(closed.length).toBeGreaterThan(20)
  for (const { path, file } of closed) {
    const loader = (await modules[`../app/routes/${file}.tsx`]?.())?.loader
    if (!loader) continue
    const url = path.replace(/:\w+/g, 'none')
    const { request, context } = impersonate(buyer, ROLE.BUYER, url)
    const before = changes()
    const answer = await answerOf(Promise.resolve(loader({ request, params: {}, context }))).catch(
      (error: unknown) => error,
    )
    const to = locationOf(answer)
    expect([
      path,
      to === '/admin/impersonation' || (answer instanceof Response && answer.status >= 300),
    ]).toEqual([path, true])
    expect(changes()).toEqual(before)
  }
})
