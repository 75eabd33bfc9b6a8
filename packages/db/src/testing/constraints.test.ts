import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SMALL } from '../seed'
import { makeTestDatabase, type TestDatabase } from '.'

const { items, users, coupons, orders } = SMALL
const [kopi = ''] = items.kopi.variantIds

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'small' })
})
afterEach(() => test.dispose())

const run = (sql: string) => test.database.handle.exec(sql)

/** What must never happen, whatever code asks for it. */
const REFUSED: Record<string, [sql: string, reason: string]> = {
  'negative stock': [`update item_variants set stock = -1 where id = '${kopi}'`, 'CHECK'],
  'a negative price': [`update items set price_sen = -1 where id = '${items.kopi.id}'`, 'CHECK'],
  'an unknown item status': [`update items set status = 'lost' where id = '${items.kopi.id}'`, 'CHECK'],
  'an empty cart line': [`insert into cart_lines values ('${users.buyer.id}', '${kopi}', 0, 1, 1)`, 'CHECK'],
  'a cart line of 10,000': [
    `insert into cart_lines values ('${users.buyer.id}', '${kopi}', 10000, 1, 1)`,
    'CHECK',
  ],
  'a cart line of nothing': [
    `insert into cart_lines values ('${users.buyer.id}', 'var_none', 1, 1, 1)`,
    'FOREIGN KEY',
  ],
  'more uses than a coupon has': [
    `update coupons set used_count = 2 where id = '${coupons.once.id}'`,
    'CHECK',
  ],
  'fewer uses than none': [`update coupons set used_count = -1 where id = '${coupons.ten.id}'`, 'CHECK'],
  "a seller's coupon without a store": [
    `update coupons set store_id = null where id = '${coupons.kedai5.id}'`,
    'CHECK',
  ],
  'an order total that does not add up': [
    `update orders set total_sen = total_sen + 1 where id = '${orders.paid.id}'`,
    'CHECK',
  ],
  'a parcel total that does not add up': [
    `update parcels set total_sen = total_sen + 1 where order_id = '${orders.paid.id}'`,
    'CHECK',
  ],
  'a line whose subtotal is wrong': [
    `update order_lines set quantity = quantity + 1 where order_id = '${orders.paid.id}'`,
    'CHECK',
  ],
  'a line discounted below nothing': [
    `update order_lines set seller_discount_sen = subtotal_sen + 1 where order_id = '${orders.paid.id}'`,
    'CHECK',
  ],
  'an unknown order state': [`update orders set state = 'shipped' where id = '${orders.paid.id}'`, 'CHECK'],
  'an order key used twice': [
    `update orders set idempotency_key = 'same' where buyer_id = '${users.buyer.id}'`,
    'UNIQUE',
  ],
  'an email in other case': [
    `update users set email = upper('${users.seller.email}') where id = '${users.buyer.id}'`,
    'UNIQUE',
  ],
  'an unknown role': [`update users set role = 9 where id = '${users.buyer.id}'`, 'CHECK'],
  'five photos of a review': [`update reviews set photo_count = 5`, 'CHECK'],
  'six stars': [`update reviews set stars = 6`, 'CHECK'],
  'a refund of nothing': [
    `insert into refunds (id, payment_id, amount_sen, reason, state, created_at)
      select 'ref_1', id, 0, 'x', 'requested', 1 from payments limit 1`,
    'CHECK',
  ],
  'more refunds than were paid': [
    `insert into refunds (id, payment_id, amount_sen, reason, state, created_at)
      select 'ref_1', id, amount_sen + 1, 'x', 'requested', 1 from payments limit 1`,
    'more would be refunded',
  ],
  'two open claims about one parcel': [
    `insert into order_claims (id, order_id, parcel_id, buyer_id, seller_id, kind, state, reason, claimed_sen, form_key, created_at)
      select 'clm_' || n.n, p.order_id, p.id, p.seller_id, p.seller_id, 'damaged', 'open', 'x', 1, 'key-' || n.n, 1
      from (select * from parcels limit 1) p, (select 1 as n union all select 2) n`,
    'UNIQUE',
  ],
  'text where a number belongs': [
    `update items set price_sen = 'cheap' where id = '${items.kopi.id}'`,
    'cannot store TEXT value in INTEGER column',
  ],
  'a changed entry': ['update ledger_entries set amount_sen = amount_sen + 1', 'the ledger is never changed'],
  'a deleted entry': ['delete from ledger_entries', 'the ledger is never deleted'],
  'a changed transaction': ["update ledger_transactions set kind = 'payout'", 'the ledger is never changed'],
  'a deleted transaction': ['delete from ledger_transactions', 'the ledger is never deleted'],
  'an entry of nothing': [
    "insert into ledger_entries select id, 99, 'fees', 0, null from ledger_transactions limit 1",
    'CHECK',
  ],
  'the same payment booked twice': [
    "insert into ledger_transactions select 'ldg_2', kind, reference, at from ledger_transactions limit 1",
    'UNIQUE',
  ],
  'a second default address': [
    `insert into addresses select 'adr_2', user_id, full_name, phone, line1, line2, city, postcode, state, country, 1, 1
      from addresses where user_id = '${users.buyer.id}'`,
    'UNIQUE',
  ],
  'a member who has orders gone': [`delete from users where id = '${users.buyer.id}'`, 'FOREIGN KEY'],
}

