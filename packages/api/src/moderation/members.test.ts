import { type MembersFilter, minutes, readMembersFilter } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { RECENT } from '../accounts/commands/reauthenticate'
import { issueTokens } from '../accounts/commands/tokens'
import type { EndedSessions } from '../accounts/internal/session-ends'
import { provenSession } from '../accounts/testing/profile-helpers'
import { settleStores } from '../stores/jobs'
import { asAdmin } from '../testing'
import { items, orders, readAll, refusalOf, stores, useMarket, users } from '../testing/helpers'
import {
  endMemberSessions,
  liftFromDesk,
  noteMember,
  resetMemberTwoFactor,
  suspendFromDesk,
} from './commands/members'
import { exportMembers, memberPage, membersPage } from './reads/members'

const market = useMarket()
const ADMIN2 = { ...users.admin, id: 'usr_admin2', email: 'admin2@pasar.test', name: 'Second Admin' }
const admin = asAdmin(users.admin)
const admin2 = asAdmin(ADMIN2)
const proven = () => provenSession(market, admin)
const why = { reason: 'Goods paid for outside the market' }
const NO_FILTER = readMembersFilter(new URLSearchParams())
const find = async (filter: Partial<MembersFilter>, cursor: string | null = null) =>
  membersPage(market.ctx, admin, { ...NO_FILTER, ...filter }, cursor)
const idsOf = async (filter: Partial<MembersFilter>) => (await find(filter)).members.map(({ id }) => id)
const actions = () => market.rows('select actor_id as actor, action from audit_log order by rowid')

let ended: EndedSessions[] = []
beforeEach(() => {
  market.run(
    "insert into users (id, email, name, password_hash, role, verified_at, created_at) values (?, ?, ?, 'none', 1, 1, 1)",
    ADMIN2.id,
    ADMIN2.email,
    ADMIN2.name,
  )
  ended = []
  market.services.onSessionsEnded((given) => void ended.push(given))
})

