import { DomainError, days, hours, sen } from '@pasar/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { bid } from '../../auctions/commands'
import { moveDueAuctions } from '../../auctions/jobs'
import { hideStore } from '../../moderation/commands/stores'
import { setSettings } from '../../platform/settings/change'
import { kampung, sellerOf } from '../../reviews/testing/helpers'
import { asAdmin } from '../../testing'
import {
  buyer,
  expectSumsToMatch,
  makeBuyers,
  newbuyer,
  readAll,
  refusalOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { relistUnsold } from '../jobs/relists'
import { startDueSales } from '../jobs/sale-starts'
import { ownAuctionsPage } from '../reads/auctions'
import { listingForm } from '../reads/listing'
import { addAuction, PLAN, readAuction } from '../testing/auctions'
import { listingInput, readItem, sendPicture } from '../testing/helpers'
import {
  changeAuctionSettings,
  offerToSecond,
  relistAuction,
  stopAuction,
  unscheduleAuction,
} from './auctions'
import { editListing } from './listing'
import { deleteListing, moveItem } from './own-items'

const market = useMarket()
afterEach(() => expectSumsToMatch(market))
const tan = sellerOf(users.tan)
const bidOn = (who: typeof buyer, itemId: string, ringgit: number) =>
  bid(market.ctx, who, { itemId, maximum: sen(ringgit * 100) })
const titlesIn = async (list: 'running' | 'scheduled' | 'ended') =>
  (await ownAuctionsPage(market.ctx, kampung, list, null)).auctions.map(({ itemId }) => itemId)
/** The code of a refusal, or 'done'. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.code
      throw error
    },
  )
const edit = async (
  id: string,
  over: Partial<typeof PLAN> | null,
  given: Record<string, string> = {},
  onSaleAt?: number,
) => {
  const { version, stock: seenStock, pictures: kept } = await readItem(market, id)
  const auction = over === null ? null : { ...PLAN, ...over }
  const listing = listingInput(market, given)
  await editListing(market.ctx, kampung, id, {
    listing,
    pictures: [],
    version,
    seenStock,
    kept,
    auction,
    ...(onSaleAt !== undefined && { onSaleAt }),
  })
}
/** The buyer leads and the new buyer is second; the winner does not buy in time. */
async function endUnpaid(itemId: string): Promise<void> {
  await bidOn(newbuyer, itemId, 20)
  await bidOn(buyer, itemId, 40)
  market.wait(days(3))
  await moveDueAuctions(market.ctx)
  market.wait(hours(48))
  await moveDueAuctions(market.ctx)
}

describe('an auction that is listed', () => {
  it('runs at once, from its start price on, for as many days as it says', async () => {
    const id = await addAuction(market, { reserve: sen(3_000), buyNow: sen(9_000) })
    const end = market.ctx.now() + days(3)
    const row = {
      state: 'running',
      status: 'active',
      price: 1_000,
      variantPrice: 1_000,
      stock: 1,
      ends_at: end,
    }
    expect(readAuction(market, id)).toMatchObject(row)
    expect(market.value('select count(*) from auction_plans')).toBe(0)
    await bidOn(buyer, id, 15)
    await bidOn(newbuyer, id, 35)
    const [shown] = (await ownAuctionsPage(market.ctx, kampung, 'running', null)).auctions
    expect(shown).toMatchObject({
      itemId: id,
      price: 3_000,
      bids: 2,
      isReserveMet: true,
      at: end,
      watchers: 0,
    })
    expect(JSON.stringify(shown)).not.toContain('3500')
  })

  it('is a draft until it starts by itself, and is shown to be planned', async () => {
    const at = market.ctx.now() + hours(2)
    const id = await addAuction(market, {}, { status: 'draft', onSaleAt: at })
    expect(readAuction(market, id)).toMatchObject({ state: null, status: 'draft' })
    expect(await titlesIn('scheduled')).toEqual([id])
    market.wait(hours(2))
    await Promise.all([startDueSales(market.ctx), startDueSales(market.ctx)])
    expect(readAuction(market, id)).toMatchObject({ state: 'running', ends_at: at + days(3) })
    expect([await titlesIn('scheduled'), await titlesIn('running')]).toEqual([[], [id]])
    expect(await refusalOf(unscheduleAuction(market.ctx, kampung, id))).toBe('AUCTION_NOT_STARTED')
  })

  it('does not start when its start was cancelled, and as a draft can be started, changed and deleted', async () => {
    const onSaleAt = market.ctx.now() + hours(2)
    const [one, two] = [
      await addAuction(market, {}, { status: 'draft', onSaleAt }),
      await addAuction(market, {}, { status: 'draft' }),
    ]
    expect(await refusalOf(unscheduleAuction(market.ctx, tan, one))).toBe('NOT_FOUND')
    await unscheduleAuction(market.ctx, kampung, one)
    market.wait(hours(3))
    await startDueSales(market.ctx)
    expect(readAuction(market, one)).toMatchObject({ state: null, status: 'draft' })
    await moveItem(market.ctx, kampung, one, 'activate')
    expect(readAuction(market, one)).toMatchObject({ state: 'running', ends_at: market.ctx.now() + days(3) })
    expect(await refusalOf(moveItem(market.ctx, kampung, one, 'pause'))).toBe('ITEM_NOT_CHANGEABLE')
    await edit(two, null, { price: '8', stock: '4' })
    expect(await readItem(market, two)).toMatchObject({ listingType: 'Fixed', price: 800, stock: 4 })
    await edit(two, { startPrice: sen(700) })
    expect(await readItem(market, two)).toMatchObject({ listingType: 'Auction', price: 700, stock: 1 })
    await deleteListing(market.ctx, kampung, two)
    expect(market.value('select count(*) from auction_plans')).toBe(0)
  })

  it('refuses what no auction can have', async () => {
    const kept = [sendPicture(market)]
    const before = readAll(market)
    for (const [over, field] of [
      [{ startPrice: sen(0) }, 'startPrice'],
      [{ reserve: sen(999) }, 'reserve'],
      [{ buyNow: sen(1_000) }, 'buyNow'],
      [{ days: null, endsAt: null }, 'auctionEndsAt'],
    ] as const)
      await expect(addAuction(market, over, { kept }), field).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      })
    expect(readAll(market)).toEqual(before)
  })
})

