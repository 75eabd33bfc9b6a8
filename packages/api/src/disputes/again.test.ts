import { erasePerson, NO_ROOTS } from '@pasar/db'
import { days, sen, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { dump } from '../accounts/testing/profile-helpers'
import { asAdmin } from '../testing'
import { buyer, expectSumsToMatch, parcelState, sellerOf, useMarket, users } from '../testing/helpers'
import { escalateClaim, sendGoodsBack, withdrawClaim } from './commands/buyer'
import { decideClaim } from './commands/decide'
import { answerClaim, confirmReturnArrived, contestReturn } from './commands/seller'
import { moveDueClaims } from './jobs'
import { claimForAdmin, claimPage, claimsPage, saleClaim } from './reads'
import { makeClaims } from './testing/helpers'

const market = useMarket()
const admin = asAdmin(users.admin)
const { deliverKopi, claim, claimState } = makeClaims(market)
/** A claim that the seller has refused and the buyer has brought to the admins. */
async function escalated() {
  const { order, parcel } = await deliverKopi()
  const id = await claim(parcel)
  await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'Packed well' })
  await escalateClaim(market.ctx, buyer, id)
  return { order, parcel, id }
}
const mails = (kind: string) => market.value('select count(*) from mails where kind = ?', kind)

describe('a claim that comes to the admins a second time', () => {
  it('is news to everybody again', async () => {
    const { parcel, id } = await escalated()
    const seller = sellerOf(parcel)
    const once = { asked: mails('claimToDecide'), told: mails('claimEscalated') }
    expect(once).toEqual({ asked: 1, told: 2 })
    market.wait(days(1))
    await decideClaim(market.ctx, admin, id, {
      type: 'return',
      words: 'Send it back',
      address: 'Lot 7, Ipoh',
    })
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'DHL', trackingNumber: '71' })
    await contestReturn(market.ctx, seller, id, 'An empty box')
    expect({ asked: mails('claimToDecide'), told: mails('claimEscalated') }).toEqual({ asked: 2, told: 4 })
  })
})

describe('a claim whose buyer is suspended', () => {
  it.each(['refuse', 'return', 'offer'] as const)(
    'goes to the admins when the time for their answer is up: %s',
    async (type) => {
      const { parcel } = await deliverKopi()
      const id = await claim(parcel)
      const answer = { words: 'Well', address: 'Lot 7, Ipoh', amount: sen(500) }
      await answerClaim(market.ctx, sellerOf(parcel), id, { type, ...answer })
      market.run("update users set status = 'suspended' where id = ?", buyer.id)
      market.wait(WINDOWS.buyerAnswers)
      await moveDueClaims(market.ctx)
      expect([claimState(id), parcelState(market, parcel)]).toEqual(['escalated', 'disputed'])
      await expectSumsToMatch(market)
    },
  )

  it('ends by itself when the buyer could have answered', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel)
    await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'No' })
    market.wait(WINDOWS.buyerAnswers)
    await moveDueClaims(market.ctx)
    expect(claimState(id)).toBe('lapsed')
  })
})

