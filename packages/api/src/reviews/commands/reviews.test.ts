import { mkdirSync } from 'node:fs'
import { days, type ReviewFilter } from '@pasar/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brandMember } from '../../access/actors'
import { choose } from '../../accounts/commands/profile'
import { asStaff } from '../../testing/actors'
import {
  buyer,
  items,
  makeBuyers,
  newbuyer,
  orders,
  refusalOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { reviewForm, reviewStates, reviewsPage } from '../reads/reviews'
import { kampung, makePhoto, newsOf, photoKeys, receiveLines, reviewKopi, sellerOf } from '../testing/helpers'
import { answerReview, editReview, type LineAddress, voteHelpful, writeReview } from './reviews'

// Each photo is made by a process of its own, and one waits for the other.
vi.setConfig({ testTimeout: 60_000 })

const market = useMarket()
const GOOD = { stars: 5, body: 'Sedap.', photos: [] }
const ALL: ReviewFilter = { stars: null, withPhotos: false, sort: 'newest' }
const kopiLine = (): LineAddress => receiveLines(market)[0] ?? { orderId: '', lineId: '' }
const ratingOf = (id: string) =>
  market.rows<{ sum: number; count: number }>(
    'select rating_sum as sum, rating_count as count from items where id = ?',
    id,
  )[0]
const page = (
  who: Parameters<typeof reviewsPage>[1],
  over: Partial<ReviewFilter> = {},
  cursor: string | null = null,
) => reviewsPage(market.ctx, who, items.kopi.slug, { ...ALL, ...over }, cursor)

beforeEach(() => void mkdirSync(market.ctx.uploadsDir, { recursive: true }))

describe('writing a review', () => {
  it('is for whoever received it, and notifies the seller', async () => {
    const at = kopiLine()
    await reviewKopi(market, at)
    const [review] = (await page(buyer)).reviews
    expect(review).toMatchObject({ stars: 4, body: 'Wangi!', isOwn: true, helpful: 0, photos: [] })
    expect(ratingOf(items.kopi.id)).toEqual({ sum: 4, count: 1 })
    expect(newsOf(market, users.seller.id)).toContain('reviewWritten')
    expect(review).not.toHaveProperty('userId')
  })

  it('is refused before the parcel is completed, for others’ lines, and without a confirmed email', async () => {
    const [line] = market.rows<{ id: string }>(
      'select id from order_lines where order_id = ?',
      orders.paid.id,
    )
    const early = { orderId: orders.paid.id, lineId: line?.id ?? '' }
    expect(await refusalOf(writeReview(market.ctx, buyer, early, GOOD))).toBe('REVIEW_TOO_EARLY')
    const at = kopiLine()
    expect(await refusalOf(writeReview(market.ctx, newbuyer, at, GOOD))).toBe('NOT_FOUND')
    expect(await refusalOf(reviewForm(market.ctx, newbuyer, at))).toBe('NOT_FOUND')
    const mixed = { ...at, orderId: orders.completed.id }
    expect(await refusalOf(writeReview(market.ctx, buyer, mixed, GOOD))).toBe('NOT_FOUND')
    const unproved = brandMember({ ...buyer, isVerified: false }) as typeof buyer
    expect(await refusalOf(writeReview(market.ctx, unproved, at, GOOD))).toBe('EMAIL_UNVERIFIED')
    expect(ratingOf(items.kopi.id)).toEqual({ sum: 0, count: 0 })
  })

  it('happens once, also when it is sent five times at once, and leaves no photo of the others', async () => {
    const at = kopiLine()
    const photo = await makePhoto()
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => writeReview(market.ctx, buyer, at, { ...GOOD, photos: [photo] })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ratingOf(items.kopi.id)).toEqual({ sum: 5, count: 1 })
    expect(photoKeys(market)).toHaveLength(1)
    expect(await refusalOf(writeReview(market.ctx, buyer, at, GOOD))).toBe('REVIEW_EXISTS')
  })

  it('keeps up to four photos, re-encoded under random names; of a broken set none', async () => {
    const at = kopiLine()
    const five = await Promise.all([1, 2, 3, 4, 5].map(makePhoto))
    expect(await refusalOf(writeReview(market.ctx, buyer, at, { ...GOOD, photos: five }))).toBe(
      'REVIEW_TOO_MANY_PHOTOS',
    )
    const broken = [await makePhoto(), Buffer.from('<svg/>')]
    expect(await refusalOf(writeReview(market.ctx, buyer, at, { ...GOOD, photos: broken }))).toBe(
      'PICTURE_KIND',
    )
    expect(photoKeys(market)).toEqual([])
    await reviewKopi(market, at, five.slice(0, 4))
    const [review] = (await page(null, { withPhotos: true })).reviews
    expect(review?.photos).toHaveLength(4)
    expect(new Set(review?.photos.map(({ key }) => key))).toEqual(new Set(photoKeys(market)))
    for (const { key, width, height } of review?.photos ?? []) {
      expect(key).toMatch(/^review-[0-9a-f]{32}$/)
      expect([width, height]).toEqual([40, 30])
    }
  })
})