describe('the form of an auction that runs', () => {
  it('changes everything until somebody bids, and nothing after that', async () => {
    const id = await addAuction(market)
    const form = () => listingForm(market.ctx, kampung, id)
    expect((await form()).auction).toMatchObject({ may: 'all', endsAt: market.ctx.now() + days(3) })
    await edit(id, { startPrice: sen(500), reserve: sen(2_000), days: null }, { title: 'Sambal hijau' })
    expect(readAuction(market, id)).toMatchObject({ price: 500, variantPrice: 500, state: 'running' })
    await expect(edit(id, null)).rejects.toMatchObject({ code: 'ITEM_NOT_CHANGEABLE' })
    await bidOn(buyer, id, 6)
    const before = readAll(market)
    expect(await refusalOf(edit(id, { startPrice: sen(100) }))).toBe('AUCTION_HAS_BIDS')
    expect(readAll(market)).toEqual(before)
    expect((await form()).auction?.may).toBe('settings')
    await changeAuctionSettings(market.ctx, kampung, id, { isRelisted: true, secondOffer: 'ask' })
    expect((await form()).auction).toMatchObject({ isRelisted: true, secondOffer: 'ask' })
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    await relistUnsold(market.ctx)
    expect((await form()).auction?.may).toBe('nothing')
    const settings = { isRelisted: false, secondOffer: 'auto' } as const
    expect(await refusalOf(changeAuctionSettings(market.ctx, kampung, id, settings))).toBe('AUCTION_ENDED')
    expect(await refusalOf(changeAuctionSettings(market.ctx, tan, id, settings))).toBe('NOT_FOUND')
  })
})

