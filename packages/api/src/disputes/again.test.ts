import { days, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { asAdmin, asSeller } from '../testing'
import { buyer, parcelState, proveSums, sellerOf, useMarket, users } from '../testing/helpers'
import { escalateClaim, sendGoodsBack } from './commands/buyer'
import { decideClaim } from './commands/decide'
import { answerClaim, contestReturn } from './commands/seller'
import { moveDueClaims } from './jobs'
import { makeClaims } from './testing/helpers'

const market = useMarket()
const admin = asAdmin(users.admin)
const { deliverKopi, claim, claimState } = makeClaims(market)
const mails = (kind: string) => market.value('select count(*) from mails where kind = ?', kind)

describe('a claim that comes to the admins a second time', () => {
  it('is news to everybody again', async () => {
    const { parcel } = await deliverKopi()
    const seller = asSeller(sellerOf(parcel))
    const id = await claim(parcel)
    await answerClaim(market.ctx, seller, id, { type: 'refuse', words: 'Packed well' })
    await escalateClaim(market.ctx, buyer, id)
    const once = { asked: mails('claimToDecide'), told: mails('claimEscalated') }
    expect(once).toEqual({ asked: 1, told: 2 })
    market.wait(days(1))
    await decideClaim(market.ctx, admin, id, { type: 'return', words: 'Send it back' })
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
      const answer = { words: 'Well', amount: market.value<never>('select 500') }
      await answerClaim(market.ctx, sellerOf(parcel), id, { type, ...answer })
      market.run("update users set status = 'suspended' where id = ?", buyer.id)
      market.wait(WINDOWS.buyerAnswers)
      await moveDueClaims(market.ctx)
      expect([claimState(id), parcelState(market, parcel)]).toEqual(['escalated', 'disputed'])
      await proveSums(market)
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