describe('goods that go back', () => {
  it('go to the address that the seller names, which is offered the next time', async () => {
    const { order, parcel } = await deliverKopi()
    const seller = sellerOf(parcel)
    const id = await claim(parcel)
    expect((await saleClaim(market.ctx, seller, parcel.id)).returnTo).toContain('Jalan')
    await answerClaim(market.ctx, seller, id, { type: 'return', words: '', address: 'Lot 7, Ipoh' })
    const page = await claimPage(market.ctx, buyer, order.orderId, parcel.id)
    expect(page.claim).toMatchObject({ state: 'return_asked', returnAddress: 'Lot 7, Ipoh' })
    const { parcel: other } = await deliverKopi()
    await claim(other)
    expect((await saleClaim(market.ctx, seller, other.id)).returnTo).toBe('Lot 7, Ipoh')
  })

  it('go to the address that an admin names, and both sides are told so', async () => {
    const { order, parcel, id } = await escalated()
    expect((await claimForAdmin(market.ctx, admin, id)).returnTo).not.toBe('')
    await decideClaim(market.ctx, admin, id, { type: 'return', words: 'Send it', address: 'Lot 9, Melaka' })
    const page = await claimPage(market.ctx, buyer, order.orderId, parcel.id)
    expect(page.claim?.returnAddress).toBe('Lot 9, Melaka')
    expect(mails('claimReturnDecided')).toBe(2)
    expect(mails('claimAnswered')).toBe(1)
    const told = market.rows("select user_id from notifications where kind = 'claimReturnDecided'")
    expect(told).toHaveLength(2)
    expect(told).toEqual(expect.arrayContaining([{ user_id: buyer.id }, { user_id: parcel.sellerId }]))
    // What an admin has named is not what the seller would.
    expect(market.value('select count(*) from return_addresses')).toBe(0)
  })

  it('are listed for admins from the decision until they have arrived', async () => {
    const list = async () => {
      const { claims } = await claimsPage(market.ctx, admin, { list: 'returning', cursor: null })
      return claims.map(({ id, state }) => [id, state])
    }
    const { parcel: plain } = await deliverKopi()
    const own = await claim(plain)
    await answerClaim(market.ctx, sellerOf(plain), own, { type: 'return', words: '', address: 'Lot 7' })
    expect(await list()).toEqual([])
    const { parcel, id } = await escalated()
    await decideClaim(market.ctx, admin, id, { type: 'return', words: 'Send it', address: 'Lot 9, Melaka' })
    expect(await list()).toEqual([[id, 'return_asked']])
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'DHL', trackingNumber: '71' })
    expect(await list()).toEqual([[id, 'returning']])
    await confirmReturnArrived(market.ctx, sellerOf(parcel), id)
    expect(await list()).toEqual([])
  })

  it('take the address along when their seller deletes the account', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel)
    await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'return', words: '', address: 'Lot 7, Ipoh' })
    await market.ctx.transact(NO_ROOTS.alone, (tx) => erasePerson(tx, parcel.sellerId, 'x'))
    expect(dump(market)).not.toContain('Lot 7, Ipoh')
  })
})

describe('whoever decides', () => {
  it('reads what the seller offered, and what is wrong with a return', async () => {
    const { parcel } = await deliverKopi()
    const seller = sellerOf(parcel)
    const id = await claim(parcel)
    await answerClaim(market.ctx, seller, id, { type: 'offer', words: 'Keep it', amount: sen(500) })
    market.wait(1)
    await escalateClaim(market.ctx, buyer, id)
    const first = await claimForAdmin(market.ctx, admin, id)
    expect(first.claim.offered).toBe(500)
    market.wait(1)
    await decideClaim(market.ctx, admin, id, { type: 'return', words: 'Send it', address: 'Lot 9, Melaka' })
    market.wait(1)
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'DHL', trackingNumber: '71' })
    market.wait(1)
    await contestReturn(market.ctx, seller, id, 'An empty box')
    const { moves } = await claimForAdmin(market.ctx, admin, id)
    expect(moves.map(({ to, actor, note }) => [to, actor, note])).toEqual([
      ['claim_offered', 'seller', 'Keep it'],
      ['claim_escalated', 'buyer', ''],
      ['claim_return_asked', 'admin', 'Send it'],
      ['claim_returning', 'buyer', ''],
      ['claim_escalated', 'seller', 'An empty box'],
    ])
  })

  it('reads of one claim what moved that one alone', async () => {
    const { parcel } = await deliverKopi()
    const before = await claim(parcel, {}, 1)
    await answerClaim(market.ctx, sellerOf(parcel), before, { type: 'refuse', words: 'No' })
    await withdrawClaim(market.ctx, buyer, before)
    market.wait(1)
    const id = await claim(parcel, {}, 1)
    expect((await claimForAdmin(market.ctx, admin, id)).moves).toEqual([])
    expect((await claimForAdmin(market.ctx, admin, before)).moves).toHaveLength(2)
  })
})
