import { asMember, openTestServices, SMALL, setUpTwoFactor, type TestServices } from '@pasar/api/testing'
import { mayEnter, needsTwoFactorAt, PROFILE_PATH, ROUTES, type RoutePath } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locationOf } from '../../testing/answers'
import { answerOf, makeContext } from '../../testing/context'
import { actorOf, guardPage } from './guards.server'

type Work = (args: { request: Request; context: ReturnType<typeof makeContext>; params: object }) => unknown

const { admin, manager } = SMALL.users
const STAFF = [admin, manager].map((user) => asMember(user, user.role))
/** All addresses where it matters who a member of staff is. */
const GUARDED = STAFF.flatMap((member) =>
  ROUTES.filter((row) => needsTwoFactorAt(row) && mayEnter(member.role, row.area)).map((row) => ({
    member,
    row,
    name: member.name,
    path: row.path,
  })),
)
const BUILT = GUARDED.filter(({ row }) => row.file !== undefined)
const FREE = ROUTES.filter((row) => row.area !== 'everyone' && !needsTwoFactorAt(row))

let services: TestServices
beforeEach(async () => {
  services = await openTestServices({ REQUIRE_2FA: 'on' })
})
afterEach(() => services.dispose())

const addressOf = (path: string): string => `http://pasar.test${path.replaceAll(':', '')}`
const contextOf = (member: (typeof STAFF)[number], request: Request) =>
  makeContext(services, request, { session: async () => ({ member, cartCount: 0, unreadCount: 0 }) as never })

describe('staff who have yet to turn on two-step login', () => {
  it('reach by name nothing but where they turn it on', () => {
    const paths = FREE.map(({ path }) => path)
    expect(paths).toContain('/admin-profile/security/two-factor')
    for (const path of paths) expect(path).toMatch(/^\/reauthenticate$|^\/\w+-profile(?:\/|$)/)
    expect(BUILT.map(({ path }) => path)).toContain('/claim-photo/:key')
  })

  it.each(GUARDED)('are sent from $path to where they turn it on ($name)', async ({ member, row }) => {
    const request = new Request(addressOf(row.path))
    const context = contextOf(member, request)
    const answer = await answerOf(guardPage(row.path as RoutePath, { context, request }))
    expect(locationOf(answer)).toBe(`${PROFILE_PATH[member.role]}/security/two-factor`)
  })

  it.each(BUILT)('are sent so by its loader and its action, too: $path ($name)', async ({ member, row }) => {
    const route: Partial<Record<'loader' | 'action', Work>> = await import(`../../routes/${row.file}.tsx`)
    const ways = (['loader', 'action'] as const).flatMap((way) => route[way] ?? [])
    expect(ways.length).toBeGreaterThan(0)
    for (const work of ways) {
      const body = work === route.action ? new URLSearchParams() : null
      const request = new Request(addressOf(row.path), { method: body ? 'POST' : 'GET', body })
      const context = contextOf(member, request)
      const answer = await answerOf(Promise.resolve().then(() => work({ request, context, params: {} })))
      expect(locationOf(answer)).toBe(`${PROFILE_PATH[member.role]}/security/two-factor`)
    }
  })

  it('are visitors of pages for everyone, until they have turned it on', async () => {
    for (const member of STAFF) {
      const context = contextOf(member, new Request('http://pasar.test/'))
      expect(await actorOf(context)).toBeNull()
      await setUpTwoFactor(services.context, member)
      expect(await actorOf(context)).toBe(member)
    }
  })
})