describe('members are found', () => {
  it('by how their name, email or phone begins, whatever its capitals, and by an order', async () => {
    const { name, email } = users.buyer
    for (const words of [name.slice(0, 4).toUpperCase(), email.slice(0, 6)])
      expect(await idsOf({ words }), words).toContain(users.buyer.id)
    const phone = market.value<string>('select phone from users where id = ?', users.buyer.id)
    for (const words of [phone, `0${phone.slice(3)}`, phone.slice(0, 12)])
      expect(await idsOf({ words }), words).toContain(users.buyer.id)
    const seller = market.value<string>(
      'select p.seller_id from parcels p join orders o on o.id = p.order_id where o.number = ?',
      orders.paid.number,
    )
    const found = await idsOf({ words: orders.paid.number.toLowerCase() })
    expect(found).toEqual(expect.arrayContaining([users.buyer.id, seller]))
    expect(await idsOf({ words: '100%_nobody' })).toEqual([])
  })

  it('by any part of their name or email, and by nothing that was theirs before', async () => {
    const { id } = users.newbuyer
    market.run(
      "update users set name = 'Nurul Izzati Binti Ahmad', email = 'izza.shop@mail.test' where id = ?",
      id,
    )
    for (const words of ['izzati', 'ZZAT', 'ahmad nurul', 'shop@mail', 'binti'])
      expect(await idsOf({ words }), words).toEqual([id])
    for (const words of ['izzati zulkifli', '"izzati', 'izz*', 'zz', 'name:izzati', 'NEAR(izzati)'])
      expect(await idsOf({ words }), words).toEqual([])
    expect(await idsOf({ words: 'izzati\0ahmad' })).toEqual([id])
    market.run("update users set name = '', email = 'gone@erased.invalid' where id = ?", id)
    expect(await idsOf({ words: 'izzati' })).toEqual([])
    expect(await idsOf({ words: 'erased' })).toEqual([id])
    market.run(
      "insert into users (id, email, name, password_hash, role, created_at) values ('usr_late', 'late@pasar.test', '陈美玲小姐', 'none', 3, 1)",
    )
    expect(await idsOf({ words: '美玲小' })).toEqual(['usr_late'])
    expect(await idsOf({ words: '陈美' })).toEqual(['usr_late'])
    market.run("delete from users where id = 'usr_late'")
    expect(await idsOf({ words: '美玲小' })).toEqual([])
    expect(market.value('select count(*) from member_numbers')).toBe(
      market.value('select count(*) from users'),
    )
  })

  it('by role, state and when they joined, page by page in both directions', async () => {
    market.run("update users set status = 'suspended' where id = ?", users.tan.id)
    market.run('update users set verified_at = null where id = ?', users.newbuyer.id)
    expect(await idsOf({ state: 'suspended' })).toEqual([users.tan.id])
    expect(await idsOf({ state: 'suspended', role: users.tan.role })).toEqual([users.tan.id])
    expect(await idsOf({ state: 'unconfirmed' })).toEqual([users.newbuyer.id])
    expect(await idsOf({ role: users.manager.role })).toEqual([users.manager.id])
    expect(await idsOf({ to: '1970-01-02' })).toEqual([ADMIN2.id])
    expect(await idsOf({ from: '1970-01-02', to: '1970-01-03' })).toEqual([])
    for (let at = 0; at < 60; at++)
      market.run(
        "insert into users (id, email, name, password_hash, role, created_at) values (?, ?, 'Many', 'none', 3, ?)",
        `usr_many${at}`,
        `many${at}@pasar.test`,
        at % 7,
      )
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: string[] = []
      for (let cursor: string | null = null; ; ) {
        const page = await find({ sort, words: 'many' }, cursor)
        seen.push(...page.members.map(({ id }) => id))
        cursor = page.next
        if (cursor === null) break
      }
      expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    }
    expect(await refusalOf(find({}, 'nonsense'))).toBe('NOT_FOUND')
  })

  it('for a file, all of them', async () => {
    let rows = 0
    for await (const page of await exportMembers(market.ctx, admin, NO_FILTER)) rows += page.length
    expect(rows).toBe(market.value('select count(*) from users'))
  })
})

