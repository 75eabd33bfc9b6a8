import { findStore } from '@pasar/db'
import { storeSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { liftSuspension, suspendMember } from '../accounts/commands/suspension'
import { issueTokens } from '../accounts/commands/tokens'
import { mailsOf } from '../accounts/testing/profile-helpers'
import { makeAdmin } from '../payouts/testing/helpers'
import { kampung } from '../reviews/testing/helpers'
import { sellingOf } from '../selling/reads/apply'
import { addItem } from '../selling/testing/helpers'
import { createStore } from '../stores/commands'
import { settleStores } from '../stores/jobs'
import { asAdmin, asSeller } from '../testing'
import {
  buy,
  buyer,
  items,
  parcelState,
  parcelsOf,
  readAll,
  refusalOf,
  ship,
  stores,
  useMarket,
  users,
} from '../testing/helpers'
import { liftSelling, suspendSelling } from './commands/selling'
import { hideStore, showStore } from './commands/stores'

const market = useMarket()
const admin = asAdmin(users.admin)
const seller = asSeller(users.seller)
const store = stores.kampung
const why = { reason: 'Buyers were asked to pay outside' }
const suspend = (by = admin) => suspendSelling(market.ctx, by, seller.id, why)
const lift = (by = admin) => liftSelling(market.ctx, by, seller.id, { reason: 'It was a mistake' })
const status = () => market.value('select seller_status from users where id = ?', seller.id)
const isShown = async () => {
  await settleStores(market.ctx)
  return [
    (await findStore(market.ctx.db, store.slug)) !== null,
    market.value<string>('select status from items where id = ?', items.kopi.id) === 'active',
  ]
}
const SHOWN = [true, true]
const HIDDEN = [false, false]

describe('a member who is suspended as a seller', () => {
  it('sells and lists nothing, reads why, and stays signed in', async () => {
    await issueTokens(market.ctx, seller.id, 'app')
    await suspend()
    expect(status()).toBe('suspended')
    expect(await isShown()).toEqual(HIDDEN)
    expect(await refusalOf(addItem(market, {}))).toBe('SELLER_SUSPENDED')
    const input = storeSchema.parse({ name: 'Kedai Lain', description: 'More.', city: 'Ipoh', country: 'MY' })
    expect(await refusalOf(createStore(market.ctx, kampung, input))).toBe('SELLER_SUSPENDED')
    expect(await sellingOf(market.ctx, seller)).toMatchObject({ state: 'suspended', suspension: why })
    expect(mailsOf(market)).toMatchObject([
      { kind: 'sellingSuspended', email: seller.email, values: { reason: why.reason } },
    ])
    expect(
      market.rows(
        'select link, data from notifications where user_id = ? and kind = ?',
        seller.id,
        'sellingSuspended',
      ),
    ).toEqual([{ link: '/seller-suspended', data: JSON.stringify(why) }])
    expect(market.value('select count(*) from sessions where user_id = ?', seller.id)).toBe(1)
  })

  it('ships what was ordered before', async () => {
    const order = await buy(market, buyer, [items.kopi, 1])
    await suspend()
    const parcel = parcelsOf(market, order).find(({ sellerId }) => sellerId === seller.id)
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    expect(parcelState(market, parcel)).toBe('shipped')
  })

  it('sells again when it is lifted, as before, and is told', async () => {
    const before = market.rows('select id, status from items where store_id = ? order by id', store.id)
    await suspend()
    await settleStores(market.ctx)
    await lift()
    expect(await isShown()).toEqual(SHOWN)
    expect(market.rows('select id, status from items where store_id = ? order by id', store.id)).toEqual(
      before,
    )
    expect(status()).toBe('approved')
    expect(mailsOf(market).map(({ kind }) => kind)).toEqual(['sellingSuspended', 'sellingResumed'])
    expect(await sellingOf(market.ctx, seller)).toMatchObject({ state: 'approved', suspension: null })
    expect(
      market.rows('select action, subject_id as subject, reason from audit_log order by position'),
    ).toEqual([
      { action: 'suspendSelling', subject: seller.id, reason: why.reason },
      { action: 'liftSelling', subject: seller.id, reason: 'It was a mistake' },
    ])
  })

  it('stays hidden as long as anything else hides the store', async () => {
    await hideStore(market.ctx, admin, store.id, why)
    await suspend()
    await suspendMember(market.ctx, admin, seller.id, why)
    await showStore(market.ctx, admin, store.id, { reason: '' })
    expect(await isShown()).toEqual(HIDDEN)
    await liftSuspension(market.ctx, admin, seller.id, why)
    expect(await isShown()).toEqual(HIDDEN)
    await lift()
    expect(await isShown()).toEqual(SHOWN)
  })

  it('is suspended, and freed, by one of two admins; the other is told who was first', async () => {
    const second = makeAdmin(market)
    for (const [act, code] of [
      [suspend, 'SELLER_SUSPENDED_BY'],
      [lift, 'SELLER_FREED_BY'],
    ] as const) {
      const answers = await Promise.allSettled([act(), act(second)])
      expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected'])
      await expect(act(second)).rejects.toMatchObject({ code, details: { name: admin.name } })
    }
  })

  it('has to sell, and to be somebody else', async () => {
    const before = readAll(market)
    expect(await refusalOf(suspendSelling(market.ctx, admin, buyer.id, why))).toBe('FORBIDDEN')
    expect(await refusalOf(liftSelling(market.ctx, admin, buyer.id, why))).toBe('FORBIDDEN')
    expect(await refusalOf(suspendSelling(market.ctx, admin, admin.id, why))).toBe('FORBIDDEN')
    expect(await refusalOf(suspendSelling(market.ctx, admin, 'usr_none', why))).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
  })
})
