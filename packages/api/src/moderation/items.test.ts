import { readStaffItemsFilter, restoredStatus, type StaffItemsFilter } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartOf } from '../cart'
import { asAdmin, asSeller } from '../testing'
import { buyer, fillCart, items, readAll, refusalOf, useMarket, users } from '../testing/helpers'
import { appealRemoval, decideAppeal } from './commands/appeals'
import { featureItem, moveFeatured, removeItem, restoreItem } from './commands/items'
import { notePriceOutliers } from './jobs/price-outliers'
import { removalsOf, staffItemPage, staffItemsPage } from './reads/items'

const market = useMarket()
const ADMIN2 = { ...users.admin, id: 'usr_admin2', email: 'admin2@pasar.test', name: 'Second Admin' }
const admin = asAdmin(users.admin)
const admin2 = asAdmin(ADMIN2)
const REASON = { reason: 'counterfeit', note: 'The brand is another one.' } as const
const id = items.kopi.id
const statusOf = () => market.value<string>('select status from items where id = ?', id)
const mails = (kind: string) => market.value<number>('select count(*) from mails where kind = ?', kind)
const remove = () => removeItem(market.ctx, admin, id, REASON)
const list = async (filter: Partial<StaffItemsFilter>) =>
  staffItemsPage(market.ctx, admin, { list: 'all', words: '', ...filter }, null)

let seller: ReturnType<typeof asSeller>
beforeEach(() => {
  market.run(
    "insert into users (id, email, name, password_hash, role, created_at) values (?, ?, ?, 'none', 1, 1)",
    ADMIN2.id,
    ADMIN2.email,
    ADMIN2.name,
  )
  const sellerId = market.value<string>('select seller_id from items where id = ?', id)
  const [row] = market.rows<{ email: string; name: string }>(
    'select email, name from users where id = ?',
    sellerId,
  )
  seller = asSeller({ id: sellerId, email: row?.email ?? '', name: row?.name ?? '' })
})

/** Puts such copies of an item on sale, from RM 10.00 upwards. */
function copyItem(count: number): void {
  const columns = market
    .rows<{ name: string; hidden: number }>("select name, hidden from pragma_table_xinfo('items')")
    .filter(({ name, hidden }) => hidden === 0 && name !== 'seq')
    .map(({ name }) => name)
  for (let at = 0; at < count; at++) {
    const values = columns.map((name) =>
      name === 'id' || name === 'slug' ? `'usual-${at}'` : name === 'price_sen' ? String(1_000 + at) : name,
    )
    market.run(
      `insert into items (${columns.join(', ')}) select ${values.join(', ')} from items where id = ?`,
      id,
    )
  }
}

describe('prices that are far off', () => {
  it('are listed against the median of their category, until they are usual', async () => {
    const [food] = market.rows<{ category: string }>('select category from items where id = ?', id)
    copyItem(40)
    market.run('update items set price_sen = 90000000 where id = ?', id)
    expect((await list({ list: 'prices' })).items).toEqual([])
    await notePriceOutliers(market.ctx)
    const { items: found } = await list({ list: 'prices' })
    expect(found).toMatchObject([{ id, category: food?.category, price: 90_000_000 }])
    expect(found[0]?.medianPrice).toBeGreaterThanOrEqual(1_000)
    expect(found[0]?.medianPrice).toBeLessThan(1_100)
    market.run('update items set price_sen = 1010 where id = ?', id)
    expect((await list({ list: 'prices' })).items).toEqual([])
    await notePriceOutliers(market.ctx)
    expect(market.value('select count(*) from price_outliers')).toBe(0)
  })
})

