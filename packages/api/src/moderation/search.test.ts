import { ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { asAdmin, asMember } from '../testing'
import { items, orders, stores, useMarket, users } from '../testing/helpers'
import { call } from '../testing/procedures'
import { searchBackOffice } from './reads/search'

const market = useMarket()
const admin = asAdmin(users.admin)
const search = (words: string) => searchBackOffice(market.ctx, admin, words)
const idsOf = async (kind: 'members' | 'orders' | 'items' | 'stores', words: string) =>
  (await search(words)).matches?.[kind].map(({ id }) => id)

describe('the search of the back office finds', () => {
  it('members by how a name or an email begins', async () => {
    expect(await idsOf('members', users.buyer.email.slice(0, 4).toUpperCase())).toContain(users.buyer.id)
    expect(await idsOf('members', users.buyer.name.slice(0, 4).toLowerCase())).toContain(users.buyer.id)
    expect(await idsOf('members', users.buyer.email.slice(1))).toContain(users.buyer.id)
  })

  it('members with just this name or email before those that only contain it', async () => {
    const { newbuyer, buyer } = users
    market.run('update users set created_at = 9 where id = ?', newbuyer.id)
    expect(newbuyer.email).toContain(buyer.email)
    expect((await idsOf('members', buyer.email.toUpperCase()))?.slice(0, 2)).toEqual([buyer.id, newbuyer.id])
  })

  it('orders by their number or how it begins, but not by what all numbers begin with', async () => {
    const { id } = orders.paid
    market.run("update orders set number = 'PSR-7K2Q9M4X' where id = ?", id)
    expect(await idsOf('orders', 'PSR-7K2Q9M4X')).toEqual([id])
    expect(await idsOf('orders', ' psr-7k2 ')).toEqual([id])
    expect(await idsOf('orders', 'PSR-7K3')).toEqual([])
    expect(await idsOf('orders', 'PSR-')).toEqual([])
    expect(await idsOf('orders', users.buyer.email)).toContain(id)
  })

  it('items of any status but drafts, by their words', async () => {
    const { id } = items.kopi
    for (const status of ['active', 'removed', 'paused']) {
      market.run('update items set status = ? where id = ?', status, id)
      expect(await idsOf('items', 'kopi kampung'), status).toContain(id)
    }
    market.run("update items set status = 'draft' where id = ?", id)
    expect(await idsOf('items', 'kopi kampung')).not.toContain(id)
  })

  it('stores by any part of their name, by their seller, their address and their id', async () => {
    const { id, name, slug, seller } = stores.kampung
    const { email, name: sellerName } =
      market.rows('select email, name from users where id = ?', seller.id)[0] ?? {}
    const typed = [
      ...[name, name.slice(0, 4), name.slice(2).toUpperCase(), slug, id, seller.id],
      ...[`/store/${slug}`, `https://pasar.test/store/${slug}?page=2`, `/all-stores/${id}`],
      ...[String(email), String(sellerName), String(sellerName).slice(1)],
    ]
    for (const words of typed) expect(await idsOf('stores', words), words).toContain(id)
    expect(await idsOf('stores', `${name}x`)).toEqual([])
  })

  it('Chinese names by any of their characters', async () => {
    const { id } = stores.kampung
    market.run("update stores set name = '老街好茶' where id = ?", id)
    market.run("update users set name = '陈美玲' where id = ?", users.buyer.id)
    for (const words of ['老街好茶', '好茶', '街好', '茶', '老'])
      expect(await idsOf('stores', words), words).toContain(id)
    for (const words of ['陈美玲', '美玲', '玲', '陈 美玲'])
      expect(await idsOf('members', words), words).toContain(users.buyer.id)
    expect(await idsOf('orders', '美玲')).toContain(orders.paid.id)
    expect(await idsOf('orders', '好茶')).toContain(orders.paid.id)
    for (const words of ['茶老', '美陈'])
      expect((await search(words)).matches, words).toMatchObject({ members: [], stores: [] })
    market.run("update stores set name = '新店' where id = ?", id)
    expect(await idsOf('stores', '好茶')).toEqual([])
  })

  it('members, orders and items by their id or address', async () => {
    const { id, number } = market.rows('select id, number from orders where id = ?', orders.paid.id)[0] ?? {}
    const { slug } = market.rows('select slug from items where id = ?', items.kopi.id)[0] ?? {}
    for (const words of [users.buyer.id, `/admin/users/${users.buyer.id}`])
      expect(await idsOf('members', words), words).toEqual([users.buyer.id])
    for (const words of [
      id,
      `/admin-orders/${id}`,
      String(number).slice(4),
      String(number).slice(4, 9).toLowerCase(),
    ])
      expect(await idsOf('orders', String(words)), String(words)).toContain(id)
    for (const words of [items.kopi.id, slug, `https://pasar.test/item/${slug}#reviews`])
      expect(await idsOf('items', String(words)), String(words)).toEqual([items.kopi.id])
  })

  it('five of each, and nothing for one letter', async () => {
    for (let at = 0; at < 7; at += 1)
      market.run(
        "insert into users (id, email, name, password_hash, role, created_at) values (?, ?, 'Zulkifli', 'none', 3, ?)",
        `usr_many${at}`,
        `many${at}@pasar.test`,
        at,
      )
    expect(await idsOf('members', 'zulk')).toHaveLength(5)
    expect(await search(' z ')).toEqual({ words: 'z', matches: null })
    expect((await search('')).matches).toBeNull()
    market.run("update users set name = '陈美玲' where id = 'usr_many0'")
    expect(await idsOf('members', '陈')).toEqual(['usr_many0'])
  })

  it('nothing for a long text, which is cut', async () => {
    expect((await search('x'.repeat(5_000))).words).toHaveLength(100)
    const none = { members: [], orders: [], items: [], stores: [] }
    for (const words of ['"*', "'; drop table users; --", '%%', '\u{10ffff}\u{10ffff}'])
      expect(await search(words), words).toEqual({ words, matches: none })
  })
})

it('the call answers admins, and shows no more of a member than a name, an email and a state', async () => {
  const { data } = await call(market, admin, 'moderation.search', { q: users.buyer.email })
  const { id, name, email } = users.buyer
  expect(data).toMatchObject({
    matches: { members: expect.arrayContaining([{ id, name, email, state: 'active' }]) },
  })
  const { status, failure } = await call(market, admin, 'moderation.search', { q: 'x'.repeat(101) })
  expect([status, failure?.fields]).toEqual([400, { q: 'tooLong' }])
})

it.each(['MANAGER', 'SELLER', 'RESELLER', 'BUYER'] as const)('refuses a %s', async (role) => {
  const { failure } = await call(market, asMember(users.buyer, ROLE[role]), 'moderation.search', {
    q: 'kopi',
  })
  expect(failure?.code).toBe('FORBIDDEN')
})

it('refuses a visitor', async () => {
  const { failure } = await call(market, null, 'moderation.search', { q: 'kopi' })
  expect(failure?.code).toBe('UNAUTHORIZED')
})
