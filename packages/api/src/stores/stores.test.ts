import { readdirSync } from 'node:fs'
import { MAX_STORES, ROLE, type StoreInput, storeSchema } from '@pasar/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storePage } from '../catalogue/reads/pages'
import { hideStore, showStore } from '../moderation/commands/stores'
import { asAdmin, asMember, asSeller } from '../testing'
import { items, refusalOf, stores, useMarket, users } from '../testing/helpers'
import { changeStore, createStore, removeStore, removeStorePicture, setStorePicture } from './commands'
import { settleRenames } from './jobs'
import { ownStore, ownStores, publicStoresOf } from './reads'

const market = useMarket()
const seller = asSeller(users.seller)
const tan = asSeller(users.tan)
const given = (over: object = {}): StoreInput =>
  storeSchema.parse({ name: 'Batik Ipoh', city: 'Ipoh', country: 'MY', ...over })
const open = (over: object = {}) => createStore(market.ctx, seller, given(over))
const versionOf = async (id: string) => (await ownStore(market.ctx, seller, id)).version
const dayIn = (days: number) =>
  new Date(market.ctx.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
const draw = () =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const files = () => {
  try {
    return readdirSync(market.ctx.uploadsDir).filter((name) => name.startsWith('shopfront-'))
  } catch {
    return []
  }
}

describe('a new store', () => {
  it('is seen at an address made from its name', async () => {
    const id = await open({ policies: 'No returns of food.', freeShippingFrom: '80' })
    expect(await storePage(market.ctx, 'batik-ipoh')).toMatchObject({
      id,
      policies: 'No returns of food.',
      freeShippingFrom: 8_000,
      sellerName: users.seller.name,
    })
  })

  it('has a name of its own, whatever the letters, and an address of its own', async () => {
    await open()
    expect(await refusalOf(open({ name: 'BATIK IPOH' }))).toBe('STORE_NAME_TAKEN')
    const id = await open({ name: 'Batik-Ipoh' })
    expect((await ownStore(market.ctx, seller, id)).slug).toMatch(/^batik-ipoh-\w{6}$/)
    const chinese = await open({ name: '峇迪之家' })
    expect((await ownStore(market.ctx, seller, chinese)).slug).toMatch(/^store-\w{6}$/)
  })

  it('is refused to whoever has ten, also when all are asked for at once', async () => {
    const before = (await ownStores(market.ctx, seller)).length
    const tries = Array.from({ length: MAX_STORES }, (_, index) => open({ name: `Store ${index}` }))
    const ended = await Promise.allSettled(tries)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_STORES - before)
    expect(await refusalOf(open())).toBe('STORE_LIMIT')
  })

  it('is on no holiday that is over', async () => {
    expect(await refusalOf(open({ holidayUntil: dayIn(0) }))).toBe('VALIDATION')
    await open({ holidayUntil: dayIn(1) })
  })
})

describe('a change', () => {
  it('keeps the address when the name changes', async () => {
    const id = await open()
    await changeStore(market.ctx, seller, id, await versionOf(id), given({ name: 'Batik Perak' }))
    expect(await storePage(market.ctx, 'batik-ipoh')).toMatchObject({ id, name: 'Batik Perak' })
  })

  it('of the name is found by searches for its items, and the old name is not', async () => {
    const { id } = stores.kampung
    const found = (word: string) =>
      market.value<number>('select count(*) from item_search where item_search match ?', word)
    const uses = () => market.rows("select uses from search_words where word = 'zamrud'")
    await changeStore(market.ctx, seller, id, await versionOf(id), given({ name: 'Pondok Zamrud' }))
    await settleRenames(market.ctx)
    const listed = market.value<number>(
      "select count(*) from items where store_id = ? and status <> 'draft'",
      id,
    )
    expect(listed).toBeGreaterThan(0)
    expect(found('zamrud')).toBe(listed)
    expect(found('store:kampung')).toBe(0)
    expect(uses()).toEqual([{ uses: listed }])
    await changeStore(market.ctx, seller, id, await versionOf(id), given({ name: 'Pondok Delima' }))
    await settleRenames(market.ctx)
    expect(uses()).toEqual([])
  })

  it('of two tabs the second is refused, and nothing of it is saved', async () => {
    const id = await open()
    const version = await versionOf(id)
    await changeStore(market.ctx, seller, id, version, given({ policies: 'first' }))
    const second = changeStore(market.ctx, seller, id, version, given({ policies: 'second' }))
    expect(await refusalOf(second)).toBe('STORE_EDITED')
    expect((await ownStore(market.ctx, seller, id)).policies).toBe('first')
  })

  it("of others' stores is none, and reveals nothing about them", async () => {
    const id = await open()
    const version = await versionOf(id)
    const ctx = market.ctx
    const picture = await draw()
    const send = { which: 'logo' as const, source: picture }
    for (const attempt of [
      () => ownStore(ctx, tan, id),
      () => changeStore(ctx, tan, id, version, given({ name: 'Mine now' })),
      () => setStorePicture(ctx, tan, id, send),
      () => removeStorePicture(ctx, tan, id, 'logo'),
      () => removeStore(ctx, tan, id),
    ])
      expect(await refusalOf(attempt())).toBe('NOT_FOUND')
    expect(files()).toEqual([])
    expect(await ownStore(ctx, seller, id)).toMatchObject({ name: 'Batik Ipoh', version })
  })
})