describe('the database refuses', () => {
  it.each(Object.entries(REFUSED))('%s', (_name, [sql, reason]) => {
    expect(() => run(sql)).toThrow(reason)
  })
})

describe('sums kept by triggers', () => {
  const stockOf = (id: string) =>
    test.database.handle.prepare<[string], { stock: number }>('select stock from items where id = ?').get(id)
      ?.stock

  it("an item's stock is that of its variants, however they change", () => {
    const { id, variantIds } = items.withVariants
    expect(stockOf(id)).toBe(15)
    run(`update item_variants set stock = stock - 2 where id = '${variantIds[1]}'`)
    expect(stockOf(id)).toBe(13)
    run(
      `insert into item_variants (id, item_id, position, name, sku, price_sen, stock) values ('var_new', '${id}', 9, 'XL', '', 9900, 4)`,
    )
    expect(stockOf(id)).toBe(17)
    run("delete from item_variants where id = 'var_new'")
    expect(stockOf(id)).toBe(13)
  })

  it("an item's rating is the average of its reviews × 100", () => {
    const rating = () =>
      test.database.handle
        .prepare('select rating_count, rating_score from items where id = ?')
        .get(items.kopi.id)
    run(`insert into reviews (id, item_id, user_id, stars, created_at) values
      ('rev_1', '${items.kopi.id}', '${users.buyer.id}', 5, 1), ('rev_2', '${items.kopi.id}', '${users.buyer.id}', 4, 2),
      ('rev_3', '${items.kopi.id}', '${users.buyer.id}', 4, 3)`)
    expect(rating()).toEqual({ rating_count: 3, rating_score: 433 })
    run("delete from reviews where id = 'rev_1'")
    expect(rating()).toEqual({ rating_count: 2, rating_score: 400 })
    run("update reviews set stars = 1 where id = 'rev_2'")
    expect(rating()).toEqual({ rating_count: 2, rating_score: 250 })
  })

  it('counts of stars, votes, photos and of a store follow what is written, changed and removed', () => {
    const { id, store } = items.lowStock
    const read = (query: string) => test.database.handle.prepare(query).get()
    const stars = () =>
      test.database.handle
        .prepare('select stars, reviews from review_counts where item_id = ? and reviews > 0 order by stars')
        .all(id)
    const figures = () =>
      read(
        `select rating_sum, rating_count, questions, answers from store_figures where store_id = '${store.id}'`,
      )
    const before = figures()
    run(`insert into reviews (id, item_id, user_id, stars, created_at) values
      ('rev_1', '${id}', '${users.buyer.id}', 5, 1), ('rev_2', '${id}', '${users.buyer.id}', 4, 2)`)
    run("update reviews set stars = 2 where id = 'rev_1'")
    expect(stars()).toEqual([
      { stars: 2, reviews: 1 },
      { stars: 4, reviews: 1 },
    ])
    expect(figures()).toMatchObject({ questions: 0, answers: 0 })
    run(`insert into review_votes values ('rev_1', '${users.tan.id}', 1), ('rev_1', '${users.seller.id}', 1)`)
    run(`insert into review_photos values ('rev_1', 0, 'review-1', 9, 9, '')`)
    const counts = () => read("select helpful_count, photo_count from reviews where id = 'rev_1'")
    expect(counts()).toEqual({ helpful_count: 2, photo_count: 1 })
    run(`delete from review_votes where user_id = '${users.tan.id}'`)
    run('delete from review_photos')
    expect(counts()).toEqual({ helpful_count: 1, photo_count: 0 })
    run(`insert into questions (id, item_id, seller_id, user_id, body, created_at)
      values ('qst_1', '${id}', '${users.seller.id}', '${users.buyer.id}', 'x', 1)`)
    run("update questions set answer = 'y', answered_at = 2 where id = 'qst_1'")
    expect(figures()).toMatchObject({ questions: 1, answers: 1 })
    run("delete from reviews where id like 'rev__'")
    run('delete from questions')
    expect(stars()).toEqual([])
    expect(read('select count(*) as votes from review_votes')).toEqual({ votes: 0 })
    expect({ ...(before ?? { rating_sum: 0, rating_count: 0, questions: 0, answers: 0 }) }).toEqual(figures())
  })

  it('only a fixed price below the original one is an offer', () => {
    const offers = test.database.handle.prepare('select slug from items where is_on_offer = 1').all()
    expect(offers).toEqual([{ slug: items.onOffer.slug }])
    run(`update items set listing_type = 'Auction' where id = '${items.onOffer.id}'`)
    expect(test.database.handle.prepare('select slug from items where is_on_offer = 1').all()).toEqual([])
  })
})
