import { existsSync } from 'node:fs'
import { erasePerson, insertBusiness, NO_ROOTS } from '@pasar/db'
import { ROLE, storeSchema } from '@pasar/domain'
import { strFromU8 } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { noteSeen } from '../../catalogue/commands'
import { storePage } from '../../catalogue/reads/pages'
import { keepClaimPictures } from '../../disputes/internal/pictures'
import { cancelParcel } from '../../orders/commands/cancel-parcel'
import { orderPage } from '../../orders/reads/orders'
import { queueMail } from '../../platform/mail/queue'
import { avatarFile } from '../../platform/pictures/avatar'
import { answerQuestion, askSeller } from '../../reviews/commands/questions'
import { voteHelpful } from '../../reviews/commands/reviews'
import { questionsPage } from '../../reviews/reads/questions'
import { reviewsPage } from '../../reviews/reads/reviews'
import { kampung, makePhoto, receiveLines, reviewKopi } from '../../reviews/testing/helpers'
import { createStore } from '../../stores/commands'
import { followStore } from '../../stores/commands/follow'
import { enlist } from '../../support/testing/helpers'
import { asMember, asSeller, SMALL } from '../../testing'
import {
  buyer,
  buyOne,
  deliver,
  expectSumsToMatch,
  items,
  makeWebhook,
  newbuyer,
  refusalOf,
  useMarket,
} from '../../testing/helpers'
import { addToWishlist } from '../../wishlist/commands'
import { addressesOf, profileOf } from '../reads/profile'
import { takeAlong } from '../testing/export-helpers'
import { dump, mailsOf } from '../testing/profile-helpers'
import { deleteAccount, deletionHurdles } from './delete-account'
import { logIn } from './login'
import { addAddress, setAvatar } from './profile'

const market = useMarket()
const proof = { password: SMALL.password, code: '' }
/** What waits to be shipped is cancelled: nothing is left to happen. */
async function finishOrders(): Promise<void> {
  const open = market.rows<{ id: string }>(
    "select p.id from parcels p join orders o on o.id = p.order_id where o.buyer_id = ? and p.state = 'to_ship'",
    buyer.id,
  )
  for (const { id } of open) await cancelParcel(market.ctx, buyer, id)
}

async function picture() {
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await setAvatar(market.ctx, buyer, async () => bytes)
  return (await profileOf(market.ctx, buyer)).avatarKey ?? ''
}

