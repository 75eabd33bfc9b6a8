import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ImportDefaults, sen } from '@pasar/domain'
import { threadTime } from '@pasar/domain/testing/thread-time'
import { zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { removeItem } from '../../moderation/commands/items'
import { findWrongSums } from '../../platform/consistency-check'
import { MAY_WAIT, AT_ONCE as PICTURES_AT_ONCE, storeUpload } from '../../platform/pictures/upload'
import { kampung, makePhoto, sellerOf } from '../../reviews/testing/helpers'
import { asAdmin } from '../../testing'
import { refusalOf, useMarket, users } from '../../testing/helpers'
import { writeXlsx } from '../internal/export-xlsx'
import { exportItems, importPage } from '../reads/imports'
import { listingForm } from '../reads/listing'
import { addAuction } from '../testing/auctions'
import { addItem, offerOf } from '../testing/helpers'
import { exportTable, finishImport, sendTable } from '../testing/imports'
import { cancelImport, confirmImport } from './imports'
import { changeOffer } from './own-items'

vi.setConfig({ testTimeout: 60_000 })

const ONE_PICTURE = `handle,title,description,price,stock,weight_g,pictures\ntee,Tee,Soft.,20,1,200,tee.jpg`

const market = useMarket()
const tan = sellerOf(users.tan)
const defaults = (over: Partial<ImportDefaults> = {}): ImportDefaults => ({
  storeId: market.value<string>('select id from stores where seller_id = ? order by created_at', kampung.id),
  category: 'food',
  weight: '300',
  stock: '',
  status: 'active',
  ...over,
})
const send = (file: string | Uint8Array, over: Partial<ImportDefaults> = {}, replaces = '') =>
  sendTable(market.ctx, kampung, file, defaults(over), { replaces })
const confirm = async (id: string) => {
  await confirmImport(market.ctx, kampung, id)
  // Where pictures have to wait for their process, an import goes on later.
  for (;;) {
    const given = await finishImport(market.ctx, kampung, id)
    if (given.state !== 'running') return given
  }
}
const own = async (id: string | null | undefined) => {
  const { item } = await listingForm(market.ctx, kampung, id ?? '')
  if (!item) throw new Error('It is not there')
  return item
}

describe('a file of the own format', () => {
  it('comes back unchanged', async () => {
    const file = await exportTable(market.ctx, kampung)
    const { counts, items, total } = await send(file)
    expect(items.filter(({ state }) => state !== 'same')).toEqual([])
    expect(counts.same).toBe(total)
    expect(total).toBeGreaterThan(3)
  })

  it('carries the picture of each variant', async () => {
    const table = [
      'handle,title,description,sku,option1,value1,price,stock,weight_g,pictures,variant_picture',
      'tee,Tee,Soft.,T-R,Colour,Red,20,1,200,red.jpg|blue.jpg,',
      'tee,,,T-B,,Blue,20,1,,,blue.jpg',
      'tee,,,T-G,,Green,20,1,,,gone.jpg',
    ].join('\n')
    const photos = { 'red.jpg': await makePhoto(10), 'blue.jpg': await makePhoto(200) }
    const checked = await send(zipSync({ 'items.csv': Buffer.from(table), ...photos }))
    expect(checked.items[0]?.notes).toMatchObject([
      { row: 4, column: 'variant_picture', code: 'importPicture' },
    ])
    const done = await confirm(checked.id)
    const { pictures, variants } = await own(done.items[0]?.itemId)
    expect(variants.map(({ picture }) => picture)).toEqual(['', pictures[1]?.key, ''])

    const back = await send(await exportTable(market.ctx, kampung))
    expect(back.items.filter(({ state }) => state !== 'same')).toEqual([])
    const cleared = await send(`sku,variant_picture\nT-B,-\nT-R,${pictures[1]?.key}\n`, {}, back.id)
    expect(cleared.items[0]).toMatchObject({
      state: 'change',
      changes: [
        { row: 2, column: 'variant_picture', from: pictures[1]?.key, to: '' },
        { row: 3, column: 'variant_picture', from: '', to: pictures[1]?.key },
      ],
    })
    expect((await confirm(cleared.id)).counts).toMatchObject({ changed: 1, failed: 0 })
    const now = await own(done.items[0]?.itemId)
    expect(now.variants.map(({ picture }) => picture)).toEqual([pictures[1]?.key, '', ''])
    expect(now.pictures).toHaveLength(2)
    const again = await send(await exportTable(market.ctx, kampung))
    expect(again.items.filter(({ state }) => state !== 'same')).toEqual([])
  })

  it('comes back unchanged as an Excel file, with what the filter shows', async () => {
    market.run("update item_variants set sku = '007' where id = (select min(id) from item_variants)")
    const parts: Uint8Array[] = []
    const filter = {
      status: 'active',
      category: 'food',
      stock: null,
      demand: null,
      sort: 'dearest',
      words: '',
    } as const
    for await (const part of writeXlsx(await exportItems(market.ctx, kampung, filter))) parts.push(part)
    const { counts, items, total } = await send(Buffer.concat(parts))
    expect(items.filter(({ state }) => state !== 'same')).toEqual([])
    expect([counts.same, total]).toEqual([total, total])
    expect(total).toBe(
      market.value(
        "select count(*) from items where seller_id = ? and status = 'active' and category = 'food'",
        kampung.id,
      ),
    )
    expect(total).toBeGreaterThan(1)
  })

  it('makes items and variants, by the rules of the form', async () => {
    const file = [
      'handle;title;description;sku;option1;value1;price;stock;weight_g',
      'kuih;Kuih lapis;"Nine\nlayers";K-S;Size;S;RM 8,90;5;200',
      'kuih;;;K-L;;L;12.50;0;',
      ';Sambal;Hot.;SB;;;0;5;250',
      ';Teh;Call 012-345 6789;TH;;;5;-1;0',
    ].join('\r\n')
    const checked = await send(file)
    expect(checked.counts).toMatchObject({ create: 1, refused: 2 })
    expect(checked.items[1]?.problems).toMatchObject([{ row: 4, column: 'price', code: 'itemPrice' }])
    expect(checked.items[2]?.problems).toMatchObject([
      { row: 5, column: 'description', code: 'contact' },
      { row: 5, column: 'stock', code: 'stock' },
      { row: 5, column: 'weight_g', code: 'weight' },
    ])
    const before = market.value('select count(*) from items')
    expect(before).toBe(market.value('select count(*) from items'))
    const done = await confirm(checked.id)
    expect(done).toMatchObject({ state: 'done', counts: { created: 1, refused: 2 } })
    const item = await own(done.items[0]?.itemId)
    // What is on sale needs a picture.
    expect(checked.items[0]?.notes).toMatchObject([{ row: 2, column: 'pictures', code: 'importNoPicture' }])
    expect(item).toMatchObject({ title: 'Kuih lapis', price: 890, status: 'draft', options: ['Size', ''] })
    expect(item.variants).toMatchObject([
      { values: ['S', ''], price: 890, stock: 5, sku: 'K-S' },
      { values: ['L', ''], price: 1_250, stock: 0, sku: 'K-L' },
    ])
    expect(await findWrongSums(market.services.database)).toEqual([])
    const again = await send(file)
    expect(again.counts).toMatchObject({ create: 0, same: 1, refused: 2 })
  })

  it('is refused where it names an item on far more rows than it can have variants, before they are read one by one', async () => {
    const start = threadTime()
    const rows = Array.from({ length: 20_000 }, (_, at) => `mug,Mug,S-${at},Size,Size ${at},20,1`)
    const { items } = await send(`handle,title,sku,option1,value1,price,stock\n${rows.join('\n')}\n`)
    expect(items).toMatchObject([
      {
        state: 'refused',
        title: 'Mug',
        problems: [{ row: 2, column: 'value1', code: 'variantsMost', details: { count: 20_000, most: 100 } }],
      },
    ])
    expect(threadTime() - start).toBeLessThan(10_000)
  })

  it('finds the variants of a file by their values and numbers, each once', async () => {
    const head = 'handle,title,description,sku,option1,value1,price,stock,weight_g'
    const rows = ['pot,Pot,Clay.,P-S,Size,S,20,1,200', 'pot,,,P-M,,M,20,1,', 'pot,,,P-L,,m,20,1,']
    const twice = await send(`${head}\n${rows.join('\n')}\n`)
    expect(twice.items[0]?.problems).toMatchObject([{ row: 4, column: 'value1', code: 'importTwice' }])
    const once = await send(`${head}\n${rows.slice(0, 2).join('\n')}\n`, {}, twice.id)
    const [made] = (await confirm(once.id)).items
    const named = await send('sku,value1,price\nP-M,Middle,21\nP-S,s,22\n')
    expect(named.items[0]).toMatchObject({
      itemId: made?.itemId,
      changes: [
        { row: 2, column: 'value1', from: 'M', to: 'Middle' },
        { row: 2, column: 'price', to: '21.00' },
        { row: 3, column: 'price', to: '22.00' },
      ],
    })
  })

  it('changes what it holds by the SKU, and leaves the rest as it is', async () => {
    const made = await send('title,description,sku,price,stock\nKuih,Soft.,K1,8,5\n')
    const { items } = await confirm(made.id)
    const checked = await send('sku,price,stock\nK1,"9,50",\n')
    expect(checked.items[0]).toMatchObject({
      state: 'change',
      changes: [{ row: 2, column: 'price', from: '8.00', to: '9.50' }],
    })
    await confirm(checked.id)
    expect(await own(items[0]?.itemId)).toMatchObject({ price: 950, stock: 5, title: 'Kuih' })
  })

  it('means by a SKU neither an auction that has begun nor, beside another item, one that staff removed', async () => {
    const auction = await addAuction(market)
    const [removed, listed, alone] = [await addItem(market), await addItem(market), await addItem(market)]
    const number = (id: string, sku: string) =>
      market.run('update item_variants set sku = ? where item_id = ?', sku, id)
    number(auction, 'A-1')
    number(removed, 'R-1')
    number(listed, 'R-1')
    number(alone, 'R-2')
    const remove = { reason: 'counterfeit', note: 'A copy.' } as const
    for (const id of [removed, alone]) await removeItem(market.ctx, asAdmin(users.admin), id, remove)
    const { items } = await send(
      'sku,title,description,price,stock\nA-1,New,Fresh.,20,1\nR-1,,,21,\nR-2,,,22,\n',
    )
    expect(items).toMatchObject([
      { state: 'create', itemId: null },
      { state: 'change', itemId: listed },
      { state: 'refused', itemId: alone, problems: [{ code: 'ITEM_NOT_CHANGEABLE' }] },
    ])
  })

  it('does not overwrite what was changed after the check', async () => {
    const made = await confirm((await send('title,description,sku,price,stock\nKuih,Soft.,K1,8,5\n')).id)
    const itemId = made.items[0]?.itemId ?? ''
    const { id } = await send('sku,price\nK1,9\n')
    const { price } = await own(itemId)
    await changeOffer(market.ctx, kampung, await offerOf(market, itemId, { price: sen(price + 100) }))
    const done = await confirm(id)
    expect(done.items[0]).toMatchObject({ state: 'failed', problems: [{ row: 2, code: 'ITEM_EDITED' }] })
    expect(await own(itemId)).toMatchObject({ price: price + 100 })
  })

  it('reaches only what is its own', async () => {
    const theirs = market.value<string>('select id from items where seller_id = ? limit 1', tan.id)
    const sku = 'THEIRS'
    market.run('update item_variants set sku = ? where item_id = ?', sku, theirs)
    const checked = await send(`id,title,sku,price\n${theirs},Mine now,,1\n,New,${sku},1\n`)
    expect(checked.items[0]).toMatchObject({
      state: 'refused',
      problems: [{ column: 'id', code: 'importUnknown' }],
    })
    expect(checked.items[1]?.itemId).toBeNull()
    for (const act of [confirmImport, cancelImport])
      expect(await refusalOf(act(market.ctx, tan, checked.id))).toBe('NOT_FOUND')
    const all = { state: null, after: -1 }
    expect(await refusalOf(importPage(market.ctx, tan, checked.id, all))).toBe('NOT_FOUND')
  })
})

describe('a file of another shop', () => {
  it('comes as Shopify exports it, with the pictures that came along', async () => {
    const head =
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Gift Card,Status'
    const rows = [
      'tee,Batik tee,"<p>Soft <strong>cotton</strong>.</p><script>x</script><ul><li>One</li></ul>",V,Apparel & Accessories > Clothing > Shirts,Baju,tag,true,Size,S,Colour,Red,,,T-S,180.0,shopify,5,deny,manual,39.90,49.90,true,true,https://cdn.shop.test/files/tee.jpg?v=1,1,false,active',
      'tee,,,,,,,,,M,,Red,,,T-M,200,shopify,-2,deny,manual,39.90,,true,true,https://cdn.shop.test/files/gone.jpg,2,,',
      "mug,Mug,Plain,V,,Kitchen,,true,Title,Default Title,,,,,'0042," +
        '350,shopify,3,deny,manual,15.00,,true,true,,,false,active',
      'gift,Card,Plain,V,,,,true,Title,Default Title,,,,,GC,0,,,deny,manual,50.00,,false,true,,,true,active',
    ]
    const zip = zipSync({
      'export/products.csv': Buffer.from([head, ...rows].join('\n')),
      'export/pictures/tee.jpg': await makePhoto(),
    })
    const checked = await send(zip, { category: 'home' })
    expect(checked).toMatchObject({ format: 'shopify', counts: { create: 2, refused: 1 } })
    expect(checked.items[0]?.notes).toMatchObject([
      { column: 'Image Src', code: 'importPicture' },
      { column: 'Variant Compare At Price', code: 'importWas' },
    ])
    expect(checked.items[2]?.problems).toMatchObject([{ row: 5, column: 'Gift Card', code: 'importKind' }])
    const done = await confirm(checked.id)
    const [tee, mug] = await Promise.all(done.items.slice(0, 2).map(({ itemId }) => own(itemId)))
    expect(tee).toMatchObject({
      title: 'Batik tee',
      description: 'Soft **cotton**.\n\n-   One',
      category: 'clothing',
      originalPrice: null,
      weightG: 200,
      options: ['Size', 'Colour'],
    })
    expect(tee?.variants.map(({ values, stock, sku }) => [...values, stock, sku])).toEqual([
      ['S', 'Red', 5, 'T-S'],
      ['M', 'Red', 0, 'T-M'],
    ])
    expect(tee?.pictures).toHaveLength(1)
    expect(mug).toMatchObject({ title: 'Mug', category: 'home', price: 1_500, options: ['', ''] })
    expect(mug?.variants).toMatchObject([{ sku: '0042' }])
  })

  it('goes on later where too many pictures are being made just now', async () => {
    const isFree = path.join(market.ctx.config.dataDir, 'free')
    const entry = path.join(market.ctx.config.dataDir, 'slow.mjs')
    const answer = JSON.stringify({
      made: { key: 'one', width: 1, height: 1, blur: '', hash: '' },
      failedAvifs: [],
    })
    writeFileSync(
      entry,
      `import { existsSync } from 'node:fs'
      const timer = setInterval(() => {
        if (!existsSync(${JSON.stringify(isFree)})) return
        process.stdout.write(${JSON.stringify(answer)})
        clearInterval(timer)
      }, 20)`,
    )
    const photo = await makePhoto()
    const checked = await send(zipSync({ 'items.csv': Buffer.from(`${ONE_PICTURE}\n`), 'tee.jpg': photo }))
    const others = Array.from({ length: PICTURES_AT_ONCE + MAY_WAIT }, () =>
      storeUpload(photo, 'whole', path.join(market.ctx.config.dataDir, 'others'), 'one', undefined, {
        entry,
      }),
    )
    await confirmImport(market.ctx, kampung, checked.id)
    expect(await refusalOf(finishImport(market.ctx, kampung, checked.id))).toBe('PICTURES_BUSY')
    writeFileSync(isFree, '')
    await Promise.all(others)
    expect(await finishImport(market.ctx, kampung, checked.id)).toMatchObject({
      state: 'done',
      counts: { created: 1, failed: 0 },
    })
  })

  it('comes from Shopify as the newer exports name their columns; what is not counted there has the stock of new items', async () => {
    const head =
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card'
    const rows = [
      'Scarf,scarf,<p>Woven</p>,V,Apparel & Accessories > Clothing,Scarf,,TRUE,Active,SC-R,,Color,Red,product.metafields.shopify.color-pattern,129.00,,shopify,0,DENY,180,g,TRUE,manual,,,,,FALSE',
      ',scarf,,,,,,,,SC-B,,,Blue,,129.00,,,0,CONTINUE,180,g,TRUE,manual,,,,,',
    ]
    const checked = await send([head, ...rows].join('\r\n'), { category: 'home', stock: '7' })
    expect(checked).toMatchObject({ format: 'shopify', counts: { create: 1 } })
    const scarf = await own((await confirm(checked.id)).items[0]?.itemId)
    expect(scarf.variants.map(({ values, stock }) => [values[0], stock])).toEqual([
      ['Red', 0],
      ['Blue', 7],
    ])
  })

  it('comes as WooCommerce exports it', async () => {
    const head =
      'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Length (cm),Width (cm),Height (cm),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global'
    const rows = [
      '10,variable,SHIRT,Kemeja,1,,<p>Nice</p>,1,,0.25,30,20,2.5,,,"Fashion, Fashion > Baju",https://a.test/k.jpg,,Saiz,"S, M",1,1',
      '11,variation,SHIRT-S,Kemeja - S,1,,,1,4,,,,,,59,,,SHIRT,Saiz,S,,1',
      '12,variation,SHIRT-M,Kemeja - M,1,,,1,0,,,,,49,59,,,SHIRT,Saiz,M,,1',
      '13,simple,CUP,Cawan,0,,Besar,1,7,0.5,,,,,12,Dapur,,,Bahan,Kayu,1,1',
      '14,external,X,Elsewhere,1,,Text,1,,,,,,,5,,,,,,,',
    ]
    const checked = await send([head, ...rows].join('\n'), { category: 'home' })
    expect(checked).toMatchObject({ format: 'woocommerce', counts: { create: 2, refused: 1 } })
    const done = await confirm(checked.id)
    const [shirt, cup] = await Promise.all(done.items.slice(0, 2).map(({ itemId }) => own(itemId)))
    expect(shirt).toMatchObject({
      title: 'Kemeja',
      category: 'clothing',
      weightG: 250,
      dimensions: { lengthCm: 30, widthCm: 20, heightCm: 3 },
      options: ['Saiz', ''],
    })
    expect(shirt?.variants.map(({ values, price, stock }) => [values[0], price, stock])).toEqual([
      ['S', 5_900, 4],
      ['M', 4_900, 0],
    ])
    expect(cup).toMatchObject({ title: 'Cawan', status: 'draft', weightG: 500, category: 'home' })
  })
})

describe('an import', () => {
  it('is one at a time, and can be cancelled', async () => {
    const first = await send('title,sku,price\nA,A,1\n', { status: 'draft' })
    expect(await refusalOf(send('title,sku\nC,C\n'))).toBe('IMPORT_WAITS')
    expect((await importPage(market.ctx, kampung, first.id, { state: null, after: -1 })).state).toBe(
      'checked',
    )
    const second = await send('title,sku,price\nB,B,1\n', { status: 'draft' }, first.id)
    const all = { state: null, after: -1 }
    expect((await importPage(market.ctx, kampung, first.id, all)).state).toBe('cancelled')
    await confirmImport(market.ctx, kampung, second.id)
    expect(await refusalOf(send('title,sku\nC,C\n'))).toBe('IMPORT_UNDER_WAY')
    expect(await refusalOf(confirmImport(market.ctx, kampung, second.id))).toBe('IMPORT_MOVED')
    await cancelImport(market.ctx, kampung, second.id)
    // One with nothing to do waits for nobody.
    const nothing = await send('title,sku,price\nC,C,0\n')
    expect(nothing.counts).toMatchObject({ refused: 1 })
    const third = await send('title,sku,price\nD,D,0\n')
    expect(await importPage(market.ctx, kampung, nothing.id, all)).toMatchObject({ state: 'cancelled' })
    await cancelImport(market.ctx, kampung, third.id)
    const ended = await finishImport(market.ctx, kampung, second.id)
    expect(ended).toMatchObject({ state: 'cancelled', counts: { create: 1, created: 0 } })
    expect(await refusalOf(cancelImport(market.ctx, kampung, second.id))).toBe('IMPORT_MOVED')
  })

  it('gives up the one that waits, whichever is the newest by the clock', async () => {
    const all = { state: null, after: -1 }
    const ended = await confirm((await send('title,sku,price\nA,A,1\n', { status: 'draft' })).id)
    expect(ended.state).toBe('done')
    for (const name of ['B', 'C', 'D', 'E', 'F']) {
      const waiting = await send(`title,sku,price\n${name},${name},1\n`, { status: 'draft' })
      // As when the clock is set back between two imports.
      market.run('update imports set created_at = created_at - 1 where id = ?', waiting.id)
      const next = await send(`title,sku,price\n${name}2,${name}2,1\n`, { status: 'draft' }, waiting.id)
      expect(next.state).toBe('checked')
      expect((await importPage(market.ctx, kampung, waiting.id, all)).state).toBe('cancelled')
      expect((await confirm(next.id)).state).toBe('done')
    }
  })

  it('of somebody who may not sell any more makes nothing', async () => {
    const { id } = await send('title,sku,price\nA,A,1\n', { status: 'draft' })
    await confirmImport(market.ctx, kampung, id)
    market.run("update users set seller_status = 'suspended' where id = ?", kampung.id)
    expect(await finishImport(market.ctx, kampung, id)).toMatchObject({
      state: 'failed',
      problem: { code: 'SELLER_SUSPENDED' },
      counts: { create: 1 },
    })
  })
})