describe('the list of all items', () => {
  /** What a list shows, page by page. */
  async function idsOf(query: string): Promise<string[]> {
    const filter = readStaffItemsFilter(new URLSearchParams(query))
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page = await staffItemsPage(market.ctx, admin, filter, cursor)
      ids.push(...page.items.map((item) => item.id))
      cursor = page.next
    } while (cursor !== null)
    return ids
  }
  const stored = (where: string) =>
    market.rows<{ id: string }>(`select id from items where ${where} order by seq`).map((item) => item.id)

  it('is turned round, and narrowed to a state', async () => {
    copyItem(120)
    market.run("update items set status = 'paused' where seq % 3 = 0")
    market.run("update items set status = 'draft' where seq % 7 = 0")
    const all = stored("status <> 'draft'")
    expect(await idsOf('sort=reverse')).toEqual(all)
    expect(await idsOf('')).toEqual(all.toReversed())
    for (const status of ['active', 'paused']) {
      const ids = stored(`status = '${status}'`)
      expect(ids.length).toBeGreaterThan(30)
      expect(await idsOf(`status=${status}`)).toEqual(ids.toReversed())
      expect(await idsOf(`status=${status}&sort=reverse`)).toEqual(ids)
      expect(await idsOf(`q=${id}&status=${status}`)).toEqual(statusOf() === status ? [id] : [])
    }
    expect(await idsOf('status=draft')).toEqual(all.toReversed())
  })
})

