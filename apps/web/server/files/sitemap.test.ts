import type { AddressInfo, Server } from 'node:net'
import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { compressAnswers } from '../compress-answers'
import { serveSitemap } from './sitemap'

let services: TestServices
let server: Server
let url = ''

beforeAll(async () => {
  services = await openTestServices()
  server = express().use(compressAnswers, serveSitemap(services.context)).listen(0, '127.0.0.1')
  // Rows are added while nobody asks.
  Object.assign(server, { keepAliveTimeout: 60_000 })
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await services.dispose()
})

const ask = async (path: string): Promise<{ status: number; type: string; text: string }> => {
  const answer = await fetch(url + path)
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at)

it('leads from robots.txt to every page and item that visitors may read, and to no other', async () => {
  const { appUrl } = services.context.config
  const robots = await ask('/robots.txt')
  expect(robots.text).toContain(`Sitemap: ${appUrl}/sitemap.xml`)
  const index = await ask('/sitemap.xml')
  expect(index.type).toMatch(/xml/)
  expect(addressesIn(index.text)).toEqual(
    ['pages', 'stores-1', 'items-1'].map((name) => `${appUrl}/sitemap-${name}.xml`),
  )

  const pages = addressesIn((await ask('/sitemap-pages.xml')).text).map((at) => at.slice(appUrl.length))
  expect(pages).toEqual(expect.arrayContaining(['/', '/faq', '/terms', '/contact']))
  expect(pages.filter((path) => /login|playground|admin|cart|shop-now|:/.test(path))).toEqual([])

  services.database.handle
    .prepare("update items set status = 'paused' where id = ?")
    .run(SMALL.items.lowStock.id)
  const { text } = await ask('/sitemap-items-1.xml')
  const items = addressesIn(text)
  expect(items).toContain(`${appUrl}/item/${SMALL.items.kopi.slug}`)
  expect(items).not.toContain(`${appUrl}/item/${SMALL.items.lowStock.slug}`)
  expect(text).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
})

it('names pages only, and none that shows nothing', async () => {
  const { appUrl } = services.context.config
  const pages = addressesIn((await ask('/sitemap-pages.xml')).text).map((at) => at.slice(appUrl.length))
  expect(pages).toEqual(expect.arrayContaining(['/help-center', '/blog', '/become-seller']))
  expect(pages.filter((path) => /suggestions|popup|recent|\.xml$|store\//.test(path))).toEqual([])

  const run = (sql: string, id: string) => services.database.handle.prepare(sql).run(id)
  const { gaya, kampung } = SMALL.stores
  const stores = async () =>
    addressesIn((await ask('/sitemap-stores-1.xml')).text).map((at) => at.slice(appUrl.length))
  expect(await stores()).toEqual(expect.arrayContaining([`/store/${gaya.slug}`, `/store/${kampung.slug}`]))
  run("update users set status = 'deleted' where id = ?", gaya.seller.id)
  expect(await stores()).toContain(`/store/${kampung.slug}`)
  expect(await stores()).not.toContain(`/store/${gaya.slug}`)
  run("update users set status = 'active' where id = ?", gaya.seller.id)
})

it('has stores in files of fifty thousand, each once', async () => {
  const { handle } = services.database
  const own = SMALL.stores.gaya.id
  handle
    .prepare(
      `insert into stores (id, seller_id, name, slug, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 50000)
       select 'sto_n' || i, seller_id, 'N ' || i, 'n-' || i, 1 from n, stores where stores.id = ?`,
    )
    .run(own)
  const all = Number(handle.prepare('select count(*) from stores').pluck().get())
  const files = await Promise.all([1, 2].map((file) => ask(`/sitemap-stores-${file}.xml`)))
  const [first = [], second = []] = files.map(({ text }) => addressesIn(text))
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([
    50_000,
    all - 50_000,
    all,
  ])
  expect((await ask('/sitemap-stores-3.xml')).status).toBe(404)
  expect((await ask('/sitemap-others-1.xml')).status).toBe(404)
  handle.prepare("delete from stores where id like 'sto_n%'").run()
})

it('has as many files as fifty thousand row numbers each take, and no more', async () => {
  expect((await ask('/sitemap-items-2.xml')).status).toBe(404)
  services.database.handle.prepare('update items set seq = 50001 where id = ?').run(SMALL.items.soldOut.id)
  expect(addressesIn((await ask('/sitemap.xml')).text)).toHaveLength(4)
  expect((await ask('/sitemap-items-2.xml')).status).toBe(200)
  expect((await ask('/sitemap-items-0.xml')).status).toBe(404)
})

it('waits for its reader without listening anew each time', async () => {
  const { handle } = services.database
  const columns = handle
    .prepare<[], string>(
      "select name from pragma_table_info('items') where name not in ('id', 'seq', 'slug')",
    )
    .pluck()
    .all()
    .map((column) => `"${column}"`)
    .join()
  // Some hundred kilobytes: far more than what is written before the reader has to keep up.
  handle
    .prepare(
      `insert into items (id, seq, slug, ${columns})
       select 'itm_many' || value, 10000 + value, 'many-' || value, ${columns} from items,
         (with recursive n(value) as (select 1 union all select value + 1 from n where value < 2500) select value from n)
       where items.id = ?`,
    )
    .run(SMALL.items.kopi.id)
  const warned = vi.fn()
  process.on('warning', warned)
  try {
    expect(addressesIn((await ask('/sitemap-items-1.xml')).text).length).toBeGreaterThan(2_500)
    await new Promise((resolve) => setImmediate(resolve))
    expect(warned.mock.calls).toEqual([])
  } finally {
    process.off('warning', warned)
  }
})
