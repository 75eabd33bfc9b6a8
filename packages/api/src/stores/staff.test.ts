import { days } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { type Buyer, isOfSeller, requireSeller, type Seller } from '../access/actors'
import { deleteAccount } from '../accounts/commands/delete-account'
import { suspendMember } from '../accounts/commands/suspension'
import { takeAlong } from '../accounts/testing/export-helpers'
import { lastSecret, readMails } from '../accounts/testing/mail-helpers'
import { shipParcel } from '../orders/commands/ship'
import { salePage } from '../orders/reads/sale'
import { salesPage } from '../orders/reads/sales'
import { asAdmin, asBuyer, asMember, asSeller, asStaff } from '../testing/actors'
import {
  buy,
  buyer,
  fillCart,
  items,
  newbuyer,
  parcelsOf,
  refusalOf,
  useMarket,
  users,
} from '../testing/helpers'
import { changeStaff, inviteStaff, removeStaff, renewInvitation, revokeInvitation } from './commands/staff'
import { acceptInvitation, chooseWork, leaveStaff } from './commands/staff-membership'
import { endedWorkOf, invitationPage, membershipPage, staffPage } from './reads'

const market = useMarket()
const seller = asSeller(users.seller)
const tan = asSeller(users.tan)

const invite = async (email = buyer.email, by: Seller = seller, permissions = ['ship'] as const) => {
  await inviteStaff(market.ctx, by, { email, permissions: [...permissions] })
  return lastSecret(market, 'staffInvited')
}
const join = async (who: Buyer = buyer) => acceptInvitation(market.ctx, who, await invite(who.email))
const openId = async () => (await staffPage(market.ctx, seller)).invitations[0]?.id ?? ''
/** The member as their next request knows them. */
async function again(who: { id: string }) {
  const cookie = await market.services.sessions.begin(who.id, '')
  return (await market.services.sessions.find(cookie.split(';')[0] ?? ''))?.member ?? null
}
const audit = () =>
  market.rows<{ who: string; action: string }>('select actor_id as who, action from audit_log')
const newsOf = (id: string) =>
  market.rows<{ kind: string }>(
    'select kind from notifications where user_id = ? and kind like ?',
    id,
    'staff%',
  )