describe('pictures', () => {
  it('take the place of those before, whose files go', async () => {
    const id = await open()
    const source = await draw()
    const set = (which: 'logo' | 'banner') => setStorePicture(market.ctx, seller, id, { which, source })
    await set('logo')
    const perPicture = files().length
    expect(perPicture).toBeGreaterThan(0)
    await set('banner')
    const { logoKey } = await ownStore(market.ctx, seller, id)
    await set('logo')
    expect((await ownStore(market.ctx, seller, id)).logoKey).not.toBe(logoKey)
    expect(files()).toHaveLength(2 * perPicture)
    await removeStorePicture(market.ctx, seller, id, 'banner')
    expect(files()).toHaveLength(perPicture)
    expect(await ownStore(market.ctx, seller, id)).toMatchObject({ bannerKey: null })
  })

  it('that are none leave everything as it was', async () => {
    const id = await open()
    const send = { which: 'logo' as const, source: Buffer.from('<svg/>') }
    expect(await refusalOf(setStorePicture(market.ctx, seller, id, send))).toBe('PICTURE_KIND')
    expect(files()).toEqual([])
  })
})

it('says to its seller that staff hide it, and why', async () => {
  const { id } = stores.kampung
  const told = async () => [
    (await ownStores(market.ctx, seller)).map(({ hiddenFor }) => hiddenFor),
    (await ownStore(market.ctx, seller, id)).hiddenFor,
    (await publicStoresOf(market.ctx, asMember(users.seller, ROLE.SELLER)))?.map(({ isHidden }) => isHidden),
  ]
  expect(await told()).toEqual([[null], null, [false]])
  const admin = asAdmin(users.admin)
  await hideStore(market.ctx, admin, id, { reason: 'Asked to be paid outside' })
  expect(await told()).toEqual([['Asked to be paid outside'], 'Asked to be paid outside', [true]])
  await showStore(market.ctx, admin, id, { reason: '' })
  expect(await told()).toEqual([[null], null, [false]])
})

describe('deleting', () => {
  it('is for stores that nothing refers to', async () => {
    const id = await open()
    await removeStore(market.ctx, seller, id)
    expect(await storePage(market.ctx, id)).toBeNull()
    expect(await refusalOf(removeStore(market.ctx, seller, stores.kampung.id))).toBe('STORE_IN_USE')
    expect(items.kopi.store.id).toBe(stores.kampung.id)
    expect((await ownStores(market.ctx, seller)).map(({ isUnused }) => isUnused)).toEqual([false])
  })

  it('is not for one that staff hide or have hidden, whose record stays', async () => {
    const admin = asAdmin(users.admin)
    const id = await open()
    await hideStore(market.ctx, admin, id, { reason: 'Asked to be paid outside' })
    expect(await refusalOf(removeStore(market.ctx, seller, id))).toBe('STORE_HIDDEN')
    await showStore(market.ctx, admin, id, { reason: '' })
    expect(await refusalOf(removeStore(market.ctx, seller, id))).toBe('STORE_IN_USE')
    expect(market.value('select count(*) from store_hidings where store_id = ?', id)).toBe(1)
  })
})
