import { findStore } from '@pasar/db'
import { readStaffStoresFilter, type StaffStoresFilter } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { suspendMember } from '../accounts/commands/suspension'
import { requireOwnStore } from '../selling/internal/own-listing'
import { settleStores } from '../stores/jobs'
import { asAdmin } from '../testing'
import { items, refusalOf, stores, useMarket, users } from '../testing/helpers'
import { removeItem, restoreItem } from './commands/items'
import { hideStore, noteStore, showStore } from './commands/stores'
import { staffStorePage, staffStoresPage } from './reads/stores'

const market = useMarket()
const ADMIN2 = { ...users.admin, id: 'usr_admin2', email: 'admin2@pasar.test', name: 'Second Admin' }
const admin = asAdmin(users.admin)
const admin2 = asAdmin(ADMIN2)
const store = stores.kampung
const hide = (by = admin) => hideStore(market.ctx, by, store.id, { reason: 'Asked to be paid outside' })
const show = (by = admin) => showStore(market.ctx, by, store.id, { reason: '' })
const statuses = () => market.rows('select id, status from items where store_id = ? order by id', store.id)
const idsOf = async (filter: Partial<StaffStoresFilter>) => {
  const none = readStaffStoresFilter(new URLSearchParams())
  const { stores: found } = await staffStoresPage(market.ctx, admin, { ...none, ...filter }, null)
  return found.map(({ id }) => id)
}

beforeEach(() =>
  market.run(
    "insert into users (id, email, name, password_hash, role, created_at) values (?, ?, ?, 'none', 1, 1)",
    ADMIN2.id,
    ADMIN2.email,
    ADMIN2.name,
  ),
)

describe('a store that is hidden', () => {
  it('has no page and sells nothing, and its seller reads why', async () => {
    await hide()
    expect(await findStore(market.ctx.db, store.slug)).toBeNull()
    await settleStores(market.ctx)
    expect(market.value('select status from items where id = ?', items.kopi.id)).toBe('removed')
    expect(market.rows('select kind, user_id as id from mails')).toEqual([
      { kind: 'storeHidden', id: store.seller.id },
    ])
    expect(market.value("select user_id from notifications where kind = 'storeHidden'")).toBe(store.seller.id)
    expect(await refusalOf(requireOwnStore(market.ctx.db, store.seller, store.id))).toBe('STORE_HIDDEN')
  })

  it('keeps off sale what staff restore meanwhile, until it is shown again', async () => {
    const statusOf = () => market.value('select status from items where id = ?', items.kopi.id)
    await removeItem(market.ctx, admin, items.kopi.id, { reason: 'counterfeit', note: 'A copy' })
    await hide()
    await settleStores(market.ctx)
    await restoreItem(market.ctx, admin, items.kopi.id, { note: 'It is none' })
    await settleStores(market.ctx)
    expect(statusOf()).toBe('removed')
    await show()
    await settleStores(market.ctx)
    expect(statusOf()).toBe('active')
  })

  it('comes back as it was, but for what was removed by itself', async () => {
    await removeItem(market.ctx, admin, items.kopi.id, { reason: 'counterfeit', note: 'A copy' })
    const before = statuses()
    await hide()
    await settleStores(market.ctx)
    await show()
    await settleStores(market.ctx)
    expect(statuses()).toEqual(before)
    expect(await findStore(market.ctx.db, store.slug)).not.toBeNull()
    expect(market.value('select count(*) from item_removals where ended_at is null')).toBe(1)
  })

  it('stays hidden while its seller is suspended', async () => {
    const before = statuses()
    await hide()
    await suspendMember(market.ctx, admin, store.seller.id, { reason: 'Fraud' })
    await settleStores(market.ctx)
    await show()
    await settleStores(market.ctx)
    expect(await findStore(market.ctx.db, store.slug)).toBeNull()
    expect(market.value('select status from items where id = ?', items.kopi.id)).toBe('removed')
    expect(statuses()).not.toEqual(before)
  })

  it('is hidden and shown once: the second of two admins learns who was first', async () => {
    const both = await Promise.allSettled([hide(), hide(admin2)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(hide(admin2)).rejects.toMatchObject({
      code: 'STORE_HIDDEN_BY',
      details: { name: admin.name },
    })
    await show(admin2)
    await expect(show()).rejects.toMatchObject({ code: 'STORE_SHOWN_BY', details: { name: ADMIN2.name } })
    const page = await staffStorePage(market.ctx, admin, store.id)
    expect(page.hidings).toMatchObject([{ hiddenBy: admin.name, endedBy: ADMIN2.name, cause: 'staff' }])
    expect(page.audit.map(({ action }) => action).sort()).toEqual(['hideStore', 'showStore'])
  })
})

it('stores are found by their names and their sellers’, and by state', async () => {
  expect(await idsOf({ words: store.name.slice(0, 5).toLowerCase() })).toContain(store.id)
  expect(await idsOf({ words: store.seller.name.slice(0, 4) })).toContain(store.id)
  expect(await idsOf({ state: 'hidden' })).toEqual([])
  await hide()
  expect(await idsOf({ state: 'hidden' })).toEqual([store.id])
  market.run("update stores set holiday_until = '2999-01-01' where id = ?", store.id)
  expect(await idsOf({ state: 'holiday' })).toEqual([store.id])
  await noteStore(market.ctx, admin, store.id, { note: 'Wrote to them' })
  expect((await staffStorePage(market.ctx, admin, store.id)).notes).toMatchObject([{ body: 'Wrote to them' }])
  expect(await refusalOf(noteStore(market.ctx, admin, 'sto_none', { note: 'x' }))).toBe('NOT_FOUND')
})

it('stores are found by words of the store and of its seller together, whatever the seller is called since', async () => {
  const ofStore = store.name.slice(0, 4)
  expect(await idsOf({ words: `${ofStore} ${store.seller.email}` })).toEqual([store.id])
  expect(await idsOf({ words: store.seller.id })).toContain(store.id)
  expect(await idsOf({ words: '林記' })).toEqual([])
  market.run("update users set name = '老林記 Trading' where id = ?", store.seller.id)
  for (const words of ['林記', '林', `${ofStore} 林記`, 'trading'])
    expect(await idsOf({ words })).toContain(store.id)
  expect(await idsOf({ words: `${ofStore} ${store.seller.name}` })).not.toContain(store.id)
})

it('goes on from page to page of what a word finds, each store once, from either end', async () => {
  const add = 'insert into stores (id, seller_id, name, slug, created_at) values (?, ?, ?, ?, ?)'
  for (let n = 0; n < 60; n++)
    market.run(add, `sto_many${n}`, store.seller.id, `Gerai ${n}`, `gerai-${n}`, 1_000 + n)
  const none = readStaffStoresFilter(new URLSearchParams())
  for (const sort of ['newest', 'oldest'] as const) {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page = await staffStoresPage(market.ctx, admin, { ...none, words: 'gerai', sort }, cursor)
      found.push(...page.stores.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    const all = Array.from({ length: 60 }, (_, n) => `sto_many${n}`)
    expect(found).toEqual(sort === 'oldest' ? all : all.toReversed())
  }
})
