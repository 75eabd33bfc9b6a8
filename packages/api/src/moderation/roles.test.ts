import { ROLE, type RoleId, roleChangeSchema, rolesFor } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { RECENT } from '../accounts/commands/reauthenticate'
import { issueTokens } from '../accounts/commands/tokens'
import type { EndedSessions } from '../accounts/internal/session-ends'
import { provenSession } from '../accounts/testing/profile-helpers'
import { confirmReceipt } from '../orders/commands/receive'
import { proposePayouts } from '../payouts/commands/runs'
import { makeAdmin, openAccount, sell } from '../payouts/testing/helpers'
import { asAdmin } from '../testing'
import {
  buy,
  buyer,
  buyOne,
  fillCart,
  items,
  newbuyer,
  parcelsOf,
  refusalOf,
  ship,
  useMarket,
  users,
} from '../testing/helpers'
import { changeRole } from './commands/roles'

const market = useMarket()
const admin = asAdmin(users.admin)
const change = (id: string, from: RoleId, to: RoleId, who = admin) =>
  changeRole(
    market.ctx,
    who,
    provenSession(market, who),
    id,
    roleChangeSchema.parse({ from, to, reason: 'Helps us from today' }),
  )
const roleOf = (id: string): number => market.value('select role from users where id = ?', id)

let ended: EndedSessions[] = []
beforeEach(() => {
  ended = []
  market.services.onSessionsEnded((given) => void ended.push(given))
})

