import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import type { RoutePath } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { afterEach, expect, it } from 'vitest'
import { guardPage } from './guards.server'

const { admin, manager, reseller } = SMALL.users
let services: TestServices | null = null
afterEach(() => services?.dispose())

/** Where a member of a role is sent from a page; null when let in. */
async function tryPage(
  path: RoutePath,
  user: typeof admin | typeof manager | typeof reseller,
  isAsked: 'on' | 'off',
) {
  services = await openTestServices({ REQUIRE_2FA: isAsked })
  const member = asMember(user, user.role)
  const context: AppLoadContext = {
    ctx: services.context,
    services,
    nonce: '',
    requestId: '',
    logPath: (url) => url,
    session: async () => ({ member, cartCount: 0, unreadCount: 0, sessionId: '', expiresAt: 0 }) as never,
    userAgent: '',
    playground: false,
    keepPage: () => {},
  }
  try {
    const request = new Request(`http://pasar.test${path}`)
    expect((await guardPage(path, { context, request }))?.id).toBe(member.id)
    return null
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
}

it.each([
  ['/admin-dashboard', admin, '/admin-profile/security/two-factor'],
  ['/admin/users', admin, '/admin-profile/security/two-factor'],
  ['/seller-applications', manager, '/manager-profile/security/two-factor'],
  ['/admin-profile', admin, null],
  ['/manager-profile/security/two-factor', manager, null],
  ['/item/:slug', admin, null],
  ['/reseller-dashboard', reseller, null],
] as const)('%s without two-step login, where the market asks for it', async (path, user, to) => {
  expect(await tryPage(path, user, 'on')).toBe(to)
})

it('lets them work without it where the market does not ask', async () => {
  expect(await tryPage('/admin/users', admin, 'off')).toBeNull()
})

it('looks at the role first', async () => {
  expect(await tryPage('/admin/users', manager, 'on')).not.toMatch(/two-factor/)
})
