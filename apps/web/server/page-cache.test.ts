import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { changeAppLinks, register } from '@pasar/api'
import { changeStock, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Draft } from '../app/lib/draft'
import { PageCache, type PageContents } from './page-cache'
import { begin } from './requests'

const { kopi, lowStock } = SMALL.items
let services: TestServices
let server: Server
let url: string
let made: number
/** Runs while a page is being made. */
let meanwhile: () => Promise<unknown>
let contents: PageContents | null

/** A page that shows a price, the reader's name and a heart. */
beforeEach(async () => {
  services = await openTestServices()
  made = 0
  meanwhile = async () => {}
  contents = { items: [kopi.id] }
  const pages = new PageCache(services)
  const price = services.database.handle
    .prepare("select price_sen || ' of ' || stock from items where id = ?")
    .pluck()
  const app = express()
  app.use((_request, response, next) => {
    response.locals.nonce = 'bm9uY2U='
    response.setHeader('Content-Security-Policy', "script-src 'nonce-bm9uY2U='")
    next()
  })
  app.use(pages.serveBuyer, pages.remember, async (request, response) => {
    made += 1
    const draft: Draft | undefined = response.locals.draft
    const shown = price.get(kopi.id)
    await meanwhile()
    response.locals.contents = contents
    const heart = draft?.either(`wish-${kopi.id}`)
    const hearts = heart ? `${heart.no}♡${heart.yes}♥${heart.end}` : ''
    response.send(
      `bm9uY2U= ${request.url} ${draft?.hole('name')} pays ${shown} ${hearts}${draft?.hole('reader')}`,
    )
  })
  server = createServer((request, response) => {
    begin(request, services.context.config)
    if (!pages.serveVisitor(request, response)) app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await services.dispose()
})

async function join(name: string): Promise<{ id: string; cookie: string }> {
  const email = `${name.length}-${Math.random()}@pasar.test`
  const input = { name, email, password: 'Pasar-demo-2026', language: 'en' as const }
  const { userId } = await register(services.context, input)
  const header = await services.sessions.begin(userId, 'test')
  return { id: userId, cookie: header.split(';')[0] ?? '' }
}

const see = async (cookie: string, address = `/item/${kopi.slug}`): Promise<string> => {
  const answer = await fetch(`${url}${address}`, { headers: cookie === '' ? {} : { cookie } })
  return answer.text()
}
const setItem = (id: string, values: Record<string, number | string>) =>
  services.context.transact((tx) => tx.updateTable('items').set(values).where('id', '=', id).execute())

describe('a page kept for buyers', () => {
  it('may be the answer to a search, and no other call', async () => {
    const siti = await join('Siti')
    for (const times of [1, 1]) {
      await see(siti.cookie, '/trpc/catalogue.search?input=%7B%22q%22%3A%22kopi%22%7D')
      expect(made).toBe(times)
    }
    await see(siti.cookie, '/trpc/catalogue.search?input=%7B%22q%22%3A%22teh%22%7D')
    await see(siti.cookie, '/trpc/cart.get?input=%7B%7D')
    await see(siti.cookie, '/trpc/cart.get?input=%7B%7D')
    await see(siti.cookie, '/trpc/catalogue.search,cart.get?batch=1&input=%7B%7D')
    await see(siti.cookie, '/trpc/catalogue.search,cart.get?batch=1&input=%7B%7D')
    expect(made).toBe(6)
  })

  it('is made once, and shows each of them their own', async () => {
    const [siti, ali] = [await join('Siti'), await join(`Ali <b>&"'`)]
    const first = await see(siti.cookie)
    const second = await see(ali.cookie)
    expect(made).toBe(1)
    expect(first).toContain('Siti pays')
    expect(second).toContain('Ali &lt;b&gt;&amp;&quot;&#x27; pays')
    expect(first).toContain(siti.id)
    expect(second).toContain(ali.id)
    expect(second).not.toContain(siti.id)
  })

  it('shows the heart of whoever saved the item, from the moment they did', async () => {
    const [siti, ali] = [await join('Siti'), await join('Ali')]
    expect(await see(siti.cookie)).toContain('♡')
    services.database.handle
      .prepare('insert into wishlist (user_id, item_id, price_sen, created_at) values (?, ?, 1, 1)')
      .run(siti.id, kopi.id)
    expect(await see(siti.cookie)).toContain('♥')
    expect(await see(ali.cookie)).toContain('♡')
    expect(made).toBe(1)
  })

  it('shows a changed price at once', async () => {
    const { cookie } = await join('Siti')
    await see(cookie)
    await setItem(kopi.id, { price_sen: 4_321 })
    expect(await see(cookie)).toContain('pays 4321')
    expect(made).toBe(2)
  })

  it('is made anew when a setting changes, which every footer may tell', async () => {
    const { cookie } = await join('Siti')
    await see(cookie)
    await changeAppLinks(services.context, { apk: 'https://example.my/pasar.apk' })
    await see(cookie)
    expect(made).toBe(2)
    await changeAppLinks(services.context, {})
    await see(cookie)
    expect(made).toBe(2)
  })

  it('shows at once what another process wrote', async () => {
    const { cookie } = await join('Siti')
    await see(cookie)
    await changeStock(path.dirname(services.database.handle.name), kopi.variantIds[0] ?? '', 7)
    expect(await see(cookie)).toContain('of 7')
  })

  it('is not kept when what it shows changes while it is made', async () => {
    const { cookie } = await join('Siti')
    meanwhile = () => setItem(kopi.id, { price_sen: 4_321 })
    await see(cookie)
    meanwhile = async () => {}
    expect(await see(cookie)).toContain('pays 4321')
  })

  it('is not kept when its loader let slip who it was made for', async () => {
    const siti = await join('Siti')
    const address = `/shop-now?q=${siti.id}`
    await see(siti.cookie, address)
    await see(siti.cookie, address)
    expect(made).toBe(2)
  })

  it('is not for those whose session has ended, nor for other roles', async () => {
    const [siti, seller] = [await join('Siti'), await join('Seller')]
    services.database.handle.prepare('update users set role = 2 where id = ?').run(seller.id)
    await see(siti.cookie)
    expect(await see(seller.cookie)).toContain('undefined pays')
    await services.sessions.end(siti.cookie)
    expect(await see(siti.cookie)).toContain('undefined pays')
  })

  it.each([
    ['a price', { price_sen: 1 }, 2],
    ['the last piece', { stock: 0 }, 2],
    ['a rating', { rating_sum: 1, rating_count: 1 }, 2],
    ['a title', { title: 'Other' }, 2],
    ['a status', { status: 'paused' }, 2],
    ['a piece of several', { stock: 3 }, 1],
    ['a trend', { trend: 9 }, 1],
  ])(
    'as a listing is dropped as it must be when another item has a new: %s',
    async (_name, values, times) => {
      const { cookie } = await join('Siti')
      contents = { items: [kopi.id], lists: true, catalogue: true }
      await see(cookie, '/shop-now')
      await setItem(lowStock.id, values)
      await see(cookie, '/shop-now')
      expect(made).toBe(times)
    },
  )
})

it('visitors and buyers never get the same copy', async () => {
  const { cookie } = await join('Siti')
  await see(cookie)
  expect(await see('')).toContain('undefined pays')
  expect(await see(cookie)).toContain('Siti pays')
})