describe('an item that is removed', () => {
  it('is off sale with a reason, and comes back as it was', async () => {
    market.run("update items set status = 'paused', featured_at = 5 where id = ?", id)
    await remove()
    expect(statusOf()).toBe('removed')
    expect(await removalsOf(market.ctx, [id])).toMatchObject([REASON])
    expect(mails('itemRemoved')).toBe(1)
    expect(market.value("select user_id from notifications where kind = 'itemRemoved'")).toBe(seller.id)
    expect((await list({ list: 'removed' })).items.map((item) => item.id)).toEqual([id])
    await restoreItem(market.ctx, admin2, id, { note: '' })
    expect(statusOf()).toBe('paused')
    expect(market.value('select featured_at from items where id = ?', id)).toBeNull()
    expect(mails('itemRestored')).toBe(1)
    expect(await removalsOf(market.ctx, [id])).toEqual([])
    expect(market.rows('select actor_id as actor, action from audit_log order by rowid')).toEqual([
      { actor: admin.id, action: 'removeItem' },
      { actor: admin2.id, action: 'restoreItem' },
    ])
  })

  it('stays removed once its seller has deleted the account, with or without a removal of staff', async () => {
    await remove()
    market.run("update users set status = 'deleted', name = '' where id = ?", seller.id)
    const before = readAll(market)
    expect(await refusalOf(restoreItem(market.ctx, admin, id, { note: '' }))).toBe('ITEM_SELLER_GONE')
    expect(readAll(market)).toEqual(before)
    market.run('delete from item_removals')
    expect(await refusalOf(restoreItem(market.ctx, admin, id, { note: '' }))).toBe('ITEM_SELLER_GONE')
  })

  it('leaves carts, which say so', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    await remove()
    const { notices } = await cartOf(market.ctx, buyer)
    expect(notices).toMatchObject([{ kind: 'gone', name: items.kopi.title }])
  })

  it('is removed by one of two, and the other learns by whom', async () => {
    const tries = await Promise.allSettled([remove(), removeItem(market.ctx, admin2, id, REASON)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(removeItem(market.ctx, admin2, id, REASON)).rejects.toMatchObject({
      code: 'ITEM_REMOVED_BY',
      details: { name: users.admin.name },
    })
    await restoreItem(market.ctx, admin2, id, { note: '' })
    await expect(restoreItem(market.ctx, admin, id, { note: '' })).rejects.toMatchObject({
      code: 'ITEM_RESTORED_BY',
      details: { name: ADMIN2.name },
    })
  })

  it('is no draft, and no auction with bids', async () => {
    market.run("update items set status = 'draft' where id = ?", id)
    expect(await refusalOf(remove())).toBe('ITEM_NOT_CHANGEABLE')
    expect(await refusalOf(staffItemPage(market.ctx, admin, id))).toBe('NOT_FOUND')
    const live = items.auction.id
    market.run(
      'update auctions set leader_id = ?, leader_max_sen = 100000, bid_count = 1 where item_id = ?',
      buyer.id,
      live,
    )
    const before = readAll(market)
    expect(await refusalOf(removeItem(market.ctx, admin, live, REASON))).toBe('ITEM_HAS_BIDS')
    expect(await refusalOf(removeItem(market.ctx, admin, 'itm_none', REASON))).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
  })
})

describe('an appeal', () => {
  const appeal = () => appealRemoval(market.ctx, seller, id, { appeal: 'I hold the licence.' })

  it('is made once by the seller, and answered once', async () => {
    expect(await refusalOf(appeal())).toBe('APPEAL_NOT_POSSIBLE')
    await remove()
    const stranger = asSeller(users.reseller)
    expect(await refusalOf(appealRemoval(market.ctx, stranger, id, { appeal: 'Me.' }))).toBe(
      'APPEAL_NOT_POSSIBLE',
    )
    const tries = await Promise.allSettled([appeal(), appeal()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list({ list: 'appeals' })).appeals).toMatchObject([{ itemId: id }])
    await decideAppeal(market.ctx, admin, id, { verdict: 'keep', answer: 'No licence was shown.' })
    expect(statusOf()).toBe('removed')
    expect(mails('appealRejected')).toBe(1)
    expect((await list({ list: 'appeals' })).appeals).toEqual([])
    expect(await refusalOf(appeal())).toBe('APPEAL_NOT_POSSIBLE')
    await expect(
      decideAppeal(market.ctx, admin2, id, { verdict: 'restore', answer: 'Fine.' }),
    ).rejects.toMatchObject({ code: 'APPEAL_ANSWERED_BY', details: { name: users.admin.name } })
    // A new removal is another one to appeal against.
    await restoreItem(market.ctx, admin2, id, { note: 'It was shown later.' })
    market.wait(1_000)
    await remove()
    await appeal()
    const { removals } = await staffItemPage(market.ctx, admin, id)
    expect(removals).toHaveLength(2)
  })

  it.each(['decideAppeal', 'restoreItem'] as const)(
    'is closed when the item is restored by %s',
    async (how) => {
      await remove()
      await appeal()
      await (how === 'restoreItem'
        ? restoreItem(market.ctx, admin, id, { note: 'Sorry.' })
        : decideAppeal(market.ctx, admin, id, { verdict: 'restore', answer: 'Sorry.' }))
      expect(statusOf()).toBe('active')
      expect((await list({ list: 'appeals' })).appeals).toEqual([])
      const { removals } = await staffItemPage(market.ctx, admin, id)
      expect(removals).toMatchObject([{ answer: 'Sorry.', answeredBy: users.admin.name }])
    },
  )
})

describe('featured items', () => {
  let ids: string[]
  const order = async () => (await list({ list: 'featured' })).items.map((item) => item.id)
  const placeOf = (itemId: string) =>
    market.value<number>('select featured_at from items where id = ?', itemId) ?? 0
  const move = (itemId: string, intent: 'up' | 'down', place = placeOf(itemId), by = admin) =>
    moveFeatured(market.ctx, by, { itemId, intent, place })

  beforeEach(async () => {
    market.run('update items set featured_at = null')
    ids = market
      .rows<{ id: string }>("select id from items where status = 'active' order by seq limit 3")
      .map((row) => row.id)
    for (const one of ids) await featureItem(market.ctx, admin, one, true)
  })

  it('have an order that can be changed', async () => {
    const [first = '', second = '', third = ''] = ids
    expect(await order()).toEqual([third, second, first])
    await move(first, 'up')
    await move(third, 'up')
    expect(await order()).toEqual([third, first, second])
    // The first stays where it is, and nothing is noted.
    expect(market.rows("select subject_id, reason from audit_log where action = 'moveFeatured'")).toEqual([
      { subject_id: first, reason: '↑' },
    ])
    await move(third, 'down')
    expect(await order()).toEqual([first, third, second])
    await featureItem(market.ctx, admin, third, false)
    expect(await order()).toEqual([first, second])
  })

  it('tell the second of two admins who was first', async () => {
    const who = users.admin.name
    const [first = '', second = '', third = ''] = ids
    const [ofFirst, ofSecond] = [placeOf(first), placeOf(second)]
    await move(first, 'up')
    // Both have another place than was seen: the one that was moved, and the one it was moved past.
    await expect(move(first, 'up', ofFirst, admin2)).rejects.toMatchObject({
      code: 'FEATURED_MOVED_BY',
      details: { who },
    })
    await expect(move(second, 'up', ofSecond, admin2)).rejects.toMatchObject({
      code: 'FEATURED_MOVED_BY',
      details: { who },
    })
    await expect(featureItem(market.ctx, admin2, third, true)).rejects.toMatchObject({
      code: 'ITEM_FEATURED_BY',
      details: { who },
    })
    const ofThird = placeOf(third)
    await featureItem(market.ctx, admin, third, false)
    await expect(featureItem(market.ctx, admin2, third, false)).rejects.toMatchObject({
      code: 'ITEM_UNFEATURED_BY',
      details: { who },
    })
    await expect(move(third, 'down', ofThird, admin2)).rejects.toMatchObject({
      code: 'ITEM_UNFEATURED_BY',
      details: { who },
    })
    market.run("update items set status = 'paused' where id = ?", second)
    expect(await refusalOf(move(second, 'up'))).toBe('ITEM_NOT_FEATURED')
    expect(await refusalOf(move('itm_none', 'up', 1))).toBe('NOT_FOUND')
    market.run("update items set status = 'active' where id = ?", second)
    expect(await order()).toEqual([first, second])
  })
})

it('finds items by words, and pages through them', async () => {
  expect((await list({ words: 'kopi' })).items.map((item) => item.id)).toContain(id)
  expect((await list({ words: 'zzzzqqq' })).items).toEqual([])
  const all = market.value<number>("select count(*) from items where status <> 'draft'")
  const seen: string[] = []
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page = await staffItemsPage(market.ctx, admin, { list: 'all', words: '' }, cursor)
    seen.push(...page.items.map((item) => item.id))
    cursor = page.next
  }
  expect(new Set(seen).size).toBe(all)
  expect(await refusalOf(staffItemsPage(market.ctx, admin, { list: 'all', words: '' }, '?'))).toBe(
    'NOT_FOUND',
  )
})

it.each([
  ['active', 'Fixed', 0, null, 'active'],
  ['sold_out', 'Fixed', 3, null, 'active'],
  ['sold_out', 'Fixed', 0, null, 'sold_out'],
  ['paused', 'Fixed', 3, null, 'paused'],
  ['active', 'Auction', 1, 5, 'sold_out'],
  ['active', 'Auction', 1, 50, 'active'],
] as const)(
  'what was %s (%s, stock %d, until %s) comes back as %s',
  (before, listingType, stock, endsAt, now) => {
    expect(restoredStatus(before, { listingType, stock, endsAt }, 10)).toBe(now)
  },
)

it('shows with an item what admins did to it', async () => {
  await featureItem(market.ctx, admin, id, false)
  market.wait(1)
  await remove()
  market.wait(1)
  await restoreItem(market.ctx, admin2, id, { note: 'A mistake' })
  const { audit } = await staffItemPage(market.ctx, admin, id)
  expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
    ['restoreItem', ADMIN2.name],
    ['removeItem', users.admin.name],
    ['unfeatureItem', users.admin.name],
  ])
})
