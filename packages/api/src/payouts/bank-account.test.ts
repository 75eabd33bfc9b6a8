import { hours, ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { RecentMember } from '../access/actors'
import { asMember } from '../testing'
import { expectSumsToMatch, refusalOf, useMarket, users } from '../testing/helpers'
import { changeBankAccount } from './commands/bank-account'
import { bankAccountsOf } from './reads/bank-account'
import { proposalPage } from './reads/proposal'
import { account, admin, recentSeller, sell, seller } from './testing/helpers'

const market = useMarket()

describe('the bank account of a seller', () => {
  it('is sealed, shows its end only, and keeps the ones before', async () => {
    await changeBankAccount(market.ctx, recentSeller(), account())
    market.wait(1)
    await changeBankAccount(
      market.ctx,
      recentSeller(),
      account({ bank: 'CIBBMYKL', accountNumber: '8001234567' }),
    )
    expect(JSON.stringify(market.rows('select * from bank_accounts'))).not.toMatch(/514123456789|8001234567/)
    expect(await bankAccountsOf(market.ctx, seller)).toMatchObject({
      current: { bank: 'CIMB Bank', number: '••••4567', waitsUntil: market.ctx.now() + hours(48) },
      past: [{ bank: 'Maybank', number: '••••6789', replacedAt: market.ctx.now() }],
    })
    market.wait(hours(48))
    expect((await bankAccountsOf(market.ctx, seller)).current?.waitsUntil).toBeNull()
  })

  it('sends a mail and a notification, and is in the audit log without the number', async () => {
    await changeBankAccount(market.ctx, recentSeller(), account())
    expect(market.rows('select actor_id, action from audit_log')).toEqual([
      { actor_id: seller.id, action: 'changeBankAccount' },
    ])
    expect(
      market.value("select count(*) from mails where kind = 'bankAccountChanged' and user_id = ?", seller.id),
    ).toBe(1)
    const data = market.value<string>("select data from notifications where kind = 'bankAccountChanged'")
    expect(JSON.parse(data)).toEqual({ bank: 'Maybank ••••6789' })
  })

  it('saved again as it is does not begin to wait anew', async () => {
    await changeBankAccount(market.ctx, recentSeller(), account())
    expect(await refusalOf(changeBankAccount(market.ctx, recentSeller(), account()))).toBe(
      'BANK_ACCOUNT_SAME',
    )
    expect(market.value('select count(*) from bank_accounts')).toBe(1)
  })

  it('is for those who are paid', async () => {
    const buyer = asMember(users.buyer, ROLE.BUYER) as RecentMember
    expect(await refusalOf(changeBankAccount(market.ctx, buyer, account()))).toBe('FORBIDDEN')
  })

  it('is not paid on for 48 hours after a change', async () => {
    await sell(market)
    const reasonNow = async () => {
      const { payable, held } = await proposalPage(market.ctx, admin)
      if (payable.some(({ userId }) => userId === seller.id)) return 'paid'
      return held.find(({ userId }) => userId === seller.id)?.reason
    }
    expect(await reasonNow()).toBe('noAccount')
    await changeBankAccount(market.ctx, recentSeller(), account())
    expect(await reasonNow()).toBe('accountTooNew')
    market.wait(hours(48))
    expect(await reasonNow()).toBe('paid')
    await expectSumsToMatch(market)
  })
})
