import { existsSync, readdirSync, rmSync } from 'node:fs'
import { sumAccount } from '@pasar/db'
import { days, type Sen, sen, WINDOWS } from '@pasar/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { confirmReceipt } from '../orders/commands/receive'
import { moveDueParcels } from '../orders/jobs'
import { sendRefunds } from '../payments/jobs'
import { sweepPictures } from '../platform/pictures/sweep'
import { asAdmin, asSeller } from '../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  parcelState,
  parcelsOf,
  refusalOf,
  sellerOf,
  ship,
  stateOf,
  useMarket,
  users,
} from '../testing/helpers'
import { acceptOffer, sendGoodsBack, withdrawClaim } from './commands/buyer'
import { openClaim } from './commands/open'
import { answerClaim, confirmReturnArrived } from './commands/seller'
import { claimPhoto } from './internal/pictures'
import { moveDueClaims } from './jobs'
import { makeClaims } from './testing/helpers'

const market = useMarket()
const admin = asAdmin(users.admin)
const owed = async (account: string) => 0 - (await sumAccount(market.ctx.db, account))

const { deliverKopi, lineOf, form, claim, claimState, refunded } = makeClaims(market)

const photo = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

describe('openClaim', () => {
  it('keeps the money held until it has ended', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel)
    expect([claimState(id), parcelState(market, parcel)]).toEqual(['open', 'disputed'])
    market.wait(days(60))
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('disputed')
    expect(await refusalOf(confirmReceipt(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CONFIRMABLE')
    await expectSumsToMatch(market)
  })

  it('sent ten times is one claim; of two forms at once one is taken', async () => {
    const { parcel } = await deliverKopi()
    const one = form(parcel)
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => openClaim(market.ctx, buyer, parcel.id, one)),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await refusalOf(claim(parcel))).toBe('CLAIM_NOT_POSSIBLE')
    expect(market.value('select count(*) from order_claims where parcel_id = ?', parcel.id)).toBe(1)
    expect(market.value("select count(*) from mails where kind = 'claimOpened'")).toBe(1)
  })

  it('is refused outside the window, for others, and for what is not in the parcel', async () => {
    const { parcel } = await deliverKopi()
    const other = form(parcel)
    expect(await refusalOf(openClaim(market.ctx, newbuyer, parcel.id, other))).toBe('NOT_FOUND')
    for (const portions of [
      [{ lineId: lineOf(parcel), quantity: 4 }],
      [{ lineId: 'lin_other', quantity: 1 }],
      [
        { lineId: lineOf(parcel), quantity: 1 },
        { lineId: lineOf(parcel), quantity: 1 },
      ],
      [],
    ])
      expect(await refusalOf(claim(parcel, { portions }))).toBe('CLAIM_EMPTY')
    market.wait(WINDOWS.protect)
    expect(await refusalOf(claim(parcel))).toBe('CLAIM_NOT_POSSIBLE')
  })

  it('for what has not come waits until it is late', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const [parcel] = parcelsOf(market, await buy(market, buyer))
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    const late = () => claim(parcel, { kind: 'not_received' }, 1)
    expect(await refusalOf(late())).toBe('CLAIM_NOT_POSSIBLE')
    market.wait(WINDOWS.lateHome)
    const id = await late()
    expect(parcelState(market, parcel)).toBe('disputed')
    await withdrawClaim(market.ctx, buyer, id)
    expect(parcelState(market, parcel)).toBe('shipped')
    await confirmReceipt(market.ctx, buyer, parcel.id)
    await expectSumsToMatch(market)
  })

  it('about goods says that they have come, before the clock does', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const [parcel] = parcelsOf(market, await buy(market, buyer))
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    market.wait(days(2))
    const id = await claim(parcel, {}, 1)
    expect(parcelState(market, parcel)).toBe('disputed')
    await withdrawClaim(market.ctx, buyer, id)
    expect(parcelState(market, parcel)).toBe('delivered')
    expect(market.value('select due_at - delivered_at from parcels where id = ?', parcel.id)).toBe(
      WINDOWS.protect,
    )
    await expectSumsToMatch(market)
  })
})