describe('an invitation', () => {
  it('makes whoever accepts it staff, with the permissions it names', async () => {
    const token = await invite()
    expect(JSON.stringify(market.rows('select * from staff_invitations'))).not.toContain(token)
    expect(await invitationPage(market.ctx, buyer, token)).toMatchObject({
      state: 'open',
      permissions: ['ship'],
      isForReader: true,
    })
    expect(await membershipPage(market.ctx, buyer)).toMatchObject({
      membership: null,
      invitedBy: [seller.name],
    })
    await acceptInvitation(market.ctx, buyer, token)
    const member = await again(buyer)
    expect(member?.worksFor).toEqual({ sellerId: seller.id, sellerName: seller.name, permissions: ['ship'] })
    expect(requireSeller(member, 'ship')).toMatchObject({ id: seller.id, person: { id: buyer.id } })
    expect(() => requireSeller(member, 'money')).toThrow('You work for')
    expect(() => requireSeller(member, 'owner')).toThrow('You work for')
    expect(audit()).toEqual([
      { who: seller.id, action: 'inviteStaff' },
      { who: buyer.id, action: 'joinStaff' },
    ])
    expect(readMails(market).map(({ kind }) => kind)).toEqual(['staffInvited', 'staffJoined'])
    expect(newsOf(seller.id)).toEqual([{ kind: 'staffJoined' }])
  })

  it('works once: sent again by the same member it is what it is, for another it has ended', async () => {
    const token = await invite()
    const both = await Promise.allSettled([1, 2].map(() => acceptInvitation(market.ctx, buyer, token)))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(market.value("select count(*) from audit_log where action = 'joinStaff'")).toBe(1)
    expect(await refusalOf(acceptInvitation(market.ctx, newbuyer, token))).toBe('LINK_ENDED')
    await removeStaff(market.ctx, seller, buyer.id)
    expect(await refusalOf(acceptInvitation(market.ctx, buyer, token))).toBe('LINK_ENDED')
    expect(await invitationPage(market.ctx, buyer, token)).toEqual({ state: 'accepted' })
  })

  it('is for the confirmed email that it was sent to, and for no one who runs the market', async () => {
    const token = await invite('Aina@pasar.test'.toLowerCase())
    expect(await refusalOf(acceptInvitation(market.ctx, buyer, token))).toBe('STAFF_OTHER_EMAIL')
    const claimed = { ...newbuyer, email: 'aina@pasar.test', isVerified: false }
    expect(await refusalOf(acceptInvitation(market.ctx, claimed, token))).toBe('EMAIL_UNVERIFIED')
    const manager = asMember(users.manager, users.manager.role)
    const other = await invite(manager.email)
    expect(await refusalOf(acceptInvitation(market.ctx, manager, other))).toBe('STAFF_ROLE')
  })

  it('ends when it expires, is taken back, or is sent again', async () => {
    const first = await invite()
    await renewInvitation(market.ctx, seller, await openId())
    const second = lastSecret(market, 'staffInvited')
    expect(await invitationPage(market.ctx, null, first)).toEqual({ state: 'unknown' })
    expect(await refusalOf(acceptInvitation(market.ctx, buyer, first))).toBe('LINK_ENDED')
    market.wait(days(7))
    expect(await invitationPage(market.ctx, null, second)).toEqual({ state: 'expired' })
    expect(await refusalOf(acceptInvitation(market.ctx, buyer, second))).toBe('LINK_ENDED')
    await renewInvitation(market.ctx, seller, await openId())
    const third = lastSecret(market, 'staffInvited')
    const id = await openId()
    expect(await refusalOf(revokeInvitation(market.ctx, tan, id))).toBe('STAFF_CHANGED')
    await revokeInvitation(market.ctx, seller, id)
    expect(await invitationPage(market.ctx, null, third)).toEqual({ state: 'revoked' })
    expect(await refusalOf(acceptInvitation(market.ctx, buyer, third))).toBe('LINK_ENDED')
    expect(await refusalOf(renewInvitation(market.ctx, seller, id))).toBe('STAFF_CHANGED')
  })

  it('goes to nobody twice, to no staff, and not to the seller', async () => {
    await invite()
    expect(await refusalOf(invite())).toBe('STAFF_ALREADY')
    expect(await refusalOf(invite(seller.email))).toBe('STAFF_ALREADY')
    await acceptInvitation(market.ctx, buyer, lastSecret(market, 'staffInvited'))
    expect(await refusalOf(invite())).toBe('STAFF_ALREADY')
  })

  it('says nothing of who has an account, and stops at twenty', async () => {
    for (let at = 0; at < 20; at++) await invite(`aina${at}@pasar.test`)
    expect(await refusalOf(invite('one-more@pasar.test'))).toBe('STAFF_LIMIT')
    expect((await staffPage(market.ctx, seller)).isFull).toBe(true)
    expect(market.value('select count(*) from staff_invitations')).toBe(20)
  })

  it('of a second seller is refused while one works for the first', async () => {
    await join()
    const token = await invite(buyer.email, tan)
    expect(await refusalOf(acceptInvitation(market.ctx, buyer, token))).toBe('STAFF_ELSEWHERE')
    expect(await invitationPage(market.ctx, buyer, token)).toMatchObject({ state: 'open' })
    await leaveStaff(market.ctx, buyer)
    await acceptInvitation(market.ctx, buyer, token)
    expect((await again(buyer))?.worksFor?.sellerId).toBe(tan.id)
  })
})