describe('a member who is suspended from their page', () => {
  it('is out at once, and the second admin learns who was first', async () => {
    const app = await issueTokens(market.ctx, users.buyer.id, 'test')
    await suspendFromDesk(market.ctx, admin, users.buyer.id, why)
    expect(await market.services.sessions.findBearer(`Bearer ${app.token}`)).toBeNull()
    expect(ended.map(({ userId }) => userId)).toEqual([users.buyer.id])
    const late = suspendFromDesk(market.ctx, admin2, users.buyer.id, why)
    await expect(late).rejects.toMatchObject({ code: 'MEMBER_SUSPENDED_BY', details: { name: admin.name } })
    market.wait(1)
    await liftFromDesk(market.ctx, admin2, users.buyer.id, why)
    expect(await refusalOf(liftFromDesk(market.ctx, admin, users.buyer.id, why))).toBe('MEMBER_FREED_BY')
    const page = await memberPage(market.ctx, admin, users.buyer.id)
    expect(page.audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['liftSuspension', ADMIN2.name],
      ['suspendMember', admin.name],
    ])
  })

  it('sells nothing until it is lifted; then all is as it was', async () => {
    const statuses = () =>
      market.rows('select id, status from items where seller_id = ? order by id', users.seller.id)
    const before = statuses()
    await suspendFromDesk(market.ctx, admin, users.seller.id, why)
    await settleStores(market.ctx)
    const left = market.rows<{ id: string }>(
      "select id from items where seller_id = ? and status not in ('removed', 'draft')",
      users.seller.id,
    )
    // An auction with bids goes on.
    for (const { id } of left)
      expect(market.value('select leader_id from auctions where item_id = ?', id)).not.toBeNull()
    expect(market.value('select status from items where id = ?', items.kopi.id)).toBe('removed')
    await liftFromDesk(market.ctx, admin, users.seller.id, why)
    await settleStores(market.ctx)
    expect(statuses()).toEqual(before)
    expect(market.value('select count(*) from store_hidings where is_settled = 0')).toBe(0)
    expect(stores.kampung.seller.id).toBe(users.seller.id)
  })

  it('is neither oneself nor the only admin', async () => {
    expect(await refusalOf(suspendFromDesk(market.ctx, admin, admin.id, why))).toBe('FORBIDDEN')
    const both = await Promise.allSettled([
      suspendFromDesk(market.ctx, admin, admin2.id, why),
      suspendFromDesk(market.ctx, admin2, admin.id, why),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(market.value("select count(*) from users where role = 1 and status = 'active'")).toBe(1)
  })
})

describe('staff', () => {
  it('end one session of a member, or all', async () => {
    const { sessions } = market.services
    const cookies = [await sessions.begin(users.buyer.id, 'a'), await sessions.begin(users.buyer.id, 'b')]
    const { sessions: shown } = await memberPage(market.ctx, admin, users.buyer.id)
    expect(shown).toHaveLength(2)
    await endMemberSessions(market.ctx, admin, users.buyer.id, shown[0]?.sessionId ?? '')
    const living = () => market.value('select count(*) from sessions where user_id = ?', users.buyer.id)
    expect(living()).toBe(1)
    await endMemberSessions(market.ctx, admin, users.buyer.id, null)
    expect(living()).toBe(0)
    expect(ended).toHaveLength(2)
    for (const cookie of cookies) expect(await sessions.find(cookie.split(';')[0] ?? '')).toBeNull()
    expect(actions()).toEqual([
      { actor: admin.id, action: 'endSessions' },
      { actor: admin.id, action: 'endSessions' },
    ])
    expect(await refusalOf(endMemberSessions(market.ctx, admin, admin.id, null))).toBe('FORBIDDEN')
    expect(await refusalOf(endMemberSessions(market.ctx, admin, 'usr_none', null))).toBe('NOT_FOUND')
  })

  it('reset two-step login: it is written down, mailed, and ends what is open', async () => {
    const before = readAll(market)
    expect(await refusalOf(resetMemberTwoFactor(market.ctx, admin, proven(), users.buyer.id, why))).toBe(
      'TWO_FACTOR_IS_OFF',
    )
    expect(readAll(market)).toEqual(before)
    market.run("insert into two_factor values (?, 'sealed', 0, 1, 1)", users.buyer.id)
    await market.services.sessions.begin(users.buyer.id, 'test')
    const old = { ...proven(), confirmedAt: market.ctx.now() - RECENT - 1 }
    expect(await refusalOf(resetMemberTwoFactor(market.ctx, admin, old, users.buyer.id, why))).toBe(
      'REAUTHENTICATE',
    )
    await resetMemberTwoFactor(market.ctx, admin, proven(), users.buyer.id, why)
    expect(market.rows('select kind, user_id as id from mails')).toEqual([
      { kind: 'twoFactorOff', id: users.buyer.id },
    ])
    expect(actions()).toEqual([{ actor: admin.id, action: 'resetTwoFactor' }])
    expect(market.value('select count(*) from sessions')).toBe(0)
    expect(await refusalOf(resetMemberTwoFactor(market.ctx, admin, proven(), admin.id, why))).toBe(
      'FORBIDDEN',
    )
  })

  it('keep notes for each other', async () => {
    await noteMember(market.ctx, admin, users.buyer.id, { note: 'Called about a parcel' })
    market.wait(minutes(1))
    await noteMember(market.ctx, admin2, users.buyer.id, { note: 'Settled' })
    const { notes } = await memberPage(market.ctx, admin, users.buyer.id)
    expect(notes.map(({ body, author }) => [body, author])).toEqual([
      ['Settled', ADMIN2.name],
      ['Called about a parcel', admin.name],
    ])
    expect(await refusalOf(noteMember(market.ctx, admin, 'usr_none', { note: 'x' }))).toBe('NOT_FOUND')
  })
})
