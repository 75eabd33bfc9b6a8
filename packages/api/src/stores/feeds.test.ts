import { days, readCsv } from '@pasar/domain'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { addItem } from '../selling/testing/helpers'
import { stores, useMarket } from '../testing/helpers'
import { storeFeed } from './reads/feeds'

const market = useMarket()

async function readFeed(format: 'google' | 'meta', store = stores.kampung.slug) {
  const feed = await storeFeed(market.ctx, store, format)
  if (!feed) throw new Error('There is no such feed')
  let text = ''
  for await (const part of feed.write()) text += part
  return { text, version: feed.version }
}

type Fields = Record<string, string[]>

/** The items of an RSS file, each field with its values. */
function readRss(text: string): Fields[] {
  const items: Fields[] = []
  let [item, value]: [Fields | null, string] = [null, '']
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, uri, local }) => {
    value = ''
    if (name === 'item') item = {}
    if (name.startsWith('g:')) expect([uri, name]).toEqual(['http://base.google.com/ns/1.0', `g:${local}`])
  })
  parser.on('text', (part) => {
    value += part
  })
  parser.on('closetag', ({ name, local }) => {
    if (name === 'item' && item) items.push(item)
    if (item) item[local] = [...(item[local] ?? []), value]
  })
  parser.write(text).close()
  return items
}

function readTable(text: string): Record<string, string>[] {
  const [head, ...rows] = [...readCsv(text)].map(({ cells }) => cells)
  return rows.map((cells) => {
    expect(cells).toHaveLength(head?.length ?? 0)
    return Object.fromEntries(cells.map((cell, at) => [head?.[at] ?? '', cell]))
  })
}

/** The first of two pictures of an item. */
function showPictures(itemId: string): void {
  market.run('delete from item_images where item_id = ?', itemId)
  for (const at of [0, 1])
    market.run(
      'insert into item_images (item_id, position, key, width, height) values (?, ?, ?, 960, 960)',
      itemId,
      at,
      `listing-${itemId}-${at}`,
    )
}

it('has what is on sale at a fixed price, with absolute addresses', async () => {
  const onSale = market.value<number>(
    "select count(*) from items where store_id = ? and status = 'active' and listing_type = 'Fixed' and exists (select 1 from item_images where item_id = items.id)",
    stores.kampung.id,
  )
  expect(onSale).toBeGreaterThan(1)
  const google = readRss((await readFeed('google')).text)
  const meta = readTable((await readFeed('meta', stores.kampung.id)).text)
  const groups = new Set(google.map((entry) => entry.item_group_id?.[0] ?? entry.id?.[0]))
  expect(groups.size).toBe(onSale)
  expect(meta.map(({ id }) => id)).toEqual(google.map(({ id }) => id?.[0]))
  const { appUrl } = market.ctx.config
  for (const entry of google) {
    expect(entry.link?.[0]).toContain(`${appUrl}/item/`)
    expect(entry.image_link?.[0]).toContain(`${appUrl}/uploads/`)
    expect(entry.price?.[0]).toMatch(/^\d+\.\d\d MYR$/)
  }
})

it('leaves out what nobody can buy at a price', async () => {
  const id = await addItem(market)
  showPictures(id)
  const has = async () => readRss((await readFeed('google')).text).some((entry) => entry.id?.[0] === id)
  expect(await has()).toBe(true)
  for (const change of ["status = 'paused'", "status = 'active', listing_type = 'Auction'"]) {
    market.run(`update items set ${change} where id = ?`, id)
    expect(await has()).toBe(false)
  }
})

it('writes every text as it is, whatever is in it', async () => {
  const id = await addItem(market)
  showPictures(id)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (typed) => {
      const title = `=1+"${typed}"]]>&amp;<x>`
      market.run('update items set title = ?, updated_at = updated_at + 1 where id = ?', title, id)
      const ofItem = readRss((await readFeed('google')).text).find((entry) => entry.id?.[0] === id)
      // Parsers read every end of a line as one character.
      expect(ofItem?.title?.[0]).toBe(title.replace(/\r\n?/g, '\n'))
      const row = readTable((await readFeed('meta')).text).find((entry) => entry.id === id)
      expect(row?.title).toBe(title)
    }),
    { numRuns: 40 },
  )
})

it('has a sale price only where the price before is honest', async () => {
  const id = await addItem(market, { price: '60.00' })
  showPictures(id)
  const priceOf = async () => {
    const entry = readRss((await readFeed('google')).text).find((own) => own.id?.[0] === id)
    return [entry?.price?.[0], entry?.sale_price?.[0]]
  }
  market.run('update items set original_price_sen = 9900 where id = ?', id)
  expect(await priceOf()).toEqual(['60.00 MYR', undefined])
  market.wait(days(5))
  market.run('update item_variants set price_sen = 4500 where item_id = ?', id)
  market.run('update items set price_sen = 4500, updated_at = ? where id = ?', market.ctx.now(), id)
  expect(await priceOf()).toEqual(['60.00 MYR', '45.00 MYR'])
})

it('has another version when anything in it changes, and the same while nothing does', async () => {
  const id = await addItem(market)
  showPictures(id)
  const { version } = await readFeed('google')
  expect((await readFeed('google')).version).toBe(version)
  market.run('update item_variants set stock = 0 where item_id = ?', id)
  const sold = await readFeed('google')
  expect(sold.version).not.toBe(version)
  market.run('update stores set free_shipping_from_sen = 1 where id = ?', stores.kampung.id)
  expect((await readFeed('google')).version).not.toBe(sold.version)
  expect((await readFeed('meta')).version).not.toBe((await readFeed('google')).version)
})

it('reads a store of many pages a page at a time', async () => {
  const first = await addItem(market)
  showPictures(first)
  const columns =
    'seller_id, store_id, category, condition, listing_type, status, price_sen, description, weight_g'
  for (let at = 0; at < 120; at++) {
    const id = `itm_many${at}`
    market.run(
      `insert into items (id, slug, title, published_at, updated_at, ${columns})
       select ?, ?, 'One of many', ?, 1, ${columns} from items where id = ?`,
      id,
      `many-${at}`,
      at % 7,
      first,
    )
    market.run(
      'insert into item_variants (id, item_id, price_sen, stock) values (?, ?, 500, 1)',
      `var_many${at}`,
      id,
    )
    showPictures(id)
  }
  const ids = readRss((await readFeed('google')).text).map(({ id }) => id?.[0] ?? '')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('itm_many'))).toHaveLength(120)
})

it('is none for a store that is not there', async () => {
  expect(await storeFeed(market.ctx, 'nowhere', 'google')).toBeNull()
})