describe('another role for a member', () => {
  it('is written down, notified by mail, and ends every session', async () => {
    await issueTokens(market.ctx, newbuyer.id, 'test')
    await change(newbuyer.id, ROLE.BUYER, ROLE.MANAGER)
    expect(roleOf(newbuyer.id)).toBe(ROLE.MANAGER)
    expect(ended.length).toBeGreaterThan(0)
    expect(market.rows('select actor_id, action, subject_id, reason from audit_log')).toEqual([
      {
        actor_id: admin.id,
        action: 'changeRole',
        subject_id: newbuyer.id,
        reason: 'buyer → manager\nHelps us from today',
      },
    ])
    expect(market.rows("select user_id from mails where kind = 'roleChanged'")).toEqual([
      { user_id: newbuyer.id },
    ])
  })

  it('of an admin is made known to the other admins, whichever way it goes', async () => {
    const second = makeAdmin(market)
    const notified = (kind: string) => [
      ...market.rows('select user_id, data from notifications where kind = ?', kind),
      ...market.rows('select user_id from mails where kind = ?', kind),
    ]
    await change(newbuyer.id, ROLE.BUYER, ROLE.ADMIN)
    const data = JSON.stringify({ name: newbuyer.name, by: admin.name })
    expect(notified('adminAdded')).toEqual([{ user_id: second.id, data }, { user_id: second.id }])
    await change(newbuyer.id, ROLE.ADMIN, ROLE.BUYER)
    expect(notified('adminRemoved')).toEqual([{ user_id: second.id, data }, { user_id: second.id }])
    await change(newbuyer.id, ROLE.BUYER, ROLE.MANAGER)
    expect(notified('adminAdded')).toHaveLength(2)
    expect(notified('adminRemoved')).toHaveLength(2)
  })

  it('is given by nobody who has not proved a moment ago who they are', async () => {
    const session = provenSession(market, admin)
    market.wait(RECENT + 1)
    const input = roleChangeSchema.parse({ from: ROLE.BUYER, to: ROLE.ADMIN, reason: 'Helps us' })
    expect(await refusalOf(changeRole(market.ctx, admin, session, newbuyer.id, input))).toBe('REAUTHENTICATE')
    expect(roleOf(newbuyer.id)).toBe(ROLE.BUYER)
  })

  it('is given by one of two admins; the other is refused', async () => {
    const second = makeAdmin(market)
    const outcomes = await Promise.allSettled([
      change(newbuyer.id, ROLE.BUYER, ROLE.MANAGER),
      change(newbuyer.id, ROLE.BUYER, ROLE.ADMIN, second),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'ROLE_CHANGED', details: { who: admin.name } } },
    ])
    expect(market.value("select count(*) from audit_log where action = 'changeRole'")).toBe(1)
  })

  it('is nobody’s own to change, and the last admin stays', async () => {
    expect(await refusalOf(change(admin.id, ROLE.ADMIN, ROLE.BUYER))).toBe('ROLE_OWN')
    const second = makeAdmin(market)
    const both = await Promise.allSettled([
      change(second.id, ROLE.ADMIN, ROLE.BUYER),
      change(admin.id, ROLE.ADMIN, ROLE.BUYER, second),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(market.value(`select count(*) from users where role = ${ROLE.ADMIN} and status = 'active'`)).toBe(
      1,
    )
  })

  it('does not come with open orders', async () => {
    await buyOne(market, buyer, items.kopi)
    expect(await refusalOf(change(buyer.id, ROLE.BUYER, ROLE.MANAGER))).toBe('ROLE_HAS_ORDERS')
    expect(roleOf(buyer.id)).toBe(ROLE.BUYER)
  })

  it('does not end a payout that is under way', async () => {
    await sell(market)
    await openAccount(market)
    await proposePayouts(market.ctx, admin)
    market.run(`update users set role = ${ROLE.RESELLER} where id = ?`, users.seller.id)
    market.run(
      "update parcels set state = 'completed' where seller_id = ? and state <> 'completed'",
      users.seller.id,
    )
    expect(await refusalOf(change(users.seller.id, ROLE.RESELLER, ROLE.SELLER))).toBe('ROLE_HAS_PAYOUT')
  })

  it('leaves a reseller who is suspended as a seller their stores', async () => {
    market.run("update users set seller_status = 'suspended' where id = ?", users.reseller.id)
    expect(await refusalOf(change(users.reseller.id, ROLE.RESELLER, ROLE.BUYER))).toBe('ROLE_NOT_POSSIBLE')
  })

  it('waits until a reseller has their commission', async () => {
    await fillCart(market, buyer, [items.withVariants, 1])
    for (const parcel of parcelsOf(market, await buy(market, buyer))) {
      await ship(market, parcel)
      await confirmReceipt(market.ctx, buyer, parcel.id)
    }
    market.run('update users set seller_status = null where id = ?', users.reseller.id)
    const demote = () => change(users.reseller.id, ROLE.RESELLER, ROLE.BUYER)
    expect(await refusalOf(demote())).toBe('ROLE_HAS_BALANCE')
    expect(roleOf(users.reseller.id)).toBe(ROLE.RESELLER)
  })

  it('ends the commission on orders that are placed afterwards', async () => {
    await change(users.reseller.id, ROLE.RESELLER, ROLE.SELLER)
    await fillCart(market, buyer, [items.withVariants, 1])
    const { orderId } = await buy(market, buyer)
    expect(market.rows('select reseller_id from parcels where order_id = ?', orderId)).toEqual([
      { reseller_id: null },
    ])
  })

  it('is refused for who sells, and for who is not active', async () => {
    expect(await refusalOf(change(users.seller.id, ROLE.SELLER, ROLE.BUYER))).toBe('ROLE_NOT_POSSIBLE')
    market.run('update users set verified_at = null where id = ?', newbuyer.id)
    expect(await refusalOf(change(newbuyer.id, ROLE.BUYER, ROLE.ADMIN))).toBe('ROLE_NOT_POSSIBLE')
    expect(await refusalOf(change('usr_nobody', ROLE.BUYER, ROLE.ADMIN))).toBe('NOT_FOUND')
    expect(await refusalOf(change(newbuyer.id, ROLE.MANAGER, ROLE.ADMIN))).toBe('ROLE_CHANGED')
  })
})

it('names the roles a member may be given', () => {
  expect(rolesFor(ROLE.BUYER, false)).toEqual([ROLE.MANAGER, ROLE.ADMIN])
  expect(rolesFor(ROLE.RESELLER, false)).toEqual([ROLE.BUYER, ROLE.MANAGER, ROLE.ADMIN])
  expect(rolesFor(ROLE.RESELLER, true)).toEqual([ROLE.SELLER])
  expect(rolesFor(ROLE.SELLER, true)).toEqual([])
  for (const typed of ['', '0', '6', 'admin'])
    expect(roleChangeSchema.safeParse({ from: '3', to: typed, reason: 'x' }).success).toBe(false)
})