describe('ending an auction early', () => {
  it('is possible until somebody bids, and sells nothing', async () => {
    const id = await addAuction(market, { isRelisted: true })
    expect(await refusalOf(stopAuction(market.ctx, tan, id))).toBe('NOT_FOUND')
    await stopAuction(market.ctx, kampung, id)
    expect(readAuction(market, id)).toMatchObject({ state: 'unsold', status: 'sold_out' })
    expect(await relistUnsold(market.ctx)).toBe(0)
    expect(await refusalOf(bidOn(buyer, id, 20))).toBe('AUCTION_ENDED')
    expect(await refusalOf(stopAuction(market.ctx, kampung, id))).toBe('AUCTION_ENDED')
    expect(await titlesIn('ended')).toEqual([id])
    const other = await addAuction(market)
    await bidOn(buyer, other, 20)
    expect(await refusalOf(stopAuction(market.ctx, kampung, other))).toBe('AUCTION_HAS_BIDS')
  })

  it('against fifty bids in the last second is settled once: by the bids, or by the end', async () => {
    const bidders = makeBuyers(market, 50)
    for (const stopAt of [0, 25, 50]) {
      const id = await addAuction(market)
      market.wait(days(3) - 1_000)
      const bids = bidders.map((who, at) => () => outcomeOf(bidOn(who, id, 20 + at)))
      const works = [
        ...bids.slice(0, stopAt),
        () => outcomeOf(stopAuction(market.ctx, kampung, id)),
        ...bids.slice(stopAt),
      ]
      const answers = await Promise.all(works.map((work) => work()))
      const [stopped] = answers.splice(stopAt, 1)
      const row = readAuction(market, id)
      if (stopped === 'done') {
        expect(row).toMatchObject({ state: 'unsold', bids: 0 })
        expect(new Set(answers)).toEqual(new Set(['AUCTION_ENDED']))
      } else {
        expect([stopped, row?.state]).toEqual(['AUCTION_HAS_BIDS', 'running'])
        expect(row?.bids).toBeGreaterThan(0)
        expect(answers).not.toContain('AUCTION_ENDED')
      }
    }
  })
})