describe('photos of a claim', () => {
  it('lie apart, and only those whom it concerns see them', async () => {
    const { parcel } = await deliverKopi()
    const photos = await Promise.all(['red', 'blue'].map(photo))
    await openClaim(market.ctx, buyer, parcel.id, form(parcel), photos)
    const keys = market.rows<{ key: string }>('select key from claim_pictures').map(({ key }) => key)
    expect(keys).toHaveLength(2)
    const [key = ''] = keys
    for (const who of [buyer, sellerOf(parcel), admin])
      expect(existsSync((await claimPhoto(market.ctx, who, key, 320)).file)).toBe(true)
    for (const who of [newbuyer, asSeller(users.priya)])
      expect(await refusalOf(claimPhoto(market.ctx, who, key, 320))).toBe('NOT_FOUND')
    for (const name of ['../pasar.db', 'claim-x', ''])
      expect(await refusalOf(claimPhoto(market.ctx, admin, name, 960))).toBe('NOT_FOUND')
    expect(readdirSync(market.ctx.uploadsDir)).toEqual([])
  })

  it('come as AVIF to whoever shows it, and to nobody else whom they do not concern', async () => {
    const { parcel } = await deliverKopi()
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const torn = sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise } })
    await openClaim(market.ctx, buyer, parcel.id, form(parcel), [await torn.png().toBuffer()])
    const key = market.value<string>('select key from claim_pictures')
    const { file, type } = await claimPhoto(market.ctx, buyer, key, 320, 'avif')
    expect([file.slice(-9), type]).toEqual([`-320.avif`, 'image/avif'])
    expect(await claimPhoto(market.ctx, buyer, key, 320)).toMatchObject({ type: 'image/webp' })
    expect(await refusalOf(claimPhoto(market.ctx, newbuyer, key, 320, 'avif'))).toBe('NOT_FOUND')
    rmSync(file)
    expect(await claimPhoto(market.ctx, buyer, key, 320, 'avif')).toMatchObject({ type: 'image/webp' })
  })

  it('are four at most, and those without a claim are swept away', async () => {
    const { parcel } = await deliverKopi()
    const red = await photo('red')
    const five = Array.from({ length: 5 }, () => red)
    expect(await refusalOf(openClaim(market.ctx, buyer, parcel.id, form(parcel), five))).toBe(
      'TOO_MANY_PICTURES',
    )
    const one = form(parcel)
    await Promise.all([1, 2].map(() => openClaim(market.ctx, buyer, parcel.id, one, [red])))
    expect(readdirSync(market.ctx.claimsDir)).toHaveLength(6)
    market.services.clock.now = Date.now() + days(1)
    await sweepPictures(market.ctx, new AbortController().signal)
    expect(readdirSync(market.ctx.claimsDir)).toHaveLength(3)
    expect(await refusalOf(openClaim(market.ctx, buyer, parcel.id, form(parcel), [Buffer.from('x')]))).toBe(
      'CLAIM_NOT_POSSIBLE',
    )
  })
})