describe('changing a review', () => {
  it('moves the rating, keeps the photos wanted and removes the others', async () => {
    const at = kopiLine()
    await reviewKopi(market, at, [await makePhoto(1), await makePhoto(2)])
    const [first = '', second = ''] = (await page(null)).reviews[0]?.photos.map(({ key }) => key) ?? []
    const change = { stars: 2, body: 'Stale.', photos: [await makePhoto(3)], keep: [second, 'review-other'] }
    await editReview(market.ctx, buyer, at, change)
    const [review] = (await page(null)).reviews
    expect(review).toMatchObject({ stars: 2, body: 'Stale.', editedAt: market.ctx.now() })
    expect(review?.photos[0]?.key).toBe(second)
    expect(review?.photos).toHaveLength(2)
    expect(photoKeys(market)).toHaveLength(2)
    expect(photoKeys(market)).not.toContain(first)
    expect(ratingOf(items.kopi.id)).toEqual({ sum: 2, count: 1 })
    expect((await page(null)).counts).toEqual([0, 1, 0, 0, 0])
  })

  it('is for its author, for thirty days', async () => {
    const at = kopiLine()
    const change = { ...GOOD, keep: [] }
    expect(await refusalOf(editReview(market.ctx, buyer, at, change))).toBe('NOT_FOUND')
    await reviewKopi(market, at)
    expect(await refusalOf(editReview(market.ctx, newbuyer, at, change))).toBe('NOT_FOUND')
    market.wait(days(30))
    expect(await refusalOf(editReview(market.ctx, buyer, at, change))).toBe('REVIEW_LOCKED')
    expect((await reviewForm(market.ctx, buyer, at)).isEditable).toBe(false)
    expect(await reviewStates(market.ctx, [{ id: at.lineId, isReceived: true }])).toEqual({
      [at.lineId]: 'done',
    })
  })

  it('cannot bring more than four photos in all', async () => {
    const at = kopiLine()
    await reviewKopi(market, at, [await makePhoto(1), await makePhoto(2), await makePhoto(3)])
    const keep = photoKeys(market)
    const photos = [await makePhoto(4), await makePhoto(5)]
    expect(await refusalOf(editReview(market.ctx, buyer, at, { ...GOOD, photos, keep }))).toBe(
      'REVIEW_TOO_MANY_PHOTOS',
    )
    expect(photoKeys(market).sort()).toEqual(keep.sort())
  })
})