describe('taking data along', () => {
  it('brings everything of the member, and nothing of others', async () => {
    await picture()
    await addToWishlist(market.ctx, buyer, items.kopi.id)
    market.run("update parcels set buyer_note = 'Ring twice' where order_id = ?", SMALL.orders.paid.id)
    enlist(market, buyer.email)
    await market.services.sessions.begin(buyer.id, 'test')
    const { files, read } = await takeAlong(market.ctx, buyer)
    expect(read('profile.json')).toMatchObject({ email: buyer.email, name: buyer.name })
    expect(read('addresses.json')).toHaveLength((await addressesOf(market.ctx, buyer)).length)
    expect(read('orders.json')).toHaveLength(
      market.value('select count(*) from orders where buyer_id = ?', buyer.id),
    )
    expect(read('orders.json')).toContainEqual(
      expect.objectContaining({
        parcels: expect.arrayContaining([expect.objectContaining({ note: 'Ring twice' })]),
      }),
    )
    expect(read('newsletter.json')).toMatchObject([{ email: buyer.email, language: 'en' }])
    expect(read('sessions.json')).toMatchObject([
      { kind: 'web', network: expect.any(String), lastUsedAt: expect.any(Number) },
    ])
    expect(read('wishlist.json')).toContainEqual(expect.objectContaining({ slug: items.kopi.slug }))
    expect(await sharp(files['pictures/avatar.webp']).metadata()).toMatchObject({ format: 'webp' })
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(all).not.toContain('argon2')
    for (const other of Object.values(SMALL.users))
      if (other.id !== buyer.id) expect(all).not.toContain(other.email)
  })

  it('of a seller brings their answers with photos, and not what others wrote', async () => {
    const { seller } = SMALL.users
    const order = await buyOne(market, newbuyer, items.kopi)
    market.run(
      `insert into order_claims (id, order_id, parcel_id, buyer_id, seller_id, kind, state, reason, claimed_sen,
         form_key, created_at, closed_at, answer, answered_at)
       select 'clm_own', p.order_id, p.id, o.buyer_id, p.seller_id, 'damaged', 'withdrawn', 'All of it was torn', 100,
         'clm_own', 1, 2, 'It left us whole', 3 from parcels p join orders o on o.id = p.order_id where p.order_id = ?`,
      order.orderId,
    )
    const [photo] = await keepClaimPictures(market.ctx, [await makePhoto()])
    market.run(
      "insert into claim_pictures (key, claim_id, position, width, height, party) values (?, 'clm_own', 0, 8, 8, 'seller')",
      photo?.key,
    )
    const { files, text } = await takeAlong(market.ctx, asMember(seller, ROLE.SELLER))
    const answers = text('answers.json')
    expect(JSON.parse(answers)).toMatchObject({
      claims: [{ answer: 'It left us whole', answeredAt: 3, pictures: [photo?.key] }],
    })
    expect(answers).not.toContain('All of it was torn')
    expect(Object.keys(files)).toContain(`pictures/${photo?.key}.webp`)
  })

  it('reads a long history in parts', async () => {
    for (let n = 0; n < 230; n++)
      market.run(
        `insert into orders (id, number, buyer_id, email, state, idempotency_key, request_hash, items_sen, shipping_sen,
         item_discount_sen, shipping_discount_sen, total_sen, country, placed_at, expires_at)
         select ?, ?, buyer_id, email, 'expired', ?, request_hash, 0, 0, 0, 0, 0, country, ?, expires_at
         from orders where id = ?`,
        `ord_many${n}`,
        `N-${n}`,
        `key-many-${n}`,
        n,
        SMALL.orders.paid.id,
      )
    const { read } = await takeAlong(market.ctx, buyer)
    const ids = (read('orders.json') as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(market.value('select count(*) from orders where buyer_id = ?', buyer.id))
  })
})

describe('deleting an account', () => {
  it('waits for what is open', async () => {
    expect(await deletionHurdles(market.ctx, buyer)).toEqual(['ACCOUNT_HAS_OPEN_ORDERS'])
    expect(await refusalOf(deleteAccount(market.ctx, buyer, proof))).toBe('ACCOUNT_HAS_OPEN_ORDERS')
    await buyOne(market, newbuyer, items.kopi)
    expect(await refusalOf(deleteAccount(market.ctx, newbuyer, proof))).toBe('ACCOUNT_HAS_OPEN_ORDERS')
    const { seller, admin } = SMALL.users
    expect(await deletionHurdles(market.ctx, asMember(seller, ROLE.SELLER))).toContain(
      'ACCOUNT_HAS_OPEN_SALES',
    )
    expect(await deletionHurdles(market.ctx, asMember(seller, ROLE.SELLER))).toContain('ACCOUNT_HAS_BALANCE')
    expect(await deletionHurdles(market.ctx, asMember(admin, ROLE.ADMIN))).toEqual(['ACCOUNT_IS_LAST_ADMIN'])
  })

  it('takes along what a seller who never sold said about their business, and lets them read it before', async () => {
    const business = { name: 'Enterprise Siti', registration: 'SA0123456-T', sstNumber: null, sstBps: 0 }
    const about = { address: '1 Jalan Siti', email: 'siti@example.com', phone: '+60123456789' }
    await market.ctx.transact(NO_ROOTS.alone, (tx) =>
      insertBusiness(tx, { sellerId: newbuyer.id, ...business, ...about }, market.ctx.now()),
    )
    const { read } = await takeAlong(market.ctx, newbuyer)
    expect(read('business.json')).toMatchObject([business])
    await deleteAccount(market.ctx, newbuyer, proof)
    expect(dump(market)).not.toContain('Enterprise Siti')
  })

  it('of a reseller leaves their share of sales that are still on their way to the market', async () => {
    const { id } = asMember(SMALL.users.reseller, ROLE.RESELLER)
    const order = await buyOne(market, buyer, items.kopi)
    await deliver(market, makeWebhook(market, order))
    market.run('update parcels set reseller_id = ? where order_id = ?', id, order.orderId)
    await deleteAccount(market.ctx, asMember(SMALL.users.reseller, ROLE.RESELLER), proof)
    expect(market.value('select count(*) from parcels where reseller_id = ?', id)).toBe(
      market.value("select count(*) from parcels where reseller_id = ? and state = 'completed'", id),
    )
    expect(market.value('select reseller_id from parcels where order_id = ?', order.orderId)).toBeNull()
  })

  it('asks for the password', async () => {
    expect(await refusalOf(deleteAccount(market.ctx, newbuyer, { ...proof, password: 'no' }))).toBe(
      'WRONG_PASSWORD',
    )
    expect(await profileOf(market.ctx, newbuyer)).toMatchObject({ email: newbuyer.email })
  })

  it('takes the person out of everything, and leaves the orders and their sums', async () => {
    const avatarKey = await picture()
    const phone = (await profileOf(market.ctx, buyer)).phone ?? ''
    const [address] = await addressesOf(market.ctx, buyer)
    await addAddress(market.ctx, buyer, { ...(address ?? ({} as never)), line1: 'A secret garden' }, false)
    await finishOrders()
    await market.services.sessions.begin(buyer.id, 'test')
    const { name, email, language } = buyer
    const waiting = {
      kind: 'passwordChanged',
      to: { userId: buyer.id, name, email, language },
      values: {},
    } as const
    await market.ctx.transact(NO_ROOTS.alone, (tx) => queueMail(tx, market.ctx, waiting))
    const before = market.rows('select id, number, total_sen from orders where buyer_id = ?', buyer.id)
    expect(await deletionHurdles(market.ctx, buyer)).toEqual([])
    await deleteAccount(market.ctx, buyer, proof)

    expect(market.rows('select id, number, total_sen from orders where buyer_id = ?', buyer.id)).toEqual(
      before,
    )
    expect(existsSync(avatarFile(market.ctx.uploadsDir, avatarKey))).toBe(false)
    const mails = mailsOf(market)
    expect(mails.filter(({ kind }) => kind !== 'saleCancelled')).toMatchObject([
      { kind: 'accountDeleted', email: buyer.email },
    ])
    // Sellers learn what is not to be sent any more.
    expect(mails.length).toBeGreaterThan(1)
    market.run('delete from mails')
    const text = dump(market)
    // Others are called almost the same: newbuyer@….
    for (const trace of [
      `"${buyer.email}`,
      buyer.name,
      phone,
      address?.line1 ?? '',
      'A secret garden',
      avatarKey,
    ])
      expect(text, trace).not.toContain(trace)
    for (const table of ['sessions', 'addresses', 'cart_lines', 'wishlist', 'notifications'])
      expect(market.value(`select count(*) from ${table} where user_id = ?`, buyer.id), table).toBe(0)
    await expectSumsToMatch(market)
  })

  it('frees the email, and lets nobody in any more', async () => {
    await finishOrders()
    await deleteAccount(market.ctx, buyer, proof)
    expect(await refusalOf(logIn(market.ctx, { email: buyer.email, password: SMALL.password }))).toBe(
      'WRONG_LOGIN',
    )
    const ghost = `${buyer.id}@deleted.invalid`
    expect(await refusalOf(logIn(market.ctx, { email: ghost, password: SMALL.password }))).toBe('WRONG_LOGIN')
    market.run('update users set email = ? where id = ?', buyer.email, newbuyer.id)
    expect((await orderPage(market.ctx, buyer, SMALL.orders.completed.id)).parcels).not.toEqual([])
  })
})

describe('what a member wrote', () => {
  it('is taken along with its photos, and stays without a name when the account is deleted', async () => {
    const [at] = receiveLines(market)
    const id = await reviewKopi(market, at ?? { orderId: '', lineId: '' }, [await makePhoto()])
    await askSeller(market.ctx, buyer, items.kopi.slug, 'Is it ground?')
    await answerQuestion(market.ctx, kampung, market.value('select id from questions'), 'Yes.')
    market.run(
      "insert into reviews (id, item_id, user_id, stars, created_at) values ('rev_x', ?, ?, 1, 1)",
      items.kopi.id,
      newbuyer.id,
    )
    await voteHelpful(market.ctx, buyer, 'rev_x', true)
    await noteSeen(market.ctx, buyer, items.kopi.id)
    await followStore(market.ctx, buyer, items.kopi.store.slug, true)
    const { files, read } = await takeAlong(market.ctx, buyer)
    expect(read('questions.json')).toMatchObject([{ body: 'Is it ground?', answer: 'Yes.' }])
    expect(read('traces.json')).toMatchObject({
      helpfulVotes: [{ review: 'rev_x' }],
      recentlyViewed: [{}],
      followedStores: [{}],
    })
    expect(Object.keys(files).filter((name) => name.startsWith('pictures/review-'))).toHaveLength(1)

    finishOrders()
    await deleteAccount(market.ctx, buyer, proof)
    const filter = { stars: null, withPhotos: false, sort: 'newest' } as const
    const { reviews } = await reviewsPage(market.ctx, null, items.kopi.slug, filter, null)
    expect(reviews.find((review) => review.id === id)).toMatchObject({ author: '', body: 'Wangi!' })
    expect(reviews.find((review) => review.id === 'rev_x')).toMatchObject({ helpful: 0 })
    expect(await questionsPage(market.ctx, null, items.kopi.slug, null)).toMatchObject({
      questions: [{ asker: '', body: 'Is it ground?' }],
    })
    expect(market.value('select count(*) from recent_items')).toBe(0)
    expect(market.value('select sum(followers) from store_news')).toBe(0)
  })
})

describe('a seller who leaves', () => {
  it('takes along what they wrote of their stores, and the pictures', async () => {
    const member = asSeller(SMALL.users.newbuyer)
    market.run("update users set role = ?, seller_status = 'approved' where id = ?", ROLE.SELLER, member.id)
    const input = storeSchema.parse({
      name: 'Pondok Zamrud',
      description: 'Zamrud since 1999.',
      city: 'Zamrudville',
      country: 'MY',
      policies: 'Zamrud decides.',
      holidayNote: 'Zamrud rests.',
    })
    const id = await createStore(market.ctx, member, input)
    const keys = { logo: 'shopfront-logo', banner: 'shopfront-banner' }
    market.run('update stores set logo_key = ?, banner_key = ? where id = ?', keys.logo, keys.banner, id)
    market.run('update items set seller_id = ?, store_id = ? where id = ?', member.id, id, items.kopi.id)
    const [sold, unsold] = [items.kopi.id, items.auction.id]
    market.run("update items set title = 'Cincin zamrud', slug = 'cincin-zamrud' where id = ?", unsold)
    market.run(
      'update items set description = ?, seller_id = ?, store_id = ? where id = ?',
      'Zamrud!',
      member.id,
      id,
      unsold,
    )
    market.run("update auctions set leader_id = null where state = 'running'")
    market.run("update item_slugs set slug = 'cincin-zamrud' where item_id = ?", unsold)
    for (const [item, appealed, answered, ended] of [
      [sold, 2, 3, 4],
      [unsold, 2, null, null],
    ])
      market.run(
        `insert into item_removals (id, item_id, reason, note, status_before, removed_at, appeal, appealed_at, answered_at, ended_at)
         values (?, ?, 'other', 'A copy', 'active', 1, 'Zamrud is mine', ?, ?, ?)`,
        `rem_${item}`,
        item,
        appealed,
        answered,
        ended,
      )
    market.run("insert into return_addresses values (?, '1 Jalan Zamrud')", member.id)
    market.run(
      'insert into form_drafts values (?, ?, 1, 0, \'{"title":"Zamrud mentah"}\', 7)',
      member.id,
      sold,
    )
    const sealed = market.ctx.vault.seal('{"storeName":"Zamrud"}', member.id)
    market.run("insert into form_drafts values (?, 'application', 1, 0, ?, 6)", member.id, sealed)
    market.run('insert into message_blocks values (?, ?, 8)', member.id, SMALL.users.tan.id)
    const { read, text: textOf } = await takeAlong(market.ctx, member)
    expect(read('selling.json')).toMatchObject({
      returnAddress: '1 Jalan Zamrud',
      unsavedForms: [
        { form: 'application', fields: { storeName: 'Zamrud' }, savedAt: 6 },
        { form: sold, fields: { title: 'Zamrud mentah' }, savedAt: 7 },
      ],
    })
    expect(read('traces.json')).toMatchObject({ blockedMembers: [{ name: SMALL.users.tan.name, since: 8 }] })
    expect(read('stores.json')).toMatchObject([{ name: 'Pondok Zamrud', description: 'Zamrud since 1999.' }])
    const removal = { appeal: 'Zamrud is mine', note: 'A copy' }
    expect(read('items.json')).toContainEqual(
      expect.objectContaining({ title: 'Cincin zamrud', removals: [expect.objectContaining(removal)] }),
    )
    expect(textOf('README.txt')).toContain('replies.json')
    await deleteAccount(market.ctx, member, proof)
    expect(market.rows('select title, slug from items where id = ?', unsold)).toEqual([
      { title: '—', slug: unsold.replaceAll('_', '-') },
    ])
    expect(market.value('select title from items where id = ?', sold)).not.toBe('—')
    expect(
      market.rows('select appeal, appealed_at from item_removals order by removed_at, answered_at'),
    ).toEqual([
      { appeal: '', appealed_at: null },
      { appeal: '—', appealed_at: 2 },
    ])
    const text = dump(market)
    for (const trace of ['zamrud', 'Zamrud', 'pondok', keys.logo, keys.banner])
      expect(text, trace).not.toContain(trace)
    expect(market.rows('select 1 from item_images where item_id = ?', items.kopi.id)).toEqual([])
    expect(await storePage(market.ctx, id)).toBeNull()
  })

  it('takes along what they wrote about claims and sales, but for days', async () => {
    const { seller } = SMALL.users
    const parcelId = market.value<string>('select id from parcels where seller_id = ? limit 1', seller.id)
    for (const [at, note] of ['An empty box, Zamrud', '2026-03-01', 'Zamrud-1-2'].entries())
      market.run(
        `insert into order_history (id, order_id, parcel_id, from_state, to_state, actor, actor_id, at, note)
         select ?, order_id, id, 'x', 'y', 'seller', ?, 1, ? from parcels where id = ?`,
        `his_${at}`,
        seller.id,
        note,
        parcelId,
      )
    await market.ctx.transact(NO_ROOTS.alone, (tx) => erasePerson(tx, seller.id, 'x'))
    expect(dump(market)).not.toContain('Zamrud')
    expect(market.value("select note from order_history where id = 'his_1'")).toBe('2026-03-01')
  })
})