describe('an auction that was not sold', () => {
  it('is listed once more by a button, as a new one beside the old', async () => {
    const id = await addAuction(market, { reserve: sen(5_000) })
    await bidOn(buyer, id, 20)
    expect(await refusalOf(relistAuction(market.ctx, kampung, id))).toBe('AUCTION_NOT_UNSOLD')
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    expect(await refusalOf(relistAuction(market.ctx, tan, id))).toBe('NOT_FOUND')
    const tries = await Promise.allSettled([1, 2, 3].map(() => relistAuction(market.ctx, kampung, id)))
    const [fresh, ...more] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(more).toEqual([])
    expect(readAuction(market, id)).toMatchObject({ state: 'unsold', bids: 1, relisted_as: fresh })
    expect(readAuction(market, fresh ?? '')).toMatchObject({
      state: 'running',
      bids: 0,
      price: 1_000,
      stock: 1,
      ends_at: market.ctx.now() + days(3),
    })
    const slug = market.value<string>('select slug from items where id = ?', fresh)
    expect(market.rows("select user_id, link from notifications where kind = 'auctionRelisted'")).toEqual([
      { user_id: buyer.id, link: `/item/${slug}` },
    ])
    await bidOn(newbuyer, fresh ?? '', 20)
  })

  it('is listed once more by itself, once, if its seller wished so', async () => {
    const [wished, other] = [await addAuction(market, { isRelisted: true }), await addAuction(market)]
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    const runs = await Promise.all([1, 2, 3].map(() => relistUnsold(market.ctx)))
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
    const fresh = readAuction(market, wished)?.relisted_as ?? ''
    expect(readAuction(market, fresh)).toMatchObject({ state: 'running', relist: 'no' })
    expect(readAuction(market, other)?.relisted_as).toBeNull()
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    expect(await relistUnsold(market.ctx)).toBe(0)
  })

  it('is relisted with the next look when the first did not reach the database', async () => {
    const id = await addAuction(market, { isRelisted: true })
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    const before = readAll(market)
    const dying: typeof market.ctx = {
      ...market.ctx,
      transact: (roots, work) =>
        market.ctx.transact(roots, async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
      log: { ...market.ctx.log, error: () => {} } as typeof market.ctx.log,
    }
    expect(await relistUnsold(dying)).toBe(0)
    expect(readAll(market)).toEqual(before)
    expect(await relistUnsold(market.ctx)).toBe(1)
    expect(readAuction(market, id)?.relisted_as).not.toBeNull()
  })

  it('is not relisted in a store that is hidden, neither by itself nor by its seller', async () => {
    const [id, other] = [await addAuction(market, { isRelisted: true }), await addAuction(market)]
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    const storeId = market.value<string>('select store_id from items where id = ?', id)
    await hideStore(market.ctx, asAdmin(users.admin), storeId, { reason: 'Fraud' })
    expect(await refusalOf(relistAuction(market.ctx, kampung, other))).toBe('STORE_HIDDEN')
    expect(await relistUnsold(market.ctx)).toBe(0)
    expect(readAuction(market, id)).toMatchObject({ relist: 'no', relisted_as: null })
  })

  it('is not relisted by itself while its seller may not sell', async () => {
    const id = await addAuction(market, { isRelisted: true })
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    market.run("update users set seller_status = 'suspended' where id = ?", kampung.id)
    expect(await relistUnsold(market.ctx)).toBe(0)
    expect(readAuction(market, id)).toMatchObject({ relist: 'no', relisted_as: null })
  })
})

describe('an auction whose winner does not pay', () => {
  it('is offered to the second bidder by itself, unless its seller wants to decide', async () => {
    const [auto, ask] = [await addAuction(market), await addAuction(market, { secondOffer: 'ask' })]
    await bidOn(newbuyer, auto, 20)
    await bidOn(buyer, auto, 40)
    await endUnpaid(ask)
    expect(readAuction(market, auto)).toMatchObject({ state: 'offered', price: 2_000 })
    expect(readAuction(market, ask)).toMatchObject({ state: 'unsold' })
    const { auctions } = await ownAuctionsPage(market.ctx, kampung, 'ended', null)
    expect(auctions.find(({ itemId }) => itemId === ask)).toMatchObject({ hasSecond: true, offerRank: 1 })
    expect(await refusalOf(offerToSecond(market.ctx, tan, ask))).toBe('NOT_FOUND')
    const tries = await Promise.all([1, 2].map(() => outcomeOf(offerToSecond(market.ctx, kampung, ask))))
    expect(tries.filter((code) => code === 'AUCTION_NO_SECOND')).toHaveLength(1)
    expect(readAuction(market, ask)).toMatchObject({ state: 'offered', price: 2_000 })
    expect(await refusalOf(offerToSecond(market.ctx, kampung, auto))).toBe('AUCTION_NO_SECOND')
    market.wait(hours(48))
    await moveDueAuctions(market.ctx)
    expect(readAuction(market, ask)).toMatchObject({ state: 'unsold' })
    expect(await refusalOf(offerToSecond(market.ctx, kampung, ask))).toBe('AUCTION_NO_SECOND')
  })

  it('is either offered or relisted, not both', async () => {
    const id = await addAuction(market, { secondOffer: 'ask', isRelisted: true })
    await endUnpaid(id)
    expect(await relistUnsold(market.ctx)).toBe(0)
    await relistAuction(market.ctx, kampung, id)
    expect(await refusalOf(offerToSecond(market.ctx, kampung, id))).toBe('AUCTION_NO_SECOND')
  })
})

describe('while new auctions are switched off', () => {
  it('those under way go on, and none starts: not by its seller, nor at its time, nor once more', async () => {
    const [running, unsold] = [
      await addAuction(market, { days: 5 }),
      await addAuction(market, { isRelisted: true }),
    ]
    const onSaleAt = market.ctx.now() + hours(2)
    const scheduled = await addAuction(market, {}, { status: 'draft', onSaleAt })
    await setSettings(market.ctx, 'features', { auctions: 'off' })
    await bidOn(buyer, running, 20)
    expect(await refusalOf(addAuction(market))).toBe('AUCTIONS_OFF')
    expect(await refusalOf(addAuction(market, {}, { status: 'draft', onSaleAt }))).toBe('AUCTIONS_OFF')
    const draft = await addAuction(market, {}, { status: 'draft' })
    expect(await refusalOf(moveItem(market.ctx, kampung, draft, 'activate'))).toBe('AUCTIONS_OFF')
    expect(await refusalOf(edit(draft, {}, {}, onSaleAt))).toBe('AUCTIONS_OFF')
    await edit(scheduled, {}, {}, onSaleAt)
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    await startDueSales(market.ctx)
    expect(readAuction(market, scheduled)).toMatchObject({ state: null, status: 'draft' })
    expect(await relistUnsold(market.ctx)).toBe(0)
    expect(await refusalOf(relistAuction(market.ctx, kampung, unsold))).toBe('AUCTIONS_OFF')
    expect(readAuction(market, running)).toMatchObject({ state: 'running', bids: 1 })

    await setSettings(market.ctx, 'features', { auctions: 'on' })
    expect(await relistUnsold(market.ctx)).toBe(1)
    await moveItem(market.ctx, kampung, draft, 'activate')
    // It has waited.
    await startDueSales(market.ctx)
    expect(readAuction(market, scheduled)).toMatchObject({ state: 'running' })
  })
})
