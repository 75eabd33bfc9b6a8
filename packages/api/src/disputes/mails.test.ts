import { sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { send, useSmtp } from '../platform/mail/testing/helpers'
import { asAdmin } from '../testing'
import { buyer, items, sellerOf, useMarket, users } from '../testing/helpers'
import { escalateClaim } from './commands/buyer'
import { decideClaim } from './commands/decide'
import { answerClaim } from './commands/seller'
import { makeClaims } from './testing/helpers'

const smtp = await useSmtp()
const market = useMarket({ SMTP_URL: smtp.url, APP_URL: 'https://pasar.test' })
const { deliverKopi, claim } = makeClaims(market)

/** The texts of the mails that wait, by whom they are for. */
async function textsTo(email: string): Promise<string> {
  await send(market)
  const texts = smtp.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text)
  smtp.received.splice(0)
  return texts.at(-1) ?? ''
}
const expectAll = (text: string, parts: readonly string[]) => {
  for (const part of parts) expect(text).toContain(part)
}

describe('the mails of a claim', () => {
  it('say what is claimed, what was said, and lead to it', async () => {
    const { order, parcel } = await deliverKopi()
    await textsTo('')
    const id = await claim(parcel, {}, 2)
    const { email } = users.seller
    const atSeller = `https://pasar.test/seller/orders/${parcel.id}/claim`
    expectAll(await textsTo(email), [
      atSeller,
      'It is damaged',
      `2 × ${items.kopi.title}`,
      'Claimed: RM 25.80',
      'The bags are torn',
    ])

    await answerClaim(market.ctx, sellerOf(parcel), id, {
      type: 'offer',
      words: 'One bag is whole.',
      amount: sen(500),
    })
    const atBuyer = `https://pasar.test/orders/user/${order.orderId}/claim/${parcel.id}`
    expectAll(await textsTo(buyer.email), [atBuyer, 'The seller offers RM 5.00.', 'One bag is whole.'])

    await escalateClaim(market.ctx, buyer, id)
    expectAll(await textsTo(users.admin.email), [
      `https://pasar.test/admin/claims/${id}`,
      'The bags are torn',
      'One bag is whole.',
    ])
    await decideClaim(market.ctx, asAdmin(users.admin), id, { type: 'refund', words: 'Both are torn.' })
    expectAll(await textsTo(email), [atSeller, 'What we decided', 'Both are torn.'])
  })
})