describe('the seller answers', () => {
  it('with all the money: it goes back at once, shipping too', async () => {
    const { order, parcel } = await deliverKopi('KEDAI5', 'TEN')
    await sendRefunds(market.ctx)
    const cash = await owed('cash:demo')
    const id = await claim(parcel)
    const seller = sellerOf(parcel)
    const total = market.value('select total_sen from parcels where id = ?', parcel.id)
    await Promise.all(
      [1, 2, 3].map(() => answerClaim(market.ctx, seller, id, { type: 'refund', words: 'Sorry' })),
    )
    expect([claimState(id), parcelState(market, parcel), stateOf(market, order)]).toEqual([
      'settled',
      'returned',
      'refunded',
    ])
    expect(refunded(parcel)).toBe(total)
    await expectSumsToMatch(market)
    await sendRefunds(market.ctx)
    expect([await owed('cash:demo'), await owed('unclaimed')]).toEqual([cash + total, 0])
    await expectSumsToMatch(market)
  })

  it('with a part: the buyer takes it, and the rest is released at the end of the window', async () => {
    const { order, parcel } = await deliverKopi('TEN')
    const id = await claim(parcel, {}, 1)
    const seller = sellerOf(parcel)
    const before = await owed(`seller:${seller.id}`)
    const offer = (amount: Sen) => answerClaim(market.ctx, seller, id, { type: 'offer', words: '', amount })
    const claimed = market.value('select claimed_sen from order_claims where id = ?', id)
    expect(await refusalOf(offer(sen(claimed)))).toBe('CLAIM_AMOUNT')
    await offer(sen(500))
    expect(await refusalOf(acceptOffer(market.ctx, newbuyer, id))).toBe('NOT_FOUND')
    await Promise.all([acceptOffer(market.ctx, buyer, id), acceptOffer(market.ctx, buyer, id)])
    expect([claimState(id), parcelState(market, parcel), stateOf(market, order), refunded(parcel)]).toEqual([
      'settled',
      'delivered',
      'partially_refunded',
      500,
    ])
    await expectSumsToMatch(market)
    market.wait(WINDOWS.protect)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('completed')
    // Of RM 38.70, 500 sen went back to the buyer and the tenth that belonged to them to the platform.
    const rest = 3_870 - 500 - 55
    expect((await owed(`seller:${seller.id}`)) - before).toBe(Math.round(rest * 0.92) + 800)
    await expectSumsToMatch(market)
  })

  it('with "goods back first": they travel back, arrive, and are paid for without the shipping', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel, { kind: 'changed_mind' })
    const seller = sellerOf(parcel)
    expect(parcelState(market, parcel)).toBe('return_requested')
    await answerClaim(market.ctx, seller, id, {
      type: 'return',
      words: 'Please send it back',
      address: 'Lot 7, Ipoh',
    })
    expect(await refusalOf(confirmReturnArrived(market.ctx, seller, id))).toBe('CLAIM_MOVED')
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'J&T', trackingNumber: '630112345' })
    expect(await refusalOf(withdrawClaim(market.ctx, buyer, id))).toBe('CLAIM_MOVED')
    expect(await refusalOf(confirmReturnArrived(market.ctx, asSeller(users.priya), id))).toBe('NOT_FOUND')
    const before = await owed(`seller:${seller.id}`)
    await Promise.all([1, 2].map(() => confirmReturnArrived(market.ctx, seller, id)))
    expect([claimState(id), parcelState(market, parcel), refunded(parcel)]).toEqual([
      'settled',
      'returned',
      3_870,
    ])
    expect((await owed(`seller:${seller.id}`)) - before).toBe(800)
    await expectSumsToMatch(market)
  })

  it('not at all: after three days it is with the admins by itself', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel, { kind: 'changed_mind' })
    market.wait(WINDOWS.sellerAnswers - 1)
    await moveDueClaims(market.ctx)
    expect(claimState(id)).toBe('open')
    market.wait(1)
    await Promise.all([moveDueClaims(market.ctx), moveDueClaims(market.ctx)])
    expect([claimState(id), parcelState(market, parcel)]).toEqual(['escalated', 'disputed'])
    const late = answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'No' })
    expect(await refusalOf(late)).toBe('CLAIM_MOVED')
    await expectSumsToMatch(market)
  })

  it('is nobody else’s to do', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel)
    const other = answerClaim(market.ctx, asSeller(users.priya), id, { type: 'refuse', words: 'No' })
    expect(await refusalOf(other)).toBe('NOT_FOUND')
    expect(claimState(id)).toBe('open')
  })
})