describe('staff', () => {
  it('gets other permissions with the next request, and is notified', async () => {
    await join()
    await changeStaff(market.ctx, seller, { memberId: buyer.id, permissions: ['list', 'money'] })
    expect((await again(buyer))?.worksFor?.permissions).toEqual(['list', 'money'])
    expect(newsOf(buyer.id)).toContainEqual({ kind: 'staffChanged' })
    const of = { memberId: buyer.id, permissions: ['list' as const] }
    expect(await refusalOf(changeStaff(market.ctx, tan, of))).toBe('STAFF_CHANGED')
  })

  it('is no staff any more once removed or gone, and both sides are notified', async () => {
    await join()
    expect(await refusalOf(removeStaff(market.ctx, tan, buyer.id))).toBe('STAFF_CHANGED')
    await removeStaff(market.ctx, seller, buyer.id)
    expect((await again(buyer))?.worksFor).toBeNull()
    expect(await endedWorkOf(market.ctx, buyer)).toBe(seller.name)
    expect(await refusalOf(removeStaff(market.ctx, seller, buyer.id))).toBe('STAFF_CHANGED')
    expect(await refusalOf(leaveStaff(market.ctx, buyer))).toBe('STAFF_CHANGED')
    await join()
    await leaveStaff(market.ctx, buyer)
    expect((await again(buyer))?.worksFor).toBeNull()
    expect(readMails(market).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['staffRemoved', 'staffLeft']),
    )
    expect(newsOf(seller.id)).toContainEqual({ kind: 'staffLeft' })
  })

  it('does nothing while its seller is suspended, and works on after that', async () => {
    await join()
    const admin = asAdmin(users.admin)
    await suspendMember(market.ctx, admin, seller.id, { reason: 'Fakes' })
    expect((await again(buyer))?.worksFor).toBeNull()
    expect((await membershipPage(market.ctx, asBuyer(users.buyer))).membership?.isSuspended).toBe(true)
    market.run("update users set status = 'active', seller_status = 'suspended' where id = ?", seller.id)
    expect((await again(buyer))?.worksFor).toBeNull()
    market.run("update users set seller_status = 'approved' where id = ?", seller.id)
    expect((await again(buyer))?.worksFor?.sellerId).toBe(seller.id)
  })

  it('who sells, too, chooses for whom they act', async () => {
    await acceptInvitation(market.ctx, tan, await invite(tan.email))
    expect(requireSeller(await again(tan), 'ship').id).toBe(seller.id)
    await chooseWork(market.ctx, tan, 'own')
    const own = await again(tan)
    expect(requireSeller(own, 'owner').id).toBe(tan.id)
    // Bids, reviews and questions are refused to them all the same.
    expect([isOfSeller(own, seller.id), isOfSeller(own, tan.id)]).toEqual([true, true])
    await chooseWork(market.ctx, tan, 'staff')
    expect(requireSeller(await again(tan), 'ship').id).toBe(seller.id)
    expect(await refusalOf(chooseWork(market.ctx, buyer, 'staff'))).toBe('STAFF_CHANGED')
  })

  it('goes with the account, and is in its copy', async () => {
    await join(newbuyer)
    const { read } = await takeAlong(market.ctx, newbuyer)
    expect(read('staff.json')).toMatchObject({ membership: { permissions: ['ship'], endedAt: null } })
    market.run(
      'update users set password_hash = (select password_hash from users where id = ?) where id = ?',
      buyer.id,
      newbuyer.id,
    )
    await deleteAccount(market.ctx, newbuyer, { password: 'Pasar-demo-2026', code: '' })
    expect(market.value('select count(*) from store_staff')).toBe(0)
    expect(market.value('select count(*) from staff_invitations')).toBe(0)
    expect(newsOf(seller.id)).toContainEqual({ kind: 'staffLeft' })
  })
})

describe('two who ship the same parcel', () => {
  it('learn who was first; the history names the person', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1])
    const order = await buy(market, newbuyer)
    const [parcel] = parcelsOf(market, order)
    if (!parcel) throw new Error('no parcel')
    const worksFor = { sellerId: parcel.sellerId, sellerName: 'Mak Jah', permissions: ['ship' as const] }
    const staff = requireSeller(asStaff(users.buyer, worksFor), 'ship')
    const [owner] = Object.values(users).filter(({ id }) => id === parcel.sellerId)
    if (!owner) throw new Error('no seller')
    const ship = (who: Seller<'ship'>, trackingNumber: string) =>
      shipParcel(market.ctx, who, { parcelId: parcel.id, courier: 'Pos Laju', trackingNumber })
    const both = await Promise.allSettled([
      ship(staff, 'EN111111111MY'),
      ship(requireSeller(asSeller(owner), 'ship'), 'EN222222222MY'),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(both[1]).toMatchObject({
      reason: {
        code: 'PARCEL_SHIPPED_BY',
        details: { name: users.buyer.name, tracking: 'EN111111111MY' },
      },
    })
    await ship(staff, 'EN111111111MY')
    expect(
      market.value(
        "select actor_id from order_history where parcel_id = ? and to_state = 'shipped'",
        parcel.id,
      ),
    ).toBe(users.buyer.id)
    const other = asStaff(users.buyer, { ...worksFor, sellerId: tan.id })
    expect(
      await refusalOf(
        shipParcel(market.ctx, requireSeller(other, 'ship'), {
          parcelId: parcel.id,
          courier: 'Pos Laju',
          trackingNumber: 'EN1',
        }),
      ),
    ).toBe('NOT_FOUND')
    const sale = await salePage(market.ctx, staff, parcel.id)
    expect(sale).toMatchObject({ share: null, may: { refund: false, cancel: false } })
    const page = await salesPage(market.ctx, staff, { state: 'all', cursor: null })
    expect(page.sales.map(({ share }) => share)).toEqual(page.sales.map(() => null))
    expect(JSON.stringify(sale)).not.toMatch(/unitPrice|subtotal|Discount/)
  })
})