describe('the answer of the seller', () => {
  it('comes once, from the seller of the item only, and notifies the author', async () => {
    const id = await reviewKopi(market, kopiLine())
    expect(await refusalOf(answerReview(market.ctx, sellerOf(users.tan), id, 'Hi'))).toBe('NOT_FOUND')
    const both = await Promise.allSettled(
      [1, 2].map((n) => answerReview(market.ctx, kampung, id, `Thanks ${n}`)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(answerReview(market.ctx, kampung, id, 'Again'))).toBe('REVIEW_ANSWERED')
    // Two clicks are no mistake.
    await answerReview(market.ctx, kampung, id, 'Thanks 1')
    expect((await page(null)).reviews[0]?.reply).toMatch(/^Thanks/)
    expect(newsOf(market, buyer.id).filter((kind) => kind === 'reviewAnswered')).toHaveLength(1)
    expect(await refusalOf(answerReview(market.ctx, kampung, 'rev_none', 'Hi'))).toBe('NOT_FOUND')
  })

  it('is not sent to whoever has turned off notifications of reviews', async () => {
    await choose(market.ctx, buyer, { review: { inApp: false, mail: false } })
    await answerReview(market.ctx, kampung, await reviewKopi(market, kopiLine()), 'Thanks')
    expect(newsOf(market, buyer.id)).not.toContain('reviewAnswered')
  })
})

describe('votes', () => {
  it('count each member once, however often and at once they are given', async () => {
    const id = await reviewKopi(market, kopiLine())
    const many = makeBuyers(market, 3)
    await Promise.all([...many, ...many].map((who) => voteHelpful(market.ctx, who, id, true)))
    expect((await page(many[0] ?? null)).reviews[0]).toMatchObject({ helpful: 3, isVoted: true })
    const [one = newbuyer] = many
    await Promise.all([1, 2].map(() => voteHelpful(market.ctx, one, id, false)))
    expect((await page(one)).reviews[0]).toMatchObject({ helpful: 2, isVoted: false })
  })

  it('are not for one’s own review, the seller or their staff, an email that is not confirmed, or what is not there', async () => {
    const id = await reviewKopi(market, kopiLine())
    expect(await refusalOf(voteHelpful(market.ctx, buyer, id, true))).toBe('OWN_REVIEW')
    expect(await refusalOf(voteHelpful(market.ctx, newbuyer, 'rev_none', true))).toBe('NOT_FOUND')
    expect(await refusalOf(voteHelpful(market.ctx, kampung.person, id, true))).toBe('OWN_ITEM')
    const ownTime = asStaff(newbuyer, null, kampung.id)
    expect(await refusalOf(voteHelpful(market.ctx, ownTime, id, true))).toBe('OWN_ITEM')
    const unproved = brandMember({ ...newbuyer, isVerified: false })
    expect(await refusalOf(voteHelpful(market.ctx, unproved, id, true))).toBe('EMAIL_UNVERIFIED')
    expect(market.value('select count(*) from review_votes where review_id = ?', id)).toBe(0)
    market.run("update items set status = 'removed' where id = ?", items.kopi.id)
    expect(await refusalOf(voteHelpful(market.ctx, newbuyer, id, true))).toBe('NOT_FOUND')
  })
})

describe('the page of reviews', () => {
  /** Reviews of people who need no order: stars and votes as given, a minute apart. */
  function fill(given: readonly { stars: number; votes: number }[]): void {
    const many = makeBuyers(market, given.length)
    for (const [n, { stars, votes }] of given.entries()) {
      const id = `rev_${String(n).padStart(3, '0')}`
      market.run(
        'insert into reviews (id, item_id, user_id, stars, created_at) values (?, ?, ?, ?, ?)',
        id,
        items.kopi.id,
        many[n]?.id,
        stars,
        n * 60_000,
      )
      for (const { id: voter } of many.slice(0, votes))
        market.run('insert into review_votes values (?, ?, 1)', id, voter)
    }
  }
  async function walk(over: Partial<ReviewFilter>): Promise<string[]> {
    const seen: string[] = []
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const { reviews, next } = await page(null, over, cursor)
      seen.push(...reviews.map(({ id }) => id))
      cursor = next
    }
    return seen
  }

  it('shows every review once on its way through all pages, however it is sorted and narrowed', async () => {
    const given = Array.from({ length: 33 }, (_, n) => ({ stars: (n % 5) + 1, votes: n % 4 }))
    fill(given)
    const ids = given.map((_, n) => `rev_${String(n).padStart(3, '0')}`).reverse()
    expect(await walk({})).toEqual(ids)
    const votesOf = (id: string) => given[Number(id.slice(4))]?.votes ?? 0
    expect(await walk({ sort: 'helpful' })).toEqual([...ids].sort((a, b) => votesOf(b) - votesOf(a)))
    const fours = ids.filter((id) => given[Number(id.slice(4))]?.stars === 4)
    expect(await walk({ stars: 4 })).toEqual(fours)
    expect(await walk({ withPhotos: true })).toEqual([])
    expect((await page(null)).counts).toEqual([7, 7, 7, 6, 6])
  })

  it('says to buyers what they may write about, and to the seller that it is theirs', async () => {
    const at = kopiLine()
    expect((await page(buyer)).own).toEqual([{ ...at, isReviewed: false }])
    await reviewKopi(market, at)
    expect((await page(buyer)).own).toEqual([{ ...at, isReviewed: true }])
    market.wait(days(31))
    expect((await page(buyer)).own).toEqual([])
    expect((await page(newbuyer)).own).toEqual([])
    expect((await page(kampung)).isSeller).toBe(true)
    expect((await page(sellerOf(users.tan))).isSeller).toBe(false)
  })

  it('knows no other items, and no cursors but its own', async () => {
    expect(await refusalOf(reviewsPage(market.ctx, null, 'none', ALL, null))).toBe('NOT_FOUND')
    for (const cursor of ['', 'nonsense', 'MX4x'])
      expect(await refusalOf(page(null, {}, cursor)), cursor).toBe('NOT_FOUND')
  })
})
